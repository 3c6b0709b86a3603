@_spi(Simulator) import SwiftUI
@_spi(Simulator) import UIKit

/// Calls a representable as SwiftUI does, with a child of the root.
@MainActor private struct Hosted<Representable: UIViewControllerRepresentable> {
  let context: Representable.Context
  let controller: Representable.UIViewControllerType

  init(_ representable: Representable) {
    context = Representable.Context(coordinator: representable.makeCoordinator())
    controller = representable.makeUIViewController(context: context)
  }

  func show(in root: UIViewController) {
    root.addChild(controller)
    controller.view.frame = root.view.bounds
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
  }

  func update(_ representable: Representable) {
    representable.updateUIViewController(controller, context: context)
  }

  func remove() {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    Representable.dismantleUIViewController(controller, coordinator: context.coordinator)
  }
}

/// A root with the library and the presenter of the filters, and the state that both bind to.
@MainActor private final class World: SpecWorld {
  @State var item: Int?
  @State var isFiltering = false
  private let root = UIViewController()
  private var library: Hosted<Library>?
  private var presenter: Hosted<FilterPresenter>?

  init(item: Int? = nil, isFiltering: Bool = false, isLate: Bool = false) {
    super.init(root: root, trees: [])
    window.makeKeyAndVisible()
    self.item = item
    self.isFiltering = isFiltering
    let library = Hosted(Library(item: $item))
    let presenter = Hosted(FilterPresenter(isPresented: $isFiltering))
    self.library = library
    self.presenter = presenter
    if isLate { update() }
    library.show(in: root)
    presenter.show(in: root)
    if !isLate { update() }
    settle()
    takeRest()
  }

  var navigation: UINavigationController? { library?.controller }
  var detail: DetailController? { navigation?.topViewController as? DetailController }
  var panel: FilterController? { root.presentedViewController as? FilterController }

  func update() {
    library?.update(Library(item: $item))
    presenter?.update(FilterPresenter(isPresented: $isFiltering))
  }

  func set(_ item: Int?) {
    self.item = item
    update()
  }

  func set(isFiltering: Bool) {
    self.isFiltering = isFiltering
    update()
  }

  func advance() { Simulator.clock.advance(by: 0.1) }

  func removePresenter() {
    presenter?.remove()
    presenter = nil
  }

  /// Waits, and checks that another update at rest changes nothing.
  func check(item: Int?, completed: [Bool], _ moment: String) {
    settle()
    update()
    settle()
    Report.equal("\(moment): binding", self.item, item)
    Report.equal("\(moment): detail", detail?.rootView.item, item)
    checkShown(navigation?.topViewController, moment)
    checkQuiet(completed: completed, moment)
  }

  func check(isFiltering: Bool, completed: [Bool], _ moment: String) {
    settle()
    update()
    settle()
    Report.equal("\(moment): binding", self.isFiltering, isFiltering)
    Report.equal("\(moment): panel", panel != nil, isFiltering)
    checkQuiet(completed: completed, moment)
  }
}

@main struct Main {
  @MainActor private static func library() {
    GuideRun.course("push and pop") {
      let world = World()
      (world.navigation?.topViewController as? ListController)?.rootView.open(1)
      world.update()
      world.check(item: 1, completed: [true], "pushed")
      world.set(2)
      world.check(item: 2, completed: [true], "another item")
      world.set(nil)
      world.check(item: nil, completed: [true, true], "popped")
      world.set(3)
      world.settle()
      world.detail?.view.drag(by: CGVector(dx: 40, dy: 0))
      world.check(item: 3, completed: [true, true, true, false], "let go early")
      world.detail?.view.drag(by: CGVector(dx: 300, dy: 0))
      world.check(item: nil, completed: [true, true, true, false, true], "let go late")
    }
    GuideRun.course("open from the start") {
      let world = World(item: 1, isLate: true)
      world.check(item: 1, completed: [], "open")
      world.set(nil)
      world.check(item: nil, completed: [true], "closed")
    }
    GuideRun.course("closed during the push") {
      let world = World()
      world.set(1)
      world.advance()
      world.set(nil)
      world.check(item: nil, completed: [true, true], "closed")
      world.set(1)
      world.settle()
      world.set(nil)
      world.advance()
      world.set(1)
      world.check(item: 1, completed: [true, true, true, true, true], "open")
    }
    GuideRun.course("changed during the push") {
      let world = World()
      world.set(1)
      world.advance()
      world.set(nil)
      world.set(2)
      world.check(item: 2, completed: [true], "the last item")
    }
    for (name, way, isClosed, item, completed) in [
      ("updated under a finger, let go early", 40.0, false, 1, [true, false]),
      ("updated under a finger, let go late", 300, false, nil, [true, true]),
      ("closed under a finger, let go early", 40, true, nil, [true, false, true]),
      ("closed under a finger, let go late", 300, true, nil, [true, true]),
    ] as [(String, Double, Bool, Int?, [Bool])] {
      GuideRun.course(name) {
        let world = World()
        world.set(1)
        world.settle()
        let pan = world.detail?.view.pan
        Report.check("begins", pan?.begin(at: CGPoint(x: 2, y: 400), velocity: CGPoint(x: 100, y: 0)) == true)
        world.advance()
        pan?.move(to: CGPoint(x: 2 + way, y: 400))
        world.update()
        if isClosed { world.set(nil) }
        pan?.end(velocity: .zero)
        world.check(item: item, completed: completed, "at the end")
      }
    }
  }

  @MainActor private static func filters() {
    GuideRun.course("presented and dismissed") {
      let world = World()
      world.set(isFiltering: true)
      world.check(isFiltering: true, completed: [true], "presented")
      world.set(isFiltering: false)
      world.check(isFiltering: false, completed: [true, true], "dismissed")
      world.set(isFiltering: true)
      world.settle()
      Finger(in: world.window).tap(at: CGPoint(x: 100, y: 200))
      world.advance()
      world.update()
      world.check(isFiltering: false, completed: [true, true, true, true], "tapped beside it")
    }
    GuideRun.course("an alert on the panel") {
      let world = World(isFiltering: true)
      world.panel?.present(UIViewController(), animated: false)
      world.settle()
      world.set(isFiltering: false)
      world.check(isFiltering: false, completed: [true], "dismissed")
    }
    GuideRun.course("closed while it comes") {
      let world = World()
      world.set(isFiltering: true)
      world.advance()
      world.set(isFiltering: false)
      world.check(isFiltering: false, completed: [true, true], "dismissed")
    }
    GuideRun.course("wanted again while it leaves") {
      let world = World(isFiltering: true)
      Finger(in: world.window).tap(at: CGPoint(x: 100, y: 200))
      world.advance()
      world.set(isFiltering: false)
      world.set(isFiltering: true)
      world.check(isFiltering: true, completed: [true, true, true], "after a tap")
      world.set(isFiltering: false)
      world.advance()
      world.set(isFiltering: true)
      world.check(isFiltering: true, completed: [true, true, true, true, true], "after the app")
      world.set(isFiltering: false)
      world.settle()
    }
    GuideRun.course("too early") {
      let world = World(isFiltering: true, isLate: true)
      Report.check("the panel is there without an update", world.panel != nil)
      world.check(isFiltering: true, completed: [true], "presented")
      world.set(isFiltering: false)
      world.check(isFiltering: false, completed: [true, true], "dismissed")
    }
    for name in ["removed", "removed while it comes"] {
      GuideRun.course(name) {
        let world = World()
        world.set(isFiltering: true)
        if name == "removed" { world.settle() } else { world.advance() }
        world.removePresenter()
        world.settle()
        Report.check("nothing is presented", world.panel == nil)
        Report.equal("binding", world.isFiltering, true)
        world.checkQuiet(completed: [true, true], "removed")
      }
    }
  }

  @MainActor static func main() {
    library()
    filters()
  }
}
