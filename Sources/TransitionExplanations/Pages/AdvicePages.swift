import TransitionDiagnostics

extension Explanations {
  /// T0320–T0324 and T0330: what has no effect, looks wrong, or was derived.
  static let advice: [Explanation] = [
    Explanation(
      .missingNeverWins, "a `missing` that never plays",
      idea: """
        With a single shared element, a missing end means that no picture can fly at all: `fallback` answers that. \
        `missing` is for one picture among several. Here it differs from `fallback`, so it never plays. If both are \
        equal, nothing is reported.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid { cell: image }
          to viewer { photo: image }
          forward 300ms easeOut
          shared photo: image {
            from grid.cell
            to   viewer.photo
            missing crossfade 100ms
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
            to   viewer.photo
          }
          fallback crossfade 250ms
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        Somebody changes the time behind `missing`, and wonders why the crossfade stays as slow as it was.
        """),
    Explanation(
      .restOutside, "a screen that rests partly outside the container",
      idea: """
        A track ends with a screen partly or wholly outside the container, in the geometry of `sample`. A screen at \
        rest should be fully visible. If part of it is meant to stay outside, use `place`, which is computed again for \
        other sizes. A screen with several rest states, such as a sheet, may be cut by the edges over which it \
        appeared, but by no others.
        """,
      failing: """
        transition Photo {
          style overlay
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.y: container.height -> container.height / 2
          reduceMotion crossfade 200ms
        }
        """,
      mended: """
        transition Photo {
          style overlay
          from grid
          to viewer
          forward 300ms easeOut
          place viewer.height = container.height / 2
          animate viewer.y: container.height -> container.height / 2
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A sheet that was moved to the middle has its lower half, with the button that closes it, below the edge of \
        the display.
        """),
    Explanation(
      .alphaOnBlur, "an alpha of a blur",
      idea: """
        A blur with an alpha below 1 is not drawn as one. Use its property `blur`, from 0 to 1, for the amount of \
        blur. It becomes the fraction of an animator over the effect. The `alpha` of a blur can be read.
        """,
      failing: """
        transition Photo {
          style overlay
          from grid
          to viewer
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
          to viewer
          forward 300ms easeOut
          view dark: blur(dark) { above grid; fills container; while viewer }
          animate dark.blur: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        `UIVisualEffectView` with an alpha below 1 is a flat, grey pane, and snaps to a blur in the last frame. Its \
        documentation warns of it, and nothing else does.
        """),
    Explanation(
      .reduceMotionDerived, "what was derived for reduced motion",
      idea: """
        This is a note: nothing is wrong. People who ask for reduced motion see a crossfade, and what follows from \
        that is listed: which pictures stay away, and which properties do not move. It is shown only by `--notes`. \
        There is none where nothing but alphas change.
        """,
      failing: """
        transition Photo {
          style navigation
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.scale: 0.9 -> 1
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
        What nobody has written is what nobody has looked at. The list says which part of a design is left for those \
        who get dizzy, before one of them writes a review.
        """),
    Explanation(
      .readingDirectionDerived, "what was derived for readers from right to left",
      idea: """
        This is a note: nothing is wrong. A gesture from the leading or the trailing edge makes x run in reading \
        direction in the whole transition, and what that mirrors is listed. It is shown only by `--notes`. With \
        `left` and `right` x is physical, and nothing is derived.
        """,
      failing: """
        transition Photo {
          style modal
          from grid
          to viewer
          forward 300ms easeOut
          animate viewer.shadow.offset: vector(-4pt, 0) -> vector(0, 0)
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
          to viewer
          forward 300ms easeOut
          animate viewer.shadow.offset: vector(-4pt, 0) -> vector(0, 0)
          interactive backward by pan(down) on viewer {
            progress = translation.y / viewer.height
            finish when progress > 40%
            settle 300ms easeOut
          }
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        In Arabic a push comes from the left, and the swipe back begins at the right edge. A transition of which \
        only half is mirrored leaves by the side that the finger comes from.
        """),
    Explanation(
      .otherScreen, "an object of the other screen",
      idea: """
        A finger is on one screen, and a picture has one end in each. An interaction on `detail` that begins, drives or decides by the \
        `offset` of a list in the other screen, holds that list or has a rule for it speaks of what is not under the finger. So does one on \
        an added view that speaks of a list in the screen that is gone to. An end that is \
        `clipped to` the safe area of the other screen is cut by what is not around it.
        """,
      failing: """
        transition Card {
          style navigation
          from list { rows: scroll }
          to detail { content: scroll }
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
          to detail { content: scroll }
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
        A card that closes in the middle of its text, because the list below it happens to be at its top.
        """),
    Explanation(
      .rectCorners, "an edge where a rect has its length",
      idea: """
        `rect(x, y, width, height)` has the two lengths last. Other platforms have the right and the bottom edge there. A `rect` is \
        reported if a length is the `.trailing` or `.bottom` of an object, or has the place in it at which the rect begins, if the rect \
        reaches far beyond the container, if it is as long as that and begins below a bar or in a safe area, or if it has a margin on the left and none on the right. So is one in a `sample`. A screen \
        that is to go on below the edge has `place screen.y` alone.
        """,
      failing: """
        transition Sheet {
          style overlay
          from map
          to sheet
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
          to sheet
          forward 300ms easeOut
          place sheet.frame = rect(16pt, 100pt, container.width - 32pt, 300pt)
          animate sheet.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """,
      prevents: """
        A panel that touches the right edge of the display, or a sheet whose buttons are below it.
        """),
    Explanation(
      .liveShape, "a live view that gets another shape",
      idea: """
        A `live` element is the view itself, in a frame that goes from one end to the other. If the `sample` or constant frames show \
        that the two ends have different shapes, the view cannot just be scaled. `content` then says whether it covers the frame, is \
        inside of it, or gets its size and is laid out anew. Without a `sample` and without constant frames the shapes are unknown, and \
        nothing is reported.
        """,
      failing: """
        transition Play {
          style navigation
          from list { video: view }
          to player { video: view }
          forward 300ms easeOut
          shared video: live {
            from list.video
            to   player.video
          }
          animate player.alpha: 0 -> 1
          fallback crossfade 200ms
          reduceMotion crossfade 200ms
          sample {
            list.video = rect(16pt, 100pt, 160pt, 90pt)
            player.video = rect(0, 100pt, 390pt, 390pt)
          }
        }
        """,
      mended: """
        transition Play {
          style navigation
          from list { video: view }
          to player { video: view }
          forward 300ms easeOut
          shared video: live {
            from list.video
            to   player.video
            content fill
          }
          animate player.alpha: 0 -> 1
          fallback crossfade 200ms
          reduceMotion crossfade 200ms
          sample {
            list.video = rect(16pt, 100pt, 160pt, 90pt)
            player.video = rect(0, 100pt, 390pt, 390pt)
          }
        }
        """,
      prevents: """
        A video whose left and right are cut off as long as it flies, and that jumps when it has arrived.
        """),
  ]
}
