import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Checks that a gesture that catches a motion continues from where the motion is.
  mutating func checkCatches() {
    if interaction.catches.isEmpty { return }
    reportUntouchable()
    let leaders = leaders
    let limits = limitsOfDrives(leaders)
    var limited: [(drive: Drive, value: ExpressionID, limits: [CatchLimits])] = []
    for (index, drive) in interaction.drives.enumerated() {
      if let value = drive.value, let own = limits[index] {
        limited.append((drive, value, own))
      } else if drive.value == nil {
        // Between rest states it continues from the driven value, otherwise from the progress, which begins anew.
        if interaction.states == nil { reportCatch(index) }
      } else if leaders[index].allSatisfy({ limits[$0] != nil }) {
        // What follows a drive that jumps is not reported.
        reportCatch(index)
      }
    }
    let count = diagnostics.count
    for drive in limited where drive.limits.contains(where: { !$0.isNone }) {
      reportLimits(drive.limits, of: drive.drive, drive.value)
    }
    // What has no limits of its own mostly follows another drive: it is reported when that is right.
    if diagnostics.count > count { return }
    for drive in limited where drive.limits.allSatisfy(\.isNone) {
      reportLimits(drive.limits, of: drive.drive, drive.value)
    }
  }

  /// The drives whose numbers each drive reads, without those that have no value.
  private var leaders: [[Int]] {
    let drives = interaction.drives
    let ofSubjects = Dictionary(
      grouping: drives.indices.filter { drives[$0].value != nil }, by: { drives[$0].subject })
    return drives.indices.map { index in
      let subjects = drives[index].value.map { objects(readBy: $0) } ?? []
      return subjects.flatMap { ofSubjects[$0] ?? [] }.filter { $0 != index }.sorted()
    }
  }

  /// The limits of each part of each drive; nil for drives that do not continue. A drive may follow others that continue.
  private mutating func limitsOfDrives(_ leaders: [[Int]]) -> [[CatchLimits]?] {
    let drives = interaction.drives
    var limits: [[CatchLimits]?] = Array(filledWith: nil, count: drives.count)
    // A drive is looked at when its leaders are known to continue; where that is never known, as long as others are found.
    var open = drives.indices.filter { drives[$0].value != nil }
    while !open.isEmpty {
      let known = Set(analysis.continuing)
      let ready = open.filter { leaders[$0].allSatisfy(known.contains) }
      for index in ready.isEmpty ? open : ready {
        limits[index] = drives[index].value.flatMap { goesOn(drives[index], $0) }
      }
      let continuing = drives.indices.filter { limits[$0] != nil }
      if ready.isEmpty, continuing.count == known.count { break }
      open.removeAll { limits[$0] != nil || ready.contains($0) }
      if continuing.count > known.count { suppose(continuing: continuing) }
    }
    return limits
  }

  /// Whether each part of a drive surely equals that of `start.P` when the gesture begins.
  /// - Returns: The limits of the parts; nil where one does not continue.
  mutating func goesOn(_ drive: Drive, _ value: ExpressionID) -> [CatchLimits]? {
    if let limits = knownLimits(of: drive, value) { return limits }
    // A safe area is the same throughout a gesture, but what is multiplied or divided by it is no sum. A factor that is right for three
    // safe areas is right for all, which cannot be said of limits.
    guard analysis.bars == .any, expressions.allReadings.hasAny(of: .bars),
      !isLimitedByBars(value, .live),
      !endsOfCaughtWays.contains(where: { isLimitedByBars($0, .layout) })
    else { return nil }
    let all = [Device.Bars.usual, .absent, .largest].compactMap { bars in
      supposing(bars) { $0.knownLimits(of: drive, value) }
    }
    guard all.count == 3, var limits = all.first else { return nil }
    for part in limits.indices {
      limits[part].keepsOvershoots = all.allSatisfy { $0[part].keepsOvershoots }
    }
    return limits
  }

  /// Where the motions that a drive may continue from begin and end.
  var endsOfCaughtWays: [ExpressionID] {
    interaction.drives.flatMap(\.numbers).flatMap { caughtWays($0).flatMap { [$0.begin, $0.end] } }
  }

  /// Whether a value compares the safe area or a bar with something, where the result may depend on the device.
  private mutating func isLimitedByBars(_ value: ExpressionID, _ reading: FingerAnalysis.Reading) -> Bool {
    let (expressions, locals) = (expressions, transition.locals)
    func first(where test: (ExpressionID) -> Bool) -> ExpressionID? {
      expressions.first(in: value, through: locals, reading: .bars) { id in
        guard case .call(let function, _) = expressions[id].kind else { return false }
        return [.min, .max, .abs, .clamp, .map, .rubberBand].contains(function) && test(id)
      }
    }
    if first(where: { _ in true }) == nil { return false }
    return !surelyCaught(isOvershooting: true) { sums in
      first { id in !sums.isDetermined(id, reading) } == nil
    }
  }

  /// The same, with the safe area and the bars that are supposed now.
  private mutating func knownLimits(of drive: Drive, _ value: ExpressionID) -> [CatchLimits]? {
    var limits: [CatchLimits] = []
    for (part, key) in drive.numbers.enumerated() {
      guard let own = goesOn(key, value, part) else { return nil }
      limits.append(own)
    }
    return limits
  }

  /// Whether a number surely equals that of `start.P`, whatever P is, or wherever P is on the motions that the gesture catches.
  ///
  /// Clamped values count as well if the limits change no value that plays.
  private mutating func goesOn(_ key: PartKey, _ value: ExpressionID, _ part: Int) -> CatchLimits? {
    for limits in CatchLimits.readings(of: value, part, facts) {
      let goesOn = surely(.zero, isCaught: true) { analysis in
        if analysis.value(limits.inner, limits.part).isExactly(.rest(key)) { return true }
        // The value may contain the finger's beginning once added and once subtracted.
        var sums = SumAnalysis(analysis)
        let rest = sums.rest(key)
        return sums.isSurely(limits.inner, limits.part, rest)
      }
      if goesOn { return limits }
    }
    var links: [LinkedPlace]?
    for isOvershooting in overshoots() ? [true, false] : [true]
    where goesOn(key, value, part, &links, isOvershooting) {
      return CatchLimits(inner: value, part: part, keepsOvershoots: isOvershooting)
    }
    return nil
  }

  /// Whether a motion of a driven number that the gesture catches overshoots.
  private mutating func overshoots() -> Bool {
    if let hasOvershoots { return hasOvershoots }
    let result = interaction.drives.contains { drive in
      drive.numbers.contains { caughtWays($0).contains { $0.share > 0 } }
    }
    hasOvershoots = result
    return result
  }

  /// Whether a number surely equals that of `start.P` wherever the driven values are on the motions that the gesture catches. What no
  /// motion moves is in its place then, if the finger does not move it by itself.
  /// - Parameter known: The numbers with which it is in step; nil until they are looked for.
  private mutating func goesOn(
    _ key: PartKey, _ value: ExpressionID, _ part: Int, _ known: inout [LinkedPlace]?, _ isOvershooting: Bool
  ) -> Bool {
    let ways = caughtWays(key).filter { isOvershooting || $0.share == 0 }
    let isMoved = !ways.isEmpty
    // An edge may move by another number of its axis.
    let isStill = isMoved ? !self.isMoved(on: ways) : !facts.moved.hasChanged(key)
    if isStill, readsFinger(number(part, of: value)) { return false }
    let links = isStill ? [] : known ?? links(of: key, in: value)
    if !isStill { known = links }
    if !isMoved, !isStill, links.isEmpty { return false }
    return surelyCaught(isOvershooting: isOvershooting) { sums in
      let rest = isMoved ? sums.rest(key) : isStill ? sums.layout(key) : PossibleSum(nil)
      return sums.isSurely(value, part, rest)
        || links.contains { link in
          let other = sums.rest(link.other)
          let place = sums.place(link, at: other)
          return sums.isSurely(value, part, place)
        }
    }
  }

  /// Whether a test holds wherever the driven values are on the motions that the gesture catches.
  private mutating func surelyCaught(
    isOvershooting: Bool, _ test: (inout SumAnalysis) -> Bool
  ) -> Bool {
    let ways = caughtSums.ways ?? interaction.drives.flatMap(\.numbers).map { ($0, caughtWays($0)) }
    var known = caughtSums
    known.ways = ways
    caughtSums = CaughtSums()
    defer { caughtSums = known }
    return surely(.zero, isCaught: true) { analysis in
      let place = CaughtSums.Place(occasion: analysis.occasion.number, isOvershooting: isOvershooting)
      var sums = known.take(place) ?? analysis.supposing { $0.sums(caughtOn: ways, isOvershooting) }
      defer { known.put(sums, at: place) }
      return test(&sums)
    }
  }

  /// Whether some motions move their number. Motions of several numbers may leave the one where it is.
  private mutating func isMoved(on ways: [CaughtWay]) -> Bool {
    for way in ways where isMotion(way) { return true }
    return false
  }

  /// Whether a motion of several numbers moves the one.
  private mutating func isMotion(_ way: CaughtWay) -> Bool {
    expressions.areEqual(number(way.part, of: way.begin), number(way.part, of: way.end)) != true
      && !surelyCaught(isOvershooting: true) { sums in
        sums.areEqual(sums.value(way.begin, way.part, .layout), sums.value(way.end, way.part, .layout))
      }
  }

  /// The expression of a number of a value, which may be written number by number; the value itself where it is not.
  private func number(_ part: Int, of value: ExpressionID) -> ExpressionID {
    expressions.numbers(of: value, through: transition.locals)?[part] ?? value
  }

  /// Whether a value depends on the finger by itself, not only through what drives a number that the caught motions move.
  private mutating func readsFinger(_ value: ExpressionID) -> Bool {
    let leaders = valuesOfMoved()
    func reads(_ id: ExpressionID) -> Bool {
      if !facts.reads(.gesture, id) || leaders.contains(where: { expressions.areEqual($0, id) == true }) {
        return false
      }
      if case .local(let index) = expressions[id].kind { return reads(transition.locals[index].value) }
      let operands = expressions.operands(of: id)
      return operands.isEmpty || operands.contains(where: reads)
    }
    return reads(value)
  }

  /// The values of the driven numbers that the caught motions move.
  private mutating func valuesOfMoved() -> [ExpressionID] {
    if let movedValues { return movedValues }
    var values: [ExpressionID] = []
    for drive in interaction.drives {
      guard let value = drive.value else { continue }
      for (part, key) in drive.numbers.enumerated() where isMoved(on: caughtWays(key)) {
        values.append(number(part, of: value))
      }
    }
    movedValues = values
    return values
  }

  /// Reports limits that surely change a value that can be caught. Such a value is anywhere on the way of a track, and as far
  /// beyond as the curve overshoots.
  private mutating func reportLimits(_ parts: [CatchLimits], of drive: Drive, _ value: ExpressionID) {
    for (part, limits) in parts.enumerated() where !limits.isNone || !limits.keepsOvershoots {
      let key = PartKey(drive.subject, drive.property, part)
      for way in caughtWays(key) where limits.keepsOvershoots || way.share > 0 {
        guard let text = text(way, cutBy: limits, of: key) else { continue }
        let place = "when it is caught, it may be at \(text), "
        report(
          Diagnostic(
            .catchJumps, at: expressions[value].range, [.text(name(drive))],
            labels: [
              DiagnosticLabel(
                way.location.range, way.share == 0 ? "this is its last value" : "this curve overshoots")
            ],
            notes: [
              place
                + (way.share == 0
                  ? "but the limits here are narrower; widen them to all values of the motion"
                  : "because its curve overshoots the limits here; widen them, or use a curve that does not, "
                    + "such as `spring(damping: 1)`")
            ]))
        return
      }
    }
  }

  /// The farthest value of a way that limits surely change; nil if they may leave it unchanged.
  private mutating func text(_ way: CaughtWay, cutBy limits: CatchLimits, of key: PartKey) -> String? {
    var outside: Interval?
    let isCut = surely(.zero) { analysis in
      let now = analysis.farthest(way, of: key)
      outside = outside?.hull(now.range) ?? now.range
      return !limits.keepsOvershoots || analysis.cuts(now, limits)
    }
    return isCut ? outside?.text(key.property.dimension) : nil
  }

  private mutating func reportCatch(_ index: Int) {
    let drive = interaction.drives[index]
    let name = name(drive)
    let start = "start.\(name)"
    let readsStart = drive.value.map { facts.reads(.start, $0) } ?? false
    // A range limits one number.
    let within = "from its lowest to its highest rest value"
    let example =
      switch drive.property.type {
      case .scalar: ", as `rubberBand(\(start) + …, in: …)` does \(within)"
      case .vector: ", as `vector(\(start).x, rubberBand(\(start).y + …, in: …))` does \(within)"
      case .point: ", as `point(\(start).x, rubberBand(\(start).y + …, in: …))` does \(within)"
      case .size: ", as `size(\(start).width, rubberBand(\(start).height + …, in: …))` does \(within)"
      case .rect: ", as `offset(\(start), …)` does"
      case .insets, .color, .range, .flag: ""
      }
    let other = drive.value.flatMap { leader(of: drive, $0) }
    let addition =
      other.map { "as `\(start) + RATIO * (\($0) - start.\($0))` does, where RATIO is that of their ways, " }
      ?? ""
    // There is no arithmetic with colours.
    let beginning =
      drive.property.type == .color
      ? ""
      : readsStart
        ? "there this must equal `\(start)`\(example); or " : "begin with `\(start)`, \(addition)or "
    let states = interaction.states
    let rest =
      states?.drive == index
      ? "leave `catches settle` out"
      : states != nil || interaction.drives.contains { $0.value != nil && $0.subject != drive.subject }
        ? "leave this `drive` out, so that it plays when the finger is lifted"
        : "drive nothing, so that everything follows the progress"
    report(
      Diagnostic(
        .catchJumps, at: drive.value.map { expressions[$0].range } ?? drive.location.range,
        [.text(name)],
        notes: [cause(of: drive)].compactMap(\.self)
          + ["a caught value is between its rest values: \(beginning)\(rest)"],
        fixIts: [drive.value.flatMap { startRemedy(drive, $0, isRest: true) }].compactMap(\.self)))
  }
}

extension InteractionRules {
  /// The name of another driven number that a driven number reads; nil where there is none.
  private func leader(of drive: Drive, _ value: ExpressionID) -> String? {
    var leader: String?
    let others = interaction.drives.filter {
      $0.subject != drive.subject && $0.property.type == drive.property.type && $0.property.type.count == 1
    }
    expressions.visit(value, reading: .property) { id in
      guard case .property(let subject, let property) = expressions[id].kind else { return }
      leader = leader ?? others.first { $0.subject == subject && $0.property == property }.map { name($0) }
    }
    return leader
  }
}

/// Analyses of a caught beginning. A transition with many drives asks for the same ones again and again.
struct CaughtSums {
  struct Place: Hashable {
    var occasion: UInt64
    var isOvershooting: Bool
  }

  typealias Ways = (key: PartKey, ways: [CaughtWay])

  /// The motions of all driven numbers; nil until they are asked for.
  var ways: [Ways]?
  private var all: [Place: SumAnalysis] = [:]
  /// Those of all displays, with and without overshoots.
  private static let most = 2 * GestureDomain.displays.count

  /// Takes an analysis out, so that it is not copied.
  mutating func take(_ place: Place) -> SumAnalysis? { all.removeValue(forKey: place) }

  mutating func put(_ sums: SumAnalysis, at place: Place) {
    if all.count >= Self.most { all = [:] }
    all[place] = sums
  }
}

extension FingerAnalysis {
  /// The sums of a beginning on some motions of the driven numbers.
  fileprivate mutating func sums(
    caughtOn driven: [CaughtSums.Ways], _ isOvershooting: Bool
  ) -> SumAnalysis {
    let driven = driven.map { key, ways in (key, ways.filter { isOvershooting || $0.share == 0 }) }
    for (key, ways) in driven { suppose(key, on: ways) }
    var sums = SumAnalysis(self)
    for (key, ways) in driven {
      let places = ways.map { sums.farthest($0, of: key) }
      sums.suppose(key, among: places)
    }
    return sums
  }

  /// Supposes that a number begins somewhere on one of some motions.
  mutating func suppose(_ key: PartKey, on ways: [CaughtWay]) {
    let places = ways.map { farthest($0, of: key).range }
    guard let first = places.first else { return }
    restrict(.rest(key), to: places.dropFirst().reduce(first) { $0.hull($1) })
  }
}

extension FingerInterpreter {
  /// The farthest value of a motion.
  fileprivate mutating func farthest(_ way: CaughtWay, of key: PartKey) -> Number {
    let end = value(way.end, way.part, .layout)
    if way.share == 0 { return held(end, to: key.property.bounds) }
    let beyond = combined(.multiply, end - value(way.begin, way.part, .layout), constant(way.share))
    return held(end + beyond, to: key.property.bounds)
  }
}

extension SumAnalysis {
  /// Whether a number of a value surely is another number.
  fileprivate mutating func isSurely(_ id: ExpressionID, _ part: Int, _ number: PossibleSum) -> Bool {
    let value = value(id, part)
    return areEqual(value, number)
  }
}
