@_spi(Simulator) import UIKit

/// Snapshots and images.
extension Probe {
  static let ofSnapshots: [Probe] = [
    Probe("a snapshot is as large as its view", "uikit/uiview/snapshotview(afterscreenupdates:)") {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      let snapshot = view.snapshotView(afterScreenUpdates: true)
      Report.near("size", snapshot?.bounds ?? .null, CGRect(x: 0, y: 0, width: 100, height: 50))
      Report.check("it is nowhere", snapshot?.superview == nil)
    },
    Probe(
      "a part of a view",
      "uikit/uiview/resizablesnapshotview(from:afterscreenupdates:withcapinsets:)"
    ) {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      let part = view.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 30, height: 20), afterScreenUpdates: false, withCapInsets: .zero)
      Report.near("width", part?.bounds.width ?? 0, 30)
      Report.near("height", part?.bounds.height ?? 0, 20)
    },
    Probe("a renderer's image is as large as that", "uikit/uigraphicsimagerenderer/image(actions:)") {
      var hasRun = false
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in hasRun = true }
      Report.check("draws at once", hasRun)
      Report.near("width", image.size.width, 30)
    },
    Probe(
      "a view that is in no window is not all drawn", "uikit/uiview/drawhierarchy(in:afterscreenupdates:)"
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      Report.check("not", !view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(view)
      Report.check("in one it is", view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    },
    Probe("an image view keeps its image", "uikit/uiimageview/image") {
      let image = UIImage(simulatedSize: CGSize(width: 3, height: 4))
      let view = UIImageView(image: image)
      Report.check("the same", view.image === image)
      Report.near("and its size", view.bounds.size.width, 3)
      Report.check("takes no touches", !view.isUserInteractionEnabled)
    },
  ]
}
