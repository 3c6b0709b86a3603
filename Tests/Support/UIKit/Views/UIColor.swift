import Foundation

public final class CGColor: Equatable, Sendable {
  let components: [CGFloat]

  init(_ components: [CGFloat]) {
    self.components = components
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }
}

/// A colour, as its components. Nothing is drawn.
open class UIColor: NSObject, @unchecked Sendable {
  /// Red, green, blue and alpha. For a dynamic colour, those of the light style, which is the screen's.
  let components: [CGFloat]
  /// Returns the colour for given traits; nil if the colour does not depend on them.
  private let provider: ((UITraitCollection) -> UIColor)?
  /// Whether the colour is a pattern, which has no components for the app.
  private let isPattern: Bool

  /// Creates a colour that depends on traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    components = MainActor.assumeIsolated {
      dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).components
    }
    provider = dynamicProvider
    isPattern = false
  }

  /// Creates a pattern. Here it is grey.
  public init(patternImage image: UIImage) {
    components = [0.5, 0.5, 0.5, 1]
    provider = nil
    isPattern = true
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    provider = nil
    isPattern = false
  }

  public init(cgColor: CGColor) {
    components = cgColor.components
    provider = nil
    isPattern = false
  }

  public init(white: CGFloat, alpha: CGFloat) {
    components = [white, white, white, alpha]
    provider = nil
    isPattern = false
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    /// One of the three components. It is full within a sixth of the hue circle around its colour, and 0 on the opposite side.
    func share(_ sextant: CGFloat) -> CGFloat {
      let way = (sextant + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(way, 4 - way, 1)))
    }
    components = [share(5), share(3), share(1), alpha]
    provider = nil
    isPattern = false
  }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  open class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  open class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  open class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }

  open var cgColor: CGColor { CGColor(components) }

  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if isPattern { return false }
    for (pointer, component) in zip([red, green, blue, alpha], components) { pointer?.pointee = component }
    return true
  }

  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if isPattern { return false }
    let (red, green, blue) = (components[0], components[1], components[2])
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sextant: CGFloat = 0
    if range > 0 {
      sextant =
        most == red
        ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    }
    hue?.pointee = (sextant < 0 ? sextant + 6 : sextant) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = components[3]
    return true
  }

  /// For a colour that is not grey, this is its luminance.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if isPattern { return false }
    white?.pointee = 0.2126 * components[0] + 0.7152 * components[1] + 0.0722 * components[2]
    alpha?.pointee = components[3]
    return true
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  open override var hash: Int { components.hashValue }
}

/// A view's background colour for animations. No colour counts as a clear one.
struct ShownColor: Animatable {
  let color: UIColor?

  init(_ color: UIColor?) {
    self.color = color
  }

  init(components: [CGFloat]) {
    color = UIColor(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  var components: [CGFloat] { (color ?? .clear).components }

  func isSame(as other: Self) -> Bool { color == other.color }
}

/// An image, as its size. Nothing is drawn.
open class UIImage: NSObject, @unchecked Sendable {
  open private(set) var size: CGSize

  @_spi(Simulator) public init(simulatedSize size: CGSize) {
    self.size = size
  }

  /// There is an image for every name.
  public init?(named name: String) {
    size = CGSize(width: 100, height: 100)
  }

  /// Called for `#imageLiteral(resourceName:)`.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(simulatedSize: CGSize(width: 100, height: 100))
  }

  /// There is a symbol for every name.
  public init?(systemName name: String) {
    size = CGSize(width: 20, height: 20)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of image literals.
public typealias _ImageLiteralType = UIImage
