// Made of Grammar.md by ReferenceTests: TRANSC_UPDATE_GOLDEN=1 swift test --filter ReferenceTests

/// What Grammar.md says.
enum ReferencePages {
  /// The constructs, by their first words.
  static let constructs: [ReferencePage] = [
    ReferencePage(
      "transition",
      text: #"""
        `transition NAME { … }`: one transition. The generated class has its name. A file has \#
        at least one, unless other files
        import it.
        """#),
    ReferencePage(
      "let",
      text: #"""
        `let NAME = VALUE` gives a value a name; also in a transition and in `interactive`, \#
        where it can use what is there.
        `let`s may use each other in any order. A `let` that needs nothing of a run is worked \#
        out by the compiler; another is read
        when a direction starts, and under a finger whenever the finger moves.
        """#,
      example: #"""
        let parallax = 1 / 3

        transition Slide {
          style navigation
          from list
          to detail
          let away = -parallax * container.width
          forward 400ms easeInOut
          animate detail.translation: vector(away, 0) -> vector(0, 0)
          reduceMotion crossfade 200ms
        }
        """#),
    ReferencePage(
      "curve",
      text: #"""
        `curve NAME = CURVE` gives a curve a name, with or without a duration of its own \#
        (Curves). `curve`s and `let`s may
        use each other in any order.
        """#,
      example: #"""
        curve glide = spring(response: 0.4s, damping: 1)
        curve standard = cubic(0.2, 0, 0, 1)
        """#),
    ReferencePage(
      "motion",
      text: #"""
        `motion NAME(PARAMETERS) { … }` is a group of members of a transition: `animate`, \#
        `place`, `hide`, `hold`, `call`, `let` and
        `use`. `use NAME(ARGUMENTS)` in a transition puts them there. Parameters are `label: \#
        type` or `label name: type`, with the
        types `screen`, a kind of view (`view` takes everything that is shown), and `length \#
        number time angle color flag`; arguments
        have their labels, in any order. A motion sees the names of its file and its own, not \#
        those of the transition. Its members are checked where
        they are used, in both directions, as if they stood there. Motions that use motions \#
        nest at most 20 deep, and one transition
        uses at most 1000, with those that they use.
        """#,
      example: #"""
        motion fadeIn(target: screen, start time: time) {
          animate target.alpha: 0 -> 1 after time
        }

        transition Fade {
          style navigation
          from list
          to detail
          forward 400ms
          use fadeIn(target: detail, start: 100ms)
          reduceMotion crossfade 200ms
        }
        """#),
    ReferencePage(
      "use",
      text: #"""
        `motion NAME(PARAMETERS) { … }` is a group of members of a transition: `animate`, \#
        `place`, `hide`, `hold`, `call`, `let` and
        `use`. `use NAME(ARGUMENTS)` in a transition puts them there. Parameters are `label: \#
        type` or `label name: type`, with the
        types `screen`, a kind of view (`view` takes everything that is shown), and `length \#
        number time angle color flag`; arguments
        have their labels, in any order. A motion sees the names of its file and its own, not \#
        those of the transition. Its members are checked where
        they are used, in both directions, as if they stood there. Motions that use motions \#
        nest at most 20 deep, and one transition
        uses at most 1000, with those that they use.
        """#,
      example: #"""
        motion fadeIn(target: screen, start time: time) {
          animate target.alpha: 0 -> 1 after time
        }

        transition Fade {
          style navigation
          from list
          to detail
          forward 400ms
          use fadeIn(target: detail, start: 100ms)
          reduceMotion crossfade 200ms
        }
        """#),
    ReferencePage(
      "import",
      text: #"""
        `import "Motion.transition"` makes the `let`s, `curve`s and `motion`s of another file, \#
        and of what that imports, usable here.
        The path is relative to this file and stays in the working directory, if the spec is \#
        below that, by whatever path it is given,
        and otherwise in the folder of the spec. A file that comes by two ways is read once. \#
        Transitions are not imported; a file of which nothing but declarations is wanted needs \#
        none.
        """#,
      example: #"""
        import "Motion.transition"

        transition Fade {
          style navigation
          from list
          to detail
          forward glide
          animate detail.alpha: 0 -> 1
          reduceMotion crossfade 200ms
        }
        """#),
    ReferencePage(
      "language",
      text: #"""
        `language 1` is the version of the language that the file is written in; see Changing \#
        the language.
        """#,
      example: #"""
        language 1
        """#),
    ReferencePage(
      "style",
      text: #"""
        How the to screen is shown.
        """#,
      example: #"""
        style navigation
        """#),
    ReferencePage(
      "from",
      text: #"""
        The two screens, and what the app hands over for each: `name: kind`, several of one \#
        kind as `a, b: kind`.

        - views, of the kinds `view image label button scroll bar collection`; `?` after the \#
        kind where there may be none;
        - `hook`s, functions of the app that `call` calls;
        - values, of the types `length number time angle color flag`, read as `detail.accent`.

        `from grid: PhotoGridController { … }` names the Swift class of the screen. In `style \#
        navigation` both screens may be of one:
        after `from folder: FolderController` and `to inner: FolderController` each lies on \#
        another one, as many as are pushed; what has
        one name in both is one member of the class then, and what is below another screen is \#
        what lies on one itself. `to next? { … }` is a screen that may be
        absent: its tracks are skipped then, with what is hidden or held of it and the pictures \#
        that would fly between the two. A finger meets
        resistance: a progress of p is 1 − 1 / (1 + 0.55·p), as of `rubberBand` beyond a range \#
        of the whole way, what is driven with a
        value goes the same share of its way from rest, and letting go cancels.

        For each screen with views or hooks, and in `style navigation` for each without a class \#
        name, the generated file has a protocol named after
        transition and screen (`PhotosZoomGrid`) that the app's controller conforms to; its \#
        members carry the transition's name
        too (`photosZoomCell`). Hooks have empty default implementations: an app writes those \#
        that it needs.

        Screens, shared elements, views, states and `let`s are in one flat namespace. \#
        `container tabBar navigationBar translation
        velocity location progress start scale rotation` mean something of themselves and \#
        cannot be declared; a shared element may
        not be named like a property, a view not like a property of a screen, and a `let` or a \#
        `curve` not like a unit or one of the
        language's curves.
        """#,
      example: #"""
        from list: ListController { cell: image?, rows: collection, willStart, done: hook }
        """#),
    ReferencePage(
      "to",
      text: #"""
        The two screens, and what the app hands over for each: `name: kind`, several of one \#
        kind as `a, b: kind`.

        - views, of the kinds `view image label button scroll bar collection`; `?` after the \#
        kind where there may be none;
        - `hook`s, functions of the app that `call` calls;
        - values, of the types `length number time angle color flag`, read as `detail.accent`.

        `from grid: PhotoGridController { … }` names the Swift class of the screen. In `style \#
        navigation` both screens may be of one:
        after `from folder: FolderController` and `to inner: FolderController` each lies on \#
        another one, as many as are pushed; what has
        one name in both is one member of the class then, and what is below another screen is \#
        what lies on one itself. `to next? { … }` is a screen that may be
        absent: its tracks are skipped then, with what is hidden or held of it and the pictures \#
        that would fly between the two. A finger meets
        resistance: a progress of p is 1 − 1 / (1 + 0.55·p), as of `rubberBand` beyond a range \#
        of the whole way, what is driven with a
        value goes the same share of its way from rest, and letting go cancels.

        For each screen with views or hooks, and in `style navigation` for each without a class \#
        name, the generated file has a protocol named after
        transition and screen (`PhotosZoomGrid`) that the app's controller conforms to; its \#
        members carry the transition's name
        too (`photosZoomCell`). Hooks have empty default implementations: an app writes those \#
        that it needs.

        Screens, shared elements, views, states and `let`s are in one flat namespace. \#
        `container tabBar navigationBar translation
        velocity location progress start scale rotation` mean something of themselves and \#
        cannot be declared; a shared element may
        not be named like a property, a view not like a property of a screen, and a `let` or a \#
        `curve` not like a unit or one of the
        language's curves.
        """#,
      example: #"""
        from list: ListController { cell: image?, rows: collection, willStart, done: hook }
        """#),
    ReferencePage(
      "forward",
      text: #"""
        The two ways. `forward PACE`, where a pace is a duration and a curve, or a curve that \#
        has a duration of its own. Without a
        curve it is `easeInOut`. Forward plays every track from A to B, backward from B to A.

        Without `backward`, the way back has the duration and the curve of `forward`, and \#
        windows are reflected in time: what
        happened in the last fifth happens in the first. **Curves always run in played time**: \#
        an ease-in stays an ease-in.
        `delay T` waits before anything moves, both ways unless `backward` is written. When the \#
        two durations differ, windows are
        scaled with them. A block after the pace has `animate`s of that direction only. The \#
        other direction does not move such a property: its values at
        rest must be those that are found (T0502), unless it is given back. `forward system` \#
        leaves the direction to the platform: nothing
        of it moves, no finger drives it (T0417), nothing is hidden, held or called for it \#
        alone (T0328), and what the to screen leaves changed is applied with it; one of the two \#
        directions has a
        pace. A duration, here and wherever there is a pace, is a microsecond at least, and \#
        like a delay an hour at most (T0302). While
        something plays or settles, nothing in the two screens can be touched, but in \#
        `overlay`, and by a finger that `catches` it, and beyond ten seconds people have turned \#
        to something else: such a duration
        or delay is a warning (T0326), also the two together, or that of a spring that takes \#
        its own.
        """#,
      example: #"""
        forward 500ms spring(damping: 0.8)
        backward 250ms easeIn
        """#),
    ReferencePage(
      "backward",
      text: #"""
        The two ways. `forward PACE`, where a pace is a duration and a curve, or a curve that \#
        has a duration of its own. Without a
        curve it is `easeInOut`. Forward plays every track from A to B, backward from B to A.

        Without `backward`, the way back has the duration and the curve of `forward`, and \#
        windows are reflected in time: what
        happened in the last fifth happens in the first. **Curves always run in played time**: \#
        an ease-in stays an ease-in.
        `delay T` waits before anything moves, both ways unless `backward` is written. When the \#
        two durations differ, windows are
        scaled with them. A block after the pace has `animate`s of that direction only. The \#
        other direction does not move such a property: its values at
        rest must be those that are found (T0502), unless it is given back. `forward system` \#
        leaves the direction to the platform: nothing
        of it moves, no finger drives it (T0417), nothing is hidden, held or called for it \#
        alone (T0328), and what the to screen leaves changed is applied with it; one of the two \#
        directions has a
        pace. A duration, here and wherever there is a pace, is a microsecond at least, and \#
        like a delay an hour at most (T0302). While
        something plays or settles, nothing in the two screens can be touched, but in \#
        `overlay`, and by a finger that `catches` it, and beyond ten seconds people have turned \#
        to something else: such a duration
        or delay is a warning (T0326), also the two together, or that of a spring that takes \#
        its own.
        """#,
      example: #"""
        forward 500ms spring(damping: 0.8)
        backward 250ms easeIn
        """#),
    ReferencePage(
      "animate",
      text: #"""
        `animate TARGET.PROPERTY: A -> B` is a **track**. A is the value at rest in the from \#
        screen, B at rest in the to screen.
        Forward plays A to B, backward B to A; a cancel returns to the side it came from. Under \#
        a finger the track follows the
        progress, with a linear curve, unless the interaction has `drive`s. Values are read \#
        when a direction starts.

        Targets are screens, their views, shared elements, added views and bars, with all \#
        properties that are not
        only to be read; the geometry of bars is the platform's. On each axis a frame has a \#
        beginning, a middle, an end and a
        length, of which at most two can be animated.

        `alpha` is within 0…1, and a spring that overshoots is held to that. A bar that is not \#
        there is skipped. What B leaves
        changed on a bar or on the from screen is a **standing value** (At run time). Three \#
        ways to say the values:

        - `A -> B`, with expressions;
        - `_` for the value that is found: the layout's for geometry, otherwise what the \#
        property has when the transition first
          touches it; it is captured once and kept until it is given back. In a shared element \#
        it is the value of the view at that
          end, and in a table of one that of the to end in the last row, of the from end in all \#
        others;
        - a table, `{ 0%: 1, 40%: 1.1 easeOut, 100%: 1 }`: values at growing times, with the \#
        curve that leads to each, else that of
          the direction. It begins at 0% and ends at 100%, at rest. With `states` the keys are \#
        states.

        After the values come a curve, and clauses of time; in the other direction the times \#
        are reflected, unless `backward` and a
        timing of its own follow, which are in played time and keep the curve if they say none. \#
        Times count from the end of the delay. Several tracks of one property
        may follow each other.

        | clause | is |
        |---|---|
        | `over A..B` | the window in which it moves: times, or percentages of the direction |
        | `after T` | from T to the end |
        | `at T` | a step: B from T on, but A while at rest in from and B at rest in to; the \#
        very beginning of a direction is still rest, so a step `at 0%` begins with A, and \#
        backward one `at 100%` with B |
        | `stagger T from first` | for a collection: each item T later than the one before, \#
        from `first`, `last` or `center`. The window is that of the group: of n items each \#
        takes its length less (n − 1)·T, and T is shortened where that would be less than T. It \#
        has room for two at least, T0310, and for the time of a spring that says what it is in \#
        each of them, T0309 |
        | `along arc(up)` | the place moves on an arc that bends `up`, `down`, `left` or \#
        `right`; its middle stands off from the straight way by a quarter of the distance, or \#
        by `arc(up, height: 0.4)` of it |
        """#,
      example: #"""
        animate detail.scale: 0.9 -> 1
        animate detail.rotation: 5deg -> 0
        animate tabBar.alpha: 1 -> 0
        """#),
    ReferencePage(
      "shared",
      text: #"""
        `shared NAME: image { … }`: a picture that both screens show flies from one to the \#
        other, and back. While it flies, both
        ends are invisible, without touching layout, and a stand-in is in the container; both \#
        are given back at the end of every
        run. The kind says what the stand-in is:

        | kind | is |
        |---|---|
        | `image` | an image view of its own, with the picture of the end that it comes from |
        | `snapshot` | one box with the contents of both ends |
        | `live` | the view itself, moved into the container and back |

        Its members:

        - `from VIEW`, `to VIEW`: its ends. An end is optional in the generated protocol: the \#
        app answers for the item that is current
          when it is asked, which is at the start of a direction and again when a gesture \#
        settles to *finish*. On cancel the first
          answer holds. What has vanished in between is flown to its last place.
        - `clipped to RECT` after an end: what the picture is cut to there; without it, the \#
        container. RECT is a path, such as
          `list.rows.frame`; the safe area of a screen stands for its bounds without it. The \#
        clip goes from one to the other as the
          frame goes, in its window and with its curve. An end wholly outside its clip counts \#
        as missing.
        - `frame: A -> B`: its frames; without it those of the two views. With timing and \#
        tables as `animate` has them.
        - `content aspectFill | aspectFit | fill | fitWidth | fitHeight`: how the picture fills \#
        its frame; `aspectFill` without it.
        - `missing crossfade PACE`: what happens to this element alone when an end is missing, \#
        while others fly: nothing is hidden, and the
          view at the end that is there fades in, or out where it is the from end, from the \#
        start of the direction; under a finger with
          the progress. It lasts at most as long as the direction, its delay too, and one that \#
        says more takes that time. Its alpha is given
          back on every way out. In `overlay` the from end, which is seen in both rest states, \#
        stays as it is. Where none flies, `fallback` answers.
        - `cornerRadius: A -> B`, `alpha: A -> B`, `background: A -> B`: as `animate` of the \#
        element.
        - `crossfade TIMING`: when one content of a `snapshot` turns into the other. Its \#
        `content` is how much is seen of that of the
          to end, 0…1. Without it the content of the end from which it comes is seen all the \#
        way.
        - `along arc(…)`: as in `animate`, for its frame.

        Backward, the ends change places. Under a finger, its frame follows the progress unless \#
        `drive`s say otherwise; then it is
        free, and settles to its rest place.
        """#,
      example: #"""
        transition Zoom {
          style navigation
          from list { cell: image }
          to detail { picture: image }
          forward 400ms easeInOut
          shared photo: image {
            from list.cell clipped to list.safeArea
            to   detail.picture
            frame: list.cell.frame -> aspectFit(photo.imageSize, in: detail.bounds)
            content aspectFill
            missing crossfade 250ms
          }
          fallback     crossfade 250ms
          reduceMotion crossfade 200ms
        }
        """#),
    ReferencePage(
      "view",
      text: #"""
        `view NAME: CONTENT { … }`: a view that the transition adds. It lives for the run and \#
        is invisible at both ends, its alpha, its scale or a length 0 or, as large as the \#
        container, it is beyond its
        edges there, of which nothing else moves or stretches it on that axis, no `hold` and no \#
        transform, which is checked, or it lives `while SCREEN` is there, and may be seen when \#
        it comes and goes with that. Contents are `color(#000000)`, `blur(dark)`, \#
        `button("xmark")` and
        `image("name")`; its members `above V`, `below V`, `fills V`, `while SCREEN`, `tap \#
        dismiss`. How much of a `blur` there is says
        its property `blur`; an `alpha` below 1 is not drawn as a blur (T0322, a warning). A \#
        colour or a blur above the to screen lets touches through
        where it is not tapped. Its styles are `light dark regular prominent`. Without `fills` \#
        and `place`, a button is 44 × 44 pt in the middle of
        the container and everything else fills it. Played backward, a view without `while` is \#
        there again for the run; one that is
        kept leaves when the to screen does.
        """#,
      example: #"""
        view shade: color(#000000) { above list; fills container; while detail }
        animate shade.alpha: 0 -> 40%
        """#),
    ReferencePage(
      "place",
      text: #"""
        `place TARGET.PROPERTY = VALUE`: layout that is worked out again whenever the size of \#
        the container changes. It is where the
        target rests, and `_` in a track of it. What is said of one frame is so together. \#
        Places may use each other, but not in a
        circle (T0308): what is read of a frame uses what is set of it as Properties say, and a \#
        view of a screen all that
        is placed of the screen, because it is laid out in it. A track that ends elsewhere than \#
        in the layout moves the frame as long as it
        is, and a length grows about the middle: an edge that is to stay meanwhile has a track \#
        of its own, `animate sheet.bottom: A -> A`, and no
        place.
        """#,
      example: #"""
        place detail.frame = rect(0, container.height / 2, container.width, container.height / \#
        2)
        """#),
    ReferencePage(
      "hide",
      text: #"""
        `hide VIEW, … [during forward | during backward | during interaction] [while SCREEN]`: \#
        makes views invisible without touching
        layout, for each run without a span (How long). It is an obligation: given back on \#
        every way out.
        """#,
      example: #"""
        hide list.cell while detail
        """#),
    ReferencePage(
      "hold",
      text: #"""
        `hold TARGET.PROPERTY = VALUE [during …] [while SCREEN]`: another value for a while. In \#
        `interactive` it lasts as long as the run
        that this finger drives; in a transition for each run, or as `during` and `while` say, \#
        as with `hide` (How long). It is an
        obligation: the value that was found is given back on every way out. Where one place of \#
        a frame is held, `x` say, the others of
        its axis cannot move; its length may.
        """#,
      example: #"""
        hold detail.content.scrollEnabled = false
        """#),
    ReferencePage(
      "during",
      text: #"""
        What is hidden or held is so from the start of a run, when its values are read, until \#
        its end, when values are at rest and before the
        platform is told; under a finger the settle is part of the run. The span says of which \#
        runs, or of what else:

        | span | lasts |
        |---|---|
        | none | for each run, forward or backward, by a finger or not |
        | `during forward`, `during backward` | for each run of that direction, by a finger or \#
        not |
        | `during interaction` | for each run that a finger drives, whichever |
        | in `interactive` | for each run that this finger drives |
        | `while SCREEN` | from the start of forward, or when the to screen comes without an \#
        animation, until the to screen has left; not when forward is cancelled |

        With several rest states, a run of `interactive states` from one of them to another is \#
        a run of `backward` that comes back: it is
        `during backward`, `during interaction` and each run, whether it ends in the state \#
        where it began, in another one or in the from
        screen. `while` lasts through all of them. What `while` holds is one value in all rest \#
        states; to have another in each is
        what a table of `states` says.
        """#,
      example: #"""
        transition Shelf {
          style overlay
          from map { search: bar }
          to sheet { list: scroll }
          states half, full
          forward 400ms easeOut
          animate sheet.y { map: container.height, half: container.height / 2, full: 44pt }
          hide map.search while sheet
          hold sheet.list.scrollEnabled = false during backward
          interactive states or backward by pan(vertical) on sheet {
            hold sheet.cornerRadius = 12pt
            drive sheet.y = rubberBand(start.sheet.y + translation.y, in: half..full)
            settle nearest(sheet.y + project(velocity.y, rate: normal)) 400ms easeOut
            hands over to sheet.list when full
          }
          reduceMotion crossfade 200ms
        }
        """#),
    ReferencePage(
      "while",
      text: #"""
        What is hidden or held is so from the start of a run, when its values are read, until \#
        its end, when values are at rest and before the
        platform is told; under a finger the settle is part of the run. The span says of which \#
        runs, or of what else:

        | span | lasts |
        |---|---|
        | none | for each run, forward or backward, by a finger or not |
        | `during forward`, `during backward` | for each run of that direction, by a finger or \#
        not |
        | `during interaction` | for each run that a finger drives, whichever |
        | in `interactive` | for each run that this finger drives |
        | `while SCREEN` | from the start of forward, or when the to screen comes without an \#
        animation, until the to screen has left; not when forward is cancelled |

        With several rest states, a run of `interactive states` from one of them to another is \#
        a run of `backward` that comes back: it is
        `during backward`, `during interaction` and each run, whether it ends in the state \#
        where it began, in another one or in the from
        screen. `while` lasts through all of them. What `while` holds is one value in all rest \#
        states; to have another in each is
        what a table of `states` says.
        """#,
      example: #"""
        transition Shelf {
          style overlay
          from map { search: bar }
          to sheet { list: scroll }
          states half, full
          forward 400ms easeOut
          animate sheet.y { map: container.height, half: container.height / 2, full: 44pt }
          hide map.search while sheet
          hold sheet.list.scrollEnabled = false during backward
          interactive states or backward by pan(vertical) on sheet {
            hold sheet.cornerRadius = 12pt
            drive sheet.y = rubberBand(start.sheet.y + translation.y, in: half..full)
            settle nearest(sheet.y + project(velocity.y, rate: normal)) 400ms easeOut
            hands over to sheet.list when full
          }
          reduceMotion crossfade 200ms
        }
        """#),
    ReferencePage(
      "order",
      text: #"""
        `order detail above list`: which screen is above while both are there, in both \#
        directions; of several, from the top down.
        Without it the to screen is above.
        """#,
      example: #"""
        order list above detail
        """#),
    ReferencePage(
      "call",
      text: #"""
        `call list.willStart, detail.didAppear at start`, `call list.done at backward end`: \#
        tells the app. Moments: `start`, before
        anything is changed; `finish` and `cancel`, after the values are at rest and everything \#
        is given back, before the platform is
        told; `end`, after that, however it went. With `forward` or `backward` before the \#
        moment, at that direction's only. Under a
        finger the moments are those of the run it drives. `start` and `end` pair exactly once \#
        on every path.
        """#,
      example: #"""
        call list.willStart at start
        call list.done at forward cancel
        call list.done at backward finish
        """#),
    ReferencePage(
      "interactive",
      text: #"""
        `interactive backward by GESTURE on VIEW { … }`: a finger drives the way back. It lets \#
        the finger set the progress, or the
        properties that are `drive`n, and when the finger leaves, decides for one side and \#
        settles there.

        | gesture | begins with |
        |---|---|
        | `pan(DIRECTION)` | a finger that moves `down`, `up`, `left`, `right`, `vertical`ly, \#
        `horizontal`ly or `any` way: a gate of its own, the dominant axis of the velocity, that \#
        way; of equal axes both are |
        | `edgePan(leading)` … | a finger from an edge: `leading trailing left right top \#
        bottom` |
        | `pinch(in)`, `pinch(out)` | two fingers together or apart |
        | `rotate` | two fingers around each other |

        VIEW is a screen, a view of one, an added view or the container. A pan is never \#
        `leading` or `trailing` (T0106): it is called after the
        side to which it goes, an edge pan after the one from which it comes, and \#
        `pan(leading)` would be read as either. `edgePan(leading)` goes to
        the trailing side; beside it the x of `pan(horizontal)` runs in reading direction, and \#
        `begin when velocity.x > 0` keeps it to one way. With `leading` and `trailing`, x, the \#
        signs of displacements and of rotations run in reading direction, in the whole
        transition (the note T0324 lists what that mirrors of what is animated, driven, placed, \#
        held and pressed); with `left` and `right` they are physical, and one transition cannot \#
        have both (T0404). In `style navigation` a physical edge is a warning (T0412), and so \#
        is a gesture on a whole screen that goes back as
        one goes on, by `edgePan(trailing)` or `pan(left)`, or on as one goes back, unless one \#
        of the screens goes with the finger. `interactive forward` drives the way there, and \#
        asks the app for the screen; `interactive states`
        drives between several rest states, `states or backward` also back. Between tabs nobody \#
        is asked: the screen is the tab beside.

        The values of a gesture are `translation` (since it began), `velocity`, `location` and \#
        `progress`, measured in the superview
        of the view, with `scale` and `rotation` of the gestures with two fingers, and \#
        `start.X`, the value of X when the
        gesture began (`start.detail.frame`, `start.scale`). With two fingers, `location` is \#
        the middle between them, and `velocity`
        that of the middle, in pt/s. Beside gestures with two fingers a pan is one of one \#
        finger.
        """#,
      example: #"""
        transition Pull {
          style navigation
          from list
          to detail { content: scroll }
          forward 300ms easeOut
          animate detail.alpha: 0 -> 1
          interactive backward by pan(down) on detail {
            begin when detail.content.offset.y <= 0
            hold detail.content.scrollEnabled = false
            simultaneous with detail.content when detail.content.offset.y <= 0
            let pull = max(0, translation.y)
            progress = pull / detail.height
            drive detail.alpha = 1 - pull / detail.height
            finish when progress > 40% or velocity.y > 800pt/s
            settle finish 250ms easeOut
            settle cancel 400ms spring(damping: 0.9)
          }
          reduceMotion crossfade 200ms
        }
        """#),
    ReferencePage(
      "begin when",
      text: #"""
        `begin when CONDITION`: where it is not true, the gesture does not begin.
        """#,
      example: #"""
        begin when velocity.y > 0
        """#),
    ReferencePage(
      "progress",
      text: #"""
        `progress = VALUE`: how far it is, a plain number, held to 0…1; 0 is the side where the \#
        gesture begins.
        """#,
      example: #"""
        progress = max(0, translation.y) / detail.height
        """#),
    ReferencePage(
      "drive",
      text: #"""
        `drive TARGET.PROPERTY = VALUE`: what the finger moves; besides the properties of \#
        `animate`, `center` and `translation` of a
        shared element. Of one axis at most two parts can be driven (T0307). Values are live, \#
        and may use what other drives give, but not in a circle: what is read of a frame uses \#
        what is
        driven of it as Properties say. What else is read is as it was at rest when the gesture \#
        began, so that a view
        does not follow its screen. Without any `drive` everything
        follows the progress, with linear curves; with any, only what is driven moves until the \#
        finger leaves. What no track moves is at rest what is found there; transforms, and what \#
        only transitions set, have
        none. `drive
        TARGET.PROPERTY` without a value follows its own track at the progress, and must have \#
        one.
        """#,
      example: #"""
        drive detail.scale = 1 - 0.2 * progress
        """#),
    ReferencePage(
      "finish when",
      text: #"""
        One of the two decides when the finger leaves; the other is its complement. `finish now \#
        when CONDITION` finishes in
        the middle of the gesture; beside it the others may be left out, and a finger that \#
        leaves before then cancels. It is
        asked when the finger moves, from the moment on at which the platform has started the \#
        transition. What follows the progress is
        read where that has brought it, by a name of `let` or without; what is neither driven \#
        nor follows is at rest, and the progress
        itself is worked out with everything at rest that follows it. T0410 and T0411 know what \#
        follows as they know a `drive` without a
        value: of each number of a property with tracks in the direction the one of the last \#
        track that has begun at delay + progress ×
        duration, else of the first, the way from its A to its B by the share of its window \#
        that has gone (0 to 1; a step's is 0 before
        it, as long as no track has ended there, and 1 from it on), held to the limits of the \#
        property; so it lies between the ends of the tracks that the progress can reach and \#
        changes as it does,
        times B − A and the length of the direction over that of the window; where one track \#
        takes over from another at another value it jumps that way. Of a
        step and of items that follow each other only that way is known, not how fast, and of \#
        an `along`, a flag, or in a direction `system`, nothing but the limits. Other
        numbers of a frame's axis follow from those that have tracks in this direction, as at \#
        rest, where no place and no `hold` says anything of
        that frame and no track of the other direction alone of that axis. Where the gesture \#
        `catches` something the progress begins anywhere, and goes the same way. What scrolls \#
        is one
        unknown number for each number that is read, and a product of a number with a multiple \#
        of itself has the sign of that.
        """#,
      example: #"""
        cancel when velocity.y < 0 or progress < 30%
        """#),
    ReferencePage(
      "cancel when",
      text: #"""
        One of the two decides when the finger leaves; the other is its complement. `finish now \#
        when CONDITION` finishes in
        the middle of the gesture; beside it the others may be left out, and a finger that \#
        leaves before then cancels. It is
        asked when the finger moves, from the moment on at which the platform has started the \#
        transition. What follows the progress is
        read where that has brought it, by a name of `let` or without; what is neither driven \#
        nor follows is at rest, and the progress
        itself is worked out with everything at rest that follows it. T0410 and T0411 know what \#
        follows as they know a `drive` without a
        value: of each number of a property with tracks in the direction the one of the last \#
        track that has begun at delay + progress ×
        duration, else of the first, the way from its A to its B by the share of its window \#
        that has gone (0 to 1; a step's is 0 before
        it, as long as no track has ended there, and 1 from it on), held to the limits of the \#
        property; so it lies between the ends of the tracks that the progress can reach and \#
        changes as it does,
        times B − A and the length of the direction over that of the window; where one track \#
        takes over from another at another value it jumps that way. Of a
        step and of items that follow each other only that way is known, not how fast, and of \#
        an `along`, a flag, or in a direction `system`, nothing but the limits. Other
        numbers of a frame's axis follow from those that have tracks in this direction, as at \#
        rest, where no place and no `hold` says anything of
        that frame and no track of the other direction alone of that axis. Where the gesture \#
        `catches` something the progress begins anywhere, and goes the same way. What scrolls \#
        is one
        unknown number for each number that is read, and a product of a number with a multiple \#
        of itself has the sign of that.
        """#,
      example: #"""
        cancel when velocity.y < 0 or progress < 30%
        """#),
    ReferencePage(
      "settle",
      text: #"""
        `settle PACE`, or `settle finish PACE` and `settle cancel PACE`: how values go to rest \#
        when it is decided. What was driven,
        or followed the progress, goes on from where it is, straight to its rest value; what \#
        was not goes from one rest value to the
        other on finish, and stays on cancel. All of it has the pace of the settle, whatever \#
        windows and curves its tracks have.
        Springs go on at the finger's speed: each number at that which the finger gives it. \#
        Those of points, of `shadow.offset` and of the
        middles of rects may go away from their ends at first, all others only towards them. \#
        `translation`, scales and rotations of one
        object are one transform and go on as one: by the share of their ways home a second \#
        that the finger's speed leads along all of these
        together, so that what has hardly a way left makes nothing else fast (how). `settle \#
        nearest(VALUE) PACE` goes to the state whose value of the driven table is nearest to \#
        VALUE; a
        finger that is taken away goes back to the state from which it came.
        """#,
      example: #"""
        settle finish 250ms easeOut
        settle cancel 500ms spring(damping: 0.9)
        """#),
    ReferencePage(
      "simultaneous with",
      text: #"""
        `simultaneous with SCROLL [when CONDITION]`: the scroll view's own pan may be \#
        recognized together with this one.
        `outranks GESTURE on VIEW`: that gesture waits for this one to fail; `waits for GESTURE \#
        on VIEW`: this one for that. GESTURE is
        another one of the transition's, or one of the app's, of which the kind and the view \#
        are known and not the way: each pan on VIEW, the
        scroll view's own too, or each edge pan, pinch or rotation. In `style navigation` an \#
        edge pan on a screen from where it goes back is
        UIKit's swipe back besides;
        `hands over to SCROLL [when CONDITION]`: a finger on SCROLL scrolls, where the \#
        condition holds when it comes and there is something
        to scroll its way; elsewhere the gesture begins, and SCROLL waits.
        """#,
      example: #"""
        simultaneous with detail.content when detail.content.offset.y <= 0
        """#),
    ReferencePage(
      "outranks",
      text: #"""
        `simultaneous with SCROLL [when CONDITION]`: the scroll view's own pan may be \#
        recognized together with this one.
        `outranks GESTURE on VIEW`: that gesture waits for this one to fail; `waits for GESTURE \#
        on VIEW`: this one for that. GESTURE is
        another one of the transition's, or one of the app's, of which the kind and the view \#
        are known and not the way: each pan on VIEW, the
        scroll view's own too, or each edge pan, pinch or rotation. In `style navigation` an \#
        edge pan on a screen from where it goes back is
        UIKit's swipe back besides;
        `hands over to SCROLL [when CONDITION]`: a finger on SCROLL scrolls, where the \#
        condition holds when it comes and there is something
        to scroll its way; elsewhere the gesture begins, and SCROLL waits.
        """#,
      example: #"""
        simultaneous with detail.content when detail.content.offset.y <= 0
        """#),
    ReferencePage(
      "waits for",
      text: #"""
        `simultaneous with SCROLL [when CONDITION]`: the scroll view's own pan may be \#
        recognized together with this one.
        `outranks GESTURE on VIEW`: that gesture waits for this one to fail; `waits for GESTURE \#
        on VIEW`: this one for that. GESTURE is
        another one of the transition's, or one of the app's, of which the kind and the view \#
        are known and not the way: each pan on VIEW, the
        scroll view's own too, or each edge pan, pinch or rotation. In `style navigation` an \#
        edge pan on a screen from where it goes back is
        UIKit's swipe back besides;
        `hands over to SCROLL [when CONDITION]`: a finger on SCROLL scrolls, where the \#
        condition holds when it comes and there is something
        to scroll its way; elsewhere the gesture begins, and SCROLL waits.
        """#,
      example: #"""
        simultaneous with detail.content when detail.content.offset.y <= 0
        """#),
    ReferencePage(
      "hands over to",
      text: #"""
        `simultaneous with SCROLL [when CONDITION]`: the scroll view's own pan may be \#
        recognized together with this one.
        `outranks GESTURE on VIEW`: that gesture waits for this one to fail; `waits for GESTURE \#
        on VIEW`: this one for that. GESTURE is
        another one of the transition's, or one of the app's, of which the kind and the view \#
        are known and not the way: each pan on VIEW, the
        scroll view's own too, or each edge pan, pinch or rotation. In `style navigation` an \#
        edge pan on a screen from where it goes back is
        UIKit's swipe back besides;
        `hands over to SCROLL [when CONDITION]`: a finger on SCROLL scrolls, where the \#
        condition holds when it comes and there is something
        to scroll its way; elsewhere the gesture begins, and SCROLL waits.
        """#,
      example: #"""
        simultaneous with detail.content when detail.content.offset.y <= 0
        """#),
    ReferencePage(
      "catches",
      text: #"""
        `catches forward`, `catches backward`, `catches settle`: the gesture may take over that \#
        motion while it plays. Allowed
        only where nothing can jump: nothing is driven with a value, or each such drive of P \#
        surely gives `start.P` when the gesture
        begins (`location - start.location` is 0 then, wherever that is), perhaps times or \#
        divided by what is 1 then, and perhaps inside `rubberBand`, `clamp`, `min` or `max`, \#
        also one in another, that leave the values alone between which P plays, and to which a
        curve swings by more than a fiftieth of the way. Beside a `drive` nothing else moves, \#
        and one without a value begins where the progress is 0.
        """#,
      example: #"""
        catches settle
        """#),
    ReferencePage(
      "states",
      text: #"""
        `states tip, half, full`: several rest states of the to screen, in their order. A table \#
        then has a value for each and for
        the from screen, under its name. `forward` goes to the first of them, `backward` leaves \#
        from the one it is in. In `interactive
        states` one table is driven with a value, and goes one way from state to state; where \#
        that value lies in the table is the
        position, linear between two states and held to those that can be reached: 0 in the \#
        first, 1 in the last, below 0 on the way
        to the from screen. `drive TARGET.PROPERTY` without a value takes its own table's value \#
        there. The
        interaction has no `progress` and no `finish when`, and settles by `settle \#
        nearest(VALUE)`. Its outcome is `finish` in the from screen, and `cancel` in
        every state of the to screen. In what drives a table, and in
        `nearest`, the name of a state is the table's value there; elsewhere it is a condition, \#
        true while the to screen rests in that
        state, or did when the gesture began. It is the value of that one property: a table of \#
        `frame` gives none to `y`, which has a table of its own if it is driven.
        """#,
      example: #"""
        transition Sheet {
          style overlay
          from map
          to sheet { list: scroll }
          states half, full
          forward 400ms easeOut
          animate sheet.y { map: container.height, half: container.height / 2, full: 44pt }
          interactive states by pan(vertical) on sheet {
            drive sheet.y = rubberBand(start.sheet.y + translation.y, in: half..full)
            settle nearest(sheet.y + project(velocity.y, rate: normal)) 400ms easeOut
            hands over to sheet.list when full
          }
          reduceMotion crossfade 200ms
        }
        """#),
    ReferencePage(
      "press",
      text: #"""
        `press VIEW PACE { … }`: two rest states of a touch, up and down; its tracks play when \#
        a finger goes down on the view, and
        back when it leaves. That may be while the transition which it began already runs: what \#
        is pressed is not set by anything else.
        The first value is the one without a finger.
        """#,
      example: #"""
        press list.cell 150ms easeOut {
          animate list.cell.scale: 1 -> 0.96
        }
        """#),
    ReferencePage(
      "fallback",
      text: #"""
        `fallback crossfade PACE`: what is played when no picture can fly, or nothing can be \#
        shown: the screens fade into each other,
        both ways. Obligations, standing values and calls are as in any run.
        """#,
      example: #"""
        fallback crossfade 250ms
        """#),
    ReferencePage(
      "reduceMotion",
      text: #"""
        `reduceMotion crossfade PACE`: what people see who ask for reduced motion, both ways. \#
        Pictures stay away, alpha and bars
        follow, transforms that stand are left out. Under a finger of screens and views only \#
        alpha moves, of bars everything but
        transforms. The reported duration is the direction's.
        """#,
      example: #"""
        reduceMotion crossfade 200ms
        """#),
    ReferencePage(
      "sample",
      text: #"""
        Concrete geometry for previews, sampled timelines and tests: `PATH = VALUE` a line, \#
        with values that need nothing of a run.
        A view or screen without a property is its `frame`, `container` its `size`. What is not \#
        given is derived: a screen fills the
        container (390 × 844), a view its screen, a navigation bar is 44 pt high at the top, a \#
        tab bar 49 pt at the bottom; the timeline lists what was. Values that the app
        hands over are 0, `false` and the transparent `#00000000`. What else is not given is 0, \#
        or as if nobody had set it: alpha
        and scale are 1, a background is transparent, the anchor is the middle.
        """#,
      example: #"""
        sample {
          container = size(390pt, 844pt)
          list.cell = rect(16pt, 120pt, 120pt, 120pt)
        }
        """#),
  ]

  /// The curves.
  static let curves: [ReferencePage] = [
    ReferencePage(
      "linear",
      text: #"""
        `linear`
        """#),
    ReferencePage(
      "easeIn",
      text: #"""
        `easeIn`, `easeOut`, `easeInOut`

        the control points of CSS: (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1)
        """#),
    ReferencePage(
      "easeOut",
      text: #"""
        `easeIn`, `easeOut`, `easeInOut`

        the control points of CSS: (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1)
        """#),
    ReferencePage(
      "easeInOut",
      text: #"""
        `easeIn`, `easeOut`, `easeInOut`

        the control points of CSS: (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1)
        """#),
    ReferencePage(
      "cubic",
      text: #"""
        `cubic(x1, y1, x2, y2)`

        a cubic Bézier curve from (0, 0) to (1, 1), with x within 0…1
        """#),
    ReferencePage(
      "spring",
      text: #"""
        `spring(damping: ζ)`

        settled when the duration is over; ζ above 0 and at most 10. For a single track ζ may \#
        be worked out when the direction starts, if it surely stays within that: `clamp(1 - 0.3 \#
        * rise, 0.7..1)`

        `spring(response: T, damping: ζ)`

        with a duration of its own: when it has settled; T is the period without damping

        `spring(mass: m, stiffness: k, damping: c)`

        the same, as physics has it

        `spring(duration: T, bounce: b)`

        the same, with the period T and ζ = 1 − b, or 1 / (1 + b) below 0; b above −0.9 and \#
        below 1
        """#),
  ]

  /// The properties.
  static let properties: [ReferencePage] = [
    ReferencePage(
      "frame",
      text: #"""
        `frame bounds`, `center`, `size`, `x y width height`

        geometry, in the container's coordinates and without transforms: `scale` does not \#
        change `height`, and `bounds` is the same rect as `frame`. Of everything.
        """#),
    ReferencePage(
      "bounds",
      text: #"""
        `frame bounds`, `center`, `size`, `x y width height`

        geometry, in the container's coordinates and without transforms: `scale` does not \#
        change `height`, and `bounds` is the same rect as `frame`. Of everything.
        """#),
    ReferencePage(
      "center",
      text: #"""
        `frame bounds`, `center`, `size`, `x y width height`

        geometry, in the container's coordinates and without transforms: `scale` does not \#
        change `height`, and `bounds` is the same rect as `frame`. Of everything.
        """#),
    ReferencePage(
      "size",
      text: #"""
        `frame bounds`, `center`, `size`, `x y width height`

        geometry, in the container's coordinates and without transforms: `scale` does not \#
        change `height`, and `bounds` is the same rect as `frame`. Of everything.
        """#),
    ReferencePage(
      "x",
      text: #"""
        `frame bounds`, `center`, `size`, `x y width height`

        geometry, in the container's coordinates and without transforms: `scale` does not \#
        change `height`, and `bounds` is the same rect as `frame`. Of everything.
        """#),
    ReferencePage(
      "y",
      text: #"""
        `frame bounds`, `center`, `size`, `x y width height`

        geometry, in the container's coordinates and without transforms: `scale` does not \#
        change `height`, and `bounds` is the same rect as `frame`. Of everything.
        """#),
    ReferencePage(
      "width",
      text: #"""
        `frame bounds`, `center`, `size`, `x y width height`

        geometry, in the container's coordinates and without transforms: `scale` does not \#
        change `height`, and `bounds` is the same rect as `frame`. Of everything.
        """#),
    ReferencePage(
      "height",
      text: #"""
        `frame bounds`, `center`, `size`, `x y width height`

        geometry, in the container's coordinates and without transforms: `scale` does not \#
        change `height`, and `bounds` is the same rect as `frame`. Of everything.
        """#),
    ReferencePage(
      "top",
      text: #"""
        `top bottom leading trailing centerX centerY`

        edges and middles, `leading` on the left unless a gesture is `edgePan(leading)` or \#
        `edgePan(trailing)` (the note T0324 says which); of each axis at most two of minimum, \#
        middle, maximum and length can be set: what is not set stays, the length before the \#
        middle. So what is read of an axis uses what it is set to itself, or what else is set \#
        there; but a length no place that is set alone, and a middle no length that is. Of \#
        everything.
        """#),
    ReferencePage(
      "bottom",
      text: #"""
        `top bottom leading trailing centerX centerY`

        edges and middles, `leading` on the left unless a gesture is `edgePan(leading)` or \#
        `edgePan(trailing)` (the note T0324 says which); of each axis at most two of minimum, \#
        middle, maximum and length can be set: what is not set stays, the length before the \#
        middle. So what is read of an axis uses what it is set to itself, or what else is set \#
        there; but a length no place that is set alone, and a middle no length that is. Of \#
        everything.
        """#),
    ReferencePage(
      "leading",
      text: #"""
        `top bottom leading trailing centerX centerY`

        edges and middles, `leading` on the left unless a gesture is `edgePan(leading)` or \#
        `edgePan(trailing)` (the note T0324 says which); of each axis at most two of minimum, \#
        middle, maximum and length can be set: what is not set stays, the length before the \#
        middle. So what is read of an axis uses what it is set to itself, or what else is set \#
        there; but a length no place that is set alone, and a middle no length that is. Of \#
        everything.
        """#),
    ReferencePage(
      "trailing",
      text: #"""
        `top bottom leading trailing centerX centerY`

        edges and middles, `leading` on the left unless a gesture is `edgePan(leading)` or \#
        `edgePan(trailing)` (the note T0324 says which); of each axis at most two of minimum, \#
        middle, maximum and length can be set: what is not set stays, the length before the \#
        middle. So what is read of an axis uses what it is set to itself, or what else is set \#
        there; but a length no place that is set alone, and a middle no length that is. Of \#
        everything.
        """#),
    ReferencePage(
      "centerX",
      text: #"""
        `top bottom leading trailing centerX centerY`

        edges and middles, `leading` on the left unless a gesture is `edgePan(leading)` or \#
        `edgePan(trailing)` (the note T0324 says which); of each axis at most two of minimum, \#
        middle, maximum and length can be set: what is not set stays, the length before the \#
        middle. So what is read of an axis uses what it is set to itself, or what else is set \#
        there; but a length no place that is set alone, and a middle no length that is. Of \#
        everything.
        """#),
    ReferencePage(
      "centerY",
      text: #"""
        `top bottom leading trailing centerX centerY`

        edges and middles, `leading` on the left unless a gesture is `edgePan(leading)` or \#
        `edgePan(trailing)` (the note T0324 says which); of each axis at most two of minimum, \#
        middle, maximum and length can be set: what is not set stays, the length before the \#
        middle. So what is read of an axis uses what it is set to itself, or what else is set \#
        there; but a length no place that is set alone, and a middle no length that is. Of \#
        everything.
        """#),
    ReferencePage(
      "alpha",
      text: #"""
        `alpha`

        0 is invisible, 1 opaque. Of everything but the container.
        """#),
    ReferencePage(
      "dim",
      text: #"""
        `dim`, `blur`

        a black cover, a blur, 0…1. Of the same.
        """#),
    ReferencePage(
      "blur",
      text: #"""
        `dim`, `blur`

        a black cover, a blur, 0…1. Of the same.
        """#),
    ReferencePage(
      "scale",
      text: #"""
        `scale`, `rotation`, `translation`

        transforms about the centre, independent of the frame. Of the same.
        """#),
    ReferencePage(
      "rotation",
      text: #"""
        `scale`, `rotation`, `translation`

        transforms about the centre, independent of the frame. Of the same.
        """#),
    ReferencePage(
      "translation",
      text: #"""
        `scale`, `rotation`, `translation`

        transforms about the centre, independent of the frame. Of the same.
        """#),
    ReferencePage(
      "scaleX",
      text: #"""
        `scaleX scaleY rotationX rotationY perspective anchor`

        the same; `perspective` is a length, `anchor` a place in the view, `unit(0.5, 0.5)`, \#
        and setting it does not move the view. Of the same; `perspective` of the container can \#
        be held.
        """#),
    ReferencePage(
      "scaleY",
      text: #"""
        `scaleX scaleY rotationX rotationY perspective anchor`

        the same; `perspective` is a length, `anchor` a place in the view, `unit(0.5, 0.5)`, \#
        and setting it does not move the view. Of the same; `perspective` of the container can \#
        be held.
        """#),
    ReferencePage(
      "rotationX",
      text: #"""
        `scaleX scaleY rotationX rotationY perspective anchor`

        the same; `perspective` is a length, `anchor` a place in the view, `unit(0.5, 0.5)`, \#
        and setting it does not move the view. Of the same; `perspective` of the container can \#
        be held.
        """#),
    ReferencePage(
      "rotationY",
      text: #"""
        `scaleX scaleY rotationX rotationY perspective anchor`

        the same; `perspective` is a length, `anchor` a place in the view, `unit(0.5, 0.5)`, \#
        and setting it does not move the view. Of the same; `perspective` of the container can \#
        be held.
        """#),
    ReferencePage(
      "perspective",
      text: #"""
        `scaleX scaleY rotationX rotationY perspective anchor`

        the same; `perspective` is a length, `anchor` a place in the view, `unit(0.5, 0.5)`, \#
        and setting it does not move the view. Of the same; `perspective` of the container can \#
        be held.
        """#),
    ReferencePage(
      "anchor",
      text: #"""
        `scaleX scaleY rotationX rotationY perspective anchor`

        the same; `perspective` is a length, `anchor` a place in the view, `unit(0.5, 0.5)`, \#
        and setting it does not move the view. Of the same; `perspective` of the container can \#
        be held.
        """#),
    ReferencePage(
      "cornerRadius",
      text: #"""
        `cornerRadius`

        a length, never below 0. Of the same.
        """#),
    ReferencePage(
      "borderWidth",
      text: #"""
        `borderWidth borderColor background tint shadow.opacity shadow.radius shadow.offset`

        what they are called; `shadow.offset` is a vector. Of the same.
        """#),
    ReferencePage(
      "borderColor",
      text: #"""
        `borderWidth borderColor background tint shadow.opacity shadow.radius shadow.offset`

        what they are called; `shadow.offset` is a vector. Of the same.
        """#),
    ReferencePage(
      "background",
      text: #"""
        `borderWidth borderColor background tint shadow.opacity shadow.radius shadow.offset`

        what they are called; `shadow.offset` is a vector. Of the same.
        """#),
    ReferencePage(
      "tint",
      text: #"""
        `borderWidth borderColor background tint shadow.opacity shadow.radius shadow.offset`

        what they are called; `shadow.offset` is a vector. Of the same.
        """#),
    ReferencePage(
      "shadow.opacity",
      text: #"""
        `borderWidth borderColor background tint shadow.opacity shadow.radius shadow.offset`

        what they are called; `shadow.offset` is a vector. Of the same.
        """#),
    ReferencePage(
      "shadow.radius",
      text: #"""
        `borderWidth borderColor background tint shadow.opacity shadow.radius shadow.offset`

        what they are called; `shadow.offset` is a vector. Of the same.
        """#),
    ReferencePage(
      "shadow.offset",
      text: #"""
        `borderWidth borderColor background tint shadow.opacity shadow.radius shadow.offset`

        what they are called; `shadow.offset` is a vector. Of the same.
        """#),
    ReferencePage(
      "safeArea",
      text: #"""
        `safeArea`

        insets, to be read. Of screens, the container.
        """#),
    ReferencePage(
      "offset",
      text: #"""
        `offset`

        where it is scrolled to, a vector, to be read and held; (0, 0) at the top left whatever \#
        the insets. Of scroll views.
        """#),
    ReferencePage(
      "scrollEnabled",
      text: #"""
        `scrollEnabled`

        to be read and held. Of scroll views.
        """#),
    ReferencePage(
      "imageSize",
      text: #"""
        `imageSize`

        of the picture, to be read; that of the view at the from end, if `sample` says none. Of \#
        shared elements.
        """#),
  ]

  /// The functions.
  static let functions: [ReferencePage] = [
    ReferencePage(
      "min",
      text: #"""
        `min(a, b, …)`, `max(a, b, …)`

        the smallest, the largest, of two or more
        """#),
    ReferencePage(
      "max",
      text: #"""
        `min(a, b, …)`, `max(a, b, …)`

        the smallest, the largest, of two or more
        """#),
    ReferencePage(
      "abs",
      text: #"""
        `abs(x)`

        the magnitude
        """#),
    ReferencePage(
      "clamp",
      text: #"""
        `clamp(x, a..b)`

        x, held to the range
        """#),
    ReferencePage(
      "lerp",
      text: #"""
        `lerp(a, b, t)`

        a + (b − a)·t
        """#),
    ReferencePage(
      "map",
      text: #"""
        `map(x, a..b, c..d)`

        the line through (a, c) and (b, d), held to c…d
        """#),
    ReferencePage(
      "sqrt",
      text: #"""
        `sqrt(x)`, `sin(angle)`, `cos(angle)`
        """#),
    ReferencePage(
      "sin",
      text: #"""
        `sqrt(x)`, `sin(angle)`, `cos(angle)`
        """#),
    ReferencePage(
      "cos",
      text: #"""
        `sqrt(x)`, `sin(angle)`, `cos(angle)`
        """#),
    ReferencePage(
      "point",
      text: #"""
        `point(x, y)`, `vector(x, y)`, `size(w, h)`, `rect(x, y, w, h)`
        """#),
    ReferencePage(
      "vector",
      text: #"""
        `point(x, y)`, `vector(x, y)`, `size(w, h)`, `rect(x, y, w, h)`
        """#),
    ReferencePage(
      "size",
      text: #"""
        `point(x, y)`, `vector(x, y)`, `size(w, h)`, `rect(x, y, w, h)`
        """#),
    ReferencePage(
      "rect",
      text: #"""
        `point(x, y)`, `vector(x, y)`, `size(w, h)`, `rect(x, y, w, h)`
        """#),
    ReferencePage(
      "insets",
      text: #"""
        `insets(top:, left:, bottom:, right:)`

        what is left out is 0
        """#),
    ReferencePage(
      "inset",
      text: #"""
        `inset(rect, by)`

        a rect made smaller on each side by a length or by insets, at most until nothing is \#
        left of it
        """#),
    ReferencePage(
      "aspectFit",
      text: #"""
        `aspectFit(size, in: rect)`, `aspectFill(size, in: rect)`

        the largest rect of the size's shape inside, the smallest around; the rect itself for a \#
        size without extent
        """#),
    ReferencePage(
      "aspectFill",
      text: #"""
        `aspectFit(size, in: rect)`, `aspectFill(size, in: rect)`

        the largest rect of the size's shape inside, the smallest around; the rect itself for a \#
        size without extent
        """#),
    ReferencePage(
      "offset",
      text: #"""
        `offset(rect, vector)`, `unit(x, y)`

        a rect moved; a place in a view as fractions of its size
        """#),
    ReferencePage(
      "unit",
      text: #"""
        `offset(rect, vector)`, `unit(x, y)`

        a rect moved; a place in a view as fractions of its size
        """#),
    ReferencePage(
      "project",
      text: #"""
        `project(velocity, rate: normal)`

        how far a finger's motion, a speed or a vector of two, would go on, as scroll views \#
        have it; the rate is `normal`, `fast` or a number below 1, the share of the velocity \#
        that is left after a millisecond
        """#),
    ReferencePage(
      "rubberBand",
      text: #"""
        `rubberBand(x, in: a..b)`

        x, with resistance outside the range
        """#),
  ]
}
