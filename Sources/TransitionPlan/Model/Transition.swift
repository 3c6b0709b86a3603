/// How the screens are presented.
public enum TransitionStyle: String, Hashable, Sendable, CaseIterable {
  /// Pushed and popped by a navigation controller.
  case navigation
  /// Presented over the full screen; the from screen leaves the window.
  case modal
  /// Presented by a presentation controller of its own; the from screen stays in the window.
  case overlay
  /// Selected in a tab bar controller.
  case tab
  /// Shown by a container view controller of the app.
  case container

  /// Whether both screens belong to the app's container, which may keep the one that is not shown. In the other styles the to screen
  /// is there for one stay.
  public var keepsScreens: Bool { self == .tab || self == .container }
}

/// One transition, ready to be emitted: times in seconds, lengths in points, angles in radians.
///
/// It is large and is passed from rule to rule: its fields are in one buffer that copies share.
public struct Transition: Hashable, Sendable {
  /// Its name in the spec.
  @inlinable public var name: String {
    get { fields[0].name }
    _modify { yield &fields[0].name }
  }
  /// The documentation comment before it, line by line, without the slashes.
  @inlinable public var documentation: [String] {
    get { fields[0].documentation }
    _modify { yield &fields[0].documentation }
  }
  /// How the screens are presented.
  @inlinable public var style: TransitionStyle {
    get { fields[0].style }
    _modify { yield &fields[0].style }
  }
  /// The screen before `forward`.
  @inlinable public var from: Screen {
    get { fields[0].from }
    _modify { yield &fields[0].from }
  }
  /// The screen after `forward`.
  @inlinable public var to: Screen {
    get { fields[0].to }
    _modify { yield &fields[0].to }
  }
  /// The side of the upper screen while both are shown; see `orderLocation`.
  @inlinable public var top: Side {
    get { fields[0].top }
    _modify { yield &fields[0].top }
  }
  /// The side of the screen that a crossfade fades in or out, the upper one. In an `overlay` the from screen stays: above the to screen it is
  /// moved at once, and nothing fades.
  public var faded: Side? { style == .overlay && top == .from ? nil : top }
  /// The direction to the to screen.
  @inlinable public var forward: DirectionPlan {
    get { fields[0].forward }
    _modify { yield &fields[0].forward }
  }
  /// The direction back.
  @inlinable public var backward: DirectionPlan {
    get { fields[0].backward }
    _modify { yield &fields[0].backward }
  }
  /// The flying pictures.
  @inlinable public var shared: [SharedElement] {
    get { fields[0].shared }
    _modify { yield &fields[0].shared }
  }
  /// The hooks that are called, in the order of the spec.
  @inlinable public var calls: [HookCall] {
    get { fields[0].calls }
    _modify { yield &fields[0].calls }
  }
  /// The `let`s that are known only at run time.
  @inlinable public var locals: [Local] {
    get { fields[0].locals }
    _modify { yield &fields[0].locals }
  }
  /// The directions that a finger drives.
  @inlinable public var interactions: [Interaction] {
    get { fields[0].interactions }
    _modify { yield &fields[0].interactions }
  }
  /// The temporary changes, in the order in which they are made.
  @inlinable public var obligations: [Obligation] {
    get { fields[0].obligations }
    _modify { yield &fields[0].obligations }
  }
  /// The crossfade that is played when every shared element lacks an end; nil when the spec has none.
  @inlinable public var fallback: Crossfade? {
    get { fields[0].fallback }
    _modify { yield &fields[0].fallback }
  }
  /// The crossfade that is played with reduced motion; nil when the spec has none.
  @inlinable public var reduceMotion: Crossfade? {
    get { fields[0].reduceMotion }
    _modify { yield &fields[0].reduceMotion }
  }
  /// Concrete geometry.
  @inlinable public var sample: [SampleValue] {
    get { fields[0].sample }
    _modify { yield &fields[0].sample }
  }
  /// Concrete values for those that the screens hand over.
  @inlinable public var handedSample: [SampleHandedValue] {
    get { fields[0].handedSample }
    _modify { yield &fields[0].handedSample }
  }
  /// The rest states of the to screen; empty when it has one without a name. `forward` goes to the first, and so do the
  /// tracks of both directions.
  @inlinable public var states: [RestState] {
    get { fields[0].states }
    _modify { yield &fields[0].states }
  }
  /// The values of the properties that differ between rest states.
  @inlinable public var stateTables: [StateTable] {
    get { fields[0].stateTables }
    _modify { yield &fields[0].stateTables }
  }
  /// The views that the transition adds.
  @inlinable public var views: [AddedView] {
    get { fields[0].views }
    _modify { yield &fields[0].views }
  }
  /// Layout that follows the container's size, in an order in which each needs only those before it.
  @inlinable public var placements: [Placement] {
    get { fields[0].placements }
    _modify { yield &fields[0].placements }
  }
  /// The order of layers, besides the screens.
  @inlinable public var layers: [Layer] {
    get { fields[0].layers }
    _modify { yield &fields[0].layers }
  }
  /// The presses.
  @inlinable public var presses: [Press] {
    get { fields[0].presses }
    _modify { yield &fields[0].presses }
  }
  /// Where `order` is written; nil when the default holds (the to screen above).
  @inlinable public var orderLocation: SpecLocation? {
    get { fields[0].orderLocation }
    _modify { yield &fields[0].orderLocation }
  }
  /// Where it is declared.
  @inlinable public var location: SpecLocation {
    get { fields[0].location }
    _modify { yield &fields[0].location }
  }

  /// One element: an array is copied only when it is changed.
  @usableFromInline var fields: [Fields]

  /// The fields of a transition.
  @usableFromInline
  struct Fields: Hashable, Sendable {
    @usableFromInline var name: String
    @usableFromInline var documentation: [String]
    @usableFromInline var style: TransitionStyle
    @usableFromInline var from: Screen
    @usableFromInline var to: Screen
    @usableFromInline var top: Side
    @usableFromInline var forward: DirectionPlan
    @usableFromInline var backward: DirectionPlan
    @usableFromInline var shared: [SharedElement]
    @usableFromInline var calls: [HookCall]
    @usableFromInline var locals: [Local]
    @usableFromInline var interactions: [Interaction]
    @usableFromInline var obligations: [Obligation]
    @usableFromInline var fallback: Crossfade?
    @usableFromInline var reduceMotion: Crossfade?
    @usableFromInline var sample: [SampleValue]
    @usableFromInline var handedSample: [SampleHandedValue] = []
    @usableFromInline var states: [RestState] = []
    @usableFromInline var stateTables: [StateTable] = []
    @usableFromInline var views: [AddedView] = []
    @usableFromInline var placements: [Placement] = []
    @usableFromInline var layers: [Layer] = []
    @usableFromInline var presses: [Press] = []
    @usableFromInline var orderLocation: SpecLocation?
    @usableFromInline var location: SpecLocation
  }

  /// Makes a transition.
  public init(
    name: String, documentation: [String], style: TransitionStyle, from: Screen, to: Screen, top: Side,
    forward: DirectionPlan, backward: DirectionPlan, shared: [SharedElement], calls: [HookCall],
    locals: [Local], interactions: [Interaction], obligations: [Obligation], fallback: Crossfade?,
    reduceMotion: Crossfade?, sample: [SampleValue], orderLocation: SpecLocation?, location: SpecLocation
  ) {
    fields = [
      Fields(
        name: name, documentation: documentation, style: style, from: from, to: to, top: top,
        forward: forward,
        backward: backward, shared: shared, calls: calls, locals: locals, interactions: interactions,
        obligations: obligations, fallback: fallback, reduceMotion: reduceMotion, sample: sample,
        orderLocation: orderLocation, location: location)
    ]
  }

  /// Whether x, and with it the sign of rotations, runs from leading to trailing: a gesture with such a direction makes the whole
  /// transition do so. Otherwise x is physical, independently of the reading direction.
  public var isDirectional: Bool { interactions.contains { $0.gesture.isDirectional } }

  /// The screen on a side.
  public subscript(side: Side) -> Screen { side == .from ? from : to }

  /// The plan of a direction.
  public subscript(direction: Direction) -> DirectionPlan { direction == .forward ? forward : backward }

  /// The tracks of both directions.
  package var tracks: [Track] { forward.tracks + backward.tracks }

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
