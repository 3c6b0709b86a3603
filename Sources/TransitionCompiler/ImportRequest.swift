public import TransitionText

/// An `import` that the compiler asks somebody to answer: it reads no file itself.
public struct ImportRequest: Sendable {
  /// What is written: a path relative to the file that it is in.
  public var path: String
  /// The name of the file that it is in, as its `SourceText` has it.
  public var importer: String

  /// Makes a request.
  public init(path: String, importer: String) {
    self.path = path
    self.importer = importer
  }
}

/// The answer to an `import`.
public enum ImportAnswer: Sendable {
  /// The file. Files of one name are taken for one file, so the name should be that of a path without detours.
  case source(SourceText)
  /// It lies outside the folder that imports stay in.
  case outside
  /// It cannot be read, and why, in a few words.
  case failure(String)
}
