@_spi(Simulator) import UIKit

/// A list in a navigation controller whose delegate belongs to the app.
@MainActor private final class World: SpecWorld {
  let list = ListController()
  let delegate = NavigationDelegate()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    super.init(root: navigation, trees: [list.view])
  }

  func push(_ controller: UIViewController) {
    navigation.pushViewController(controller, animated: true)
    settle()
  }

  func pop() {
    navigation.popViewController(animated: true)
    settle()
  }

  func checkPushed(_ isAnyOf: UIViewController.Type, completed: [Bool], _ moment: String) {
    let top = navigation.topViewController
    Report.equal("\(moment): kind", top.map { "\(type(of: $0))" }, "\(isAnyOf)")
    checkShown(top, moment)
    checkQuiet(completed: completed, moment)
  }
}

@main struct Main {
  @MainActor static func main() {
    GuideRun.course("both kinds") {
      let world = World()
      world.push(DetailController())
      world.checkPushed(DetailController.self, completed: [true], "detail")
      world.pop()
      world.check(world.atRest, completed: [true, true], "list")
      world.push(SettingsController())
      world.checkPushed(SettingsController.self, completed: [true, true, true], "settings")
      world.navigation.popViewController(animated: false)
      world.settle()
      world.check(world.atRest, completed: [true, true, true], "list again")
    }
    GuideRun.course("the swipe") {
      let world = World()
      world.push(DetailController())
      let detail = world.navigation.topViewController
      detail?.view.drag(by: CGVector(dx: 60, dy: 0))
      world.checkPushed(DetailController.self, completed: [true, false], "let go early")
      detail?.view.drag(by: CGVector(dx: 300, dy: 0))
      world.check(world.atRest, completed: [true, false, true], "let go late")
      // The gesture leaves with its screen.
      Report.check("no gesture stays", detail?.view.pan == nil)
    }
  }
}
