import Foundation

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A phone. Its orientation follows from the size of its window.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let only = UIDevice()
  open class var current: UIDevice { only }

  open var orientation: UIDeviceOrientation {
    UIApplication.shared.statusBarOrientation.isLandscape ? .landscapeRight : .portrait
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var systemVersion: String { "18.0" }
  open var model: String { "iPhone" }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
