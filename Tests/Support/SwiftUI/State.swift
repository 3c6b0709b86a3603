public protocol DynamicProperty {}

/// Where a value lies, so that a wrapper that is not to be changed can set it.
private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  private let box: Box<Value>

  public init(wrappedValue value: Value) { box = Box(value) }

  public init(initialValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    read = { isNeverAsked() }
    write = { _ in isNeverAsked() }
  }

  fileprivate init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: { (subject: Subject) in
        var value = read()
        value[keyPath: keyPath] = subject
        write(value)
      })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
