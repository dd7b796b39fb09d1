// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import SelectionCore
  import SelectionObservation
  import SelectionOutline

  /// The differences between two states of an outline.
  struct OutlineComparison<ID: Hashable>: RowComparison {
    /// A part of a node's state that is observed separately.
    enum Aspect: RowAspect {
      case state, selected, shown, box, enabledBox, shownBox, expanded, focus, children
    }

    /// A part of the whole outline's state that is observed separately.
    enum Part: Hashable {
      case outline, shownRows, roots, checkedLeaves, checkedLeafCount, isFiltered
    }

    let old: OutlineSelection<ID>
    let new: OutlineSelection<ID>
    private let isRenamed: Bool
    /// Whether nodes may have new numbers, groups or names.
    let isMoved: Bool

    init?(from old: OutlineSelection<ID>, to new: OutlineSelection<ID>, isRenamed: Bool) {
      if new.rows.change(from: old.rows).isEmpty, new == old { return nil }
      (self.old, self.new, self.isRenamed) = (old, new, isRenamed)
      isMoved = isRenamed || !new.hasSameTree(as: old)
    }

    func isDifferent(_ aspect: Aspect, of id: ID) -> Bool {
      func differs(_ counted: CountedRows) -> Bool {
        old.state(of: id, counting: counted) != new.state(of: id, counting: counted)
      }
      return switch aspect {
      case .state: NodeState(of: id, in: old) != NodeState(of: id, in: new)
      case .selected: isDifferent(.isSelected(id))
      case .shown: isDifferent(.isShown(id))
      case .box: differs(.all)
      case .enabledBox: differs(.enabled)
      case .shownBox: differs(.shown)
      case .expanded: old.isExpanded(id) != new.isExpanded(id)
      case .focus: isDifferent(.hasFocus(id))
      case .children:
        // Of several nodes with the same identity, a different one may now be the first that is
        // shown.
        (isMoved || old.rowNumber(of: id) != new.rowNumber(of: id))
          && old.children(of: id) != new.children(of: id)
      }
    }

    func isDifferent(_ part: Part) -> Bool {
      switch part {
      case .outline: true
      case .shownRows:
        old.shape != new.shape
          || (isMoved ? old.shownRows != new.shownRows : isShownDifferently)
      case .roots: isMoved && old.children(of: nil) != new.children(of: nil)
      case .checkedLeaves:
        (isMoved || old.rows.checkedNumbers != new.rows.checkedNumbers)
          && old.checkedLeaves != new.checkedLeaves
      case .checkedLeafCount: old.checkedLeafCount != new.checkedLeafCount
      case .isFiltered: old.isFiltered != new.isFiltered
      }
    }

    func names(atMost limit: Int) -> Set<ID>? {
      isRenamed ? nil : new.differingNodes(from: old, atMost: limit).map { Set($0) }
    }
  }

  extension CountedRows {
    /// The aspect of a node that is the state of its box if the given nodes count.
    func aspect<ID>(of _: ID.Type) -> OutlineComparison<ID>.Aspect {
      switch self {
      case .all: .box
      case .enabled: .enabledBox
      case .shown: .shownBox
      }
    }
  }
#endif
