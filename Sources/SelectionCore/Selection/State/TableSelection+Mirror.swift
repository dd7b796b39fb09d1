// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension TableSelection: CustomReflectable {
    /// A mirror of the parts of the description.
    public var customMirror: Mirror { Mirror(self, parts: parts { text(of: $0) }) }
  }

  extension SelectionChange: CustomReflectable {
    /// A mirror of the changes, and the tables before and after them.
    public var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "selected": selected, "deselected": deselected, "lost": lost, "checked": checked,
          "unchecked": unchecked, "calls": calls.description, "before": before, "after": after,
        ], displayStyle: .struct)
    }
  }

  extension Mirror {
    /// A mirror with a child for each part of a text.
    init<Subject>(_ subject: Subject, parts: [TextPart]) {
      self.init(
        subject, children: parts.map { (label: $0.label, value: $0.text) }, displayStyle: .struct)
    }
  }
#endif
