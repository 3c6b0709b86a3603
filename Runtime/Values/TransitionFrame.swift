import UIKit

extension TransitionPropertyKind {
  /// What each number of a part of a frame sets: the low end, the middle, the high end or the length of the horizontal axis, 0 to 3, or
  /// of the vertical one, 4 to 7.
  fileprivate var spots: [Int] { isOfFrame ? Self.spots[rawValue] : [] }
  /// In the order of the cases, from `frame` to `centerY`.
  private static let spots: [[Int]] = [
    [1, 5, 3, 7], [1, 5], [3, 7], [0], [4], [3], [7], [6], [2], [1], [5],
  ]

  /// Whether two parts of a frame set the same axis.
  func sharesAxis(with other: TransitionPropertyKind) -> Bool {
    spots.has { own in other.spots.has { $0 / 4 == own / 4 } }
  }
}

extension [TransitionPropertyKind] {
  /// Whether parts of a frame set its length, on one axis or both: by itself, or by two positions.
  var sayLength: Bool { (0...1).contains { Self.sayLength(flatMap(\.spots), on: $0) } }

  private static func sayLength(_ spots: [Int], on axis: Int) -> Bool {
    let own: [Int] = spots.only { $0 / 4 == axis }
    return own.has { $0 % 4 == 3 || $0 != own[0] }
  }

  /// What these parts of a frame set and others do not: on an axis on which those set a position, only the length.
  func parts(beside others: [TransitionPropertyKind]) -> [TransitionPropertyKind] {
    let all: [TransitionPropertyKind] = [.x, .centerX, .trailing, .width, .y, .centerY, .bottom, .height]
    let (own, theirs): ([Int], [Int]) = (flatMap(\.spots), others.flatMap(\.spots))
    return own.compactMap { spot in
      let axis: Int = spot / 4
      let isPlaced: Bool = theirs.has { $0 / 4 == axis && $0 % 4 != 3 }
      let kept: Int = isPlaced ? 4 * axis + 3 : spot
      let isLeft: Bool = kept % 4 != 3 || Self.sayLength(own, on: axis) && !Self.sayLength(theirs, on: axis)
      return isLeft ? all[kept] : nil
    }
  }
}

extension CGRect {
  /// The frame after parts of it are set, all at once. Parts of a transform are left out.
  @MainActor func setting(_ parts: [TransitionPose.Part]) -> CGRect {
    if parts.isEmpty { return self }
    var base: CGRect = self
    var said = TransitionNumbers(repeating: .nan)
    for part in parts {
      if part.kind.is(.frame) { base = CGRect(part.amount) }
      for (number, spot) in part.kind.spots.enumerated() where part.kind != .frame {
        said[spot] = part.amount.numbers[number]
      }
    }
    let (x, width) = Self.span(said, 0, base.minX, base.width)
    let (y, height) = Self.span(said, 4, base.minY, base.height)
    // Not `CGRect(x:y:width:height:)`, which would turn a negative length round.
    return CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The axis after spots are set: two values determine it, a position alone moves it, a length alone keeps its middle.
  /// - Parameter axis: The first spot of the axis.
  private static func span(_ said: TransitionNumbers, _ axis: Int, _ start: CGFloat, _ old: CGFloat)
    -> (CGFloat, CGFloat)
  {
    let spots: [Int] = [0, 1, 2].only { !said[axis + $0].isNaN }
    let own = CGFloat(said[axis + 3])
    var length: CGFloat = own.isNaN ? old : own
    guard let first = spots.first, let last = spots.last else { return (start + (old - length) / 2, length) }
    let part: Double = said[axis + last] - said[axis + first]
    if own.isNaN, first != last { length = CGFloat(last - first == 2 ? part : 2 * part) }
    return (CGFloat(said[axis + first]) - length * CGFloat(first) / 2, length)
  }

  /// A part of the frame.
  @MainActor func part(_ kind: TransitionPropertyKind) -> TransitionAmount {
    let all: [CGFloat] = [minX, midX, maxX, width, minY, midY, maxY, height]
    var numbers = TransitionNumbers()
    for (number, spot) in kind.spots.enumerated() { numbers[number] = Double(all[spot]) }
    return TransitionAmount(numbers)
  }
}
