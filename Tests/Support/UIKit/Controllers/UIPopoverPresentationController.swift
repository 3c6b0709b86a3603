import Foundation

/// Displays are as narrow as a phone's here, so a popover covers the whole display.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var backgroundColor: UIColor?
  open var passthroughViews: [UIView]?
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

/// The requirement is optional in Objective-C. This default stands for a missing method.
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}
