import TransitionDiagnostics

extension Explanations {
  /// T0301 and T0304–T0315: what must be where, and what may not be together.
  static let structure: [Explanation] = [
    Explanation(
      .missingMember, "a member that must be there is not",
      idea: """
        A member that must be there is not. Every file has a transition, every transition a `style`, a `from` and a `to` \
        screen and a `forward`, and every shared element a `from` and a `to`. There are no defaults for what decides how \
        the transition is hooked up. What is hidden or held `during interaction` needs an `interactive`, or it would \
        never be.
        """,
      failing: """
        transition Photo {
          from grid
          to viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Whether a transition belongs to a navigation controller's delegate or to `transitioningDelegate` cannot be guessed. \
        With the wrong one UIKit never asks for the animator, and its own transition plays.
        """),
    Explanation(
      .sharedWithoutFallback, "no answer to a picture with a missing end",
      idea: """
        A shared element flies from one view to another, and one of them may not be there: the cell was scrolled away \
        or deleted while the photo was open. Say what happens then, with `missing crossfade` in the element, or for \
        all of them with `fallback crossfade` in the transition. This is a warning: without either, the direction \
        plays without the picture, which with no other track shows nothing at all for its duration. Another view with \
        a `?` may be missing as well. A track or a finger that reads it, or an added view that fills it, then gets a \
        frame without size at (0, 0). Without the `?`, each app must have the view.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to viewer { photo: image }
          forward 300ms easeOut
          shared photo: image {
            from grid.cell
            to viewer.photo
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to viewer { photo: image }
          forward 300ms easeOut
          shared photo: image {
            from grid.cell
            to viewer.photo
          }
          fallback crossfade 250ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `collectionView.cellForItem(at:)` is nil for a cell that is not on screen. Transitions that unwrap it by force \
        crash; those that do not fly the picture to the top left corner.
        """),
    Explanation(
      .reduceMotionNotAnswered, "no answer to Reduce Motion",
      idea: """
        People who are made ill by large motions switch on Reduce Motion, and every transition should have an answer for \
        them: `reduceMotion crossfade 200ms`. Pictures stay away then, and only opacities change. This is a warning.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale: 0.5 -> 1
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale: 0.5 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The system's own transitions heed `UIAccessibility.isReduceMotionEnabled`. A custom one replaces them, and with them \
        the only code that did; whoever needs it meets a screen that zooms at them all the same.
        """),
    Explanation(
      .overlappingTracks, "two tracks of one property",
      idea: """
        Two tracks animate one property. A property has one value in each rest state and one way from one to the other; \
        with two tracks, the order in which they are applied would decide, and the order of members carries no meaning. \
        Both tracks are marked.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
          animate viewer.alpha: 0.5 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0.5 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In UIKit the second animation of a property starts where the model value is, which the first has already set: the \
        view jumps to the first one's end and comes back.
        """),
    Explanation(
      .axisOverdetermined, "more values than a frame can have",
      idea: """
        On each axis a frame has a beginning, a middle, an end and a length, and two of them determine the others. \
        Here a third is animated, or one of them twice by two names: `top` is `y`, and `frame` is the middle and the \
        length of both axes.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.frame: container.bounds -> _
          animate viewer.x: container.width -> 0
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.x: container.width -> 0
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Two animations of `frame` and `center` at once: UIKit keeps the later one, and which one that is changes with the \
        order of two lines.
        """),
    Explanation(
      .driveCircle, "drives, places or layers that need each other",
      idea: """
        Values that depend on each other in a circle cannot be computed: drives, places, views that fill each other, \
        or an order in which each is above the other. In the example each drive reads the other one, so neither can be \
        computed first. A drive may read other drives in any order, as long as the reads end somewhere.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
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
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1
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
        In code written by hand, each value is computed from the other one's value in the previous frame. The view \
        then depends on how often the finger is sampled, and two pulls of the same length end differently.
        """),
    Explanation(
      .viewVisibleAtRest, "an added view that can be seen when it leaves",
      idea: """
        A view that a transition adds leaves when the run ends. To leave unseen it must be invisible then, and when the run \
        begins, in both directions: animate its `alpha` (of a blur its `blur`), its `scale` or a length from 0 and back to 0, or let it fly past, as large as the container, \
        with nothing else that moves, holds or stretches it that way. A view that should stay is \
        kept `while` the to screen is there.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
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
          to viewer
          forward 300ms easeOut
          view shade: color(#000000) { above grid; fills container; while viewer }
          animate shade.alpha: 0 -> 40%
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A dimming view that is removed in the completion handler while it can still be seen: the screen flashes, and after a \
        cancel it stays dark because nobody removes it at all.
        """),
    Explanation(
      .misplacedMember, "a member that this block cannot have",
      idea: """
        The member is one of a transition, and is in a block that has fewer: the block of one direction and `press` have \
        `animate`s only, a `motion` has `animate`, `place`, `hide`, `hold`, `call`, `let` and `use`. What should happen in one \
        direction only says so itself, as in `call grid.done at backward end`. An `interactive states` has no `progress` and no \
        `finish when`: the driven table is the position, and `settle nearest` decides.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { done: hook }
          to viewer
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
          to viewer
          forward 300ms easeOut {
            animate viewer.scale: 0.9 -> 1
          }
          call grid.done at forward end
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A call that is made when the screen comes and, because it is in the wrong block, never when it goes.
        """),
  ]
}
