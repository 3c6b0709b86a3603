import Foundation

/// What an app is taken through.
enum AnyTrip: Equatable, CustomStringConvertible {
  case plays, reduced, missing, resized, resizedAtRest, refused, unanimated
  case finger(Int, isOn: Bool)
  case taken(Int)
  case edges(Int)
  case asked(Int)
  case moves
  case strangers
  case pressed(String)
  case caught(Int, String)
  case tapped(Int)
  /// Random fingers and calls of a seed.
  case random(Int)

  var description: String {
    switch self {
    case .plays: "plays"
    case .reduced: "reduced"
    case .missing: "missing"
    case .resized: "resized"
    case .resizedAtRest: "resized at rest"
    case .refused: "refused"
    case .unanimated: "unanimated"
    case .finger(let index, let isOn): "finger \(index) \(isOn ? "on" : "back")"
    case .taken(let index): "finger \(index) taken"
    case .edges(let index): "finger \(index) at its edges"
    case .asked(let index): "finger \(index) asked for"
    case .moves: "moves"
    case .strangers: "strangers"
    case .pressed(let name): "\(name) pressed"
    case .tapped(let index): "tapped \(index)"
    case .random(let seed): "random \(seed)"
    case .caught(let index, let motion): "finger \(index) catches \(motion)"
    }
  }

  /// Seeds from 0 on, or those of `TRANSC_RANDOM_TRIPS`, such as `100..<200`.
  private static var randomSeeds: Range<Int> {
    let numbers = ProcessInfo.processInfo.environment["TRANSC_RANDOM_TRIPS"]?.split(separator: "..<")
      .compactMap { Int($0) }
    guard let numbers, numbers.count == 2, numbers[0] <= numbers[1] else { return 0..<2 }
    return numbers[0]..<numbers[1]
  }

  static func all(of own: AnyCase) -> [AnyTrip] {
    var trips: [AnyTrip] = [.plays, .reduced, .resized, .resizedAtRest]
    if !own.optional.from.isEmpty || !own.optional.to.isEmpty { trips.append(.missing) }
    if !own.gestures.isEmpty { trips.append(.refused) }
    // What `modal` leaves behind then is in limits.md.
    if own.style == .navigation || own.style == .overlay { trips.append(.unanimated) }
    if own.stateCount > 0 { trips.append(.moves) }
    if own.style != .container { trips.append(.strangers) }
    trips += own.closing.map { .tapped($0) } + own.pressed.map { .pressed($0) }
    for (index, gesture) in own.gestures.enumerated() {
      trips += [.finger(index, isOn: true), .finger(index, isOn: false), .taken(index), .asked(index)]
      if !gesture.releases.isEmpty || !gesture.beginnings.isEmpty { trips.append(.edges(index)) }
      trips += gesture.catches.sorted().map { .caught(index, $0) }
    }
    return trips + randomSeeds.map { .random($0) }
  }
}
