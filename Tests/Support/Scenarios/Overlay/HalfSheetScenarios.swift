@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// A host inside a navigation controller that presents a sheet over its lower half.
@MainActor final class HalfSheetWorld: SpecWorld {
  let host = UIViewController()
  let sheet = UIViewController()
  let transition = HalfSheetTransition()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: host)
    host.simulatedName = "host"
    sheet.simulatedName = "sheet"
    sheet.view.simulatedName = "sheet.view"
    super.init(root: navigation, trees: [sheet.view])
    transition.adopt(sheet)
  }

  // MARK: Parts

  private var container: UIView? { sheet.view.superview }

  var blur: UIVisualEffectView? {
    container?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
  }

  var close: UIButton? { container?.subviews.lazy.compactMap { $0 as? UIButton }.first }

  // MARK: Steps

  func show(animated: Bool = true) { host.present(sheet, animated: animated) }

  func hide(animated: Bool = true) { sheet.dismiss(animated: animated) }

  func showAndSettle() {
    show()
    settle()
  }

  func hideAndSettle() {
    hide()
    settle()
  }

  // MARK: Assertions

  func checkHost(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): nothing is presented", navigation.presentedViewController == nil)
    var expected = atRest
    // The frame of a sheet that is not shown does not matter.
    expected.expect(sheet.view) { state in
      state.bounds = self.sheet.view.bounds
      state.center = self.sheet.view.center
    }
    check(expected, completed: completed, moment)
  }

  func checkSheet(
    in size: CGSize = CGSize(width: 400, height: 800), isReduced: Bool = false, completed: [Bool],
    _ moment: String = "at rest"
  ) {
    Report.check("\(moment): the sheet is presented", navigation.presentedViewController === sheet)
    let lower = CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    Report.near("\(moment): sheet", sheet.view.frame, lower)
    Report.near("\(moment): alpha", sheet.view.alpha, 1)
    Report.equal(
      "\(moment): order",
      container?.subviews.map { type(of: $0) == UIView.self ? "sheet" : "\(type(of: $0))" },
      ["UIVisualEffectView", "UIButton", "sheet"])
    Report.near("\(moment): blur", blur?.frame ?? .null, CGRect(origin: .zero, size: size))
    Report.check("\(moment): blurred", blur?.effect != nil)
    Report.near(
      "\(moment): close", close?.frame ?? .null,
      CGRect(x: size.width / 2 - 22, y: 60, width: 44, height: 44))
    Report.near("\(moment): close is seen", close?.alpha ?? 0, 1)
    Report.near("\(moment): host", navigation.view.transform.a, isReduced ? 1 : 0.8)
    Report.near("\(moment): host fills", navigation.view.bounds, CGRect(origin: .zero, size: size))
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}

extension Scenario {
  static let halfSheet: [Scenario] = [
    host("the button stays clear of the safe area") { world in
      world.window.simulatedSafeArea = UIEdgeInsets(top: 90, left: 0, bottom: 0, right: 0)
      world.showAndSettle()
      Report.near("close", world.close?.frame.minY ?? 0, 98)
      world.hideAndSettle()
      world.checkHost(completed: [true, true])
    },

    host("present and dismiss") { world in
      world.show()
      let start = Simulator.clock.now
      Report.near("from below", world.sheet.view.presentedFrame.minY, 800)
      Report.near("the button from above", world.close?.presentedFrame.minY ?? 0, -80)
      Report.near("the host is whole", world.navigation.view.presentedTransform.a, 1)
      Simulator.clock.advance(by: 0.1)
      let share = 1 - (world.sheet.view.presentedFrame.minY - 400) / 400
      Report.check("on the way", share > 0.2 && share < 0.9, "\(share)")
      Report.near(
        "the button at the same pace", world.close?.presentedFrame.minY ?? 0, -80 + 140 * share, within: 1e-3)
      Report.near(
        "the host at the same pace", world.navigation.view.presentedTransform.a, 1 - 0.2 * share, within: 1e-3
      )
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.3, within: 1e-6)
      world.checkSheet(completed: [true], "presented")
      world.hideAndSettle()
      world.checkHost(completed: [true, true], "dismissed")
      Report.playedAsReported()
    },

    host("three times, by its button") { world in
      var completed: [Bool] = []
      for round in 1...3 {
        world.showAndSettle()
        completed.append(true)
        world.checkSheet(completed: completed, "presented \(round)")
        world.close?.sendActions(for: .touchUpInside)
        world.settle()
        completed.append(true)
        world.checkHost(completed: completed, "dismissed \(round)")
      }
    },

    host("the button does nothing while it comes") { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      world.close?.sendActions(for: .touchUpInside)
      world.settle()
      world.checkSheet(completed: [true])
    },

    host("without animation") { world in
      world.show(animated: false)
      world.settle()
      world.checkSheet(completed: [], "presented")
      world.hide(animated: false)
      world.settle()
      world.checkHost(completed: [], "dismissed")
      world.show(animated: false)
      world.settle()
      world.hideAndSettle()
      world.checkHost(completed: [true], "dismissed by the transition")
    },

    host("the size changes at rest") { world in
      world.showAndSettle()
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.checkSheet(in: CGSize(width: 800, height: 400), completed: [true], "turned")
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.checkSheet(completed: [true], "turned back")
      world.hideAndSettle()
      world.checkHost(completed: [true, true], "dismissed")
    },

    host("the size changes on the way") { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      Report.equal("ends at once", Simulator.recorder.completions, [true])
      world.settle()
      world.checkSheet(in: CGSize(width: 800, height: 400), completed: [true], "on the way there")
      world.hide()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.checkHost(completed: [true, true], "on the way back")
    },

    host("reduced motion") { world in
      Simulator.reducesMotion = true
      world.show()
      let start = Simulator.clock.now
      Report.near("the sheet is in its place", world.sheet.view.presentedFrame.minY, 400)
      Report.near("the button too", world.close?.presentedFrame.minY ?? 0, 60)
      Report.near("the sheet fades in", world.sheet.view.presentedAlpha, 0)
      Report.near("so does the button", world.close?.presentedAlpha ?? 1, 0)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.2, within: 1e-6)
      world.checkSheet(isReduced: true, completed: [true], "presented")
      world.hideAndSettle()
      world.checkHost(completed: [true, true], "dismissed")
      world.show(animated: false)
      world.settle()
      world.checkSheet(isReduced: true, completed: [true, true], "without animation")
      Report.playedAsReported()
    },

    host("a view is withheld") { world in
      Simulator.withheldViews = [.to]
      world.showAndSettle()
      world.checkSheet(completed: [true], "presented")
      Simulator.withheldViews = [.from]
      world.hideAndSettle()
      world.checkHost(completed: [true, true], "dismissed")
    },

    host("the app scales the host meanwhile") { world in
      world.showAndSettle()
      let own = CGAffineTransform(scaleX: 0.5, y: 0.5)
      world.navigation.view.transform = own
      world.hide(animated: false)
      world.settle()
      Report.check("its value stays", world.navigation.view.transform == own)
      world.navigation.view.transform = .identity
      world.forgetCompletion()
      world.checkHost(completed: [true])
    },
  ]

  private static func host(
    _ name: String, _ body: @escaping @MainActor (HalfSheetWorld) -> Void
  ) -> Scenario {
    .of("half-sheet", name, HalfSheetWorld.init, body)
  }
}
