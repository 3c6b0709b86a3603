import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values that are associated with an object. When the object is gone, the next access removes them.
private struct Associations {
  weak var object: AnyObject?
  var values: [UnsafeRawPointer: () -> Any?] = [:]

  nonisolated(unsafe) static var all: [ObjectIdentifier: Associations] = [:]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.all = Associations.all.filter { $0.value.object != nil }
  return Associations.all[ObjectIdentifier(object as AnyObject)]?.values[key]?()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.all = Associations.all.filter { $0.value.object != nil }
  let object = object as AnyObject
  var held: (() -> Any?)?
  if let value {
    weak let assigned = value as AnyObject
    held = policy == .OBJC_ASSOCIATION_ASSIGN ? { assigned } : { value }
  }
  Associations.all[ObjectIdentifier(object), default: Associations(object: object)].values[key] = held
}
