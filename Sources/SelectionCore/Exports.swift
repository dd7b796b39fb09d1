// SPDX-License-Identifier: MIT

// Sets of rows are a module of their own, and so are checkmark lists, profiles and the cursor, for
// apps that need no table.
@_exported public import RowSets
@_exported public import SelectionLists
