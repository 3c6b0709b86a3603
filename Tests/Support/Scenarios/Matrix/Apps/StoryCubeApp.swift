@_spi(Simulator) import UIKit

@testable import GeneratedSpecs
@testable import TransitionRuntime

/// `story-cube.transition`: stories in a custom container. The transition goes between the first two.
@MainActor final class StoryCubeApp: SpecApp {
  override class var spec: String { "story-cube" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { StoryCubeApp() }

  private let stories: StoryCubeWorld.Stories
  private var cube: StoryCubeTransition { stories.storyCube }

  init() {
    stories = StoryCubeWorld.Stories()
    super.init(from: stories.stories[0], to: stories.stories[1], root: stories, in: .plain)
    window.makeKeyAndVisible()
  }

  override func length(to side: Side) -> Double { 0.4 }

  override var fingers: [SpecFinger] { [finger(0, to: .to), finger(1, to: .from)] }

  /// - Parameter index: The number of the gesture in the spec. A story may have both recognizers, in any order.
  private func finger(_ index: Int, to side: Side) -> SpecFinger {
    .pan(
      to: side, settles: (finish: 0.3, cancel: 0.3),
      { [stories] in
        let recognizers = stories.stories[index].view.gestureRecognizers ?? []
        return recognizers.first { ($0.delegate as? TransitionRecognizer)?.index == index }
          as? UIPanGestureRecognizer
      },
      from: { [window] in CGPoint(x: window.bounds.width / 2, y: 150) },
      way: { [window] in CGPoint(x: side == .to ? -window.bounds.width : window.bounds.width, y: 0) },
      // The place of the finger a fifth of a second later decides.
      speed: (finish: 3, cancel: -5), finishes: { $1 == .finish }
    ).catching(.settle)
  }

  override func hooks(to side: Side, completes: Bool) -> (
    start: [String], outcome: [String], end: [String]
  ) {
    let outcome = side == .to ? (completes ? ["play"] : ["resume"]) : completes ? ["resume"] : []
    return (["pause"], outcome, [])
  }

  override func completion(_ completes: Bool) -> [String] { [] }

  // MARK: The directions

  override func go(to side: Side, animated: Bool) {
    switch (side, animated) {
    case (.to, true): cube.forward(to: stories.stories[1])
    case (.from, true): cube.backward(to: stories.stories[0])
    case (_, false): cube.show(side == .to ? to : from)
    }
  }

  override var side: Side { cube.shown === to ? .to : .from }

  override var container: UIView? { stories.view }

  override var isUnderWay: Bool { stories.children.count > 1 }

  override var canWithhold: Bool { false }

  override var canAskMeanwhile: Bool { true }

  override var goesOnAsOneRun: Bool { false }

  override var seenShare: CGFloat? {
    if isReduced { return to.view.presentedAlpha }
    let story = ShownObject(from.view).reading(in: stories.view)
    return (story.anchor[0] * story.size[0] - story.center[0]) / stories.view.bounds.width
  }

  // MARK: Standing values

  override func place(_ expected: inout HierarchyState) {
    expected.expect(from.view) { $0.parent = nil }
    expected.expect(to.view) { state in
      state.parent = ObjectIdentifier(self.stories.view)
      state.bounds = CGRect(origin: .zero, size: self.size)
      state.center = CGPoint(x: self.size.width / 2, y: self.size.height / 2)
    }
  }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(from.view) { $0.recognizerCount -= 2 }
    expected.expect(to.view) { $0.recognizerCount += 2 }
  }

  override var objects: [(name: String, object: ShownObject)] {
    [
      ("story", ShownObject(from.view)), ("next", ShownObject(to.view)),
      ("container", ShownObject(stories.view)),
    ]
  }
}
