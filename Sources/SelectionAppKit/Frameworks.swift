// SPDX-License-Identifier: MIT

// AppKit exists only on macOS; elsewhere this module contains only the generic driver.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @_exported public import AppKit
#endif
@_exported public import SelectionCore
@_exported public import SelectionViews
