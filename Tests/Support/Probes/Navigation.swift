@_spi(Simulator) import UIKit

/// Navigation controllers: their stacks, and the order of their callbacks.
extension Probe {
  static let ofNavigation: [Probe] = [
    Probe("a push's appearance", orders) {
      let stage = Stage()
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      Report.equal(
        "order", stage.appearances,
        ["root viewWillDisappear", "top viewWillAppear", "root viewDidDisappear", "top viewDidAppear"])
    },
    Probe("a pop's appearance", orders) {
      let stage = Stage.pushed()
      stage.navigation.popViewController(animated: true)
      stage.settle()
      Report.equal(
        "order", stage.appearances,
        ["top viewWillDisappear", "root viewWillAppear", "top viewDidDisappear", "root viewDidAppear"])
    },
    Probe("a cancelled pop's appearance", orders) {
      let stage = Stage.pushed(interactive: true)
      stage.navigation.popViewController(animated: true)
      stage.advance()
      stage.desk.interaction?.update(0.3)
      stage.desk.interaction?.cancel()
      stage.settle()
      Report.equal(
        "order", stage.appearances,
        [
          "top viewWillDisappear", "root viewWillAppear", "root viewWillDisappear", "root viewDidDisappear",
          "top viewWillAppear", "top viewDidAppear",
        ])
    },
    Probe("a cancelled swipe back's appearance", orders) {
      let stage = Stage()
      stage.navigation.delegate = nil
      stage.navigation.pushViewController(stage.top, animated: false)
      stage.settle()
      Probe.log = []
      let finger = Finger(in: stage.window)
      finger.touchDown(at: CGPoint(x: 2, y: 400))
      finger.drag(to: CGPoint(x: 100, y: 400), during: 0.5)
      stage.advance(0.3)
      finger.lift()
      stage.settle()
      Report.equal(
        "order", stage.appearances,
        [
          "top viewWillDisappear", "root viewWillAppear", "root viewWillDisappear", "root viewDidDisappear",
          "top viewWillAppear", "top viewDidAppear",
        ])
      Report.noViolation()
    },
    Probe("willShow and didShow come after the screens' own calls", lifeCycle) {
      let stage = Stage()
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      let told = Probe.log.filter { $0.hasSuffix("ppear") || $0.hasSuffix("Show") }
      Report.equal(
        "order", told,
        [
          "root viewWillDisappear", "top viewWillAppear", "willShow", "root viewDidDisappear",
          "top viewDidAppear", "didShow",
        ])
    },
    Probe("willShow and didShow of a pop", lifeCycle) {
      let stage = Stage.pushed()
      stage.navigation.popViewController(animated: true)
      stage.settle()
      let told = Probe.log.filter { $0.hasSuffix("ppear") || $0.hasSuffix("Show") }
      Report.equal(
        "order", told,
        [
          "top viewWillDisappear", "root viewWillAppear", "willShow", "top viewDidDisappear",
          "root viewDidAppear", "didShow",
        ])
    },
    Probe(
      "nothing was shown after a cancel",
      "uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:)"
    ) {
      let stage = Stage.pushed(interactive: true)
      stage.navigation.popViewController(animated: true)
      stage.advance()
      stage.desk.interaction?.cancel()
      stage.settle()
      Report.equal("told", Probe.log.filter { $0.hasSuffix("Show") }, ["willShow"])
    },
    Probe(
      "the animator is asked for, then the interaction",
      "uikit/uinavigationcontrollerdelegate/navigationcontroller(_:interactioncontrollerfor:)"
    ) {
      let stage = Stage()
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      Report.check("no interaction without an animator", !Probe.log.contains("interaction"))
      stage.desk.animator = Fade()
      Probe.log = []
      stage.navigation.popViewController(animated: true)
      stage.settle()
      Report.equal(
        "asked", Probe.log.filter { $0.hasPrefix("animator") || $0 == "interaction" },
        ["animator for pop", "interaction"])
    },
    Probe(
      "nobody is asked without an animation",
      "uikit/uinavigationcontroller/pushviewcontroller(_:animated:)"
    ) {
      let stage = Stage()
      stage.desk.animator = Fade()
      stage.navigation.pushViewController(stage.top, animated: false)
      stage.settle()
      Report.equal("asked", Probe.log.filter { $0.hasPrefix("anim") }, [])
      Report.check("is there", stage.top.view.window != nil)
    },
    Probe(
      "the stack has changed when push returns",
      "uikit/uinavigationcontroller/pushviewcontroller(_:animated:)"
    ) {
      let stage = Stage()
      stage.navigation.pushViewController(stage.top, animated: true)
      Report.equal("stack", stage.navigation.viewControllers, [stage.root, stage.top])
      Report.check("top", stage.navigation.topViewController === stage.top)
      stage.settle()
    },
    Probe(
      "a screen is pushed once", "uikit/uinavigationcontroller/pushviewcontroller(_:animated:)"
    ) {
      let stage = Stage.pushed()
      stage.navigation.pushViewController(stage.top, animated: false)
      Report.violation("is on the stack")
      Report.equal("stack", stage.navigation.viewControllers, [stage.root, stage.top])
    },
    Probe("pop hands out what goes", "uikit/uinavigationcontroller/popviewcontroller(animated:)") {
      let stage = Stage.pushed()
      Report.check("the top", stage.navigation.popViewController(animated: false) === stage.top)
      stage.settle()
      Report.check("but never the last", stage.navigation.popViewController(animated: false) == nil)
      Report.equal("stack", stage.navigation.viewControllers, [stage.root])
    },
    Probe(
      "popping to the root hands out all that go",
      "uikit/uinavigationcontroller/poptorootviewcontroller(animated:)"
    ) {
      let stage = Stage.pushed()
      let third = Screen("third")
      stage.navigation.pushViewController(third, animated: false)
      stage.settle()
      let gone = stage.navigation.popToRootViewController(animated: false)
      Report.equal("gone", gone, [stage.top, third])
      stage.settle()
      Report.equal("stack", stage.navigation.viewControllers, [stage.root])
    },
    Probe(
      "popping to a screen in between",
      "uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)"
    ) {
      let stage = Stage.pushed()
      let (third, fourth) = (Screen("third"), Screen("fourth"))
      for screen in [third, fourth] {
        stage.navigation.pushViewController(screen, animated: false)
        stage.settle()
      }
      let gone = stage.navigation.popToViewController(stage.top, animated: false)
      Report.equal("gone", gone, [third, fourth])
    },
    Probe(
      "a new top that is not on the old stack is pushed",
      "uikit/uinavigationcontroller/setviewcontrollers(_:animated:)"
    ) {
      let stage = Stage.pushed()
      let third = Screen("third")
      stage.navigation.setViewControllers([stage.root, third], animated: true)
      stage.settle()
      Report.check("asked", Probe.log.contains("animator for push"))
      Report.check("the other is no child", stage.top.parent == nil)
    },
    Probe(
      "a new top that is on the old stack is popped to",
      "uikit/uinavigationcontroller/setviewcontrollers(_:animated:)"
    ) {
      let stage = Stage.pushed()
      stage.navigation.setViewControllers([stage.root], animated: true)
      stage.settle()
      Report.check("asked", Probe.log.contains("animator for pop"))
    },
    Probe(
      "the same top is no transition", "uikit/uinavigationcontroller/setviewcontrollers(_:animated:)"
    ) {
      let stage = Stage.pushed()
      stage.navigation.setViewControllers([stage.top], animated: true)
      stage.settle()
      Report.equal("asked", Probe.log.filter { $0.hasPrefix("animator") }, [])
      Report.check("the root has gone", stage.root.parent == nil)
    },
    Probe(
      "visibleViewController is what is presented, or the top",
      "uikit/uinavigationcontroller/visibleviewcontroller"
    ) {
      let stage = Stage.pushed()
      Report.check("the top", stage.navigation.visibleViewController === stage.top)
      let sheet = Screen("sheet")
      stage.top.present(sheet, animated: false)
      stage.settle()
      Report.check("the sheet", stage.navigation.visibleViewController === sheet)
      Report.check("still the top", stage.navigation.topViewController === stage.top)
    },
    Probe(
      "who is moving to its parent", "uikit/uiviewcontroller/ismovingtoparent"
    ) {
      let stage = Stage()
      var moving: [String: Bool] = [:]
      stage.top.whenTold = { moving[$0] = stage.top.isMovingToParent || stage.top.isMovingFromParent }
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      Report.equal("comes", moving["viewWillAppear"], true)
      stage.root.whenTold = { moving["root " + $0] = stage.root.isMovingToParent }
      stage.navigation.popViewController(animated: true)
      stage.settle()
      Report.equal("goes", moving["viewWillDisappear"], true)
      Report.equal("has been there", moving["root viewWillAppear"], false)
      stage.top.whenTold = nil
      stage.root.whenTold = nil
    },
    Probe("a pushed screen is a child", "uikit/uiviewcontroller/didmove(toparent:)") {
      let stage = Stage()
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      Report.check("of the navigation controller", stage.top.parent === stage.navigation)
      Report.check("which it knows", stage.top.navigationController === stage.navigation)
      Report.equal(
        "told", Probe.log.filter { $0.contains("ove to") },
        ["top willMove to parent", "top didMove to parent"])
    },
    Probe("a popped screen is told that it leaves", "uikit/uiviewcontroller/willmove(toparent:)") {
      let stage = Stage.pushed()
      stage.navigation.popViewController(animated: true)
      stage.settle()
      Report.equal(
        "told", Probe.log.filter { $0.contains("ove to") },
        ["top willMove to nothing", "top didMove to nothing"])
      Report.check("it has no parent", stage.top.parent == nil)
    },
    Probe(
      "the root of a stack has no swipe back", "uikit/uinavigationcontroller/interactivepopgesturerecognizer"
    ) {
      let stage = Stage()
      let finger = Finger(in: stage.window)
      finger.touchDown(at: CGPoint(x: 2, y: 400))
      finger.drag(to: CGPoint(x: 300, y: 400), during: 0.3)
      finger.lift()
      stage.settle()
      Report.equal("stack", stage.navigation.viewControllers, [stage.root])
      Report.noViolation()
    },
    Probe("a bar that is hidden", "uikit/uinavigationcontroller/setnavigationbarhidden(_:animated:)") {
      let stage = Stage()
      stage.navigation.setNavigationBarHidden(true, animated: false)
      Report.check("said", stage.navigation.isNavigationBarHidden)
      Report.check("hidden", stage.navigation.navigationBar.isHidden)
    },
    Probe("a screen lies under a translucent bar", "uikit/uiviewcontroller/edgesforextendedlayout") {
      let stage = Stage()
      Report.near("whole", stage.root.view.frame, UIScreen.main.bounds)
      stage.root.edgesForExtendedLayout = []
      stage.navigation.view.setNeedsLayout()
      stage.settle()
      Report.near("below it", stage.root.view.frame.minY, stage.navigation.navigationBar.frame.maxY)
    },
    Probe(
      "a screen lies below an opaque bar", "uikit/uiviewcontroller/extendedlayoutincludesopaquebars"
    ) {
      let stage = Stage()
      stage.navigation.navigationBar.isTranslucent = false
      let fade = Fade()
      stage.desk.animator = fade
      var frame = CGRect.null
      fade.whenBegun = { frame = $0.finalFrame(for: stage.top) }
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      let bar = stage.navigation.navigationBar.frame.maxY
      Report.near("so the context says", frame, CGRect(x: 0, y: bar, width: 400, height: 800 - bar))
      Report.near("there it is", stage.top.view.frame, frame)
      stage.top.extendedLayoutIncludesOpaqueBars = true
      stage.navigation.view.setNeedsLayout()
      stage.settle()
      Report.near("unless it reaches under such", stage.top.view.frame, UIScreen.main.bounds)
    },
    Probe(
      "children are told with their parent",
      "uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods"
    ) {
      let stage = Stage.pushed()
      let child = Screen("child")
      stage.top.addChild(child)
      stage.top.view.addSubview(child.view)
      child.didMove(toParent: stage.top)
      stage.navigation.popViewController(animated: true)
      stage.settle()
      Report.equal(
        "told", stage.appearances.filter { $0.hasPrefix("child") },
        ["child viewWillDisappear", "child viewDidDisappear"])
    },
    Probe("addChild tells of the parent, didMove is the app's", "uikit/uiviewcontroller/addchild(_:)") {
      let (parent, child) = (Screen("parent"), Screen("child"))
      parent.addChild(child)
      Report.equal("told", Probe.log, ["child willMove to parent"])
      Report.check("is a child", child.parent === parent && parent.children == [child])
    },
    Probe("removeFromParent tells that it has left", "uikit/uiviewcontroller/removefromparent()") {
      let (parent, child) = (Screen("parent"), Screen("child"))
      parent.addChild(child)
      child.didMove(toParent: parent)
      Probe.log = []
      child.willMove(toParent: nil)
      child.removeFromParent()
      Report.equal("told", Probe.log, ["child willMove to nothing", "child didMove to nothing"])
      Report.check("is none any more", parent.children.isEmpty)
    },
  ]

  private static let orders =
    "http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"
  private static let lifeCycle = "http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/"
}
