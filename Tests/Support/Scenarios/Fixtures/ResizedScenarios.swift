@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A shelf and a reader over it. UIKit may lay them out or not.
@MainActor final class ResizedWorld: FlightWorld {
  let transition = ResizedTransition()

  init(isLeftAlone: Bool, isReversed: Bool) {
    Simulator.conduct.fullScreenIsLeftAlone = isLeftAlone
    Simulator.layoutDirection = isReversed ? .rightToLeft : .leftToRight
    let (shelf, reader) = (UIViewController(), UIViewController())
    super.init(root: shelf, shelf, reader)
    transition.adopt(reader)
  }

  override func sample(_ way: String, at time: Double) {
    let x = second.view.presentedFrame.minX
    Report.sample(
      "reader.x \(way)", at: time, Simulator.layoutDirection == .rightToLeft ? -x : x)
  }
}

/// A list and a page in one of two tabs. UIKit places the tab bar by its frame or by its center.
@MainActor final class SunkWorld: FlightWorld {
  private final class List: UIViewController, SunkList {}
  private final class Page: UIViewController, SunkPage {}

  let tabs = UITabBarController()
  let navigation: UINavigationController
  let transition = SunkTransition()

  init(byFrame: Bool) {
    Simulator.conduct.barsArePlacedByTheirFrame = byFrame
    let (list, page) = (List(), Page())
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = transition
    tabs.viewControllers = [navigation, UIViewController()]
    super.init(root: tabs, list, page)
  }

  override func sample(_ way: String, at time: Double) {
    let bar = tabs.tabBar
    Report.sample("tabBar.translation.y \(way)", at: time, bar.presentedTransform.ty)
    Report.near("\(way): the bar belongs below", bar.presentedCenter.y, 760)
  }

  /// Pushes the page, and lets UIKit lay the bar out once more.
  func push() {
    navigation.pushViewController(second, animated: true)
    settle()
    tabs.view.setNeedsLayout()
    settle()
  }

  /// Checks that the bar is as far below its place as the spec says.
  func checkBar(_ moment: String) {
    let bar = tabs.tabBar
    Report.near("\(moment): it has sunk", bar.presentedTransform.ty, 90)
    Report.near("\(moment): from its place", bar.presentedCenter.y, window.bounds.height - 40)
  }

  func checkList(completed: [Bool], _ moment: String) {
    forgetCompletion()
    Report.near("\(moment): the bar", tabs.tabBar.center.y, 760)
    Report.check("\(moment): it is as it was", tabs.tabBar.transform == .identity)
    checkFirst(completed: completed, moment)
  }
}

/// Layouts by UIKit during a run.
extension Scenario {
  static let resized: [Scenario] = full + sunk

  private static let full: [Scenario] = [false, true].flatMap { isLeftAlone in
    [false, true].map { isReversed in
      let words =
        "\(isLeftAlone ? "left alone" : "laid out"), from \(isReversed ? "right to left" : "left to right")"
      return .of(
        "resized", "another size, \(words)",
        { ResizedWorld(isLeftAlone: isLeftAlone, isReversed: isReversed) }
      ) { world in
        let wide = CGSize(width: 800, height: 400)
        world.first.present(world.second, animated: true)
        world.sample("forward", for: 0.2)
        world.window.resize(to: wide)
        world.settle()
        Report.near("the reader", world.second.view.center, CGPoint(x: 400, y: 200))
        Report.near("all of it", world.second.view.bounds.size.width, 800)
        world.first.dismiss(animated: true)
        Simulator.clock.advance(by: 0.1)
        world.window.resize(to: UIScreen.main.bounds.size)
        world.settle()
        Report.near("the shelf", world.first.view.center, CGPoint(x: 200, y: 400))
        world.checkFirst(completed: [true, true], "dismissed") {
          // A view that is not shown is not laid out.
          $0.expect(world.second.view) {
            ($0.bounds, $0.center) = (world.second.view.bounds, world.second.view.center)
          }
        }
      }
    }
  }

  private static let sunk: [Scenario] = [false, true].map { byFrame in
    .of("sunk", "the bar, placed by its \(byFrame ? "frame" : "middle")", { SunkWorld(byFrame: byFrame) }) {
      world in
      world.navigation.pushViewController(world.second, animated: true)
      world.letStart()
      world.sample("forward", for: 0.3)
      world.settle()
      world.navigation.popViewController(animated: true)
      world.letStart()
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkList(completed: [true, true], "there and back")
      world.push()
      world.navigation.popViewController(animated: true)
      world.letStart()
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkList(completed: [true, true, true, true], "laid out meanwhile")
      world.push()
      world.navigation.setViewControllers([world.first], animated: false)
      world.settle()
      world.checkList(completed: Simulator.recorder.completions, "without a transition")
      world.push()
      for size in [CGSize(width: 800, height: 400), UIScreen.main.bounds.size] {
        world.window.resize(to: size)
        world.settle()
        world.checkBar("turned")
      }
      world.navigation.popViewController(animated: true)
      world.letStart()
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkList(completed: Simulator.recorder.completions, "turned and back")
      world.navigation.pushViewController(world.second, animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.checkBar("turned on the way")
      world.window.resize(to: UIScreen.main.bounds.size)
      world.navigation.popViewController(animated: true)
      world.settle()
      world.checkList(completed: Simulator.recorder.completions, "and back")
      Simulator.reducesMotion = true
      world.push()
      world.navigation.popViewController(animated: true)
      world.settle()
      world.checkList(completed: Simulator.recorder.completions, "with reduced motion")
    }
  }
}
