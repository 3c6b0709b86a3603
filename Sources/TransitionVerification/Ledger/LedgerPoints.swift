public import TransitionPlan

/// Some points of the ledger, a bit for each.
public struct LedgerPoints: OptionSet, Hashable, Sendable {
  /// A bit for each point.
  public let rawValue: UInt8

  /// Makes a set of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a set of one point.
  public init(_ point: LedgerPoint) {
    switch point {
    case .runStart: self = .runStart
    case .forwardStart: self = .forwardStart
    case .backwardStart: self = .backwardStart
    case .drivenStart: self = .drivenStart
    case .stayStart: self = .stayStart
    case .runEnd: self = .runEnd
    case .stayEnd: self = .stayEnd
    }
  }

  /// `LedgerPoint.runStart`.
  public static let runStart = Self(rawValue: 1)
  /// `LedgerPoint.forwardStart`.
  public static let forwardStart = Self(rawValue: 2)
  /// `LedgerPoint.backwardStart`.
  public static let backwardStart = Self(rawValue: 4)
  /// `LedgerPoint.drivenStart`.
  public static let drivenStart = Self(rawValue: 8)
  /// `LedgerPoint.stayStart`.
  public static let stayStart = Self(rawValue: 16)
  /// `LedgerPoint.runEnd`.
  public static let runEnd = Self(rawValue: 32)
  /// `LedgerPoint.stayEnd`.
  public static let stayEnd = Self(rawValue: 64)

  /// The points that pass on a way out. A way out that leads to the from screen ends the stay as well.
  static func passed(on exit: LedgerExit) -> Self {
    switch exit {
    case .forwardFinish, .backwardCancel: .runEnd
    case .forwardCancel, .backwardFinish: [.runEnd, .stayEnd]
    case .leftOtherwise: .stayEnd
    }
  }
}
