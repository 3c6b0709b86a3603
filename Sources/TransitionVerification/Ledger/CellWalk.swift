import TransitionPlan

/// Follows one cell through every path of the machine, and stops at the first one that leaves something behind.
///
/// The paths are followed breadth first over pairs of a machine state and what is known of the cell then, each of which is
/// looked at once: what is found is a shortest path, and where nothing is found nothing can be on any path, however long.
struct CellWalk {
  private struct Node: Hashable {
    var state: Int
    var knowledge: Knowledge
  }

  private struct Origin {
    var node: Int
    var step: Int
    var effects: [Effect]
  }

  /// What is known in the middle of a step.
  private struct Course {
    var knowledge: Knowledge
    var effects: [Effect] = []
    var fault: Fault?
    /// The claim that this exit has answered last, and whether it was held.
    var answered: (claim: Int, wasHeld: Bool)?
    /// The claims that a way out would have given back if a finger had taken them.
    var untaken: [(claim: Int, exit: LedgerExit)] = []
  }

  private let machine: TransitionMachine
  private let shape: LedgerCell.Shape
  private let claims: ClaimIndex
  private var verdict = Verdict()
  private var nodes: [Node] = []
  private var origins: [Origin] = []
  private var indices: [Node: Int] = [:]
  /// The claims that each step takes, and those that are held in each state.
  private var takenOn: [[Int]]
  private var heldAt: [[Int]]
  /// The claims that each way out gives back and that have been held so far whenever it was taken.
  private var alwaysTaken: [LedgerExit: [Int]] = [:]
  /// The first ways on which a run gives back what it has not taken, because no finger drove it. That is right if others do.
  private var untaken: [(claim: Int, exit: LedgerExit, end: Origin)] = []

  /// Walks a cell through a machine.
  static func verdict(of shape: LedgerCell.Shape, in machine: TransitionMachine) -> Verdict {
    var walk = CellWalk(machine, shape)
    walk.run()
    return walk.verdict
  }

  private init(_ machine: TransitionMachine, _ shape: LedgerCell.Shape) {
    self.machine = machine
    self.shape = shape
    claims = ClaimIndex(shape.claims)
    verdict.exits = Array(repeating: [:], count: shape.claims.count)
    takenOn = Array(repeating: [], count: machine.steps.count)
    heldAt = Array(repeating: [], count: machine.states.count)
    for exit in LedgerExit.allCases { alwaysTaken[exit] = claims.driven(givenBackOn: exit) }
  }

  private mutating func run() {
    visit(Node(state: 0, knowledge: Knowledge()), from: Origin(node: -1, step: -1, effects: []))
    explore { $0 != .comes }
    // Paths on which the to screen comes without an animation are shown only when there are no others.
    if verdict.leak == nil { explore { _ in true } }
    if verdict.leak == nil {
      verdict.leak = untaken.first { verdict.exits[$0.claim][$0.exit] == nil }.map {
        Leak(fault: .notTaken($0.claim), steps: path($0.end))
      }
    }
    verdict.situations = nodes.count
    verdict.takenBy = inverted(takenOn)
    verdict.heldIn = inverted(heldAt)
  }

  /// For each claim the places of the lists that have it.
  private func inverted(_ lists: [[Int]]) -> [[Int]] {
    var places: [[Int]] = Array(repeating: [], count: shape.claims.count)
    for (place, list) in lists.enumerated() {
      for claim in list { places[claim].append(place) }
    }
    return places
  }

  private mutating func explore(_ isTaken: (TransitionMachine.Event) -> Bool) {
    var next = 0
    while next < nodes.count, verdict.leak == nil {
      for step in machine.leaving[nodes[next].state]
      where verdict.leak == nil && isTaken(machine.steps[step].event) {
        take(step, from: next)
      }
      next += 1
    }
  }

  private mutating func visit(_ node: Node, from origin: Origin) {
    if indices[node] != nil { return }
    indices[node] = nodes.count
    nodes.append(node)
    origins.append(origin)
    for claim in node.knowledge.held where !heldAt[node.state].contains(claim) {
      heldAt[node.state].append(claim)
    }
  }

  private mutating func take(_ step: Int, from node: Int) {
    let knowledge = nodes[node].knowledge
    let (start, goal) = (machine.states[machine.steps[step].from], machine.states[machine.steps[step].to])
    var courses = [Course(knowledge: knowledge)]
    for action in machine.steps[step].actions {
      switch action {
      case .start, .rest, .restAll:
        for index in courses.indices where courses[index].fault == nil { move(action, &courses[index]) }
      case .take, .giveBack: courses = Self.going(on: courses) { after(action, $0, step, start) }
      }
    }
    for var course in courses {
      let end = Origin(node: node, step: step, effects: course.effects)
      untaken += course.untaken.map { ($0.claim, $0.exit, end) }
      if course.fault == nil, let place = goal.restingPlace {
        course.fault = fault(at: place, course.knowledge)
      }
      if let fault = course.fault {
        verdict.leak = Leak(fault: fault, steps: path(end))
        return
      }
      visit(Node(state: machine.steps[step].to, knowledge: course.knowledge), from: end)
    }
  }

  /// The way to the first place, and a last step from there.
  /// What becomes of courses, of which there is mostly one; those with a fault go no further.
  @inline(__always)
  private static func going(on courses: [Course], _ next: (Course) -> [Course]) -> [Course] {
    if courses.count == 1 { return courses[0].fault == nil ? next(courses[0]) : courses }
    return courses.flatMap { $0.fault == nil ? next($0) : [$0] }
  }

  private func path(_ end: Origin) -> [(step: Int, effects: [Effect])] {
    var path: [(step: Int, effects: [Effect])] = []
    var last = end
    while last.node >= 0 {
      path.append((last.step, last.effects))
      last = origins[last.node]
    }
    return path.reversed()
  }

  // MARK: Actions

  private mutating func after(
    _ action: TransitionMachine.Action, _ course: Course, _ step: Int, _ start: TransitionMachine.State
  ) -> [Course] {
    switch action {
    case .take(let points, let interaction):
      let courses = taking(points, interaction, course, step)
      return isDriven(by: interaction) ? courses.map(driven) : courses
    case .giveBack(let exit, let points):
      var course = course
      course.answered = nil
      return givingBack(exit, points, place(of: start), course).map { course in
        var course = course
        if points.contains(.stayEnd) { course.knowledge.isAbsent = false }
        return course
      }
    case .start, .rest, .restAll:
      var course = course
      move(action, &course)
      return [course]
    }
  }

  /// What values do, which is the same on every course.
  private func move(_ action: TransitionMachine.Action, _ course: inout Course) {
    if course.knowledge.isAbsent { return }
    switch action {
    case .start(let direction):
      guard ends(of: direction) != nil else { return }
      course.knowledge.value = LedgerCell.inFlight
      course.effects.append(.moved)
    case .rest(let direction, let interaction, let place):
      rest(restValue(direction, interaction, place), &course)
    case .restAll(let place): rest(restValue(.forward, nil, place), &course)
    case .take, .giveBack: break
    }
  }

  private mutating func taking(
    _ points: [LedgerPoint], _ interaction: Int?, _ course: Course, _ step: Int
  ) -> [Course] {
    let taken = claims.taken(at: points, interaction)
    if course.knowledge.isAbsent { return [course] }
    var courses: [Course] = []
    for isMissing in taken.contains(where: { shape.claims[$0].isOfPicture }) ? [false, true] : [false] {
      courses.append(course)
      for claim in taken where courses[courses.count - 1].fault == nil {
        take(claim, isMissing && shape.claims[claim].isOfPicture, &courses[courses.count - 1], step)
      }
    }
    if shape.isOptional, points.contains(.stayStart) {
      var absent = course
      absent.knowledge.isAbsent = true
      absent.effects.append(.absent)
      courses.append(absent)
    }
    return courses
  }

  /// What a finger alone moves is in flight as soon as that has taken it; the tracks of others say so themselves.
  private func isDriven(by interaction: Int?) -> Bool {
    guard let interaction, shape.claims.isEmpty, shape.forward == nil, shape.backward == nil else {
      return false
    }
    return shape.drivers.contains(interaction)
  }

  private func driven(_ course: Course) -> Course {
    if course.knowledge.isAbsent { return course }
    var course = course
    course.knowledge.value = LedgerCell.inFlight
    course.effects.append(.moved)
    return course
  }

  private mutating func take(_ claim: Int, _ isMissing: Bool, _ course: inout Course, _ step: Int) {
    if course.knowledge.has(claim) {
      course.fault = .takenTwice(claim)
    } else if isMissing {
      course.knowledge.missing.append(claim)
      course.effects.append(.lacking(claim))
    } else {
      if course.knowledge.held.isEmpty { course.knowledge.base = course.knowledge.value }
      course.knowledge.held.append(claim)
      if shape.hasValue { course.knowledge.value = value(of: claim, .to(0)) }
      course.effects.append(.taken(claim))
      if !takenOn[step].contains(claim) { takenOn[step].append(claim) }
    }
  }

  private mutating func givingBack(
    _ exit: LedgerExit, _ points: [LedgerPoint], _ place: TransitionMachine.Place, _ course: Course
  ) -> [Course] {
    var courses = [course]
    if !course.knowledge.isAbsent { courses[0].untaken += untaken(on: exit, course.knowledge) }
    for claim in claims.givenBack(on: exit, course.knowledge) {
      for release in shape.claims[claim].releases where release.exit == exit {
        guard let point = release.point, points.contains(point) else { continue }
        courses = Self.going(on: courses) { giving(claim, back: $0, place) }
      }
    }
    for claim in course.knowledge.held {
      if courses.contains(where: { $0.knowledge.held.contains(claim) }) {
        verdict.exits[claim][exit, default: ExitTally()].stays = true
      } else {
        verdict.exits[claim][exit, default: ExitTally()].givenBack = true
      }
    }
    return courses
  }

  /// The claims that only a finger takes, that this exit gives back, and that it finds not taken for the first time.
  private mutating func untaken(
    on exit: LedgerExit, _ knowledge: Knowledge
  ) -> [(claim: Int, exit: LedgerExit)] {
    guard let claims = alwaysTaken[exit], claims.contains(where: { !knowledge.has($0) }) else { return [] }
    alwaysTaken[exit] = claims.filter { knowledge.has($0) }
    return claims.reversed().filter { !knowledge.has($0) }.map { ($0, exit) }
  }

  /// Gives one claim back: what was under it comes back if the value is still as the claim set it.
  private func giving(_ claim: Int, back course: Course, _ place: TransitionMachine.Place) -> [Course] {
    var course = course
    if let answered = course.answered, answered.claim == claim {
      if answered.wasHeld { course.fault = .givenBackTwice(claim) }
      return [course]
    }
    let held = course.knowledge.held.firstIndex(of: claim)
    course.answered = (claim, held != nil)
    guard let index = held else {
      if let missing = course.knowledge.missing.firstIndex(of: claim) {
        course.knowledge.missing.remove(at: missing)
      } else if !course.knowledge.isAbsent, shape.claims[claim].acquire != .drivenStart {
        course.fault = .notTaken(claim)
      }
      return [course]
    }
    let isLast = index == course.knowledge.held.count - 1
    course.knowledge.held.remove(at: index)
    let base = course.knowledge.base
    if course.knowledge.held.isEmpty { course.knowledge.base = LedgerCell.found }
    course.effects.append(.givenBack(claim))
    guard isLast, shape.hasValue else { return [course] }
    let below = course.knowledge.held.last.map { value(of: $0, place) } ?? base
    var kept = course
    kept.effects[kept.effects.count - 1] = .released(claim)
    course.knowledge.value = below
    if below != kept.knowledge.value { course.effects.append(.restored(below)) }
    switch shape.relation(kept.knowledge.value, value(of: claim, place)) {
    case .same: return [course]
    case .different: return [kept]
    case .unknown: return below == kept.knowledge.value ? [course] : [course, kept]
    }
  }

  private func rest(_ value: Int?, _ course: inout Course) {
    guard let value else { return }
    course.knowledge.value = value
    course.effects.append(.rested(value))
  }

  // MARK: Values

  private func ends(of direction: Direction) -> LedgerCell.Ends? {
    direction == .forward ? shape.forward : shape.backward
  }

  private func value(of claim: Int, _ place: TransitionMachine.Place) -> Int {
    guard shape.claims[claim].followsStates, case .to(let state) = place, state < shape.states.count else {
      return shape.claims[claim].value
    }
    return shape.states[state]
  }

  /// The value that a run puts the cell at; nil when it does not touch it.
  private func restValue(
    _ direction: Direction, _ interaction: Int?, _ place: TransitionMachine.Place
  ) -> Int? {
    // What the finger alone moves goes to the value at rest that the other way knows, or else to the one found.
    let isDriven = interaction.map(shape.drivers.contains) ?? false
    guard let ends = ends(of: direction) ?? (isDriven ? ends(of: direction.opposite) : nil) else {
      return isDriven ? LedgerCell.found : nil
    }
    guard case .to(let state) = place else { return ends.from }
    return state < shape.states.count ? shape.states[state] : ends.to
  }

  private func place(of state: TransitionMachine.State) -> TransitionMachine.Place {
    switch state {
    case .resting(let place), .playing(_, let place), .waiting(_, let place), .released(_, let place),
      .driving(_, let place), .settling(_, let place, _):
      place == .from ? .to(0) : place
    }
  }

  // MARK: At rest

  private func fault(at place: TransitionMachine.Place, _ knowledge: Knowledge) -> Fault? {
    if let claim = (knowledge.held + knowledge.missing).first(where: {
      place == .from || shape.claims[$0].acquire != .stayStart
    }) {
      return .heldAtRest(claim)
    }
    if place != .from, !knowledge.isAbsent, let claim = claims.standing.first(where: { !knowledge.has($0) }) {
      return .notHeldAtRest(claim)
    }
    guard shape.hasValue, !knowledge.isAbsent, place == .from ? shape.isKept : shape.isThereAtTo else {
      return nil
    }
    return isRight(knowledge, at: place) ? nil : .value(knowledge.value)
  }

  /// Whether a value is what a place promises: what was found, or what the spec says is there.
  private func isRight(_ knowledge: Knowledge, at place: TransitionMachine.Place) -> Bool {
    let value = knowledge.value
    guard case .to(let state) = place else {
      return shape.isSame(value, LedgerCell.found)
        || shape.forward.map { shape.isSame(value, $0.from) } ?? false
    }
    if let top = knowledge.held.last, shape.isSame(value, self.value(of: top, place)) { return true }
    guard let forward = shape.forward else {
      return knowledge.held.isEmpty && shape.isSame(value, LedgerCell.found)
    }
    return shape.isSame(value, state < shape.states.count ? shape.states[state] : forward.to)
  }
}
