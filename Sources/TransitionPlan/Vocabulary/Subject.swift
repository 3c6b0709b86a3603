/// One of the two screens of a transition.
public enum Side: String, Hashable, Sendable, CaseIterable {
  /// The screen before `forward`.
  case from
  /// The screen after `forward`.
  case to

  /// The other screen.
  public var opposite: Side { self == .from ? .to : .from }
}

/// One of the two directions in which a transition plays.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  /// From the *from* screen to the *to* screen.
  case forward
  /// From the *to* screen to the *from* screen.
  case backward

  /// The side at which it starts.
  public var start: Side { self == .forward ? .from : .to }
  /// The side at which it ends when it finishes.
  public var end: Side { start.opposite }
  /// The other direction.
  public var opposite: Direction { self == .forward ? .backward : .forward }
}

/// An object of a transition that has properties.
public enum Subject: Hashable, Sendable {
  /// The view in which the transition happens.
  case container
  /// The view of a screen.
  case screen(Side)
  /// A view that a screen hands over: an index into `Screen.views`.
  case provided(Side, Int)
  /// A shared element: an index into `Transition.shared`.
  case shared(Int)
  /// A view that the transition adds: an index into `Transition.views`.
  case added(Int)
  /// The tab bar around the from screen, if there is one.
  case tabBar
  /// The navigation bar around the from screen, if there is one.
  case navigationBar

  /// Whether it is chrome: a bar that belongs to neither screen and may be absent.
  public var isChrome: Bool { self == .tabBar || self == .navigationBar }

  /// The screen that it is, or of which it is a view.
  package var side: Side? {
    switch self {
    case .screen(let side), .provided(let side, _): side
    case .container, .shared, .added, .tabBar, .navigationBar: nil
    }
  }

  /// Whether every finger on another view is also on this view, as far as is known.
  package func holdsFingers(of inner: Subject) -> Bool {
    if self == inner { return true }
    guard case .screen(let screen) = self, case .provided(let side, _) = inner else { return false }
    return screen == side
  }
}
