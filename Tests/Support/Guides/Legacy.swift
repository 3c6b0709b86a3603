import UIKit

// The two Objective-C classes whose headers the guide shows, as Swift imports them.

class LegacyWallController: UIViewController {
  weak var currentTile: UIImageView?
}

class LegacyPosterController: UIViewController {
  let picture = UIImageView()
}
