import TransitionDiagnostics

extension Explanations {
  /// T0320–T0324 and T0330: what has no effect, looks wrong, or was derived.
  static let advice: [Explanation] = [
    Explanation(
      .missingNeverWins, "a `missing` that never plays",
      idea: """
        If the only shared element lacks one of its views, nothing can fly, and `fallback` plays. `missing` is for one \
        shared element among several. Here it differs from `fallback`, and never plays. The compiler does not report a \
        `missing` that equals `fallback`.
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
            missing crossfade 100ms
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
        Somebody changes the time of `missing`, and wonders why the crossfade is as slow as before.
        """),
    Explanation(
      .restOutside, "a screen that rests partly outside the container",
      idea: """
        A track ends with a screen partly or entirely outside the container, in the geometry of `sample`. A screen at \
        rest should be fully visible. If a part of it should stay outside, use `place`, which is computed again for \
        other sizes. A screen with several rest states, such as a sheet, may be cut by the edges over which it comes, \
        but by no others. If it has a scroll view, its lower edge must be visible in one of its states: give it the \
        height that is visible in the highest one, without the safe area above it. \
        The rest places are also computed on the displays on which gestures are checked, with any safe area. A place \
        in points may be entirely outside one of them, or cut by a narrow one, and one with a mistake in its x or its \
        width is cut on the same side of each. Beyond the geometry of `sample`, a tenth of the screen may be outside. Count from the edges of the container, as in \
        `container.height - 400pt`. If the container of `sample` is wider than high, only a phone that is held \
        sideways counts, and if it is that of a tablet, only tablets.
        """,
      failing: """
        transition Photo {
          style overlay
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.y: container.height -> container.height / 2
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style overlay
          from grid
          to   viewer
          forward 300ms easeOut
          place viewer.height = container.height / 2
          animate viewer.y: container.height -> container.height / 2
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        The lower half of a sheet, with the button that closes it, is below the edge of the display.
        """),
    Explanation(
      .alphaOnBlur, "an alpha of a blur",
      idea: """
        UIKit does not draw a blur with an alpha below 1 as a blur. Use its property `blur`, from 0 to 1, for the \
        amount of blur. It becomes the fraction of an animator over the effect. You can read the `alpha` of a \
        blur.
        """,
      failing: """
        transition Photo {
          style overlay
          from grid
          to   viewer
          forward 300ms easeOut
          view dark: blur(dark) { above grid; fills container; while viewer }
          animate dark.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style overlay
          from grid
          to   viewer
          forward 300ms easeOut
          view dark: blur(dark) { above grid; fills container; while viewer }
          animate dark.blur: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `UIVisualEffectView` with an alpha below 1 is a flat, grey pane, and snaps to a blur in the last frame. \
        Only its documentation warns of this.
        """),
    Explanation(
      .reduceMotionDerived, "what was derived for reduced motion",
      idea: """
        This note reports no mistake; only `--notes` shows it. People who ask for reduced motion see a crossfade. \
        The note lists the consequences: which shared elements are left out, and which properties do not move. There \
        is no note if only alphas change.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.scale: 0.9 -> 1
          animate viewer.alpha: 0   -> 1
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
        Nobody reviews a variant that nobody has written. The note shows which part of the design people see who have \
        turned on Reduce Motion.
        """),
    Explanation(
      .readingDirectionDerived, "what was derived for right-to-left languages",
      idea: """
        This note reports no mistake; only `--notes` shows it. A gesture from the leading or the trailing edge \
        makes x run in reading direction in the whole transition. The note lists what this mirrors. With `left` \
        and `right`, x is physical, and nothing is derived.
        """,
      failing: """
        transition Photo {
          style modal
          from grid
          to   viewer
          forward 300ms easeOut
          animate viewer.shadow.offset: vector(-4pt, 0) -> vector(0, 0)
          animate viewer.shadow.opacity: 30%            -> 0
          interactive backward by edgePan(leading) on viewer {
            progress = translation.x / viewer.width
            finish when progress > 40%
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
          animate viewer.shadow.offset: vector(-4pt, 0) -> vector(0, 0)
          animate viewer.shadow.opacity: 30%            -> 0
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            finish when progress > 40%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In Arabic a push comes from the left, and the swipe back begins at the right edge. A transition that is \
        only half mirrored leaves on the side from which the finger comes.
        """),
    Explanation(
      .otherScreen, "an object of the other screen",
      idea: """
        A finger is on one screen, and a shared element has one end in each screen. An interaction on \
        `detail` should not use the `offset` of a list in the other screen to begin, to drive or to decide: \
        the finger is not on that list. It should not hold that list or have a rule for it either. The same \
        holds for an interaction on an added view and a list in the screen that it drives to. An end that is \
        `clipped to` the safe area of the other screen has the wrong clip.
        """,
      failing: """
        transition Card {
          style navigation
          from list { rows: scroll }
          to   detail { content: scroll }
          forward 300ms easeOut
          animate detail.y: container.height -> 0
          interactive backward by pan(down) on detail {
            begin when list.rows.offset.y <= 0
            hold detail.content.scrollEnabled = false
            progress = translation.y / detail.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Card {
          style navigation
          from list
          to   detail { content: scroll }
          forward 300ms easeOut
          animate detail.y: container.height -> 0
          interactive backward by pan(down) on detail {
            begin when detail.content.offset.y <= 0
            hold detail.content.scrollEnabled = false
            progress = translation.y / detail.height
            finish when progress > 50%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A card closes in the middle of its text, because the list below it happens to be at its top.
        """),
    Explanation(
      .rectCorners, "an edge in place of a rect's length",
      idea: """
        The last two numbers of `rect(x, y, width, height)` are the width and the height. On some other \
        platforms they are the right and the bottom edge. The compiler reports a `rect` if a length is the \
        `.trailing` or `.bottom` of an object, contains the rect's own position, or reaches far beyond the \
        container. It also reports one that is as long as the container and begins below a bar or in a safe \
        area, or that has a margin on the left and none on the right. This also holds in a `sample`. A width \
        that is the container's height with a height that is its width is reported as well, and so is \
        `safeArea.bottom` in a position that counts from the top. For a screen that should go on below the \
        edge, use `place screen.y` alone.
        """,
      failing: """
        transition Sheet {
          style overlay
          from map
          to   sheet
          forward 300ms easeOut
          place sheet.frame = rect(16pt, 100pt, container.width - 16pt, 300pt)
          animate sheet.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Sheet {
          style overlay
          from map
          to   sheet
          forward 300ms easeOut
          place sheet.frame = rect(16pt, 100pt, container.width - 32pt, 300pt)
          animate sheet.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A panel touches the right edge of the display, or the buttons of a sheet are below it.
        """),
    Explanation(
      .liveShape, "a live view that gets another shape",
      idea: """
        A `live` element is the view itself, in a frame that moves from one end to the other. If the `sample` or \
        constant frames show that the two ends have different aspect ratios, the view cannot just be scaled. \
        `content` then says whether the view fills the frame, fits into it, or gets its size and a new layout. \
        Without a `sample` and without constant frames the compiler does not know the shapes, and reports nothing.
        """,
      failing: """
        transition Play {
          style navigation
          from list { video: view }
          to   player { video: view }
          forward 300ms easeOut
          shared video: live {
            from list.video
            to   player.video
          }
          animate player.alpha: 0 -> 1
          fallback     crossfade 200ms
          reduceMotion crossfade 200ms
          sample {
            list.video   = rect(16pt, 100pt, 160pt, 90pt)
            player.video = rect(0, 100pt, 390pt, 390pt)
          }
        }
        """,
      mended: """
        transition Play {
          style navigation
          from list { video: view }
          to   player { video: view }
          forward 300ms easeOut
          shared video: live {
            from list.video
            to   player.video
            content fill
          }
          animate player.alpha: 0 -> 1
          fallback     crossfade 200ms
          reduceMotion crossfade 200ms
          sample {
            list.video   = rect(16pt, 100pt, 160pt, 90pt)
            player.video = rect(0, 100pt, 390pt, 390pt)
          }
        }
        """,
      prevents: """
        The left and right of a video are cut off while it flies, and it jumps when it arrives.
        """),
  ]
}
