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
/// It is made from `sample`, with these defaults for other values:
/// - the container is 390 × 844 pt; both screens fill it; a provided view fills its screen;
/// - a navigation bar has 44 pt below the top of the safe area, a tab bar 49 pt and the bottom of the safe area;
/// - an added view has the frame of the object that it fills; else a button has 44 × 44 pt in the container's middle, others fill it;
/// - a value that a screen hands over is zero;
/// - a shared element has the frame of its from end, and its picture has that size;
/// - safe areas and offsets are zero, a clip is the container, an anchor is the centre;
/// - a shadow has the radius 3 and the offset (0, −3), as that of a layer; that of a shared element has the offset (0, 0);
/// - everything else has its neutral value: `alpha` and `scale` 1, `scrollEnabled` true, the rest zero or clear.
///
/// Lengths are points, angles radians. It reads left to right.
public struct Scene: Sendable {
  /// The container of a scene whose sample has none, in points.
  public static let defaultContainer = Size(width: 390, height: 844)

  /// What no motion changes. Copies of a scene share it.
  private var layout: Layout
  private var frames = FlatTable<Subject, Rect>()
  private var values = FlatTable<PropertyKey, Value>()

  private final class Layout: Sendable {
    let transition: Transition
    let expressions: ExpressionArena
    let handed: FlatTable<HandedKey, Value>
    /// The layout frames of views without a frame of their own: a later motion of other objects does not change these.
    let frames: FlatTable<Subject, Rect>

    init(_ transition: Transition, _ expressions: ExpressionArena) {
      self.transition = transition
      self.expressions = expressions
      handed = FlatTable()
      frames = FlatTable()
    }

    init(_ other: Layout, handed: FlatTable<HandedKey, Value>? = nil, frames: FlatTable<Subject, Rect>? = nil)
    {
      transition = other.transition
      expressions = other.expressions
      self.handed = handed ?? other.handed
      self.frames = frames ?? other.frames
    }
  }

  private struct HandedKey: Hashable {
    let side: Side
    let index: Int
  }

  /// Makes the scene of a transition's sample: its values, and then those of `place`.
  /// - Parameters:
  ///   - transition: The transition.
  ///   - plan: Its plan.
  ///   - container: The new size of the container, in points; nil for that of the sample. Views and screens with a frame in the sample keep
  ///     it; all others follow the container.
  ///   - safeArea: The container's safe area, in points; nil for that of the sample.
  public init(_ transition: Transition, of plan: Plan, container: Size? = nil, safeArea: Insets? = nil) {
    self.init(transition, plan.expressions, container: container, safeArea: safeArea)
  }

  package init(
    _ transition: Transition, _ expressions: ExpressionArena, container: Size? = nil, safeArea: Insets? = nil
  ) {
    layout = Layout(transition, expressions)
    // The container first: other objects may fill it.
    for isContainer in [true, false] {
      let own = transition.sample.lazy.filter { ($0.subject == .container) == isContainer }
      set(own.map { ($0.subject, $0.property, $0.value) }, [])
      if isContainer, let container { set(.container, .size, .size(container)) }
      if isContainer, let safeArea { set(.container, .safeArea, .insets(safeArea)) }
    }
    if !transition.handedSample.isEmpty {
      var handed = FlatTable<HandedKey, Value>()
      for sample in transition.handedSample {
        handed.set(HandedKey(side: sample.side, index: sample.index), value(sample.value, []))
        layout = Layout(layout, handed: handed)
      }
    }
    // The layout that follows the container's size.
    set(
      transition.placements.lazy.map { ($0.subject, $0.property, $0.value) }, transition.locals)
    var frames = FlatTable<Subject, Rect>()
    for side in Side.allCases {
      for view in transition[side].views.indices { add(.provided(side, view), to: &frames) }
    }
    for view in transition.views.indices { add(.added(view), to: &frames) }
    layout = Layout(layout, frames: frames)
    // The frame of a shared element is that of its from end.
    if !transition.shared.isEmpty {
      for element in transition.shared.indices { add(.shared(element), to: &frames) }
      layout = Layout(layout, frames: frames)
    }
  }

  private func add(_ subject: Subject, to frames: inout FlatTable<Subject, Rect>) {
    frames.set(subject, frame(of: subject))
  }

  /// Sets properties one after the other, and all parts of one frame together.
  private mutating func set(
    _ parts: some Sequence<(subject: Subject, property: Property, value: ExpressionID)>, _ locals: [Local]
  ) {
    var said = FlatTable<Subject, [(property: Property, value: Value)]>()
    for part in parts {
      let value = value(part.value, locals)
      guard part.property.isOfFrame else {
        set(part.subject, part.property, value)
        continue
      }
      let all =
        (said[part.subject] ?? [(.frame, .rect(frame(of: part.subject)))]) + [(part.property, value)]
      said.set(part.subject, all)
      set(part.subject, all)
    }
  }

  /// The value that a screen hands over: the sample's, or zero.
  /// - Parameter type: Its type.
  public func handed(_ side: Side, _ index: Int, _ type: ValueType) -> Value {
    layout.handed[HandedKey(side: side, index: index)] ?? Value(type: type, numbers: [])
  }

  /// Whether the sample contains a handed-over value.
  public func isHanded(_ side: Side, _ index: Int) -> Bool {
    layout.handed[HandedKey(side: side, index: index)] != nil
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
    case .imageSize: return .size((layout.frames[subject] ?? frame(of: subject)).size)
    case .anchor: return .vector(Vector(x: 0.5, y: 0.5))
    case .scrollEnabled: return .flag(true)
    case .shadowRadius: return .number(3)
    case .shadowOffset:
      if case .shared = subject { return .vector(Vector(x: 0, y: 0)) }
      return .vector(Vector(x: 0, y: -3))
    default: return Value(type: property.type, numbers: property.neutral.map { [$0] } ?? [])
    }
  }

  /// The value of an expression in this layout.
  package func value(_ id: ExpressionID, _ locals: [Local]) -> Value {
    layout.expressions.constantValue(id)
      ?? ExpressionContext(layout: self, layout.expressions, locals: locals).value(id)
  }

  /// Sets a property; a value of a wrong kind changes nothing.
  ///
  /// A part of the frame changes the frame: a place moves it, a length keeps its middle. The container stays at (0, 0).
  public mutating func set(_ subject: Subject, _ property: Property, _ value: Value) {
    set(subject, CollectionOfOne((property: property, value: value)))
  }

  /// Sets properties of one object at once, so that two edges of a frame together determine its length.
  public mutating func set(_ subject: Subject, _ parts: [(property: Property, value: Value)]) {
    set(subject, parts[...])
  }

  private mutating func set(_ subject: Subject, _ parts: some Collection<(property: Property, value: Value)>)
  {
    var hasGeometry = false
    for (property, value) in parts {
      if property.isOfFrame {
        hasGeometry = true
      } else {
        setOwn(subject, property, value)
      }
    }
    if !hasGeometry { return }
    var frame = frame(of: subject).setting(parts)
    if subject == .container { frame = Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
    frames.set(subject, frame)
  }

  private mutating func setOwn(_ subject: Subject, _ property: Property, _ value: Value) {
    if Value(property.type, .zero).isSameKind(as: value) { values.set(PropertyKey(subject, property), value) }
  }

  /// The scene with other values. All parts of one frame are set together.
  public func setting(_ values: [PropertyValue]) -> Scene {
    if values.isEmpty { return self }
    var scene = self
    // A bit for each of the first objects that have a frame among the values.
    var framed: UInt64 = 0
    var isGrouped = false
    for value in values {
      guard value.property.isOfFrame else {
        scene.setOwn(value.subject, value.property, value.value)
        continue
      }
      let number = value.subject.number
      let bit: UInt64 = number < 64 ? 1 << number : 0
      isGrouped = isGrouped || bit == 0 || framed & bit != 0
      framed |= bit
    }
    // In most transitions each object has one value of its frame.
    guard isGrouped else {
      for value in values where value.property.isOfFrame {
        scene.set(value.subject, value.property, value.value)
      }
      return scene
    }
    var geometry = FlatTable<Subject, [(property: Property, value: Value)]>()
    for value in values where value.property.isOfFrame {
      geometry[value.subject, default: []].append((value.property, value.value))
    }
    for (subject, parts) in geometry { scene.set(subject, parts) }
    return scene
  }

  /// The frame of an object, in the container's coordinates and without transforms.
  public func frame(of subject: Subject) -> Rect {
    if let frame = frames[subject] ?? layout.frames[subject] { return frame }
    switch subject {
    case .container:
      return Rect(x: 0, y: 0, width: Self.defaultContainer.width, height: Self.defaultContainer.height)
    case .screen: return frame(of: .container)
    case .provided(let side, _): return frame(of: .screen(side))
    case .tabBar:
      let container = frame(of: .container)
      // UIKit's bar reaches to the bottom of the container.
      let height = 49 + safeArea.bottom
      return Rect(x: 0, y: container.height - height, width: container.width, height: height)
    case .navigationBar:
      return Rect(x: 0, y: safeArea.top, width: frame(of: .container).width, height: 44)
    case .added(let index): return defaultFrame(of: layout.transition.views[index])
    case .shared(let index):
      // The end may read the element's own size; a temporary frame prevents a recursion.
      var scene = self
      scene.frames.set(subject, frame(of: .screen(.from)))
      let end = scene.value(layout.transition.shared[index].from.frame, [])
      if case .rect(let frame) = end, end.isFinite { return frame }
      return frame(of: .screen(.from))
    }
  }

  /// The safe area of the container.
  private var safeArea: Insets {
    if case .insets(let insets) = value(of: .container, .safeArea) { return insets }
    return Insets(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// The scene without a screen: the values that it hands over are zero, and its views have the frame of the container where no `place` sets it.
  func lacking(_ side: Side) -> Scene {
    let placed = layout.transition.placements.map(\.subject)
    func isOf(_ subject: Subject) -> Bool {
      if case .provided(side, _) = subject { !placed.contains(subject) } else { false }
    }
    var handed = FlatTable<HandedKey, Value>()
    for (key, value) in layout.handed where key.side != side { handed.set(key, value) }
    var scene = self
    scene.frames = FlatTable()
    scene.values = FlatTable()
    for (subject, frame) in frames where !isOf(subject) { scene.frames.set(subject, frame) }
    for (key, value) in values where !isOf(key.subject) { scene.values.set(key, value) }
    var laidOut = FlatTable<Subject, Rect>()
    for (subject, frame) in layout.frames {
      laidOut.set(subject, isOf(subject) ? self.frame(of: .container) : frame)
    }
    scene.layout = Layout(layout, handed: handed, frames: laidOut)
    return scene
  }

  /// The scene with all frames and values changed.
  func mapped(
    frames change: (Subject, Rect) -> Rect, values: (Property, Value) -> Value
  ) -> Scene {
    var scene = self
    // An object whose frame depends on another one is mirrored too, unless it fills the whole width.
    let transition = layout.transition
    let derived: [Subject] =
      [.tabBar, .navigationBar, .screen(.from), .screen(.to)] + transition.views.indices.map(Subject.added)
      + transition.shared.indices.map(Subject.shared)
    for subject in Set(frames.keys).union(derived) {
      scene.frames.set(subject, change(subject, frame(of: subject)))
    }
    var laidOut = layout.frames
    for (subject, frame) in layout.frames { laidOut.set(subject, change(subject, frame)) }
    scene.layout = Layout(layout, frames: laidOut)
    for (key, value) in self.values { scene.values.set(key, values(key.property, value)) }
    return scene
  }

  private func defaultFrame(of view: AddedView) -> Rect {
    if let filled = view.fills { return frame(of: filled) }
    let container = frame(of: .container)
    if case .button = view.content { return Rect(center: container.center, size: Self.defaultButton) }
    return container
  }

  /// The default size of a button, in points: the minimum for a finger.
  private static let defaultButton = Size(width: 44, height: 44)
}
