// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore
  @_exported public import SelectionObservation
  public import SelectionOutline

  /// An outline whose nodes views observe individually.
  ///
  ///     let files = ObservableOutline(
  ///       try OutlineSelection(nodes: [
  ///         OutlineNode("docs"), OutlineNode("a.txt", depth: 1),
  ///         OutlineNode("b.txt", depth: 1),
  ///       ]))
  ///     files["docs"].box      // .none; observes this node, and no other
  ///     files.tapBox("a.txt")  // observers of "docs" and "a.txt" are notified
  ///     files["docs"].box      // .partial
  ///
  /// The class makes an `OutlineSelection` observable, as an `ObservableTable` does for a table,
  /// and its members have the same names. Reading a node's state observes the node, its triangle
  /// and its box. An input notifies only the observers of the nodes whose appearance has
  /// changed. For example, expanding a group of a hundred thousand nodes notifies only the group's
  /// observers and the observers of ``shownRows``. The cost of a tap on the box of a group with a
  /// million nodes depends only on the observed nodes.
  ///
  /// As with an `ObservableTable`, rules, observers and the closure of ``change(_:)`` may apply
  /// further inputs. The class is isolated to the main actor. On other actors, use a copy of the
  /// ``outline``, which is a value, and later set the ``outline`` to the copy.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  public final class ObservableOutline<ID: Hashable>: ObservableSelection, OutlineReceiving {
    /// Called when an input from the user is refused.
    ///
    /// The possible reasons are a disabled node, the mode none, a rule, a limit, or an error that
    /// the input threw.
    public var onRefusal: ((Refusal<ID>) -> Void)? {
      didSet { observed.onRefusal = onRefusal }
    }

    let observed: ObservedRows<OutlineComparison<ID>>

    /// Creates a model of an outline.
    ///
    /// - Parameter outline: The outline.
    public init(_ outline: OutlineSelection<ID>) { observed = ObservedRows(outline) }

    /// The whole outline; reading it observes every input.
    ///
    /// You can change the outline in place with any method of an `OutlineSelection`, and views are
    /// notified of the differences:
    ///
    ///     try files.outline.loadChildren([OutlineNode("sea.jpg")], of: "photos")
    /// - Complexity: Setting the outline costs O(*o* log *n*) for *o* observed nodes, plus the cost
    ///   of the observed properties of the whole outline.
    public var outline: OutlineSelection<ID> {
      get {
        read(.outline)
        return current
      }
      _modify { yield &observed.table }
    }

    var current: OutlineSelection<ID> { observed.current }

    func read(_ part: OutlineComparison<ID>.Part) { observed.read(part) }

    func read(_ aspect: OutlineComparison<ID>.Aspect, of id: ID) { observed.read(aspect, of: id) }

    /// The outline with all changes, for code that handles events; reading this property doesn't
    /// observe the outline.
    ///
    /// - Complexity: O(1).
    public var latest: OutlineSelection<ID> { observed.latest }

    /// Returns the outline as observers see it, and observes a part of it.
    ///
    ///     files.table(observing: .selectedRows).selectedCount
    ///
    /// - Parameter part: The part that the caller reads.
    /// - Returns: The outline; from it, read only this part.
    /// - Complexity: O(1).
    public func table(observing part: ObservedPart<ID>) -> OutlineSelection<ID> {
      observed.table(observing: part)
    }

    /// Changes the outline for the user as a single step; calls ``onRefusal`` if the change throws
    /// an error or is refused.
    ///
    ///     files.attempt { outline throws(SelectionError) in try outline.toggle("docs") }
    ///
    /// - Parameter body: Changes the outline, and returns the change, or nil if it does nothing.
    /// - Returns: The resulting change, or nil if the change throws an error, or is applied only
    ///   after the change under way.
    /// - Complexity: The cost of `body`, plus O(log *n*) for each observed node that can differ, or
    ///   for each observed node if nodes were added, removed, shown or hidden.
    @discardableResult
    public func attempt(
      _ body: @escaping (inout OutlineSelection<ID>) throws(SelectionError) -> OutlineChange<ID>?
    ) -> OutlineChange<ID>? { observed.attempt(body) }

    /// The state that a node's row shows; reading the state observes the node.
    ///
    /// - Parameter id: The node.
    /// - Complexity: O(log *n*).
    public subscript(id: ID) -> NodeState {
      read(.state, of: id)
      return NodeState(of: id, in: current)
    }

    /// Changes the outline as a single step: observers are notified of the difference between the
    /// old and the new outline.
    ///
    ///     try files.change { try $0.move(["a.txt"], to: .end) }
    ///
    /// If the closure throws an error, nothing changes. From within the closure or a rule, a call
    /// of this method is refused, as in an `ObservableTable`.
    /// - Parameter body: Changes the outline.
    /// - Returns: The result of `body`.
    /// - Throws: The error that `body` throws, or `SelectionError.changeUnderWay`.
    /// - Complexity: The cost of `body`, plus the cost of setting ``outline``.
    @discardableResult
    public func change<Result, Failure: Error>(
      _ body: (inout OutlineSelection<ID>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try observed.change(isRenamed: true, body)
    }
  }
#endif
