import TransitionPlan

/// Follows one cell through every path of the machine, and stops at the first one that leaves something behind.
///
/// The paths are followed breadth first over pairs of a machine state and what is known of the cell then, each of which is
/// looked at once: what is found is a shortest path, and where nothing is found nothing can be on any path, however long.
struct CellWalk {
  /// What is known of a cell at one moment.
  struct Knowledge: Hashable {
    /// The claims that are held, the first taken first.
    var held: [Int] = []
    /// The claims for a picture that could not fly.
    var missing: [Int] = []
    /// Whether an optional object is not there. What is not there when the to screen comes is left alone until that has
    /// left.
    var isAbsent = false
    /// The value.
    var value = LedgerCell.found
    /// The value under the first claim: what is given back last.
    var base = LedgerCell.found
  }

  /// Something that happens to a cell on a step.
  enum Effect: Hashable {
    case absent, taken(Int), lacking(Int), givenBack(Int), released(Int), untaken(Int), moved, rested(Int)
    /// A value is back after its claim was given back.
    case restored(Int)
  }

  /// What is wrong, with claims as the cell counts them.
  enum Fault: Hashable {
    case heldAtRest(Int), notHeldAtRest(Int), takenTwice(Int), givenBackTwice(Int), notTaken(Int)
    case value(Int)
  }

  /// A fault and the way to it.
  struct Leak: Hashable {
    var fault: Fault
    var steps: [(step: Int, effects: [Effect])]

    static func == (left: Leak, right: Leak) -> Bool { left.fault == right.fault }
    func hash(into hasher: inout Hasher) { hasher.combine(fault) }
  }

  /// What becomes of a claim on an exit.
  struct ExitTally: Hashable {
    var givenBack = false
    var stays = false
  }

  /// All that a walk finds.
  struct Verdict {
    var leak: Leak?
    /// The steps that take each claim.
    var takenBy: [[Int]]
    /// The machine states in which each claim is held.
    var heldIn: [[Int]]
    /// What becomes of each claim on each exit.
    var exits: [[LedgerExit: ExitTally]]
    /// How many pairs of a machine state and knowledge there are.
    var situations = 0
  }

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
  }

  private let machine: TransitionMachine
  private let shape: LedgerCell.Shape
  private var verdict: Verdict
  private var nodes: [Node] = []
  private var origins: [Origin] = []
  private var indices: [Node: Int] = [:]
  /// The first paths on which a run gives back what it has not taken, because no finger drove it. That is right if others do.
  private var untaken: [(claim: Int, exit: LedgerExit, leak: Leak)] = []

  /// Walks a cell through a machine.
  static func verdict(of shape: LedgerCell.Shape, in machine: TransitionMachine) -> Verdict {
    var walk = CellWalk(machine, shape)
    walk.run()
    return walk.verdict
  }

  private init(_ machine: TransitionMachine, _ shape: LedgerCell.Shape) {
    self.machine = machine
    self.shape = shape
    let count = shape.claims.count
    verdict = Verdict(
      leak: nil, takenBy: Array(repeating: [], count: count), heldIn: Array(repeating: [], count: count),
      exits: Array(repeating: [:], count: count))
  }

  private mutating func run() {
    visit(Node(state: 0, knowledge: Knowledge()), from: Origin(node: -1, step: -1, effects: []))
    explore { $0 != .comes }
    // Paths on which the to screen comes without an animation are shown only when there are no others.
    if verdict.leak == nil { explore { _ in true } }
    if verdict.leak == nil {
      verdict.leak = untaken.first { verdict.exits[$0.claim][$0.exit] == nil }?.leak
    }
    verdict.situations = nodes.count
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
    for claim in node.knowledge.held where !verdict.heldIn[claim].contains(node.state) {
      verdict.heldIn[claim].append(node.state)
    }
  }

  private mutating func take(_ step: Int, from node: Int) {
    let knowledge = nodes[node].knowledge
    let (start, end) = (machine.states[machine.steps[step].from], machine.states[machine.steps[step].to])
    var courses = [Course(knowledge: knowledge)]
    for action in machine.steps[step].actions {
      courses = courses.flatMap { course in
        course.fault == nil ? after(action, course, step, start) : [course]
      }
    }
    for var course in courses {
      for case .untaken(let claim) in course.effects { note(untaken: claim, step, node, course.effects) }
      if course.fault == nil, let place = end.restingPlace {
        course.fault = fault(at: place, course.knowledge)
      }
      if let fault = course.fault {
        verdict.leak = Leak(fault: fault, steps: path(to: node) + [(step, course.effects)])
        return
      }
      visit(
        Node(state: machine.steps[step].to, knowledge: course.knowledge),
        from: Origin(node: node, step: step, effects: course.effects))
    }
  }

  private mutating func note(untaken claim: Int, _ step: Int, _ node: Int, _ effects: [Effect]) {
    for case .giveBack(let exit, _) in machine.steps[step].actions
    where shape.claims[claim].releases.contains(where: { $0.exit == exit && $0.point != nil }) {
      if untaken.contains(where: { $0.claim == claim && $0.exit == exit }) { continue }
      let leak = Leak(fault: .notTaken(claim), steps: path(to: node) + [(step, effects)])
      untaken.append((claim, exit, leak))
    }
  }

  private func path(to node: Int) -> [(step: Int, effects: [Effect])] {
    var path: [(step: Int, effects: [Effect])] = []
    var node = node
    while node > 0 {
      path.append((origins[node].step, origins[node].effects))
      node = origins[node].node
    }
    return path.reversed()
  }

  // MARK: Actions

  private mutating func after(
    _ action: TransitionMachine.Action, _ course: Course, _ step: Int, _ start: TransitionMachine.State
  ) -> [Course] {
    switch action {
    case .take(let points, let interaction): return taking(points, interaction, course, step)
    case .start(let direction):
      guard ends(of: direction) != nil, !course.knowledge.isAbsent else { return [course] }
      var course = course
      course.knowledge.value = LedgerCell.inFlight
      course.effects.append(.moved)
      return [course]
    case .rest(let direction, let interaction, let place):
      return [resting(restValue(direction, interaction, place), course)]
    case .restAll(let place): return [resting(restValue(.forward, nil, place), course)]
    case .giveBack(let exit, let points):
      var course = course
      course.answered = nil
      return givingBack(exit, points, place(of: start), course).map { course in
        var course = course
        if points.contains(.stayEnd) { course.knowledge.isAbsent = false }
        return course
      }
    }
  }

  private mutating func taking(
    _ points: [LedgerPoint], _ interaction: Int?, _ course: Course, _ step: Int
  ) -> [Course] {
    let claims = shape.claims.indices.filter { index in
      let claim = shape.claims[index]
      guard points.contains(claim.acquire) else { return false }
      guard claim.acquire == .drivenStart, let own = claim.interactions else { return true }
      return interaction.map(own.contains) ?? false
    }
    if course.knowledge.isAbsent { return [course] }
    var courses: [Course] = []
    for isMissing in claims.contains(where: { shape.claims[$0].isOfPicture }) ? [false, true] : [false] {
      courses.append(course)
      for claim in claims where courses[courses.count - 1].fault == nil {
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

  private mutating func take(_ claim: Int, _ isMissing: Bool, _ course: inout Course, _ step: Int) {
    if course.knowledge.held.contains(claim) || course.knowledge.missing.contains(claim) {
      course.fault = .takenTwice(claim)
    } else if isMissing {
      course.knowledge.missing.append(claim)
      course.effects.append(.lacking(claim))
    } else {
      if course.knowledge.held.isEmpty { course.knowledge.base = course.knowledge.value }
      course.knowledge.held.append(claim)
      if shape.hasValue { course.knowledge.value = value(of: claim, .to(0)) }
      course.effects.append(.taken(claim))
      if !verdict.takenBy[claim].contains(step) { verdict.takenBy[claim].append(step) }
    }
  }

  private mutating func givingBack(
    _ exit: LedgerExit, _ points: [LedgerPoint], _ place: TransitionMachine.Place, _ course: Course
  ) -> [Course] {
    var courses = [course]
    for claim in shape.claims.indices.reversed() {
      func isHeld(_ course: Course) -> Bool { course.knowledge.held.contains(claim) }
      let wasHeld = courses.contains { $0.fault == nil && isHeld($0) }
      for release in shape.claims[claim].releases where release.exit == exit {
        guard let point = release.point, points.contains(point) else { continue }
        courses = courses.flatMap { course in
          course.fault == nil ? giving(claim, back: course, place) : [course]
        }
      }
      guard wasHeld else { continue }
      if courses.contains(where: isHeld) {
        verdict.exits[claim][exit, default: ExitTally()].stays = true
      } else {
        verdict.exits[claim][exit, default: ExitTally()].givenBack = true
      }
    }
    return courses
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
      } else if course.knowledge.isAbsent {
        return [course]
      } else if shape.claims[claim].acquire == .drivenStart {
        course.effects.append(.untaken(claim))
      } else {
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

  private func resting(_ value: Int?, _ course: Course) -> Course {
    guard let value, !course.knowledge.isAbsent else { return course }
    var course = course
    course.knowledge.value = value
    course.effects.append(.rested(value))
    return course
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
    if place != .from, !knowledge.isAbsent {
      let standing = shape.claims.indices.filter { shape.claims[$0].acquire == .stayStart }
      if let claim = standing.first(where: {
        !knowledge.held.contains($0) && !knowledge.missing.contains($0)
      }) {
        return .notHeldAtRest(claim)
      }
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
