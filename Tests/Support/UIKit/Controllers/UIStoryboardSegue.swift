import Foundation

/// The way from one screen of a storyboard to another. There are no storyboards here: who wants one makes it by hand.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// What kind of segue it is, says the subclass.
  open func perform() {}
}
