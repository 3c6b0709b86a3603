import TransitionDiagnostics

extension Explanations {
  /// T0101–T0112: names.
  static let names: [Explanation] = [
    Explanation(
      .unknownName, "a name that is not declared",
      idea: """
        Nothing of this name is declared where it is used. Names are those of the screens, of shared elements, of `let`s, \
        and `container`, `tabBar` and `navigationBar`; the views of a screen are reached through it, as in `grid.cell`. \
        The values of a gesture are known inside `interactive` only, and a `let` inside it is known nowhere else.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate vewer.alpha: 0 -> 1
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
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Where views are found by strings, as with `value(forKey:)` or a view's tag, a misspelt one is nil: the animation is \
        skipped on a device without a word, or the app crashes.
        """),
    Explanation(
      .unknownProperty, "a property or view that the object does not have",
      idea: """
        The object is known, but has no property of this name; Grammar.md has the properties of each kind of object. \
        Parts of values are properties too: `frame.width`, `velocity.y`. A view that a screen lacks is reported here as \
        well, since views are reached like properties.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.opacity: 0 -> 1
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
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `CABasicAnimation(keyPath: "alpha")` compiles and does nothing, because the layer calls it `opacity` and the view \
        `alpha`. A key path that does not exist is found on a device, by eye, if at all.
        """),
    Explanation(
      .duplicateName, "two declarations of one name",
      idea: """
        Two declarations have one name. Screens, shared elements and `let`s of a transition share one space of names, so \
        that a path such as `photo.center` has one meaning only, whoever reads it. The earlier declaration is marked as \
        well; it is the one that counts while the rest is checked.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          let small = 0.8
          let small = 0.9
          animate viewer.scale: small -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          let small = 0.9
          animate viewer.scale: small -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        With two values of one name the view would start at one of them and settle at the other: a jump in the last \
        frame, which people see and nobody can find in the code.
        """),
    Explanation(
      .unknownFunction, "a function that does not exist",
      idea: """
        There is no function of this name. Functions are built in; Grammar.md has a list: `min`, `max`, `clamp`, \
        `lerp`, `map`, `aspectFit` and a few more. Curves such as `spring(…)` look like functions, but are values of time \
        and come after a duration only.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale: maximum(0.5, 0.9) -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale: max(0.5, 0.9) -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The formula would have to be passed on to Swift as it is, and the first to notice would be swiftc, in a generated \
        file that nobody has written.
        """),
    Explanation(
      .unknownCurve, "a curve that does not exist",
      idea: """
        There is no curve of this name. The curves are `linear`, then `easeIn`, `easeOut` and `easeInOut`, which have the \
        control points of CSS, then `cubic(x1, y1, x2, y2)`, and springs. A spring is `spring(damping: d)`, which settles \
        in any duration, or one of `spring(response: t, damping: d)`, `spring(mass: m, stiffness: k, damping: c)` and \
        `spring(duration: t, bounce: b)`, which have a duration of their own. The `ease` of CSS is \
        `cubic(0.25, 0.1, 0.25, 1)`. A curve of your own gets a name with `curve NAME = …`, before the transition.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOutt
          animate viewer.alpha: 0 -> 1
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
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `UIView.animate` without options eases in and out. Where a curve that is not known falls back to that, the \
        designer's curve is lost and the transition only feels a little slow.
        """),
    Explanation(
      .unknownKeyword, "a style, kind, gesture or direction that does not exist",
      idea: """
        The grammar has a choice of words here, and this is none of them: a style, the kind of a view, what a picture's \
        content does, a gesture or its direction. The message says what was expected, and the nearest word if there is one.
        """,
      failing: """
        transition Photo {
          style navigtion
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
        Each style hooks up to UIKit in another way, a navigation controller's delegate or a presentation's. With a wrong \
        one that passed, the delegate method would never be called, and the system's own transition would play.
        """),
    Explanation(
      .duplicateMember, "a member that can be there only once",
      idea: """
        This member says something that can be said only once, and it has been said before; the first one is marked as \
        well. Members such as `animate`, `call` and `shared` may be there several times, `style`, `forward` and \
        `settle` not. A member that names the same things a second time is reported as well: a hook that is called \
        twice at a moment, a second picture between the same two views, a second gesture for the same finger on the \
        same view when neither has a `begin when`, a view that is hidden twice for the same time, a property that is \
        held twice at the same value.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          forward 350ms easeInOut
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 350ms easeInOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit asks `transitionDuration(using:)` for the duration and times the bars by it, while the animator plays its own. \
        With two durations in one spec, the bars could follow one of them and the screens the other.
        """),
    Explanation(
      .reservedName, "a name that the language keeps for itself",
      idea: """
        The name has a meaning in the language and cannot be declared. Such names are `container`, `tabBar`, `navigationBar`, \
        `start`, and the values of a gesture, for example `velocity` and `progress`. A `let` or a `curve` cannot have the name of a \
        unit or of a curve of the language. A view, a shared element, a rest state and what a screen hands over cannot have the name \
        of a property.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to viewer { photo: image }
          forward 300ms easeOut
          shared frame: image {
            from grid.cell
            to viewer.photo
          }
          fallback crossfade 250ms
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
        With a picture called `frame` no reader could tell it from the property. With a constant called `progress` a drive \
        would read as if it followed the finger, and the view would stand still under it.
        """),
    Explanation(
      .unknownHook, "a call of a hook that is not declared",
      idea: """
        `call` names a hook that the screen does not declare. A hook is declared among the views of its screen, as in \
        `from grid { didEnd: hook }`, and becomes a function of the generated protocol, which the app implements.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { willStart, didEnd: hook }
          to viewer
          forward 300ms easeOut
          call grid.willStart at start
          call grid.didFinish at end
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid { willStart, didEnd: hook }
          to viewer
          forward 300ms easeOut
          call grid.willStart at start
          call grid.didEnd at end
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        With selectors or optional protocol methods a misspelt one is just not called. What `willStart` has paused, a video \
        or the status bar, is then never resumed.
        """),
    Explanation(
      .unusedLet, "a `let` that nothing uses",
      idea: """
        A `let` is declared, and nothing uses it. Remove it, or use it where it was meant. This is a warning: the \
        outputs are written.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          let small = 0.9
          animate viewer.scale: 0.95 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          let small = 0.9
          animate viewer.scale: small -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Whoever tunes the value sees no difference on the device and goes on to tune others. A name that is not used is \
        most often one that a formula should have had.
        """),
    Explanation(
      .unknownArgument, "a named argument that the function does not take",
      idea: """
        The function takes arguments with names, and none of this one. `insets(top:, left:, bottom:, right:)` is the usual \
        place; `aspectFit` and `aspectFill` take the rectangle as `in:`.
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
            frame: grid.cell.frame -> inset(viewer.bounds, insets(topp: 20pt))
          }
          fallback crossfade 250ms
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
            frame: grid.cell.frame -> inset(viewer.bounds, insets(top: 20pt))
          }
          fallback crossfade 250ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        What is left out of `insets` is 0, so an argument that was dropped for its name would leave the picture under the \
        bar by just those points.
        """),
    Explanation(
      .letCircle, "a `let` that needs its own value",
      idea: """
        The value of a `let` needs the value itself, directly or through other `let`s. The order of `let`s carries no \
        meaning, so each may use those below it, but following the uses must come to an end.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          let small = large - 0.1
          let large = small + 0.1
          animate viewer.scale: small -> large
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          let small = large - 0.1
          let large = 1
          animate viewer.scale: small -> large
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In Swift two computed properties that read each other compile, and crash with a stack overflow when the \
        transition starts.
        """),
  ]
}
