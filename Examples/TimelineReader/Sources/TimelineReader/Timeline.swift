/// What this reader needs of a sampled timeline; Documentation/timeline-1.schema.json has all that there is.
///
/// Members that come later are no fault: a decoder goes over what it has no name for. Another `version` is.
struct Timeline: Decodable {
  struct Transition: Decodable {
    var name: String
    var samples: Samples?
  }

  struct Samples: Decodable {
    var forward: Direction
    var backward: Direction?
  }

  struct Direction: Decodable {
    var timesMs: [Double]
    var tracks: [Track]
  }

  /// A property of a target, with its value at each of the times; nil where it is not set.
  struct Track: Decodable {
    var target: String
    var property: String
    var unit: String
    var values: [Value?]
  }

  /// A number, or the numbers of a point, a size or a rectangle.
  enum Value: Decodable {
    case number(Double)
    case numbers([Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .numbers(try container.decode([Double].self))
      }
    }

    var text: String {
      switch self {
      case .number(let number): "\(number)"
      case .numbers(let numbers): numbers.map { "\($0)" }.joined(separator: " ")
      }
    }
  }

  var format: String
  var version: Int
  var transitions: [Transition]
}
