// SPDX-License-Identifier: MIT
import SelectionCore

/// The values that examples in doc comments use without declaring them.
struct Known {
  /// Two sections, of three rows and of five.
  var table = TableSelection(shape: [3, 5], policy: .multiple)
  var tableAtFirst = TableSelection(shape: [3, 5], policy: .multiple)
  var other = TableSelection(shape: [3, 5], policy: .multiple)
  var later = TableSelection(shape: [3, 5], policy: .multiple)
  /// Rows of the table.
  var row = RowPath(0, 1)
  var first = RowPath(0, 1)
  var last = RowPath(1, 2)
  var update = TableUpdate()

  /// Five mails in one section.
  var mails = IdentifiedTable(sections: [["m1", "m2", "m3", "m4", "m5"]], policy: .multiple)
  var mailsAtFirst = IdentifiedTable(
    sections: [["m1", "m2", "m3", "m4", "m5"]], policy: .multiple)
  var otherMails = IdentifiedTable(sections: [["m1", "m5"]], policy: .multiple)
  var mail = Mail(id: "m2", subject: "Your invoice")
  var today = [Mail(id: "m1", subject: "Hello"), Mail(id: "m2", subject: "Your invoice")]
  var earlier = [Mail(id: "m3", subject: "Tickets")]
  var subjects = ["m1": "Hello", "m2": "Your invoice", "m3": "Tickets"]
  var selection = MatchingSelection<String, String>()

  /// Mails of which a page is loaded.
  var pages = IdentifiedTable(sections: [["m1", "m2", "m7"]], policy: .multiple)
  var loaded = ["m1", "m2", "m7"]
  var next = ["m8", "m9"]

  /// Five mails in a flat list, and all mails but one.
  var ids = ["m1", "m2", "m3", "m4", "m5"]
  var chosen = Set<String>()
  var cursor = SelectionCursor<String>()
  var archived = RemoteSelection<String>.allExcept(["m7"])

  /// Items to pack, of which the tent is checked.
  var packing = InclusiveList(checked: ["tent"])
  var items = ["tent", "stove", "lamp", "map"]
  /// A choice of one out of several, of which "easy" is made.
  var difficulty = ExclusiveList(checked: "easy")

  /// Parts of an app.
  var doneButton = Button()
  var addButton = Button()
  var band = Button()
  var list = GTKList()
  var typing = TypeAhead()
  var now = 0.0
  var labels = ["Oslo", "Essen", "Etna"]
  var pointer = PointerTracker<String>()
  var grid = RowGrid(rowCount: 8, lineHeight: 20)
  var point = ViewPoint(x: 10, y: 30)
  var seconds = 0.5
  var event = PointerEvent.down(on: "m2", at: ViewPoint(x: 0, y: 0), time: 0, modifiers: [])
  var autoscroll = Autoscroll()
}

extension MarkLayer {
  static let flagged = MarkLayer("flagged")
}
