import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// One transition while it is written: its names, what it needs, and what was found that cannot be said.
final class TransitionScope {
  let transition: Transition
  let arena: ExpressionArena
  let names: NameTable
  /// All tracks but those of the items of collections, forward ones first, each property once.
  let allTracks: [Track]
  /// What is set at rest: screens and bars in the order of the spec, then the pictures.
  let slots: [Slot]
  private let source: String
  /// What cannot be written yet.
  private(set) var diagnostics: [Diagnostic] = []
  /// What is wanted besides what the plan says.
  let options: SwiftOptions
  /// The type of the ledgers: that of the first transition of the file that has one.
  let ledgerType: String
  /// The helper functions that were called so far.
  private(set) var helpers: Set<Helper> = []
  /// Whether its file has no other transition.
  let isAlone: Bool
  /// The one pose of several gestures, where they drive the same.
  private(set) lazy var commonPose = CommonPose(self)
  /// The curves of the run that have names.
  private(set) lazy var sharedCurves = SharedCurve.all(self)
  /// Whether the run has the from screen: where that is presented over, often nothing of it is read.
  private(set) lazy var runKeepsFrom = RunSection.keepsFrom(self)
  /// The parts of an overlay's directions.
  private(set) lazy var transformSplits: [Direction: [SplitTransform]] = splitTransforms()
  private(set) lazy var presentationParts = isOverlay ? PresentationPart.all(self) : []

  /// - Parameter ledgerType: The type of the ledgers, if it is another transition's.
  init(
    _ transition: Transition, in plan: Plan, _ options: SwiftOptions = SwiftOptions(),
    ledgerType: String? = nil
  ) {
    self.transition = transition
    self.options = options
    arena = plan.expressions
    names = NameTable(transition)
    let own = options.support == .separate ? SupportFile.type("Ledger") : names.type + "Ledger"
    self.ledgerType = ledgerType ?? own
    allTracks = transition.allTracks
    slots = transition.slots(of: allTracks)
    source = plan.sourceName
    isAlone = plan.transitions.count == 1
  }

  // MARK: What is written down

  /// Notes a construct that cannot be written yet.
  func cannotSay(_ what: String, at location: SpecLocation) { cannotSay(what, at: location.range) }

  /// Notes a construct that cannot be written yet.
  func cannotSay(_ what: String, at range: ByteRange, labels: [DiagnosticLabel] = []) {
    var found = Self.cannotSay(what, transition.style, at: range)
    found.labels = labels
    if !diagnostics.contains(found) { diagnostics.append(found) }
  }

  /// The finding about a construct that cannot be written yet.
  static func cannotSay(_ what: String, _ style: TransitionStyle, at range: ByteRange) -> Diagnostic {
    let hint = Hints.hint(what, style)
    return Diagnostic(
      .emitterCannotSay, at: range, [.text("UIKit"), .text(what)],
      notes: [hint, "the spec is right: `--emit json` and `--emit plan` can say it"].compactMap(\.self))
  }

  /// The name of a helper function, which is then written too.
  func helper(_ helper: Helper) -> String {
    helpers.insert(helper)
    if options.support == .separate { return SupportFile.name(of: helper) }
    return helper.isType ? type(helper.rawValue) : names.member + helper.rawValue
  }

  /// The places of some constructs in a comment: `photos.transition:20, 22-24`, each line once, in order.
  func lines(_ locations: [SpecLocation]) -> String {
    var runs: [ClosedRange<Int>] = []
    for line in Set(locations.map(\.line)).sorted() {
      if let last = runs.last, last.upperBound == line - 1 {
        runs[runs.count - 1] = last.lowerBound...line
      } else {
        runs.append(line...line)
      }
    }
    let texts = runs.map { run in
      let separator = run.count == 2 ? ", " : "-"
      return run.count == 1 ? String(run.lowerBound) : "\(run.lowerBound)\(separator)\(run.upperBound)"
    }
    return source + ":" + texts.joined(separator: ", ")
  }

  /// The place of a construct in a comment.
  func line(_ location: SpecLocation) -> String { lines([location]) }

  // MARK: Names

  /// A type of the transition: `PhotosZoomRun`.
  func type(_ name: String) -> String { names.type + name }

  /// What says nothing of a spec: `PhotosZoomWatch`, or that of the file which all share.
  func supportType(_ name: String) -> String {
    options.support == .separate ? SupportFile.type(name) : type(name)
  }

  /// The instance name of a screen.
  var from: String { names[.from] }
  /// The instance name of a screen.
  var to: String { names[.to] }

  /// The protocol or the class of a screen, without `any`.
  func bareScreenType(_ side: Side) -> String {
    if let name = transition[side].className, !hasProtocol(side) { return name }
    if isAnyController(side) { return "UIViewController" }
    return names.screenProtocol(side)
  }

  /// The type of a screen: `any PhotosZoomGrid`, or the class that the spec names.
  func screenType(_ side: Side) -> String { (hasProtocol(side) ? "any " : "") + bareScreenType(side) }

  /// The type of a screen that may be gone.
  func optionalScreenType(_ side: Side) -> String {
    hasProtocol(side) ? "(\(screenType(side)))?" : screenType(side) + "?"
  }

  /// Whether a screen conforms to a protocol: it hands something over, or no class says which screens it is.
  func hasProtocol(_ side: Side) -> Bool {
    let screen = transition[side]
    if !screen.views.isEmpty || !screen.hooks.isEmpty || !screen.values.isEmpty { return true }
    // A navigation controller pushes all kinds of screens; who presents one says by which transition.
    if transition.style == .navigation, screen.className == nil { return true }
    return side == .from && !hasPeers && transition.interactions.contains { $0.direction == .forward }
  }

  /// The suffix of an element's types and variables: none when it is the only one.
  func endsType(_ element: Int) -> String {
    transition.shared.count == 1
      ? type("Ends") : type(NameTable.capitalized(names.element(element)) + "Ends")
  }

  /// The property with an element's ends.
  func ends(_ element: Int) -> String {
    transition.shared.count == 1 ? "ends" : names.element(element) + "Ends"
  }

  /// The view that cuts an element.
  func crop(_ element: Int) -> String {
    transition.shared.count == 1 ? "crop" : names.element(element) + "Crop"
  }

  /// What an end's view is called among the ends; views of one name on both screens carry the screen's.
  func endName(_ element: Int, _ side: Side) -> String {
    let shared = transition.shared[element]
    let names = Side.allCases.map { transition[$0].views[shared[$0].view].name }
    let name = side == .from ? names[0] : names[1]
    if names[0] != names[1], !NameTable.isReserved(name), name != "image", name != from, name != to {
      return name
    }
    return transition[side].name + NameTable.capitalized(name)
  }

  /// A pose type, and what it is called in a comment.
  func poseType(_ interaction: Int) -> String {
    type(hasManyPoses ? NameTable.capitalized(pull(interaction)) + "Pose" : "Pose")
  }

  /// The case of an interaction: its gesture, with a number where two have one gesture.
  func pull(_ interaction: Int) -> String {
    let gestures = transition.interactions.map(\.gesture)
    let before = gestures[..<interaction].filter { $0 == gestures[interaction] }.count
    return gestures[interaction].pull + (before == 0 ? "" : String(before + 1))
  }

  // MARK: What is needed

  /// Whether something lasts as long as the to screen is there.
  var hasStay: Bool {
    let keeps = !stayObligations.isEmpty || !kept.isEmpty
    return !isOverlay && (keeps || !hasPeers && isPulled(.backward))
  }
  /// Whether a finger can drive a direction.
  var isInteractive: Bool { !pulls.isEmpty }
  /// Whether there are several interactions.
  var isPulledManyWays: Bool { pulls.count > 1 }
  /// Whether they have poses of their own.
  var hasManyPoses: Bool { isPulledManyWays && commonPose == nil }
  /// Whether pictures fly.
  var hasShared: Bool { !transition.shared.isEmpty }

  /// Whether a direction is written: the platform plays the other ones.
  func plays(_ direction: Direction) -> Bool { !transition[direction].isSystem }

  /// The directions that are written.
  var played: [Direction] { Direction.allCases.filter(plays) }

  /// What lasts as long as the to screen is there, gesture recognizers aside.
  ///
  /// What is changed of a screen that has left the window, or of its bars that have left with it, is seen by nobody: it is
  /// changed when a run starts, and given back when that ends.
  var stayObligations: [Obligation] {
    let planned = transition.obligations.filter { obligation in
      switch obligation.kind {
      case .recognizer, .inserted: return false
      case .held, .standing, .invisible, .moved: break
      }
      return !obligation.isOfRun && !isOutOfSight(obligation)
    }
    let found = foundStanding.filter { found in
      !isOutOfSight(found) && !planned.contains { $0.kind == found.kind }
    }
    return planned + found
  }

  /// Whether an obligation is about a screen that nobody sees while the other one rests.
  func isOutOfSight(_ obligation: Obligation) -> Bool {
    guard transition.style != .overlay else { return false }
    switch obligation.kind {
    case .held(let subject, _, _), .standing(let subject, _, _), .invisible(let subject):
      switch subject {
      case .screen(.from), .provided(.from, _): return true
      default: return leavesWithScreen(subject)
      }
    case .inserted, .moved, .recognizer: return false
    }
  }

  /// Whether an object is a bar that is out of sight with the from screen while the to screen rests: what covers the full
  /// screen lies over those of whoever presents, too.
  func leavesWithScreen(_ subject: Subject) -> Bool { subject.isChrome && transition.style == .modal }

  /// What every run takes of its own, the ends of shared elements and interactions aside.
  var runHolds: [Obligation] {
    transition.obligations.filter { obligation in
      guard obligation.isOfRun || isOutOfSight(obligation), !isOfFinger(obligation) else { return false }
      switch obligation.kind {
      case .held: return true
      case .invisible: return !isOfPicture(obligation)
      case .inserted, .standing, .moved, .recognizer: return false
      }
    }
  }

  /// Whether an obligation is that of one interaction, which takes it itself.
  func isOfFinger(_ obligation: Obligation) -> Bool {
    obligation.acquire == .drivenStart
      && transition.interactions.contains { interaction in
        interaction.holds.contains { $0.location == obligation.location }
      }
  }

  /// Whether anything is held by a run.
  var hasRunLedger: Bool {
    hasShared || !runHolds.isEmpty || !roundedSubjects.isEmpty || closesViews
      || pulls.contains { !transition.interactions[$0].holds.isEmpty }
  }

  /// Whether anything is held at all.
  var hasLedger: Bool {
    hasRunLedger || !takenBetweenStates.isEmpty
      || !(isOverlay ? presentationStanding : stayObligations).isEmpty
  }

  /// Whether an obligation hides a view that a picture flies to or from.
  func hidesEnd(_ obligation: Obligation) -> Bool {
    guard case .invisible(.provided(let side, let view)) = obligation.kind else { return false }
    return transition.shared.contains { $0[side].view == view }
  }

  /// Whether an obligation is that of an end of a shared element, which is invisible only while its picture flies.
  private func isOfPicture(_ obligation: Obligation) -> Bool {
    transition.shared.contains {
      obligation.location == $0.from.location || obligation.location == $0.to.location
    }
  }

  // MARK: Fading

  /// What is played when no picture can fly: `fallback`, or the `missing` of the only one.
  var fallback: Crossfade? {
    if transition.shared.count == 1 { return transition.fallback ?? transition.shared[0].missing }
    return hasShared ? transition.fallback : nil
  }

  /// Whether a crossfade can take the place of the transition.
  var canFade: Bool { transition.reduceMotion != nil || fallback != nil }

  /// The screen that a crossfade fades, where the spec's own tracks do not fade it anyway.
  var fadingScreen: Side? {
    let isTracked = tracks(.screen(transition.top), .alpha) != nil
    return canFade && !isTracked ? transition.top : nil
  }

  /// What a crossfade sets, which a finger may drive besides.
  var fadingSlot: Slot? { fadingScreen.map { Slot(subject: .screen($0), kind: .alpha) } }

  /// The run's property that knows of reduced motion: where nothing else makes a crossfade of it, it says that at once.
  var reducedName: String { asksIfFading && fallback == nil ? "isFading" : "isReduced" }

  /// Whether the run must know that it is only a crossfade.
  var asksIfFading: Bool {
    canFade
      && (fadingScreen != nil
        || slots.contains { $0.isLeftOutOfFades && !($0.kind == .frame && !moves($0.subject)) }
        || transition.staggered.contains { $0.isLeftOutOfFades })
  }
}
