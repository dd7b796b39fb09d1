// SPDX-License-Identifier: MIT

/// An image with a name, without pixels.
public struct HeadlessImage: Hashable, Sendable {
  /// The rendering mode of an image.
  public enum RenderingMode: Hashable, Sendable {
    /// The system's choice.
    case automatic
    /// The image is drawn with its own colors.
    case alwaysOriginal
    /// The image is drawn in the tint color.
    case alwaysTemplate
  }

  /// The size and weight of a symbol, which are recorded.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of a symbol relative to the text next to it.
    public enum Scale: Hashable, Sendable {
      /// The system's choice.
      case `default`
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
    }

    /// The size, in points; nil for the system's size.
    public let pointSize: Double?
    /// The weight.
    public let weight: HeadlessFont.Weight
    /// The size relative to the text next to the symbol.
    public let scale: Scale

    /// Makes a configuration with a size.
    public init(
      pointSize: Double, weight: HeadlessFont.Weight = .regular, scale: Scale = .default
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Makes a configuration with the system's size.
    public init(scale: Scale) {
      pointSize = nil
      weight = .regular
      self.scale = scale
    }
  }

  /// The name; nil for an image without a name.
  public let name: String?
  /// The tint color.
  public private(set) var tintColor: HeadlessColor?
  /// The rendering mode.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The size and weight; nil for the system's size and weight.
  public private(set) var symbolConfiguration: SymbolConfiguration?

  /// An image without a name.
  public init() { name = nil }

  /// One of the system's symbols; because there are no symbols here, any name results in an image.
  public init?(systemName name: String) { self.name = name }

  /// One of the system's symbols in a given size and weight; any name results in an image.
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.name = name
    symbolConfiguration = configuration
  }

  /// An image from the app's assets; because there are no assets, any name results in an image.
  public init?(named name: String) { self.name = name }

  /// The same image with a tint color.
  public func withTintColor(
    _ color: HeadlessColor, renderingMode: RenderingMode = .automatic
  ) -> HeadlessImage {
    var image = withRenderingMode(renderingMode)
    image.tintColor = color
    return image
  }

  /// The same image with a rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> HeadlessImage {
    var image = self
    image.renderingMode = mode
    return image
  }
}

/// A view that shows an image.
@MainActor @preconcurrency
open class HeadlessImageView: HeadlessView {
  /// The image.
  open var image: HeadlessImage?

  /// Makes a view that shows an image.
  public convenience init(image: HeadlessImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// The content of the view, by name.
  open override var content: [String: String] {
    var content = super.content
    content["image"] = image.map { $0.name ?? "without a name" }
    return content
  }
}
