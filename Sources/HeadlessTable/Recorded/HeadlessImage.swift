// SPDX-License-Identifier: MIT

/// An image by its name, without a picture.
public struct HeadlessImage: Hashable, Sendable {
  /// How an image is drawn.
  @nonexhaustive
  public enum RenderingMode: Hashable, Sendable {
    /// As the system does.
    case automatic
    /// With its own colors.
    case alwaysOriginal
    /// In the tint color.
    case alwaysTemplate
  }

  /// What the image is called; nil for one without a name.
  public let name: String?
  /// The color that it was given.
  public private(set) var tintColor: HeadlessColor?
  /// How it is drawn.
  public private(set) var renderingMode = RenderingMode.automatic

  /// An image without a name.
  public init() { name = nil }

  /// One of the system's symbols; without those each name is one.
  public init?(systemName name: String) { self.name = name }

  /// One of the app's assets; without those each name is one.
  public init?(named name: String) { self.name = name }

  /// The same image in a color.
  public func withTintColor(
    _ color: HeadlessColor, renderingMode: RenderingMode = .automatic
  ) -> HeadlessImage {
    var image = withRenderingMode(renderingMode)
    image.tintColor = color
    return image
  }

  /// The same image, drawn in another way.
  public func withRenderingMode(_ mode: RenderingMode) -> HeadlessImage {
    var image = self
    image.renderingMode = mode
    return image
  }
}

/// A view that shows an image.
@MainActor @preconcurrency
open class HeadlessImageView: HeadlessView {
  /// What it shows.
  open var image: HeadlessImage?

  /// Makes a view that shows an image.
  public convenience init(image: HeadlessImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// What the view shows, by name.
  open override var content: [String: String] {
    var content = super.content
    content["image"] = image.map { $0.name ?? "without a name" }
    return content
  }
}
