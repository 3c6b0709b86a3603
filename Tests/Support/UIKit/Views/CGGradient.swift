import Foundation

/// An array of Core Foundation, as in `[first, second] as CFArray`.
public typealias CFArray = [Any]

public final class CGColorSpace {
  init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// A gradient for drawing. Nothing is drawn.
public final class CGGradient {
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    if colors.isEmpty { return nil }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
}
