@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// The base of the apps in which screens of one class lie on top of each other.
@MainActor class NestedWorld: SpecWorld {
  /// The screens from the bottom up. The first one is there from the beginning.
  let screens: [UIViewController]
  let navigation: UINavigationController
  /// The number of additional recognizers of the screen in front. Each other screen on the stack, except for the first, has one.
  private let recognizersInFront: Int

  init(
    _ screens: [UIViewController], in navigation: UINavigationController, root: UIViewController,
    recognizersInFront: Int
  ) {
    self.screens = screens
    self.navigation = navigation
    self.recognizersInFront = recognizersInFront
    for (index, screen) in screens.enumerated() {
      screen.simulatedName = "screen \(index)"
      screen.view.simulatedName = "screen \(index).view"
    }
    super.init(root: root, trees: screens.map(\.view))
  }

  var depth: Int { navigation.viewControllers.count - 1 }

  func push() {
    navigation.pushViewController(screens[depth + 1], animated: true)
    letStart()
  }

  func pop() {
    navigation.popViewController(animated: true)
    letStart()
  }

  /// The first recognizer of a type of a screen.
  func recognizer<Recognizer: UIGestureRecognizer>(_ index: Int, _ type: Recognizer.Type) -> Recognizer? {
    screens[index].view.gestureRecognizers?.lazy.compactMap { $0 as? Recognizer }.first
  }

  /// The bar, and its value while other screens lie on the first one.
  var bar: (view: UIView, value: CGFloat) { (navigation.navigationBar, 1) }

  /// Checks that so many screens lie on the first one and that nothing else has changed.
  func check(depth: Int, completed: [Bool], _ moment: String) {
    settle()
    var expected = atRest
    Report.equal("\(moment): depth", self.depth, depth)
    let container = screens[self.depth].view.superview.map { ObjectIdentifier($0) }
    for (index, screen) in screens.enumerated() {
      expected.expect(screen.view) { state in
        state.parent = index == depth ? container : nil
        if index > 0, index <= depth { state.recognizerCount += 1 }
        if recognizersInFront > 0 {
          // The screen in front has them. The first screen has had them since the beginning.
          state.recognizerCount +=
            (index == depth ? recognizersInFront : 0) - (index == 0 ? recognizersInFront : 0)
        }
      }
    }
    if depth > 0 { expected.expect(bar.view) { $0.alpha = bar.value } }
    for watch in navigation.watches { expected.expect(another: watch) }
    Report.equal("\(moment): watches", navigation.watches.count, depth)
    check(expected, completed: completed, moment)
  }

}

/// Folders in a stack under a tab bar.
@MainActor final class DescendWorld: NestedWorld {
  let tabs = UITabBarController()
  let transition = DescendTransition()

  init() {
    let folders = (0...2).map { _ in FolderController() }
    let navigation = UINavigationController(rootViewController: folders[0])
    tabs.viewControllers = [navigation, UIViewController()]
    navigation.delegate = transition
    super.init(folders, in: navigation, root: tabs, recognizersInFront: 0)
  }

  override var bar: (view: UIView, value: CGFloat) { (tabs.tabBar, 0) }

  private var isRightToLeft: Bool { Simulator.layoutDirection == .rightToLeft }

  /// Moves a finger from the leading edge of a screen.
  @discardableResult func swipe(_ index: Int, to x: CGFloat) -> UIScreenEdgePanGestureRecognizer? {
    let edge = recognizer(index, UIScreenEdgePanGestureRecognizer.self)
    func place(_ x: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? 400 - x : x, y: 300) }
    Report.check(
      "a finger on screen \(index)",
      edge?.begin(at: place(5), velocity: CGPoint(x: isRightToLeft ? -100 : 100, y: 0)) == true)
    Simulator.clock.advance(by: 0.1)
    edge?.move(to: place(5 + x))
    return edge
  }

  /// - Parameter upper: The number of the upper screen.
  func sample(_ way: String, _ upper: Int, at time: Double) {
    let (inner, folder) = (screens[upper].view, screens[upper - 1].view)
    func x(_ view: UIView?) -> CGFloat {
      let frame = view?.presentedFrame ?? .null
      return isRightToLeft ? 400 - frame.maxX : frame.minX
    }
    Report.sample("inner.x \(way)", at: time, x(inner))
    Report.sample("folder.x \(way)", at: time, x(folder))
    if upper == 1 {
      Report.sample("tabBar.alpha \(way)", at: time, tabs.tabBar.presentedAlpha)
    } else {
      Report.near("the bar \(way) at \(time)", tabs.tabBar.presentedAlpha, 0, within: 1e-6)
    }
  }

  func sample(_ way: String, _ upper: Int, for duration: Double) {
    eachFrame(of: duration) { sample(way, upper, at: $0) }
  }
}

/// Threads. Each of them answers a message of another one.
@MainActor final class ReplyWorld: NestedWorld {
  final class ThreadController: UIViewController, ReplyThread, ReplyAnswer {
    let bubble = UIImageView(frame: CGRect(x: 20, y: 400, width: 100, height: 80))
    let header = UIImageView(frame: CGRect(x: 0, y: 60, width: 400, height: 200))
    let replyRows = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 400))
    weak var reply: ReplyTransition?
    /// The thread that a finger pushes.
    var upper: ThreadController?
    var hasBubble = true

    override func viewDidLoad() {
      super.viewDidLoad()
      for picture in [bubble, header] { picture.image = UIImage(named: "message") }
      for part in [replyRows, bubble, header] { view.addSubview(part) }
      reply?.attach(to: self)
    }

    var replyBubble: UIImageView? { hasBubble ? bubble : nil }
    var replyHeader: UIImageView? { header }
    func replyOpened() { Simulator.recorder.record(.mark("opened")) }
    func replyClosed() { Simulator.recorder.record(.mark("closed")) }
    func replyPushed() -> (any ReplyAnswer)? { upper }
  }

  let transition = ReplyTransition()
  let threads: [ThreadController]

  init() {
    let threads = (0...2).map { _ in ThreadController() }
    self.threads = threads
    for (index, thread) in threads.enumerated() {
      thread.reply = transition
      thread.upper = index < 2 ? threads[index + 1] : nil
    }
    let navigation = UINavigationController(rootViewController: threads[0])
    navigation.delegate = transition
    super.init(threads, in: navigation, root: navigation, recognizersInFront: 1)
  }

  override var bar: (view: UIView, value: CGFloat) { (navigation.navigationBar, 0.5) }

  var marks: [String] {
    Simulator.recorder.events.compactMap { if case .mark(let text) = $0.event { text } else { nil } }
  }

  /// The recognizer of a screen that begins the forward direction, or the one that begins the backward direction.
  func pan(_ index: Int, forward: Bool) -> UIPanGestureRecognizer? {
    screens[index].view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }
      .first { ($0.delegate as? TransitionRecognizer)?.index == (forward ? 0 : 1) }
  }

  /// Moves a finger to the left, which pulls the next screen in, or down.
  @discardableResult func pull(_ index: Int, left: CGFloat = 0, down: CGFloat = 0)
    -> UIPanGestureRecognizer?
  {
    let pan = pan(index, forward: left > 0)
    Report.check(
      "a finger on screen \(index)",
      pan?.begin(at: CGPoint(x: 390, y: 100), velocity: CGPoint(x: left > 0 ? -50 : 0, y: left > 0 ? 0 : 50))
        == true)
    Simulator.clock.advance(by: 0.1)
    pan?.move(to: CGPoint(x: 390 - left, y: 100 + down))
    return pan
  }

  func sample(_ way: String, _ upper: Int, at time: Double) {
    let (answer, thread) = (threads[upper], threads[upper - 1])
    Report.sample("answer.alpha \(way)", at: time, answer.view.presentedAlpha)
    Report.sample("thread.alpha \(way)", at: time, thread.view.presentedAlpha)
    let picture = answer.view.superview?.subviews.last { $0 is UIImageView }
    Report.sample("message.y \(way)", at: time, picture?.presentedFrame.minY ?? .nan)
    Report.sample("message.width \(way)", at: time, picture?.presentedFrame.width ?? .nan)
    Report.near("the ends \(way)", answer.header.alpha + thread.bubble.alpha, 0)
    if upper > 1 {
      Report.near("the bar \(way) at \(time)", navigation.navigationBar.presentedAlpha, 0.5, within: 1e-6)
    }
  }

  func sample(_ way: String, _ upper: Int, for duration: Double) {
    eachFrame(of: duration) { sample(way, upper, at: $0) }
  }
}
