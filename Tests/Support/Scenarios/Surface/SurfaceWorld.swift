@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// A list with a card that becomes a page.
@MainActor final class SurfaceWorld: SpecWorld {
  final class List: UIViewController, ContainerTransformList {
    let card = UIView(frame: CGRect(x: 20, y: 300, width: 360, height: 200))
    /// The card that the app hands over.
    var current: UIView?

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "list"
      view.simulatedName = "list.view"
      card.simulatedName = "card"
      card.layer.cornerRadius = 12
      view.addSubview(card)
      current = card
    }

    var containerTransformCard: UIView? { current }
  }

  final class Page: UIViewController, ContainerTransformPage {
    let body = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    /// The body that the app hands over.
    var current: UIView?

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "page"
      view.simulatedName = "page.view"
      body.simulatedName = "body"
      body.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(body)
      current = body
    }

    var containerTransformBody: UIView? { current }
  }

  static let card = CGRect(x: 20, y: 300, width: 360, height: 200)

  let list = List()
  let page = Page()
  let transition = ContainerTransformTransition()

  /// An app that reads from right to left.
  static func fromRightToLeft() -> SurfaceWorld {
    Simulator.layoutDirection = .rightToLeft
    return SurfaceWorld()
  }

  init() {
    page.loadViewIfNeeded()
    super.init(root: list, trees: [page.view])
    transition.adopt(page)
  }

  // MARK: Parts

  private var added: [UIView] { page.view.superview?.subviews.filter { $0 !== page.view } ?? [] }

  /// The black view below the page.
  var scrim: UIView? { added.first { $0.backgroundColor != nil } }

  /// The box in flight.
  var surface: UIView? { added.first { !$0.subviews.isEmpty } }

  /// The view that clips the contents, and the contents. The content of the list is first.
  private var inside: UIView? { surface?.subviews.first }
  var contents: [UIView] { inside?.subviews ?? [] }

  // MARK: Steps

  func show(animated: Bool = true) {
    list.present(page, animated: animated)
    Simulator.clock.advance(by: 0)
  }

  func hide(animated: Bool = true) { page.dismiss(animated: animated) }

  func showAndSettle() {
    show()
    settle()
  }

  func hideAndSettle() {
    hide()
    settle()
  }

  /// Samples everything that moves, 60 times a second for a duration.
  func sample(_ way: String, for duration: Double) {
    let start = Simulator.clock.now
    var frame = 1
    while Double(frame) / 60 < duration {
      let time = Double(frame) / 60
      Simulator.clock.advance(by: start + time - Simulator.clock.now)
      let box = surface?.presentedFrame ?? .null
      Report.sample("surface.x \(way)", at: time, box.minX)
      Report.sample("surface.y \(way)", at: time, box.minY)
      Report.sample("surface.width \(way)", at: time, box.width)
      Report.sample("surface.height \(way)", at: time, box.height)
      let radius = inside?.layer.presentedCornerRadius ?? .nan
      Report.sample("surface.cornerRadius \(way)", at: time, radius)
      Report.sample("surface.content \(way)", at: time, contents.last?.presentedAlpha ?? .nan)
      let opacity = surface?.layer.presentedShadowOpacity ?? .nan
      Report.sample("surface.shadow.opacity \(way)", at: time, opacity)
      Report.sample("scrim.alpha \(way)", at: time, scrim?.presentedAlpha ?? .nan)
      Report.sample("page.alpha \(way)", at: time, page.view.presentedAlpha)
      checkContents("\(way) at \(frame)")
      frame += 1
    }
  }

  // MARK: Assertions

  /// Checks that both contents are as wide as the box, keep their shape, and lie at its top.
  func checkContents(_ moment: String) {
    let width = surface?.presentedFrame.width ?? .nan
    let shapes: [CGFloat] = [200 / 360, 2]
    Report.equal("\(moment): contents", contents.count, 2)
    for (content, shape) in zip(contents, shapes) {
      let expected = CGRect(x: 0, y: 0, width: width, height: width * shape)
      Report.near("\(moment): \(content)", content.presentedFrame, expected, within: 1e-6)
    }
    let seen = contents.map(\.presentedAlpha).reduce(0, +)
    Report.near("\(moment): the contents change places", seen, 1, within: 1e-6)
  }

  func checkList(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): nothing is presented", list.presentedViewController == nil)
    check(atRest, completed: completed, moment)
  }

  func checkPage(
    in size: CGSize = CGSize(width: 400, height: 800), completed: [Bool], _ moment: String = "at rest"
  ) {
    Report.check("\(moment): the page is presented", list.presentedViewController === page)
    Report.near("\(moment): page", page.view.frame, CGRect(origin: .zero, size: size))
    Report.near("\(moment): page's alpha", page.view.alpha, 1)
    Report.near("\(moment): body's alpha", page.body.alpha, 1)
    Report.near("\(moment): card's alpha", list.card.alpha, 1)
    Report.equal("\(moment): what else is there", added, [])
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}
