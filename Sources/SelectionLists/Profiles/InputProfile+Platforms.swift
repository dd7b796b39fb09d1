// SPDX-License-Identifier: MIT

/// The keyboard and mouse conventions of platforms.
///
/// The platforms' conventions differ as follows:
///
/// | | touch | AppKit | Windows, Qt | GTK | ARIA | ARIA, with modifiers |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | arrows | focus | select | select | select | focus | select |
/// | ⇧ arrows | focus | block | extend | extend | focus and flip | focus and flip |
/// | ⌘ arrows | – | – | focus | focus | – | focus |
/// | ⌘⇧ arrows | – | – | extend adding | as anchor | – | – |
/// | page up, page down | focus | – | select | select | – | – |
/// | ⇧ page up, page down | focus | – | extend | extend | – | – |
/// | ⌘ page up, page down | – | – | focus | focus | – | – |
/// | ⌘⇧ page up, page down | – | – | extend adding | as anchor | – | – |
/// | home, end | focus | – | select | select | focus | select |
/// | ⇧ home, end | focus | – | extend | extend | – | – |
/// | ⌘ home, end | – | – | focus | focus | – | focus |
/// | ⌘⇧ home, end | – | – | extend adding | as anchor | from lead | from lead |
/// | space | tap | – | select | flip | flip | flip |
/// | ⌘ space | – | – | flip | flip | – | flip |
/// | ⇧ space | – | – | extend | flip | extend adding | extend adding |
/// | ⌘⇧ space | – | – | extend adding | flip | – | – |
/// | return | tap | – | – | – | – | – |
/// | ⌘ A | – | all | all | all | all, or none | all, or none |
/// | ⌘⇧ A | – | none | – | none | – | – |
/// | ⌘ / | – | – | – | all | – | – |
/// | ⌘ \ | – | – | – | none | – | – |
/// | escape | cancel | cancel | cancel | cancel | cancel | cancel |
/// | click | tap | select | select | select | flip | select |
/// | ⌘ click | tap, flip | flip | flip | flip | flip | flip |
/// | ⇧ click | tap, extend | block | extend | extend | extend adding | extend |
/// | ⌘⇧ click |tap, extend|extend adding|extend adding|as anchor|extend adding|extend adding|
/// | secondary click | – | – | select | select | – | – |
/// | click beside rows | – | none | none | none | – | none |
///
/// If rows are in several columns, the left and right arrows have the same effects as up and down;
/// in a single column, they have no effect. A press has the effect of a click, either immediately
/// or at the release. A secondary click selects its row only if the row isn't selected.
///
/// A tap with ⌘ or ⇧ begins editing if a pan may begin it; otherwise the tap is an ordinary tap. In
/// AppKit, the consecutive selected rows that contain the anchor become the range, and other rows
/// stay selected, as in the Finder's list and in Mail; this convention follows published
/// descriptions and was not tried on a device. A click ignores modifiers that no entry contains.
/// In AppKit, page up, page down, home and end scroll and select nothing. ⌘ is ctrl outside Apple's
/// platforms. Sources: GTK's `gtklistbase.c`, and `gtklistitemwidget.c`, in which space flips with
/// any modifier; the ARIA Authoring Practices' listbox pattern, whose two models for several rows
/// are "recommended" (no modifier needed) and "alternative"; `NSTableView` and Qt's
/// `QAbstractItemView::ExtendedSelection` as documented.
extension InputProfile {
  /// The conventions of the platform for which the program is compiled: AppKit on macOS, Windows on
  /// Windows, touch on Apple's other platforms, and GTK elsewhere.
  public static var platform: InputProfile {
    #if os(macOS)
      .appKit
    #elseif os(Windows)
      .windows
    #elseif os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      .touch
    #else
      .gtk
    #endif
  }

  /// The conventions for touch, with an optional keyboard, as on a tablet: taps select rows as the
  /// policy allows.
  public static let touch: InputProfile = {
    var profile = InputProfile(
      name: "touch",
      clicks: [
        []: .tap, .command: .tapToggling, .shift: .tapExtending,
        [.command, .shift]: .tapExtending,
      ])
    profile.setMotions([], .focus)
    profile.setMotions(.shift, .focus)
    profile.setSpace([], .tap)
    profile.set(.returnKey, [], .go(.stay, .tap))
    profile.set(.escape, [], .cancel)
    return profile
  }()

  /// The conventions for the pointer and the keyboard on a Mac.
  public static let appKit: InputProfile = {
    var profile = InputProfile(name: "appkit", clicks: pointerClicks)
    profile.clicks[.shift] = .extendBlock
    profile.setArrows([], .click)
    profile.setArrows(.shift, .extendBlock)
    profile.set(.escape, [], .cancel)
    profile.set(.letter("a"), .command, .userSelectAll)
    profile.set(.letter("a"), [.command, .shift], .userDeselectAll)
    return profile
  }()

  /// The conventions for the pointer and the keyboard on Windows, and in Qt on every platform.
  public static let windows: InputProfile = {
    var profile = InputProfile(name: "windows", clicks: pointerClicks)
    profile.setMotions([], .click)
    profile.setMotions(.shift, .extend)
    profile.setMotions(.command, .focus)
    profile.setMotions([.command, .shift], .extendAdding)
    profile.setSpace([], .click)
    profile.setSpace(.command, .toggle)
    profile.setSpace(.shift, .extend)
    profile.setSpace([.command, .shift], .extendAdding)
    profile.set(.letter("a"), .command, .userSelectAll)
    profile.set(.escape, [], .cancel)
    profile.secondaryClick = .click
    return profile
  }()

  /// The conventions for the pointer and the keyboard in GTK 4, where, unlike on Windows, space
  /// flips the row with any modifier, and a key can deselect all rows.
  public static let gtk: InputProfile = {
    var profile = windows
    profile.name = "gtk"
    profile.clicks[[.command, .shift]] = .extendAsAnchor
    profile.setMotions([.command, .shift], .extendAsAnchor)
    profile.setSpace([], .toggle)
    profile.setSpace(.shift, .toggle)
    profile.setSpace([.command, .shift], .toggle)
    profile.set(.letter("/"), .command, .userSelectAll)
    profile.set(.letter("a"), [.command, .shift], .userDeselectAll)
    profile.set(.letter("\\"), .command, .userDeselectAll)
    return profile
  }()

  /// ARIA's listbox pattern in its recommended form: no input needs a modifier, and moving the
  /// focus doesn't select rows.
  public static let aria: InputProfile = {
    var profile = InputProfile(
      name: "aria",
      clicks: [
        []: .toggle, .command: .toggle, .shift: .extendAdding, [.command, .shift]: .extendAdding,
      ])
    profile.setMotions([], .focus, pages: false)
    profile.setArrows(.shift, .toggle)
    profile.setEnds([.command, .shift], .extendFromLead)
    profile.setSpace([], .toggle)
    profile.setSpace(.shift, .extendAdding)
    profile.set(.letter("a"), .command, .userToggleAll)
    profile.set(.escape, [], .cancel)
    return profile
  }()

  /// ARIA's listbox pattern in its alternative form: moving the focus selects a row, unless a
  /// modifier is held.
  public static let ariaWithModifiers: InputProfile = {
    var profile = aria
    profile.name = "aria-modifiers"
    profile.clicks = pointerClicks
    profile.setMotions([], .click, pages: false)
    profile.setMotions(.command, .focus, pages: false)
    profile.setSpace(.command, .toggle)
    return profile
  }()

  /// All predefined profiles.
  public static let all: [InputProfile] = [
    .touch, .appKit, .windows, .gtk, .aria, .ariaWithModifiers,
  ]

  private static let pointerClicks: [KeyModifiers: RowEffect] = [
    []: .click, .command: .toggle, .shift: .extend, [.command, .shift]: .extendAdding,
  ]
}
