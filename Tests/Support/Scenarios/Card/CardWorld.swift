@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// A scrolled list with a card, which a tap opens into an article.
@MainActor final class CardWorld: SpecWorld {
  final class Today: UIViewController, AppStoreCardToday {
    let transition = AppStoreCardTransition()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 340, height: 400))
    let tap = UITapGestureRecognizer()
    weak var article: UIViewController?

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "today"
      view.simulatedName = "today.view"
      list.simulatedName = "list"
      list.contentSize = CGSize(width: 400, height: 2000)
      list.contentOffset = CGPoint(x: 0, y: 60)
      card.simulatedName = "card"
      card.layer.cornerRadius = 16
      view.addSubview(list)
      list.addSubview(card)
      tap.addTarget(self, action: Selector(tapped))
      card.addGestureRecognizer(tap)
      transition.attach(to: self)
    }

    private func tapped() {
      if let article { present(article, animated: true) }
    }

    /// The card that the app hands over instead of `card`.
    var otherCard: UIView?

    var appStoreCardCard: UIView { otherCard ?? card }
  }

  final class Article: UIViewController, AppStoreCardArticle {
    /// The sizes with which the view has been laid out.
    var layouts: [CGSize] = []
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "article"
      view.simulatedName = "article.view"
      content.simulatedName = "content"
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.contentSize = CGSize(width: 400, height: 3000)
      view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts.append(view.bounds.size)
    }

    var appStoreCardContent: UIScrollView { content }
  }

  /// The frame of the card in the window.
  static let card = CGRect(x: 20, y: 240, width: 340, height: 400)

  let today = Today()
  /// A second list, for an embedded list. The transition must not ask it for anything.
  let otherToday = Today()
  let article = Article()

  /// An app that reads from right to left.
  static func fromRightToLeft() -> CardWorld {
    Simulator.layoutDirection = .rightToLeft
    return CardWorld()
  }

  /// An app with one tab.
  static func inTabs() -> CardWorld {
    CardWorld { today, _ in
      let tabs = UITabBarController()
      tabs.viewControllers = [today]
      return tabs
    }
  }

  convenience init() { self.init(isEmbedded: false) }

  /// - Parameter isEmbedded: Whether the list is one of two children of the window's root.
  convenience init(isEmbedded: Bool) {
    self.init { isEmbedded ? EmbeddingController($0, over: $1) : $0 }
  }

  /// - Parameter root: Makes the root controller, which contains the list and may contain the other one.
  init(in root: (Today, Today) -> UIViewController) {
    today.article = article
    article.loadViewIfNeeded()
    super.init(root: root(today, otherToday), trees: [article.view])
    today.transition.adopt(article)
  }

  // MARK: Parts

  var backdrop: UIVisualEffectView? {
    article.view.superview?.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
  }

  private func recognizer(isEdge: Bool) -> UIPanGestureRecognizer? {
    article.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }
      .first { ($0 is UIScreenEdgePanGestureRecognizer) == isEdge }
  }

  var pan: UIPanGestureRecognizer? { recognizer(isEdge: false) }
  var edge: UIPanGestureRecognizer? { recognizer(isEdge: true) }

  /// The scale at which the card is shown.
  var cardScale: CGFloat { today.card.presentedTransform.a }

  /// The frame of the article on screen, without its scale.
  var articleFrame: CGRect {
    let (size, center) = (article.view.presentedBounds.size, article.view.presentedCenter)
    let transform = article.view.presentedTransform
    return CGRect(
      x: center.x + transform.tx - size.width / 2, y: center.y + transform.ty - size.height / 2,
      width: size.width, height: size.height)
  }

  // MARK: Steps

  func show(animated: Bool = true) {
    today.present(article, animated: animated)
    Simulator.clock.advance(by: 0)
  }

  func hide(animated: Bool = true) { article.dismiss(animated: animated) }

  func showAndSettle() {
    show()
    settle()
  }

  func hideAndSettle() {
    hide()
    settle()
  }

  @discardableResult func beginPull(velocity: CGFloat = 100) -> Bool {
    pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: velocity)) ?? false
  }

  func pull(to y: CGFloat) { pan?.move(to: CGPoint(x: 200, y: 100 + y), velocity: CGPoint(x: 0, y: 300)) }

  func beginAndPull(to y: CGFloat) {
    beginPull()
    Simulator.clock.advance(by: 0.1)
    pull(to: y)
  }

  func endPull() { pan?.end(velocity: .zero) }

  private func place(_ way: CGFloat) -> CGPoint {
    CGPoint(x: Simulator.layoutDirection == .rightToLeft ? 395 - way : 5 + way, y: 300)
  }

  @discardableResult func beginSwipe() -> Bool {
    edge?.begin(at: place(0), velocity: CGPoint(x: place(100).x - place(0).x, y: 0)) ?? false
  }

  func swipe(by way: CGFloat) { edge?.move(to: place(way)) }

  func beginAndSwipe(by way: CGFloat) {
    beginSwipe()
    Simulator.clock.advance(by: 0.1)
    swipe(by: way)
  }

  func endSwipe() { edge?.end(velocity: .zero) }

  /// Samples the article 60 times a second for a duration.
  func sampleArticle(_ way: String, for duration: Double) {
    let start = Simulator.clock.now
    var frame = 1
    while Double(frame) / 60 < duration {
      let time = Double(frame) / 60
      Simulator.clock.advance(by: start + time - Simulator.clock.now)
      let place = articleFrame
      Report.sample("article.x \(way)", at: time, place.minX)
      Report.sample("article.y \(way)", at: time, place.minY)
      Report.sample("article.width \(way)", at: time, place.width)
      Report.sample("article.height \(way)", at: time, place.height)
      Report.sample("article.cornerRadius \(way)", at: time, article.view.layer.presentedCornerRadius)
      Report.sample("article.scale \(way)", at: time, article.view.presentedTransform.a)
      frame += 1
    }
  }

  // MARK: Assertions

  func checkToday(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): nothing is presented", today.presentedViewController == nil)
    var expected = atRest
    // The frame of an article that is not shown does not matter.
    expected.expect(article.view) { state in
      state.bounds = self.article.view.bounds
      state.center = self.article.view.center
    }
    expected.expect(article.content) { state in
      state.bounds = self.article.content.bounds
      state.center = self.article.content.center
    }
    check(expected, completed: completed, moment)
  }

  func checkArticle(
    in size: CGSize = CGSize(width: 400, height: 800), completed: [Bool], _ moment: String = "at rest"
  ) {
    let whole = CGRect(origin: .zero, size: size)
    Report.check("\(moment): the article is presented", today.presentedViewController === article)
    Report.equal("\(moment): transform", article.view.transform, .identity)
    Report.near("\(moment): article", article.view.presentedFrame, whole)
    Report.near("\(moment): article's alpha", article.view.alpha, 1)
    Report.near("\(moment): article's corners", article.view.layer.cornerRadius, 0)
    Report.check("\(moment): article is not cut", !article.view.clipsToBounds)
    Report.check("\(moment): article scrolls", article.content.isScrollEnabled)
    Report.check("\(moment): the article is above", article.view.superview?.subviews.last === article.view)
    Report.near("\(moment): backdrop", backdrop?.frame ?? .null, whole)
    Report.check("\(moment): blurred", backdrop?.effect != nil)
    Report.near("\(moment): card", today.card.alpha, 0)
    Report.equal("\(moment): card's transform", today.card.transform, .identity)
    Report.equal("\(moment): recognizers", article.view.gestureRecognizers?.count ?? 0, 2)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}
