// SPDX-License-Identifier: MIT

internal import SelectionCore

/// A list of platforms: the keys and clicks of the checked platform apply in all tables.
final class ProfileTable: DemoTable {
  /// The profiles to choose from.
  static let profiles = [InputProfile.terminal] + InputProfile.all

  override class var name: String { "Keys" }
  override class var introduction: String {
    "Check a platform: keys and clicks in all tables follow its conventions."
  }
  override class var policy: SelectionPolicy { SelectionPolicy(.multiple, editing: .multiple) }
  override class func sections() -> [DemoSection] {
    let rows = profiles.map { DemoRow(label: $0.title) }
    return [
      DemoSection(title: "Platforms", rows: rows, list: .exclusive, checked: [rows[0]]),
      DemoSection(title: "Try them", rows: (1...20).map { DemoRow(label: "row \($0)") }),
    ]
  }

  /// The checked profile.
  var profile: InputProfile {
    get {
      let title = table.checkedRows(inSection: 0).first?.label
      return Self.profiles.first { $0.title == title } ?? .terminal
    }
    set { apply(.check(spans([DemoRow(label: newValue.title)]))) }
  }

  /// Checks the next profile.
  func checkNext() {
    let place = Self.profiles.firstIndex(of: profile) ?? 0
    profile = Self.profiles[(place + 1) % Self.profiles.count]
  }

  override var summary: String { "as \(profile.title)" }

  override func markAll() { note("one platform at a time") }

  override func invert() { markAll() }
}
