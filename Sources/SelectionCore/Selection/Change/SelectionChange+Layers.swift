// SPDX-License-Identifier: MIT

/// The marks in a layer that an input has changed.
extension TableChange {
  /// Returns the rows that are still shown and newly marked in a layer.
  ///
  ///     try mails.mark(["m2"], in: .flagged).marked(in: .flagged)        // ["m2"]
  ///
  /// - Parameter layer: The layer.
  /// - Returns: The rows.
  /// - Complexity: The cost of ``deselected``.
  public func marked(in layer: MarkLayer) -> Rows {
    let (old, new) = (rows.mapped(rows.before.numbers(in: layer)), rows.after.numbers(in: layer))
    return names(ofRows: rows.stayed(new.subtracting(old)))
  }

  /// Returns the rows that are still shown and no longer marked in a layer.
  ///
  /// For all rows, shown or hidden, compare ``TableSelection/numbers(in:)`` before and after the
  /// change, for instance if an undo may change rows that a search hides.
  ///
  /// - Parameter layer: The layer.
  /// - Returns: The rows.
  /// - Complexity: The cost of ``deselected``.
  public func unmarked(in layer: MarkLayer) -> Rows {
    let old = rows.mapped(rows.before.shown(rows.before.numbers(in: layer)))
    return names(ofRows: rows.after.shown(old.subtracting(rows.after.numbers(in: layer))))
  }
}

extension SelectionChange {
  /// The rows whose marks in the app's own layers have changed, layer by layer.
  var differingLayers: LayerMarks {
    let (old, new) = (before.layerMarks, after.layerMarks)
    if old.isEmpty { return new }
    return old.map(mapped).symmetricDifference(new)
  }

  /// Whether the same rows are marked in the app's own layers.
  var hasSameLayers: Bool {
    before.layerMarks.counts == after.layerMarks.counts && differingLayers.isEmpty
  }
}
