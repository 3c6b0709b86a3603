@_spi(Simulator) import UIKit

/// The base of the apps of small specs in which the first screen pushes the second one.
@MainActor class PushedWorld: FlightWorld {
  let navigation: UINavigationController

  init(_ list: UIViewController, _ page: UIViewController, by transition: any UINavigationControllerDelegate)
  {
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = transition
    super.init(root: navigation, list, page)
  }

  /// The pan recognizer of the page.
  var pan: UIPanGestureRecognizer? { pan(on: second.view) }

  func push() {
    navigation.pushViewController(second, animated: true)
    letStart()
  }

  func pop() {
    navigation.popViewController(animated: true)
    letStart()
  }

  /// Moves a finger that touches the page down.
  func pull(to y: CGFloat) {
    pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
    Simulator.clock.advance(by: 0.1)
    pan?.move(to: CGPoint(x: 200, y: 100 + y))
  }

  func checkList(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): the list is on top", navigation.topViewController === first)
    checkFirst(completed: completed, moment)
  }

  func checkPage(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): the page is on top", navigation.topViewController === second)
    checkSecond(completed: completed, moment)
  }
}
