// SPDX-License-Identifier: MIT

// SwiftUI is on Apple's systems alone. Elsewhere this module has what its modifiers do, which is
// tested there.
#if canImport(SwiftUI)
  @_exported public import SwiftUI
#endif
@_exported public import SelectionCore
@_exported public import SelectionObservation
