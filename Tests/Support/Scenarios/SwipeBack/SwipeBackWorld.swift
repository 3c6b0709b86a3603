@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// A list whose bar is transparent, and a detail that is pushed onto it.
@MainActor final class SwipeBackWorld: SpecWorld {
  final class List: UIViewController, SwipeBackList {}
  final class Detail: UIViewController, SwipeBackDetail {}

  static let barAlpha: CGFloat = 0.25
  /// The distance of the list from its place while the detail covers it, in points: a share of the width.
  static let parallax: CGFloat = 400 / 3.5

  let list = List()
  let detail = Detail()
  let swipeBack = SwipeBackTransition()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: list)
    list.simulatedName = "list"
    list.view.simulatedName = "list.view"
    detail.simulatedName = "detail"
    detail.view.simulatedName = "detail.view"
    navigation.delegate = swipeBack
    navigation.navigationBar.alpha = Self.barAlpha
    super.init(root: navigation, trees: [list.view, detail.view])
  }

  // MARK: Parts

  var bar: UINavigationBar { navigation.navigationBar }

  var edge: UIScreenEdgePanGestureRecognizer? {
    detail.view.gestureRecognizers?.lazy.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first
  }

  private var isRightToLeft: Bool { Simulator.layoutDirection == .rightToLeft }

  /// The distance of a screen's middle from the middle of the container, towards the trailing edge.
  func shift(of view: UIView) -> CGFloat { (view.presentedCenter.x - 200) * (isRightToLeft ? -1 : 1) }

  // MARK: Steps

  func pushAndSettle() {
    navigation.pushViewController(detail, animated: true)
    settle()
  }

  private func place(_ x: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? 400 - x : x, y: 300) }

  @discardableResult func beginSwipe() -> Bool {
    edge?.begin(at: place(5), velocity: CGPoint(x: isRightToLeft ? -100 : 100, y: 0)) ?? false
  }

  func swipe(to x: CGFloat) { edge?.move(to: place(5 + x)) }

  func beginAndSwipe(to x: CGFloat) {
    beginSwipe()
    Simulator.clock.advance(by: 0.1)
    swipe(to: x)
  }

  func endSwipe(velocity: CGFloat = 0) {
    edge?.end(velocity: CGPoint(x: isRightToLeft ? -velocity : velocity, y: 0))
  }

  // MARK: Assertions

  func checkList(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): the list is on top", navigation.topViewController === list)
    check(atRest, completed: completed, moment)
  }

  func checkDetail(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): the detail is on top", navigation.topViewController === detail)
    var expected = atRest
    let container = list.view.superview ?? detail.view.superview
    expected.expect(list.view) { $0.parent = nil }
    expected.expect(detail.view) { state in
      state.parent = container.map { ObjectIdentifier($0) }
      state.recognizerCount += 1
    }
    expected.expect(bar) { $0.alpha = 1 }
    for watch in navigation.watches { expected.expect(another: watch) }
    check(expected, completed: completed, moment)
  }
}
