import TransitionDiagnostics

extension Explanations {
  /// T0325, T0417 and T0419–T0421: what is not there to be seen or touched, and what is not met.
  static let presence: [Explanation] = [
    Explanation(
      .restInvisible, "a to screen that rests invisible",
      idea: """
        The to screen is what people come to see, and it rests without alpha, scale or size, under a `dim` that is black, \
        under a whole `blur`, turned edge on, or behind a view that is opaque; or it does so in a state into which it comes from where \
        it is seen. A view of it that is hidden `while` it is there is never seen either: a picture hides its ends by itself, and gives them \
        back. Most often the two values of a track are the wrong way round: A of `A -> B` is at rest in the from screen, B in \
        the to screen, in both directions.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.alpha: 1 -> 0
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
        The screen is pushed, fades out in front of people, and takes their touches from then on without being seen.
        """),
    Explanation(
      .neverBegins, "a gesture that never begins",
      idea: """
        A gesture needs a view that a finger can touch when the interaction would begin. `interactive forward` begins while the \
        from screen rests, so its gesture is on that; all others begin while the to screen rests, and in `navigation`, `modal` \
        and `tab` the from screen has left the window then. A view that is added for the run only is there in neither rest. And what \
        is hidden then, or has no alpha or no extent, gets no touches, with all that is in it; nor does what lies below \
        something that can be tapped everywhere, a screen or what is behind a shade. An `edgePan` begins at its edge of the \
        display alone: a menu that rests at the other one gets no such finger, and closes by a `pan`.
        """,
      failing: """
        transition Photo {
          style modal
          from grid
          to viewer
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
          to viewer
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
        A recognizer is added to a view that is not on the display. Nothing fails, nothing is logged, and the gesture does \
        nothing.
        """),
    Explanation(
      .driveReturns, "a drive that goes back at the finish",
      idea: """
        A `drive` of a property without a track, also of a bar that fades away, has one value at rest, that of both screens. The finger \
        moves it away from there. When the gesture finishes, everything goes on, and this alone goes back. Add `animate` with its value \
        in the screen that is gone to, or drive a property with such a track. A property that is driven away from the end value of its \
        track also returns: for example a `scale` that grows while its track shrinks, or a place under two fingers. It may return if \
        the view fades out meanwhile. A gesture without a direction goes on where its progress grows.
        """,
      failing: """
        transition Close {
          style modal
          from album
          to viewer
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
          to viewer
          forward 300ms easeOut
          animate viewer.scale: 0.5 -> 1
          animate viewer.alpha: 0 -> 1
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
        Pinched half closed, a viewer is half seen through. Let go, it fades in to its full black once more, and is gone at one stroke.
        """),
    Explanation(
      .nearestAstray, "a `nearest` that does not follow the finger",
      idea: """
        When a finger leaves between rest states, `settle nearest(…)` compares a value with those of the states and goes to the \
        nearest. The value is where the finger has brought what is driven, and mostly how far its speed would carry that on. \
        One that the finger does not move goes to one state always, and one of the speed alone whenever the finger stands still; \
        one with the wrong sign throws back what is flicked on. A finger that has not moved is to stay in the state where it \
        began, and from somewhere each state is to be the nearest. The speed is added as the way is: `sheet.y + project(velocity.y, rate: normal)`.
        """,
      failing: """
        transition Sheet {
          style overlay
          from map
          to sheet
          states half, full
          forward 400ms easeOut
          animate sheet.y { map: container.height, half: 400pt, full: 44pt }
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
          to sheet
          states half, full
          forward 400ms easeOut
          animate sheet.y { map: container.height, half: 400pt, full: 44pt }
          interactive states by pan(vertical) on sheet {
            drive sheet.y = start.sheet.y + translation.y
            let flung = project(velocity.y, rate: normal)
            settle nearest(sheet.y + flung) 400ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A slow pull works, so that nobody sees it at the desk. Whoever flicks the sheet up sees it fall, and flicks harder.
        """),
    Explanation(
      .hardlyEqual, "an equality that no finger meets",
      idea: """
        A finger moves from one picture to the next, and is nowhere in between: that its `progress`, its place or its velocity is exactly \
        some number happens once in a hundred gestures. `>=` and `<=` hold for all that lies beyond. A progress of 1, where it \
        stays, and what a finger has that has not moved, as a `scale` of 1, can be compared so.
        """,
      failing: """
        transition Pull {
          style modal
          from list
          to detail
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
          to detail
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
        Nobody ever closes the screen by pulling it, and a test that puts the finger at exactly half the height is green.
        """),
  ]
}
