import Foundation

@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public enum State: Int, Sendable { case off, on, mixed }

  open private(set) var title: String
  open private(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

public typealias UIActionHandler = (UIAction) -> Void

/// An action of a control, as a closure. The control retains it.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open private(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The object for which the handler is being called.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  private init(
    _ title: String, _ image: UIImage?, _ identifier: Identifier, _ discoverabilityTitle: String?,
    _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State, _ handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    let own = identifier ?? Identifier(UUID().uuidString)
    self.init(title, image, own, discoverabilityTitle, attributes, state, handler)
  }

  func perform(for sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
