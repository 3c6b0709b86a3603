import TransitionPlan

/// The layouts in which is looked at what rests of a transition, the first one that of `sample`: each is worked out once, for the
/// first rule that asks. Most rules know what they want to know from the first.
final class RestingLayouts {
  let plan: Plan
  let index: Int
  private(set) lazy var all = KnownRests.containers(plan.transitions[index]).map { [plan, index] container in
    RestingLayout(Scene(plan.transitions[index], of: plan, container: container), self)
  }

  init(_ plan: Plan, _ index: Int) {
    self.plan = plan
    self.index = index
  }

  /// The layouts on each display for which the spec is made; see `KnownRests.scenes(on:_:_:readingSafeArea:)`.
  func ofDisplays(readingSafeArea isRead: Bool) -> [(size: Size, layouts: [RestingLayout])] {
    let transition = plan.transitions[index]
    return KnownRests.displays(transition, plan).map { size in
      (
        size,
        KnownRests.scenes(on: size, transition, plan, readingSafeArea: isRead).map { RestingLayout($0, self) }
      )
    }
  }

  /// The layouts in which to look at what follows from some values, with the least and the most safe area if that has a say; nil where the
  /// values are not known.
  func knowing(_ values: [ExpressionID]) -> [RestingLayout]? {
    func areKnown(withSafeArea: Bool) -> Bool {
      KnownRests.areKnown(
        values, plan.transitions[index], plan.expressions, isSafeAreaKnown: withSafeArea)
    }
    return areKnown(withSafeArea: false) ? all : areKnown(withSafeArea: true) ? ofSafeAreas() : nil
  }

  /// Layouts with the least and the most safe area on each side; see `KnownRests`.
  func ofSafeAreas() -> [RestingLayout] {
    KnownRests.scenesOfSafeAreas(plan.transitions[index], plan).map { RestingLayout($0, self) }
  }
}

/// One layout, and where the screens rest in it.
final class RestingLayout {
  private let makeScene: () -> Scene
  private(set) lazy var scene = makeScene()
  private unowned let layouts: RestingLayouts
  /// Only the screens move, for speed.
  private lazy var screens = Evaluator(plan: layouts.plan, transition: layouts.index, scene: scene) {
    if case .screen = $0 { true } else { false }
  }
  private var rests: [Scene?] = []

  init(_ scene: @autoclosure @escaping () -> Scene, _ layouts: RestingLayouts) {
    makeScene = scene
    self.layouts = layouts
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

  /// All properties of the screens as the to screen comes, when `forward` begins, or goes, when `backward` has ended.
  func edge(of direction: Direction) -> Scene { screens.edgeState(of: direction) }
}
