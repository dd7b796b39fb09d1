// SPDX-License-Identifier: MIT

// An enumeration of names is saved as its name.
#if !hasFeature(Embedded)
  extension CheckmarkListKind: Codable {}
  extension DeletionSuccessor: Codable {}
  extension EditingTransition: Codable {}
  extension LimitOverflow: Codable {}
  extension PartialTap: Codable {}
  extension ReplacementScope: Codable {}
  extension SweepEffect: Codable {}
  extension VanishedRows: Codable {}
#endif
