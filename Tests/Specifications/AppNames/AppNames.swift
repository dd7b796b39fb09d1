// SPDX-License-Identifier: MIT

// Types that an app may have in a module, with names that this package also uses.

/// A view controller of an app.
public enum ViewController {}
/// A table of an app.
public enum TableView {}
/// A cell of an app.
public enum TableViewCell {}
/// A toggle of an app.
public enum Switch {}
/// An action of an app.
public enum Action {}
/// A place in an app.
public enum NavigationItem {}
/// A question of an app.
public enum AlertController {}
/// A key of an app.
public enum Key {}
/// A decoration next to a text in an app.
public enum Accessory {}
/// A move in an app.
public enum TableUpdate {}
