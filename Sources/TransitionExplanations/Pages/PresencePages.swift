import TransitionDiagnostics

extension Explanations {
  /// T0325, T0417 and T0419–T0422: what is not there to be seen or touched, what is not met, and what does not follow.
  static let presence: [Explanation] = [
    Explanation(
      .restInvisible, "a to screen that rests invisible",
      idea: """
        The to screen is what people come to see, but here it is invisible at rest. It has no alpha, scale \
        or size, or is under a black `dim` or a full `blur`. Or it is turned edge on, behind an opaque view, \
        or below a from screen that rests over it on some display. With `states`, this is so in one of the \
        states. A view of the to screen that is hidden `while` that screen is shown is never visible either; \
        `shared` hides both ends of a shared element by itself, and shows them again. The same holds for a \
        list or a button that a track leaves transparent, tiny or outside the container. Often the two \
        values of a track are exchanged: A of `A -> B` is the value at rest in the from screen, B in the to \
        screen, in both directions.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.alpha: 1 -> 0
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
        The pushed screen fades out in front of the user, and from then on takes touches without being visible.
        """),
    Explanation(
      .neverBegins, "a gesture that never begins",
      idea: """
        A gesture needs a view that a finger can touch when the interaction would begin. `interactive forward` \
        begins while the from screen rests, so its gesture is on that screen. All others begin while the to screen \
        rests, and in `navigation`, `modal` and `tab` the from screen has then left the window. An added view \
        without `while` exists in neither rest state. A view that is hidden, or has no alpha or no size, gets no \
        touches, and neither do its subviews. Nor does a view outside of its screen, or a screen below a view that \
        covers it and can be tapped, such as a shade. An `edgePan` begins only at its edge of the display: a menu that rests at the other edge \
        gets no such finger, and needs a `pan` to close.
        """,
      failing: """
        transition Photo {
          style modal
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.y: container.height -> 0
          interactive forward by pan(up) on viewer {
            progress = -translation.y / container.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style modal
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.y: container.height -> 0
          interactive forward by pan(up) on grid {
            progress = -translation.y / container.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A recognizer is added to a view that is not on the display. Nothing fails, nothing is logged, and the \
        gesture does nothing.
        """),
    Explanation(
      .driveReturns, "a drive that moves back on finish",
      idea: """
        A `drive` of a property without a track has one rest value, the same in both screens; this includes a bar \
        that fades away. The finger moves the property away from it. When the gesture finishes, everything else \
        goes on, and this property alone moves back. Add an `animate` with its value in the screen at which the \
        gesture ends, or drive a property that has such a track. A property that a finger drives away from the end \
        value of its track also moves back: for example a `scale` or a `height` that grows while its \
        track shrinks, or a position under two fingers. A view may do so if it fades out meanwhile, \
        and so may a screen that tracks move. A screen that leaves in the other direction by a track \
        of another property turns round on finish. A screen \
        that the finger moves along one axis, and that leaves along the other one, also moves back. A gesture without a direction \
        goes on where its progress grows. A track has one value in each screen. So what is thrown to either side needs \
        a gesture for each: `call card.throwLeft at start` tells the app, and the track reads a value that the app hands \
        over after that, as in `vector(container.width * card.side, 0) -> vector(0, 0)`.
        """,
      failing: """
        transition Close {
          style modal
          from album
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: 0.5 -> 1
          interactive backward by pinch(in) on viewer {
            progress = 1 - scale
            drive viewer.scale = scale
            drive viewer.alpha = scale
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Close {
          style modal
          from album
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: 0.5 -> 1
          animate viewer.alpha: 0   -> 1
          interactive backward by pinch(in) on viewer {
            progress = 1 - scale
            drive viewer.scale = scale
            drive viewer.alpha = scale
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A pinch leaves a viewer half transparent. After the release it fades back to full black, and then disappears \
        immediately.
        """),
    Explanation(
      .nearestAstray, "a `nearest` that does not follow the finger",
      idea: """
        When a finger is lifted between rest states, `settle nearest(…)` compares a value with those of the states, \
        and settles in the nearest one. The value should be the driven property, usually plus the distance that it \
        would still move at the finger's speed: `sheet.y + project(velocity.y, rate: normal)`. A value that the finger \
        does not change always gives the same state. A value of the speed alone does so whenever the finger stands \
        still; `start.sheet.y + project(velocity.y, rate: normal)` then leads back to the state in which the gesture \
        began. A speed with the wrong sign, or without its sign as in `abs(velocity.y)`, sends a flick back. A finger \
        that has not moved should stay in its state, and each state should be the nearest from somewhere: a `clamp` \
        whose range leaves out a state prevents that.
        """,
      failing: """
        transition Sheet {
          style overlay
          from map
          to   sheet
          states half, full
          forward 400ms easeOut
          animate sheet.y { map: container.height, half: 300pt, full: 44pt }
          interactive states by pan(vertical) on sheet {
            drive sheet.y = start.sheet.y + translation.y
            let flung = project(velocity.y, rate: normal)
            settle nearest(sheet.y - flung) 400ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Sheet {
          style overlay
          from map
          to   sheet
          states half, full
          forward 400ms easeOut
          animate sheet.y { map: container.height, half: 300pt, full: 44pt }
          interactive states by pan(vertical) on sheet {
            drive sheet.y = start.sheet.y + translation.y
            let flung = project(velocity.y, rate: normal)
            settle nearest(sheet.y + flung) 400ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A slow pull works, so nobody notices the mistake at the desk. But a sheet that is flicked up falls.
        """),
    Explanation(
      .pictureStaysBehind, "a shared element or an added view that does not follow its screen",
      idea: """
        When the gesture begins, the view in the screen is hidden, and the shared element is shown in its place, above \
        the screen. If the interaction has a `drive`, only driven properties move. So if the finger moves, scales or \
        turns the screen but not the shared element, that element stays where it is. Drive its `center`, its \
        `translation`, its `scale` or its `frame` as well. The same holds for an added view, such as the grip of a \
        sheet, whose place goes the same way from rest to rest as a driven one.
        """,
      failing: """
        transition Player {
          style overlay
          from home { art: image }
          to   player { cover: image }
          forward 400ms easeOut
          animate player.y: container.height -> 0
          shared art: image { from home.art; to player.cover }
          interactive backward by pan(down) on player {
            progress = max(0, translation.y) / player.height
            drive player.y = max(0, translation.y)
            finish when progress > 35%
            settle 300ms easeOut
          }
          fallback     crossfade 200ms
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Player {
          style overlay
          from home { art: image }
          to   player { cover: image }
          forward 400ms easeOut
          animate player.y: container.height -> 0
          shared art: image { from home.art; to player.cover }
          interactive backward by pan(down) on player {
            progress = max(0, translation.y) / player.height
            drive player.y   = max(0, translation.y)
            drive art.center = start.art.center + vector(0, max(0, translation.y))
            finish when progress > 35%
            settle 300ms easeOut
          }
          fallback     crossfade 200ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The cover hangs in the middle of the display while the player is pulled down, and flies from there when the \
        finger is lifted.
        """),
    Explanation(
      .hardlyEqual, "an equality that no finger meets",
      idea: """
        A finger is sampled 60 or 120 times a second, so its `progress`, its position or its velocity is hardly \
        ever exactly a given number. Use `>=` or `<=`, which also hold beyond the number. Two comparisons are \
        allowed: with a progress of 1, where it stays, and with the value of a finger that has not moved, such as \
        a `scale` of 1.
        """,
      failing: """
        transition Pull {
          style modal
          from list
          to   detail
          forward 300ms easeOut
          animate detail.y: container.height -> 0
          interactive backward by pan(down) on detail {
            progress = translation.y / detail.height
            finish when progress == 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Pull {
          style modal
          from list
          to   detail
          forward 300ms easeOut
          animate detail.y: container.height -> 0
          interactive backward by pan(down) on detail {
            progress = translation.y / detail.height
            finish when progress >= 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Nobody can close the screen by pulling it, although a test that puts the finger at exactly half the height \
        passes.
        """),
  ]
}
