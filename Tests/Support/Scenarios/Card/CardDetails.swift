@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

extension Scenario {
  /// Details that are easy to miss, and apps that are built in other ways.
  static let cardDetails: [Scenario] = [
    article("VoiceOver, and the status bar") { world in
      Report.check("its own bar", Simulator.statusBarController(of: world.window) === world.article)
      let alert = UIViewController()
      world.article.present(alert, animated: false)
      world.settle()
      Report.check("not below what it presents", !Simulator.performEscape(from: world.article.view))
      alert.dismiss(animated: false)
      world.settle()
      Report.check("escapes", Simulator.performEscape(from: world.article.view))
      Report.check("at leisure", world.article.transitionCoordinator != nil)
      Report.check("once", !Simulator.performEscape(from: world.article.view))
      world.settle()
      world.checkToday(completed: [true, true], "escaped")
    },

    article("what may not be dismissed is neither pulled nor swiped away") { world in
      world.article.isModalInPresentation = true
      Report.check("not pulled", !world.beginPull())
      Report.check("not swiped", !world.beginSwipe())
      world.article.isModalInPresentation = false
      Report.check("pulled", world.beginPull())
      world.endPull()
      world.settle()
      world.checkArticle(completed: [true, false])
    },

    today("the article is laid out in sizes that it has") { world in
      world.article.layouts = []
      world.show()
      Simulator.clock.advance(by: 0.1)
      Report.check("it is laid out", !world.article.layouts.isEmpty)
      let empty = world.article.layouts.filter { $0.width < 1 || $0.height < 1 }
      Report.equal("never in an empty size", empty, [])
      world.settle()
      world.article.layouts = []
      Report.check("pulled", world.beginPull())
      Simulator.clock.advance(by: 0.1)
      Report.equal("not again as a finger begins", world.article.layouts, [])
      world.endPull()
      world.settle()
      world.checkArticle(completed: [true, false])
    },

    article("a finger that goes down and a little aside") { world in
      @MainActor func begins(_ x: CGFloat, _ y: CGFloat) -> Bool {
        world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: x, y: y)) ?? false
      }
      Report.check("pulls", begins(-20, 100))
      world.endPull()
      world.settle()
      Report.check("but not one that goes aside and a little down", !begins(100, 20))
      world.checkArticle(completed: [true, false])
      if let edge = world.edge {
        let content = world.article.content.panGestureRecognizer
        let isBeside = edge.delegate?.gestureRecognizer(edge, shouldRecognizeSimultaneouslyWith: content)
        Report.equal("one from the edge does not scroll as well", isBeside, false)
      }
    },

    today("the lower the card is, the looser its spring") { world in
      world.today.list.contentOffset.y = -400
      let other = UIView(frame: CGRect(x: 0, y: 700, width: 10, height: 10))
      world.window.addSubview(other)
      let timing = UISpringTimingParameters(dampingRatio: 1 - 0.3 * 700 / 800)
      let animator = UIViewPropertyAnimator(duration: 0.7, timingParameters: timing)
      animator.addAnimations { other.center.y = 5 }
      world.show()
      animator.startAnimation()
      for frame in 1...30 {
        Simulator.clock.advance(by: VirtualClock.frame)
        Report.near("at \(frame)", world.articleFrame.minY, other.presentedCenter.y - 5, within: 1e-6)
      }
      world.settle()
      other.removeFromSuperview()
    },

    article("less motion is asked for while it is up") { world in
      Simulator.reducesMotion = true
      world.hide()
      Simulator.clock.advance(by: 0.1)
      Report.near("half gone", world.article.view.presentedAlpha, 0.5, within: 1e-6)
      Report.near("in its place", world.articleFrame, CGRect(x: 0, y: 0, width: 400, height: 800))
      world.settle()
      world.checkToday(completed: [true, true])
    },

    article("where UIKit is told that it will be") { world in
      let whole = CGRect(x: 0, y: 0, width: 400, height: 800)
      let presentation = world.article.presentationController
      Report.near("its frame", presentation?.frameOfPresentedViewInContainerView ?? .null, whole)
    },

    article("the container is laid out on the way back") { world in
      world.hide()
      Simulator.clock.advance(by: 0.3)
      let (center, size) = (world.article.view.center, world.article.view.bounds.size)
      world.article.view.superview?.setNeedsLayout()
      Simulator.clock.advance(by: 0)
      Report.near("it stays where it goes", world.article.view.center, center)
      Report.equal("as large as it gets", world.article.view.bounds.size, size)
      world.settle()
      world.checkToday(completed: [true, true])
    },

    today("the size changes on the way, and all is in place at once") { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.advance(by: VirtualClock.frame)
      Report.equal("completed", Simulator.recorder.completions, [true])
      Report.equal("bound for its place", world.article.view.bounds.size, CGSize(width: 800, height: 400))
      world.settle()
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.beginAndPull(to: 90)
      world.window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.advance(by: VirtualClock.frame)
      Report.equal("what a finger held is cancelled", Simulator.recorder.completions, [true, false])
      Report.equal("and bound for its place", world.article.view.bounds.size, CGSize(width: 800, height: 400))
      world.endPull()
    },

    today("reduced motion rounds no corners") { world in
      Simulator.reducesMotion = true
      world.show()
      Simulator.clock.advance(by: 0.1)
      Report.near("on the way there", world.article.view.layer.presentedCornerRadius, 0)
      world.settle()
      world.hide()
      Simulator.clock.advance(by: 0.1)
      Report.near("on the way back", world.article.view.layer.presentedCornerRadius, 0)
      world.settle()
      world.show()
      world.settle()
      world.beginAndSwipe(by: 100)
      Simulator.clock.advance(by: 0.1)
      Report.near("nor when it is swiped away", world.article.view.layer.presentedCornerRadius, 0)
      Report.near("nor gets smaller", world.article.view.presentedTransform.a, 1)
      world.settle()
      world.endSwipe()
      world.checkToday(completed: [true, true, true, true])
    },

    today("a light blur, also on the way") { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      Report.check("light", (world.backdrop?.effect as? UIBlurEffect)?.style == .light)
      world.settle()
      world.checkArticle(completed: [true])
    },

    article("a finger that turns round as it arrives hands its speed over") { world in
      world.beginPull()
      Simulator.clock.advance(by: 0.1)
      let earlier = Simulator.recorder.springVelocities.count
      world.pan?.move(to: CGPoint(x: 200, y: 200), velocity: CGPoint(x: 40, y: -300))
      checkSprings([0, 3], after: earlier, "pulled")
      world.settle()
      world.endPull()
      world.checkToday(completed: [true, true], "pulled")
      world.showAndSettle()
      world.beginSwipe()
      Simulator.clock.advance(by: 0.1)
      let before = Simulator.recorder.springVelocities.count
      world.edge?.move(to: CGPoint(x: 105, y: 300), velocity: CGPoint(x: -300, y: 40))
      checkSprings([0, 3], after: before, "swiped")
      world.settle()
      world.endSwipe()
      world.checkToday(completed: [true, true, true, true], "swiped")
    },

    article("a container that is drawn at half its size") { world in
      world.article.view.superview?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      world.beginAndPull(to: 25)
      Report.near("its own points count", Simulator.recorder.updates.last ?? -1, 0.5)
      let earlier = Simulator.recorder.springVelocities.count
      world.pan?.move(to: CGPoint(x: 200, y: 150), velocity: CGPoint(x: 0, y: -300))
      checkSprings([0, 6], after: earlier, "and its own velocity")
      world.settle()
      world.endPull()
      Report.equal("closed", Simulator.recorder.completions, [true, true])
    },

    today("a card that the app has taken out") { world in
      world.today.card.removeFromSuperview()
      world.show()
      Simulator.clock.advance(by: 0.1)
      Report.near("the article does not come from nowhere", world.articleFrame, UIScreen.main.bounds)
      Report.check("it fades", world.article.view.presentedAlpha < 1)
      world.settle()
      world.today.list.addSubview(world.today.card)
      world.hideAndSettle()
      world.checkToday(completed: [true, true])
    },

    article("it reports how long it takes") { world in
      world.hideAndSettle()
      Report.playedAsReported()
      world.checkToday(completed: [true, true])
    },

    today("a touch that is taken away lets the card up at once") { world in
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      Simulator.clock.advance(by: 0.05)
      let pressed = world.cardScale
      finger.lift()
      Report.near("from where it is", world.cardScale, pressed)
      Simulator.clock.advance(by: 0.05)
      Report.check("on its way up", world.cardScale > pressed)
      let half = world.cardScale
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      Report.near("and down from there", world.cardScale, half, within: 0.005)
      Simulator.clock.advance(by: 0.3)
      world.settle()
      finger.lift()
      world.settle()
      Report.near("up in the end", world.cardScale, 1)
    },

    .of("app-store-card", "presented by what the list is in", { CardWorld(isEmbedded: true) }) { world in
      world.otherToday.view.removeFromSuperview()
      world.takeRest()
      world.window.rootViewController?.present(world.article, animated: true)
      world.settle()
      Report.near("the card of the list that is there", world.today.card.alpha, 0)
      Report.near("and no other", world.otherToday.card.alpha, 1)
      Report.equal("by the transition", Simulator.recorder.completions, [true])
      world.hideAndSettle()
      Report.near("the card is back", world.today.card.alpha, 1)
    },

    .of("app-store-card", "presented by the tabs in front of which the list is", CardWorld.inTabs) { world in
      world.window.rootViewController?.present(world.article, animated: true)
      world.settle()
      Report.near("its card", world.today.card.alpha, 0)
      Report.equal("by the transition", Simulator.recorder.completions, [true])
      world.hideAndSettle()
      Report.near("the card is back", world.today.card.alpha, 1)
    },
  ]

  private static func checkSprings(_ expected: [CGFloat], after count: Int, _ moment: String) {
    // Each value with its own speed needs its own spring. The order in which the springs start does not matter.
    let found = Simulator.recorder.springVelocities.dropFirst(count).sorted { abs($0.dx) < abs($1.dx) }
    Report.equal("\(moment): springs", found.count, expected.count)
    for (found, expected) in zip(found, expected) {
      Report.near("\(moment): a spring's speed", found.dx, expected, within: 1e-6)
      Report.near("\(moment): and across", found.dy, 0)
    }
  }
}
