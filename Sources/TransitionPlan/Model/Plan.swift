/// A `let` whose value is known only at run time.
public struct Local: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// Its value.
  public var value: ExpressionID
  /// Where it is declared.
  public var location: SpecLocation

  /// Makes a local.
  public init(name: String, value: ExpressionID, location: SpecLocation) {
    self.name = name
    self.value = value
    self.location = location
  }
}

/// One value of `sample`: concrete geometry for previews, sampled timelines and tests.
public struct SampleValue: Hashable, Sendable {
  /// Whose property it is.
  public var subject: Subject
  /// The property. A view or screen itself is its `frame`, the container itself its `size`.
  public var property: Property
  /// The value; it needs no other value.
  public var value: ExpressionID
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a sample value.
  public init(subject: Subject, property: Property, value: ExpressionID, location: SpecLocation) {
    self.subject = subject
    self.property = property
    self.value = value
    self.location = location
  }
}

/// One value of `sample` for what a screen hands over.
public struct SampleHandedValue: Hashable, Sendable {
  /// The screen.
  public var side: Side
  /// The value: an index into `Screen.values`.
  public var index: Int
  /// The value; it needs no other value.
  public var value: ExpressionID
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a sample value.
  public init(side: Side, index: Int, value: ExpressionID, location: SpecLocation) {
    self.side = side
    self.index = index
    self.value = value
    self.location = location
  }
}

/// How the screens are put on the display.
public enum TransitionStyle: String, Hashable, Sendable, CaseIterable {
  /// Pushed and popped by a navigation controller.
  case navigation
  /// Presented over the full screen; the from screen leaves the window.
  case modal
  /// Presented by a presentation controller of its own; the from screen stays in the window.
  case overlay
  /// Selected in a tab bar controller.
  case tab
  /// Shown by a container of the app's own.
  case container
}

/// One transition, ready to be written out: times in seconds, lengths in points, angles in radians.
public struct Transition: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// The documentation comment before it, line by line, without the slashes.
  public var documentation: [String]
  /// How the screens are put on the display.
  public var style: TransitionStyle
  /// The screen before `forward`.
  public var from: Screen
  /// The screen after it.
  public var to: Screen
  /// Which screen is above the other while both are there, and where that is written; nil when not said.
  public var top: Side
  /// The way there.
  public var forward: DirectionPlan
  /// The way back.
  public var backward: DirectionPlan
  /// The pictures that fly.
  public var shared: [SharedElement]
  /// The hooks that are called, in the order of the spec.
  public var calls: [HookCall]
  /// The `let`s that are known only at run time.
  public var locals: [Local]
  /// The directions that a finger drives.
  public var interactions: [Interaction]
  /// What is taken and given back, in the order in which it is taken.
  public var obligations: [Obligation]
  /// What is played when every shared element lacks an end; nil when the spec does not say.
  public var fallback: Crossfade?
  /// What is played for people who ask for reduced motion; nil when the spec does not say.
  public var reduceMotion: Crossfade?
  /// Concrete geometry.
  public var sample: [SampleValue]
  /// Concrete values for what the screens hand over.
  public var handedSample: [SampleHandedValue] = []
  /// The rest states of the to screen; empty when it has one without a name. `forward` goes to the first, and so do the
  /// tracks of both directions.
  public var states: [RestState] = []
  /// The values of what differs between them.
  public var stateTables: [StateTable] = []
  /// The views that the transition adds.
  public var views: [AddedView] = []
  /// Layout that follows the container's size, in an order in which each needs only those before it.
  public var placements: [Placement] = []
  /// What is above what, besides the screens.
  public var layers: [Layer] = []
  /// What plays under a touch.
  public var presses: [Press] = []
  /// Where `order` is written; nil when the default holds (the to screen above).
  public var orderLocation: SpecLocation?
  /// Where it is declared.
  public var location: SpecLocation

  /// Makes a transition.
  public init(
    name: String, documentation: [String], style: TransitionStyle, from: Screen, to: Screen, top: Side,
    forward: DirectionPlan, backward: DirectionPlan, shared: [SharedElement], calls: [HookCall],
    locals: [Local], interactions: [Interaction], obligations: [Obligation], fallback: Crossfade?,
    reduceMotion: Crossfade?, sample: [SampleValue], orderLocation: SpecLocation?, location: SpecLocation
  ) {
    self.name = name
    self.documentation = documentation
    self.style = style
    self.from = from
    self.to = to
    self.top = top
    self.forward = forward
    self.backward = backward
    self.shared = shared
    self.calls = calls
    self.locals = locals
    self.interactions = interactions
    self.obligations = obligations
    self.fallback = fallback
    self.reduceMotion = reduceMotion
    self.sample = sample
    self.orderLocation = orderLocation
    self.location = location
  }

  /// The screen on a side.
  public subscript(side: Side) -> Screen { side == .from ? from : to }

  /// The plan of a direction.
  public subscript(direction: Direction) -> DirectionPlan { direction == .forward ? forward : backward }

  /// The name of an object as the spec writes it: `grid.cell`, `tabBar`.
  public func name(of subject: Subject) -> String {
    switch subject {
    case .container: "container"
    case .screen(let side): self[side].name
    case .provided(let side, let view): self[side].name + "." + self[side].views[view].name
    case .shared(let index): shared[index].name
    case .added(let index): views[index].name
    case .tabBar: "tabBar"
    case .navigationBar: "navigationBar"
    }
  }
}

/// Everything that one spec file says, checked and worked out: the only input of every emitter.
public struct Plan: Sendable {
  /// The file's name without its folders: `photos.transition`.
  public var sourceName: String
  /// The expressions of all transitions.
  public var expressions: ExpressionArena
  /// The transitions, in the order of the file.
  public var transitions: [Transition]

  /// Makes a plan.
  public init(sourceName: String, expressions: ExpressionArena, transitions: [Transition]) {
    self.sourceName = sourceName
    self.expressions = expressions
    self.transitions = transitions
  }
}
