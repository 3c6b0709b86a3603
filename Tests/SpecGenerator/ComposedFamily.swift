/// The families of transitions that are composed of one part of each kind, so that each part meets each other one.
package enum ComposedFamily: String, CaseIterable, Sendable {
  /// A view moves in a screen that moves.
  case views
  /// A sheet with rest states.
  case sheets
  /// A picture flies between screens that move.
  case flights

  /// How many there are.
  package var count: Int {
    switch self {
    case .views: ComposedApp.count
    case .sheets: ComposedSheet.count
    case .flights: ComposedFlight.count
    }
  }

  /// The text of a transition; nil for parts that do not go together.
  /// - Parameter number: Less than `count`.
  package func text(_ number: Int) -> String? {
    switch self {
    case .views: ComposedApp.text(number)
    case .sheets: ComposedSheet.text(number)
    case .flights: ComposedFlight.text(number)
    }
  }
}
