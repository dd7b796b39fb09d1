// SPDX-License-Identifier: MIT

/// The results of examples that aren't what their comments say.
nonisolated(unsafe) private var differences: [String] = []

/// Holds the result of an example's line to the comment behind it.
///
/// Quotes, brackets, leading dots, names of types, and spaces don't count.
func expect<Value>(_ value: Value, _ comment: String, _ place: String) {
  // What is called for its effect has a comment that says more.
  if Value.self == Void.self { return }
  let wanted = plain(comment)
  let forms = [String(describing: value), String(reflecting: value)]
  if !forms.contains(where: { plain($0) == wanted }) {
    differences.append("\(place): \(forms[0]), and not \(comment)")
  }
}

/// Notes that an example has thrown an error.
func run(_ place: String, _ example: () throws -> Void) {
  do { try example() } catch { differences.append("\(place): throws: \(error)") }
}

/// A text without what only concerns how it is written.
private func plain(_ text: String) -> String {
  // What is behind a name of types, such as that of an enum's case.
  let text = text.replacing(/<[^<>]*>/, with: "").replacing(/\b([A-Z]\w*\.)+/, with: "")
    .replacing(/\b(Optional|Set)\(([^()]*(\([^()]*\))?[^()]*)\)/) { $0.2 }
  var result = ""
  for (index, character) in zip(text.indices, text) {
    if "\"[]{} ".contains(character) { continue }
    let next = text.index(after: index)
    let isLeading = index == text.startIndex || "[(:, ".contains(text[text.index(before: index)])
    if character == ".", isLeading, next < text.endIndex, text[next].isLetter { continue }
    result.append(character)
  }
  return result
}

/// Prints what differs, and returns how many results do.
func report() -> Int {
  for difference in differences { print(difference) }
  return differences.count
}
