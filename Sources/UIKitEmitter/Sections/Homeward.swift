import TransitionPlan

/// The speed of what UIKit moves as one while a finger moves several numbers of it: a transform.
///
/// UIKit takes one speed for all of it, in whole ways a second. It is the finger's speed along the way home of all parts,
/// Σ vᵢdᵢ / Σ dᵢ², so that a part with a short way left makes no other one fast.
struct Homeward {
  /// One of the numbers: under the finger, a moment later, and where it goes.
  struct Part {
    let now: Code
    let next: Code
    let home: Code
    /// Whether it is in points.
    let isLength: Bool
  }

  /// The variable that has the speed.
  let name: String
  let parts: [Part]
  private let object: String
  private let reach: String

  /// - Parameters:
  ///   - object: What moves, as it is read.
  ///   - start: The side at which the finger came.
  ///   - rest: The value of a property at a side, or where it settles.
  ///   - goesOn: Whether what no drive names may go to the other side.
  init(
    _ scope: TransitionScope, _ slot: Slot, _ drives: [Drive], object: String, start: Side,
    rest: (Property, SideChoice?) -> Value, goesOn: Bool
  ) {
    let fields = drives.map { PoseWriter.field(scope, $0) }
    let field = fields.first ?? "value"
    name = field + "Speed"
    reach = field + "Reach"
    self.object = object
    var parts: [Part] = []
    for (drive, field) in zip(drives, fields) {
      let (now, next) = (Code("now." + field), Code("next." + field))
      let home = rest(drive.property, nil)
      for member in Self.members(drive.property) {
        let isFirst = member == Self.members(drive.property).first
        parts.append(
          Part(
            now: member.isEmpty ? now : now.member(member), next: member.isEmpty ? next : next.member(member),
            home: member.isEmpty ? home.scalar : isFirst ? home.pair.x : home.pair.y,
            isLength: slot.kind == .frame || drive.property == .translation))
      }
    }
    let driven = Set(drives.map(\.property))
    for property in goesOn && slot.kind == .transform ? scope.transformParts(slot.subject) : []
    where !driven.contains(property) {
      let (now, home) = (rest(property, .fixed(start)), rest(property, nil))
      let isPair = property == .translation
      for (now, home) in isPair
        ? [(now.pair.x, home.pair.x), (now.pair.y, home.pair.y)] : [(now.scalar, home.scalar)]
      where now != home {
        parts.append(Part(now: now, next: now, home: home, isLength: isPair))
      }
    }
    self.parts = parts
  }

  /// The numbers of a property that has two.
  private static func members(_ property: Property) -> [String] {
    switch property {
    case .frame: ["midX", "midY"]
    case .center, .translation: ["x", "y"]
    case .size: []
    default: [""]
    }
  }

  /// The statement that works the speed out.
  var items: [SwiftItem] {
    let isMixed = parts.contains(where: \.isLength) && parts.contains { !$0.isLength }
    let numbers = parts.map { part in
      let unit = isMixed && !part.isLength ? Code(reach) : .one
      func measured(_ code: Code) -> String { (unit == .one || code == .zero ? code : code * unit).text }
      return "part(\(measured(part.now)), \(measured(part.next)), \(measured(part.home)))"
    }
    func length(_ axis: Axis) -> String {
      "\(object).bounds.\(axis.extent)" + (object.contains("?") ? " ?? 0" : "")
    }
    return swift {
      if isMixed {
        SwiftItem.line(
          "let \(reach): CGFloat = hypot(\(length(.horizontal)), \(length(.vertical))) / 2",
          "how far a corner goes for a scale or an angle of 1")
      }
      "let \(name): CGFloat = homeward(\(numbers.joined(separator: ", ")))"
    }
  }

  /// The functions that all of them use, beside `moment`.
  @SwiftBuilder static var functions: [SwiftItem] {
    SwiftItem.block(
      "func part(_ now: CGFloat, _ next: CGFloat, _ home: CGFloat) -> (way: CGFloat, gone: CGFloat)"
    ) {
      "((home - now) * (home - now), (next - now) / moment * (home - now))"
    }
    SwiftItem.block("func homeward(_ parts: (way: CGFloat, gone: CGFloat)...) -> CGFloat") {
      "let way: CGFloat = parts.reduce(0) { $0 + $1.way }"
      "return way < 1e-18 ? 0 : max(0, parts.reduce(0) { $0 + $1.gone } / way)"
    }
  }
}
