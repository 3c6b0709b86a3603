@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list whose cell lifts before it flies to the page that is pushed.
@MainActor final class RaiseWorld: PushedWorld {
  private final class List: UIViewController, RaiseList {
    let cell = UIImageView(frame: CGRect(x: 20, y: 300, width: 80, height: 60))
    var raiseCell: UIImageView?

    override func viewDidLoad() {
      super.viewDidLoad()
      cell.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
      cell.layer.cornerRadius = 8
      raiseCell = cell
      view.addSubview(cell)
    }
  }

  private final class Page: UIViewController, RaisePage {
    let picture = UIImageView(frame: CGRect(x: 0, y: 60, width: 400, height: 300))
    let raiseBadge = UIView(frame: CGRect(x: 300, y: 500, width: 60, height: 20))
    let raiseMark = UIView(frame: CGRect(x: 20, y: 400, width: 40, height: 40))
    var raisePicture: UIImageView? { picture }

    override func viewDidLoad() {
      super.viewDidLoad()
      picture.image = UIImage(simulatedSize: CGSize(width: 600, height: 400))
      view.addSubview(picture)
      view.addSubview(raiseBadge)
      view.addSubview(raiseMark)
    }
  }

  let transition = RaiseTransition()
  private let list = List()
  private let page = Page()

  init() {
    super.init(list, page, by: transition)
  }

  /// Whether the app has the cell.
  var hasCell: Bool {
    get { list.raiseCell != nil }
    set { list.raiseCell = newValue ? list.cell : nil }
  }

  /// The picture in flight. It lies in a clipping view, which has the coordinates of the container.
  var photo: UIView? { besides.last?.subviews.first }

  override func sample(_ way: String, at time: Double) {
    let place = photo?.presentedCenter ?? CGPoint(x: CGFloat.nan, y: .nan)
    Report.sample("photo.centerX \(way)", at: time, place.x)
    Report.sample("photo.centerY \(way)", at: time, place.y)
    Report.sample("photo.width \(way)", at: time, photo?.presentedBounds.width ?? .nan)
    Report.sample("photo.height \(way)", at: time, photo?.presentedBounds.height ?? .nan)
    Report.sample("photo.cornerRadius \(way)", at: time, photo?.layer.presentedCornerRadius ?? .nan)
    Report.sample("page.alpha \(way)", at: time, second.view.presentedAlpha)
    let badge = page.raiseBadge.presentedFrameInWindow
    Report.sample("page.badge.centerX \(way)", at: time, badge.midX)
    Report.sample("page.badge.centerY \(way)", at: time, badge.midY)
    Report.sample("list.height \(way)", at: time, first.view.presentedBounds.height)
    Report.sample("page.mark.y \(way)", at: time, page.raiseMark.presentedFrameInWindow.minY)
  }
}

/// A panel over a base, with a glass and a strip that a run adds.
@MainActor final class RaisePanelWorld: FlightWorld {
  let transition = RaisePanelTransition()

  init() {
    let (base, panel) = (UIViewController(), UIViewController())
    super.init(root: base, base, panel)
    transition.adopt(panel)
  }

  override func sample(_ way: String, at time: Double) {
    guard besides.count == 2, let glass = besides[0] as? UIVisualEffectView else {
      return Report.equal("added", besides.count, 2)
    }
    let strip = besides[1]
    let turn = second.view.presentedTransform3D
    Report.sample("panel.centerY \(way)", at: time, second.view.presentedCenter.y)
    Report.sample("panel.rotationX \(way)", at: time, atan2(turn.m23, turn.m22))
    Report.sample("glass.blur \(way)", at: time, glass.presentedEffect)
    Report.sample("strip.alpha \(way)", at: time, strip.presentedAlpha)
    Report.sample("strip.height \(way)", at: time, strip.presentedBounds.height)
    Report.sample("strip.centerY \(way)", at: time, strip.presentedCenter.y)
  }

  func checkPanel(completed: [Bool], size: CGSize = UIScreen.main.bounds.size, _ moment: String) {
    Report.near(
      "\(moment): the panel", second.view.frame,
      CGRect(x: 0, y: size.height - 300, width: size.width, height: 300))
    Report.equal("\(moment): what a run adds", besides.count, 0)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    forgetCompletion()
  }

  /// Checks that everything is as before. The panel may have any place and size.
  func checkBase(completed: [Bool], _ moment: String) {
    checkFirst(completed: completed, moment) {
      $0.expect(self.second.view) {
        ($0.bounds, $0.center) = (self.second.view.bounds, self.second.view.center)
      }
    }
  }
}

/// A card that becomes the body of a sheet.
@MainActor final class RaiseCardWorld: FlightWorld {
  private final class Board: UIViewController, RaiseCardBoard {
    let card = UIView(frame: CGRect(x: 40, y: 500, width: 120, height: 80))
    var raiseCardCard: UIView? { card }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(card)
    }
  }

  private final class Sheet: UIViewController, RaiseCardSheet {
    let body = UIView(frame: CGRect(x: 20, y: 100, width: 360, height: 600))
    var raiseCardBody: UIView? { body }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(body)
    }
  }

  let transition = RaiseCardTransition()

  init() {
    let (board, sheet) = (Board(), Sheet())
    super.init(root: board, board, sheet)
    transition.adopt(sheet)
  }

  override func sample(_ way: String, at time: Double) {
    guard let card = besides.last else { return Report.check("something flies", false) }
    Report.sample("card.centerX \(way)", at: time, card.presentedCenter.x)
    Report.sample("card.centerY \(way)", at: time, card.presentedCenter.y)
    Report.sample("card.width \(way)", at: time, card.presentedBounds.width)
    Report.sample("card.shadow.opacity \(way)", at: time, card.layer.presentedShadowOpacity)
    Report.sample("card.shadow.offset.x \(way)", at: time, card.layer.presentedShadowOffset.width)
    Report.sample("card.shadow.offset.y \(way)", at: time, card.layer.presentedShadowOffset.height)
  }
}
