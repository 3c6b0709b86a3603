import Foundation

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The traits that transitions use. A trait that a collection does not have is unspecified.
open class UITraitCollection: NSObject, @unchecked Sendable {
  open private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) var displayScale: CGFloat = 0

  public override init() {
    super.init()
  }

  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    super.init()
    self.layoutDirection = layoutDirection
  }

  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    super.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  public init(verticalSizeClass: UIUserInterfaceSizeClass) {
    super.init()
    self.verticalSizeClass = verticalSizeClass
  }

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    super.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of a later collection replace those of an earlier one.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    super.init()
    for traits in traitCollections {
      if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
      if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
      if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
      if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
      if traits.displayScale != 0 { displayScale = traits.displayScale }
    }
  }

  /// The traits of a screen of the given size. A screen is a tablet's if its shorter side has at least 700 points.
  @MainActor static func ofScreen(size: CGSize) -> UITraitCollection {
    let traits = UITraitCollection()
    traits.layoutDirection = Simulator.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let isTablet = min(size.width, size.height) >= 700
    traits.horizontalSizeClass = isTablet ? .regular : .compact
    traits.verticalSizeClass = size.width > size.height && !isTablet ? .compact : .regular
    traits.userInterfaceStyle = .light
    traits.displayScale = UIScreen.main.scale
    return traits
  }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// The layout direction of a view with a semantic content attribute.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: Simulator.layoutDirection)
  }

  /// The layout direction of a view with a semantic content attribute, inside of another layout direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
