import Foundation

/// A storyboard. A scenario adds its contents: screens with their identifiers, and segues.
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

  /// Ignores `creator`, because there is no coder. The screen is created by the closure that the scenario has added.
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

  // MARK: For scenarios

  /// Adds a screen to the storyboard with the given name. Without an identifier, it is the initial screen.
  @_spi(Simulator) public static func scene(
    _ identifier: String = "", in name: String = "Main", _ make: @escaping @MainActor () -> UIViewController
  ) {
    scenes["\(name)/\(identifier)"] = make
  }

  /// Adds a segue. `make` creates it for its source: a segue that shows or presents, or one of the app's own class.
  @_spi(Simulator) public static func segue(
    _ identifier: String, _ make: @escaping @MainActor (UIViewController) -> UIStoryboardSegue
  ) {
    segues[identifier] = make
  }

  /// Adds a segue that shows a screen: it pushes if there is a navigation controller, and presents otherwise.
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

  /// Adds a segue that presents a screen.
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
