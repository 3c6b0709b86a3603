import TransitionDiagnostics

extension Explanations {
  /// T0101–T0112: names.
  static let names: [Explanation] = [
    Explanation(
      .unknownName, "a name that is not declared",
      idea: """
        No declaration in scope has this name. Names are those of screens, shared elements, added views and \
        `let`s, and `container`, `tabBar` and `navigationBar`. The views of a screen are reached through it, as in \
        `grid.cell`. The values of a gesture exist inside `interactive` only, and a `let` inside it is visible \
        only there.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate vewer.alpha: 0 -> 1
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
        Code that finds views by strings, such as `value(forKey:)`, or by tags gets nil for a wrong name: the \
        animation is skipped on a device, or the app crashes.
        """),
    Explanation(
      .unknownProperty, "a property or view that the object does not have",
      idea: """
        The object exists, but has no property of this name. Grammar.md lists the properties of each kind of \
        object. Parts of values are properties too: `frame.width`, `velocity.y`. An unknown view of a screen is \
        also reported here, because views are reached like properties.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.opacity: 0 -> 1
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
        `CABasicAnimation(keyPath: "alpha")` compiles and does nothing, because the layer calls the property \
        `opacity`. A wrong key path is found on a device, by eye, if at all.
        """),
    Explanation(
      .duplicateName, "two declarations of one name",
      idea: """
        Two declarations have one name. Screens, shared elements and `let`s of a transition share one namespace, \
        so that a path such as `photo.center` has one meaning. A second label marks the earlier declaration, which \
        the compiler uses for the rest of its checks.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
          forward 300ms easeOut
          let small = 0.9
          animate viewer.scale: small -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        With two values of one name, the view could start at one of them and settle at the other: a jump in the \
        last frame, which people see and nobody finds in the code.
        """),
    Explanation(
      .unknownFunction, "a function that does not exist",
      idea: """
        No function has this name. All functions are built in: `min`, `max`, `clamp`, `lerp`, `map`, `aspectFit` \
        and others, which Grammar.md lists. Curves such as `spring(…)` look like functions, but can only follow a \
        duration.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: maximum(0.5, 0.9) -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: max(0.5, 0.9) -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        If the compiler passed the formula on to Swift, swiftc would report the mistake in a generated file that \
        nobody has written.
        """),
    Explanation(
      .unknownCurve, "a curve that does not exist",
      idea: """
        No curve has this name. The curves are `linear`, then `easeIn`, `easeOut` and `easeInOut`, which have the \
        control points of CSS, then `cubic(x1, y1, x2, y2)`, and springs. `spring(damping: d)` settles in any \
        duration. `spring(response: t, damping: d)`, `spring(mass: m, stiffness: k, damping: c)` and \
        `spring(duration: t, bounce: b)` have a duration of their own. The `ease` of CSS is `cubic(0.25, 0.1, \
        0.25, 1)`. To name a curve of your own, write `curve NAME = …` before the transition.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOutt
          animate viewer.alpha: 0 -> 1
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
        `UIView.animate` without options eases in and out. If an unknown curve fell back to that, the designer's \
        curve would be lost, and the transition would only feel a little slow.
        """),
    Explanation(
      .unknownKeyword, "a style, kind, gesture or direction that does not exist",
      idea: """
        The grammar has a choice of words here, and this is not one of them: a style, a kind of view, a content \
        mode, a gesture or its direction. The message lists the possible words, and suggests the nearest one.
        """,
      failing: """
        transition Photo {
          style navigtion
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
        Each style uses UIKit in another way, for example through the delegate of a navigation controller or of a \
        presentation. With a wrong style, UIKit would never call the delegate method, and the system's own \
        transition would play.
        """),
    Explanation(
      .duplicateMember, "a member that is allowed only once",
      idea: """
        This member is allowed only once, and there is an earlier one, which a second label marks. Members \
        such as `animate`, `call` and `shared` may occur several times; `style`, `forward` and `settle` may \
        not. Some members may not name the same objects twice. A hook may not be called twice at one moment, \
        and two views may have only one shared element between them. A second gesture for the same finger on \
        the same view needs a `begin when` in one of the two. A view may not be hidden twice for the same \
        time, and a property may not be held twice at the same value. In `interactive states` only one table \
        is driven with a value, which gives the position between the states; `drive map.dim` without a value \
        follows the table of `map.dim` at that position.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          forward 350ms easeInOut
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 350ms easeInOut
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        UIKit asks `transitionDuration(using:)` for the duration and times the bars by it, while the animator \
        plays its own. With two durations in one spec, the bars could follow one and the screens the other.
        """),
    Explanation(
      .reservedName, "a reserved name",
      idea: """
        The name has a meaning in the language, so you cannot declare it. Such names are `container`, `tabBar`, \
        `navigationBar`, `start`, and the values of a gesture, for example `velocity` and `progress`. A `let` or a \
        `curve` cannot have the name of a unit or of a built-in curve. A screen, an added view, a shared element and a \
        rest state cannot have the name of a property. A view, hook or value of a screen cannot have the name of a \
        property of screens.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to   viewer { photo: image }
          forward 300ms easeOut
          shared frame: image {
            from grid.cell
            to   viewer.photo
          }
          fallback     crossfade 250ms
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
        No reader could tell a picture called `frame` from the property. With a constant called `progress`, a \
        drive would seem to follow the finger, but the view would stand still.
        """),
    Explanation(
      .unknownHook, "a call of a hook that is not declared",
      idea: """
        `call` names a hook that the screen does not declare. A screen declares its hooks among its views, as in \
        `from grid { didEnd: hook }`. A hook becomes a function of the generated protocol, which the app \
        implements.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { willStart, didEnd: hook }
          to   viewer
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
          to   viewer
          forward 300ms easeOut
          call grid.willStart at start
          call grid.didEnd at end
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A misspelt selector or optional protocol method is just not called. What `willStart` has paused, such as a \
        video, is then never resumed.
        """),
    Explanation(
      .unusedLet, "a `let`, `curve` or `motion` that nothing uses",
      idea: """
        Nothing uses this `let`, `curve` or `motion`. Remove it, or use it where you intended to. This is a warning: \
        the outputs are written.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
          forward 300ms easeOut
          let small = 0.9
          animate viewer.scale: small -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Somebody tunes the value, sees no difference on the device, and goes on to tune others. Often the unused \
        name is missing in a formula.
        """),
    Explanation(
      .unknownArgument, "an unknown named argument",
      idea: """
        The function has named arguments, and none has this name. This often happens in `insets(top:, left:, \
        bottom:, right:)`. `aspectFit` and `aspectFill` have the argument `in:` for the rectangle.
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
            frame: grid.cell.frame -> inset(viewer.bounds, insets(topp: 20pt))
          }
          fallback     crossfade 250ms
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
            frame: grid.cell.frame -> inset(viewer.bounds, insets(top: 20pt))
          }
          fallback     crossfade 250ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Arguments that `insets` does not get are 0. If the compiler dropped an unknown argument, the picture would \
        lie that far under the bar.
        """),
    Explanation(
      .letCircle, "a `let` that depends on itself",
      idea: """
        The value of this `let` depends on itself, directly or through other `let`s. A `let` may use others above or \
        below it, but not in a cycle.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
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
          to   viewer
          forward 300ms easeOut
          let small = large - 0.1
          let large = 1
          animate viewer.scale: small -> large
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In Swift, two computed properties that read each other compile, and overflow the stack when the transition \
        starts.
        """),
  ]
}
