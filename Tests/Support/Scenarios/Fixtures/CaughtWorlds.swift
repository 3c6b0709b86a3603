@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// The base of the apps in which a finger takes over a run.
@MainActor class CaughtWorld: SpecWorld {
  /// The duration of each direction.
  var durations: (forward: Double, backward: Double) { (0.4, 0.3) }
  /// The length of the finger's way for the whole backward direction.
  var length: CGFloat { 800 }
  /// The length for which the evaluator computes values. It is too short to finish.
  var heldLength: CGFloat { 240 }
  /// The height at which a touch hits the view that the finger pulls.
  var touchedHeight: CGFloat { 200 }
  /// The expected completions so far.
  var completed: [Bool] = []
  private(set) var pan: UIPanGestureRecognizer?
  private var start = CGPoint.zero

  // MARK: For each app

  func goForward() {}
  func goBackward() {}
  var recognizers: [UIPanGestureRecognizer] { [] }
  /// The views of both screens.
  var screens: [UIView] { [] }
  /// The movement of the finger for a length of the backward direction, or of the forward direction if the length is negative.
  func way(_ length: CGFloat) -> CGPoint { CGPoint(x: 0, y: length) }
  /// The visible progress of the backward direction.
  var seen: CGFloat { .nan }
  func sample(_ way: String, at time: Double) {}
  func checkBase(_ moment: String) {}
  func checkOver(_ moment: String) {}

  // MARK: Steps

  func forward(for share: Double) {
    goForward()
    letStart()
    Simulator.clock.advance(by: share * durations.forward)
  }

  func backward(for share: Double) {
    goBackward()
    letStart()
    Simulator.clock.advance(by: share * durations.backward)
  }

  /// A finger touches the screen, for the backward or the forward direction.
  @discardableResult func begin(back: Bool = true, at point: CGPoint = CGPoint(x: 200, y: 200)) -> Bool {
    start = point
    let way = way(back ? 100 : -100)
    pan = recognizers.first { $0.begin(at: point, velocity: way) }
    return pan != nil
  }

  func move(by length: CGFloat) {
    let way = way(length)
    pan?.move(to: CGPoint(x: start.x + way.x, y: start.y + way.y))
  }

  func leave(velocity: CGFloat = 0) { pan?.end(velocity: way(velocity)) }

  /// Pulls on until the backward direction has the progress that the evaluator computes.
  func moveToHeld(from position: CGFloat) { move(by: heldLength - position * length) }

  /// Samples 60 times a second for a duration.
  func sample(_ way: String, for duration: Double) {
    eachFrame(of: duration) { sample(way, at: $0) }
  }
}

/// A list and a page in a navigation controller. One finger takes over every run.
@MainActor final class GraspWorld: CaughtWorld {
  final class List: UIViewController, GraspList {
    let row = UIImageView(frame: CGRect(x: 20, y: 400, width: 100, height: 100))
    var graspRow: UIImageView? { row }
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "list.view"
      row.image = UIImage(simulatedSize: CGSize(width: 100, height: 100))
      view.addSubview(row)
    }

    func graspAway() { told.append("away") }
    func graspBack() { told.append("back") }
  }

  final class Page: UIViewController, GraspPage {
    let cover = UIImageView(frame: CGRect(x: 0, y: 60, width: 400, height: 300))
    var graspCover: UIImageView? { cover }
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "page.view"
      cover.image = UIImage(simulatedSize: CGSize(width: 400, height: 300))
      view.addSubview(cover)
    }

    func graspShown() { told.append("shown") }
  }

  let list = List()
  let page = Page()
  let transition = GraspTransition()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = transition
    page.loadViewIfNeeded()
    super.init(root: navigation, trees: [list.view, page.view])
  }

  override func goForward() { navigation.pushViewController(page, animated: true) }
  override func goBackward() { navigation.popViewController(animated: true) }
  override var screens: [UIView] { [list.view, page.view] }
  override var recognizers: [UIPanGestureRecognizer] {
    page.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
  }
  override var seen: CGFloat { 1 - page.view.presentedAlpha }

  private var container: UIView? { page.view.superview ?? list.view.superview }

  override func sample(_ way: String, at time: Double) {
    Report.sample("page.alpha \(way)", at: time, page.view.presentedAlpha)
    Report.sample("list.scale \(way)", at: time, list.view.presentedTransform.a)
    let picture = container?.subviews.lazy.compactMap { $0 as? UIImageView }.first
    Report.sample("photo.cornerRadius \(way)", at: time, picture?.layer.presentedCornerRadius ?? .nan)
    if way == "held", time == 0 {
      Report.near("held: the picture's place", picture?.presentedCenter.y ?? .nan, 282, within: 0.01)
    }
  }

  override func checkBase(_ moment: String) {
    Report.check("\(moment): the list is on top", navigation.topViewController === list)
    check(atRest, completed: completed, moment)
  }

  override func checkOver(_ moment: String) {
    Report.check("\(moment): the page is on top", navigation.topViewController === page)
    var expected = atRest
    let parent = container.map { ObjectIdentifier($0) }
    expected.expect(list.view) { $0.parent = nil }
    expected.expect(page.view) { state in
      state.parent = parent
      state.recognizerCount += 1
    }
    check(expected, completed: completed, moment)
  }
}

/// A panel over a base, over the full screen. Each of its two gestures takes over what its `catches` allows.
@MainActor final class GripWorld: CaughtWorld {
  let base = UIViewController()
  let panel = UIViewController()
  let transition = GripTransition()

  init() {
    base.view.simulatedName = "base.view"
    panel.view.simulatedName = "panel.view"
    super.init(root: base, trees: [panel.view])
    transition.adopt(panel)
  }

  /// UIKit begins at once.
  override func letStart() {}
  override func goForward() { base.present(panel, animated: true) }
  override func goBackward() { panel.dismiss(animated: true) }
  override var screens: [UIView] { [base.view, panel.view] }
  override var recognizers: [UIPanGestureRecognizer] {
    panel.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
  }
  override var seen: CGFloat {
    let seen = panel.view.presentedFrame.minY / 800
    if let glass { Report.near("the blur goes along", glass.presentedEffect, 1 - seen, within: 1e-6) }
    return seen
  }

  private var glass: UIVisualEffectView? {
    panel.view.superview?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("panel.y \(way)", at: time, panel.view.presentedFrame.minY)
    Report.sample("base.alpha \(way)", at: time, base.view.presentedAlpha)
    Report.sample("glass.blur \(way)", at: time, glass?.presentedEffect ?? .nan)
  }

  override func checkBase(_ moment: String) {
    Report.check("\(moment): nothing is presented", base.presentedViewController == nil)
    check(atRest, completed: completed, moment)
  }

  override func checkOver(_ moment: String) {
    Report.check("\(moment): the panel is presented", base.presentedViewController === panel)
    Report.near("\(moment): the panel's place", panel.view.frame.minY, 0)
    Report.near("\(moment): the base is as it was", base.view.alpha, 1)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}

/// A sheet over a part of a base. Fingers take over only what settles.
@MainActor final class ClaspWorld: CaughtWorld {
  let base = UIViewController()
  let sheet = UIViewController()
  let transition = ClaspTransition()

  init() {
    base.view.simulatedName = "base.view"
    sheet.view.simulatedName = "sheet.view"
    super.init(root: base, trees: [])
    transition.adopt(sheet)
  }

  override var length: CGFloat { 400 }
  override var heldLength: CGFloat { 120 }
  override var touchedHeight: CGFloat { 450 }
  /// UIKit begins at once.
  override func letStart() {}
  override func goForward() { base.present(sheet, animated: true) }
  override func goBackward() { sheet.dismiss(animated: true) }
  override var recognizers: [UIPanGestureRecognizer] {
    sheet.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
  }
  override var seen: CGFloat { sheet.view.presentedFrame.minY / 400 - 1 }

  override func sample(_ way: String, at time: Double) {
    Report.sample("sheet.y \(way)", at: time, sheet.view.presentedFrame.minY)
  }

  override func checkBase(_ moment: String) {
    Report.check("\(moment): nothing is presented", base.presentedViewController == nil)
    check(atRest, completed: completed, moment)
  }

  override func checkOver(_ moment: String) {
    Report.check("\(moment): the sheet is presented", base.presentedViewController === sheet)
    Report.near("\(moment): the sheet's place", sheet.view.frame.minY, 400)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}

/// Two tabs side by side. Either finger takes over the forward direction.
@MainActor final class GrabWorld: CaughtWorld {
  let pages = [UIViewController(), UIViewController()]
  let tabs = UITabBarController()
  let transition = GrabTransition()

  init() {
    for (index, page) in pages.enumerated() { page.view.simulatedName = "page \(index)" }
    tabs.viewControllers = pages
    tabs.selectedViewController = pages[0]
    super.init(root: tabs, trees: pages.map { $0.view })
    tabs.delegate = transition
    transition.attach(to: tabs)
    window.makeKeyAndVisible()
    takeRest()
  }

  override var length: CGFloat { 400 }
  override var heldLength: CGFloat { 120 }
  override func way(_ length: CGFloat) -> CGPoint { CGPoint(x: length, y: 0) }
  override func goForward() { tabs.tapItem(at: 1) }
  override func goBackward() { tabs.tapItem(at: 0) }
  override var screens: [UIView] { pages.map { $0.view } }
  override var recognizers: [UIPanGestureRecognizer] {
    tabs.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
  }
  override var seen: CGFloat { pages[1].view.presentedFrame.minX / 400 }

  override func sample(_ way: String, at time: Double) {
    Report.sample("before.x \(way)", at: time, pages[0].view.presentedFrame.minX)
    Report.sample("after.x \(way)", at: time, pages[1].view.presentedFrame.minX)
  }

  private func check(shows index: Int, _ moment: String) {
    Report.equal("\(moment): selected", tabs.selectedIndex, index)
    Report.check("\(moment): in the window", pages[index].view.window != nil)
    Report.near("\(moment): in its place", pages[index].view.frame.minX, 0)
    Report.check("\(moment): the other is not", pages[1 - index].view.superview == nil)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }

  override func checkBase(_ moment: String) { check(shows: 0, moment) }
  override func checkOver(_ moment: String) { check(shows: 1, moment) }
}
