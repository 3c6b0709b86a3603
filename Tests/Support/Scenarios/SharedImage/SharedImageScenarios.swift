@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

extension Scenario {
  static let sharedImage: [Scenario] = [
    onList("push and pop") { world in
      let (cell, image) = (SharedImageNavigation.cellFrame, SharedImageNavigation.imageFrame)
      world.push()
      let start = Simulator.clock.now
      world.checkOrder("pushed")
      Report.near("flies from the cell", world.picture?.presentedFrame ?? .null, cell)
      Report.check("the picture is the detail's", world.picture?.image === world.detail.image.image)
      Report.check("it fills its frame", world.picture?.contentMode == .scaleAspectFill)
      Report.equal("and is cut at it", world.picture?.clipsToBounds, true)
      Report.equal("the cell is hidden", world.list.cell.alpha, 0)
      Report.equal("so is the image", world.detail.image.alpha, 0)
      Report.near("the detail is not seen yet", world.detail.view.presentedAlpha, 0)
      Simulator.clock.advance(by: 0.049)
      Report.near("waits", world.picture?.presentedFrame ?? .null, cell)
      Simulator.clock.advance(by: 0.201)
      let share = easeInHalfway
      Report.near("half of the time of the alpha", world.detail.view.presentedAlpha, share, within: 1e-3)
      Report.near(
        "half of the time of the width", world.picture?.presentedFrame.width ?? 0, 80 + 300 * share,
        within: 0.1)
      Report.near(
        "half of the time of the place", world.picture?.presentedFrame.midY ?? 0,
        cell.midY + (image.midY - cell.midY) * share, within: 0.1)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.45, within: 1e-6)
      world.checkDetail(completed: [true], "pushed")

      world.pop()
      let back = Simulator.clock.now
      world.checkOrder("popped")
      Report.near("flies from the image", world.picture?.presentedFrame ?? .null, image)
      Report.equal("the cell is hidden again", world.list.cell.alpha, 0)
      Report.near("the detail is seen", world.detail.view.presentedAlpha, 1)
      Simulator.clock.advance(by: 0.25)
      Report.near("half of the time back", world.detail.view.presentedAlpha, 1 - share, within: 1e-3)
      world.settle()
      Report.near("takes as long back", world.lastCompletion - back, 0.45, within: 1e-6)
      world.checkList(completed: [true, true], "popped")
      Report.playedAsReported()
    },

    onList("three times") { world in
      var completed: [Bool] = []
      for round in 1...3 {
        world.pushAndSettle()
        completed.append(true)
        world.checkDetail(completed: completed, "pushed \(round)")
        world.popAndSettle()
        completed.append(true)
        world.checkList(completed: completed, "popped \(round)")
      }
    },

    onList("no cell, no picture, no image, a view elsewhere") { world in
      let missing: [@MainActor () -> Void] = [
        { world.list.sharedImageCell = nil }, { world.detail.sharedImagePicture = nil },
        { world.list.sharedImageCell = UIImageView(image: world.list.cell.image) },
        { world.detail.sharedImagePicture = UIImageView(image: world.list.cell.image) },
        {
          world.list.cell.image = nil
          world.detail.image.image = nil
        },
      ]
      var completed: [Bool] = []
      for (index, remove) in missing.enumerated() {
        world.list.sharedImageCell = world.list.cell
        world.detail.sharedImagePicture = world.detail.image
        remove()
        world.takeRest()
        world.push()
        let start = Simulator.clock.now
        Report.check("nothing flies \(index)", world.picture == nil)
        Simulator.clock.advance(by: 0.125)
        Report.near("half of the fallback \(index)", world.detail.view.presentedAlpha, 0.5, within: 1e-3)
        world.settle()
        Report.near("the fallback \(index)", world.lastCompletion - start, 0.25, within: 1e-6)
        completed.append(true)
        world.checkDetail(completed: completed, "pushed \(index)")
        world.popAndSettle()
        completed.append(true)
        world.checkList(completed: completed, "popped \(index)")
      }
    },

    onList("a picture in the navigation bar") { world in
      let icon = UIImageView(frame: CGRect(x: 340, y: 2, width: 40, height: 40))
      icon.image = UIImage(simulatedSize: CGSize(width: 40, height: 40))
      let bar = world.navigation.navigationBar
      bar.addSubview(icon)
      world.list.sharedImageCell = icon
      world.push()
      let place = bar.convert(icon.frame, to: world.detail.view.superview)
      Report.near("flies from the bar", world.picture?.presentedFrame ?? .null, place)
      Report.equal("the icon is hidden", icon.alpha, 0)
      world.settle()
      Report.equal("and seen again", icon.alpha, 1)
      world.popAndSettle()
      icon.removeFromSuperview()
      world.checkList(completed: [true, true])
    },

    onList("the image of the cell, for want of another") { world in
      world.detail.image.image = nil
      world.takeRest()
      world.push()
      Report.check("flies", world.picture?.image === world.list.cell.image && world.picture?.image != nil)
      world.settle()
      world.checkDetail(completed: [true])
    },

    onList("reduced motion") { world in
      Simulator.reducesMotion = true
      world.push()
      let start = Simulator.clock.now
      Report.check("nothing flies", world.picture == nil)
      Simulator.clock.advance(by: 0.1)
      Report.near("half of the crossfade", world.detail.view.presentedAlpha, 0.5, within: 1e-3)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.2, within: 1e-6)
      world.checkDetail(completed: [true], "pushed")
      world.popAndSettle()
      world.checkList(completed: [true, true], "popped")
      Report.playedAsReported()
    },

    onList("a view is withheld") { world in
      for key in [UITransitionContextViewKey.to, .from] {
        Simulator.withheldViews = [key]
        let before = Simulator.recorder.completions
        world.pushAndSettle()
        world.checkDetail(completed: before + [true], "pushed")
        world.popAndSettle()
        world.checkList(completed: before + [true, true], "popped")
        Simulator.withheldViews = []
      }
    },

    onList("without animation") { world in
      world.push(animated: false)
      world.settle()
      world.checkDetail(completed: [], "pushed")
      world.popAndSettle()
      world.checkList(completed: [true], "popped by the transition")
      world.pushAndSettle()
      world.pop(animated: false)
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },

    onList("an app that is drawn at half its size") { world in
      world.navigation.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      world.push()
      Simulator.clock.advance(by: 0.4499)
      Report.near(
        "its own points count", world.picture?.presentedFrame ?? .null, SharedImageNavigation.imageFrame,
        within: 1)
      world.settle()
    },

    onList("a detail that has had another size") { world in
      world.detail.view.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
      world.push()
      Report.near("it fills at the start", world.detail.view.frame, UIScreen.main.bounds)
      world.settle()
      world.checkDetail(completed: [true])
    },

    onList("the platform's swipe back stays") { world in
      world.pushAndSettle()
      world.navigation.checkSwipeBack(in: world.window)
      world.checkDetail(completed: [true], "uncovered")
      world.window.swipeBack(over: 0.2)
      world.settle()
      world.checkDetail(completed: [true], "swiped in vain")
      world.window.swipeBack(over: 0.8)
      world.settle()
      world.checkList(completed: [true], "swiped")
      world.navigation.checkNoSwipeBack(in: world.window)
      world.pushAndSettle()
      world.popAndSettle()
      world.checkList(completed: [true, true, true], "pushed and popped")
    },

    onList("the platform's swipe back is given back") { world in
      let swipe = world.navigation.interactivePopGestureRecognizer
      let found = swipe?.delegate
      for _ in 1...2 {
        var other: SharedImageTransition? = SharedImageTransition()
        world.navigation.delegate = other
        world.navigation.pushViewController(UIViewController(), animated: false)
        world.settle()
        Report.check("taken", swipe?.delegate !== found)
        other = nil
        world.window.swipeBack(over: 0.8)
        world.settle()
        Report.equal("swiped", world.navigation.viewControllers.count, 1)
        Report.check("given back", swipe?.delegate === found)
        Report.check("nothing is left", world.navigation.view.interactions.isEmpty)
      }
      world.navigation.delegate = world.transition
      world.pushAndSettle()
      world.navigation.checkSwipeBack(in: world.window)
    },

    onList("the delegate that the swipe back has had") { world in
      world.window.checkSwipeNeighbour { SharedImageTransition() }
    },

    onList("other screens keep the system's own") { world in
      let other = UIViewController()
      let asked = world.transition.navigationController(
        world.navigation, animationControllerFor: .push, from: world.list, to: other)
      Report.check("to another screen", asked == nil)
      let back = world.transition.navigationController(
        world.navigation, animationControllerFor: .pop, from: other, to: world.list)
      Report.check("from another screen", back == nil)
      let neither = world.transition.navigationController(
        world.navigation, animationControllerFor: .none, from: world.detail, to: world.list)
      Report.check("neither push nor pop", neither == nil)
      world.checkList(completed: [])
    },
  ]

  /// The progress of the curve `easeIn` after half of its time, as in CSS Easing Functions, `ease-in`.
  private static let easeInHalfway: CGFloat = 0.31535

  private static func onList(
    _ name: String, _ body: @escaping @MainActor (SharedImageNavigation) -> Void
  ) -> Scenario {
    .of("shared-image", name, SharedImageNavigation.init, body)
  }
}
