@_spi(Simulator) import UIKit

/// Animations that an app hands to UIKit's coordinator while a finger drives. They follow the finger, and end with the
/// transition.
extension Scenario {
  static let alongside: [Scenario] = [
    alongside("swipe-back"), alongside("pinch-photo"), alongside("side-menu", curve: .linear),
    alongside("mini-player"), alongside("app-store-card"), alongside("tabs"),
  ]

  /// In Photos a cancelled gesture settles with a spring, which UIKit's curves cannot express.
  static let alongsidePhotos = alongside("photos", curve: .easeInOut, cancelCurve: .easeOut)

  /// - Parameters:
  ///   - curve: The curve of the settling after a finish, and after a cancel if there is no other.
  ///   - cancelCurve: The curve of the settling after a cancel.
  private static func alongside(
    _ spec: String, curve: UIView.AnimationCurve = .easeOut, cancelCurve: UIView.AnimationCurve? = nil
  ) -> Scenario {
    let name = "what is alongside arrives with the settle"
    return Scenario(spec == PhotosApp.spec ? name : "\(spec): \(name)", in: Conduct.allForGestures) {
      Simulator.conduct.alongsideFollowsWhenDriven = true
      // The transition starts later, so that there is time to hand something over.
      Simulator.conduct.interactionStartsLater = true
      guard let app = SpecApp.all.first(where: { $0.spec == spec })?.make(in: .plain) else {
        return Report.check("there is an app", false)
      }
      for finger in app.fingers {
        for share in [0.3, 0.0105, 0] {
          settle(app, finger, .cancel, at: share, cancelCurve ?? curve)
        }
        for share in finger.reach.map({ [$0] }) ?? [0.6, 0.9895, 1] {
          settle(app, finger, .finish, at: share, curve)
        }
      }
      go(app, to: .from)
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  }

  private static func go(_ app: SpecApp, to side: Side) {
    if app.side != side { app.go(to: side, animated: false) }
    app.settle()
  }

  /// Lifts a finger at a share of the way. Checks that a view alongside moves on like an animation of the same way with the same
  /// duration and curve.
  private static func settle(
    _ app: SpecApp, _ finger: SpecFinger, _ aim: SpecFinger.Aim, at share: CGFloat,
    _ curve: UIView.AnimationCurve
  ) {
    go(app, to: finger.side.other)
    let (follower, settling) = (UIView(), UIView())
    Report.check("begins", finger.begin())
    guard let coordinator = app.to.transitionCoordinator else {
      return Report.check("there is a coordinator", false)
    }
    // Keyframes are linear, so that the view shows the progress itself.
    coordinator.animate { _ in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { follower.alpha = 0 }
      }
    }
    Simulator.clock.advance(by: 0.1)
    finger.move(share)
    let left = Simulator.recorder.updates.last ?? .nan
    let moment = "\(aim) at \(share)"
    Report.near("\(moment): follows", 1 - follower.presentedAlpha, left, within: 1e-6)
    finger.end(aim)
    let end: CGFloat = aim == .finish ? 1 : 0
    settling.alpha = 0
    UIViewPropertyAnimator(duration: finger.settling(isFinishing: aim == .finish), curve: curve) {
      settling.alpha = 1
    }.startAnimation()
    Simulator.willComplete = {
      Report.near("\(moment): at its end with it", 1 - follower.presentedAlpha, end, within: 1e-6)
    }
    Simulator.clock.advance(by: VirtualClock.frame / 2)
    while app.isUnderWay {
      let position = left + (end - left) * settling.presentedAlpha
      Report.near("\(moment): on its way", 1 - follower.presentedAlpha, position, within: 1e-6)
      Simulator.clock.advance(by: VirtualClock.frame)
    }
    Simulator.willComplete = nil
    app.settle()
    Report.equal("\(moment): arrived", app.side, aim == .finish ? finger.side : finger.side.other)
  }
}
