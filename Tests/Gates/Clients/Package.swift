// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT
import PackageDescription

/// A program that uses one product, as an app's manifest says it.
func client(_ name: String, of product: Target.Dependency? = nil) -> Target {
  .executableTarget(name: "\(name)Client", dependencies: product.map { [$0] } ?? [])
}

/// A product of this repository's package.
func own(_ name: String) -> Target.Dependency {
  .product(name: name, package: "SelectionCore")
}

// `run` reads the list of clients: the first one of each product is built from nothing.
let package = Package(
  name: "Clients",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "SelectionCore", path: "../../.."),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
  ],
  targets: [
    client("Empty"),
    client("BitSet", of: .product(name: "BitCollections", package: "swift-collections")),
    client("Table", of: own("SelectionCore")),
    client("Identities", of: own("SelectionCore")),
    client("Outline", of: own("SelectionOutline")),
    client("Lists", of: own("SelectionLists")),
    client("Cursor", of: own("SelectionLists")),
    client("RowSets", of: own("RowSets")),
    // No client that is measured: its crash is reported.
    .executableTarget(name: "CrashingClient", dependencies: [own("SelectionLists")]),
  ]
)
