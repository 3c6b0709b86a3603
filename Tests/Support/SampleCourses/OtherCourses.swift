@_spi(Simulator) import UIKit

extension SampleCourses {
  static let others = [
    Course("TabSlide") { window in
      let tabs = SlidingTabBarController()
      let screens = [UIViewController(), UIViewController(), UIViewController()]
      tabs.viewControllers = screens
      window.show(tabs)
      for _ in 1...3 {
        window.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), during: 0.1)
      }
      Report.equal("at the last", tabs.selectedIndex, 2)
      window.expectShown(screens[2], "at the last")
      window.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400), during: 0.1)
      window.expectShown(screens[1], "back")
      // Too slow for a swipe.
      window.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400), during: 0.8)
      Report.equal("stays", tabs.selectedIndex, 1)
    },

    Course("BlurredCard") { window in
      let screen = BlurredCardViewController()
      window.show(screen)
      Finger(in: window).tap(at: CGPoint(x: 200, y: 760))
      window.settle()
      Report.near("up", screen.cardView.frame.minY, 300)
      Report.check("no status bar", Simulator.isStatusBarHidden(of: window))
      window.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600), during: 0.2)
      Report.near("down", screen.cardView.frame.minY, 720)
      Report.check("a status bar", !Simulator.isStatusBarHidden(of: window))
    },
  ]
}
