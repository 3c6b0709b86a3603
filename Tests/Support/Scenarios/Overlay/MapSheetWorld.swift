@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// A map, and a sheet over it with a list. The sheet rests at three heights.
@MainActor final class MapSheetWorld: SpecWorld {
  final class Sheet: UIViewController, MapSheetSheet {
    let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 400, height: 740))

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "sheet"
      view.simulatedName = "sheet.view"
      list.simulatedName = "list"
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 400, height: 3000)
      view.addSubview(list)
    }

    var mapSheetList: UIScrollView { list }

    /// Called whenever the sheet has been shown.
    var whenShown: (() -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      whenShown?()
    }

    /// Called whenever the sheet is about to come or go.
    var whenMoving: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      whenMoving?()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      whenMoving?()
    }
  }

  /// The tops of the sheet at its heights, from the lowest up. The window has 400 × 800 pt, with 50 pt of safe area at the top.
  static let tops: [CGFloat] = [731, 400, 68]
  static let shades: [CGFloat] = [0, 0, 0.3]

  let map = UIViewController()
  let sheet = Sheet()
  let transition = MapSheetTransition()

  init() {
    map.simulatedName = "map"
    map.view.simulatedName = "map.view"
    sheet.loadViewIfNeeded()
    super.init(root: map, trees: [sheet.view])
    window.simulatedSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    transition.adopt(sheet)
  }

  // MARK: Parts

  var pan: UIPanGestureRecognizer? {
    sheet.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }
  var shade: UIView? { sheet.view.superview?.subviews.last { $0 !== sheet.view } }
  /// The presented top of the sheet, and the presented alpha of the shade.
  var top: CGFloat { sheet.view.presentedFrame.minY }
  var dark: CGFloat { shade?.presentedAlpha ?? -1 }

  // MARK: Steps

  func show(animated: Bool = true) {
    map.present(sheet, animated: animated)
    Simulator.clock.advance(by: 0)
  }

  /// Presents the sheet, and drags it to one of its rest states.
  func show(in state: Int) {
    show()
    settle()
    if state > 0 { drag(to: Self.tops[state]) }
  }

  /// Drags the sheet with a finger that stops before it is lifted, and lets it settle.
  func drag(to y: CGFloat) {
    begin()
    pull(to: y - top)
    endPull()
    settle()
  }

  /// Where the finger was when the gesture began.
  private var fingerStart = CGPoint.zero

  @discardableResult func begin(velocity: CGPoint = CGPoint(x: 0, y: 100)) -> Bool {
    // Beside the list.
    fingerStart = CGPoint(x: 200, y: top + 30)
    return pan?.begin(at: fingerStart, velocity: velocity) ?? false
  }

  /// Moves the finger to a place relative to the start of the gesture.
  func pull(to y: CGFloat, by x: CGFloat = 0) {
    pan?.move(to: CGPoint(x: fingerStart.x + x, y: fingerStart.y + y))
  }

  func endPull(velocity: CGFloat = 0) { pan?.end(velocity: CGPoint(x: 0, y: velocity)) }

  // MARK: Assertions

  /// Checks that the sheet is gone. It may lie where it was last, because it is laid out when it is presented again.
  func checkMap(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): nothing is presented", map.presentedViewController == nil)
    var expected = atRest
    expected.expect(sheet.view) { [sheet] in
      $0.center = sheet.view.center
      $0.bounds = sheet.view.bounds
    }
    check(expected, completed: completed, moment)
  }

  /// Checks that everything is as it must be at rest in a state.
  func checkSheet(
    in state: Int, size: CGSize = CGSize(width: 400, height: 800), completed: [Bool] = [true],
    _ moment: String = "at rest"
  ) {
    let tops = [size.height - 69, size.height / 2, 68]
    Report.check("\(moment): the sheet is presented", map.presentedViewController === sheet)
    let frame = CGRect(x: 0, y: tops[state], width: size.width, height: size.height - 68)
    Report.near("\(moment): sheet", sheet.view.frame, frame)
    Report.near("\(moment): seen there", top, tops[state])
    Report.near("\(moment): sheet's alpha", sheet.view.alpha, 1)
    Report.check("\(moment): no transform", sheet.view.transform.isIdentity)
    Report.equal("\(moment): list", sheet.list.frame, CGRect(x: 0, y: 60, width: 400, height: 740))
    Report.check("\(moment): the list scrolls", sheet.list.isScrollEnabled)
    Report.near("\(moment): map", map.view.frame, CGRect(origin: .zero, size: size))
    Report.near("\(moment): map's alpha", map.view.alpha, 1)
    Report.near("\(moment): shade", shade?.frame ?? .null, CGRect(origin: .zero, size: size))
    Report.near("\(moment): dark", shade?.alpha ?? -1, Self.shades[state], within: 1e-6)
    Report.equal("\(moment): views", sheet.view.superview?.subviews.count ?? 0, 3)
    Report.equal("\(moment): the sheet's own views", sheet.view.subviews.count, 1)
    Report.equal("\(moment): recognizers", sheet.view.gestureRecognizers?.count ?? 0, 1)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}
