// SPDX-License-Identifier: MIT

// Where UIKit is, this is for UIKit. Elsewhere, as on the machine that tests it, the same source is
// for the table without a screen, under UIKit's names. All files of the module have it from here.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import UIKitNames
#endif
@_exported public import SelectionCore
