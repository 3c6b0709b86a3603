/// What is wanted of generated Swift besides what the plan says.
public struct SwiftOptions: Hashable, Sendable {
  /// Who may use the protocols and the transitions' classes; all else is private to the file.
  public var access: AccessLevel
  /// Where the runtime stands.
  public var support: SupportPlacement
  /// What the names of all types begin with, before the name of the transition: a capital letter, and letters and digits.
  public var prefix: String

  /// Makes options.
  public init(access: AccessLevel = .internal, support: SupportPlacement = .separate, prefix: String = "") {
    self.access = access
    self.support = support
    self.prefix = prefix
  }
}

/// Who may use what generated Swift declares for the app: the protocols of the screens and the transitions' classes.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
  /// The module that the file is compiled in.
  case `internal`
  /// Every module: the file belongs to a framework. A class that a spec names for a screen has to be public then.
  case `public`
}

/// Where the runtime stands, which says how transitions run.
public enum SupportPlacement: String, Hashable, Sendable, CaseIterable {
  /// In a file of its own, `UIKitEmitter.support`, of which an app has one. What its transitions hold of the same thing
  /// stacks up across files.
  case separate
  /// In each file, private to it: every file stands alone.
  case inline
}
