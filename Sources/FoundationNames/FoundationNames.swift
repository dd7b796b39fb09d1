// SPDX-License-Identifier: MIT

public import HeadlessTable
public import SelectionCore

// Names of Foundation's that mean something else in a table without a screen.
//
// UIKitNames imports each of them by itself and exports that import. Such an import comes before
// one of a whole module, so a file that imports Foundation or XCTest too finds these.

/// A row's place; without Objective-C it is no class of Foundation's.
public typealias IndexPath = RowPath

/// A length in points.
public typealias CGFloat = Double
/// A place in points.
public typealias CGPoint = TablePoint
/// A size in points.
public typealias CGSize = TableSize
/// A rectangle in points.
public typealias CGRect = TableRect

/// Where UIKit reads a view or a screen from a nib; here nothing is in it.
public typealias NSCoder = NibCoder
