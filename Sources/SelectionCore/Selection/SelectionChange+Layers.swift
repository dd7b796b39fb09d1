// SPDX-License-Identifier: MIT

/// The marks in a layer that an input has changed.
extension SelectionChange {
  /// The rows that are still there and newly marked in a layer.
  ///
  ///     try table.mark([RowPath(0, 1)], in: .flagged).marked(in: .flagged)       // [0.1]
  ///
  /// - Parameter layer: The layer.
  /// - Complexity: As ``deselected``.
  public func marked(in layer: MarkLayer) -> RowPaths {
    let (old, new) = (mapped(before.rows(in: layer)), after.rows(in: layer))
    return after.paths(of: stayed(new.subtracting(old)))
  }

  /// The rows that are still there and no longer marked in a layer.
  ///
  /// - Parameter layer: The layer.
  /// - Complexity: As ``deselected``.
  public func unmarked(in layer: MarkLayer) -> RowPaths {
    let old = mapped(before.shown(before.rows(in: layer)))
    return after.paths(of: old.subtracting(after.rows(in: layer)))
  }

  /// The app's own layers in which rows are or were marked.
  var layers: [MarkLayer] {
    let (old, new) = (before.extras.named.marks, after.extras.named.marks)
    return old.entries.map { $0.layer }
      + new.entries.map { $0.layer }.filter { old[$0].isEmpty }
  }

  /// The rows whose marks in the app's own layers have changed.
  var differingInLayers: RowSet {
    layers.reduce(into: RowSet()) { rows, layer in
      let (old, new) = (before.rows(in: layer), after.rows(in: layer))
      rows.formUnion(mapped(old).symmetricDifference(new))
    }
  }

  /// Whether the same rows are marked in the app's own layers.
  var hasSameLayers: Bool {
    layers.allSatisfy { layer in
      let (old, new) = (before.rows(in: layer), after.rows(in: layer))
      return mapped(old) == new && old.count == new.count
    }
  }
}
