import Foundation
import TransitionPlan

/// Compares the visible values of objects with those of the evaluator.
struct FlightComparison {
  /// In points.
  private static let lengthTolerance = 0.01
  /// The tolerance for alpha, scale, colours and all other values without a unit.
  private static let shareTolerance = 0.001

  var differences: [String] = []
  private(set) var count = 0

  mutating func compare(_ name: String, _ seen: [Double], _ expected: [Double], within tolerance: Double) {
    count += expected.count
    let isNear =
      seen.count == expected.count && zip(seen, expected).allSatisfy { abs($0 - $1) <= tolerance }
    if !isNear { differences.append("\(name) is \(seen), not \(expected)") }
  }

  /// Compares the properties of an object that are moved or held. Those of its frame are compared together, and so are those of
  /// its transform.
  mutating func compare(
    _ name: String, _ seen: FlightSample.Reading, _ properties: Set<Property>, _ value: (Property) -> Value
  ) {
    let frame = value(.frame).numbers
    // A spring may make a size negative, which no view can have.
    let said = properties.flatMap(\.axisParts)
    let axes = Axis.allCases.map { axis in Set(said.filter { $0.axis == axis }.map(\.part)) }
    if !said.isEmpty, axes.allSatisfy({ $0.count <= 1 && !$0.contains(.length) }) {
      // A view that is only moved gets its size from its superview.
      compare(
        "\(name).center", [seen.frame[0] + seen.frame[2] / 2, seen.frame[1] + seen.frame[3] / 2],
        [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2], within: Self.lengthTolerance)
    } else if !said.isEmpty, frame[2] >= 0, frame[3] >= 0 {
      compare("\(name).frame", seen.frame, frame, within: Self.lengthTolerance)
    }
    // Of the container, only the perspective of its subviews is compared.
    let transforms = name == "container" ? [] : Self.transforms
    if !properties.isDisjoint(with: transforms), let expected = Self.transform(value) {
      let linear = [0, 1, 2, 4, 5, 6].map { seen.transform[$0] }
      compare("\(name)'s transform", linear, expected.linear, within: Self.shareTolerance)
      // The perspective elements of the transform, in thousandths of a point.
      let depths = [3, 7, 11].map { seen.transform[$0] * 1000 }
      compare("\(name)'s perspective", depths, expected.depths.map { $0 * 1000 }, within: Self.shareTolerance)
      let moved = [seen.transform[12], seen.transform[13]]
      compare("\(name)'s translation", moved, expected.translation, within: Self.lengthTolerance)
    }
    for property in properties where !property.isOfFrame && !transforms.contains(property) {
      compare(name, seen, property, value(property), isHidden: properties.contains(.hidden))
    }
  }

  private mutating func compare(
    _ name: String, _ seen: FlightSample.Reading, _ property: Property, _ value: Value, isHidden: Bool
  ) {
    let label = "\(name).\(property.rawValue)"
    // A spring overshoots, but a drawn alpha is clamped to its limits.
    func drawn(_ number: Double?) -> [Double] {
      [property.limits.map { min(max(number ?? .nan, $0.lowerBound), $0.upperBound) } ?? number ?? .nan]
    }
    func colored(_ numbers: [Double]) -> [Double] { numbers.map { min(max($0, 0), 1) } }
    switch property {
    case .alpha where isHidden: break
    case .alpha: compare(label, drawn(seen.alpha), value.numbers, within: Self.shareTolerance)
    case .hidden: compare(label, [seen.isHidden || seen.alpha == 0 ? 1 : 0], value.numbers, within: 0)
    case .dim: compare(label, drawn(seen.dim ?? 0), value.numbers, within: Self.shareTolerance)
    case .blur: compare(label, drawn(seen.blur ?? 0), value.numbers, within: Self.shareTolerance)
    case .background: compare(label, colored(seen.background), value.numbers, within: Self.shareTolerance)
    case .borderColor: compare(label, colored(seen.borderColor), value.numbers, within: Self.shareTolerance)
    case .tint: compare(label, colored(seen.tint), value.numbers, within: Self.shareTolerance)
    case .shadowOpacity: compare(label, drawn(seen.shadowOpacity), value.numbers, within: Self.shareTolerance)
    case .shadowRadius: compare(label, drawn(seen.shadowRadius), value.numbers, within: Self.lengthTolerance)
    case .shadowOffset: compare(label, seen.shadowOffset, value.numbers, within: Self.lengthTolerance)
    case .cornerRadius: compare(label, drawn(seen.cornerRadius), value.numbers, within: Self.lengthTolerance)
    case .borderWidth: compare(label, drawn(seen.borderWidth), value.numbers, within: Self.lengthTolerance)
    case .clip: compare(label, seen.crop ?? [], value.numbers, within: Self.lengthTolerance)
    case .content: compare(label, drawn(seen.content), value.numbers, within: Self.shareTolerance)
    case .perspective: compare(label, [seen.perspective ?? 0], value.numbers, within: Self.lengthTolerance)
    case .anchor: compare(label, seen.anchor, value.numbers, within: Self.shareTolerance)
    case .scrollEnabled:
      compare(label, [seen.isScrollEnabled == true ? 1 : 0], value.numbers, within: 0)
    case .clipsToBounds: compare(label, [seen.isClipped ? 1 : 0], value.numbers, within: 0)
    case .offset: compare(label, seen.offset ?? [], value.numbers, within: Self.lengthTolerance)
    default: differences.append("\(label) is not compared")
    }
  }

  /// Reports objects that are not above those that the plan puts below them.
  /// - Parameters:
  ///   - order: The names of the visible objects, from the bottom up.
  ///   - name: The name of an object in `order`.
  mutating func compareOrder(_ order: [String], of transition: Transition, _ name: (Subject) -> String) {
    let screens = (above: Subject.screen(transition.top), below: Subject.screen(transition.top.opposite))
    let pictures = transition.shared.indices.flatMap { index in
      Side.allCases.map { (above: Subject.shared(index), below: Subject.screen($0)) }
    }
    let layers = transition.layers.map { (above: $0.above, below: $0.below) }
    for pair in [screens] + pictures + layers {
      let (above, below) = (name(pair.above), name(pair.below))
      guard let upper = order.firstIndex(of: above), let lower = order.firstIndex(of: below) else { continue }
      count += 1
      if upper < lower { differences.append("\(above) is not above \(below)") }
    }
  }

  // MARK: Transforms

  static let transforms: Set<Property> = [
    .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .perspective, .translation,
  ]

  /// A transform about the anchor: a scale, then a rotation about one of the axes, then a translation. The result has the images
  /// of the unit vectors in three dimensions. It is nil for rotations about several axes, whose order matters.
  private static func transform(
    _ value: (Property) -> Value
  ) -> (linear: [Double], depths: [Double], translation: [Double])? {
    let scale = value(.scale).number
    let (x, y) = (scale * value(.scaleX).number, scale * value(.scaleY).number)
    let turns = [Property.rotation, .rotationX, .rotationY].map { value($0).number }
    guard turns.count(where: { $0 != 0 }) <= 1 else { return nil }
    let (sines, cosines) = (turns.map { sin($0) }, turns.map { cos($0) })
    let linear = [
      x * cosines[0] * cosines[2], x * sines[0], -x * sines[2],
      -y * sines[0], y * cosines[0] * cosines[1], y * sines[1],
    ]
    // A point that is nearer looks larger, in proportion to the distance of the eye. A distance of 0 means no perspective.
    let distance = value(.perspective).number
    let depths = [linear[2], linear[5], cosines[1] * cosines[2]].map { distance == 0 ? 0 : -$0 / distance }
    return (linear, depths, value(.translation).numbers)
  }
}
