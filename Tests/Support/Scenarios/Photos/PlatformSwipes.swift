@_spi(Simulator) import UIKit

@testable import Generated

extension Scenario {
  /// The platform's swipe back with the transition as the delegate, on screens that the transition is not about.
  static let platformSwipes: [Scenario] = [
    .photos("the delegate that the swipe back has had") { world in
      world.window.checkSwipeNeighbour { PhotosZoomTransition() }
    },

    .photos("without the transition the swipe back is UIKit's again") { world in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let found = navigation.interactivePopGestureRecognizer?.delegate
      var zoom: PhotosZoomTransition? = PhotosZoomTransition()
      navigation.delegate = zoom
      world.window.rootViewController = navigation
      world.settle()
      navigation.pushViewController(UIViewController(), animated: true)
      world.settle()
      Report.check("asked", navigation.interactivePopGestureRecognizer?.delegate !== found)
      navigation.delegate = nil
      Report.check("the app has let go of it", zoom != nil)
      zoom = nil
      world.window.swipeBack(over: 0.8)
      world.settle()
      Report.equal("goes back", navigation.viewControllers.count, 1)
      Report.check("by its own delegate", navigation.interactivePopGestureRecognizer?.delegate === found)
      world.checkNoViolations()
    },
  ]
}
