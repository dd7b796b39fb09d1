// SPDX-License-Identifier: MIT

extension TableUpdate {
  /// Checks the update against a shape, and says where each row and section goes.
  ///
  /// - Parameter shape: the shape before the update.
  /// - Returns: the mapping, with the shape after the update.
  /// - Throws: what the update conflicts with, the first that is found.
  /// - Complexity: O(*m* log *n*) for *m* single changes, however many rows and sections there are.
  public func mapping(of shape: TableShape) throws(UpdateError) -> TableMapping {
    try mapping(UpdatePlan(self, of: shape))
  }

  func mapping(_ plan: UpdatePlan) throws(UpdateError) -> TableMapping {
    let shape = plan.shape
    let sections = IndexMapping(
      oldCount: shape.sectionCount,
      segments: weave(
        plan.leavingSections.complement(within: shape.sectionCount), plan.arrivingSections[...]))
    return try RowWeaver(plan, sections, self).mapping()
  }
}
