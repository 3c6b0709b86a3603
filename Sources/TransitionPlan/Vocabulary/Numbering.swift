/// A type whose values each have a unique number.
///
/// Hashing and comparing one number takes far less time than hashing the components of a value: above all the names of `Property`, which
/// are strings.
public protocol Numbered: Hashable {
  /// The number.
  var number: UInt64 { get }
}

extension Numbered {
  /// Hashes the number.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Side: Numbered {
  /// 0 and 1.
  @inlinable public var number: UInt64 { self == .from ? 0 : 1 }
  /// Hashes the number, not the name.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Direction: Numbered {
  /// 0 and 1.
  @inlinable public var number: UInt64 { self == .forward ? 0 : 1 }
  /// Hashes the number, not the name.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension LedgerExit: Numbered {
  /// Its place in `allCases`.
  @inlinable public var number: UInt64 {
    switch self {
    case .forwardFinish: 0
    case .forwardCancel: 1
    case .backwardFinish: 2
    case .backwardCancel: 3
    case .leftOtherwise: 4
    }
  }

  /// Hashes the number, not the name.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Subject: Numbered {
  /// Below 8 for objects that exist once; for the others the index and the kind.
  @inlinable public var number: UInt64 {
    switch self {
    case .container: 0
    case .tabBar: 1
    case .navigationBar: 2
    case .screen(let side): 3 + side.number
    case .provided(let side, let index): 8 + side.number + UInt64(index) << 2
    case .shared(let index): 10 + UInt64(index) << 2
    case .added(let index): 11 + UInt64(index) << 2
    }
  }
}

extension PropertyKey: Numbered {
  /// The number of the object combined with that of the property.
  @inlinable public var number: UInt64 { subject.number << 6 | property.number }
}

extension Property: Numbered {
  /// Its place in `allCases`: below 64.
  @inlinable public var number: UInt64 {
    switch self {
    case .frame: 0
    case .bounds: 1
    case .center: 2
    case .size: 3
    case .x: 4
    case .y: 5
    case .width: 6
    case .height: 7
    case .top: 8
    case .bottom: 9
    case .leading: 10
    case .trailing: 11
    case .centerX: 12
    case .centerY: 13
    case .anchor: 14
    case .alpha: 15
    case .dim: 16
    case .blur: 17
    case .cornerRadius: 18
    case .borderWidth: 19
    case .background: 20
    case .tint: 21
    case .borderColor: 22
    case .shadowOpacity: 23
    case .shadowRadius: 24
    case .shadowOffset: 25
    case .scale: 26
    case .scaleX: 27
    case .scaleY: 28
    case .rotation: 29
    case .rotationX: 30
    case .rotationY: 31
    case .perspective: 32
    case .translation: 33
    case .hidden: 34
    case .content: 35
    case .scrollEnabled: 36
    case .offset: 37
    case .safeArea: 38
    case .imageSize: 39
    case .clip: 40
    case .clipsToBounds: 41
    }
  }

  /// Hashes the number, not the name.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
