// SPDX-License-Identifier: MIT

/// The policy for the user's selection: the four flags of `UITableView`, with their defaults, and a
/// flag that determines whether editing ends when no row is selected anymore.
///
///     SelectionPolicy().mode(isEditing: false)                          // single
///     SelectionPolicy.multiple.mode(isEditing: false)                   // multiple
///     SelectionPolicy(.none, editing: .multiple).mode(isEditing: true)  // multiple
///
/// A policy applies to the user's inputs. The program may select rows in mode none, but never two
/// rows in mode single.
public struct SelectionPolicy: Hashable, Sendable {
  /// Whether the user can select while the table is not being edited.
  public var allowsSelection: Bool
  /// Whether the user can select several rows while the table is not being edited.
  ///
  /// The property has no effect if `allowsSelection` is false.
  public var allowsMultipleSelection: Bool
  /// Whether the user can select while the table is being edited.
  public var allowsSelectionDuringEditing: Bool
  /// Whether the user can select several rows while the table is being edited, regardless of
  /// `allowsSelectionDuringEditing`.
  public var allowsMultipleSelectionDuringEditing: Bool
  /// Whether editing ends when the last selected row is deselected or deleted.
  ///
  ///     let policy = SelectionPolicy(
  ///       .none, editing: .multiple, endsEditingWhenEmpty: true)
  ///     var photos = TableSelection(shape: [9], policy: policy)
  ///     photos.setEditing(true)
  ///     for _ in 1...2 { try photos.tap(RowPath(0, 3)) }
  ///     photos.isEditing  // false
  ///
  /// If editing begins when no row is selected, editing ends in this way only after a row has been
  /// selected. While a pan or a sweep is in progress, editing ends no earlier than the gesture. The
  /// selection then changes as it does whenever editing ends, in the same step of the history.
  public var endsEditingWhenEmpty: Bool

  /// Creates a policy from UIKit's flags.
  ///
  ///     let edits = SelectionPolicy(allowsMultipleSelectionDuringEditing: true)
  ///     edits                               // single editing multiple
  public init(
    allowsSelection: Bool = true,
    allowsMultipleSelection: Bool = false,
    allowsSelectionDuringEditing: Bool = false,
    allowsMultipleSelectionDuringEditing: Bool = false,
    endsEditingWhenEmpty: Bool = false
  ) {
    self.allowsSelection = allowsSelection
    self.allowsMultipleSelection = allowsMultipleSelection
    self.allowsSelectionDuringEditing = allowsSelectionDuringEditing
    self.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    self.endsEditingWhenEmpty = endsEditingWhenEmpty
  }

  /// Creates a policy from two modes, of which the second applies during editing.
  ///
  ///     SelectionPolicy(.multiple)           // multiple editing none
  public init(
    _ mode: RowSelectionMode, editing: RowSelectionMode = .none, endsEditingWhenEmpty: Bool = false
  ) {
    self.init(
      allowsSelection: mode != .none,
      allowsMultipleSelection: mode == .multiple,
      allowsSelectionDuringEditing: editing != .none,
      allowsMultipleSelectionDuringEditing: editing == .multiple,
      endsEditingWhenEmpty: endsEditingWhenEmpty)
  }

  /// Returns the mode in force.
  ///
  ///     SelectionPolicy(.none, editing: .multiple).mode(isEditing: true)  // multiple
  ///
  /// - Complexity: O(1).
  public func mode(isEditing: Bool) -> RowSelectionMode {
    if isEditing {
      if allowsMultipleSelectionDuringEditing { return .multiple }
      return allowsSelectionDuringEditing ? .single : .none
    }
    guard allowsSelection else { return .none }
    return allowsMultipleSelection ? .multiple : .single
  }
}

extension SelectionPolicy {
  /// A policy that lets the user select one row at a time, and no rows during editing.
  public static var single: SelectionPolicy { SelectionPolicy(.single) }

  /// A policy that lets the user select any number of rows, and no rows during editing.
  public static var multiple: SelectionPolicy { SelectionPolicy(.multiple) }
}

extension SelectionPolicy: CustomStringConvertible {
  /// The two modes, in the form used in traces: `single editing none`, and `until-empty`.
  public var description: String {
    "\(mode(isEditing: false).rawValue) editing \(mode(isEditing: true).rawValue)"
      + (endsEditingWhenEmpty ? " until-empty" : "")
  }
}

/// The change to the selection when editing begins and when it ends.
public enum EditingTransition: String, Hashable, Sendable, CaseIterable {
  /// The selection is cleared when editing begins and when it ends, as in `UITableView`.
  case clear
  /// The selection stays.
  case keep
  /// The selection is cleared when editing begins, and restored when it ends.
  case restore
}

#if !hasFeature(Embedded)
  extension SelectionPolicy: Codable {
    /// Reads UIKit's flags.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      func flag(_ key: FormVersion.Key) throws -> Bool {
        try container.decode(Bool.self, forKey: key)
      }
      allowsSelection = try flag("allowsSelection")
      allowsMultipleSelection = try flag("allowsMultipleSelection")
      allowsSelectionDuringEditing = try flag("allowsSelectionDuringEditing")
      allowsMultipleSelectionDuringEditing = try flag("allowsMultipleSelectionDuringEditing")
      endsEditingWhenEmpty =
        try container.decodeIfPresent(Bool.self, forKey: "endsEditingWhenEmpty") ?? false
    }

    /// Writes UIKit's flags.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      try container.encode(allowsSelection, forKey: "allowsSelection")
      try container.encode(allowsMultipleSelection, forKey: "allowsMultipleSelection")
      try container.encode(allowsSelectionDuringEditing, forKey: "allowsSelectionDuringEditing")
      try container.encode(
        allowsMultipleSelectionDuringEditing, forKey: "allowsMultipleSelectionDuringEditing")
      if endsEditingWhenEmpty { try container.encode(true, forKey: "endsEditingWhenEmpty") }
    }
  }
#endif
