import Foundation

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  /// The components of the value, if it is a point, a size or a rectangle.
  var structComponents: [CGFloat]? {
    let type = String(cString: objCType)
    if type.hasPrefix("{CGRect") { return rectValue.components }
    if type.hasPrefix("{CGPoint") { return pointValue.components }
    return type.hasPrefix("{CGSize") ? [sizeValue.width, sizeValue.height] : nil
  }
}
