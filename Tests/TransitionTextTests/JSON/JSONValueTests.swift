import Testing
import TransitionText

/// The accessors of a document.
@Suite struct JSONValueTests {
  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(SourceText(name: "test.json", text: text)).root
  }

  private func message(_ body: () throws -> some Any) -> String? {
    do {
      _ = try body()
      return nil
    } catch let error as JSONError {
      return "\(error.offset) \(error.reason): \(error.message)"
    } catch {
      return "\(error)"
    }
  }

  @Test func types() throws {
    let values = try #require(try root(#"[null, true, false, -1.5, "a", [1], {"a": 1}]"#).elements).map(
      \.self)
    #expect(values.map(\.type) == [.null, .bool, .bool, .number, .string, .array, .object])
    #expect(values.map(\.isNull) == [true, false, false, false, false, false, false])
    #expect(values.map(\.bool) == [nil, true, false, nil, nil, nil, nil])
    #expect(values.map(\.double) == [nil, nil, nil, -1.5, nil, nil, nil])
    #expect(values.map(\.int) == [nil, nil, nil, nil, nil, nil, nil])
    #expect(values.map(\.string) == [nil, nil, nil, nil, "a", nil, nil])
    #expect(values.map { $0.elements.map { $0.map(\.int) } } == [nil, nil, nil, nil, nil, [1], nil])
    #expect(values.map { $0.members.map { $0.map(\.name) } } == [nil, nil, nil, nil, nil, nil, ["a"]])
  }

  @Test func ranges() throws {
    let text = #" { "a" : [ 10 , "b" ] } "#
    let document = try JSONDocument(SourceText(name: "test.json", text: text))
    let member = try #require(document.root.members?.first { _ in true })
    let shown = [document.root, member.key, member.value, member.value[0], member.value[1]].compactMap(\.self)
      .map { document.source.text($0.range) }
    #expect(shown == [#"{ "a" : [ 10 , "b" ] }"#, #""a""#, #"[ 10 , "b" ]"#, "10", #""b""#])
  }

  @Test func subscripts() throws {
    let value = try root(#"{"a": {"b": [0, [1, 2], {"c": true}]}, "d\n": 4, "é": 5}"#)
    #expect(value["a"]?["b"]?[2]?["c"]?.bool == true)
    #expect(value["a"]?["b"]?[1]?[1]?.int == 2)
    #expect(value["d\n"]?.int == 4)
    #expect(value["é"]?.int == 5)
    #expect(value["e\u{301}"] == nil, "names are compared byte for byte")
    #expect(value["b"] == nil && value[0] == nil && value["a"]?["b"]?["c"] == nil)
    let array = try root("[1, [2, 3], 4]")
    #expect((-1...4).map { array[$0]?.range.count } == [nil, 1, 6, 1, nil, nil])
    #expect(array["a"] == nil)
    #expect(try root("[]")[0] == nil)
    #expect(try root("{}")["a"] == nil)
  }

  @Test(
    arguments: [
      ("1", 1), ("-7", -7), ("0", 0), ("-0", 0), ("-0.0", 0), ("0e5", 0), ("0e999999999999999999999", 0),
      ("1.0", 1),
      ("1.5", nil), ("10e-1", 1), ("0.1e1", 1), ("1e3", 1000), ("1.25e2", 125), ("1.25e1", nil),
      ("1e18", 1_000_000_000_000_000_000),
      ("1e19", nil), ("9223372036854775807", .max), ("9223372036854775807.000", .max),
      ("-9223372036854775808", .min),
      ("-922337203685477580.8e1", .min), ("9223372036854775808.0", nil), ("-9223372036854775809.0", nil),
      ("92233720368547758070e-1", .max), ("1.0000000000000000000000000001", nil),
      ("1e99999999999999999999", nil),
      ("1e-99999999999999999999", nil), ("100000000000000000000000e-23", 1), ("9999999999999999999", nil),
    ] as [(String, Int?)])
  func integers(_ text: String, _ expected: Int?) throws {
    let number = try #require(try root(text).number)
    #expect(number.text == text)
    #expect(number.int == expected)
  }

  @Test(arguments: [
    "0", "-0", "1.5", "1e308", "1e-320", "5e-324", "0.1", "123456789012345678901234567890", "4.35", "1e-400",
    "1E+2",
    "179769313486231570000000000000000000000000000000000000e255",
  ])
  func doubles(_ text: String) throws {
    let double = try #require(try root(text).double)
    #expect(double == Double(text))
    #expect(double.sign == (text.hasPrefix("-") ? .minus : .plus))
  }

  @Test func doublesThatAreTooLarge() throws {
    #expect(try root("1e309").double == nil)
    #expect(try root("-1e999999999999").double == nil)
    #expect(try root("1e309").number?.text == "1e309")
  }

  @Test func requirements() throws {
    let value = try root(#"{"name": "pull", "at": 0.5, "count": 3, "on": true, "list": [1], "none": null}"#)
    #expect(try value.member("name").requireString() == "pull")
    #expect(try value.member("name").requireString(among: ["push", "pull"]) == "pull")
    #expect(try value.member("at").requireDouble() == 0.5)
    #expect(try value.member("count").requireInt() == 3)
    #expect(try value.member("on").bool == true)
    #expect(try value.member("list").requireElements().map { try $0.requireInt() } == [1])
    #expect(try value.optionalMember("none") == nil)
    #expect(try value.optionalMember("nothing") == nil)
    #expect(try value.optionalMember("at")?.double == 0.5)
    try value.requireMembers(among: ["name", "at", "count", "on", "list", "none", "more"])

    #expect(message { try value.member("nam") } == "0 missingMember: this object has no member `nam`")
    #expect(
      message { try value.member("at").requireInt() }
        == "23 unexpectedValue: expected a whole number that fits 64 bits")
    #expect(
      message { try value.member("at").requireString() }
        == "23 unexpectedType: expected a string, found a number")
    #expect(
      message { try value.member("at").member("x") }
        == "23 unexpectedType: expected an object, found a number")
    #expect(
      message { try value.member("none").require(.bool) }
        == "73 unexpectedType: expected true or false, found null")
    #expect(
      message { try value.member("on").requireElements() }
        == "46 unexpectedType: expected an array, found true or false")
    #expect(
      message { try value.member("name").requireString(among: ["pulls", "push"]) }
        == "9 unexpectedValue: `pull` is none of `pulls`, `push`; did you mean `pulls`?")
    #expect(
      message { try value.requireMembers(among: ["name", "att", "count", "on", "list", "none"]) }
        == "17 unknownMember: `at` is not a known member; did you mean `att`?")
    #expect(
      message { try root("[]").requireMembers(among: []) }
        == "0 unexpectedType: expected an object, found an array")
    #expect(message { try root("[1e400]").requireElements().map { try $0.requireDouble() } } != nil)
  }

  @Test func tooLarge() {
    /// More bytes than there is memory for.
    struct Endless: Collection {
      let startIndex = 0
      let endIndex = SourceText.maximumCount + 1
      func index(after index: Int) -> Int { index + 1 }
      subscript(index: Int) -> UInt8 { 0x20 }
      var count: Int { endIndex }
    }
    #expect(
      message { try JSONDocument(bytes: Endless()) }?.contains(
        "tooLarge: the text is longer than 1073741824 bytes") == true)
  }
}
