import UIKit

/// How the screens are presented.
enum TransitionStyle: TransitionCase { case navigation, modal, overlay, tab, container }

/// The time for which a property is hidden or held.
enum TransitionSpan: TransitionCase { case run, direction(TransitionDirection), interaction, stay }

/// When a hook is called.
enum TransitionCallMoment: TransitionCase { case start, finish, cancel, end }

/// The statements of generated code about a transition, a gesture, or a press.
@MainActor class TransitionStatements {
  final fileprivate(set) var tracks: [TransitionTrack] = []
  final fileprivate(set) var holds: [TransitionHold] = []
  final private var calls: [(moment: TransitionCallMoment, way: TransitionDirection?, hook: () -> Void)] = []

  func add(_ track: TransitionTrack) -> TransitionTrack {
    tracks.append(track)
    return track
  }

  /// Gives a property one value at rest in each screen, or without a touch and under it.
  @discardableResult func animate<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>,
    from: @autoclosure @escaping () -> Value, to: @autoclosure @escaping () -> Value
  ) -> TransitionTrack {
    add(TransitionTrack(element, property.kind) { ($0 == 0 ? from() : to()).amount(in: $1) })
  }

  /// Changes a property temporarily; it is restored on every way out.
  func hold<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>,
    at value: @autoclosure @escaping () -> Value, _ span: TransitionSpan = .run
  ) { holds.append(TransitionHold(element, property.kind, span) { value().amount(in: $0) }) }

  /// Calls a hook of the app.
  /// - Parameter direction: The direction of the moment; nil for both.
  func call(
    at moment: TransitionCallMoment, of direction: TransitionDirection? = nil, _ hook: @escaping () -> Void
  ) { calls.append((moment, direction, hook)) }

  func callHooks(at moment: TransitionCallMoment, of direction: TransitionDirection) {
    for call in calls where call.moment.is(moment) && call.way ?? direction == direction { call.hook() }
  }
}

/// The description of a transition between two screens, written by generated code. It changes nothing.
///
/// It is made anew for each run, and whenever a property of a screen is needed; so only runs retain screens.
@MainActor final class TransitionDescription: TransitionStatements {
  /// `full`: everything plays. `fallback`: a crossfade replaces the motion, because no shared element can fly. `reduced`: a crossfade replaces
  /// it, because the user asks for reduced motion.
  enum Mode: TransitionCase { case full, fallback, reduced }

  let screens: TransitionScreens
  let style: TransitionStyle
  /// The view in which it takes place.
  weak var containerView: UIView?
  /// In an overlay, the view in front of a from screen that is drawn above the container.
  weak var frontView: UIView?
  /// Whether x, and the signs of displacements and rotations, run in reading direction.
  var isDirectional: Bool = false
  /// The side of the screen that is above the other.
  var top: TransitionSide = .to
  var forward = TransitionTiming(0.3)
  lazy var backward: TransitionTiming = forward
  var fallback: TransitionTiming?
  var reduceMotion: TransitionTiming?

  private(set) var optional: [TransitionSide] = []
  var mode: Mode = .full
  /// The mode in which a run begins.
  var firstMode: Mode { UIAccessibility.isReduceMotionEnabled && reduceMotion != nil ? .reduced : .full }
  /// Whether no values are set.
  var isOff: Bool = false
  /// The views in screens whose sizes the motion has set.
  var resized: [UIView] = []
  /// Whether a run is under way: values stay as they were read when it began.
  private(set) var isFrozen: Bool = false { didSet { for one in elements { one.keepsView = isFrozen } } }
  /// Whether it is that of a press, whose original values are those when the touch began.
  private(set) var isPress: Bool = false
  /// Whether handed-over values stay as they were when the last direction started.
  var keepsValues: Bool = false
  /// The pose from which properties are read; nil for the layout.
  var context: TransitionPose?
  /// The values when the driving gesture began.
  var beginning: TransitionPose?

  private(set) var elements: [TransitionElement] = []
  /// The screens and the added views from bottom to top; by default added views lie between the screens. Set, or read, after they are added.
  lazy var order: [TransitionElement] = [top.is(.to) ? from : to] + addedViews + [screenElement(top)]
  /// `place`, in the order of the spec.
  private(set) var placements: [TransitionHold] = []
  private(set) var gestures: [TransitionGesture] = []
  private(set) var presses: [TransitionPress] = []
  /// Parts of frames and transforms that are held temporarily: they are in every pose.
  var held = TransitionPose()
  /// The number of rest states of the to screen.
  private(set) var stateCount: Int = 1
  /// Whether the spec has `states`.
  private(set) var hasStates: Bool = false
  var states: ClosedRange<Int> { 1...stateCount }
  private var valueCount: Int = 0
  /// The fades of one run, because a shared element lacks an end.
  var fades: [TransitionTrack] = []
  /// The tracks of the collection items that the run has found.
  private var items: [TransitionTrack] = []

  init(_ screens: TransitionScreens, style: TransitionStyle) { (self.screens, self.style) = (screens, style) }
  var storage: TransitionStorage { screens.storage }
  /// The rest state of the to screen.
  var state: Int { storage.state }

  // MARK: Objects
  private(set) lazy var container: TransitionElement = element(.container) { [unowned self] in containerView }
  private(set) lazy var from = element(.screen(.from)) { [screens] in screens.fromView }
  private(set) lazy var to = element(.screen(.to)) { [screens] in screens.to?.viewIfLoaded }
  private(set) lazy var tabBar = element(.bar) { [unowned self] in shownScreen?.tabBarController?.tabBar }
  private(set) lazy var navigationBar: TransitionElement = element(.bar) { [unowned self] in
    self.shownScreen?.navigationController?.navigationBar
  }

  /// The bars of which a track changes certain properties.
  func bars(_ isMeant: (TransitionPropertyKind) -> Bool) -> [UIView] {
    [tabBar, navigationBar].only { $0.moves(isMeant) }.compactMap(\.view)
  }

  /// The screen whose bars are used: in a presentation, the front screen of the presenting controller.
  private var shownScreen: UIViewController? {
    guard let screen = screens.from else { return screens.to }
    if style.is(.modal) || style.is(.overlay) { return screen.transitionFront }
    return screen.tabBarController.isNil && screen.navigationController.isNil ? screens.to : screen
  }

  var sharedElements: [TransitionSharedElement] { elements.gather { $0 as? TransitionSharedElement } }
  var addedViews: [TransitionAddedView] { elements.gather { $0 as? TransitionAddedView } }

  /// A view that a screen hands over.
  func view(of side: TransitionSide, _ view: @escaping () -> UIView?) -> TransitionElement {
    element(.view(side), view)
  }

  /// A value that a screen hands over.
  func value<Value>(_ read: @escaping () -> Value) -> TransitionHandedValue<Value> {
    defer { valueCount += 1 }
    return TransitionHandedValue(self, valueCount, read)
  }

  /// A picture that both screens show, and that flies between them.
  func shared(
    _ kind: TransitionSharedElement.Kind, from: TransitionElement, to: TransitionElement,
    content: TransitionContentMode
  ) -> TransitionSharedElement {
    add(TransitionSharedElement(self, kind, from: from, to: to, content: content))
  }

  /// Adds a view: for each run, or as long as the to screen is shown.
  func add(_ content: TransitionAddedView.Content, stays: Bool = false, dismissesOnTap: Bool = false)
    -> TransitionAddedView
  { add(TransitionAddedView(self, content, number: addedViews.count, stays, dismissesOnTap)) }

  private func element(_ role: TransitionElement.Role, _ view: @escaping () -> UIView?) -> TransitionElement {
    add(TransitionElement(self, role, view))
  }

  private func add<Element: TransitionElement>(_ element: Element) -> Element {
    elements.append(element)
    return element
  }

  /// Allows a screen to be absent: a finger towards it then meets resistance.
  func mayLack(_ side: TransitionSide) { optional.append(side) }
  func screen(_ side: TransitionSide) -> UIViewController? { side.is(.from) ? screens.from : screens.to }
  func screenElement(_ side: TransitionSide) -> TransitionElement { side.is(.from) ? from : to }

  // MARK: Values
  /// Gives a property one value in the from screen, and one in each rest state of the to screen.
  @discardableResult func animate<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>,
    from: @autoclosure @escaping () -> Value, in states: @autoclosure @escaping () -> [Value]
  ) -> TransitionTrack {
    add(TransitionTrack(element, property.kind) { ($0 == 0 ? from() : states()[$0 - 1]).amount(in: $1) })
  }

  /// Sets a part of the layout, which is computed again whenever the container's size changes.
  func place<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>,
    at value: @autoclosure @escaping () -> Value
  ) { placements.append(TransitionHold(element, property.kind, .stay) { value().amount(in: $0) }) }

  /// Lets the to screen rest in several states.
  func states<State: CaseIterable>(_: State.Type) { (stateCount, hasStates) = (State.allCases.count, true) }

  /// Makes a view invisible without touching layout.
  func hide(_ object: TransitionElement, _ span: TransitionSpan = .run) { hold(object, .alpha, at: 0, span) }

  // MARK: Fingers
  /// Adds a gesture that drives a direction.
  func interactive(
    _ direction: TransitionDirection, by kind: TransitionGestureKind, on view: TransitionElement
  ) -> TransitionGesture {
    gestures.append(TransitionGesture(direction, by: kind, on: view, gestures.count))
    return gestures[gestures.count - 1]
  }

  /// Adds a gesture that moves between the rest states of the to screen, and optionally back to the from screen.
  func interactiveStates(orBackward: Bool = false, by kind: TransitionGestureKind, on view: TransitionElement)
    -> TransitionGesture
  {
    let gesture: TransitionGesture = interactive(.backward, by: kind, on: view)
    (gesture.isAmongStates, gesture.mayLeave) = (true, orBackward)
    return gesture
  }

  /// Adds a press, which plays while a finger is down on a view.
  func press(_ view: TransitionElement, down: TransitionTiming, up: TransitionTiming) -> TransitionPress {
    presses.append(TransitionPress(view, down: down, up: up))
    return presses[presses.count - 1]
  }

  /// Becomes the description of a press alone: its rests are those without a touch and under it.
  func become(_ press: TransitionPress) {
    (tracks, holds, forward, backward) = (press.tracks, press.holds, press.down, press.up)
    (mode, isFrozen, isPress) = (.full, true, true)
    findItems()
  }

  // MARK: Reading
  /// Evaluates a closure that reads properties in a pose, or in the layout if that is nil.
  func reading<Result>(_ pose: TransitionPose?, _ body: () -> Result) -> Result {
    let context: TransitionPose? = self.context
    self.context = pose
    defer { self.context = context }
    return body()
  }
  func inLayout<Result>(_ body: () -> Result) -> Result { reading(nil, body) }

  /// From now on, values stay as they are read.
  func freeze() {
    forget()
    (isFrozen, storage.isMoving) = (true, true)
  }

  /// From now on, values are read anew.
  func thaw() {
    (isFrozen, storage.isMoving) = (false, false)
    forget()
  }

  private func forget() {
    resized = []
    for element in elements { element.forget() }
    for track in tracks + items { track.forget() }
  }

  /// Makes tracks for the items that collections show now.
  func findItems() {
    items = tracks.only(\.isStaggered).flatMap { track -> [TransitionTrack] in
      guard let collection = track.element.view as? UICollectionView else { return [] }
      let paths: [IndexPath] = collection.indexPathsForVisibleItems
      var elements: [TransitionElement] = []
      for number in TransitionMath.order(paths.count, by: { paths[$0] < paths[$1] }) {
        guard let cell = collection.cellForItem(at: paths[number]) else { continue }
        let known: TransitionElement? = itemElements.find { $0.view === cell }
        let item = known ?? TransitionElement(self, track.element.role) { [weak cell] in cell }
        item.collection = track.element
        elements.append(item)
        if known.isNil { itemElements.append(item) }
      }
      return elements.indices.map { TransitionTrack(track, item: $0, of: elements) }
    }
  }

  private(set) var itemElements: [TransitionElement] = []

  /// All tracks of a direction, with those of items in place of their collection's; nil for both directions.
  func tracks(in direction: TransitionDirection?) -> [TransitionTrack] {
    let all: [TransitionTrack] = tracks.only { !$0.isStaggered } + items + fades
    return direction.then { way in all.only { $0.moves(in: way) } } ?? all
  }

  /// Leaves out the items that shared elements fly from or to: only these elements change them.
  func leaveOutEnds() {
    let ends: [UIView] = sharedElements.gather(\.ends).flatMap { [$0.from, $0.to] }
    items = items.only { item in !ends.has { end in item.element.view.then(end.isDescendant(of:)) ?? false } }
  }

  /// Whether values are read from a view that is not in its screen: then nothing can move.
  func lacksViews() -> Bool {
    for element in elements { element.isRead = false }
    for track in tracks where track.element.role != .shared && track.element.view != nil {
      track.forget()
      for rest in 0...stateCount { _ = track.value(rest) }
    }
    return elements.has { element in
      guard case .view(let side) = element.role, element.isRead, let screen = screenElement(side).view else {
        return false
      }
      return element.view?.isDescendant(of: screen) != true
    }
  }

  /// Whether the transition sets the transform of an object.
  func transforms(_ element: TransitionElement) -> Bool {
    let others: [TransitionTrack] = items + presses.flatMap(\.tracks)
    var kinds: [TransitionPropertyKind] = moved(element) + others.only { $0.element === element }.map(\.kind)
    kinds += holds.only { $0.element === element }.map(\.kind)
    return element.goesAlong || kinds.has { $0.isOfTransform || $0.isOfFrame && element.isShifted }
  }

  /// The properties of an object that tracks or fingers move.
  func moved(_ element: TransitionElement) -> [TransitionPropertyKind] {
    element.tracks.map(\.kind) + driven.only { $0.element === element }.map(\.kind)
  }

  /// What gestures have driven with values.
  var driven: [TransitionPose.Part] { gestures.flatMap(\.driven) }

  /// The timing that the spec gives a direction.
  func ownTiming(_ direction: TransitionDirection) -> TransitionTiming {
    direction.is(.forward) ? forward : backward
  }

  /// The timing of a direction in the current mode.
  func timing(_ direction: TransitionDirection) -> TransitionTiming {
    if mode.is(.full) { return ownTiming(direction) }
    return (mode.is(.reduced) ? reduceMotion : nil) ?? fallback ?? TransitionTiming(0.25)
  }

  /// Whether a recognizer is UIKit's own swipe back on one of the screens.
  func isSwipeBack(_ one: UIGestureRecognizer) -> Bool {
    [screens.from, screens.to].has { $0?.navigationController?.interactivePopGestureRecognizer === one }
  }

  // MARK: Reading direction
  /// Whether x runs from right to left.
  var isReversed: Bool { isDirectional && containerView?.transitionIsReversed ?? false }

  func mirrored(_ rect: CGRect) -> CGRect {
    guard isReversed, let width = containerView?.bounds.width else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func mirrored(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isReversed else { return insets }
    return UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// A value converted from reading direction, or to it.
  /// - Parameter view: The scroll view of an offset, which counts from the end where reading begins.
  func mirrored(_ kind: TransitionPropertyKind, _ amount: TransitionAmount, of view: UIView? = nil)
    -> TransitionAmount
  {
    guard isReversed else { return amount }
    switch kind {
    case .offset:
      guard let scroll = view as? UIScrollView else { return amount }
      let room = scroll.contentSize.width - scroll.bounds.inset(by: scroll.adjustedContentInset).width
      let x: Double = max(0, Double(room)) - amount.numbers[0]
      return amount.with(abs(x) < 0.5 ? 0 : x)
    case .translation, .shadowOffset, .rotation, .rotationY: return amount.with(-amount.numbers[0])
    case .anchor: return amount.with(1 - amount.numbers[0])
    case .clip: return mirrored(CGRect(amount)).amount(in: nil)
    default: return amount
    }
  }
}

/// `hide` or `hold`: a temporary value.
@MainActor final class TransitionHold {
  let element: TransitionElement
  let kind: TransitionPropertyKind
  let span: TransitionSpan
  let value: (UIView?) -> TransitionAmount

  init(
    _ element: TransitionElement, _ kind: TransitionPropertyKind, _ span: TransitionSpan,
    _ value: @escaping (UIView?) -> TransitionAmount
  ) {
    // An object that is invisible while the to screen is shown is held during runs only.
    let isSeen: Bool = span != .stay || element.isSeenBelow
    (self.element, self.kind, self.span, self.value) = (element, kind, isSeen ? span : .run, value)
  }

  /// Sets the value, and holds it in a ledger, if there is one.
  func take(_ ledger: TransitionLedger?) {
    guard let slot = element.slot(kind) else { return }
    let description: TransitionDescription = element.description
    let own: TransitionAmount = description.inLayout { kind.held(value(slot.view)) }
    let amount: TransitionAmount = description.mirrored(kind, own, of: slot.view)
    if let ledger { ledger.hold(slot, at: amount) } else { slot.write(amount) }
  }
}

extension UIViewController {
  /// The screen that a navigation or a tab bar controller shows.
  var transitionShown: UIViewController? {
    (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
  }
  /// The same, of the innermost of these controllers.
  var transitionFront: UIViewController { transitionShown?.transitionFront ?? self }
}
