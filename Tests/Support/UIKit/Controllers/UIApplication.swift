import Foundation

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The delegate of the app. It has no methods, because there is no life cycle here.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// The app: its windows, and whether it ignores touches.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let only = UIApplication()
  open class var shared: UIApplication { only }

  open var windows: [UIWindow] { Simulator.clock.liveWindows }
  open var keyWindow: UIWindow? { windows.first }
  /// Setting it has no effect, as in an app whose view controllers determine the orientation.
  open var statusBarOrientation: UIInterfaceOrientation {
    get {
      let size = keyWindow?.bounds.size ?? UIScreen.main.bounds.size
      return size.width > size.height ? .landscapeLeft : .portrait
    }
    set {}
  }

  /// How many calls of `beginIgnoringInteractionEvents` have not been balanced yet.
  private(set) var ignoring = 0

  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Fingers that come down are ignored until `endIgnoringInteractionEvents` has been called as often.
  open func beginIgnoringInteractionEvents() {
    ignoring += 1
  }

  open func endIgnoringInteractionEvents() {
    if ignoring == 0 {
      return Simulator.violation("endIgnoringInteractionEvents without beginIgnoringInteractionEvents")
    }
    ignoring -= 1
  }

  /// The height is an assumption.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: keyWindow?.bounds.width ?? UIScreen.main.bounds.width, height: 20)
  }
  /// Setting it has no effect, as in an app whose view controllers determine it.
  open var isStatusBarHidden: Bool {
    get { keyWindow.map { Simulator.isStatusBarHidden(of: $0) } ?? false }
    set {}
  }
  open var delegate: (any UIApplicationDelegate)?

  /// Has no effect, as in an app whose view controllers determine the style.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  func reset() {
    ignoring = 0
  }
}

extension Simulator {
  /// Whether the status bar of a window is hidden. The controller of `statusBarController(of:)` is asked, or the child that it names.
  ///
  /// It is asked at the time of the call, whether or not it has called `setNeedsStatusBarAppearanceUpdate()`.
  public static func isStatusBarHidden(of window: UIWindow) -> Bool {
    var controller = statusBarController(of: window)
    while let child = controller?.childForStatusBarHidden { controller = child }
    return controller?.prefersStatusBarHidden ?? false
  }
}
