import Foundation

// Only the interface against which sources are type-checked as they stand has Objective-C: there, what is `@objc` may have
// these types, as it may where they are imported. Nothing of that interface is ever run.
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
