// SPDX-License-Identifier: MIT

public import HeadlessTable
public import SelectionCore

// Names from Foundation that mean different types in a table without a screen.
//
// UIKitNames imports each of them individually and re-exports it. Such an import takes precedence
// over the import of a whole module, so a file that also imports Foundation or XCTest gets these
// types.

/// A row's path, which takes the place of Foundation's class on platforms without Objective-C.
public typealias IndexPath = RowPath

/// A length in points.
public typealias CGFloat = Double
/// A point.
public typealias CGPoint = TablePoint
/// A size in points.
public typealias CGSize = TableSize
/// A rectangle in points.
public typealias CGRect = TableRect

/// An empty coder, which takes the place of the coder with which UIKit reads nibs.
public typealias NSCoder = NibCoder
