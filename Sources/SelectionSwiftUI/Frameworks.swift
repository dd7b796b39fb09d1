// SPDX-License-Identifier: MIT

// SwiftUI exists only on Apple's systems. Elsewhere, this module contains only the logic of its
// modifiers, which is tested there.
#if canImport(SwiftUI)
  @_exported public import SwiftUI
#endif
@_exported public import SelectionCore
@_exported public import SelectionObservation
