@_spi(Simulator) import UIKit

@testable import TransitionRuntime

/// Single parts of the runtime, with values that few specs use.
extension Scenario {
  static let parts: [Scenario] = [
    part("a transform is read as it was set") { _ in
      for kind in [TransitionPropertyKind.rotation, .rotationX, .rotationY] {
        for degrees: CGFloat in [-170, -100, -30, 30, 100, 170] {
          let angle = degrees / 180 * .pi
          var set = TransitionTransform()
          set.set(kind, TransitionAmount(angle))
          set.set(.scale, TransitionAmount(0.5))
          let read = TransitionTransform(set.matrix)
          Report.near("\(kind) of \(degrees)", read.part(kind)[0], angle)
          Report.near("the scale beside \(kind)", read.part(.scaleX)[0], 0.5)
          for other in [TransitionPropertyKind.rotation, .rotationX, .rotationY] where other != kind {
            Report.near("\(other) beside \(kind) of \(degrees)", read.part(other)[0], 0)
          }
        }
      }
    },

    part("another anchor leaves a view that is drawn smaller where its frame without that is") { view in
      let anchor = TransitionSlot(view, .anchor)
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      anchor.write(TransitionAmount(0, 1))
      Report.near("its anchor", view.center, CGPoint(x: 10, y: 70))
      anchor.write(TransitionAmount(0.5, 0.5))
      Report.near("its middle", view.center, CGPoint(x: 60, y: 45))
      view.transform = .identity
    },

    part("whole turns are kept") { view in
      let slot = TransitionSlot(view, .transform)
      for turns: CGFloat in [-2, 0, 1, 3] {
        var turned = TransitionTransform()
        turned.set(.rotation, TransitionAmount(0.5 + turns * 2 * .pi))
        let amount = turned.amount
        slot.write(amount)
        Report.near("after \(turns) turns", slot.read(near: amount)[2], amount[2], within: 1e-9)
      }
      slot.write(TransitionTransform().amount)
    },

    part("an absent colour is the other one, transparent") { _ in
      let (none, red) = (UIColor?.none.amount(in: nil), UIColor?(.red).amount(in: nil))
      for (way, mixed) in [
        ("to", none.mixed(with: red, at: 0.5)), ("from", red.mixed(with: none, at: 0.5)),
      ] {
        Report.equal("half the way \(way) red", (0..<4).map { mixed[$0] }, [1, 0, 0, 0.5])
      }
    },

    part("a property is borrowed with its own value") { view in
      let (slot, first, second) = (TransitionSlot(view, .alpha), TransitionLedger(), TransitionLedger())
      first.hold(slot, at: TransitionAmount(0.5))
      Report.near("its own value", second.borrow(slot)[0], 1)
      slot.write(TransitionAmount(0.25))
      second.giveBack()
      Report.near("what is held", view.alpha, 0.5)
      first.giveBack()
      Report.near("what was found", view.alpha, 1)
    },

    part("a box that is as high as its content begins where one reads") { view in
      for isReversed in [false, true] {
        let box = TransitionBox(.fitHeight)
        box.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
        view.bounds.size = CGSize(width: 100, height: 50)
        box.fill(with: [view])
        box.bounds.size = CGSize(width: 80, height: 50)
        box.layoutIfNeeded()
        Report.near("reversed \(isReversed)", view.frame.minX, isReversed ? -20 : 0)
        view.removeFromSuperview()
      }
    },

    part("properties are read of a view") { view in
      let description = TransitionDescription(TransitionScreens(nil, nil), style: .modal)
      let element = description.view(of: .to) { view }
      view.tintColor = .red
      Report.check("its tint", element.tint == .red)
      view.transform = CGAffineTransform(translationX: 5, y: 7)
      Report.near("its translation", element.translation, CGPoint(x: 5, y: 7))
      view.transform = .identity
    },

    part("a finger drives no value that is no number") { view in
      let screen = UIViewController()
      let description = TransitionDescription(TransitionScreens(screen, nil), style: .modal)
      let element = description.view(of: .to) { view }
      let gesture = description.interactive(.backward, by: .pan(.down), on: element)
      for value: CGFloat in [.nan, .infinity, 0.5] {
        gesture.drives { _, drive in drive.set(element, .rotation, value) }
        let driven = gesture.evaluate(TransitionFinger()).pose.value(of: element, .rotation)?[0]
        Report.equal("driven with \(value)", driven, value.isFinite ? value : 0)
      }
    },

    part("two fingers have the speed of their middle, and of their angle") { view in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      view.frame = window.bounds
      window.rootViewController?.view.addSubview(view)
      let owner = MeasuringFingers(on: view)
      let pair = Pair(in: window, around: CGPoint(x: 200, y: 400), apart: 200)
      pair.move(apart: 150)
      pair.move(by: CGVector(dx: 24, dy: -12), apart: 120, to: 0.6)
      let frame = CGFloat(VirtualClock.frame)
      let finger = owner.motion?.pulled ?? TransitionFinger()
      let speed = CGPoint(x: 2 / frame, y: -1 / frame)
      // The recognizer measures whenever one of the two fingers has moved.
      Report.near("of the middle", finger.velocity, speed, within: 40)
      Report.near("of the angle", finger.rotationVelocity, 0.05 / frame, within: 1)
      pair.lift()
      owner.removeRecognizers()
      window.rootViewController = nil
    },
  ]

  private static func part(_ name: String, _ body: @escaping @MainActor (UIView) -> Void) -> Scenario {
    Scenario("parts: \(name)", in: Conduct.allForGestures) {
      body(UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)))
    }
  }
}

/// The owner of a pinch that is only measured.
@MainActor private final class MeasuringFingers: TransitionFingers {
  final class Motion: TransitionMotion {
    private(set) var pulled = TransitionFinger()
    override func pull(to finger: TransitionFinger) { pulled = finger }
  }

  private(set) var motion: Motion?
  private let transition: TransitionDescription

  init(on view: UIView) {
    transition = TransitionDescription(TransitionScreens(nil, nil), style: .modal)
    super.init()
    let gesture = transition.interactive(.backward, by: .pinch(.in), on: transition.view(of: .to) { view })
    gesture.drives { _, _ in }
    recognize(gesture, on: view)
  }

  override func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? { TransitionOffer(transition, index) }

  override func begin(_ index: Int) -> TransitionMotion? {
    motion = Motion(transition, .backward, by: transition.gestures[0])
    return motion
  }
}
