// SPDX-License-Identifier: MIT

// If UIKit has table views, this module uses UIKit. Elsewhere, such as on the test machine, on a
// Mac and on a watch, the same source uses the headless table, under UIKit's names. All files of
// the module import it through this file.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit
#else
  @_exported public import UIKitNames
#endif
@_exported public import SelectionCore
@_exported public import SelectionViews
