import Foundation

/// Where an app draws. What it draws is not kept: there is no screen, and an image is known by its size.
public final class CGContext {
  init() {}

  public func saveGState() {}

  public func restoreGState() {}

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}

  public func rotate(by angle: CGFloat) {}

  public func concatenate(_ transform: CGAffineTransform) {}

  public func setFillColor(_ color: CGColor) {}

  public func setStrokeColor(_ color: CGColor) {}

  public func setLineWidth(_ width: CGFloat) {}

  public func setAlpha(_ alpha: CGFloat) {}

  public func fill(_ rect: CGRect) {}

  public func fillEllipse(in rect: CGRect) {}

  public func addPath(_ path: CGPath) {}

  public func fillPath() {}

  public func strokePath() {}

  public func clip() {}

  public func clip(to rect: CGRect) {}
}

@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 2
  open var opaque = false

  public override init() {
    super.init()
  }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  init(_ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  open var currentImage: UIImage { UIImage(simulatedSize: size) }

  open func fill(_ rect: CGRect) {}
}

/// Makes an image of the size that it is told, and has the app draw.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size, format)
    GraphicsStack.contexts.append((context.cgContext, size))
    actions(context)
    GraphicsStack.contexts.removeLast()
    return context.currentImage
  }
}

/// The contexts that an app has opened and not closed, innermost last.
@MainActor enum GraphicsStack {
  static var contexts: [(context: CGContext, size: CGSize)] = []
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsStack.contexts.append((CGContext(), size))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.contexts.last?.context
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.contexts.last.map { UIImage(simulatedSize: $0.size) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  if GraphicsStack.contexts.isEmpty {
    return Simulator.violation("UIGraphicsEndImageContext without UIGraphicsBeginImageContext")
  }
  GraphicsStack.contexts.removeLast()
}

extension UIView {
  /// After screen updates, all that is there may be on the screen for a frame, as for a snapshot; nothing is drawn.
  /// - Returns: Whether nothing is missing of what should have been drawn; so it is where nothing is missing from the window.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  {
    if afterUpdates, window != nil { Simulator.willCommit?() }
    return window != nil
  }

  /// A view as large as a part of this one; nothing is drawn.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let snapshot = snapshotView(afterScreenUpdates: afterUpdates)
    snapshot?.bounds = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }
}

extension CALayer {
  /// Nothing is drawn.
  public func render(in ctx: CGContext) {}
}

extension UIImage {
  public var scale: CGFloat { 2 }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  @MainActor public func draw(in rect: CGRect) {}

  @MainActor public func draw(at point: CGPoint) {}
}

extension UIColor {
  // Of the context that is drawn in, where nothing is drawn.

  public func set() {}

  public func setFill() {}

  public func setStroke() {}
}
