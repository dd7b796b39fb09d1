// SPDX-License-Identifier: MIT

/// An image that has a name but no pixels.
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

  /// The size and weight of a symbol, which are only recorded.
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

    /// The size in points, or nil for the system's size.
    public let pointSize: Double?
    /// The weight.
    public let weight: HeadlessFont.Weight
    /// The size relative to the text next to the symbol.
    public let scale: Scale

    /// Creates a configuration with a size.
    public init(
      pointSize: Double, weight: HeadlessFont.Weight = .regular, scale: Scale = .default
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Creates a configuration with the system's size.
    public init(scale: Scale) {
      pointSize = nil
      weight = .regular
      self.scale = scale
    }
  }

  /// The name, or nil for an image without a name.
  public let name: String?
  /// The tint color.
  public private(set) var tintColor: HeadlessColor?
  /// The rendering mode.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The size and weight, or nil for the system's size and weight.
  public private(set) var symbolConfiguration: SymbolConfiguration?

  /// Creates an image without a name.
  public init() { name = nil }

  /// Creates an image of a system symbol; because there are no symbols in the test double, any name
  /// results in an image.
  public init?(systemName name: String) { self.name = name }

  /// Creates an image of a system symbol in a given size and weight; any name results in an image.
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.name = name
    symbolConfiguration = configuration
  }

  /// Creates an image from the app's assets; because there are no assets, any name results in an
  /// image.
  public init?(named name: String) { self.name = name }

  /// Returns the same image with a tint color.
  public func withTintColor(
    _ color: HeadlessColor, renderingMode: RenderingMode = .automatic
  ) -> HeadlessImage {
    var image = withRenderingMode(renderingMode)
    image.tintColor = color
    return image
  }

  /// Returns the same image with a rendering mode.
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

  /// Creates a view that shows an image.
  public convenience init(image: HeadlessImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// The contents of the view, by name.
  open override var content: [String: String] {
    var content = super.content
    content["image"] = image.map { $0.name ?? "without a name" }
    return content
  }
}
