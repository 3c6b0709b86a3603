import UIKit

/// A photo and what is known of it.
struct Photo {
  let name: String
  let description: String

  static let all = (1...24).map { Photo(name: "photo-\($0)", description: "Photo \($0) of 24") }
}

/// What the window shows: a scene delegate makes it the `rootViewController`.
@MainActor public func makePhotosApp() -> UIViewController {
  PhotosNavigation(rootViewController: GridController())
}
