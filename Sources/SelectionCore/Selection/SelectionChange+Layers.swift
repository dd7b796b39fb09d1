// SPDX-License-Identifier: MIT

/// The marks in a layer that an input has changed.
extension TableChange {
  /// The rows that are still there and newly marked in a layer.
  ///
  ///     try mails.mark(["m2"], in: .flagged).marked(in: .flagged)        // ["m2"]
  ///
  /// - Parameter layer: The layer.
  /// - Complexity: As ``deselected``.
  public func marked(in layer: MarkLayer) -> Rows {
    let (old, new) = (rows.mapped(rows.before.numbers(in: layer)), rows.after.numbers(in: layer))
    return names(ofRows: rows.stayed(new.subtracting(old)))
  }

  /// The rows that are still there and no longer marked in a layer.
  ///
  /// - Parameter layer: The layer.
  /// - Complexity: As ``deselected``.
  public func unmarked(in layer: MarkLayer) -> Rows {
    let old = rows.mapped(rows.before.shown(rows.before.numbers(in: layer)))
    return names(ofRows: rows.after.shown(old.subtracting(rows.after.numbers(in: layer))))
  }
}

extension SelectionChange {
  /// The app's own layers in which rows are or were marked.
  var layers: [MarkLayer] {
    let (old, new) = (before.extras.named.marks, after.extras.named.marks)
    return old.entries.map { $0.layer }
      + new.entries.map { $0.layer }.filter { old[$0].isEmpty }
  }

  /// The rows whose marks in the app's own layers have changed.
  var differingInLayers: RowSet {
    layers.reduce(into: RowSet()) { rows, layer in
      let (old, new) = (before.numbers(in: layer), after.numbers(in: layer))
      rows.formUnion(mapped(old).symmetricDifference(new))
    }
  }

  /// Whether the same rows are marked in the app's own layers.
  var hasSameLayers: Bool {
    layers.allSatisfy { layer in
      let (old, new) = (before.numbers(in: layer), after.numbers(in: layer))
      return mapped(old) == new && old.count == new.count
    }
  }
}
