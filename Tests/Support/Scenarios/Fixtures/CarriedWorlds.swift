@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list with a player that is carried to a detail. The player has constraints for its place, and a caption has constraints to
/// the player.
@MainActor final class CarryWorld: PushedWorld {
  final class List: UIViewController, CarryList {
    let player = UIView()
    let caption = UIView()
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    /// The player that is handed over.
    var carryPlayer: UIView?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "list.view"
      player.simulatedName = "player"
      caption.simulatedName = "caption"
      above.simulatedName = "above"
      for part in [player, caption] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      view.addSubview(above)
      NSLayoutConstraint.activate([
        player.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        player.topAnchor.constraint(equalTo: view.topAnchor, constant: 400),
        player.widthAnchor.constraint(equalToConstant: 160),
        player.heightAnchor.constraint(equalToConstant: 90),
        caption.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        caption.topAnchor.constraint(equalTo: view.topAnchor, constant: 500),
        caption.widthAnchor.constraint(equalTo: player.widthAnchor),
        caption.heightAnchor.constraint(equalToConstant: 20),
      ])
      carryPlayer = player
    }
  }

  final class Detail: UIViewController, CarryDetail {
    let stage = UIView(frame: CGRect(x: 0, y: 60, width: 400, height: 300))
    var carryStage: UIView? { stage }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "detail.view"
      stage.simulatedName = "stage"
      view.addSubview(stage)
    }
  }

  let list = List()
  let detail = Detail()
  let transition = CarryTransition()

  init() {
    super.init(list, detail, by: transition)
  }

  /// The box in flight.
  var box: UIView? { besides.last }

  override func sample(_ way: String, at time: Double) {
    let frame = box?.presentedFrame ?? .null
    Report.sample("video.x \(way)", at: time, frame.minX)
    Report.sample("video.y \(way)", at: time, frame.minY)
    Report.sample("video.width \(way)", at: time, frame.width)
    Report.sample("video.height \(way)", at: time, frame.height)
    Report.sample(
      "video.cornerRadius \(way)", at: time, box?.subviews.first?.layer.presentedCornerRadius ?? .nan)
    Report.check(
      "\(way): the player itself", box.map { list.player.isDescendant(of: $0) } == true)
    let shown = list.player.presentedFrame
    Report.near("\(way): keeps its shape", shown.height / shown.width, 90 / 160, within: 1e-6)
    Report.check("\(way): on screen", list.player.window === window && list.player.alpha == 1)
    Report.equal("\(way): the stage is empty", detail.stage.alpha, 0)
  }

  override func check(_ expected: HierarchyState, completed: [Bool], _ moment: String) {
    list.view.layoutIfNeeded()
    super.check(expected, completed: completed, moment)
  }
}

/// A board with a card that is carried to a page over it.
@MainActor final class LiftWorld: SpecWorld {
  final class Board: UIViewController, LiftBoard {
    let card = UIView(frame: CGRect(x: 30, y: 500, width: 120, height: 80))
    let mat = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var liftCard: UIView? { card }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "board.view"
      card.simulatedName = "card"
      mat.simulatedName = "mat"
      card.autoresizingMask = [.flexibleTopMargin]
      mat.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(mat)
      mat.addSubview(UIView(frame: .zero))
      mat.addSubview(card)
      mat.addSubview(UIView(frame: .zero))
    }
  }

  final class Page: UIViewController, LiftPage {
    let slot = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 200))
    var liftSlot: UIView? { slot }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "page.view"
      slot.simulatedName = "slot"
      view.addSubview(slot)
    }
  }

  let board = Board()
  let page = Page()
  let transition = LiftTransition()

  init() {
    page.loadViewIfNeeded()
    super.init(root: board, trees: [page.view])
    transition.adopt(page)
  }

  func show() {
    board.present(page, animated: true)
    Simulator.clock.advance(by: 0)
  }

  func sample(_ way: String, for duration: Double) {
    eachFrame(of: duration) { time in
      let shown = board.card.presentedFrameInWindow
      Report.sample("card.x \(way)", at: time, shown.minX)
      Report.sample("card.y \(way)", at: time, shown.minY)
      Report.sample("card.width \(way)", at: time, shown.width)
    }
  }

  func checkBoard(completed: [Bool], _ moment: String) {
    Report.check("\(moment): nothing is presented", board.presentedViewController == nil)
    check(atRest, completed: completed, moment)
  }

  func checkPage(completed: [Bool], _ moment: String) {
    Report.check("\(moment): the page is presented", board.presentedViewController === page)
    Report.check("\(moment): the card is at home", board.mat.subviews.firstIndex { $0 === board.card } == 1)
    Report.equal("\(moment): nobody keeps its place", board.mat.subviews.count, 3)
    Report.near("\(moment): the slot is seen", page.slot.alpha, 1)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
  }
}
