// SPDX-License-Identifier: MIT

// The drivers of UIKit's and AppKit's views; elsewhere this module contains only the items.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @_exported public import SelectionAppKit
#elseif canImport(UIKit) && !os(watchOS)
  @_exported public import SelectionUIKit
#endif
@_exported public import SelectionOutline
@_exported public import SelectionViews
