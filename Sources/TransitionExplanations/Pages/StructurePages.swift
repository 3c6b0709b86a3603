import TransitionDiagnostics

extension Explanations {
  /// T0301–T0315: structure and time.
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
      .durationOutOfRange, "a duration that nothing can take",
      idea: """
        A duration is a microsecond or more. What should happen at once needs no animation; what should be hidden for the \
        while belongs to the obligations, `shared` and `hold`. Nothing takes longer than an hour, a delay neither: a spring with \
        hardly any damping would swing for as long as that.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 0ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 150ms easeOut
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `UIView.animate(withDuration: 0)` changes everything at once, and completes in the next turn of the run loop. What \
        was meant is nearly always a number of milliseconds that an integer division has made seconds of.
        """),
    Explanation(
      .curveOutOfRange, "a number that makes no curve",
      idea: """
        A number of a curve is outside what makes a curve of it. The x of both control points of `cubic` are times and lie \
        within 0…1, while their y may overshoot. The damping ratio of a spring is above zero, or it would swing for ever.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms cubic(1.2, 0, 0, 1)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms cubic(1, 0, 0, 1)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        With an x outside 0…1 a curve may have several values at one time. `CAMediaTimingFunction` takes such numbers all \
        the same, and what is played then is documented nowhere.
        """),
    Explanation(
      .sharedWithoutFallback, "no answer to a picture with a missing end",
      idea: """
        A shared element flies from one view to another, and one of them may not be there: the cell was scrolled away or \
        deleted while the photo was open. Say what happens then, with `missing crossfade` in the element, or for all of \
        them with `fallback crossfade` in the transition. This is a warning: without either, the \
        direction plays without the picture, which with no other track shows nothing at all for its duration.
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
      .axisOverdetermined, "geometry of which more is said than there can be",
      idea: """
        On each axis a frame has a beginning, a middle, an end and a length, and two of them settle the others. Here a third \
        is animated, or one of them twice by two names: `top` is `y`, and `frame` is the middle and the length of both axes.
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
        What needs each other in a circle cannot be worked out: drives, places, views that fill each other, or an order in \
        which each stands above the other. \
        The drives of an interaction need each other's values in a circle, so none of them can be worked out first. A drive \
        may read what other drives give, in any order, as long as following the reads comes to an end.
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
        Written by hand, each value is computed of what the other was in the frame before. The view then depends on how \
        often the finger was reported, and two pulls of the same length end differently.
        """),
    Explanation(
      .springTooSlow, "a spring that does not settle in its time",
      idea: """
        A spring that says what it is, by its response, its mass and stiffness or its duration and bounce, takes the time that it \
        takes. The duration or the window that it is given is shorter. Leave the duration out, and the direction takes as long as \
        the spring, or take a stiffer spring; `spring(damping: …)` fits any time.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 200ms spring(response: 0.4s, damping: 0.8)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward spring(response: 0.4s, damping: 0.8)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The view would be cut off in the middle of its swing: a jump at the end of the animation, which in UIKit is also the moment \
        in which the completion runs and the real views come back.
        """),
    Explanation(
      .windowOutside, "a window outside its direction",
      idea: """
        A window, a step or the beginning of a track lies before the direction begins or after it has ended. Times count from the \
        end of the delay; percentages are of the duration.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 over 100ms..500ms
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 500ms easeOut
          animate viewer.alpha: 0 -> 1 over 100ms..500ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        An animation that outlives the transition is the classic cause of a view that moves after the screen is already usable, or \
        snaps when the container is torn down.
        """),
    Explanation(
      .windowDescending, "a window that ends before it begins",
      idea: """
        A window goes from its beginning to its end: `over 20%..80%`. To play a track the other way round, exchange its values.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 over 80%..20%
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 0 -> 1 over 20%..80%
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit takes a negative duration for none and sets the value at once: the animation is missing, and nobody knows why.
        """),
    Explanation(
      .trackJumps, "a property that jumps from track to track",
      idea: """
        Several tracks of one property follow each other, and one begins at another value than the one before has ended at. \
        Between them the property would jump. Let each begin where the one before ends. What is written in two ways, \
        as `w / 2` and `w - w / 2`, meets; what differs in every layout does not.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate tabBar.alpha: 1 -> 0.5 over 0%..40%
          animate tabBar.alpha: 0.2 -> 0 over 60%..100%
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate tabBar.alpha: 1 -> 0 over 0%..100%
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Chained `UIView.animate` calls whose values do not meet flicker, and each in another place when the chain is played \
        backwards.
        """),
    Explanation(
      .tableKeys, "a table of values whose times do not fit",
      idea: """
        A table has a value at 0 %, one at 100 %, and others between them, with times that grow. The first and the last are \
        the rest states. A curve behind a value leads to it, so the first value has none.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale { 20%: 1.1, 100%: 1 }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale { 0%: 0.9, 20%: 1.1 easeOut, 100%: 1 }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `CAKeyframeAnimation` takes key times that do not begin at 0, and what is shown before them is undefined; UIKit's \
        key frames then jump to the first one.
        """),
    Explanation(
      .viewVisibleAtRest, "an added view that can be seen when it leaves",
      idea: """
        A view that a transition adds leaves when the run ends. To leave unseen it must be invisible then, and when the run \
        begins, in both directions: animate its `alpha` (of a blur its `blur`) from 0 and back to 0. A view that should stay is \
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
        The member is one of a transition, and stands in a block that has fewer: the block of one direction and `press` have \
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
        A call that is made when the screen comes and, because it stands in the wrong block, never when it goes.
        """),
    Explanation(
      .longWait, "a time that nobody waits",
      idea: """
        While a transition plays, what is shown cannot be touched. People wait a second without a thought, and ten at most \
        before they turn to something else; so a duration or a delay beyond ten seconds is nearly always a slip, as `500s` for \
        `500ms`, or a spring that is not damped.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward spring(response: 0.4s, damping: 0.01)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward spring(response: 0.4s, damping: 0.8)
          animate viewer.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The animation looks done after a second, but the context is completed when the spring has settled to the last thousandth, \
        a minute later: until then no touch arrives anywhere, and the app seems to hang.
        """),
    Explanation(
      .snapsBack, "what moves one way and jumps the other",
      idea: """
        A track in the block of one direction moves there only. What it leaves changed of a bar or of the from screen is given \
        back on the other way all the same, but without motion: it jumps. Outside the block one track moves it both ways.
        """,
      failing: """
        transition Card {
          style overlay
          from home
          to card
          forward 400ms easeOut {
            animate home.scale: 1 -> 0.9
          }
          backward 300ms easeIn
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Card {
          style overlay
          from home
          to card
          forward 400ms easeOut
          backward 300ms easeIn
          animate home.scale: 1 -> 0.9
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The screen behind shrinks smoothly as the card comes, and springs to its full size in one frame when the card has gone.
        """),
  ]
}
