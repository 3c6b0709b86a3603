@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list that blurs behind the card that it presents. A strip with another blur lies in front of both.
@MainActor final class LookShowWorld: FlightWorld {
  let transition = LookShowTransition()

  init() {
    let (list, card) = (UIViewController(), UIViewController())
    super.init(root: list, list, card)
    transition.adopt(card)
  }

  /// The blur between the two screens during a transition.
  var glass: UIVisualEffectView? { besides.lazy.compactMap { $0 as? UIVisualEffectView }.first }

  /// The blur in front of both screens.
  var strip: UIVisualEffectView? {
    besides.lazy.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }.first
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("glass.blur \(way)", at: time, glass?.shownEffect ?? .nan)
    Report.sample("strip.blur \(way)", at: time, strip?.shownEffect ?? .nan)
    Report.sample("card.y \(way)", at: time, second.view.presentedFrame.minY)
  }

  /// Checks that the card is shown, with the whole strip in front of it.
  func checkCard(completed: [Bool], _ moment: String) {
    guard let strip = above.first as? UIVisualEffectView else { return Report.check("a strip", false) }
    checkSecond(completed: completed, moment, above: 1) {
      $0.expectNew(strip.contentView, like: strip.contentView) { _ in }
    }
    Report.near("\(moment): the strip is whole", strip.shownEffect, 1)
  }
}

/// A base with a blur that follows the progress of the run, and a sheet over it.
@MainActor final class LookSheetWorld: FlightWorld {
  let transition = LookSheetTransition()

  init() {
    let (base, sheet) = (UIViewController(), UIViewController())
    super.init(root: base, base, sheet)
    transition.adopt(sheet)
  }

  var glass: UIVisualEffectView? { besides.lazy.compactMap { $0 as? UIVisualEffectView }.first }

  override func sample(_ way: String, at time: Double) {
    Report.sample("glass.blur \(way)", at: time, glass?.shownEffect ?? .nan)
    Report.sample("sheet.y \(way)", at: time, second.view.presentedFrame.minY)
  }

  /// Checks that the sheet is shown, over the complete blur.
  func checkSheet(completed: [Bool], size: CGSize = UIScreen.main.bounds.size, _ moment: String) {
    let place = CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    Report.near("\(moment): the sheet", second.view.frame, place)
    Report.equal("\(moment): nothing but the blur is added", besides, [glass].compactMap(\.self))
    Report.near("\(moment): the blur is whole", glass?.shownEffect ?? .nan, 1)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
    forgetCompletion()
  }

  /// Checks that the base is shown again. The sheet is laid out when it is shown again.
  func checkBase(completed: [Bool], _ moment: String) {
    checkFirst(completed: completed, moment) {
      $0.expect(second.view) { [second] in
        ($0.bounds, $0.center) = (second.view.bounds, second.view.center)
      }
    }
  }
}

/// A list and a page with a stripe and a badge, whose colours change.
@MainActor final class LookPushWorld: PushedWorld {
  final class List: UIViewController, LookPushList {}

  final class Page: UIViewController, LookPushPage {
    let lookPushStripe = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 20))
    let badge = UIView(frame: CGRect(x: 300, y: 200, width: 40, height: 40))
    var lookPushBadge: UIView? { badge }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = LookPushWorld.rest
      lookPushStripe.backgroundColor = .white
      badge.backgroundColor = .red
      view.addSubview(lookPushStripe)
      view.addSubview(badge)
    }
  }

  /// The colour of the page at rest in the spec: `#f0e0d080`.
  static let rest = UIColor(red: 240 / 255, green: 224 / 255, blue: 208 / 255, alpha: 128 / 255)

  let page = Page()
  let transition = LookPushTransition()

  init() {
    super.init(List(), page, by: transition)
  }

  /// The recognizers of the pan up and of the pan down.
  var up: UIPanGestureRecognizer? { pans.first }
  var down: UIPanGestureRecognizer? { pans.last }
  private var pans: [UIPanGestureRecognizer] {
    (page.view.gestureRecognizers ?? []).compactMap { $0 as? UIPanGestureRecognizer }
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("page.alpha \(way)", at: time, page.view.presentedAlpha)
    for (place, name) in ["red", "green", "blue", "alpha"].enumerated() {
      Report.sample("page.background.\(name) \(way)", at: time, page.view.presentedBackground[place])
    }
  }

  /// Checks that the page is shown in the colours of the app.
  func checkShown(completed: [Bool], _ moment: String) {
    Report.equal("\(moment): the badge", page.badge.backgroundColor, .red)
    checkSecond(completed: completed, moment, recognizers: 2)
  }
}

/// A list with a card that turns into a page, under a shadow.
@MainActor final class LookLiftWorld: PushedWorld {
  private final class List: UIViewController, LookLiftList {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 360, height: 200))
    var current: UIView?
    var lookLiftCard: UIView? { current }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(card)
      current = card
    }
  }

  private final class Page: UIViewController, LookLiftPage {
    let body = UIView(frame: UIScreen.main.bounds)
    var lookLiftBody: UIView? { body }

    override func viewDidLoad() {
      super.viewDidLoad()
      body.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(body)
    }
  }

  private let list = List()
  private let page = Page()
  let transition = LookLiftTransition()

  init() {
    super.init(list, page, by: transition)
  }

  /// The cell has been reused for another card.
  func loseCard() { list.current = nil }

  /// The box in flight.
  var sheet: UIView? { besides.first }

  override func sample(_ way: String, at time: Double) {
    let layer = sheet?.layer
    Report.sample("sheet.shadow.radius \(way)", at: time, max(0, layer?.presentedShadowRadius ?? .nan))
    Report.sample("sheet.shadow.opacity \(way)", at: time, layer?.presentedShadowOpacity ?? .nan)
    Report.sample("sheet.shadow.offset.x \(way)", at: time, layer?.presentedShadowOffset.width ?? .nan)
    Report.sample("sheet.shadow.offset.y \(way)", at: time, layer?.presentedShadowOffset.height ?? .nan)
    Report.sample("sheet.centerY \(way)", at: time, sheet?.presentedCenter.y ?? .nan)
  }
}

/// A list with a card that gets larger over it.
@MainActor final class LookTurnWorld: FlightWorld {
  private final class List: UIViewController, LookTurnList {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 360, height: 200))
    var lookTurnCard: UIView? { card }

    override func viewDidLoad() {
      super.viewDidLoad()
      card.simulatedName = "card"
      view.addSubview(card)
    }
  }

  private final class Page: UIViewController, LookTurnPage {
    let body = UIView(frame: UIScreen.main.bounds)
    var lookTurnBody: UIView? { body }

    override func viewDidLoad() {
      super.viewDidLoad()
      body.simulatedName = "body"
      body.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(body)
    }
  }

  let transition = LookTurnTransition()

  init() {
    let (list, page) = (List(), Page())
    super.init(root: list, list, page)
    transition.adopt(page)
  }

  /// The box in flight.
  var sheet: UIView? { besides.first }
  /// The visible contents of the box.
  var shown: [String] { sheet?.subviews.first?.subviews.map { "\($0)" } ?? [] }

  override func sample(_ way: String, at time: Double) {
    let layer = sheet?.layer
    Report.sample("sheet.shadow.opacity \(way)", at: time, layer?.presentedShadowOpacity ?? .nan)
    Report.sample("sheet.shadow.offset.x \(way)", at: time, layer?.presentedShadowOffset.width ?? .nan)
    Report.sample("sheet.shadow.offset.y \(way)", at: time, layer?.presentedShadowOffset.height ?? .nan)
    Report.sample("sheet.height \(way)", at: time, sheet?.presentedBounds.height ?? .nan)
    Report.sample("sheet.centerY \(way)", at: time, sheet?.presentedCenter.y ?? .nan)
    Report.sample("page.alpha \(way)", at: time, second.view.presentedAlpha)
  }

  /// Checks that the page is shown and that nothing of the flight is left.
  func checkPage(completed: [Bool], _ moment: String) {
    Report.near("\(moment): the page", second.view.frame, UIScreen.main.bounds)
    Report.equal("\(moment): nothing flies", besides, [])
    for view in [first.view, second.view].compactMap({ $0?.subviews.first }) {
      Report.near("\(moment): \(view) is seen", view.alpha, 1)
    }
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    forgetCompletion()
  }
}

extension UIVisualEffectView {
  /// The visible part of the effect. A spring may go beyond 1.
  fileprivate var shownEffect: CGFloat { min(max(presentedEffect, 0), 1) }
}
