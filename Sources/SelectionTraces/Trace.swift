// SPDX-License-Identifier: MIT
internal import SelectionCore
