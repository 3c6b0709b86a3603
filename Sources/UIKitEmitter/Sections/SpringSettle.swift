import TransitionPlan

/// A settle by springs: each driven property goes on at the velocity that the finger gave it.
struct SpringSettle {
  let scope: TransitionScope
  let index: Int

  /// The functions of a run: one for each gesture, or one where all do the same.
  static func all(_ scope: TransitionScope) -> [SwiftItem] {
    let springs = sprung(scope).map { SpringSettle(scope: scope, index: $0) }
    let written = isOne(scope) ? Array(springs.prefix(1)) : springs
    return written.flatMap { spring in
      let places = isOne(scope) ? springs.flatMap(\.locations) : spring.locations
      return [.blank] + spring.items(places)
    }
  }

  /// The gestures of which some outcome is a spring.
  private static func sprung(_ scope: TransitionScope) -> [Int] {
    scope.pulls.filter { !RunSettle.springSides(scope, $0).isEmpty }
  }

  /// Whether all that settle by a spring do the same.
  private static func isOne(_ scope: TransitionScope) -> Bool {
    guard !scope.hasManyPoses, let first = sprung(scope).first else { return false }
    let body = SpringSettle(scope: scope, index: first).body
    return sprung(scope).allSatisfy { SpringSettle(scope: scope, index: $0).body == body }
  }

  /// The function's name.
  var name: String {
    scope.isPulledManyWays && !Self.isOne(scope) ? scope.pull(index) + "Spring" : "spring"
  }

  var interaction: Interaction { scope.transition.interactions[index] }
  var writer: SlotWriter { SlotWriter(scope: scope, isInRun: true) }
  private var closureWriter: SlotWriter { SlotWriter(scope: scope, receiver: "self.", isInRun: true) }

  /// The side at which it settles: known, when only one outcome is a spring.
  var side: Side? {
    let sides = RunSettle.springSides(scope, index)
    return sides.count == 1 ? sides[0] : nil
  }

  var choice: SideChoice { side.map { .fixed($0) } ?? .variable }

  var canFinish: Bool {
    RunSettle.springSides(scope, index).contains(interaction.direction.end)
  }

  /// Whether UIKit is told a spring's stiffness: where a settle has one that is exact, of mass 1, its other one has so too.
  private var isExact: Bool {
    springs.contains { if case .spring(let curve) = $0.settle.curve { curve.isExact } else { false } }
  }

  /// The timing by a velocity.
  private var parameters: String {
    isExact
      ? "UISpringTimingParameters(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)"
      : "UISpringTimingParameters(dampingRatio: damping, initialVelocity: velocity)"
  }

  /// The call of the function that settles at a side by a spring.
  func call(to side: String, _ curve: SpringCurve, duration: Double) -> String {
    let spring = curve.spring
    let constants =
      isExact
      ? "stiffness: \(Code(spring.stiffness / spring.mass).text), damping: \(Code(spring.damping / spring.mass).text)"
      : "damping: \(Code(curve.dampingRatio).text)"
    return "\(name)(to: .\(side), duration: \(Code(duration).text), \(constants), velocity: released.velocity)"
  }

  /// Where the spec says so.
  private var locations: [SpecLocation] {
    [interaction.finish, interaction.cancel].filter { settle in
      if case .spring = settle.curve { true } else { false }
    }.map(\.location)
  }

  private func items(_ places: [SpecLocation]) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "\(interaction.drives.isEmpty ? "Everything" : "Each driven property") goes on at the velocity it has "
          + "(\(scope.lines(places))).")
      SwiftItem.doc("")
      SwiftItem.doc(
        "The velocity of a scalar is a magnitude, towards its end: one that leads away from it counts as none."
      )
      if body.mention("homeward") {
        SwiftItem.doc(
          "A transform goes on as one: what leads along the way that all of it has left is its velocity.")
      }
      SwiftItem.block(
        "private func \(name)(to side: \(scope.type("Side")), duration: TimeInterval, "
          + "\(isExact ? "stiffness: CGFloat, " : "")damping: CGFloat, velocity: \(scope.finger.type))"
      ) { body }
    }
  }

  private var body: [SwiftItem] {
    let type = scope.poseType(index)
    let pose = (scope.hasManyPoses ? "" : "self.") + scope.poseName(index)
    let slots = RunFinger.drivenSlots(scope, index)
    let finger = scope.finger
    return swift {
      "let moment: CGFloat = 0.001"
      ahead
      "let now: \(type) = \(pose)(at: \(finger.name))"
      "let next: \(type) = \(pose)(at: ahead)"
      let settling = slots.isEmpty ? scrubbed : withFounds(driven(slots))
      if settling.mention("speed") {
        SwiftItem.block("func speed(_ now: CGFloat, _ next: CGFloat, _ home: CGFloat) -> CGFloat") {
          "abs(home - now) < 1e-9 ? 0 : (next - now) / moment / (home - now)"
        }
      }
      if settling.mention("homeward") { Homeward.functions }
      if holdsBlurs {
        SwiftItem.block("func timing(_ dx: CGFloat, _ dy: CGFloat) -> UISpringTimingParameters") {
          "let velocity = CGVector(dx: dx, dy: dy)"
          "return \(parameters)"
        }
        SwiftItem.block("func spring(_ dx: CGFloat, _ dy: CGFloat) -> UIViewPropertyAnimator") {
          "animator(duration: duration, timing: timing(dx, dy))"
        }
      } else {
        SwiftItem.block("func spring(_ dx: CGFloat, _ dy: CGFloat) -> UIViewPropertyAnimator") {
          "let velocity = CGVector(dx: dx, dy: dy)"
          "let timing = \(parameters)"
          "return animator(duration: duration, timing: timing)"
        }
      }
      settling
      "start(to: side)"
    }
  }

  /// The statement that says where the finger is a moment later.
  private var ahead: String {
    let gesture = interaction.gesture
    let (now, speed) = (scope.figure(gesture, of: "finger"), scope.figure(gesture, of: "velocity"))
    let point = "CGPoint(x: \(now).x + \(speed).x * moment, y: \(now).y + \(speed).y * moment)"
    let next = gesture.isPan ? point : "\(now) + \(speed) * moment"
    let type = gesture.isPan || scope.isMixed ? "" : ": CGFloat"
    return "let ahead\(type) = \(scope.moved(gesture, next))"
  }

  /// What the statements read of what was found under no track, by names that closures may use too.
  private func withFounds(_ items: [SwiftItem]) -> [SwiftItem] {
    let names = scope.foundUnderFinger.compactMap { found -> SwiftItem? in
      let name = scope.name(of: found)
      guard items.mention(name), let type = scope.type(of: found) else { return nil }
      let neutral = type.initial.dropFirst(" = ".count)
      let value =
        scope.isOverlay
        ? "presentation?.\(name)\(neutral.isEmpty ? "" : " ?? \(neutral)")" : "self.\(name)"
      return .line("let \(name): \(type.name) = \(value)", comment: nil)
    }
    return names + items
  }

  /// Everything follows the position; places take its velocity in both directions.
  private var scrubbed: [SwiftItem] {
    let end = interaction.direction.end
    // Where fingers come in either direction, and none takes over from another, one function does for all.
    let far =
      scope.isPulledManyWays && scope.played.count > 1 && !scope.changesPull && !scope.hasManyPoses
      ? "side == start ? 0 : 1" : "side == .\(scope.names[end]) ? 1 : 0"
    let home = side.map { $0 == end ? "1" : "0" } ?? far
    return swift {
      "let home: CGFloat = \(home)"
      "let along: CGFloat = max(0, speed(\(position("now")), \(position("next")), home))"
      for element in scope.transition.shared.indices {
        let slot = Slot(subject: .shared(element), kind: .frame)
        let picture = scope.names.element(element)
        SwiftItem.block("if let \(scope.ends(element))") {
          "let frame: CGRect = \(writer.rest(slot, at: choice).text)"
          SwiftItem.block("spring(along, along).addAnimations") {
            "self.\(picture).center = CGPoint(x: frame.midX, y: frame.midY)"
          }
        }
      }
      places
      RunShadows.whole(scope, springs, velocity: "along")
      RunBlurs.settle(scope, at: choice, timing: "timing(along, 0)")
      RunSettle.adds("spring(along, 0)", scope, besideBlurs: holdsBlurs)
    }
  }

  /// The springs by which it settles.
  var springs: [(side: Side, settle: Settle)] {
    let sides = RunSettle.springSides(scope, index)
    let settles = [
      (interaction.direction.end, interaction.finish), (interaction.direction.start, interaction.cancel),
    ]
    return settles.filter { sides.contains($0.0) }
  }

  private func position(_ pose: String) -> String { scope.position(index, pose) }

  /// The places of screens and of views, which move in both directions too.
  private var places: [SwiftItem] {
    let slots = scope.plainSlots.filter { slot in
      if case .screen(let side) = slot.subject, slot.kind == .transform { return scope.placesViews(in: side) }
      return slot.kind == .frame && !(scope.geometry(slot.subject).isEmpty)
    }
    if slots.isEmpty { return [] }
    let items: [SwiftItem]
    if scope.isOverlay {
      items = swift {
        "spring(along, along).addAnimations { self.presentation?.\(scope.layOut(at: "side")) }"
      }
    } else {
      items = [
        .closure(
          "spring(along, along).addAnimations", parameters: "[self] in",
          slots.flatMap { RunValues.placed(scope, $0, writer.statements($0, at: .variable)) })
      ]
    }
    return scope.asksIfFading ? [.block("if !isFading", comment: nil, items, tail: .none)] : items
  }

  private func driven(_ slots: [Slot]) -> [SwiftItem] {
    swift {
      let moving = slots.filter { $0.isLeftOutOfFades && scope.canFade }
      for slot in slots { homes(slot) }
      for slot in slots where !moving.contains(slot) && !slot.kind.isShadow { spring(slot) }
      if castsShadows { casts(slots.filter(\.kind.isShadow)) }
      if !moving.isEmpty {
        SwiftItem.block("if !isFading") { for slot in moving { spring(slot) } }
      }
      // Without any animator the run would never leave: in a crossfade there may be none but this.
      if canFinish || holdsBlurs || moving.count == slots.count {
        if !castsShadows { RunShadows.whole(scope, springs, velocity: "0") }
        // What no drive names plays whole when it finishes, and not at all when it is cancelled.
        RunSettle.adds(
          "spring(0, 0)", scope, besideBlurs: holdsBlurs, comment: "what the finger did not move")
      }
    }
  }

  func drives(_ slot: Slot) -> [Drive] {
    interaction.drives.filter { $0.subject == slot.subject && Slot.kind(of: $0.property) == slot.kind }
  }

  /// The home of each driven value, and its speed towards it.
  private func homes(_ slot: Slot) -> [SwiftItem] {
    if let whole = whole(slot) { return whole.items }
    return drives(slot).flatMap { drive -> [SwiftItem] in
      let field = PoseWriter.field(scope, drive)
      func speed(_ suffix: String, _ member: String, _ home: String) -> String {
        "let \(field)Speed\(suffix): CGFloat = speed(now.\(field)\(member), next.\(field)\(member), \(home))"
      }
      switch drive.property {
      case .frame where slot.element == nil:
        let home = field + "Home"
        return swift {
          "let \(home): CGRect = \(rest(drive).scalar.text)"
          speed("X", ".midX", home + ".midX")
          speed("Y", ".midY", home + ".midY")
        }
      case .center where slot.element == nil:
        let value = rest(drive)
        return swift {
          speed("X", ".x", value.pair.x.text)
          speed("Y", ".y", value.pair.y.text)
        }
      case .size: return []
      case .frame, .center:
        let home = field + "Home"
        let (x, y) = drive.property == .frame ? (".midX", ".midY") : (".x", ".y")
        return swift {
          "let \(home): CGRect = \(rect(slot))"
          speed("X", x, home + ".midX")
          speed("Y", y, home + ".midY")
        }
      case .translation:
        let value = rest(drive)
        return swift {
          speed("X", ".x", value.pair.x.text)
          speed("Y", ".y", value.pair.y.text)
        }
      case .background: return swift { "let \(field)Speed: CGFloat = \(mixingSpeed(drive))" }
      default: return swift { speed("", "", rest(drive).scalar.text) }
      }
    }
  }

  /// What moves as one, if it is by several numbers: a transform, also one by which a view goes to its place.
  private func whole(_ slot: Slot) -> Homeward? {
    let isShifted = slot.kind == .frame && scope.isShifted(slot.subject)
    guard slot.kind == .transform || isShifted else { return nil }
    let homeward = Homeward(
      scope, slot, drives(slot), object: writer.object(slot.subject), start: interaction.direction.start,
      rest: { writer.rest(slot.subject, $0, at: $1 ?? choice) }, goesOn: canFinish)
    return homeward.parts.count > 1 ? homeward : nil
  }

  private func rest(_ drive: Drive) -> Value { writer.rest(drive.subject, drive.property, at: choice) }

  /// The rectangle of a picture where it settles, from ends that may be missing.
  private func rect(_ slot: Slot) -> String {
    guard let element = slot.element else { return ".zero" }
    func name(_ side: Side) -> String { "\(scope.ends(element))?.\(scope.endName(element, side))Frame" }
    if let side { return name(side) + " ?? .zero" }
    return "(side == .\(scope.from) ? \(name(.from)) : \(name(.to))) ?? .zero"
  }

  private func spring(_ slot: Slot) -> [SwiftItem] {
    let drives = drives(slot)
    let fields = drives.map { PoseWriter.field(scope, $0) }
    if slot.kind == .frame, slot.element == nil { return place(slot, drives) }
    if slot.kind == .frame, let field = fields.first, let drive = drives.first {
      let picture = closureWriter.object(slot.subject)
      let home = field + "Home"
      let center = "\(picture).center = CGPoint(x: \(home).midX, y: \(home).midY)"
      return swift {
        if drive.property == .frame {
          SwiftItem.block("spring(\(field)SpeedX, \(field)SpeedY).addAnimations") {
            "\(picture).bounds = CGRect(origin: .zero, size: \(home).size)"
            center
            if slot.element.map(scope.isBox) ?? false { "\(picture).layoutIfNeeded()" }
          }
        } else {
          SwiftItem.compact("spring(\(field)SpeedX, \(field)SpeedY).addAnimations", center)
        }
      }
    }
    let velocity = "\(whole(slot)?.name ?? "max(0, \(fields.first ?? "value")Speed)"), 0"
    if slot.kind == .blur {
      return [RunBlurs.settle(scope, slot, at: choice, timing: "timing(\(velocity))")]
    }
    let head = "spring(\(velocity)).addAnimations"
    let value = writer.rest(slot, at: choice)
    if isLiteral(slot) { return swift { SwiftItem.compact(head, closureWriter.assign(slot, value)) } }
    // What is read now is read before the closure, which then needs nothing but the value.
    let home = (fields.first ?? "value") + "Home"
    let transform = scope.is3D(slot.subject) ? "CATransform3D" : "CGAffineTransform"
    let type = slot.kind == .transform ? transform : slot.kind == .background ? "UIColor?" : "CGFloat"
    return swift {
      "let \(home): \(type) = \(value.text)"
      SwiftItem.compact(head, closureWriter.assign(slot, Code(home)))
    }
  }

  /// A screen or a view goes to its place: a whole middle in both directions too, a coordinate only towards its end.
  private func place(_ slot: Slot, _ drives: [Drive]) -> [SwiftItem] {
    var speeds: [Axis: String] = [:]
    for drive in drives {
      let field = PoseWriter.field(scope, drive)
      if drive.property == .frame || drive.property == .center {
        speeds = [.horizontal: field + "SpeedX", .vertical: field + "SpeedY"]
      } else {
        for axis in Axis.allCases where drive.property.isSaid(on: axis) {
          speeds[axis] = "max(0, \(field)Speed)"
        }
      }
    }
    let (x, y) = (speeds[.horizontal], speeds[.vertical])
    let shifted = whole(slot)?.name ?? x ?? y ?? "0"
    let call =
      scope.isShifted(slot.subject)
      ? "spring(\(shifted), 0).addAnimations"
      : "spring(\(x ?? "0"), \(y ?? "0")).addAnimations"
    if scope.isOverlay, !slot.subject.isAdded {
      return swift { SwiftItem.block(call) { "self.presentation?.\(scope.layOut(at: "side"))" } }
    }
    return [.closure(call, parameters: "[self] in", writer.statements(slot, at: choice))]
  }

  /// Whether a slot's values at rest read nothing.
  private func isLiteral(_ slot: Slot) -> Bool {
    scope.allTracks.filter { $0.subject == slot.subject && Slot.kind(of: $0.property) == slot.kind }
      .allSatisfy { scope.isConstant($0.start) && scope.isConstant($0.end) }
  }
}
