import TransitionText

/// One property of one object.
public struct PropertyKey: Hashable, Sendable {
  /// The object.
  public var subject: Subject
  /// The property.
  public var property: Property

  /// Names a property.
  public init(_ subject: Subject, _ property: Property) {
    self.subject = subject
    self.property = property
  }
}

/// The concrete values of all properties at one moment: a layout, or a state of a transition.
///
/// Made from `sample`; what that leaves open has these defaults:
/// - the container is 390 × 844 pt; both screens fill it; a provided view fills its screen;
/// - a tab bar is 49 pt at the container's bottom, a navigation bar 44 pt at its top;
/// - an added view is where what it fills is, else a button of 44 × 44 pt in the container's middle, else the container;
/// - a value that a screen hands over is zero;
/// - a shared element is where its from end is, and its picture has that size;
/// - safe areas and offsets are zero, a clip is the container, an anchor is the middle;
/// - everything else has its neutral value: `alpha` and `scale` 1, `scrollEnabled` true, the rest zero or clear.
///
/// Lengths are points, angles radians. It reads left to right.
public struct Scene: Sendable {
  /// The container of a scene whose sample has none, in points.
  public static let defaultContainer = Size(width: 390, height: 844)

  private let expressions: ExpressionArena
  private let shared: [SharedElement]
  private let views: [AddedView]
  private var handed = FlatTable<HandedKey, Value>()
  private var frames = FlatTable<Subject, Rect>()
  /// Where views are laid out that have no frame of their own: what moves later moves by itself.
  private var laidOut = FlatTable<Subject, Rect>()
  private var values = FlatTable<PropertyKey, Value>()

  private struct HandedKey: Hashable {
    let side: Side
    let index: Int
  }

  /// Makes the scene of a transition's sample: what is said there, and then what `place` makes of it.
  /// - Parameters:
  ///   - transition: The transition.
  ///   - plan: Its plan.
  ///   - container: The size that the container has got since, in points; nil when it has the sample's. Views and screens
  ///     that the sample gives a frame keep it; everything that follows the container follows.
  ///   - safeArea: The container's safe area, in points; nil when it has the sample's.
  public init(_ transition: Transition, of plan: Plan, container: Size? = nil, safeArea: Insets? = nil) {
    self.init(transition, plan.expressions, container: container, safeArea: safeArea)
  }

  init(
    _ transition: Transition, _ expressions: ExpressionArena, container: Size?, safeArea: Insets? = nil
  ) {
    self.expressions = expressions
    shared = transition.shared
    views = transition.views
    // The container first: what follows may fill it.
    for isContainer in [true, false] {
      for sample in transition.sample where (sample.subject == .container) == isContainer {
        set(sample.subject, sample.property, ExpressionContext(layout: self, expressions).value(sample.value))
      }
      if isContainer, let container { set(.container, .size, .size(container)) }
      if isContainer, let safeArea { set(.container, .safeArea, .insets(safeArea)) }
    }
    for sample in transition.handedSample {
      let value = ExpressionContext(layout: self, expressions).value(sample.value)
      handed.set(HandedKey(side: sample.side, index: sample.index), value)
    }
    place(transition.placements, transition.locals)
    let provided = Side.allCases.flatMap { side in
      transition[side].views.indices.map { Subject.provided(side, $0) }
    }
    let others = views.indices.map(Subject.added) + shared.indices.map(Subject.shared)
    for subject in provided + others { laidOut.set(subject, frame(of: subject)) }
  }

  /// Works the layout out that follows the container's size; all that is said of one frame together.
  private mutating func place(_ placements: [Placement], _ locals: [Local]) {
    var said = FlatTable<Subject, [(property: Property, value: Value)]>()
    for placement in placements {
      let value = ExpressionContext(layout: self, expressions, locals: locals).value(placement.value)
      let before = said[placement.subject] ?? [(.frame, .rect(frame(of: placement.subject)))]
      said.set(placement.subject, before + [(placement.property, value)])
      set(placement.subject, before + [(placement.property, value)])
    }
  }

  /// The value that a screen hands over: the sample's, or zero.
  /// - Parameter type: Its type.
  public func handed(_ side: Side, _ index: Int, _ type: ValueType) -> Value {
    handed[HandedKey(side: side, index: index)] ?? Value(type: type, numbers: [])
  }

  /// Whether the sample has the value that a screen hands over.
  public func isHanded(_ side: Side, _ index: Int) -> Bool {
    handed[HandedKey(side: side, index: index)] != nil
  }

  /// Whether a property has a value of its own rather than a default.
  public func isSet(_ subject: Subject, _ property: Property) -> Bool {
    property.isOfFrame ? frames[subject] != nil : values[PropertyKey(subject, property)] != nil
  }

  /// The value of a property.
  public func value(of subject: Subject, _ property: Property) -> Value {
    if let part = frame(of: subject).value(of: property) { return part }
    if let value = values[PropertyKey(subject, property)] { return value }
    switch property {
    case .clip: return .rect(frame(of: .container))
    case .imageSize: return .size((laidOut[subject] ?? frame(of: subject)).size)
    case .anchor: return .vector(Vector(x: 0.5, y: 0.5))
    case .scrollEnabled: return .flag(true)
    default: return Value(type: property.type, numbers: property.neutral.map { [$0] } ?? [])
    }
  }

  /// Gives a property a value; one of a wrong kind changes nothing.
  ///
  /// A part of the frame changes the frame: a place moves it, a length keeps its middle. The container stays at
  /// (0, 0).
  public mutating func set(_ subject: Subject, _ property: Property, _ value: Value) {
    set(subject, [(property, value)])
  }

  /// Gives properties of one object values at once, so that two edges of a frame together make its length.
  public mutating func set(_ subject: Subject, _ parts: [(property: Property, value: Value)]) {
    for (property, value) in parts where !property.isOfFrame {
      let zero = Value(type: property.type, numbers: [])
      if zero.isSameKind(as: value) { values.set(PropertyKey(subject, property), value) }
    }
    let geometry = parts.filter { $0.property.isOfFrame }
    if geometry.isEmpty { return }
    var frame = frame(of: subject).setting(geometry)
    if subject == .container { frame = Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
    frames.set(subject, frame)
  }

  /// The frame of an object, in the container's coordinates and without transforms.
  public func frame(of subject: Subject) -> Rect {
    if let frame = frames[subject] ?? laidOut[subject] { return frame }
    switch subject {
    case .container:
      return Rect(x: 0, y: 0, width: Self.defaultContainer.width, height: Self.defaultContainer.height)
    case .screen: return frame(of: .container)
    case .provided(let side, _): return frame(of: .screen(side))
    case .tabBar:
      let container = frame(of: .container)
      return Rect(x: 0, y: container.height - 49, width: container.width, height: 49)
    case .navigationBar: return Rect(x: 0, y: 0, width: frame(of: .container).width, height: 44)
    case .added(let index): return defaultFrame(of: views[index])
    case .shared(let index):
      // The end may ask for the element's own size; with a frame of its own that ends.
      var scene = self
      scene.frames.set(subject, frame(of: .screen(.from)))
      let end = ExpressionContext(layout: scene, expressions).value(shared[index].from.frame)
      if case .rect(let frame) = end, end.isFinite { return frame }
      return frame(of: .screen(.from))
    }
  }

  /// The scene with all that it says changed.
  func mapped(
    frames change: (Subject, Rect) -> Rect, values: (Property, Value) -> Value
  ) -> Scene {
    var scene = self
    // What is where it is because of something else is mirrored with that, unless it fills the whole width.
    let derived: [Subject] =
      [.tabBar, .navigationBar, .screen(.from), .screen(.to)] + views.indices.map(Subject.added)
      + shared.indices.map(Subject.shared)
    for subject in Set(frames.keys).union(derived) {
      scene.frames.set(subject, change(subject, frame(of: subject)))
    }
    for (subject, frame) in laidOut { scene.laidOut.set(subject, change(subject, frame)) }
    for (key, value) in self.values { scene.values.set(key, values(key.property, value)) }
    return scene
  }

  private func defaultFrame(of view: AddedView) -> Rect {
    if let filled = view.fills { return frame(of: filled) }
    let container = frame(of: .container)
    if case .button = view.content { return Rect(center: container.center, size: Self.defaultButton) }
    return container
  }

  /// The size of a button of which nothing is said, in points: what a finger needs at least.
  private static let defaultButton = Size(width: 44, height: 44)
}
