@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// `Grasp` of `caught.transition`: a list and a page in a navigation controller. A finger takes over both directions and what
/// settles.
@MainActor final class GraspApp: PushingApp {
  final class List: UIViewController, GraspList {
    let first = UIImageView(frame: CGRect(x: 20, y: 400, width: 100, height: 100))
    let second = UIImageView(frame: CGRect(x: 220, y: 500, width: 100, height: 100))
    lazy var row: UIImageView? = first

    var graspRow: UIImageView? { row }
    func graspAway() { Simulator.recorder.record(.mark("list.away")) }
    func graspBack() { Simulator.recorder.record(.mark("list.back")) }
  }

  final class Page: UIViewController, GraspPage {
    let cover = UIImageView(frame: CGRect(x: 0, y: 60, width: 400, height: 300))

    var graspCover: UIImageView? { cover }
    func graspShown() { Simulator.recorder.record(.mark("page.shown")) }
  }

  override class var spec: String { "grasp" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { GraspApp(in: surroundings) }

  private let list = List()
  private let page = Page()
  private let transition = GraspTransition()

  init(in surroundings: Surroundings) {
    super.init(from: list, to: page, in: surroundings)
    navigation.delegate = transition
    for (view, screen) in [(list.first, list), (list.second, list), (page.cover, page)] {
      view.image = UIImage(simulatedSize: CGSize(width: 400, height: 300))
      screen.view.addSubview(view)
      surroundings.surround(view)
    }
  }

  override func length(to side: Side) -> Double { side == .to ? 0.4 : 0.3 }

  override var crossfades: (reduced: Double, fallback: Double) { (0.2, 0.2) }

  override var fingers: [SpecFinger] {
    [
      .pan(
        to: .from, settles: (finish: 0.2, cancel: 0.3),
        { [page] in page.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first },
        from: { CGPoint(x: 200, y: 150) }, way: { [window] in CGPoint(x: 0, y: window.bounds.height) },
        speed: (finish: 0, cancel: 0), finishes: { share, _ in share > 0.4 }
      ).catching(.forward, .backward, .settle)
    ]
  }

  override func hooks(to side: Side, completes: Bool) -> (
    start: [String], outcome: [String], end: [String]
  ) {
    side == .to ? (["list.away"], [completes ? "page.shown" : "list.back"], []) : ([], [], [])
  }

  override var hasOptionalView: Bool { true }

  override func setOptionalView(isThere: Bool) { list.row = isThere ? list.first : nil }

  override func setCell(isRecycled: Bool) { list.row = isRecycled ? list.second : list.first }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(page.view) { $0.recognizerCount += 1 }
  }

  override var picture: String? { "photo" }

  override var seenShare: CGFloat? { page.view.presentedAlpha }

  override var objects: [(name: String, object: ShownObject)] {
    let picture = container?.subviews.lazy.compactMap { $0 as? UIImageView }.first
    return (picture.map { [(name: "photo", object: ShownObject($0))] } ?? []) + [
      ("list", ShownObject(list.view)), ("page", ShownObject(page.view)),
      ("list.row", ShownObject(list.first)), ("page.cover", ShownObject(page.cover)),
    ]
  }
}
