// SPDX-License-Identifier: MIT

// What every program has: arguments, texts, an array, and a line of output.
let words = Array(CommandLine.arguments.dropFirst())
print(words.compactMap { Int($0) }.map(String.init).joined(separator: " "), words.count)
