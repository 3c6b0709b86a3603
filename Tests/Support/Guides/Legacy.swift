import UIKit

// What Swift sees of the two classes in Objective-C whose headers the guide shows.

class LegacyWallController: UIViewController {
  weak var currentTile: UIImageView?
}

class LegacyPosterController: UIViewController {
  let picture = UIImageView()
}
