@_spi(Simulator) import UIKit

/// The list, and the panel that can be presented over it.
@MainActor private final class World: SpecWorld {
  let root = makeRoot()

  init() {
    super.init(root: root, trees: [])
  }

  var list: ListController? { root as? ListController }
  var panel: PanelController? { root.presentedViewController as? PanelController }
  var cross: UIButton? { panel?.view.superview?.subviews.lazy.compactMap { $0 as? UIButton }.first }

  func show() {
    list?.button.sendActions(for: .touchUpInside)
    settle()
  }

  func checkPanel(completed: [Bool], _ moment: String) {
    Report.check("\(moment): the panel is presented", panel != nil)
    Report.near("\(moment): panel", panel?.view.frame ?? .null, CGRect(x: 0, y: 480, width: 400, height: 320))
    Report.equal("\(moment): alpha", panel?.view.alpha, 1)
    Report.near("\(moment): cross", cross?.frame ?? .null, CGRect(x: 348, y: 488, width: 44, height: 44))
    Report.equal("\(moment): alpha of the cross", cross?.alpha, 1)
    Report.equal("\(moment): container", panel?.view.superview?.subviews.count, 3)
    Report.near("\(moment): shade", panel?.view.superview?.subviews.first?.alpha ?? 0, 0.4)
    checkQuiet(completed: completed, moment)
  }

  func checkList(completed: [Bool], _ moment: String) {
    Report.check("\(moment): nothing is presented", root.presentedViewController == nil)
    check(atRest, completed: completed, moment)
  }
}

@main struct Main {
  @MainActor static func main() {
    GuideRun.course("the cross") {
      let world = World()
      for round in 1...2 {
        let done = Array(repeating: true, count: 2 * round - 1)
        world.show()
        world.checkPanel(completed: done, "panel \(round)")
        world.cross?.sendActions(for: .touchUpInside)
        world.settle()
        world.checkList(completed: done + [true], "list \(round)")
      }
    }
    GuideRun.course("beside it") {
      let world = World()
      world.show()
      Finger(in: world.window).tap(at: CGPoint(x: 100, y: 200))
      world.settle()
      world.checkList(completed: [true, true], "list")
      world.show()
      if let panel = world.panel { Simulator.performEscape(from: panel.view) }
      world.settle()
      world.checkList(completed: [true, true, true, true], "escaped")
    }
    GuideRun.course("pull") {
      let world = World()
      world.show()
      world.panel?.view.drag(by: CGVector(dx: 0, dy: 40))
      world.checkPanel(completed: [true, false], "let go early")
      world.panel?.view.drag(by: CGVector(dx: 0, dy: 250))
      world.checkList(completed: [true, false, true], "let go late")
    }
    GuideRun.course("the label") {
      let world = World()
      world.show()
      Report.equal("in the app's words", world.cross?.accessibilityLabel, "Schließen")
      world.checkPanel(completed: [true], "panel")
      world.root.dismiss(animated: false)
      world.settle()
      Report.check("nothing is presented", world.root.presentedViewController == nil)
    }
  }
}
