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

/// What an app is told of its life; nobody tells it anything here.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// The app: its windows, and whether touches come to anything.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let only = UIApplication()
  open class var shared: UIApplication { only }

  open var windows: [UIWindow] { Simulator.clock.liveWindows }
  open var keyWindow: UIWindow? { windows.first }
  /// Setting it has no effect, as in an app whose controllers say which ones they support.
  open var statusBarOrientation: UIInterfaceOrientation {
    get {
      let size = keyWindow?.bounds.size ?? UIScreen.main.bounds.size
      return size.width > size.height ? .landscapeLeft : .portrait
    }
    set {}
  }

  /// How often touches have been switched off, and not on again.
  private(set) var ignoring = 0

  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Until `endIgnoringInteractionEvents` has been called as often, no finger that comes down comes to anything.
  open func beginIgnoringInteractionEvents() {
    ignoring += 1
  }

  open func endIgnoringInteractionEvents() {
    if ignoring == 0 {
      return Simulator.violation("endIgnoringInteractionEvents without beginIgnoringInteractionEvents")
    }
    ignoring -= 1
  }

  /// How high the status bar is, is made up.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: keyWindow?.bounds.width ?? UIScreen.main.bounds.width, height: 20)
  }
  /// Setting it has no effect, as in an app whose controllers say so.
  open var isStatusBarHidden: Bool {
    get { keyWindow.map { Simulator.isStatusBarHidden(of: $0) } ?? false }
    set {}
  }
  open var delegate: (any UIApplicationDelegate)?

  /// Without effect, as it is in an app whose controllers say how the status bar looks.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  func reset() {
    ignoring = 0
  }
}

extension Simulator {
  /// Whether the status bar is hidden, as the controller says that UIKit asks for a window, or the child that it names.
  ///
  /// It is asked now, whether or not UIKit has been told that the answer is another one.
  public static func isStatusBarHidden(of window: UIWindow) -> Bool {
    var controller = statusBarController(of: window)
    while let child = controller?.childForStatusBarHidden { controller = child }
    return controller?.prefersStatusBarHidden ?? false
  }
}
