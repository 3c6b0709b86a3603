import TransitionPlan
import TransitionText

/// Follows one cell through every path of the machine, and stops at the first path that leaves something behind.
///
/// The search is breadth first over pairs of a machine state and the knowledge of the cell, and visits each pair once: the path
/// that it finds is a shortest one, and if it finds none there is none. Knowledge is a few numbers. Only a path with a leak is
/// described; its steps are then repeated.
struct CellWalk {
  private struct Node {
    var state: Int
    var knowledge: Knowledge
    var origin: Origin
    /// The next node of the same state, or −1.
    var next: Int
  }

  /// The previous node, the step from there, and the course of that step.
  private struct Origin {
    var node: Int
    var step: Int
    var course: Int
  }

  /// The knowledge in the middle of a step. A step with several possible results has several courses.
  private struct Course {
    var knowledge: Knowledge
    var fault: Fault?
    /// The last claim of this exit, and whether it was held.
    var answered = -1
    var wasHeld = false
    /// The last entry in `untakenNow` of this course, or −1.
    var untaken = -1
  }

  /// A claim as bits.
  private struct ClaimRow {
    var acquire: LedgerPoints
    var value: Int
    var followsStates: Bool
    var isOfPicture: Bool

    /// Whether only a driven run takes the claim.
    var isDriven: Bool { acquire == .drivenStart }
  }

  private let machine: TransitionMachine
  private let shape: LedgerCell.Shape
  private let claims: [ClaimRow]
  /// How often each claim is given back on each exit, a row for each claim.
  private var gives: [UInt8]
  private var stacks = ClaimStacks()
  private var verdict: Verdict
  private var nodes: [Node] = []
  /// The last node of each state, or −1.
  private var last: [Int]
  private var courses: [Course] = []
  /// The effects of each course, if they are wanted.
  private var effects: [[Effect]] = []
  private var isReported = false
  /// For each exit, the driven claims that it gives back and that were held each time so far.
  private var alwaysTaken: [[Int]]
  /// Driven claims that a course would have given back if a gesture had taken them, the last first.
  private var untakenNow: [(claim: Int, exit: LedgerExit, before: Int)] = []
  /// The first ways on which a run gives back a claim that it has not taken, because no finger drove it. That is right if others
  /// do.
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
    claims = shape.claims.map {
      ClaimRow(
        acquire: LedgerPoints($0.acquire), value: $0.value, followsStates: $0.followsStates,
        isOfPicture: $0.isOfPicture)
    }
    gives = Array(filledWith: 0, count: claims.count * Self.exitCount)
    alwaysTaken = Array(filledWith: [], count: Self.exitCount)
    for (index, claim) in shape.claims.enumerated() {
      for release in claim.releases {
        guard let point = release.point,
          LedgerPoints.passed(on: release.exit).contains(LedgerPoints(point))
        else { continue }
        let exit = Int(release.exit.number)
        gives[index * Self.exitCount + exit] += 1
        if claims[index].isDriven, alwaysTaken[exit].last != index { alwaysTaken[exit].append(index) }
      }
    }
    last = Array(filledWith: -1, count: machine.states.count)
    verdict = Verdict(claims: claims.count, steps: machine.steps.count, states: machine.states.count)
  }

  private mutating func run() {
    visit(0, Knowledge(), from: Origin(node: -1, step: -1, course: 0))
    explore(0) { !$0 }
    // Paths on which the to screen appears without an animation are reported only when there are no others.
    let first = nodes.count
    explore(0, until: first) { $0 }
    explore(first) { _ in true }
    if verdict.leak == nil {
      verdict.leak = untaken.first { verdict.tally($0.claim, on: $0.exit) == nil }.map {
        Leak(fault: .notTaken($0.claim), steps: path($0.end))
      }
    }
    verdict.situations = nodes.count
  }

  /// Takes the steps from some nodes, and from those that they lead to.
  /// - Parameter isTaken: Whether a step is taken, by whether the to screen appears without an animation.
  private mutating func explore(_ first: Int, until end: Int? = nil, _ isTaken: (Bool) -> Bool) {
    var node = first
    while node < end ?? nodes.count {
      for step in machine.leaving[nodes[node].state] where isTaken(machine.steps[step].event == .comes) {
        if verdict.leak != nil { return }
        take(step, from: node)
      }
      node += 1
    }
  }

  private mutating func visit(_ state: Int, _ knowledge: Knowledge, from origin: Origin) {
    var node = last[state]
    while node >= 0 {
      if nodes[node].knowledge == knowledge { return }
      node = nodes[node].next
    }
    nodes.append(Node(state: state, knowledge: knowledge, origin: origin, next: last[state]))
    last[state] = nodes.count - 1
    for claim in stacks.claims(knowledge.held) { verdict.note(claim, heldIn: state) }
  }

  private mutating func take(_ step: Int, from node: Int) {
    follow(step, from: nodes[node].knowledge)
    let goal = machine.steps[step].to
    let place = machine.states[goal].restingPlace
    for index in courses.indices {
      let course = courses[index]
      let end = Origin(node: node, step: step, course: index)
      if course.untaken >= 0 { addUntaken(course.untaken, end) }
      if let fault = course.fault ?? place.flatMap({ fault(at: $0, course.knowledge) }) {
        verdict.leak = Leak(fault: fault, steps: path(end))
        return
      }
      visit(goal, course.knowledge, from: end)
    }
  }

  /// The path to a node and a last step from there, with their effects.
  private mutating func path(_ end: Origin) -> [(step: Int, effects: [Effect])] {
    isReported = true
    var path: [(step: Int, effects: [Effect])] = []
    var last = end
    while last.node >= 0 {
      follow(last.step, from: nodes[last.node].knowledge)
      path.append((last.step, effects[last.course]))
      last = nodes[last.node].origin
    }
    return path.reversed()
  }

  // MARK: Courses

  /// Computes the courses of a step. A course with a fault ends there.
  private mutating func follow(_ step: Int, from knowledge: Knowledge) {
    courses.removeAll(keepingCapacity: true)
    courses.append(Course(knowledge: knowledge))
    untakenNow.removeAll(keepingCapacity: true)
    if isReported { effects = [[]] }
    let start = place(of: machine.states[machine.steps[step].from])
    for action in machine.steps[step].actions {
      var index = 0
      while index < courses.count {
        let before = courses.count
        if courses[index].fault == nil { perform(action, at: index, step, start) }
        index += 1 + courses.count - before
      }
    }
  }

  /// Duplicates a course, and puts the copy behind it.
  private mutating func fork(_ index: Int) {
    courses.insert(courses[index], at: index + 1)
    if isReported { effects.insert(effects[index], at: index + 1) }
  }

  private mutating func note(_ effect: Effect, at index: Int) {
    if isReported { effects[index].append(effect) }
  }

  private mutating func perform(
    _ action: TransitionMachine.Action, at index: Int, _ step: Int, _ start: TransitionMachine.Place
  ) {
    switch action {
    case .take(let points, let interaction): take(points, interaction, at: index, step)
    case .giveBack(let exit, let points):
      let count = courses.count
      giveBack(exit, at: index, start)
      if points.contains(.stayEnd) {
        for index in index...(index + courses.count - count) {
          courses[index].knowledge.isAbsent = false
          // What belongs to the to screen has the value of the to rest again, which is the found one unless `forward` sets it anew.
          if !shape.isKept, shape.hasValue, courses[index].knowledge.held == ClaimStacks.empty {
            courses[index].knowledge.value = Int32(LedgerCell.found)
          }
        }
      }
    case .start(let direction): if ends(of: direction) != nil { move(at: index) }
    case .rest(let direction, let interaction, let place):
      rest(restValue(direction, interaction, place), at: index)
    case .restAll(let place): rest(restValue(.forward, nil, place), at: index)
    }
  }

  private mutating func move(at index: Int) {
    if courses[index].knowledge.isAbsent { return }
    courses[index].knowledge.value = Int32(LedgerCell.inFlight)
    note(.moved, at: index)
  }

  private mutating func rest(_ value: Int?, at index: Int) {
    guard let value, !courses[index].knowledge.isAbsent else { return }
    courses[index].knowledge.value = Int32(value)
    note(.rested(value), at: index)
  }

  // MARK: Taking

  private mutating func take(_ points: LedgerPoints, _ interaction: Int?, at index: Int, _ step: Int) {
    if courses[index].knowledge.isAbsent { return }
    let hasPicture = claims.indices.contains { claims[$0].isOfPicture && isTaken($0, points, interaction) }
    let canBeAbsent = shape.isOptional && points.contains(.stayStart)
    if canBeAbsent {
      fork(index)
      courses[index + 1].knowledge.isAbsent = true
      note(.absent, at: index + 1)
    }
    if hasPicture {
      fork(index)
      takeClaims(points, interaction, isMissing: true, at: index + 1, step)
    }
    takeClaims(points, interaction, isMissing: false, at: index, step)
    // A value that only a gesture moves is in flight once the gesture has taken it. Tracks have their own steps.
    if let interaction, claims.isEmpty, shape.forward == nil, shape.backward == nil,
      shape.drivers.contains(interaction)
    {
      move(at: index)
    }
  }

  /// Whether a claim is taken when some points pass; under a finger, also those of an interaction.
  private func isTaken(_ claim: Int, _ points: LedgerPoints, _ interaction: Int?) -> Bool {
    if !points.contains(claims[claim].acquire) { return false }
    guard claims[claim].isDriven, let own = shape.claims[claim].interactions else { return true }
    return interaction.map(own.contains) ?? false
  }

  private mutating func takeClaims(
    _ points: LedgerPoints, _ interaction: Int?, isMissing: Bool, at index: Int, _ step: Int
  ) {
    for claim in claims.indices where isTaken(claim, points, interaction) {
      let known = courses[index].knowledge
      if has(known, claim) {
        courses[index].fault = .takenTwice(claim)
        return
      }
      if isMissing, claims[claim].isOfPicture {
        courses[index].knowledge.missing = stacks.pushing(claim, on: known.missing)
        note(.lacking(claim), at: index)
      } else {
        if known.held == ClaimStacks.empty { courses[index].knowledge.base = known.value }
        courses[index].knowledge.held = stacks.pushing(claim, on: known.held)
        if shape.hasValue { courses[index].knowledge.value = Int32(value(of: claim, .to(0))) }
        note(.taken(claim), at: index)
        verdict.note(claim, takenBy: step)
      }
    }
  }

  /// Whether a claim has been taken, or would have been if its picture could fly.
  private func has(_ knowledge: Knowledge, _ claim: Int) -> Bool {
    stacks.contains(knowledge.held, claim) || stacks.contains(knowledge.missing, claim)
  }

  // MARK: Giving back

  private mutating func giveBack(_ exit: LedgerExit, at index: Int, _ place: TransitionMachine.Place) {
    let held = courses[index].knowledge.held
    courses[index].answered = -1
    noteUntaken(on: exit, at: index)
    var end = index + 1
    for claim in claims.indices.reversed() {
      for _ in 0..<gives[claim * Self.exitCount + Int(exit.number)] {
        var course = index
        while course < end {
          let before = courses.count
          if courses[course].fault == nil { giveBack(claim, at: course, place) }
          end += courses.count - before
          course += 1 + courses.count - before
        }
      }
    }
    for claim in stacks.claims(held) {
      let stays = courses[index..<end].contains { stacks.contains($0.knowledge.held, claim) }
      verdict.note(claim, stays: stays, on: exit)
    }
  }

  /// Gives one claim back: the value below it is restored if the present value is still the claim's.
  private mutating func giveBack(_ claim: Int, at index: Int, _ place: TransitionMachine.Place) {
    var course = courses[index]
    defer { courses[index] = course }
    if course.answered == claim {
      if course.wasHeld { course.fault = .givenBackTwice(claim) }
      return
    }
    course.answered = claim
    course.wasHeld = stacks.contains(course.knowledge.held, claim)
    guard course.wasHeld else {
      if stacks.contains(course.knowledge.missing, claim) {
        course.knowledge.missing = stacks.removing(claim, from: course.knowledge.missing)
      } else if !course.knowledge.isAbsent, !claims[claim].isDriven {
        course.fault = .notTaken(claim)
      }
      return
    }
    let isLast = stacks.top(course.knowledge.held) == claim
    course.knowledge.held = stacks.removing(claim, from: course.knowledge.held)
    let base = Int(course.knowledge.base)
    if course.knowledge.held == ClaimStacks.empty { course.knowledge.base = Int32(LedgerCell.found) }
    guard isLast, shape.hasValue else {
      note(.givenBack(claim), at: index)
      return
    }
    let now = Int(course.knowledge.value)
    let below = stacks.top(course.knowledge.held).map { value(of: $0, place) } ?? base
    let relation = shape.relation(now, value(of: claim, place))
    if relation == .different {
      note(.released(claim), at: index)
      return
    }
    if relation == .unknown, below != now {
      courses[index] = course
      fork(index)
      note(.released(claim), at: index + 1)
    }
    course.knowledge.value = Int32(below)
    note(.givenBack(claim), at: index)
    if below != now { note(.restored(below), at: index) }
  }

  // MARK: Claims of fingers

  /// Adds the driven claims that an exit gives back and that, for the first time, were not taken.
  private mutating func noteUntaken(on exit: LedgerExit, at index: Int) {
    let known = courses[index].knowledge
    let claims = alwaysTaken[Int(exit.number)]
    if known.isAbsent || claims.allSatisfy({ has(known, $0) }) { return }
    alwaysTaken[Int(exit.number)] = claims.filter { has(known, $0) }
    for claim in claims.reversed() where !has(known, claim) {
      untakenNow.append((claim, exit, courses[index].untaken))
      courses[index].untaken = untakenNow.count - 1
    }
  }

  private mutating func addUntaken(_ last: Int, _ end: Origin) {
    let (claim, exit, before) = untakenNow[last]
    if before >= 0 { addUntaken(before, end) }
    untaken.append((claim, exit, end))
  }

  // MARK: Values

  private func ends(of direction: Direction) -> LedgerCell.Ends? {
    direction == .forward ? shape.forward : shape.backward
  }

  private func value(of claim: Int, _ place: TransitionMachine.Place) -> Int {
    guard claims[claim].followsStates, case .to(let state) = place, state < shape.states.count else {
      return claims[claim].value
    }
    return shape.states[state]
  }

  /// The value at which a run leaves the cell; nil when the run does not change it.
  private func restValue(
    _ direction: Direction, _ interaction: Int?, _ place: TransitionMachine.Place
  ) -> Int? {
    // A value that only a gesture moves goes to the rest value of the other direction, or else to the found one.
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
    func first(_ stack: Int32) -> Int? {
      var first: Int?
      for claim in stacks.claims(stack) where place == .from || claims[claim].acquire != .stayStart {
        first = claim
      }
      return first
    }
    if let claim = first(knowledge.held) ?? first(knowledge.missing) { return .heldAtRest(claim) }
    if knowledge.isAbsent { return nil }
    if place != .from,
      let claim = claims.indices.first(where: { claims[$0].acquire == .stayStart && !has(knowledge, $0) })
    {
      return .notHeldAtRest(claim)
    }
    guard shape.hasValue, place == .from ? shape.isKept : shape.isThereAtTo else { return nil }
    return isRight(knowledge, at: place) ? nil : .value(Int(knowledge.value))
  }

  /// Whether a value is the one that a rest state requires: the found one, or the one in the spec.
  private func isRight(_ knowledge: Knowledge, at place: TransitionMachine.Place) -> Bool {
    let value = Int(knowledge.value)
    guard case .to(let state) = place else {
      return shape.isSame(value, LedgerCell.found)
        || shape.forward.map { shape.isSame(value, $0.from) } ?? false
    }
    let top = stacks.top(knowledge.held)
    if let top, shape.isSame(value, self.value(of: top, place)) { return true }
    guard let forward = shape.forward else { return top == nil && shape.isSame(value, LedgerCell.found) }
    return shape.isSame(value, state < shape.states.count ? shape.states[state] : forward.to)
  }
}
