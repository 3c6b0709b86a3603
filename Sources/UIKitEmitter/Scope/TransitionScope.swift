import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// One transition while it is written: its names, what it needs, and what was found that cannot be said.
final class TransitionScope {
  let transition: Transition
  let arena: ExpressionArena
  let names: NameTable
  private let source: String
  /// What cannot be written yet.
  private(set) var diagnostics: [Diagnostic] = []
  /// The helper functions that were called so far.
  private(set) var helpers: Set<Helper> = []

  init(_ transition: Transition, in plan: Plan) {
    self.transition = transition
    arena = plan.expressions
    names = NameTable(transition)
    source = plan.sourceName
  }

  // MARK: What is written down

  /// Notes a construct that cannot be written yet.
  func cannotSay(_ what: String, at location: SpecLocation) { cannotSay(what, at: location.range) }

  /// Notes a construct that cannot be written yet.
  func cannotSay(_ what: String, at range: ByteRange) {
    let found = Diagnostic(.emitterCannotSay, at: range, [.text("UIKit"), .text(what)])
    if !diagnostics.contains(found) { diagnostics.append(found) }
  }

  /// The name of a helper function, which is then written too.
  func helper(_ helper: Helper) -> String {
    helpers.insert(helper)
    return names.member + helper.rawValue
  }

  /// The places of some constructs in a comment: `photos.transition:20, 22`, each line once, in order.
  func lines(_ locations: [SpecLocation]) -> String {
    source + ":" + Set(locations.map(\.line)).sorted().map(String.init).joined(separator: ", ")
  }

  /// The place of a construct in a comment.
  func line(_ location: SpecLocation) -> String { lines([location]) }

  // MARK: Names

  /// A type of the transition: `PhotosZoomRun`.
  func type(_ name: String) -> String { names.type + name }

  /// The instance name of a screen.
  var from: String { names[.from] }
  /// The instance name of a screen.
  var to: String { names[.to] }

  /// The protocol or the class of a screen, without `any`.
  func bareScreenType(_ side: Side) -> String {
    if let name = transition[side].className, !hasProtocol(side) { return name }
    return type(NameTable.capitalized(transition[side].name))
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
    return screen.className == nil || !screen.views.isEmpty || !screen.hooks.isEmpty
  }

  // MARK: What is needed

  /// The only interaction, if there is one.
  var interaction: Interaction? { transition.interactions.first }
  /// The only shared element, if there is one.
  var element: SharedElement? { transition.shared.first }
  /// What the element's stand-in is called.
  var picture: String { names.element(0) }

  /// What stands as long as the to screen is there.
  var standing: [(subject: Subject, property: Property, value: ExpressionID, location: SpecLocation)] {
    transition.obligations.compactMap { obligation in
      guard case .standing(let subject, let property, let value) = obligation.kind else { return nil }
      return (subject, property, value, obligation.location)
    }
  }

  /// Whether something lasts as long as the to screen is there.
  var hasStay: Bool { interaction != nil || !standing.isEmpty }
  /// Whether a run holds anything.
  var hasRunLedger: Bool { element != nil || interaction?.holds.isEmpty == false }
  /// Whether anything is held at all.
  var hasLedger: Bool { hasRunLedger || !standing.isEmpty }

  /// What is played when no picture can fly: `fallback`, or the `missing` of the only one.
  var fallback: Crossfade? { element.flatMap { transition.fallback ?? $0.missing } }

  // MARK: What moves

  /// The tracks of everything but the shared element, as the values at both sides.
  var plainTracks: [Track] {
    transition.forward.tracks.filter { if case .shared = $0.subject { false } else { true } }
  }

  /// The screen that a crossfade must fade because no track of the spec does.
  var fadingScreen: Side? {
    let canFade = transition.reduceMotion != nil || fallback != nil
    let isTracked = plainTracks.contains { $0.subject == .screen(transition.top) && $0.property == .alpha }
    return canFade && !isTracked ? transition.top : nil
  }

  /// Whether a bar is changed.
  func uses(_ bar: Subject) -> Bool {
    plainTracks.contains { $0.subject == bar } || interaction?.drives.contains { $0.subject == bar } == true
  }

  /// The view of a subject, from where both screens are properties.
  func view(_ subject: Subject) -> String {
    switch subject {
    case .container: "container"
    case .screen(let side): names[side] + ".view"
    case .provided(let side, let index):
      names[side] + "." + names.requirement(transition[side].views[index].name)
    case .shared: picture
    case .tabBar: "tabBar"
    case .navigationBar: "navigationBar"
    }
  }

  /// A property of a subject as something that can be assigned: `tabBar?.alpha`.
  func place(_ subject: Subject, _ property: String) -> String {
    view(subject) + (subject.isChrome ? "?." : ".") + property
  }
}
