// SPDX-License-Identifier: MIT

// Types of an app that has them in a module, with names that are taken elsewhere in this package.

/// A screen of an app.
public enum ViewController {}
/// A table of an app.
public enum TableView {}
/// A cell of an app.
public enum TableViewCell {}
/// A switch of an app.
public enum Switch {}
/// What an app does.
public enum Action {}
/// A place in an app.
public enum NavigationItem {}
/// What an app asks.
public enum AlertController {}
/// A key of an app.
public enum Key {}
/// What an app shows beside a text.
public enum Accessory {}
/// A move in an app.
public enum TableUpdate {}
