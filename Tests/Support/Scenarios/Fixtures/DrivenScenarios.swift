@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list, and a page that follows the finger.
@MainActor final class DrivenPushWorld: PushedWorld {
  private final class List: UIViewController, DrivenPushList {}
  private final class Page: UIViewController, DrivenPushPage {}

  let transition = DrivenPushTransition()

  init() {
    let (list, page) = (List(), Page())
    super.init(list, page, by: transition)
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("page.centerX \(way)", at: time, second.view.presentedCenter.x)
    Report.sample("page.centerY \(way)", at: time, second.view.presentedCenter.y)
    Report.sample("page.alpha \(way)", at: time, second.view.presentedAlpha)
  }
}

/// A base, and a photo with a badge, a note and a head that grows.
@MainActor final class DrivenShowWorld: FlightWorld {
  private final class Photo: UIViewController, DrivenShowPhoto {
    let drivenShowBadge = UIView(frame: CGRect(x: 300, y: 100, width: 40, height: 40))
    let drivenShowHead = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let note = UIView(frame: CGRect(x: 20, y: 600, width: 100, height: 40))
    var hasNote = true
    var drivenShowNote: UIView? { hasNote ? note : nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(drivenShowHead)
      view.addSubview(drivenShowBadge)
      view.addSubview(note)
    }
  }

  let transition = DrivenShowTransition()
  private let photo = Photo()

  init() {
    let base = UIViewController()
    super.init(root: base, base, photo)
    transition.adopt(photo)
  }

  /// Whether the app has the note.
  var hasNote: Bool {
    get { photo.hasNote }
    set { photo.hasNote = newValue }
  }

  override func sample(_ way: String, at time: Double) {
    let (badge, note) = (photo.drivenShowBadge, photo.note)
    Report.sample("photo.badge.y \(way)", at: time, badge.presentedFrame.minY)
    Report.sample("photo.head.height \(way)", at: time, photo.drivenShowHead.presentedBounds.height)
    Report.sample("photo.head.centerY \(way)", at: time, photo.drivenShowHead.presentedCenter.y)
    Report.sample("photo.alpha \(way)", at: time, second.view.presentedAlpha)
    if hasNote { Report.sample("photo.note.centerX \(way)", at: time, note.presentedFrame.midX) }
  }
}

/// A base and the sheet that it presents.
@MainActor final class DrivenSheetWorld: FlightWorld {
  let transition = DrivenSheetTransition()

  init() {
    let (base, sheet) = (UIViewController(), UIViewController())
    super.init(root: base, base, sheet)
    transition.adopt(sheet)
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("sheet.y \(way)", at: time, second.view.presentedFrame.minY)
    Report.sample("sheet.height \(way)", at: time, second.view.presentedBounds.height)
    Report.sample("shade.alpha \(way)", at: time, besides.first?.presentedAlpha ?? .nan)
    Report.sample("base.scale \(way)", at: time, first.view.presentedTransform.a)
    Report.sample("base.dim \(way)", at: time, cover(first)?.presentedAlpha ?? .nan)
  }

  /// Checks that the sheet is shown and that everything is at rest.
  func checkSheet(completed: [Bool], size: CGSize = CGSize(width: 400, height: 800), _ moment: String) {
    let place = CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    Report.near("\(moment): the sheet", second.view.frame, place)
    Report.near("\(moment): the shade", besides.first?.alpha ?? .nan, 0.4)
    Report.near("\(moment): the base", first.view.transform.a, 0.9)
    Report.near("\(moment): dim", cover(first)?.alpha ?? .nan, 0.2)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    forgetCompletion()
  }
}

/// Fingers that drive properties without a track, and frames in a presentation.
extension Scenario {
  static let driven: [Scenario] = drivenPush + drivenShow + drivenSheet

  private static let drivenPush: [Scenario] = [
    .of("drivenPush", "under a finger", DrivenPushWorld.init) { world in
      world.navigation.pushViewController(world.second, animated: true)
      world.letStart()
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkSecond(completed: [true], "pushed")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 60, dy: 240))
      world.sample("thrown", at: 0)
      world.pan(on: world.second.view)?.end(velocity: CGPoint(x: 200, y: 300))
      world.sample("thrown", for: 0.4)
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 60, dy: 240))
      world.pan(on: world.second.view)?.cancelTouches()
      world.settle()
      world.checkSecond(completed: [true, false, false], "taken away")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 60, dy: 400))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("finished", for: 0.3)
      world.settle()
      world.checkFirst(completed: [true, false, false, true], "finished")
    },

    .of("drivenPush", "too early, another size, reduced motion", DrivenPushWorld.init) { world in
      world.navigation.pushViewController(world.second, animated: true)
      world.settle()
      world.pan(on: world.second.view)?.begin(at: CGPoint(x: 200, y: 200), velocity: CGPoint(x: 0, y: 50))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkSecond(completed: [true, false], "too early")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 60, dy: 240))
      world.window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.advance(by: 0.05)
      world.pan(on: world.second.view)?.end(velocity: CGPoint(x: 0, y: 2000))
      world.settle()
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.forgetCompletion()
      world.checkSecond(completed: [true, false, false], "turned back")
      Simulator.reducesMotion = true
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 60, dy: 240))
      Report.near("the page does not move", world.second.view.presentedCenter, CGPoint(x: 200, y: 400))
      Report.near("its alpha does", world.second.view.presentedAlpha, 0.85)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkSecond(completed: [true, false, false, false], "cancelled")
      Simulator.withheldViews = [.from]
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 500))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      Simulator.withheldViews = []
      world.checkFirst(completed: [true, false, false, false, true], "popped, though a view is withheld")
    },
  ]

  private static let drivenShow: [Scenario] = [true, false].map { hasNote in
    .of("drivenShow", "under a finger, \(hasNote ? "with" : "without") a note", DrivenShowWorld.init) {
      world in
      world.hasNote = hasNote
      world.first.present(world.second, animated: true)
      world.settle()
      world.checkSecond(completed: [true], "presented")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 60, dy: 240))
      world.sample("thrown", at: 0)
      world.pan(on: world.second.view)?.end(velocity: CGPoint(x: 200, y: 300))
      world.sample("thrown", for: 0.4)
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 60, dy: 400))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("finished", for: 0.3)
      world.settle()
      world.checkFirst(completed: [true, false, true], "finished")
    }
  }

  private static let drivenSheet: [Scenario] = [
    .of("drivenSheet", "under a finger", DrivenSheetWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkSheet(completed: [true], "presented")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 120))
      world.sample("thrown", at: 0)
      world.pan(on: world.second.view)?.end(velocity: CGPoint(x: 0, y: 300))
      world.sample("thrown", for: 0.4)
      world.settle()
      world.checkSheet(completed: [true, false], "cancelled")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 120))
      world.pan(on: world.second.view)?.cancelTouches()
      world.settle()
      world.checkSheet(completed: [true, false, false], "taken away")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("finished", for: 0.3)
      world.settle()
      world.checkFirst(completed: [true, false, false, true], "finished") {
        // The sheet is laid out when it is shown again.
        $0.expect(world.second.view) {
          ($0.bounds, $0.center) = (world.second.view.bounds, world.second.view.center)
        }
      }
    },

    .of("drivenSheet", "another size, reduced motion", DrivenSheetWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.settle()
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 120))
      let turned = CGSize(width: 800, height: 400)
      world.window.resize(to: turned)
      world.pan(on: world.second.view)?.end(velocity: CGPoint(x: 0, y: 2000))
      world.settle()
      world.checkSheet(completed: [true, false], size: turned, "turned")
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkSheet(completed: [true, false], "turned back")
      Simulator.reducesMotion = true
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 120))
      Report.near("the sheet does not move", world.second.view.presentedFrame.minY, 400)
      Report.near("the shade does", world.besides.first?.presentedAlpha ?? .nan, 0.28)
      world.pan(on: world.second.view)?.end(velocity: CGPoint(x: 0, y: 2000))
      world.settle()
      world.checkFirst(completed: [true, false, true], "finished") {
        // The sheet is laid out when it is shown again.
        $0.expect(world.second.view) {
          ($0.bounds, $0.center) = (world.second.view.bounds, world.second.view.center)
        }
      }
    },
  ]
}
