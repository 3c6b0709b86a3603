import Foundation

// Sources that are only type-checked use an interface of this module with Objective-C. There, `@objc` methods may have these types, as
// they may on Apple's platforms. That interface is never run.
#if _runtime(_ObjC)
  public protocol _ImportedStruct: _ObjectiveCBridgeable where _ObjectiveCType == NSObject {}

  extension _ImportedStruct {
    public func _bridgeToObjectiveC() -> NSObject { NSObject() }

    public static func _forceBridgeFromObjectiveC(_ source: NSObject, result: inout Self?) {}

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSObject, result: inout Self?) -> Bool {
      false
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSObject?) -> Self {
      preconditionFailure("a type of the interface only")
    }
  }

  extension CGFloat: @retroactive _ObjectiveCBridgeable, _ImportedStruct {}
  extension CGPoint: @retroactive _ObjectiveCBridgeable, _ImportedStruct {}
  extension CGSize: @retroactive _ObjectiveCBridgeable, _ImportedStruct {}
  extension CGRect: @retroactive _ObjectiveCBridgeable, _ImportedStruct {}
  extension CGAffineTransform: _ImportedStruct {}
  extension UIEdgeInsets: _ImportedStruct {}
#endif
