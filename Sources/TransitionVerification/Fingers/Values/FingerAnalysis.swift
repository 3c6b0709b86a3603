import TransitionPlan

/// Limits and rates of the expressions of an interaction, for everything that fingers can do: the evaluator's rules over intervals.
/// The analysis takes as many steps as there are operators.
struct FingerAnalysis: FingerInterpreter {
  /// What is the same at all moments and on all displays.
  let facts: FingerFacts
  /// When and where it is, and what is known then.
  var occasion: FingerOccasion
  /// The results at each occasion: one rule after the other asks for some of the same ones.
  var memory = FingerMemory()
  /// Whether a progress is being computed that reads what has not been moved yet, and is moved by it.
  var isMeasuring = false
  /// Whether something is being computed whose sign matters, as that of a divisor, and by what it is known.
  var divides = Division.no

  /// Whether the progress is assumed to be 0 when the gesture begins. A progress that is not is reported, without its consequences.
  var beginsAtZero = false {
    didSet {
      memory.forget()
      restrict(domain)
    }
  }
  /// Whether a number at the exact limit of a comparison counts for neither side: `>` and `>=` are equal then.
  var isOpenAtLimits = false { didSet { restrict(domain) } }

  /// Whether the gesture holds what it holds.
  var isHeld = true

  /// What is supposed of all values to find the cause of a fault.
  var guess = Guess.none

  /// What is supposed of the safe area and the bars.
  var bars = Device.Bars.any

  /// The indices of the drives whose values are those at rest when the gesture catches a motion.
  var continuing: [Int] = [] { didSet { memory.forget() } }

  init(
    _ interaction: Interaction, of transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena
  ) {
    facts = FingerFacts(interaction, of: transition, rests, expressions)
    let display = GestureDomain.displays[0]
    let domain = GestureDomain.beginning(of: interaction.gesture, on: interaction.view, display)
    occasion = FingerOccasion(0, .gate, display, .way, isCaught: false, in: nil, domain, NumberedTable())
  }

  // MARK: When and where

  var moment: Moment { occasion.moment }
  var display: Size { occasion.display }
  var variable: Variable { occasion.variable }
  var isCaught: Bool { occasion.isCaught }
  var state: Int? { occasion.state }
  var slopes: Interval? { occasion.slopes }
  var domain: GestureDomain {
    // Not to copy a whole domain for one interval of it.
    @inline(__always) get { occasion.domain }
  }

  /// Goes to a moment on a display, with all that a gesture can do then.
  /// - Parameters:
  ///   - index: The index of the display.
  ///   - gate: What was known when the gesture began. It is the same for each moment on a display and in a state.
  mutating func go(
    to moment: Moment, on index: Int, by variable: Variable = .way, isCaught: Bool = false,
    in state: Int? = nil, keeping gate: Known? = nil
  ) {
    let place = FingerOccasion.Place(moment, index, variable, isCaught, state, bars: bars)
    if let known = memory.occasions[place] {
      occasion = known
      return
    }
    let display = GestureDomain.displays[index]
    let (gesture, view) = (facts.interaction.gesture, facts.interaction.view)
    let isBeginning = moment == .gate || moment == .zero
    var domain: GestureDomain =
      isBeginning ? .beginning(of: gesture, on: view, display) : .lasting(of: gesture, on: view, display)
    if facts.places.indices.contains(index) {
      switch moment {
      case .gate: domain.begin(near: facts.places[index], display)
      case .deciding: domain.begin(in: facts.places[index], display)
      case .zero, .lasting: break
      }
    }
    if let gate { domain.begin(like: gate.beginning) }
    occasion = FingerOccasion(
      memory.nextOccasion(), moment, display, variable, isCaught: isCaught, in: state, domain,
      gate?.known ?? NumberedTable(), on: Device.with(bars, on: index))
    memory.occasions.set(place, occasion)
  }

  /// Another analysis of the same occasion, to which no results are copied.
  var afresh: FingerAnalysis {
    var copy = self
    copy.memory.forget()
    return copy
  }

  /// Supposes something, and comes back to what is known now.
  mutating func supposing<Result>(_ body: (inout FingerAnalysis) -> Result) -> Result {
    let before = occasion
    defer { occasion = before }
    return body(&self)
  }

  /// Restricts what the gesture can do.
  mutating func restrict(_ domain: GestureDomain) {
    occasion = FingerOccasion(memory.nextOccasion(), like: occasion, domain, occasion.known, slopes: slopes)
  }

  /// Restricts what the gesture can do by a change of its domain.
  mutating func restrict(_ change: (inout GestureDomain) -> Void) {
    var domain = domain
    change(&domain)
    restrict(domain)
  }

  /// Restricts the speed of a pan along its axis, and the share of the speed across.
  mutating func restrict(slopes: Interval, speeds: Interval) {
    guard let way = domain.way, way.value == .translation else { return }
    var domain = domain
    domain[start: .velocity, way.part] = speeds
    occasion = FingerOccasion(memory.nextOccasion(), like: occasion, domain, occasion.known, slopes: slopes)
  }

  /// Narrows the limits of an unknown.
  mutating func restrict(_ unknown: Unknown, to range: Interval) {
    var known = occasion.known
    known.set(unknown, range)
    occasion = FingerOccasion(memory.nextOccasion(), like: occasion, domain, known, slopes: slopes)
  }

  /// Knowledge that remains true after the beginning of a gesture.
  struct Known {
    fileprivate var known: NumberedTable<Unknown, Interval>
    fileprivate var beginning: GestureDomain.Beginning
  }

  /// What of the present knowledge stays while the gesture lasts.
  var kept: Known { Known(known: occasion.known, beginning: domain.beginning) }
}
