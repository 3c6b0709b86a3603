@_spi(Simulator) import UIKit

extension Scenario {
  /// Fingers on the article.
  static let cardFingers: [Scenario] = [
    article("pulled far enough, it closes by itself") { world in
      Report.check("begins", world.beginPull())
      Simulator.clock.advance(by: 0.1)
      world.pull(to: 50)
      Report.near("progress", Simulator.recorder.updates.last ?? -1, 0.5)
      Report.near("gets smaller", world.article.view.transform.a, 0.93)
      Report.near("and rounder", world.article.view.layer.cornerRadius, 8)
      Report.check("does not scroll", !world.article.content.isScrollEnabled)
      Report.check("is cut", world.article.view.clipsToBounds)
      world.pull(to: 120)
      let closed = Simulator.clock.now
      world.sampleArticle("finished", for: 0.6)
      world.settle()
      Report.near("settles in", world.lastCompletion - closed, 0.6, within: 1e-6)
      world.checkToday(completed: [true, true], "closed")
      world.endPull()
      world.settle()
      world.checkToday(completed: [true, true], "the finger leaves later")
      world.showAndSettle()
      world.checkArticle(completed: [true, true, true], "presented again")
    },

    article("cancelled anywhere") { world in
      var completed = [true]
      for way in stride(from: 0, through: 99, by: 3) {
        world.beginAndPull(to: CGFloat(way))
        world.endPull()
        world.settle()
        completed.append(false)
        world.checkArticle(completed: completed, "let go at \(way)")
      }
      world.beginAndPull(to: 40)
      world.endPull()
      let left = Simulator.clock.now
      world.sampleArticle("cancelled", for: 0.3)
      world.settle()
      Report.near("settles in", world.lastCompletion - left, 0.3, within: 1e-6)
      world.beginAndPull(to: 100)
      world.settle()
      world.checkToday(completed: completed + [false, true], "closed after all")
    },

    article("upwards, and back again") { world in
      Report.check("does not begin", !world.beginPull(velocity: -100))
      world.beginAndPull(to: 80)
      world.pull(to: -40)
      Report.near("no progress", Simulator.recorder.updates.last ?? -1, 0)
      Report.near("as it was", world.article.view.transform.a, 1)
      world.endPull()
      world.settle()
      world.checkArticle(completed: [true, false])
    },

    article("gates") { world in
      world.article.content.contentOffset.y = 10
      Report.check("not while it is scrolled", !world.beginPull())
      world.article.content.contentOffset.y = 0
      world.beginAndPull(to: 120)
      Report.check("no second one while it settles", !world.beginSwipe())
      world.settle()
      world.checkToday(completed: [true, true])
    },

    article("swiped closed from the edge") { world in
      Report.check("begins", world.beginSwipe())
      Simulator.clock.advance(by: 0.1)
      world.swipe(by: 50)
      Report.near("gets smaller", world.article.view.transform.a, 0.93)
      Report.check("still scrolls", world.article.content.isScrollEnabled)
      world.endSwipe()
      world.settle()
      world.checkArticle(completed: [true, false], "cancelled")
      world.beginAndSwipe(by: 100)
      world.settle()
      world.endSwipe()
      world.checkToday(completed: [true, false, true], "closed")
    },

    article("the edge comes before the pull") { world in
      world.article.content.isScrollEnabled = false  // without a scroll view that competes for the finger
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 5, y: 300))
      // Both recognizers see their gesture in one movement: in all it goes sideways, and its last part downwards.
      Simulator.clock.advance(by: 0.02)
      finger.move(to: CGPoint(x: 14, y: 300))
      Simulator.clock.advance(by: 0.02)
      finger.move(to: CGPoint(x: 14, y: 308))
      Report.check("swiped", world.edge?.state == .began)
      Report.check("not pulled", world.pan?.state != .began)
      finger.drag(to: CGPoint(x: 5, y: 330), during: 0.1)
      finger.lift()
      world.settle()
      world.article.content.isScrollEnabled = true
      world.checkArticle(completed: [true, false], "cancelled")
      let other = Finger(in: world.window)
      other.touchDown(at: CGPoint(x: 200, y: 300))
      other.drag(to: CGPoint(x: 210, y: 340), during: 0.1)
      Report.check("pulled", world.pan?.state == .changed)
      other.drag(to: CGPoint(x: 210, y: 500), during: 0.2)
      world.settle()
      other.lift()
      world.settle()
      world.checkToday(completed: [true, false, true], "closed")
    },

    article("cancelled by the system, and failed") { world in
      world.beginAndPull(to: 90)
      world.pan?.cancelTouches()
      world.settle()
      world.checkArticle(completed: [true, false], "cancelled")
      world.beginAndPull(to: 90)
      world.pan?.fail()
      world.settle()
      world.checkArticle(completed: [true, false, false], "failed")
      world.beginAndSwipe(by: 90)
      world.edge?.cancelTouches()
      world.settle()
      world.checkArticle(completed: [true, false, false, false], "cancelled from the edge")
      world.beginAndPull(to: 150)
      Simulator.clock.advance(by: 0.1)
      world.pan?.cancelTouches()
      world.settle()
      world.checkToday(completed: [true, false, false, false, true], "too late to cancel")
    },

    article("ended before the start") { world in
      world.beginPull()
      world.pull(to: 50)
      world.endPull()
      world.settle()
      world.checkArticle(completed: [true, false], "cancelled")
      world.beginPull()
      world.endPull()
      world.settle()
      world.checkArticle(completed: [true, false, false], "cancelled without a way")
    },

    article("the size changes under the finger") { world in
      world.beginAndPull(to: 90)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.endPull()
      world.settle()
      world.checkArticle(in: CGSize(width: 800, height: 400), completed: [true, false], "cancelled")
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.checkArticle(completed: [true, false], "turned back")
    },

    article("the size changes while it closes") { world in
      world.beginAndPull(to: 150)
      Simulator.clock.advance(by: 0.2)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.checkToday(completed: [true, true])
    },

    .of("app-store-card", "from right to left", CardWorld.fromRightToLeft) { world in
      world.show()
      Report.near("from the card", world.articleFrame, CardWorld.card)
      Simulator.clock.advance(by: 0.21)
      Report.near("half way", world.articleFrame.midX, 195, within: 0.3)
      Report.check("the spring is ahead of it", world.articleFrame.minY < 80, "\(world.articleFrame.minY)")
      world.settle()
      world.checkArticle(completed: [true], "presented")
      world.beginAndSwipe(by: 50)
      Report.near("follows from the right", world.article.view.transform.a, 0.93)
      world.swipe(by: 100)
      world.settle()
      world.endSwipe()
      world.checkToday(completed: [true, true], "closed")
    },
  ]
}
