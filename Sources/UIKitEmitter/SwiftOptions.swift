/// What is wanted of generated Swift besides what the plan says.
public struct SwiftOptions: Hashable, Sendable {
  /// Who may use the protocols and the transitions' classes; all else is private to the file.
  public var access: AccessLevel
  /// The oldest major version of iOS that the app runs on, one of `minimumIOSVersions`. What came later is asked for where it is
  /// used.
  public var minimumIOS: Int

  /// The versions that `minimumIOS` may be: generated code uses nothing that is not there in the first without asking.
  /// 18 was followed by 26.
  public static let minimumIOSVersions = Array(13...18) + [26]

  /// Makes options.
  public init(access: AccessLevel = .internal, minimumIOS: Int = 15) {
    self.access = access
    self.minimumIOS = minimumIOS
  }
}
