@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A base in a navigation controller, which is in one of two tabs or is the root of the window. The outermost controller
/// presents, and the bars around the base fade.
@MainActor final class ShellWorld: FlightWorld {
  enum Kind { case sheet, card, panel }

  private final class Base: UIViewController, ShellCardBase {
    let shellCardCard = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(shellCardCard)
    }
  }

  let tabs: UITabBarController?
  let navigation: UINavigationController
  private let transitions = (
    sheet: ShellSheetTransition(), card: ShellCardTransition(), panel: ShellPanelTransition()
  )

  init(_ kind: Kind, inTabs: Bool) {
    let base = Base()
    navigation = UINavigationController(rootViewController: base)
    tabs = inTabs ? UITabBarController() : nil
    tabs?.viewControllers = [navigation, UIViewController()]
    super.init(root: tabs ?? navigation, base, UIViewController())
    // `_` is the value that the app has set. A number in the spec is 1.
    if kind == .sheet { tabs?.tabBar.alpha = 0.8 }
    takeRest()
    switch kind {
    case .sheet: transitions.sheet.adopt(second)
    case .card: transitions.card.adopt(second)
    case .panel: transitions.panel.adopt(second)
    }
  }

  /// The tab bar, if there is one.
  var tabBar: UIView? { tabs?.tabBar }
  var navigationBar: UIView { navigation.navigationBar }

  func show(animated: Bool = true) { first.present(second, animated: animated) }

  func hide(animated: Bool = true) { second.dismiss(animated: animated) }

  /// Checks the bars during a run.
  func checkBars(_ moment: String, tabBar: CGFloat? = nil, navigationBar: CGFloat? = nil) {
    if let expected = tabBar, let bar = self.tabBar {
      Report.near("\(moment): the tab bar", bar.presentedAlpha, expected, within: 0.01)
    }
    if let expected = navigationBar {
      Report.near("\(moment): the navigation bar", self.navigationBar.presentedAlpha, expected, within: 0.01)
    }
  }

  /// Checks that the base is shown again and its bars are as before. The second screen is laid out when it is shown again.
  func checkBase(_ moment: String) {
    checkFirst(completed: Simulator.recorder.completions, moment) {
      $0.expect(self.second.view) {
        ($0.bounds, $0.center) = (self.second.view.bounds, self.second.view.center)
        $0.recognizerCount = self.second.view.gestureRecognizers?.count ?? 0
      }
    }
  }
}

/// Bars below a presented screen.
extension Scenario {
  static let shells: [Scenario] = [false, true].flatMap { shells(inTabs: $0) }

  private static func shells(inTabs: Bool) -> [Scenario] {
    let place = inTabs ? "in a tab" : "in the window"
    return [
      .of("shells", "a sheet, there and back, \(place)", { ShellWorld(.sheet, inTabs: inTabs) }) { world in
        for turn in 1...2 {
          world.show()
          world.eachFrame(of: 0.4) { _ in }
          world.checkBars("there \(turn)", tabBar: 0, navigationBar: 0.2)
          Report.near("it has risen", world.navigationBar.presentedTransform.ty, -60, within: 0.2)
          world.settle()
          world.hide()
          world.checkBars("back \(turn)", tabBar: 0, navigationBar: 0.2)
          world.eachFrame(of: 0.4) { _ in }
          world.checkBars("almost there \(turn)", tabBar: 0.8, navigationBar: 1)
          world.settle()
          world.checkBase("back \(turn)")
        }
      },

      .of("shells", "a sheet, gone without an animation, \(place)", { ShellWorld(.sheet, inTabs: inTabs) }) {
        world in
        world.show()
        world.settle()
        world.hide(animated: false)
        world.settle()
        world.forgetCompletion()
        world.checkBase("dismissed at once")
        world.show(animated: false)
        world.settle()
        world.hide()
        world.settle()
        world.checkBase("presented at once")
      },

      .of(
        "shells", "a sheet, reduced motion, and a view is withheld, \(place)",
        { ShellWorld(.sheet, inTabs: inTabs) }
      ) {
        world in
        for key in [UITransitionContextViewKey.to, .from] {
          Simulator.withheldViews = [key]
          world.show()
          world.settle()
          Simulator.withheldViews = []
          world.hide()
          world.settle()
          world.checkBase("\(key == .to ? "what comes" : "what goes") is withheld")
        }
        Simulator.reducesMotion = true
        world.show()
        world.settle()
        world.hide()
        world.settle()
        world.checkBase("reduced")
      },

      .of("shells", "a card, there and back, \(place)", { ShellWorld(.card, inTabs: inTabs) }) { world in
        world.show()
        world.eachFrame(of: 0.4) { _ in }
        world.checkBars("there", tabBar: 0)
        world.checkBars("there", navigationBar: 0.5)
        world.settle()
        world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
        world.checkBars("held", tabBar: 0.3)
        world.pan(on: world.second.view)?.end(velocity: .zero)
        world.settle()
        world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 600))
        world.pan(on: world.second.view)?.end(velocity: .zero)
        world.settle()
        world.checkBase("pulled away")
        world.show()
        world.settle()
        world.hide(animated: false)
        world.settle()
        world.forgetCompletion()
        world.checkBars("dismissed at once", tabBar: 1, navigationBar: 1)
      },

      .of("shells", "a panel, there and back, \(place)", { ShellWorld(.panel, inTabs: inTabs) }) { world in
        world.show()
        world.settle()
        world.checkBars("there", tabBar: 0, navigationBar: 0.2)
        world.hide()
        world.settle()
        world.checkBase("back")
        world.show(animated: false)
        world.settle()
        world.checkBars("there at once", tabBar: 0, navigationBar: 0.2)
        world.hide(animated: false)
        world.settle()
        world.forgetCompletion()
        world.checkBase("dismissed at once")
      },
    ]
  }
}
