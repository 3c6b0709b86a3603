import Foundation

/// A nib. There are no archives, so a scenario sets the contents by the name.
@preconcurrency @MainActor open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static var contents: [String: @MainActor () -> [Any]] = [:]
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
  }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let contents = Self.contents[name] else {
      Simulator.violation("there is no nib \(name): a scenario says what is in it")
      return []
    }
    return contents()
  }

  /// Sets the contents of a nib.
  @_spi(Simulator) public static func setContents(
    of name: String, _ contents: @escaping @MainActor () -> [Any]
  ) {
    Self.contents[name] = contents
  }
}
