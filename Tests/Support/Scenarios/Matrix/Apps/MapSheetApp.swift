@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// `map-sheet.transition`: a map and a sheet over it. The sheet comes at its lowest height, and is then dragged to another height
/// each time.
@MainActor final class MapSheetApp: PresentingApp {
  override class var spec: String { "map-sheet" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { MapSheetApp(in: surroundings) }

  /// The heights at which the sheet rests, in ascending order.
  private enum Height: CaseIterable { case tip, half, full }

  private let transition = MapSheetTransition()
  private var height = Height.tip
  private var dragCount = 0

  init(in surroundings: Surroundings) {
    let map = UIViewController()
    let sheet = MapSheetWorld.Sheet()
    super.init(from: map, to: sheet, in: surroundings, takesPresenterOut: false, root: map)
    window.simulatedSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    transition.adopt(sheet)
    surroundings.surround(sheet.list)
  }

  override func length(to side: Side) -> Double { 0.587_817_358_555_436_7 }

  override func present(animated: Bool) {
    if side == .from { height = .tip }
    super.present(animated: animated)
  }

  override var canMove: Bool { true }

  override func moveWhenShown() {
    (to as? MapSheetWorld.Sheet)?.whenShown = { [weak self] in
      guard let self else { return }
      transition.move(to: .full, animated: true)
      height = .full
    }
  }

  // MARK: Heights

  private func top(_ height: Height) -> CGFloat {
    guard let container else { return 0 }
    return switch height {
    case .tip: container.bounds.height - 69
    case .half: container.bounds.height / 2
    case .full: container.safeAreaInsets.top + 18
    }
  }

  /// The next height, to which the finger leads.
  private var goal: Height { Height.allCases[((Height.allCases.firstIndex(of: height) ?? 0) + 1) % 3] }

  private var pan: UIPanGestureRecognizer? {
    to.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  private var way: CGFloat { top(goal) - top(height) }
  /// The point in the window that the finger has touched. Then the place of the sheet at that moment, and the place to which the
  /// finger has moved it since.
  private var touch = CGPoint.zero
  private var heldTop: CGFloat = 0
  private var fingerTop: CGFloat = 0

  override var fingers: [SpecFinger] {
    let settles = length(to: .to)
    return [
      SpecFinger(
        side: .to, recognizer: { self.pan }, begin: { self.begin(across: false) },
        beginOtherwise: { self.begin(across: true) },
        move: { share in
          self.fingerTop = self.heldTop + self.way * share
          self.pan?.move(to: CGPoint(x: self.touch.x, y: self.touch.y + self.way * share))
        },
        end: { aim in
          // The velocity that brings the sheet to a height: `project` adds 0.499 s of the velocity.
          let target = self.top(aim == .finish ? self.goal : self.height)
          self.pan?.end(velocity: CGPoint(x: 0, y: (target - self.fingerTop) / 0.499))
        },
        finishes: { $1 == .finish }, reading: { _, _ in FingerReading() },
        settles: (finish: settles, cancel: settles), isAmongStates: true, catches: [.settle])
    ]
  }

  /// Begins above the list.
  private func begin(across: Bool) -> Bool {
    let touch = to.view.convert(CGPoint(x: 200, y: 10), to: nil)
    let velocity = across ? CGPoint(x: 100, y: 0) : CGPoint(x: 0, y: 100)
    guard let pan, pan.begin(at: touch, velocity: velocity) else { return false }
    self.touch = touch
    heldTop = to.view.presentedFrame.minY
    fingerTop = heldTop
    return true
  }

  override func arrive() { height = goal }

  override var seenShare: CGFloat? { (to.view.presentedFrame.minY - top(height)) / way }

  /// Drags the sheet first to its full height, which differs most from the lowest.
  override func useToScreen() {
    let heights = Height.allCases
    let next = heights[heights.count - 1 - dragCount % heights.count]
    dragCount += 1
    // Above the list.
    let start = to.view.convert(CGPoint(x: 200, y: 10), to: nil)
    guard let pan, pan.begin(at: start, velocity: CGPoint(x: 0, y: 100)) else { return }
    pan.move(to: CGPoint(x: start.x, y: start.y + top(next) - top(height)))
    pan.end(velocity: .zero)
    height = next
  }

  override var place: CGRect {
    var place = super.place.offsetBy(dx: 0, dy: top(height))
    place.size.height -= top(.full)
    return place
  }

  // MARK: Standing values

  override var expectedAdditions: Int { 2 }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(to.view) { $0.recognizerCount += 1 }
    let whole = CGRect(origin: .zero, size: super.place.size)
    let shade = UIView(frame: whole)
    shade.backgroundColor = .black
    shade.alpha = height == .full ? 0.3 : 0
    // The view that passes touches on lies below the shade.
    expectAddition(&expected, at: 0, like: UIView(frame: whole)) { _ in }
    expectAddition(&expected, at: 1, like: shade) { _ in }
    if let container { expected.expect(container) { $0.isModal = self.height == .full } }
  }

  override var objects: [(name: String, object: ShownObject)] {
    [("map", ShownObject(from.view)), ("sheet", ShownObject(to.view))]
      + additions.dropFirst().prefix(1).map { (name: "shade", object: ShownObject($0)) }
  }

  override var sample: [String] {
    let top = max(window.simulatedSafeArea.top - Simulator.presentationInsets.top, 0)
    return ["container.safeArea = insets(top: \(top)pt, bottom: 0pt)"]
  }
}
