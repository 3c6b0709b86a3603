/// Specs for the tests of the tool.
enum Specs {
  /// A spec without errors and warnings.
  static let correct = """
    transition PhotosZoom {
      style navigation
      from grid {
        cell: image
        willStart, didEnd, revealCell: hook
      }
      to viewer {
        photo: image
        willStart, didEnd: hook
      }

      forward  500ms spring(damping: 0.8)
      backward 250ms easeInOut

      order viewer above grid

      shared photo: image {
        from grid.cell clipped to grid.safeArea
        to   viewer.photo
        frame: grid.cell.frame -> aspectFit(photo.imageSize, in: viewer.bounds)
        content aspectFill
        missing crossfade 250ms
      }

      animate viewer.alpha: 0 -> 1
      animate tabBar.alpha: 1 -> 0

      call grid.willStart, viewer.willStart at start
      call grid.didEnd, viewer.didEnd at end
      call grid.revealCell at backward end

      fallback     crossfade 250ms
      reduceMotion crossfade 200ms

      sample {
        container = size(390pt, 844pt)
        grid.safeArea = insets(top: 91pt, bottom: 83pt)
        grid.cell = rect(131pt, 352pt, 128pt, 128pt)
        photo.imageSize = size(4032pt, 3024pt)
      }
    }

    """

  /// A spec with a warning and no error: it does not say what happens with reduced motion.
  static let questionable = correct.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.contains("reduceMotion") }.joined(separator: "\n")

  /// Not a spec.
  static let wrong = "nonsense\n"
}
