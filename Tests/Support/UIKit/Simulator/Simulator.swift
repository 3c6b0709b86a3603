import Foundation

/// The controls of the simulation: its clock, its record, its choices where UIKit is undocumented.
///
/// All of it is behind an SPI, so generated code, which says `import UIKit`, cannot see it.
@_spi(Simulator) @MainActor public enum Simulator {
  /// What the simulation does where UIKit's documentation is silent.
  public static var conduct = Conduct()
  /// The only time there is.
  public private(set) static var clock = VirtualClock()
  /// What has happened since `reset`.
  public private(set) static var recorder = Recorder()
  /// The objects that have been made since `reset`, held weakly.
  public private(set) static var census = Census()
  /// What the user has set in Settings, Accessibility, Reduce Motion.
  public static var reducesMotion = false
  /// Whether VoiceOver is on.
  public static var speaksScreen = false
  /// The reading direction of every view.
  public static var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The views that a transition context does not know, as for a transition that UIKit itself manages.
  public static var withheldViews: Set<UITransitionContextViewKey> = []
  /// Whether the record has each change of a view's properties: for people, who read it as a text.
  public static var recordsChanges = true
  /// Whether what an animator leaves in a container besides the visible screen is a violation. UIKit's documentation does not
  /// forbid it, and public code does it; generated code may not.
  public static var forbidsLeftViews = false
  /// What happens just before an animator of the app's own completes its transition.
  public static var willComplete: (@MainActor () -> Void)?
  /// What happens just before everything may be on screen for a frame: a snapshot after screen updates is being taken.
  public static var willCommit: (@MainActor () -> Void)?
  /// How far inside the window the containers of presentations are: their frame is then not their bounds.
  public static var presentationInsets = UIEdgeInsets.zero
  /// How far a finger travels, in points, before a pan is recognized.
  public static let panTravel = CGPoint(x: 7, y: 10)

  /// A new simulation.
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

  /// Something has been done that UIKit forbids, or that leaves the screen broken.
  static func violation(_ text: String) {
    recorder.record(.violation(text))
  }

  /// A transition has ended, and an animator has left a view in the container.
  static func noteLeftView(_ view: UIView) {
    let text = "\(view.name) was left in the container"
    recorder.record(forbidsLeftViews ? .violation(text) : .left(text))
  }
}
