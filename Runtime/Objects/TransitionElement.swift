import UIKit

/// The two sides of a transition.
enum TransitionSide: TransitionCase, CaseIterable { case from, to }

/// The two directions in which it plays.
enum TransitionDirection: Int, TransitionCase, CaseIterable {
  case forward, backward

  var start: TransitionSide { self.is(.forward) ? .from : .to }
  var end: TransitionSide { self.is(.forward) ? .to : .from }
}

/// An object with properties: a screen, a view of one, a bar, the container, an added view or a shared element.
///
/// Reading a property gives its value in the layout; while a finger drives, the value that it has set, otherwise that at the beginning.
@MainActor class TransitionElement: TransitionReadable {
  enum Role: TransitionCase {
    case container, bar, added, shared
    case screen(TransitionSide)
    case view(TransitionSide)
  }

  unowned let description: TransitionDescription
  let role: Role
  private let find: () -> UIView?
  /// The view that it keeps.
  final weak var held: UIView?
  /// The collection that an item is in.
  final weak var collection: TransitionElement?
  /// `place`, in the order of the spec.
  final var placements: [TransitionHold] { description.placements.only { $0.element === self } }
  /// While its places are computed, those that are known: a place may read other parts of the frame, and is computed after these.
  final private var placing: [TransitionPose.Part]?
  /// The layout frame when the run began, in reading direction.
  final var measured: CGRect?
  final private var insets: UIEdgeInsets?
  /// The size of its view when it was measured; it outlasts `forget`.
  final private var size: CGSize?
  final var isRead: Bool = false
  /// The translation of a placed view of a screen.
  final private var way: CGPoint?
  /// The values that were read since the run began.
  final private var kept = TransitionTable<TransitionAmount>()

  init(_ description: TransitionDescription, _ role: Role, _ find: @escaping () -> UIView?) {
    (self.description, self.role, self.find) = (description, role, find)
  }

  /// The view that the app hands over.
  var view: UIView? {
    if keepsView { held = held ?? find() }
    return keepsView ? held : find()
  }
  /// Whether it keeps the view with which a run or a press has begun. The description sets this, and may be gone when a gesture asks for
  /// the view.
  final var keepsView: Bool = false { didSet { if !keepsView { held = nil } } }

  /// The side of a screen, or of a view in one.
  var side: TransitionSide? {
    if case .screen(let side) = role { return side }
    if case .view(let side) = role { return side }
    return nil
  }
  /// Whether it is a screen, or a view of one, on a side.
  func isOn(_ side: TransitionSide) -> Bool { self.side?.is(side) ?? false }

  /// Whether its frame is moved by its transform, because its superview lays it out.
  var isShifted: Bool { if case .view = role { return true } else { return false } }

  /// Whether it is visible while the to screen is shown.
  var isSeenBelow: Bool {
    role.is(.bar) ? description.style != .modal : side != .from || description.style.is(.overlay)
  }

  /// Whether it is a placed view of a screen. It goes along with that.
  var goesAlong: Bool { isShifted && !placements.isEmpty }
  var isScreen: Bool { if case .screen = role { return true } else { return false } }
  var tracks: [TransitionTrack] { description.tracks.only { $0.element === self } }
  /// Whether a track moves a property of certain kinds.
  func moves(_ isMeant: (TransitionPropertyKind) -> Bool) -> Bool { tracks.has { isMeant($0.kind) } }

  /// Whether it keeps its size in the container while its screen is scaled, because its frame is moved.
  var keepsSize: Bool {
    guard case .view(let side) = role, !description.hasStates else { return false }
    let screen: [TransitionPropertyKind] = description.moved(description.screenElement(side))
    return screen.has(\.isScale) && description.moved(self).has(\.isOfFrame)
  }

  /// Whether the to screen rests in a state.
  func isResting<State: CaseIterable & Equatable>(in state: State) -> Bool {
    Array(State.allCases)[description.state - 1] == state
  }

  /// The UIKit property for a property of the language; nil for a part of one.
  func slot(_ kind: TransitionPropertyKind) -> TransitionSlot? {
    kind.isPart ? nil : view.then { TransitionSlot($0, kind) }
  }

  // MARK: Reading
  func read(_ kind: TransitionPropertyKind) -> TransitionAmount {
    if let context = description.context { return read(kind, in: context) }
    return layout(kind)
  }

  /// A property in a pose, in which some differ from the layout.
  func read(_ kind: TransitionPropertyKind, in pose: TransitionPose) -> TransitionAmount {
    if kind.isOfFrame { return layoutFrame.setting(pose.parts(of: self)).part(kind) }
    let isSet: Bool = kind.isOfTransform && description.transforms(self)
    return pose.value(of: self, kind) ?? (isSet ? kind.neutral : layout(kind))
  }

  /// The value that the transition found: it is stored as long as the to screen is shown.
  var found: TransitionReading { TransitionReading(element: self, isFound: true) }
  /// The value when the gesture began.
  var start: TransitionReading { TransitionReading(element: self, isFound: false) }

  /// A property in the layout; during a run, the value when that began.
  func layout(_ kind: TransitionPropertyKind) -> TransitionAmount {
    isRead = true
    if kind.isOfFrame { return layoutFrame.part(kind) }
    // Offsets are read as they are now.
    if description.isFrozen, kind != .offset, let known = kept[kind.rawValue] { return known }
    let value: TransitionAmount = present(kind)
    if description.isFrozen { kept[kind.rawValue] = value }
    return value
  }

  /// The current value of a UIKit property, in reading direction.
  func present(_ kind: TransitionPropertyKind) -> TransitionAmount {
    if kind.isOfTransform {
      let transform: CATransform3D = view?.transform3D ?? CATransform3DIdentity
      return description.mirrored(kind, TransitionTransform(transform).part(kind))
    }
    return slot(kind).then { description.mirrored(kind, $0.read(), of: $0.view) } ?? kind.neutral
  }

  var safeArea: UIEdgeInsets {
    (description.isFrozen ? insets : nil) ?? description.mirrored(view?.safeAreaInsets ?? .zero)
  }
  /// The size of the picture; without one, the size in the layout.
  var imageSize: CGSize { (view as? UIImageView)?.image?.size ?? layoutFrame.size }

  // MARK: Layout
  /// The frame in the layout, without transforms, in reading direction.
  var layoutFrame: CGRect {
    if description.isFrozen, let measured { return measured }
    if let placing { return natural.setting(placing) }
    placing = []
    defer { placing = nil }
    for one in placements {
      placing = (placing ?? []) + [TransitionPose.Part(self, one.kind, one.value(nil), [])]
    }
    return natural.setting(placing ?? [])
  }
  /// The layout frame without `place`.
  var natural: CGRect { description.mirrored(shownFrame) }

  /// Reads the layout frame, and stores it until `forget`.
  func measure() {
    (measured, insets) = (nil, nil)
    (measured, insets) = (layoutFrame, safeArea)
    let frame = CGRect(origin: .zero, size: layoutFrame.size)
    size = view.then { own(frame, of: $0).size }
  }

  /// The frame in UIKit's layout.
  private var shownFrame: CGRect {
    let bounds = CGRect(origin: .zero, size: description.containerView?.bounds.size ?? .zero)
    switch role {
    case .container: return bounds
    // A hidden or missing bar keeps its place, without height.
    case .bar where view?.isHidden ?? true:
      let edge: CGFloat = self === description.tabBar ? bounds.height : 0
      return CGRect(x: 0, y: edge, width: bounds.width, height: 0)
    case .screen(let side) where side.is(.to) && description.style.is(.overlay): return bounds
    case .screen: return view?.superview != nil ? laidOut ?? bounds : bounds
    default: return laidOut ?? bounds
    }
  }

  /// The frame in the superview, without its own transform.
  /// - Parameter isSeen: Whether it is the visible one; otherwise it is the one without standing values.
  private func ownFrame(_ view: UIView, isSeen: Bool = false) -> CGRect {
    let anchor: CGPoint = view.layer.anchorPoint
    let found: TransitionStorage? = isSeen ? nil : description.storage
    let size: CGSize = found?.original(view, .size).map(CGSize.init) ?? view.bounds.size
    let center: CGPoint = found?.original(view, .center).map(CGPoint.init) ?? view.center
    let origin = CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
    return CGRect(origin: origin, size: size)
  }

  /// The same in the container's coordinates, also without the standing values of its screen.
  private var laidOut: CGRect? {
    guard let view else { return nil }
    let frame: CGRect = ownFrame(view)
    guard let parent = view.superview, let container = description.containerView else { return frame }
    // A transform that the transition does not set is a part of the app's layout.
    if !view.transform.isIdentity, !description.transforms(self) {
      return view.convert(view.bounds, to: container)
    }
    if isShifted, let screen = side.then({ description.screenElement($0) }), let home = screen.view,
      [.transform, .center].has({ description.storage.original(home, $0) != nil }),
      view.isDescendant(of: home), let own = screen.laidOut
    {
      let origin: CGPoint = own.origin - home.bounds.origin  // of a scroll view, that is its offset
      return parent.convert(frame, to: home).offsetBy(dx: origin.x, dy: origin.y)
    }
    return parent.transitionConvert(frame, to: container)
  }

  /// Restores the size that was measured, unless the next layout changes it.
  func restoreSize() {
    if let size { view?.bounds.size = size }
    view?.superview?.setNeedsLayout()
  }

  /// Goes back to the layout frame that was measured, if its frame is moved and it still has that size.
  func restore() {
    guard let view, let frame = measured, description.moved(self).has(\.isOfFrame) else { return }
    if view.bounds.size == frame.size { view.transitionFill(own(description.mirrored(frame), of: view)) }
  }
  func forget() { (measured, insets, kept) = (nil, nil, TransitionTable()) }

  // MARK: Writing
  /// The values of UIKit properties for values of the language: those of one frame, or of one transform, are combined. A placed object gets
  /// its place even if no part sets its frame. Without a layout frame the current one is read.
  func slots(_ parts: [TransitionPose.Part], isPlaced: Bool, in layout: CGRect?) -> [TransitionShown] {
    guard let view else { return [] }
    var shown: [TransitionShown] = []
    let frame: [TransitionPose.Part] = parts.only(\.kind.isOfFrame)
    var transform: [TransitionPose.Part] = parts.only(\.kind.isOfTransform)
    var whole = TransitionTransform()
    for part in transform { whole.set(part.kind, description.mirrored(part.kind, part.amount)) }
    var (reach, way): ((outer: CGPoint, own: CGPoint)?, CGPoint?) = (nil, nil)
    var size: TransitionShown?  // set last: the subviews are laid out then
    if !frame.isEmpty || isPlaced || goesAlong && !transform.isEmpty {
      let rect = description.mirrored((layout ?? layoutFrame).setting(frame))
      let isLong: Bool = isPlaced && (!isShifted || placements.map(\.kind).sayLength)
      if isLong || frame.map(\.kind).sayLength || !frame.isEmpty && keepsSize {
        let (slot, outer) = (TransitionSlot(view, .size), CGPoint(x: rect.width, y: rect.height))
        let own: CGPoint = reaching(outer, by: slot)
        size = TransitionShown(slot, own.amount(in: view), frame, isShifted ? (outer, own) : nil)
      }
      let place: CGPoint = rect.point(at: view.layer.anchorPoint)
      let slot = TransitionSlot(view, isShifted ? .transform : .center)
      let own: CGPoint = reaching(place, by: slot)
      if isShifted {
        way = frame.isEmpty && !isPlaced ? self.way ?? own : own
        if frame.isEmpty { self.way = way } else { reach = (place, own) }
        transform += frame
      } else {
        shown.append(TransitionShown(slot, own.amount(in: view), frame))
      }
    }
    if role.is(.container), let part = transform.find({ $0.kind.is(.perspective) }) {
      shown.append(TransitionShown(TransitionSlot(view, .perspective), part.amount, [part]))
    } else if !transform.isEmpty || way != nil {
      if let way { whole.translation = whole.translation + way }
      shown.append(TransitionShown(TransitionSlot(view, .transform), whole.amount, transform, reach))
    }
    if let size { shown.append(size) }
    for part in parts {
      guard let slot = slot(part.kind) else { continue }
      let amount: TransitionAmount = description.mirrored(part.kind, part.kind.held(part.amount))
      // A tint that was handed down is so again.
      let found: TransitionAmount? = part.kind.is(.tint) ? description.storage.found(self, .tint) : nil
      shown.append(TransitionShown(slot, found?.numbers == amount.numbers ? found ?? amount : amount, [part]))
    }
    return shown
  }

  /// The value of a UIKit property that leads to a size or a place in the container.
  func reaching(_ outer: CGPoint, by slot: TransitionSlot) -> CGPoint {
    if slot.kind.is(.size) {
      let size: CGSize = own(CGRect(x: 0, y: 0, width: outer.x, height: outer.y), of: slot.view).size
      return CGPoint(x: size.width, y: size.height)
    }
    let place: CGPoint = own(CGRect(origin: outer, size: .zero), of: slot.view).origin
    let way: CGPoint = slot.kind.is(.center) ? place : place - slot.view.center
    // Rounding errors are 0.
    return CGPoint(x: abs(way.x) < 1e-9 ? 0 : way.x, y: abs(way.y) < 1e-9 ? 0 : way.y)
  }

  /// A rectangle in the container, in the coordinates of the view's superview.
  private func own(_ rect: CGRect, of view: UIView) -> CGRect {
    guard let parent = view.superview, let container = description.containerView else { return rect }
    return container.transitionConvert(rect, to: parent)
  }

  /// The visible value of a property of a pose, also while it moves.
  func seen(_ kind: TransitionPropertyKind, in pose: TransitionPose? = nil) -> TransitionAmount {
    let kinds: [TransitionPropertyKind] = pose?.parts(of: self).map(\.kind) ?? []
    if kinds.contains(.scale), kind.isScale {
      // `scale` is seen on the axis that has no scale of its own.
      let scale: TransitionAmount = present(kinds.contains(.scaleX) ? .scaleY : .scaleX)
      return kind.is(.scale) ? scale : TransitionAmount(TransitionMath.divide(present(kind)[0], scale[0]))
    }
    // The frame of a view in a screen has all of it.
    if kind.is(.translation), isShifted, moves(\.isOfFrame) { return kind.neutral }
    if kind.is(.translation), let way {
      let own: TransitionAmount = description.mirrored(kind, way.amount(in: nil))
      return TransitionAmount(present(kind).numbers.minus(own.numbers))
    }
    guard kind.isOfFrame, let view, let container = description.containerView else { return present(kind) }
    var frame: CGRect = ownFrame(view, isSeen: true)
    if isShifted { frame = TransitionMath.offset(frame, TransitionTransform(view.transform3D).translation) }
    frame = view.superview?.transitionConvert(frame, to: container) ?? frame
    return description.mirrored(frame).part(kind)
  }
}

/// A value of a UIKit property, and the parts of the pose that it is made of.
@MainActor final class TransitionShown {
  let slot: TransitionSlot
  let amount: TransitionAmount
  let parts: [TransitionPose.Part]
  /// Of a view in a screen: the place in the container that it reaches by its transform, and the translation that leads there; or its size in
  /// the container, and its own.
  let reach: (outer: CGPoint, own: CGPoint)?

  init(
    _ slot: TransitionSlot, _ amount: TransitionAmount, _ parts: [TransitionPose.Part],
    _ reach: (outer: CGPoint, own: CGPoint)? = nil
  ) { (self.slot, self.amount, self.parts, self.reach) = (slot, amount, parts, reach) }

  var tracks: [TransitionTrack] { parts.flatMap(\.tracks) }
  /// Whether it sets a part of a frame. A view in a screen has its place by its transform, which counts therefore.
  var isOfFrame: Bool { parts.has { $0.kind.isOfFrame || $0.element.isShifted && $0.kind.isPart } }
  /// The numbers without the translation that leads to the place.
  var withoutPlace: TransitionNumbers {
    guard slot.kind.is(.transform), let way = reach?.own else { return amount.numbers }
    let (x, y): (Double, Double) = (amount.numbers[3] - Double(way.x), amount.numbers[4] - Double(way.y))
    return amount.with(x, at: 3).with(y, at: 4).numbers
  }
  func with(_ amount: TransitionAmount) -> TransitionShown { TransitionShown(slot, amount, parts, reach) }

  /// The numbers of a transform, where `scaleX` or `scaleY` alone takes the place of its product with `scale`; or the other way round.
  func split(_ numbers: TransitionNumbers, isJoined: Bool = false) -> TransitionNumbers {
    let kinds: [TransitionPropertyKind] = parts.map(\.kind)
    if !kinds.contains(.scale) || kinds.contains(.scaleX) == kinds.contains(.scaleY) { return numbers }
    let axis: Int = kinds.contains(.scaleX) ? 0 : 1
    let both: Double = numbers[1 - axis]
    let number: Double = isJoined ? numbers[axis] * both : both.isZero ? 1 : numbers[axis] / both
    return TransitionAmount(numbers).with(number, at: axis).numbers
  }
  func write() { slot.write(amount) }
}

extension [TransitionShown] {
  /// The current values of the same UIKit properties.
  @MainActor var present: [TransitionShown] { map { $0.with($0.slot.read()) } }
  @MainActor func first(of slot: TransitionSlot) -> TransitionShown? { first { $0.slot.isSame(as: slot) } }
}

extension UIView {
  /// A rectangle in the coordinates of another view. Between views that are turned, its middle and the lengths of its sides are converted.
  fileprivate func transitionConvert(_ rect: CGRect, to other: UIView) -> CGRect {
    if self === other { return rect }
    let middle: CGPoint = convert(rect.center, to: other)
    let x: CGPoint = convert(CGPoint(x: rect.maxX, y: rect.midY), to: other) - middle
    let y: CGPoint = convert(CGPoint(x: rect.midX, y: rect.maxY), to: other) - middle
    return CGRect(TransitionAmount(middle.x, middle.y, 2 * hypot(x.x, x.y), 2 * hypot(y.x, y.y)))
  }
}
