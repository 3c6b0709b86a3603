import Foundation

/// A font, as its size. It is not used to measure text.
open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let footnote = TextStyle(rawValue: "footnote")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var pointSize: CGFloat

  init(pointSize: CGFloat) {
    self.pointSize = pointSize
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(pointSize: 17) }
}

/// The preferred size of text. It never changes here.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
