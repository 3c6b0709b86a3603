import Foundation

@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0

  public override init() {
    super.init()
  }

  /// There are no archives in this module.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// An item of a bar. It is not shown here; a scenario calls `tap()`.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, done = 2 }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  open var style = Style.plain
  open var customView: UIView?
  open var width: CGFloat = 0
  private var targetAction: TargetAction?
  open var primaryAction: UIAction?

  public override init() {
    super.init()
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    take(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    take(target, action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    take(target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func take(_ target: Any?, _ action: Selector?) {
    if let action { targetAction = TargetAction(target: target, action: action) }
  }

  /// Simulates a tap.
  @_spi(Simulator) public func tap() {
    guard isEnabled else { return }
    targetAction?.send(self)
    primaryAction?.perform(for: self)
  }
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
