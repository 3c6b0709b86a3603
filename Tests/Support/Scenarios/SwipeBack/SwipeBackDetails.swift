@_spi(Simulator) import UIKit

@testable import GeneratedSpecs
@testable import TransitionRuntime

extension Scenario {
  /// Details of a swipe back that are easy to forget.
  static let swipeBackDetails: [Scenario] = [
    detail("released where it just finishes, and just does not") { world in
      for (way, velocity, finishes) in [
        (199.9, 0.0, false), (200, 0, true), (100, 390, false), (100, 410, true), (250, -300, false),
      ] {
        world.beginAndSwipe(to: CGFloat(way))
        world.endSwipe(velocity: CGFloat(velocity))
        world.settle()
        Report.equal("\(way) at \(velocity)", Simulator.recorder.completions.last, finishes)
        if finishes { world.pushAndSettle() }
      }
    },

    detail("the finger moves before the start only") { world in
      world.beginSwipe()
      world.swipe(to: 100)
      Simulator.clock.advance(by: 0.1)
      Report.near("the detail follows", world.shift(of: world.detail.view), 100)
      Report.near("progress", Simulator.recorder.updates.last ?? -1, 0.25)
      world.endSwipe()
      world.settle()
      world.checkDetail(completed: [false])
    },

    detail("the bar's animator goes along with the finger") { world in
      world.beginAndSwipe(to: 100)
      Report.equal("animators", Simulator.census.interruptibleFractions.count, 1)
      Report.near("at a quarter", Simulator.census.interruptibleFractions.first ?? -1, 0.25, within: 1e-6)
      world.endSwipe()
      world.settle()
      world.checkDetail(completed: [false])
    },

    detail("a second finger reaches nothing while the first one drives") { world in
      let field = TouchCounter(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
      world.detail.view.addSubview(field)
      let finger = Finger(in: world.window)
      world.beginAndSwipe(to: 20)
      finger.tap(at: CGPoint(x: 200, y: 300))
      Report.equal("touches under the finger", field.count, 0)
      world.endSwipe()
      world.settle()
      finger.tap(at: CGPoint(x: 200, y: 300))
      Report.equal("touches at rest", field.count, 1)
      field.removeFromSuperview()
      world.checkDetail(completed: [false])
    },

    detail("the bar keeps its alpha where UIKit sets it in a change of size") { world in
      world.bar.alpha = 0.5
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.window.layoutIfNeeded()
      Report.near("the bar", world.bar.alpha, 1)
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.checkDetail(completed: [])
    },

    detail("the finger goes on after the size has changed") { world in
      world.beginAndSwipe(to: 100)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.swipe(to: 120)
      world.swipe(to: 700)
      Report.near("the bar settles already", world.bar.alpha, 1)
      world.endSwipe(velocity: 900)
      world.settle()
      Report.equal("cancelled", Simulator.recorder.completions, [false])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    detail("a view is withheld from a pop by a button") { world in
      Simulator.withheldViews = [.to]
      world.navigation.popViewController(animated: true)
      world.settle()
      world.checkList(completed: [true])
    },

    detail("a flick that is over as soon as it has begun") { world in
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 2, y: 400))
      finger.drag(to: CGPoint(x: 32, y: 400), during: 0.02)
      finger.lift()
      world.settle()
      world.checkList(completed: [true])
    },

    detail("the detail does not fade under the finger") { world in
      world.beginAndSwipe(to: 100)
      Report.near("it is opaque", world.detail.view.alpha, 1)
      world.endSwipe()
      world.settle()
      world.checkDetail(completed: [false])
    },

    detail("an app that is drawn at half its size") { world in
      world.navigation.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      world.edge?.begin(at: CGPoint(x: 5, y: 300), velocity: CGPoint(x: 100, y: 0))
      Simulator.clock.advance(by: 0.1)
      world.edge?.move(to: CGPoint(x: 55, y: 300))
      Report.near("its own points count", Simulator.recorder.updates.last ?? -1, 0.25)
      world.endSwipe(velocity: -100)
      world.settle()
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    detail("a finger on a detail that is gone") { world in
      guard let edge = world.edge, let delegate = edge.delegate else {
        return Report.check("there is a gesture", false)
      }
      world.navigation.popViewController(animated: false)
      world.settle()
      Report.check(
        "nothing waits for it",
        !delegate.gestureRecognizer(edge, shouldBeRequiredToFailBy: UITapGestureRecognizer()))
      world.checkList(completed: [])
    },

    detail("beside the platform's swipe, whoever is asked first") { world in
      var completed: [Bool] = []
      for comesFirst in [false, true] {
        Simulator.conduct.outerRecognizersComeFirst = comesFirst
        world.window.swipeBack(over: 0.2)
        world.settle()
        completed.append(false)
        world.checkDetail(completed: completed, "swiped in vain")
      }
      if let swipe = world.navigation.interactivePopGestureRecognizer {
        let begins = swipe.delegate?.gestureRecognizerShouldBegin(swipe)
        Report.equal("nor does the platform's begin alone", begins, false)
      }
    },

    detail("the delegate that the swipe back has had") { world in
      world.window.checkSwipeNeighbour { SwipeBackTransition() }
    },

    detail("which screens go where") { world in
      let neither = world.swipeBack.navigationController(
        world.navigation, animationControllerFor: .none, from: world.detail, to: world.list)
      Report.check("neither push nor pop", neither == nil)
      let push = world.swipeBack.navigationController(
        world.navigation, animationControllerFor: .push, from: world.detail, to: world.list)
      Report.check("a push is the platform's", push == nil)
      if Simulator.conduct.delegateIsAskedLater {
        for (from, to) in [(SwipeBackWorld.Detail(), world.list), (world.detail, SwipeBackWorld.List())] {
          world.beginSwipe()
          let run = world.swipeBack.navigationController(
            world.navigation, animationControllerFor: .pop, from: from, to: to)
          let interaction = run.flatMap {
            world.swipeBack.navigationController(world.navigation, interactionControllerFor: $0)
          }
          Report.check("other screens are not scrubbed", run != nil && interaction == nil)
          world.endSwipe()
          world.settle()
        }
      }
    },

    detail("alone on its stack, above no list, and covered") { world in
      for stack in [[world.detail], [UIViewController(), world.detail]] {
        world.navigation.setViewControllers(stack, animated: false)
        world.settle()
        Report.check("no swipe", !world.beginSwipe())
      }
      world.navigation.setViewControllers([world.detail, world.list, UIViewController()], animated: false)
      world.settle()
      if let edge = world.edge, let delegate = edge.delegate {
        Report.check("no swipe from under another", !delegate.gestureRecognizerShouldBegin(edge))
      }
      world.navigation.setViewControllers([world.list], animated: false)
      world.settle()
      world.checkList(completed: [])
    },

    detail("two details on one stack") { world in
      let (list, other) = (SwipeBackWorld.List(), SwipeBackWorld.Detail())
      world.navigation.pushViewController(list, animated: false)
      world.navigation.pushViewController(other, animated: false)
      world.settle()
      world.navigation.popViewController(animated: true)
      world.settle()
      Report.check("the first still has its gesture", world.edge != nil)
      world.navigation.popToRootViewController(animated: false)
      world.settle()
      Report.check("then it is gone", world.edge == nil)
      Report.near("the bar is as it was", world.bar.alpha, SwipeBackWorld.barAlpha)
    },

    detail("the platform's swipe back stays on other screens") { world in
      world.navigation.checkSwipeBack(in: world.window)
      world.checkDetail(completed: [], "uncovered")
      world.window.swipeBack(over: 0.8)
      world.settle()
      world.checkList(completed: [true], "swiped, by the transition")
      Report.check("under the finger", !Simulator.recorder.updates.isEmpty)
      world.navigation.checkNoSwipeBack(in: world.window)
      world.navigation.setViewControllers([UIViewController(), world.detail], animated: false)
      world.settle()
      world.window.swipeBack(over: 0.8)
      world.settle()
      Report.equal("above no list it is the platform's", world.navigation.viewControllers.count, 1)
      Report.equal("so no other has completed", Simulator.recorder.completions, [true])
    },

    Scenario(
      "swipe-back: the platform's swipe over the content", in: Conduct.withContentSwipeBack
    ) {
      let world = SwipeBackWorld()
      world.pushAndSettle()
      world.window.swipeBack(over: 0.8)
      world.settle()
      world.checkList(completed: [true], "from the edge it is the transition's")
      Report.check("under the finger", !Simulator.recorder.updates.isEmpty)
      world.pushAndSettle()
      world.window.swipeBack(over: 0.15, from: 100)
      world.settle()
      world.checkDetail(completed: [true], "swiped in vain")
      world.window.swipeBack(over: 0.7, from: 100)
      world.settle()
      world.checkList(completed: [true], "over the content it is the platform's")
      world.end()
    },

    .of("swipe-back", "the bar comes with the push", SwipeBackWorld.init) { world in
      world.navigation.pushViewController(world.detail, animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.1)
      let alpha = world.bar.presentedAlpha
      Report.check("on its way", alpha > SwipeBackWorld.barAlpha && alpha < 1, "\(alpha)")
      world.settle()
      world.checkDetail(completed: [])
    },

    detail("a swipe on the second of two transitions of a router") { world in
      let router = TransitionRouter([SwipeBackTransition(), world.swipeBack])
      world.navigation.delegate = router
      world.beginAndSwipe(to: 100)
      Report.near("the detail follows", world.shift(of: world.detail.view), 100)
      world.endSwipe(velocity: 900)
      world.settle()
      world.checkList(completed: [true])
      world.navigation.delegate = world.swipeBack
      withExtendedLifetime(router) {}
    },

    detail("a swipe that the delegate never hears of, then pushed without animation") { world in
      world.navigation.delegate = nil
      world.beginSwipe()
      world.endSwipe(velocity: 900)
      world.settle()
      world.navigation.delegate = world.swipeBack
      world.navigation.pushViewController(world.detail, animated: false)
      world.settle()
      world.navigation.popViewController(animated: true)
      world.settle()
      Report.equal("nothing was scrubbed", Simulator.recorder.updates, [])
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]

  private static func detail(
    _ name: String, _ body: @escaping @MainActor (SwipeBackWorld) -> Void
  ) -> Scenario {
    .of("swipe-back", name, SwipeBackWorld.init) { world in
      world.pushAndSettle()
      body(world)
    }
  }
}
