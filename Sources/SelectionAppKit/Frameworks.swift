// SPDX-License-Identifier: MIT

// AppKit is on macOS alone; elsewhere this module has what a driver of any view has.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @_exported public import AppKit
#endif
@_exported public import SelectionCore
@_exported public import SelectionViews
