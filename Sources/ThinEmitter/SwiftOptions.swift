/// What is wanted of generated Swift besides what the plan says.
public struct SwiftOptions: Hashable, Sendable {
  /// Who may use the protocols and the transitions' classes; all else is private to the file.
  public var access: AccessLevel

  /// Makes options.
  public init(access: AccessLevel = .internal) { self.access = access }
}

/// Who may use what generated Swift declares for the app: the protocols of the screens and the transitions' classes.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
  /// The module that the file is compiled in.
  case `internal`
  /// Every module: the file belongs to a framework. A class that a spec names for a screen has to be public then.
  case `public`
}
