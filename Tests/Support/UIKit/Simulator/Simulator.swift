import Foundation

/// The controls of the simulation: its clock, its record, and its answers where UIKit is undocumented.
///
/// They are behind an SPI, so generated code with a plain `import UIKit` cannot use them.
@_spi(Simulator) @MainActor public enum Simulator {
  /// The behaviour of UIKit where its documentation is silent.
  public static var conduct = Conduct()
  /// The only source of time.
  public private(set) static var clock = VirtualClock()
  /// The events since `reset`.
  public private(set) static var recorder = Recorder()
  /// The objects that were created since `reset`. They are not retained.
  public private(set) static var census = Census()
  /// Whether *Reduce Motion* is on in the accessibility settings.
  public static var reducesMotion = false
  /// Whether VoiceOver is on.
  public static var speaksScreen = false
  /// The layout direction of all views.
  public static var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The views that transition contexts withhold, as in a transition that UIKit manages itself.
  public static var withheldViews: Set<UITransitionContextViewKey> = []
  /// Whether the record has each change of a view's properties, which helps a person who reads it.
  public static var recordsChanges = true
  /// Whether it is a violation if an animator leaves a view in a container besides the visible screen. UIKit's documentation does not
  /// forbid it, and public code does it; generated code must not.
  public static var forbidsLeftViews = false
  /// Called before an animator of the app completes its transition.
  public static var willComplete: (@MainActor () -> Void)?
  /// Called before a snapshot after screen updates, which may show all current views on the screen for a frame.
  public static var willCommit: (@MainActor () -> Void)?
  /// Insets of presentations' containers in the window. With insets, a container's frame differs from its bounds.
  public static var presentationInsets = UIEdgeInsets.zero
  /// The distance in points that a finger travels before a pan is recognized.
  public static let panTravel = CGPoint(x: 7, y: 10)

  /// Starts a new simulation.
  public static func reset(conduct: Conduct) {
    self.conduct = conduct
    clock = VirtualClock()
    recorder = Recorder()
    census = Census()
    reducesMotion = false
    speaksScreen = false
    layoutDirection = .leftToRight
    withheldViews = []
    forbidsLeftViews = false
    presentationInsets = .zero
    willComplete = nil
    willCommit = nil
    UIView.setAnimationsEnabled(true)
    CATransaction.reset()
    UIStoryboard.reset()
    UIApplication.shared.reset()
  }

  /// Records a call or state that UIKit forbids, or that leaves the screen broken.
  static func violation(_ text: String) {
    recorder.record(.violation(text))
  }

  /// Records a view that an animator has left in the container at the end of a transition.
  static func noteLeftView(_ view: UIView) {
    let text = "\(view.name) was left in the container"
    recorder.record(forbidsLeftViews ? .violation(text) : .left(text))
  }
}
