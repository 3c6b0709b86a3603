import TransitionPlan

/// The numbers of a frame: what setting one part of it changes, and what reading another one needs.
struct DrivenGeometry: OptionSet {
  let rawValue: UInt8

  static let minX = DrivenGeometry(rawValue: 1 << 0)
  static let midX = DrivenGeometry(rawValue: 1 << 1)
  static let maxX = DrivenGeometry(rawValue: 1 << 2)
  static let width = DrivenGeometry(rawValue: 1 << 3)
  static let minY = DrivenGeometry(rawValue: 1 << 4)
  static let midY = DrivenGeometry(rawValue: 1 << 5)
  static let maxY = DrivenGeometry(rawValue: 1 << 6)
  static let height = DrivenGeometry(rawValue: 1 << 7)

  private static let placeX: DrivenGeometry = [.minX, .midX, .maxX]
  private static let placeY: DrivenGeometry = [.minY, .midY, .maxY]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What a property reads.
  init(read property: Property) {
    switch property {
    case .frame, .bounds: self = [.placeX, .placeY, .width, .height]
    case .center: self = [.midX, .midY]
    case .size: self = [.width, .height]
    case .x, .leading: self = .minX
    case .centerX: self = .midX
    case .trailing: self = .maxX
    case .width: self = .width
    case .y, .top: self = .minY
    case .centerY: self = .midY
    case .bottom: self = .maxY
    case .height: self = .height
    default: self = []
    }
  }

  /// What a driven property says anew: a place moves all places of its axis, a length is no place.
  init(driven property: Property) {
    var said = DrivenGeometry(read: property)
    if !said.isDisjoint(with: .placeX) { said.formUnion(.placeX) }
    if !said.isDisjoint(with: .placeY) { said.formUnion(.placeY) }
    self = said
  }
}
