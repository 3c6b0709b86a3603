@_spi(Simulator) import UIKit

/// Presentations and presentation controllers.
extension Probe {
  static let ofPresentations: [Probe] = [
    Probe(
      "the completion of present comes after viewDidAppear",
      "uikit/uiviewcontroller/present(_:animated:completion:)"
    ) {
      for isAnimated in [true, false] {
        let stage = Stage()
        stage.top.modalPresentationStyle = .fullScreen
        stage.navigation.present(stage.top, animated: isAnimated) { Probe.log.append("completion") }
        stage.settle()
        let told = Probe.log.filter { $0 == "top viewDidAppear" || $0 == "completion" }
        Report.equal("animated: \(isAnimated)", told, ["top viewDidAppear", "completion"])
      }
    },
    Probe(
      "the completion of dismiss comes after viewDidDisappear",
      "uikit/uiviewcontroller/dismiss(animated:completion:)"
    ) {
      for isAnimated in [true, false] {
        let stage = Stage.presented(.fullScreen)
        stage.top.dismiss(animated: isAnimated) { Probe.log.append("completion") }
        stage.settle()
        let told = Probe.log.filter { $0 == "top viewDidDisappear" || $0 == "completion" }
        Report.equal("animated: \(isAnimated)", told, ["top viewDidDisappear", "completion"])
      }
    },
    Probe("nothing is presented any more then", "uikit/uiviewcontroller/dismiss(animated:completion:)") {
      let stage = Stage.presented(.fullScreen)
      var presented: UIViewController?? = nil
      stage.top.dismiss(animated: true) { presented = .some(stage.navigation.presentedViewController) }
      stage.settle()
      Report.check("in the completion", presented == .some(nil))
    },
    Probe(
      "the presenter dismisses what it has presented", "uikit/uiviewcontroller/dismiss(animated:completion:)"
    ) {
      let stage = Stage.presented(.fullScreen)
      stage.navigation.dismiss(animated: false)
      stage.settle()
      Report.check("gone", stage.navigation.presentedViewController == nil)
      Report.check("out of the window", stage.top.view.window == nil)
    },
    Probe(
      "a dismissal low in the stack takes all above along",
      "uikit/uiviewcontroller/dismiss(animated:completion:)"
    ) {
      let stage = Stage.presented(.fullScreen)
      let above = Screen("above")
      stage.top.present(above, animated: false)
      stage.settle()
      stage.navigation.dismiss(animated: true)
      stage.settle()
      Report.check("the lower", stage.top.presentingViewController == nil)
      Report.check("and the upper", above.presentingViewController == nil)
      Report.check("neither is seen", stage.top.view.window == nil && above.view.window == nil)
      Report.check("the root is", stage.root.view.window != nil)
    },
    Probe("who has presented whom", "uikit/uiviewcontroller/presentingviewcontroller") {
      let stage = Stage()
      stage.root.present(stage.top, animated: false)
      stage.settle()
      Report.check("the outermost has", stage.top.presentingViewController === stage.navigation)
      Report.check("the child says so", stage.root.presentedViewController === stage.top)
    },
    Probe(
      "a full screen takes the presenter's view out",
      "uikit/uimodalpresentationstyle/fullscreen"
    ) {
      let stage = Stage.presented(.fullScreen)
      Report.check("out of the window", stage.root.view.window == nil)
      stage.top.dismiss(animated: false)
      stage.settle()
      Report.check("and back", stage.root.view.window != nil)
    },
    Probe("an over-full screen leaves it", "uikit/uimodalpresentationstyle/overfullscreen") {
      let stage = Stage.presented(.overFullScreen)
      Report.check("in the window", stage.root.view.window != nil)
      Report.equal("told nothing", stage.appearances, [])
    },
    Probe("a full screen's presenter disappears", "uikit/uiviewcontroller/viewdiddisappear(_:)") {
      let stage = Stage()
      stage.top.modalPresentationStyle = .fullScreen
      stage.navigation.present(stage.top, animated: true)
      stage.settle()
      Report.equal(
        "told", Set(stage.appearances),
        ["root viewWillDisappear", "top viewWillAppear", "root viewDidDisappear", "top viewDidAppear"])
    },
    Probe("the presentation controller's calls", "uikit/uipresentationcontroller") {
      let desk = Desk()
      desk.presentation = { LoggingPresentation(presentedViewController: $0, presenting: $1) }
      let stage = Stage.presenting(.custom, by: desk)
      stage.navigation.present(stage.top, animated: true)
      stage.settle()
      stage.top.dismiss(animated: true)
      stage.settle()
      Report.equal(
        "order", Probe.log.filter { $0.hasPrefix("presentation:") },
        [
          "presentation: will begin", "presentation: did end true", "presentation: dismissal will begin",
          "presentation: dismissal did end true",
        ])
    },
    Probe(
      "a cancelled dismissal leaves all there",
      "uikit/uipresentationcontroller/dismissaltransitiondidend(_:)"
    ) {
      let desk = Desk()
      desk.presentation = { LoggingPresentation(presentedViewController: $0, presenting: $1) }
      let stage = Stage.presented(.custom, by: desk)
      desk.animator = Fade()
      desk.interaction = UIPercentDrivenInteractiveTransition()
      stage.top.dismiss(animated: true)
      stage.advance()
      desk.interaction?.update(0.4)
      desk.interaction?.cancel()
      stage.settle()
      Report.check("is presented", stage.navigation.presentedViewController === stage.top)
      Report.equal(
        "told", Probe.log.last { $0.hasPrefix("presentation:") }, "presentation: dismissal did end false")
      Report.equal(
        "appearance", stage.appearances,
        ["top viewWillDisappear", "top viewWillAppear", "top viewDidAppear"])
      Report.noViolation()
    },
    Probe(
      "the frame is the container's unless it says otherwise",
      "uikit/uipresentationcontroller/frameofpresentedviewincontainerview"
    ) {
      let stage = Stage()
      let desk = Desk()
      let fade = Fade()
      desk.animator = fade
      var frame = CGRect.null
      fade.whenBegun = { frame = $0.finalFrame(for: stage.top) }
      stage.top.modalPresentationStyle = .custom
      stage.top.transitioningDelegate = desk
      stage.navigation.present(stage.top, animated: true)
      stage.settle()
      Report.near("by default", frame, UIScreen.main.bounds)
      stage.top.dismiss(animated: false)
      stage.settle()
      desk.presentation = { LoggingPresentation(presentedViewController: $0, presenting: $1) }
      stage.navigation.present(stage.top, animated: true)
      stage.settle()
      Report.near("its own", frame, CGRect(x: 0, y: 400, width: 400, height: 400))
    },
    Probe(
      "shouldRemovePresentersView",
      "uikit/uipresentationcontroller/shouldremovepresentersview"
    ) {
      let desk = Desk()
      desk.presentation = { RemovingPresentation(presentedViewController: $0, presenting: $1) }
      let stage = Stage.presenting(.custom, by: desk)
      stage.navigation.present(stage.top, animated: true)
      stage.settle()
      Report.check("out of the window", stage.root.view.window == nil)
    },
    Probe(
      "the presentation controller is asked for by the custom style only",
      "uikit/uiviewcontrollertransitioningdelegate/presentationcontroller(forpresented:presenting:source:)"
    ) {
      for (style, isAsked) in [(UIModalPresentationStyle.custom, true), (.fullScreen, false)] {
        let desk = Desk()
        var wasAsked = false
        desk.presentation = { presented, presenting in
          wasAsked = true
          return UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
        let stage = Stage.presented(style, by: desk)
        Report.equal("asked for \(style)", wasAsked, isAsked)
        stage.top.dismiss(animated: false)
        stage.settle()
      }
    },
    Probe(
      "no delegate, no animator: the system's own plays",
      "uikit/uiviewcontroller/transitioningdelegate"
    ) {
      let stage = Stage()
      stage.navigation.present(stage.top, animated: true)
      stage.advance()
      Report.check("on its way", stage.top.transitionCoordinator != nil)
      stage.settle()
      Report.check("there", stage.top.view.window != nil)
      Report.noViolation()
    },
    Probe("who is being presented", "uikit/uiviewcontroller/isbeingpresented") {
      let stage = Stage()
      var states: [String: Bool] = [:]
      stage.top.whenTold = { states[$0] = stage.top.isBeingPresented || stage.top.isBeingDismissed }
      stage.navigation.present(stage.top, animated: true)
      stage.settle()
      Report.equal("comes", states["viewWillAppear"], true)
      Report.equal("has come", states["viewDidAppear"], true)
      Report.check("not afterwards", !stage.top.isBeingPresented)
      stage.top.dismiss(animated: true)
      stage.settle()
      Report.equal("goes", states["viewWillDisappear"], true)
      Report.equal("has gone", states["viewDidDisappear"], true)
      stage.top.whenTold = nil
    },
    Probe(
      "a second presentation is ignored",
      "https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/ModalViewControllers/ModalViewControllers.html"
    ) {
      let stage = Stage.presented(.overFullScreen)
      let second = Screen("second")
      stage.navigation.present(second, animated: true)
      stage.settle()
      Report.check("nothing of it", second.presentingViewController == nil)
      Report.check("the first is there", stage.navigation.presentedViewController === stage.top)
    },
    Probe("a context presents in its place", "uikit/uiviewcontroller/definespresentationcontext") {
      let stage = Stage()
      stage.root.definesPresentationContext = true
      stage.top.modalPresentationStyle = .overCurrentContext
      stage.root.present(stage.top, animated: false)
      stage.settle()
      Report.check("presenter", stage.top.presentingViewController === stage.root)
    },
    Probe(
      "the container's layout is told before and after",
      "uikit/uipresentationcontroller/containerviewwilllayoutsubviews()"
    ) {
      let desk = Desk()
      desk.presentation = { LoggingPresentation(presentedViewController: $0, presenting: $1) }
      let stage = Stage.presented(.custom, by: desk)
      stage.top.presentationController?.containerView?.setNeedsLayout()
      stage.settle()
      Report.equal(
        "order", Probe.log.filter { $0.hasPrefix("layout:") }, ["layout: will", "layout: did"])
    },
    Probe(
      "the container is there when a presentation begins",
      "uikit/uipresentationcontroller/containerview"
    ) {
      let desk = Desk()
      desk.presentation = { LoggingPresentation(presentedViewController: $0, presenting: $1) }
      let stage = Stage.presenting(.custom, by: desk)
      stage.navigation.present(stage.top, animated: true)
      Report.check("in the window", stage.top.presentationController?.containerView?.window != nil)
      stage.settle()
      stage.top.dismiss(animated: false)
      stage.settle()
      Report.check("gone", stage.top.currentPresentation == nil)
    },
    Probe(
      "a presentation controller that is read early is the one that is presented with",
      "uikit/uiviewcontroller/presentationcontroller"
    ) {
      let desk = Desk()
      desk.presentation = { LoggingPresentation(presentedViewController: $0, presenting: $1) }
      let stage = Stage.presenting(.custom, by: desk)
      let early = stage.top.presentationController
      Report.check("made by the delegate", early is LoggingPresentation)
      stage.navigation.present(stage.top, animated: true)
      stage.settle()
      Report.check("the same", stage.top.presentationController === early)
    },
    Probe("viewDidLoad comes once, before all else", "uikit/uiviewcontroller/viewdidload()") {
      let screen = Screen("screen")
      Report.check("not loaded", !screen.isViewLoaded && screen.viewIfLoaded == nil)
      _ = screen.view
      _ = screen.view
      Report.equal("told", Probe.log, ["screen viewDidLoad"])
      Report.check("loaded", screen.viewIfLoaded != nil)
    },
  ]
}

private class LoggingPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 400, width: 400, height: 400) }

  override func presentationTransitionWillBegin() { Probe.log.append("presentation: will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    Probe.log.append("presentation: did end \(completed)")
  }
  override func dismissalTransitionWillBegin() { Probe.log.append("presentation: dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    Probe.log.append("presentation: dismissal did end \(completed)")
  }
  override func containerViewWillLayoutSubviews() { Probe.log.append("layout: will") }
  override func containerViewDidLayoutSubviews() { Probe.log.append("layout: did") }
}

private final class RemovingPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
