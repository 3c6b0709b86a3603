@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// Four tabs that lie side by side.
@MainActor final class TabsWorld: SpecWorld {
  /// The page of a tab. It records its calls.
  final class Page: UIViewController {
    var seen: [String] = []
    var onAppearance: (() -> Void)?

    init(named name: String) {
      super.init(nibName: nil, bundle: nil)
      simulatedName = name
      view.simulatedName = name + ".view"
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { seen.append("will appear") }
    override func viewDidAppear(_ animated: Bool) {
      seen.append("did appear")
      onAppearance?()
    }
    override func viewWillDisappear(_ animated: Bool) { seen.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { seen.append("did disappear") }
  }

  /// The tab bar controller, written as the comment at the top of the generated file shows.
  final class Tabs: UITabBarController {
    let slide = TabSlideTransition()

    init(_ pages: [UIViewController], showing page: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      simulatedName = "tabs"
      viewControllers = pages
      selectedViewController = page
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = slide
      slide.attach(to: self)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      slide.jump()
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  let tabs: Tabs
  let pages: [Page]

  init() {
    pages = ["first", "second", "third", "fourth"].map { Page(named: $0) }
    tabs = Tabs(pages, showing: pages[0])
    super.init(root: tabs, trees: pages.map { $0.view })
    window.makeKeyAndVisible()
    for page in pages { page.seen = [] }
  }

  // MARK: Steps

  /// Taps an item of the bar, and lets UIKit start the transition.
  func tap(_ index: Int) {
    tabs.tapItem(at: index)
    letStart()
  }

  func select(_ index: Int) {
    tabs.selectedIndex = index
    letStart()
  }

  /// The recognizer of the finger: the one that lets the finger begin.
  private(set) var pan: UIPanGestureRecognizer?

  /// Begins a gesture, and lets UIKit start the transition.
  @discardableResult func begin(velocity: CGFloat) -> Bool {
    let hasBegun = beginOnly(velocity: velocity)
    if hasBegun { Simulator.clock.advance(by: 0.1) }
    return hasBegun
  }

  @discardableResult func beginOnly(velocity: CGFloat) -> Bool {
    let pans = tabs.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
    pan = pans.first { $0.begin(at: CGPoint(x: 200, y: 400), velocity: CGPoint(x: velocity, y: 0)) }
    return pan != nil
  }

  func pull(to x: CGFloat) { pan?.move(to: CGPoint(x: 200 + x, y: 400)) }

  func endPull(velocity: CGFloat = 0) { pan?.end(velocity: CGPoint(x: velocity, y: 0)) }

  // MARK: Visible values

  /// The presented left edge of a page.
  func left(_ index: Int) -> CGFloat { pages[index].view.presentedFrame.minX }

  private var container: UIView? { tabs.view.subviews.first { $0.simulatedName == "tab container" } }

  /// Checks that one page is shown and that the others are as if they had never been shown.
  func check(
    shows index: Int, completed: [Bool], size: CGSize = CGSize(width: 400, height: 800),
    _ moment: String = "at rest"
  ) {
    Report.equal("\(moment): selected", tabs.selectedIndex, index)
    var expected = atRest
    let parent = container.map { ObjectIdentifier($0) }
    if size != CGSize(width: 400, height: 800) {
      expected.expectSize(of: [window, tabs.view, container], size)
    }
    expected.expect(tabs.tabBar) { [tabs] in
      $0.bounds = tabs.tabBar.bounds
      $0.center = tabs.tabBar.center
    }
    for (number, page) in pages.enumerated() {
      expected.expect(page.view) {
        $0.parent = number == index ? parent : nil
        // A page is laid out when it is shown again.
        let place = number == index ? CGRect(origin: .zero, size: size) : page.view.frame
        $0.bounds.size = place.size
        $0.center = CGPoint(x: place.midX, y: place.midY)
      }
    }
    check(expected, completed: completed, moment)
  }

  /// Checks the recorded calls of a page, and forgets them.
  func told(_ index: Int, _ expected: [String], _ moment: String) {
    Report.equal("\(moment): \(index) is told", pages[index].seen, expected)
    pages[index].seen = []
  }
}

extension HierarchyState {
  /// Expects views that fill the window to follow its new size.
  @MainActor mutating func expectSize(of views: [UIView?], _ size: CGSize) {
    for view in views.compactMap(\.self) {
      expect(view) {
        $0.bounds.size = size
        $0.center = CGPoint(x: size.width / 2, y: size.height / 2)
      }
    }
  }
}
