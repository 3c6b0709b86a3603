@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// A note with a button above it.
@MainActor final class SignedWorld: FlightWorld {
  final class Note: UIViewController, SignedNote {
    let signedBody = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    private let isBlurred: Bool

    init(isBlurred: Bool) {
      self.isBlurred = isBlurred
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = isBlurred ? UIVisualEffectView(effect: UIBlurEffect(style: .regular)) : UIView()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(signedBody)
    }
  }

  let note: Note
  let transition = SignedTransition()

  init(isBlurred: Bool) {
    let base = UIViewController()
    note = Note(isBlurred: isBlurred)
    super.init(root: base, base, note)
  }
}

extension Scenario {
  static let appSigned: [Scenario] = [
    .of("signed", "a note whose view is a blur", { SignedWorld(isBlurred: true) }) { world in
      world.transition.adopt(world.note)
      world.present()
      world.pull(world.pan(on: world.note.view), by: CGVector(dx: 0, dy: 100))
      world.pan(on: world.note.view)?.end(velocity: .zero)
      world.settle()
      Report.equal("the effect view has its content only", world.note.view.subviews.count, 1)
      world.first.dismiss(animated: true)
      world.settle()
      Report.equal("violations", Simulator.recorder.violations, [])
    },
    .of("signed", "notes that are adopted, loaded, and let go", { SignedWorld(isBlurred: false) }) { world in
      for _ in 0..<3 {
        let note = SignedWorld.Note(isBlurred: false)
        note.loadViewIfNeeded()
        world.transition.adopt(note)
      }
      world.transition.adopt(world.note)  // the runtime has a chance to clear up
      let kept = Simulator.census.alive(.gestureRecognizer).count
      Report.equal("recognizers", kept, 1)
    },
  ]
}
