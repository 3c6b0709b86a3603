public import TransitionText

/// The kind of a view that a screen hands over.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case view, image, label, button, scroll, bar, collection

  /// Whether a finger scrolls the view's content.
  package var scrolls: Bool { self == .scroll || self == .collection }
}

/// A view that a screen hands over.
public struct ProvidedView: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// Its kind.
  public var kind: ViewKind
  /// Whether the app may return nil: written `?`, or an end of a shared element.
  public var isOptional: Bool
  /// The documentation comment before it, line by line, without the slashes.
  public var documentation: [String]
  /// Where it is declared.
  public var location: SpecLocation

  /// Makes a provided view.
  public init(
    name: String, kind: ViewKind, isOptional: Bool, documentation: [String] = [], location: SpecLocation
  ) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.documentation = documentation
    self.location = location
  }
}

/// A value that a screen hands over.
public struct HandedValue: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// Its type: a length, a plain number, a time, an angle, a colour or a flag.
  public var type: ValueType
  /// Where it is declared.
  public var location: SpecLocation

  /// Makes a value.
  public init(name: String, type: ValueType, location: SpecLocation) {
    self.name = name
    self.type = type
    self.location = location
  }
}

/// A function of the app that a screen lets the transition call.
public struct Hook: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// Where it is declared.
  public var location: SpecLocation

  /// Makes a hook.
  public init(name: String, location: SpecLocation) {
    self.name = name
    self.location = location
  }
}

/// One of the two screens, and the members that the app hands over for it.
public struct Screen: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// The Swift class that the spec names for it, if any.
  public var className: String?
  /// The views, in the order of the spec.
  public var views: [ProvidedView]
  /// The hooks, in the order of the spec.
  public var hooks: [Hook]
  /// The values, in the order of the spec.
  public var values: [HandedValue]
  /// Whether it may be absent: then its tracks are skipped, a finger meets resistance, and a release cancels.
  public var isOptional: Bool
  /// Where it is declared.
  public var location: SpecLocation

  /// Makes a screen.
  public init(
    name: String, className: String? = nil, views: [ProvidedView] = [], hooks: [Hook] = [],
    values: [HandedValue] = [], isOptional: Bool = false, location: SpecLocation
  ) {
    self.name = name
    self.className = className
    self.views = views
    self.hooks = hooks
    self.values = values
    self.isOptional = isOptional
    self.location = location
  }
}

/// The moment at which a hook is called.
public enum Moment: String, Hashable, Sendable, CaseIterable {
  /// Before anything is changed.
  case start
  /// After a run that finished, before the platform is notified.
  case finish
  /// After a run that was cancelled, before the platform is notified.
  case cancel
  /// After any run, when the platform has been notified.
  case end
}

/// One `call`: a hook and its moment.
public struct HookCall: Hashable, Sendable {
  /// The screen of the hook.
  public var side: Side
  /// The hook: an index into `Screen.hooks`.
  public var hook: Int
  /// The direction of the moment; nil for both.
  public var direction: Direction?
  /// The moment.
  public var moment: Moment
  /// Where it is written.
  public var location: SpecLocation
  /// The bytes of the moment's name; nil when they are not in the file.
  public var momentRange: ByteRange?

  /// Makes a hook call.
  public init(
    side: Side, hook: Int, direction: Direction?, moment: Moment, location: SpecLocation,
    momentRange: ByteRange? = nil
  ) {
    self.side = side
    self.hook = hook
    self.direction = direction
    self.moment = moment
    self.location = location
    self.momentRange = momentRange
  }
}
