// SPDX-License-Identifier: MIT

import SelectionCore
package import SelectionOutline
package import SelectionViews

extension SelectionDriver {
  /// Applies an input of the user that only trees have, and shows the change.
  @discardableResult
  package func attemptInTree<ID>(
    _ input: @escaping (inout OutlineSelection<ID>) throws(OutlineError) -> OutlineChange<ID>?
  ) -> OutlineChange<ID>? where Table == OutlineSelection<ID> {
    attempt { outline throws(SelectionError) in
      do throws(OutlineError) { return try input(&outline) } catch { throw error.selectionError }
    }
  }
}
