@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list and a detail that is pushed onto it. Their items come and go one after the other.
@MainActor final class RowsWorld: PushedWorld {
  final class List: UIViewController, RowsList {
    let shelf = Shelf("grid", of: 8, in: CGRect(x: 0, y: 100, width: 400, height: 600))
    var rowsGrid: UICollectionView { shelf.view }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "list.view"
      view.addSubview(shelf.view)
    }
  }

  final class Detail: UIViewController, RowsDetail {
    let shelf = Shelf("tiles", of: 30, in: CGRect(x: 0, y: 300, width: 400, height: 350))
    /// The collection that is handed over.
    var rowsTiles: UICollectionView?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "detail.view"
      view.addSubview(shelf.view)
      rowsTiles = shelf.view
    }
  }

  let list = List()
  let detail = Detail()
  let transition = RowsTransition()

  init() {
    detail.loadViewIfNeeded()
    detail.view.layoutIfNeeded()
    super.init(list, detail, by: transition)
  }

  override func sample(_ way: String, at time: Double) {
    list.shelf.sample("list.grid.alpha", way, at: time) { $0.presentedAlpha }
    detail.shelf.sample("detail.tiles.alpha", way, at: time) { $0.presentedAlpha }
    detail.shelf.sample("detail.tiles.scale", way, at: time) { $0.presentedTransform.a }
    detail.shelf.sample("detail.tiles.translation.y", way, at: time) { $0.presentedTransform.ty }
  }
}

/// A deck of cards, and a viewer that is pushed onto it, into which one of the cards grows.
@MainActor final class FanWorld: PushedWorld {
  final class Deck: UIViewController, FanDeck {
    let shelf = Shelf("cards", of: 9, in: CGRect(x: 0, y: 100, width: 400, height: 600))
    var fanGrid: UICollectionView { shelf.view }
    var fanCard: UIView? { shelf.tiles[4] }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "deck.view"
      view.addSubview(shelf.view)
    }
  }

  final class Viewer: UIViewController, FanViewer {
    let fanPicture: UIView? = UIView(frame: CGRect(x: 0, y: 200, width: 400, height: 400))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "viewer.view"
      if let fanPicture { view.addSubview(fanPicture) }
    }
  }

  let deck = Deck()
  let viewer = Viewer()
  let transition = FanTransition()

  init() {
    viewer.loadViewIfNeeded()
    super.init(deck, viewer, by: transition)
  }
}

/// A panel over a board, whose tiles come one after the other.
@MainActor final class TilesWorld: SpecWorld {
  final class Panel: UIViewController, TilesPanel {
    let shelf = Shelf("tiles", of: 6, in: CGRect(x: 0, y: 100, width: 400, height: 300))
    var tilesTiles: UICollectionView { shelf.view }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "panel.view"
      view.addSubview(shelf.view)
    }
  }

  let board = UIViewController()
  let panel = Panel()
  let transition = TilesTransition()

  init() {
    board.view.simulatedName = "board.view"
    panel.loadViewIfNeeded()
    panel.view.layoutIfNeeded()
    super.init(root: board, trees: [panel.view])
    transition.adopt(panel)
  }

  var pan: UIPanGestureRecognizer? {
    panel.view.superview?.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
      ?? panel.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  func show() {
    board.present(panel, animated: true)
    Simulator.clock.advance(by: 0)
  }

  func sample(_ way: String, for duration: Double) {
    eachFrame(of: duration) { time in
      panel.shelf.sample("panel.tiles.alpha", way, at: time) { $0.presentedAlpha }
    }
  }

  func checkBoard(completed: [Bool], _ moment: String) {
    Report.check("\(moment): nothing is presented", board.presentedViewController == nil)
    check(atRest, completed: completed, moment)
  }

  func checkPanel(completed: [Bool], _ moment: String) {
    Report.check("\(moment): the panel is presented", board.presentedViewController === panel)
    Report.equal("\(moment): tiles", panel.shelf.tiles.map(\.alpha).filter { $0 != 1 }, [])
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
  }
}
