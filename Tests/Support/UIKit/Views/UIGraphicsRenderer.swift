import Foundation

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject {
  public required override init() {
    super.init()
  }

  open class func `default`() -> Self { self.init() }

  open class func preferred() -> Self { self.init() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  open var scale: CGFloat = 2
  open var opaque = false
}

open class UIGraphicsRendererContext: NSObject {
  open private(set) var cgContext = CGContext()
  open private(set) var format: UIGraphicsRendererFormat

  init(format: UIGraphicsRendererFormat) {
    self.format = format
  }

  open func fill(_ rect: CGRect) {}
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  private let size: CGSize

  init(_ size: CGSize, _ format: UIGraphicsRendererFormat) {
    self.size = size
    super.init(format: format)
  }

  open var currentImage: UIImage { UIImage(simulatedSize: size) }
}

open class UIGraphicsRenderer: NSObject {
  fileprivate let size: CGSize
  open private(set) var format: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    size = bounds.size
    self.format = format
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }
}

/// Calls the app's drawing code, and returns an image of the given size.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size, format)
    let (size, drawn) = (size, context.cgContext)
    simulated { GraphicsStack.contexts.append((drawn, size)) }
    actions(context)
    simulated { _ = GraphicsStack.contexts.removeLast() }
    return context.currentImage
  }
}
