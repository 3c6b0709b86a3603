import TransitionDiagnostics

extension Explanations {
  /// T0301 and T0304–T0315: what must be where, and what may not be together.
  static let structure: [Explanation] = [
    Explanation(
      .missingMember, "a required member is missing",
      idea: """
        A required member is missing. A file needs a `transition`, or a `let`, `curve` or `motion` that other files \
        import. A transition needs a `style`, a `from` screen, a `to` screen and a `forward`, and a shared element \
        needs a `from` and a `to`. None of them has a default, because they decide how the app uses the transition. At \
        most one direction can be `system`, because tracks count in the duration of the other one. A `hide` or `hold` \
        `during interaction` needs an `interactive`, or it would never apply.
        """,
      failing: """
        transition Photo {
          from grid
          to   viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The compiler cannot guess whether a transition belongs to the delegate of a navigation controller or to \
        `transitioningDelegate`. With the wrong one, UIKit never asks for the animator and plays its own \
        transition.
        """),
    Explanation(
      .sharedWithoutFallback, "a shared element or view that may be missing",
      idea: """
        A shared element flies from one view to another, and one of the two may be missing: the cell was scrolled \
        away or deleted while the photo was open. Say what happens then, with `missing crossfade` in the element, \
        or for all elements with `fallback crossfade` in the transition. Without either, the direction plays \
        without it, and if there is no other track, nothing happens for its duration. Another view with a \
        `?` may be missing as well. A track or a gesture that reads it, or an added view that fills it, then gets \
        the frame of the container. Without the `?`, each app must have the view. The same is true of the views of a \
        screen with a `?`, and the values of such a screen are then 0, `false` or clear. This is a warning.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to   viewer { photo: image }
          forward 300ms easeOut
          shared photo: image {
            from grid.cell
            to   viewer.photo
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to   viewer { photo: image }
          forward 300ms easeOut
          shared photo: image {
            from grid.cell
            to   viewer.photo
          }
          fallback     crossfade 250ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `collectionView.cellForItem(at:)` is nil for a cell that is not on screen. Transitions that force-unwrap \
        it crash; others fly the picture to the top left corner.
        """),
    Explanation(
      .reduceMotionNotAnswered, "no alternative for Reduce Motion",
      idea: """
        People who get dizzy from large motions turn on Reduce Motion. Every transition should have an alternative for \
        them: `reduceMotion crossfade 200ms`. With it, the screens crossfade, and no shared element flies. This is a \
        warning: the outputs are written.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: 0.5 -> 1
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: 0.5 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The system's own transitions respect `UIAccessibility.isReduceMotionEnabled`. A custom transition replaces \
        them, and so people who need this setting still see a zooming screen.
        """),
    Explanation(
      .overlappingTracks, "two tracks of one property",
      idea: """
        Two tracks animate one property at the same time. The order of members has no meaning, so it cannot decide \
        which track wins. Labels mark both tracks.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0   -> 1
          animate viewer.alpha: 0.5 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In UIKit the second animation of a property starts at the model value, which the first one has already \
        set: the view jumps to the end of the first animation and comes back.
        """),
    Explanation(
      .axisOverdetermined, "more values than a frame can have",
      idea: """
        On each axis a frame has a minimum, a middle, a maximum and a length, and two of these determine the \
        others. Here a third is set, or one of them twice by two names: `top` is `y`, and `frame` is the middle \
        and the length of both axes.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.frame: container.bounds -> _
          animate viewer.x: container.width      -> 0
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.x: container.width -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        With two animations of `frame` and `center` at once, UIKit keeps the later one, so the result would depend \
        on the order of two lines.
        """),
    Explanation(
      .driveCircle, "drives, places or layers that depend on each other",
      idea: """
        Values that depend on each other in a cycle cannot be computed. This concerns drives, places, views that fill \
        each other, and orders in which each object is above the other. In the example each drive reads the other one. \
        A drive may read other drives in any order, but not in a cycle.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0   -> 1
          animate viewer.scale: 0.5 -> 1
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            drive viewer.alpha = viewer.scale
            drive viewer.scale = 1 - (1 - viewer.alpha) / 2
            finish when velocity.y > 0
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 0   -> 1
          animate viewer.scale: 0.5 -> 1
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            drive viewer.alpha = 1 - progress
            drive viewer.scale = 1 - (1 - viewer.alpha) / 2
            finish when velocity.y > 0
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Handwritten code computes each value from the other one's value in the previous frame. The view then \
        depends on how often the finger is sampled, and two pulls of the same length end differently.
        """),
    Explanation(
      .viewVisibleAtRest, "an added view that is visible when it leaves",
      idea: """
        A view that a transition adds is removed when the run ends. It must be invisible then, and when the run \
        begins, in both directions. Animate its `alpha` (for a blur its `blur`), its `scale` or a length, including \
        one of its `frame`, from 0 and back to 0. A transparent colour is visible only by its border: animate the \
        `borderWidth` from 0 and back to 0. Or let it be entirely outside the container at both ends, where nothing \
        else moves, holds or stretches it in that direction. Its size is that of its `place`; without one, that of the \
        container. Or put it below a screen that fills the container there and is opaque; the to screen of an `overlay` \
        does not count, because it may be transparent. To keep the view, add `while` with the to screen.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          view shade: color(#000000) { above grid; fills container }
          animate shade.alpha: 0 -> 40%
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          view shade: color(#000000) { above grid; fills container; while viewer }
          animate shade.alpha: 0 -> 40%
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A completion handler removes a dimming view that is still visible, so the screen flashes. After a cancel \
        nobody removes the view, and the screen stays dark.
        """),
    Explanation(
      .misplacedMember, "a member that this block cannot have",
      idea: """
        This is a member of a transition, but the block allows fewer: the block of a direction and a `press` allow \
        only `animate`, and a `motion` allows `animate`, `place`, `hide`, `hold`, `call`, `let` and `use`. Other \
        members name their direction themselves, as in `call grid.done at backward end`. An `interactive states` \
        has no `progress` and no `finish when`: the driven table gives the position, and `settle nearest` decides. \
        Only an `overlay` has `states`: in other styles the `to` screen has one rest state.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { done: hook }
          to   viewer
          forward 300ms easeOut {
            animate viewer.scale: 0.9 -> 1
            call grid.done at end
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid { done: hook }
          to   viewer
          forward 300ms easeOut {
            animate viewer.scale: 0.9 -> 1
          }
          call grid.done at forward end
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A call in the wrong block would happen when the screen comes, and never when it goes.
        """),
  ]
}
