import TransitionPlan

/// One layout, and where the screens and everything else rest in it.
final class RestingLayout {
  private let makeScene: () -> Scene
  private(set) lazy var scene = makeScene()
  private(set) lazy var evaluator = Evaluator(plan: checked.plan, transition: checked.index, scene: scene)
  private unowned let checked: CheckedTransition
  /// Only the screens move, for speed.
  private lazy var screens = Evaluator(plan: checked.plan, transition: checked.index, scene: scene) {
    $0.isScreen
  }
  private var rests: [Scene?] = []

  init(_ scene: @autoclosure @escaping () -> Scene, _ checked: CheckedTransition) {
    makeScene = scene
    self.checked = checked
  }

  /// All properties of the screens at rest.
  /// - Parameter state: The rest state of the to screen.
  func rest(at side: Side, in state: Int = 0) -> Scene {
    let place = side == .from ? 0 : state + 1
    while rests.count <= place { rests.append(nil) }
    if let rest = rests[place] { return rest }
    let rest = screens.resting(in: state).restState(at: side)
    rests[place] = rest
    return rest
  }

  /// All properties of everything where the to screen rests, and as it comes and goes.
  private(set) lazy var atRest = evaluator.restState(at: .to)
  private lazy var edges = (evaluator.edgeState(of: .forward), evaluator.edgeState(of: .backward))
  func edgeOfAll(of direction: Direction) -> Scene { direction == .forward ? edges.0 : edges.1 }

  /// All properties of the screens as the to screen comes, when `forward` begins, or goes, when `backward` has ended.
  func edge(of direction: Direction) -> Scene { screens.edgeState(of: direction) }
}
