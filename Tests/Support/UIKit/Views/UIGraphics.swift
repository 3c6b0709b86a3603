import Foundation

/// A graphics context. Drawing has no effect; only the size of an image is known.
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

  public func fillPath(using rule: CGPathFillRule = .winding) {}

  public func strokePath() {}

  public func clip(using rule: CGPathFillRule = .winding) {}

  public func clip(to rect: CGRect) {}
}

/// The contexts that an app has opened and not closed, the innermost last.
@MainActor enum GraphicsStack {
  static var contexts: [(context: CGContext, size: CGSize)] = []
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  simulated { GraphicsStack.contexts.append((CGContext(), size)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? {
  simulated { GraphicsStack.contexts.last?.context }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  simulated { GraphicsStack.contexts.last.map { UIImage(simulatedSize: $0.size) } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {
  simulated {
    if GraphicsStack.contexts.popLast() == nil {
      Simulator.violation("UIGraphicsEndImageContext without UIGraphicsBeginImageContext")
    }
  }
}

extension UIView {
  /// Draws nothing. With screen updates, all current views may be on screen for a frame, as with a snapshot.
  /// - Returns: Whether the view is in a window.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  {
    if afterUpdates, window != nil { Simulator.willCommit?() }
    return window != nil
  }

  /// An empty view with the size of a part of this one.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let snapshot = snapshotView(afterScreenUpdates: afterUpdates)
    snapshot?.bounds = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }
}

extension CALayer {
  /// Draws nothing.
  public func render(in ctx: CGContext) {}
}

extension UIImage {
  public var scale: CGFloat { 2 }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  public func draw(in rect: CGRect) {}

  public func draw(at point: CGPoint) {}
}

extension UIColor {
  // Without effect, because nothing is drawn.

  public func set() {}

  public func setFill() {}

  public func setStroke() {}
}
