// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension TableSelection: CustomReflectable {
    /// A mirror whose children are the parts of the description.
    public var customMirror: Mirror { Mirror(self, parts: parts { text(of: $0) }) }
  }

  extension Mirror {
    /// A mirror with a child for each part of a text.
    init<Subject>(_ subject: Subject, parts: [TextPart]) {
      self.init(
        subject, children: parts.map { (label: $0.label, value: $0.text) }, displayStyle: .struct)
    }
  }
#endif
