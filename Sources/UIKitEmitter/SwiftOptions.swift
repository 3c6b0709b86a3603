/// What is wanted of generated Swift besides what the plan says.
public struct SwiftOptions: Hashable, Sendable {
  /// Who may use the protocols and the transitions' classes; all else is private to the file.
  public var access: AccessLevel
  /// The oldest major version of iOS that the app runs on, one of `minimumIOSVersions`. What came later is asked for where it is
  /// used.
  public var minimumIOS: Int
  /// Where what all transitions share stands.
  public var support: SupportPlacement

  /// The versions that `minimumIOS` may be: generated code uses nothing that is not there in the first without asking.
  /// 18 was followed by 26.
  public static let minimumIOSVersions = Array(13...18) + [26]

  /// Makes options.
  public init(
    access: AccessLevel = .internal, minimumIOS: Int = 15, support: SupportPlacement = .inline
  ) {
    self.access = access
    self.minimumIOS = minimumIOS
    self.support = support
  }
}

/// Where the code stands that says nothing of a spec: the ledger, the keeper of the platform's swipe back, the functions that
/// Swift has not.
public enum SupportPlacement: String, Hashable, Sendable, CaseIterable {
  /// In each file, as far as that needs it: every file stands alone.
  case inline
  /// In a file of its own, `UIKitEmitter.support`, of which an app has one. What its transitions hold of the same thing then
  /// stacks up across files.
  case separate
}
