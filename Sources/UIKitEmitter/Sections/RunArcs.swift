import TransitionPlan

/// What moves on arcs while a direction plays.
///
/// The straight way is animated as any other; what is added to it stands off from it, and is nothing at both ends.
enum RunArcs {
  /// The methods that add it.
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    guard scope.hasArcs else { return [] }
    let directions = scope.bendsAlike ? [scope.played[0]] : scope.played
    return directions.filter { !scope.arcs($0).isEmpty }.flatMap { direction in
      [.blank] + method(scope, direction)
    }
  }

  /// The call of such a method, before the animators of the direction start.
  static func call(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    scope.arcs(direction).isEmpty ? [] : swift { name(scope, direction) + "()" }
  }

  /// The statements that end it where it may not have ended yet.
  static func end(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return swift {
      for subject in scope.bentSubjects {
        "\(writer.object(subject)).layer.removeAnimation(forKey: \(LayerKey.of("arc")))"
      }
    }
  }

  private static func name(_ scope: TransitionScope, _ direction: Direction) -> String {
    scope.bendsAlike ? "bend" : "bend" + NameTable.capitalized(direction.rawValue)
  }

  private static func method(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    let arcs = scope.arcs(direction)
    return swift {
      SwiftItem.doc("`along`: what moves on an arc (\(scope.lines(arcs.map(\.track.location)))).")
      SwiftItem.block("private func \(name(scope, direction))()") {
        for bent in arcs {
          if case .shared(let element) = bent.track.subject {
            SwiftItem.block("if let \(scope.ends(element))") { statements(scope, bent, direction) }
          } else {
            statements(scope, bent, direction)
          }
        }
      }
    }
  }

  private static func statements(
    _ scope: TransitionScope, _ bent: ArcTrack, _ direction: Direction
  ) -> [SwiftItem] {
    let track = bent.track
    let pace = Pace(track)
    let writer = SlotWriter(scope: scope)
    let object = writer.object(track.subject)
    let view = object.hasSuffix("?") ? String(object.dropLast()) : object
    let field = PoseWriter.field(scope, track.subject, track.property)
    let way = field + "Way"
    let distance = writer.distance(track.subject, track.property, direction)
    let isKnown = Double(distance.text) != nil
    let (x, y) = bent.arc.displacement(isKnown ? distance : Code(way))
    var arguments = [view, "by: CGVector(dx: \(x.text), dy: \(y.text))"]
    if scope.isBentInside(track) { arguments.append("in: container") }
    if pace.delay > 0 { arguments.append("delay: \(Code(pace.delay).text)") }
    arguments.append("duration: \(Code(pace.duration).text)")
    return swift {
      if !isKnown { "let \(way): CGFloat = \(distance.text)" }
      call(scope, arguments, pace, field + "Course")
    }
  }

  /// The call of the helper, with the way over the time, both as shares, as a function of a parameter.
  private static func call(
    _ scope: TransitionScope, _ arguments: [String], _ pace: Pace, _ name: String
  ) -> [SwiftItem] {
    func call(_ course: String) -> String {
      "\(scope.helper(.bend))(\((arguments + ["course: " + course]).joined(separator: ", ")))"
    }
    switch pace.curve {
    case .linear: return swift { call("{ CGPoint(x: $0, y: $0) }") }
    case .cubic(let curve, _):
      let controls = [curve.x1, curve.y1, curve.x2, curve.y2].map { Code($0) }
      return swift { call(Code.call(scope.helper(.course), controls).text) }
    case .spring(let curve):
      return swift {
        SwiftItem.block("func \(name)(_ share: CGFloat) -> CGPoint") {
          spring(curve.spring, pace.duration)
        }
        call(name)
      }
    }
  }

  /// Where a spring is after a `share` of its time: the closed forms of `Spring.position(at:velocity:)`.
  private static func spring(_ spring: Spring, _ duration: Double) -> [SwiftItem] {
    func text(_ number: Double) -> String { Code(number.plain).text }
    func decay(_ rate: Double) -> String { "exp(-\(text(rate)) * share)" }
    let (w, z) = (spring.frequency * duration, spring.dampingRatio)
    if abs(z - 1) < 1e-6 {
      return swift {
        "let left: CGFloat = (1 + \(text(w)) * share) * \(decay(w))"
        "return CGPoint(x: share, y: 1 - left)"
      }
    }
    if z < 1 {
      let turn = w * (1 - z * z).squareRoot()
      return swift {
        "let angle: CGFloat = \(text(turn)) * share"
        "let left: CGFloat = \(decay(z * w)) * (cos(angle) + \(text(z * w / turn)) * sin(angle))"
        "return CGPoint(x: share, y: 1 - left)"
      }
    }
    let root = (z * z - 1).squareRoot()
    let (slow, fast) = (w / (z + root), w * (z + root))
    let part = fast / (fast - slow)
    return swift {
      "let left: CGFloat = \(text(part)) * \(decay(slow)) - \(text(part - 1)) * \(decay(fast))"
      "return CGPoint(x: share, y: 1 - left)"
    }
  }
}

extension Code {
  /// A rectangle elsewhere.
  func offset(by way: (x: Code, y: Code)) -> Code {
    member("offsetBy(dx: \(way.x.text), dy: \(way.y.text))")
  }
}

extension SlotWriter {
  /// How far apart the two sides of a place are.
  func distance(_ subject: Subject, _ property: Property, _ direction: Direction) -> Code {
    if case .shared(let element) = subject, property == .frame {
      let ends = [direction.start, direction.end].map {
        Code("\(scope.ends(element)).\(scope.endName(element, $0))Frame")
      }
      return .call(scope.helper(.distance), ends)
    }
    let a = rest(subject, property, at: direction.start)
    let b = rest(subject, property, at: direction.end)
    let numbers = [a.pair.x, b.pair.x, a.pair.y, b.pair.y].compactMap { Double($0.text) }
    if numbers.count == 4 {
      let (x, y) = (numbers[1] - numbers[0], numbers[3] - numbers[2])
      return Code((x * x + y * y).squareRoot().plain)
    }
    return .call(scope.helper(.distance), [a, b].map(Self.place))
  }

  /// A rectangle around a place.
  private static func place(_ value: Value) -> Code {
    if case .rect(let rect) = value { return rect }
    return Code("CGRect(origin: \(value.point.text), size: .zero)")
  }

  /// How far a place stands off from its straight way at the variable `position`; nil where that is the way.
  func standOff(_ subject: Subject, _ property: Property, _ direction: Direction) -> (x: Code, y: Code)? {
    guard let arc = scope.arc(subject, property, direction) else { return nil }
    let share = share(subject, property, direction)
    let middle = arc.displacement(distance(subject, property, direction))
    let arch = Code.call(scope.helper(.arch), [share])
    return (
      middle.x == .zero ? .zero : middle.x * arch, middle.y == .zero ? .zero : middle.y * arch
    )
  }
}
