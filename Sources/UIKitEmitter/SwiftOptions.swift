/// Options for generated Swift.
public struct SwiftOptions: Hashable, Sendable {
  /// The access level of the protocols and the transitions' classes; everything else is private to the file.
  public var access: AccessLevel
  /// Where the runtime is placed.
  public var support: SupportPlacement
  /// The beginning of the names of all types, before the name of the transition: a capital letter, and letters and digits.
  public var prefix: String

  /// Makes options.
  public init(access: AccessLevel = .internal, support: SupportPlacement = .separate, prefix: String = "") {
    self.access = access
    self.support = support
    self.prefix = prefix
  }
}

/// The access level of the declarations for the app: the protocols of the screens and the transitions' classes.
public enum AccessLevel: String, Hashable, Sendable, CaseIterable {
  /// The module that the file is compiled in.
  case `internal`
  /// Every module: the file belongs to a framework. A class that a spec names for a screen has to be public then.
  case `public`
}

/// Where the runtime, which plays transitions, is placed.
public enum SupportPlacement: String, Hashable, Sendable, CaseIterable {
  /// In a file of its own, `UIKitEmitter.support`, of which an app has one. Holds of one property in different files share one stack.
  case separate
  /// In each file, private to it: every file is standalone.
  case inline
}
