@_spi(Simulator) import UIKit

/// One cell of the matrix: a run and its circumstances.
///
/// Its description is the name of the spec, and `axis=value` for every axis whose value is not the first one.
@MainActor struct Combination: CustomStringConvertible {
  /// Which views the transition finds.
  enum Views: String, CaseIterable {
    case all
    /// The app has no view for the shared element.
    case missing
    /// The cell is reused in the middle of the run.
    case recycled
    /// The transition context does not return the view of one of the screens.
    case withheldTo, withheldFrom
    /// The app is not in a window, or leaves it in the middle of the run.
    case noWindow, windowLost
  }

  /// When the size of the window changes, relative to the run.
  enum Turn: String, CaseIterable { case never, before, during, after }

  /// How often the run happens. With `lost`, it happens once and then the app is removed, at whatever screen it is.
  enum Repetition: String, CaseIterable { case once, twice, alternating, lost }

  /// Whether the user prefers reduced motion: always, from the run on, or only before the run.
  enum Motion: String, CaseIterable {
    case full = "no"
    case reduced = "yes"
    case switchedOn, switchedOff

    /// Whether motion is reduced before the run.
    var isReducedBefore: Bool { self == .reduced || self == .switchedOff }
    /// Whether motion is reduced in the run.
    var isReduced: Bool { self == .reduced || self == .switchedOn }
  }

  /// Whether the from screen is the first screen of its stack.
  enum Depth: String, CaseIterable { case root, deeper }

  /// Where the screens of a navigation controller lie: under its bar, below an opaque bar, or below the bar because of their
  /// `edgesForExtendedLayout`.
  enum Bar: String, CaseIterable { case translucent, opaque, edges }

  /// Whether the app's root has additional safe area insets, which the container does not have.
  enum SafeArea: String, CaseIterable { case common, own }

  /// Whether the app moves the to screen to another of its rest states, in a callback.
  enum Moves: String, CaseIterable { case never, whenShown }

  /// How the app gets to the start of the run.
  enum Arrival: String, CaseIterable { case animated, plain }

  let app: SpecApp.Type
  var trip = Trip(to: .to, .plays)
  var views = Views.all
  var turn = Turn.never
  var repetition = Repetition.once
  var arrival = Arrival.animated
  var surroundings = Surroundings.plain
  /// Whether the container of a presentation is smaller than the window.
  var isInset = false
  var motion = Motion.full
  var depth = Depth.root
  var bar = Bar.translucent
  var safeArea = SafeArea.common
  var moves = Moves.never
  var isRightToLeft = false
  var conduct = Conduct()

  init(of app: SpecApp.Type) {
    self.app = app
  }

  /// Parses a `description`.
  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard let app = SpecApp.all.first(where: { $0.spec == words.first.map { String($0) } }) else {
      return nil
    }
    self.init(of: app)
    for word in words.dropFirst() {
      let parts = word.split(separator: "=")
      guard parts.count == 2, set(String(parts[0]), to: parts[1]) else { return nil }
    }
  }

  private mutating func set(_ axis: String, to value: Substring) -> Bool {
    func take<Value: RawRepresentable>(_ place: inout Value) -> Bool where Value.RawValue == String {
      guard let new = Value(rawValue: String(value)) else { return false }
      place = new
      return true
    }
    switch axis {
    case "trip":
      guard let new = Trip(value) else { return false }
      trip = new
    case "views": return take(&views)
    case "turn": return take(&turn)
    case "repetition": return take(&repetition)
    case "arrival": return take(&arrival)
    case "surroundings": return take(&surroundings)
    case "inset": isInset = value == "yes"
    case "reduced": return take(&motion)
    case "depth": return take(&depth)
    case "bar": return take(&bar)
    case "safeArea": return take(&safeArea)
    case "moves": return take(&moves)
    case "rightToLeft": isRightToLeft = value == "yes"
    default:
      guard let question = Conduct.allQuestions.first(where: { $0.name == axis }) else { return false }
      conduct[keyPath: question.field] = value == "yes"
    }
    return true
  }

  /// An axis of the matrix and its values. The first value is that of a plain run.
  struct Axis: Encodable {
    let name: String
    let values: [String]
  }

  /// The axes of a spec.
  static func axes(of app: SpecApp) -> [Axis] {
    func all<Value: CaseIterable & RawRepresentable>(_ type: Value.Type) -> [String]
    where Value.RawValue == String { type.allCases.map(\.rawValue) }
    let views = Views.allCases.filter { views in
      switch views {
      case .missing, .recycled: app.hasOptionalView
      case .windowLost: app.canLoseWindow
      case .withheldTo, .withheldFrom: app.canWithhold
      case .all, .noWindow: true
      }
    }
    let conducts = Conduct.allQuestions.map { question in
      let values = Conduct()[keyPath: question.field] ? ["yes", "no"] : ["no", "yes"]
      let isOfTabs = Conduct.questionsOfTabs.contains { $0.name == question.name }
      return Axis(name: question.name, values: isOfTabs && !(app is SelectingApp) ? [values[0]] : values)
    }
    return [
      Axis(name: "trip", values: Trip.all(of: app).map(\.description)),
      Axis(name: "views", values: views.map(\.rawValue)), Axis(name: "turn", values: all(Turn.self)),
      Axis(name: "repetition", values: all(Repetition.self)),
      Axis(name: "arrival", values: all(Arrival.self)),
      Axis(name: "surroundings", values: all(Surroundings.self)),
      Axis(name: "inset", values: type(of: app).hasRoomAround ? ["no", "yes"] : ["no"]),
      Axis(name: "reduced", values: all(Motion.self)), Axis(name: "rightToLeft", values: ["no", "yes"]),
      Axis(name: "depth", values: app is PushingApp ? all(Depth.self) : [Depth.root.rawValue]),
      Axis(name: "bar", values: app is PushingApp ? all(Bar.self) : [Bar.translucent.rawValue]),
      Axis(name: "safeArea", values: all(SafeArea.self)),
      Axis(name: "moves", values: app.canMove ? all(Moves.self) : [Moves.never.rawValue]),
    ] + conducts
  }

  private var values: [(axis: String, value: String, plain: String)] {
    let plain = Combination(of: app)
    func word(_ flag: Bool) -> String { flag ? "yes" : "no" }
    return [
      ("trip", "\(trip)", "\(plain.trip)"), ("views", views.rawValue, plain.views.rawValue),
      ("turn", turn.rawValue, plain.turn.rawValue),
      ("repetition", repetition.rawValue, plain.repetition.rawValue),
      ("arrival", arrival.rawValue, plain.arrival.rawValue),
      ("surroundings", surroundings.rawValue, plain.surroundings.rawValue),
      ("inset", word(isInset), word(plain.isInset)),
      ("reduced", motion.rawValue, plain.motion.rawValue),
      ("rightToLeft", word(isRightToLeft), word(plain.isRightToLeft)),
      ("depth", depth.rawValue, plain.depth.rawValue), ("bar", bar.rawValue, plain.bar.rawValue),
      ("safeArea", safeArea.rawValue, plain.safeArea.rawValue),
      ("moves", moves.rawValue, plain.moves.rawValue),
    ]
      + Conduct.allQuestions.map {
        ($0.name, word(conduct[keyPath: $0.field]), word(plain.conduct[keyPath: $0.field]))
      }
  }

  nonisolated var description: String {
    MainActor.assumeIsolated {
      ([app.spec] + values.filter { $0.value != $0.plain }.map { "\($0.axis)=\($0.value)" })
        .joined(separator: " ")
    }
  }
}
