// SPDX-License-Identifier: MIT

// Where UIKit has tables, this is for UIKit. Elsewhere, as on the machine that tests it, on a Mac
// and on a watch, the same source is for the table without a screen, under UIKit's names. All files
// of the module have it from here.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit
#else
  @_exported public import UIKitNames
#endif
@_exported public import SelectionCore
@_exported public import SelectionViews
