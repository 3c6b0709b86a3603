/// Why a text is not a JSON document, or not the expected document.
public struct JSONError: Error, Hashable, Sendable {
  /// The kind of error.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The text is longer than `SourceText.maximumCount`.
    case tooLarge
    /// It begins with a byte order mark, which RFC 8259 §8.1 lets a reader refuse.
    case byteOrderMark
    /// A value should begin here.
    case expectedValue
    /// A name in quotation marks should begin here.
    case expectedName
    /// A `:` should be here.
    case expectedColon
    /// A `,` or the end of the array or object should be here.
    case expectedComma
    /// A comma is before the closing bracket.
    case trailingComma
    /// Something follows the root value.
    case extraText
    /// The text ends inside this array or object; the offset is that of its opening bracket.
    case unclosed
    /// The text ends inside this string; the offset is that of its opening quotation mark.
    case unclosedString
    /// A control character, U+0000 to U+001F, is in a string without being escaped.
    case controlCharacter
    /// A backslash and what follows it are no escape.
    case invalidEscape
    /// A surrogate `\uD800` to `\uDFFF` without its other half, which is no character (RFC 7493 §2.1 forbids it).
    case loneSurrogate
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// A number has a superfluous leading zero.
    case leadingZero
    /// A number lacks a digit here.
    case missingDigit
    /// An object has two members of one name.
    case duplicateName
    /// Arrays and objects nest too deeply.
    case tooDeep
    /// The document is JSON, but a value has an unexpected type.
    case unexpectedType
    /// The document is JSON, but a value is not one of the accepted ones.
    case unexpectedValue
    /// The document is JSON, but an object lacks a member.
    case missingMember
    /// The document is JSON, but an object has an unknown member.
    case unknownMember
  }

  /// The kind of error.
  public var reason: Reason
  /// The position, in bytes from the start of the text.
  public var offset: UInt32
  /// The error in one lower-case line without a full stop.
  public var message: String

  /// Makes an error.
  public init(_ reason: Reason, at offset: UInt32, _ message: String) {
    self.reason = reason
    self.offset = offset
    self.message = message
  }
}
