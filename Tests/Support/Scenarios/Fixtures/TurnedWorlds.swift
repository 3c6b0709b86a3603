@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// Measures the presented rotation of a view, with whole turns. Between two measurements it must rotate by less than half a turn.
@MainActor struct TurnMeter {
  private var angle: CGFloat

  init(at start: CGFloat) { angle = start }

  mutating func read(_ view: UIView) -> CGFloat {
    let transform = view.presentedTransform
    let way = atan2(transform.b, transform.a) - angle
    angle += way - 2 * .pi * (way / (2 * .pi)).rounded()
    return angle
  }
}

/// A list with a mark that rotates, and a page with a dial and a badge that rotate.
@MainActor final class SpinWorld: PushedWorld {
  final class List: UIViewController, SpinList {
    let mark = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 40))
    var spinMark: UIView? { mark }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(mark)
    }
  }

  final class Page: UIViewController, SpinPage {
    let spinDial = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let spinBadge = UIView(frame: CGRect(x: 20, y: 400, width: 60, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(spinDial)
      view.addSubview(spinBadge)
    }
  }

  let list = List()
  let page = Page()
  let transition = SpinTransition()
  private var dial = TurnMeter(at: 0)
  private var badge = TurnMeter(at: 0)
  private var mark = TurnMeter(at: 0)

  init() { super.init(list, page, by: transition) }

  /// Starts the measurement with the angles of the list, or of the page.
  func turn(isUp: Bool) {
    dial = TurnMeter(at: isUp ? 0 : 3 * .pi)
    badge = TurnMeter(at: isUp ? -.pi : 0)
    mark = TurnMeter(at: 0)
  }

  override func sample(_ way: String, at time: Double) {
    let scale = page.spinDial.presentedTransform
    Report.sample("page.dial.rotation \(way)", at: time, dial.read(page.spinDial))
    Report.sample("page.dial.scale \(way)", at: time, hypot(scale.a, scale.b))
    let middle = page.spinDial.presentedCenter
    Report.sample("page.dial.translation.y \(way)", at: time, middle.y + scale.ty - 200)
    Report.sample("page.badge.rotation \(way)", at: time, badge.read(page.spinBadge))
    Report.sample("list.mark.rotation \(way)", at: time, mark.read(list.mark))
  }

  /// Checks that the page is at rest with its badge upside down.
  func checkUp(_ completed: [Bool], _ moment: String) {
    var expected = atRest
    Report.check("\(moment): the page is on top", navigation.topViewController === page)
    let parent = page.view.superview.map { ObjectIdentifier($0) }
    expected.expect(list.view) { $0.parent = nil }
    expected.expect(page.view) { state in
      state.parent = parent
    }
    expected.expect(page.spinBadge) { state in
      let turned = page.spinBadge.transform
      Report.near(
        "\(moment): the badge", CGPoint(x: turned.a, y: turned.b), CGPoint(x: -1, y: 0))
      (state.transform, state.transform3D) = (turned, page.spinBadge.transform3D)
    }
    check(expected, completed: completed, moment)
  }

  /// Checks that the list is at rest as before.
  func checkDown(_ completed: [Bool], _ moment: String) {
    var expected = atRest
    expected.expect(page.view) { $0.parent = nil }
    for view in [page.spinBadge, page.spinDial] {
      expected.expect(view) { state in
        Report.equal("\(moment): turning", view.layer.addedAnimationKeys, [])
        (state.transform, state.transform3D) = (view.transform, view.transform3D)
      }
    }
    check(expected, completed: completed, moment)
  }
}

/// A picture that rolls from a list to a page.
@MainActor final class RollWorld: FlightWorld {
  final class Screen: UIViewController, RollList, RollPage {
    let picture: UIImageView

    init(_ frame: CGRect) {
      picture = UIImageView(frame: frame)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      picture.image = UIImage(named: "roll")
      view.addSubview(picture)
    }

    var rollCell: UIImageView? { picture }
    var rollPicture: UIImageView? { picture }
  }

  let list = Screen(CGRect(x: 40, y: 500, width: 100, height: 100))
  let page = Screen(CGRect(x: 100, y: 100, width: 200, height: 200))
  let transition = RollTransition()
  var photo = TurnMeter(at: 0)

  init() {
    transition.adopt(page)
    super.init(root: list, list, page)
  }

  override func sample(_ way: String, at time: Double) {
    guard let picture = container?.subviews.last(where: { $0 is UIImageView }) else {
      return Report.check("a picture \(way) at \(time)", false)
    }
    Report.sample("photo.rotation \(way)", at: time, photo.read(picture))
    Report.sample("photo.centerX \(way)", at: time, picture.presentedCenter.x)
  }
}

/// A card that rotates once around, and nothing else.
@MainActor final class WhirlWorld: FlightWorld {
  let transition = WhirlTransition()
  var card = TurnMeter(at: 0)

  init() {
    let (base, card) = (UIViewController(), UIViewController())
    transition.adopt(card)
    super.init(root: base, base, card)
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("card.rotation \(way)", at: time, card.read(second.view))
  }
}

/// A card over a base.
@MainActor final class WhirlCardWorld: FlightWorld {
  let transition = WhirlCardTransition()
  var card = TurnMeter(at: 0)

  init() {
    let (base, card) = (UIViewController(), UIViewController())
    super.init(root: base, base, card)
    transition.adopt(card)
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("card.rotation \(way)", at: time, card.read(second.view))
    let middle = second.view.presentedCenter.y + second.view.presentedTransform.ty
    Report.sample("card.translation.y \(way)", at: time, middle - 400)
  }
}
