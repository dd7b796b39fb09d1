// SPDX-License-Identifier: MIT

/// The values that a model has had, for undo and redo.
struct ModelHistory<Model: Equatable> {
  private var done: [Model] = []
  private var undone: [Model] = []

  /// Takes note of what the model was before a change.
  mutating func record(_ old: Model) {
    done.append(old)
    undone = []
  }

  /// What the model was before the last change; nil where there was none.
  mutating func undo(from current: Model) -> Model? {
    guard let old = done.popLast() else { return nil }
    undone.append(current)
    return old
  }

  /// What the model was before the last undo; nil where there was none.
  mutating func redo(from current: Model) -> Model? {
    guard let new = undone.popLast() else { return nil }
    done.append(current)
    return new
  }
}
