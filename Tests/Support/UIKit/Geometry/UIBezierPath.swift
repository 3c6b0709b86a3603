import Foundation

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// A path with a line width and a fill rule. Nothing is drawn.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  open var lineWidth: CGFloat = 1
  open var usesEvenOddFillRule = false

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addPath(CGPath(CGPath.rounded(rect, cornerRadius, cornerRadius)))
  }

  /// Corners that are not rounded have a radius of 0, so the path always has the same elements.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let all = CGPath.rounded(rect, cornerRadii.width, cornerRadii.height)
    let sharp = CGPath.rounded(rect, 0, 0)
    // The corners in the order of the elements. Each has a line to the corner, and a curve.
    let order: [(UIRectCorner, ClosedRange<Int>)] = [
      (.topRight, 1...2), (.bottomRight, 3...4), (.bottomLeft, 5...6), (.topLeft, 7...8),
    ]
    var elements = all
    for (corner, part) in order where !corners.contains(corner) {
      elements.replaceSubrange(part, with: sharp[part])
      if corner == .topLeft { elements[0] = sharp[0] }
    }
    path.addPath(CGPath(elements))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  open var cgPath: CGPath {
    get { UIKit.CGPath(path.elements) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a cubic curve whose control points are two thirds of the way from the ends to the given control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    func towards(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (controlPoint.x - end.x) * 2 / 3, y: end.y + (controlPoint.y - end.y) * 2 / 3)
    }
    path.addCurve(to: endPoint, control1: towards(path.currentPoint), control2: towards(endPoint))
  }

  /// Adds curves of at most a quarter circle each. If the path is not empty, a line to the start comes first.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Clockwise means towards larger angles, because y points down.
    var sweep = endAngle - startAngle
    if abs(sweep) < 2 * .pi {
      if clockwise, sweep < 0 { sweep += 2 * .pi }
      if !clockwise, sweep > 0 { sweep -= 2 * .pi }
    } else {
      sweep = clockwise ? 2 * .pi : -2 * .pi
    }
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if path.isEmpty { path.move(to: place(startAngle)) } else { path.addLine(to: place(startAngle)) }
    let parts = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(parts)
    let bend = radius * 4 / 3 * tan(step / 4)
    for part in 0..<parts {
      let from = startAngle + CGFloat(part) * step
      let to = from + step
      let (start, end) = (place(from), place(to))
      path.addCurve(
        to: end, control1: CGPoint(x: start.x - bend * sin(from), y: start.y + bend * cos(from)),
        control2: CGPoint(x: end.x + bend * sin(to), y: end.y - bend * cos(to)))
    }
  }

  open func close() { path.closeSubpath() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  open func removeAllPoints() { path = CGMutablePath() }

  // Drawing has no effect.

  open func fill() {}

  open func stroke() {}

  open func addClip() {}
}
