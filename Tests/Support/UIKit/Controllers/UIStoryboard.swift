import Foundation

/// What somebody has drawn in Xcode. Here a scenario says what is in it: the screens by their identifiers, and the segues.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private static var scenes: [String: @MainActor () -> UIViewController] = [:]
  private static var segues: [String: @MainActor (UIViewController) -> UIStoryboardSegue] = [:]
  private static let first = ""

  @_spi(Simulator) public let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  // MARK: Screens

  open func instantiateInitialViewController() -> UIViewController? {
    Self.scenes[key(Self.first)].map { self.taken($0()) }
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let make = Self.scenes[key(identifier)] { return taken(make()) }
    Simulator.violation("the storyboard \(name) has no screen \(identifier)")
    return UIViewController()
  }

  /// The app makes the screen; it has no coder to make it with here, so the storyboard's own way is taken.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let controller = instantiateViewController(withIdentifier: identifier) as? ViewController else {
      preconditionFailure("the screen \(identifier) is not a \(ViewController.self)")
    }
    return controller
  }

  private func key(_ identifier: String) -> String { "\(name)/\(identifier)" }

  private func taken(_ controller: UIViewController) -> UIViewController {
    controller.storyboard = self
    return controller
  }

  // MARK: The scenario's side

  /// A screen of the storyboard of a name; without an identifier its first one.
  @_spi(Simulator) public static func scene(
    _ identifier: String = "", in name: String = "Main", _ make: @escaping @MainActor () -> UIViewController
  ) {
    scenes["\(name)/\(identifier)"] = make
  }

  /// What a segue is that leads from a kind of screen: shown, presented, or one of the app's own class.
  @_spi(Simulator) public static func segue(
    _ identifier: String, _ make: @escaping @MainActor (UIViewController) -> UIStoryboardSegue
  ) {
    segues[identifier] = make
  }

  /// A segue that shows a screen: pushes it, if there is a navigation controller, or presents it.
  @_spi(Simulator) public static func show(
    _ identifier: String, _ make: @escaping @MainActor () -> UIViewController
  ) {
    segue(identifier) { source in
      let destination = make()
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        source.show(destination, sender: nil)
      }
    }
  }

  /// A segue that presents a screen.
  @_spi(Simulator) public static func present(
    _ identifier: String, _ make: @escaping @MainActor () -> UIViewController
  ) {
    segue(identifier) { source in
      let destination = make()
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        source.present(destination, animated: true)
      }
    }
  }

  static func segue(_ identifier: String, from source: UIViewController) -> UIStoryboardSegue? {
    segues[identifier]?(source)
  }

  static func reset() {
    (scenes, segues) = ([:], [:])
  }
}
