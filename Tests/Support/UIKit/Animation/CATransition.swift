import Foundation

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The key of a transition in its layer.
public let kCATransition = "transition"

/// A transition from a layer's old look to its new one. Only its time and its end are simulated, not its look.
open class CATransition: CAAnimation, @unchecked Sendable {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}
