import Foundation
import TestSupport
import TransitionText

/// A JSON value made by a test.
indirect enum JSONModel: Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONModel])
  case object([Member])

  /// A member of an object.
  struct Member: Equatable {
    var name: String
    var value: JSONModel
  }

  /// Characters that are often handled wrongly, and some others.
  private static let scalars: [Unicode.Scalar] =
    Array("abc xyz 019 {}[],:\"\\/".unicodeScalars) + (0..<0x20).compactMap { Unicode.Scalar(UInt8($0)) }
    + [
      "\u{7F}", "\u{80}", "\u{A0}", "é", "\u{301}", "\u{7FF}", "\u{800}", "\u{2028}", "\u{2029}", "\u{D7FF}",
      "\u{E000}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10000}", "😀", "\u{10FFFF}",
    ]

  /// A random value.
  static func random(depth: Int, _ random: inout RandomSource) -> JSONModel {
    switch Int.random(in: depth > 0 ? 0...9 : 0...6, using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .integer(Int.random(in: -1000...1000, using: &random))
    case 3: .integer(Int(bitPattern: UInt(random.next())))
    case 4: .number(double(&random))
    case 5, 6: .string(string(&random))
    case 7, 8:
      .array((0..<Int.random(in: 0...5, using: &random)).map { _ in .random(depth: depth - 1, &random) })
    default: .object(members(depth: depth, &random))
    }
  }

  private static func double(_ random: inout RandomSource) -> Double {
    let any = Double(bitPattern: random.next())
    return any.isFinite && Bool.random(using: &random)
      ? any : Double(Int.random(in: -99999...99999, using: &random)) / 100
  }

  private static func string(_ random: inout RandomSource) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
    }
    return text
  }

  private static func members(depth: Int, _ random: inout RandomSource) -> [Member] {
    var members: [Member] = []
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      let name = string(&random)
      if members.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) { continue }
      members.append(Member(name: name, value: .random(depth: depth - 2, &random)))
    }
    return members
  }

  /// Writes the value.
  func write(into json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .integer(let value): json.integer(value)
    case .number(let value): json.number(value)
    case .string(let value): json.string(value)
    case .array(let values):
      json.array { json in
        for value in values { json.element { value.write(into: &$0) } }
      }
    case .object(let members):
      json.object { json in
        for member in members { json.member(member.name) { member.value.write(into: &$0) } }
      }
    }
  }

  /// Whether a value that was read is this one. Numbers are compared bit for bit except for the sign of zero, and texts byte for
  /// byte.
  func isEqual(to value: JSONValue) -> Bool {
    switch self {
    case .null: value.isNull
    case .bool(let bool): value.bool == bool
    case .integer(let integer): value.int == integer
    case .number(let number): value.double == number
    case .string(let string): value.string.map { $0.utf8.elementsEqual(string.utf8) } ?? false
    case .array(let models):
      value.elements.map { values in
        let values = Array(values)
        return values.count == models.count && zip(models, values).allSatisfy { $0.isEqual(to: $1) }
      } ?? false
    case .object(let models):
      value.members.map { members in
        let members = Array(members)
        return members.count == models.count
          && zip(models, members).allSatisfy { model, member in
            model.name.utf8.elementsEqual(member.name.utf8) && model.value.isEqual(to: member.value)
              && value[model.name]?.range == member.value.range
          }
      } ?? false
    }
  }
}
