import TransitionPlan

/// When and where an interaction is looked at, and what is known of its gesture then. Copies of an analysis share it, as it never
/// changes: an analysis that knows more has another one.
final class FingerOccasion {
  /// What one is found by when it is entered again: as long as nothing more is known, these say everything.
  struct Place: Numbered {
    let number: UInt64

    /// - Parameter display: The index of the display.
    init(
      _ moment: FingerAnalysis.Moment, _ display: Int, _ variable: FingerAnalysis.Variable, _ isCaught: Bool,
      _ state: Int?, bars: Device.Bars
    ) {
      let flags: UInt64 = (isCaught ? 1 : 0) | bars.rawValue << 1
      number =
        ((UInt64(state.map { $0 + 1 } ?? 0) << 2 | UInt64(display)) << 3 | flags) << 8
        | moment.rawValue << 6 | variable.number
    }
  }

  /// Its number among all of an interaction, from 1.
  let number: UInt64
  let moment: FingerAnalysis.Moment
  /// The size that the container has.
  let display: Size
  let variable: FingerAnalysis.Variable
  /// Whether the gesture has caught something that moved, so that nothing driven is at rest when it begins.
  let isCaught: Bool
  /// The rest state of the to screen in which the gesture begins; nil for any of them.
  let state: Int?
  /// How fast a pan goes across, as a share of how fast it goes along its axis; nil for any share.
  let slopes: Interval?
  /// What the gesture's values can be.
  let domain: GestureDomain
  /// What is known of unknowns besides their natural limits.
  let known: NumberedTable<Unknown, Interval>
  /// The device whose safe area and bars are supposed; nil for any.
  let device: Device?

  init(
    _ number: UInt64, _ moment: FingerAnalysis.Moment, _ display: Size, _ variable: FingerAnalysis.Variable,
    isCaught: Bool, in state: Int?, _ domain: GestureDomain, _ known: NumberedTable<Unknown, Interval>,
    on device: Device? = nil
  ) {
    self.number = number
    self.moment = moment
    self.display = display
    self.variable = variable
    self.isCaught = isCaught
    self.state = state
    slopes = nil
    self.domain = domain
    self.known = known
    self.device = device
  }

  /// The same, of which other things are known.
  init(
    _ number: UInt64, like other: FingerOccasion, _ domain: GestureDomain,
    _ known: NumberedTable<Unknown, Interval>, slopes: Interval?
  ) {
    self.number = number
    moment = other.moment
    display = other.display
    variable = other.variable
    isCaught = other.isCaught
    state = other.state
    device = other.device
    self.slopes = slopes
    self.domain = domain
    self.known = known
  }
}
