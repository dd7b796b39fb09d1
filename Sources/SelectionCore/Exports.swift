// SPDX-License-Identifier: MIT

// Checkmark lists, profiles and the cursor are a module of their own, for apps that need no table.
@_exported public import SelectionLists
