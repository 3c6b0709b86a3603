/// A temporary change, which must be given back.
public enum ObligationKind: Hashable, Sendable {
  /// A view that was put into the container.
  case inserted(Subject)
  /// A view that was made invisible without touching layout.
  case invisible(Subject)
  /// A property that has another value during a run.
  case held(Subject, Property, ExpressionID)
  /// A property that has another value as long as the to screen is shown.
  case standing(Subject, Property, ExpressionID)
  /// A real view that was moved into the container.
  case moved(Subject)
  /// A gesture recognizer that was added: an index into `Transition.interactions`.
  case recognizer(Int)
}

/// A way in which a run or the stay of a to screen ends.
public enum LedgerExit: String, Hashable, Sendable, CaseIterable {
  /// `forward` finished.
  case forwardFinish
  /// `forward` was cancelled, by a finger or by the platform.
  case forwardCancel
  /// `backward` finished.
  case backwardFinish
  /// `backward` was cancelled, by a finger, by the system, or before it started.
  case backwardCancel
  /// The to screen left in another way: by a pop to the root, a replaced stack, or a dismissal in code.
  case leftOtherwise
}

/// The time at which an obligation is taken or released.
public enum LedgerPoint: String, Hashable, Sendable {
  /// When either direction starts, after the start hooks.
  case runStart
  /// When `forward` starts, after the start hooks.
  case forwardStart
  /// When `backward` starts, after the start hooks.
  case backwardStart
  /// When a direction that a finger drives starts.
  case drivenStart
  /// When the to screen appears, at the start of `forward` or without an animation.
  case stayStart
  /// In the one exit of a run, before the platform is notified.
  case runEnd
  /// When the to screen has left.
  case stayEnd
}

/// One change, the time at which it is taken, and its releases on each way out.
public struct Obligation: Hashable, Sendable {
  /// A way out and the point on it at which the change is given back.
  public struct Release: Hashable, Sendable {
    /// The way out.
    public var exit: LedgerExit
    /// The point on it; nil when the change rightly stays, because the to screen is still shown.
    public var point: LedgerPoint?

    /// Makes a release.
    public init(_ exit: LedgerExit, _ point: LedgerPoint?) {
      self.exit = exit
      self.point = point
    }
  }

  /// The change.
  public var kind: ObligationKind
  /// The time at which it is taken.
  public var acquire: LedgerPoint
  /// The releases, for every way out that can follow.
  public var releases: [Release]
  /// The construct that causes it, in a few words: `shared photo`.
  public var reason: String
  /// The location of that construct.
  public var location: SpecLocation

  /// Makes an obligation.
  public init(
    kind: ObligationKind, acquire: LedgerPoint, releases: [Release], reason: String, location: SpecLocation
  ) {
    self.kind = kind
    self.acquire = acquire
    self.releases = releases
    self.reason = reason
    self.location = location
  }

  /// Whether it lasts for one run, and not as long as the to screen is shown.
  public var isOfRun: Bool { acquire != .stayStart }
}
