/// Access to documents of a known form: a deviation is an error with its position.
extension JSONValue {
  /// The value of a member.
  ///
  /// Throws when this is no object, or has no such member; the error is then at the object.
  public func member(_ name: String) throws(JSONError) -> JSONValue {
    try require(.object)
    guard let value = self[name] else {
      throw error(.missingMember, "this object has no member `\(name)`")
    }
    return value
  }

  /// The value of an optional member. `null` counts as absent.
  ///
  /// Throws when this is no object.
  public func optionalMember(_ name: String) throws(JSONError) -> JSONValue? {
    try require(.object)
    return self[name].flatMap { $0.isNull ? nil : $0 }
  }

  /// Throws when this is no object, or when it has a member of another name, which is mostly misspelt.
  public func requireMembers(among names: [String]) throws(JSONError) {
    try require(.object)
    guard let members else { return }
    for member in members where !names.contains(where: { $0.utf8.elementsEqual(member.name.utf8) }) {
      let meant = EditDistance.nearest(to: member.name, among: names).map { "; did you mean `\($0)`?" } ?? ""
      throw member.key.error(.unknownMember, "`\(member.name)` is not a known member\(meant)")
    }
  }

  /// The elements of an array. Throws for another type.
  public func requireElements() throws(JSONError) -> JSONElements {
    try require(.array)
    return JSONElements(array: self)
  }

  /// The string. Throws for another type.
  public func requireString() throws(JSONError) -> String {
    try require(.string)
    return string ?? ""
  }

  /// One of some strings. Throws for another string, and for another type.
  public func requireString(among choices: [String]) throws(JSONError) -> String {
    let string = try requireString()
    if choices.contains(string) { return string }
    let meant = EditDistance.nearest(to: string, among: choices).map { "; did you mean `\($0)`?" } ?? ""
    throw error(.unexpectedValue, "`\(string)` is none of \(Self.list(choices))\(meant)")
  }

  /// The number. Throws for another type, and for a number that is too large for a `Double`.
  public func requireDouble() throws(JSONError) -> Double {
    try require(.number)
    guard let double else { throw error(.unexpectedValue, "this number is too large") }
    return double
  }

  /// The integer. Throws for another type, for a fraction, and for a number that is too large for an `Int`.
  public func requireInt() throws(JSONError) -> Int {
    try require(.number)
    guard let int else { throw error(.unexpectedValue, "expected a whole number that fits 64 bits") }
    return int
  }

  /// Throws when this has another type.
  public func require(_ type: JSONType) throws(JSONError) {
    if self.type != type {
      throw error(.unexpectedType, "expected \(type.phrase), found \(self.type.phrase)")
    }
  }

  /// An error at this value, for a reader's own checks.
  public func error(_ reason: JSONError.Reason, _ message: String) -> JSONError {
    JSONError(reason, at: range.start, message)
  }

  private static func list(_ choices: [String]) -> String {
    choices.map { "`\($0)`" }.joined(separator: ", ")
  }
}
