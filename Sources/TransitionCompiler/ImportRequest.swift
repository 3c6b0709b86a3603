public import TransitionText

/// An `import` that the caller of the compiler answers: the compiler reads no files itself.
public struct ImportRequest: Hashable, Sendable {
  /// The path as it is written, relative to the importing file.
  public var path: String
  /// The name of the importing file, as in its `SourceText`.
  public var importer: String

  /// Makes a request.
  public init(path: String, importer: String) {
    self.path = path
    self.importer = importer
  }
}

/// The answer to an `import`.
public enum ImportAnswer: Sendable {
  /// The file. Files with the same name count as one file, so the name should be a normalized path.
  case source(SourceText)
  /// It lies outside the folder that imports stay in.
  case outside
  /// The reason why it cannot be read, in a few words.
  case failure(String)
}
