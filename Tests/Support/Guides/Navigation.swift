@_spi(Simulator) import UIKit

/// The shelf, and the page that can be pushed over it.
@MainActor private final class World: SpecWorld {
  let tabs = makeRoot()
  let navigation: UINavigationController
  let shelf: ShelfController

  init?() {
    guard let navigation = tabs.viewControllers?.first as? UINavigationController,
      let shelf = navigation.topViewController as? ShelfController
    else { return nil }
    self.navigation = navigation
    self.shelf = shelf
    super.init(root: tabs, trees: [shelf.view])
  }

  var page: PageController? { navigation.topViewController as? PageController }

  func open() {
    shelf.covers.last?.sendActions(for: .touchUpInside)
    settle()
  }

  func close(animated: Bool = true) {
    navigation.popViewController(animated: animated)
    settle()
  }

  func checkPage(completed: [Bool], _ moment: String) {
    checkShown(page, moment)
    Report.equal("\(moment): tab bar", tabs.tabBar.alpha, 0)
    Report.check("\(moment): the shelf is out", shelf.view.window == nil)
    Report.equal("\(moment): pictures", shelf.covers.map(\.picture.alpha), [1, 1])
    Report.equal("\(moment): the page's picture", page?.picture.alpha, 1)
    Report.equal("\(moment): container", page?.view.superview?.subviews.count, 1)
    checkQuiet(completed: completed, moment)
  }

  func checkShelf(completed: [Bool], _ moment: String) {
    check(atRest, completed: completed, moment)
  }
}

@main struct Main {
  @MainActor private static func course(_ name: String, _ body: @MainActor (World) -> Void) {
    GuideRun.course(name) {
      if let world = World() { body(world) } else { Report.check("the root", false) }
    }
  }

  @MainActor static func main() {
    course("push and pop") { world in
      for round in 1...2 {
        world.open()
        let done = Array(repeating: true, count: 2 * round - 1)
        world.checkPage(completed: done, "page \(round)")
        world.close()
        world.checkShelf(completed: done + [true], "shelf \(round)")
      }
    }
    course("pull") { world in
      world.open()
      world.page?.view.drag(by: CGVector(dx: 0, dy: 60))
      world.checkPage(completed: [true, false], "let go early")
      world.page?.view.drag(by: CGVector(dx: 0, dy: 500))
      world.checkShelf(completed: [true, false, true], "let go late")
    }
    course("the cover is gone") { world in
      world.open()
      world.shelf.covers.last?.removeFromSuperview()
      world.close()
      world.checkShown(world.shelf, "shelf")
      Report.equal("tab bar", world.tabs.tabBar.alpha, 1)
      world.checkQuiet(completed: [true, true], "shelf")
    }
    course("reduced motion") { world in
      Simulator.reducesMotion = true
      world.open()
      world.checkPage(completed: [true], "page")
      world.page?.view.drag(by: CGVector(dx: 0, dy: 60))
      world.checkPage(completed: [true, false], "let go early")
      world.close()
      world.checkShelf(completed: [true, false, true], "shelf")
    }
    course("without animation") { world in
      world.navigation.pushViewController(PageController(), animated: false)
      world.settle()
      world.checkPage(completed: [], "page")
      world.close(animated: false)
      world.checkShelf(completed: [], "shelf")
    }
  }
}
