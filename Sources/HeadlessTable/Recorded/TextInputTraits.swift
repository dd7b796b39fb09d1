// SPDX-License-Identifier: MIT

// Keyboard settings, which are only recorded, because tests enter the text.

/// The setting that determines which words a keyboard capitalizes.
public enum TextAutocapitalizationType: Hashable, Sendable {
  /// None.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// The setting that determines whether a keyboard corrects words.
public enum TextAutocorrectionType: Hashable, Sendable {
  /// The system's choice.
  case `default`
  /// It doesn't.
  case no
  /// It does.
  case yes
}

/// The set of keys that a keyboard shows.
public enum KeyboardType: Hashable, Sendable {
  /// The keys for the user's language.
  case `default`
  /// The keys for ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// The keys for a URL.
  case URL
  /// Digits.
  case numberPad
  /// The keys for a telephone number.
  case phonePad
  /// The keys for an email address.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// The keys for a web search.
  case webSearch
}

/// The label of a keyboard's return key.
public enum ReturnKeyType: Hashable, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Join.
  case join
  /// Next.
  case next
  /// Search.
  case search
  /// Send.
  case send
  /// Done.
  case done
}
