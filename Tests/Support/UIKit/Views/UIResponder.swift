import Foundation

@preconcurrency @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
}

@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 400, height: 800) }
  open var scale: CGFloat { 2 }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@preconcurrency @MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { Simulator.reducesMotion }
}
