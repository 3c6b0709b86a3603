import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Rules about interactions without drives: the screen that leaves or appears should go with the finger.
extension InteractionRules {
  /// The share of what is seen of its length that a screen travels at least when it leaves completely.
  private static let whole = 0.9

  /// The share of it that a screen travels at least when it is under the finger, or changes places with the other one.
  private static let half = 0.5

  /// Reports a screen that follows the progress and goes completely against the finger, while no object under the finger goes
  /// with it: the to screen, or the from screen if the finger is on it.
  mutating func checkLeaving() {
    guard let way, let sign = sign(of: way) else { return }
    if way.value == .scale { return checkScaledAway(sign) }
    guard let side = Side.allCases.reversed().first(where: { goes($0, against: way, sign) }),
      let entry = facts.place(of: .screen(side), along: way.axis)
    else { return checkLead(way, sign) }
    let name = transition[side].name
    let verb = interaction.direction.start == side ? "leaves" : "comes"
    report(
      finding(
        .goesAgainst(name, verb: verb), at: gesturePlace.range,
        labels: [DiagnosticLabel(entry.location.range, "it moves in the other direction here")],
        notes: ["change the direction of the gesture, or that of the screen"]))
  }

  /// How many times as large, or as small, a screen becomes at least where that is against the fingers.
  private static let muchScaled = 1.5

  /// Reports a screen under two fingers that follows the progress and grows much as they come together, or shrinks as they spread, while
  /// nothing is scaled with them.
  private mutating func checkScaledAway(_ sign: Double) {
    let subject = Subject.screen(interaction.direction.start)
    let key = PartKey(subject, .scale, 0)
    // A screen below the other one may recede.
    guard interaction.states == nil, isHeldByFinger, transition.shared.isEmpty,
      transition.top == interaction.direction.start,
      let entry = facts.entries[key], !facts.held.contains(key), follows(subject, by: \.isScale)
    else { return }
    let others = neighbours.transition[interaction.direction].tracks.filter {
      $0.subject != subject && ($0.property.isScale || $0.property.isOfFrame)
    }
    let isAgainst =
      others.isEmpty
      && surely(.lasting) {
        guard let way = $0.restWay(key) else { return false }
        let (begin, end) = ($0.rest(key).range, ($0.rest(key) + way).range)
        return sign < 0 ? end.low >= Self.muchScaled * begin.high : end.high * Self.muchScaled <= begin.low
      }
    if !isAgainst { return }
    report(
      finding(
        .goesAgainst(transition.name(of: subject), verb: sign < 0 ? "grows" : "shrinks"),
        at: (gesturePlace).range,
        labels: [DiagnosticLabel(entry.location.range, "it is scaled the other way here")],
        notes: ["change the direction of the gesture, or the values of the scale"]))
  }

  /// How many times as fast as the finger a screen may go.
  private static let mostLead = 8.0

  /// Reports a to screen that follows the progress far ahead of the finger.
  private mutating func checkLead(_ way: GestureDomain.Way, _ sign: Double) {
    guard interaction.states == nil, interaction.drives.isEmpty, isHeldByFinger,
      way.value == .translation, way.isDirected, let progress = interaction.progress,
      facts.place(of: .screen(.to), along: way.axis) != nil,
      surely(
        .lasting,
        {
          guard let gone = $0.placeWay(.screen(.to), .translation, along: way.axis) else { return false }
          let length = Self.beginning * $0.display.length(along: way.axis)
          $0.restrict($0.domain.gone(Self.beginning, of: $0.display))
          let share = $0.value(progress).range.low
          return share > 0 && share < 1 && (gone * Quantity(sign)).range.low * share > Self.mostLead * length
        })
    else { return }
    report(
      idle: "most of the motion of `\(gesture.text)`",
      "`\(transition.to.name)` goes more than \(NumberText.text(Self.mostLead)) times as fast as the finger",
      at: expressions[progress].range,
      notes: ["divide by the distance that the screen moves, so that it follows the finger"])
  }

  /// Whether a screen follows the progress and goes completely against the finger, while no object goes with the finger, or while it
  /// covers the screen under the finger.
  mutating func goes(_ side: Side, against way: GestureDomain.Way, _ sign: Double) -> Bool {
    let subject = Subject.screen(side)
    guard interaction.states == nil, follows(subject), isHeldByFinger, way.value == .translation,
      side == .to || interaction.view.side == side, facts.place(of: subject, along: way.axis) != nil
    else { return false }
    let covers = side == .to && transition.top == .to
    let whole = side == .to ? Self.whole : Self.half
    return surely(.lasting) {
      let length = PartKey(subject, way.axis[.length], 0)
      // A screen that changes its size becomes something else.
      guard $0.restWay(length)?.range.isZero ?? true, !$0.facts.held.contains(length),
        let gone = $0.asDistances({ $0.placeWay(subject, .translation, along: way.axis) })
      else { return false }
      let seen = min($0.rest(length).range.high, $0.display.length(along: way.axis))
      let most = (gone * Quantity(sign)).range.high
      let share = most / seen
      // Beside a small screen more of the other one is seen.
      let isLarge = covers && $0.rest(length).range.low > $0.display.length(along: way.axis) / 4
      return share < -whole
        && !$0.mayGoAlong(way.axis, sign, besides: subject, isCovering: isLarge, by: -most)
        || covers && share < -Self.half && $0.fromGoesAlong(way.axis, sign, Self.half)
          && $0.toRestsInside(way.axis, gone)
    }
  }

  /// Whether a screen follows the progress: nothing is driven, or its tracks are.
  /// - Parameter isMeant: Which properties of it count.
  private func follows(
    _ screen: Subject, by isMeant: (Property) -> Bool = { $0.isOfFrame || $0 == .translation }
  ) -> Bool {
    let drives = interaction.drives
    return drives.isEmpty
      || drives.allSatisfy { $0.value == nil }
        && drives.contains { $0.subject == screen && isMeant($0.property) }
  }

  /// Whether the finger is on the screen that leaves, on the screen below, or on the container.
  private var isHeldByFinger: Bool {
    switch interaction.view {
    case .provided(let side, _): side == interaction.direction.start
    case .container, .screen: true
    case .added, .shared, .tabBar, .navigationBar: false
    }
  }

  /// The sign of the finger's motion along its axis as the progress grows, 1 for right or down; nil where it is not known.
  mutating func sign(of way: GestureDomain.Way) -> Double? {
    if way.isDirected { return way.sign }
    guard let progress = interaction.progress else { return nil }
    return [1.0, -1].first { sign in surely(.lasting) { $0.value(progress).goes(sign) } }
  }
}

extension FingerAnalysis {
  /// Whether the from screen surely goes a share of its length with the finger.
  fileprivate mutating func fromGoesAlong(_ axis: Axis, _ sign: Double, _ share: Double) -> Bool {
    let screen = Subject.screen(.from)
    guard let way = placeWay(screen, .translation, along: axis) else { return false }
    let length = rest(PartKey(screen, axis[.length], 0)).range
    return (way * Quantity(sign)).range.low > share * length.high
  }

  /// Whether the to screen surely rests more than half inside the container along an axis: another place has a finding of its own.
  /// - Parameter way: How far it goes as the gesture goes on.
  fileprivate mutating func toRestsInside(_ axis: Axis, _ way: Quantity) -> Bool {
    let screen = Subject.screen(.to)
    let begin = rest(PartKey(screen, axis[.minimum], 0)) + rest(PartKey(screen, .translation, axis))
    let end = facts.interaction.direction == .forward ? begin + way : begin
    return end.range.magnitude.high < display.length(along: axis) / 2
  }

  /// Whether an object may follow the finger by a track along an axis. What a large screen covers as it goes the other way is seen less than
  /// that screen, so it has to go as far, unless it is a view that the finger is on.
  fileprivate mutating func mayGoAlong(
    _ axis: Axis, _ sign: Double, besides screen: Subject, isCovering: Bool, by distance: Double
  ) -> Bool {
    var seen: Set<Subject> = [screen]
    let covered = isCovering ? facts.transition.layerOrder.prefix { $0 != screen } : []
    for track in facts.transition[facts.interaction.direction].tracks {
      // A picture that the finger does not hold flies to its other end whichever way its screen goes.
      if case .shared = track.subject, facts.interaction.view == screen { continue }
      if facts.interaction.view != .container, screen == .screen(.to),
        track.subject.side == facts.interaction.direction.end
      {
        continue
      }
      guard seen.insert(track.subject).inserted, facts.place(of: track.subject, along: axis) != nil else {
        continue
      }
      guard var way = placeWay(track.subject, .translation, along: axis) else { return true }
      // A translation moves a view within its screen, which carries it.
      if case .provided(.to, _) = track.subject,
        axis.properties.allSatisfy({ facts.entries[PartKey(track.subject, $0, 0)] == nil }),
        let screen = placeWay(.screen(.to), .translation, along: axis)
      {
        way = way + screen
      }
      let carrier = track.subject.side.map(Subject.screen) ?? track.subject
      let isHeldView = facts.interaction.view == track.subject && carrier != track.subject
      let least = covered.contains(carrier) && !isHeldView ? distance - 1 : 1
      if (way * Quantity(sign)).range.high > least { return true }
    }
    return false
  }
}
