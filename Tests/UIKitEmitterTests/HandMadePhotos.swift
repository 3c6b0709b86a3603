import TransitionPlan
import TransitionText

/// A plan of the Photos zoom made by hand, so that tests can change any part of it, also to what no spec says yet.
enum HandMadePhotos {
  /// The plan.
  static let plan: Plan = make()

  private static func at(_ line: Int, _ column: Int = 3) -> SpecLocation {
    SpecLocation(range: ByteRange(at: UInt32(line * 10)), line: line, column: column)
  }

  private static func make() -> Plan {
    var arena = ExpressionArena()
    func add(_ kind: ExpressionKind, _ type: ValueType) -> ExpressionID {
      arena.add(Expression(kind, type: type, range: ByteRange(at: 0)))
    }
    func number(_ value: Double, _ type: ValueType = .number) -> ExpressionID { add(.number(value), type) }
    func property(_ subject: Subject, _ property: Property) -> ExpressionID {
      add(.property(subject, property), property.type)
    }
    func binary(_ o: BinaryOperator, _ a: ExpressionID, _ b: ExpressionID, _ type: ValueType) -> ExpressionID
    {
      add(.binary(o, a, b), type)
    }
    func range(_ a: ExpressionID, _ b: ExpressionID, _ d: Dimension) -> ExpressionID {
      binary(.range, a, b, .range(d))
    }
    func y(_ id: ExpressionID, _ d: Dimension = .length) -> ExpressionID {
      add(.component(id, .y), .scalar(d))
    }

    let grid = Screen(
      name: "grid",
      views: [ProvidedView(name: "cell", kind: .image, isOptional: true, location: at(5, 5))],
      hooks: [
        Hook(name: "willStart", location: at(6, 5)), Hook(name: "didEnd", location: at(6, 16)),
        Hook(name: "revealCell", location: at(6, 24)),
      ],
      location: at(4))
    let viewer = Screen(
      name: "viewer",
      views: [
        ProvidedView(name: "photo", kind: .image, isOptional: true, location: at(9, 5)),
        ProvidedView(name: "pager", kind: .scroll, isOptional: false, location: at(10, 5)),
      ],
      hooks: [
        Hook(name: "willStart", location: at(11, 5)), Hook(name: "didEnd", location: at(11, 16)),
      ],
      location: at(8))

    let cell = Subject.provided(.from, 0)
    let pager = Subject.provided(.to, 1)
    let photo = Subject.shared(0)
    let viewerScreen = Subject.screen(.to)
    let cellFrame = property(cell, .frame)
    let gridClip = add(
      .call(.inset, [property(.screen(.from), .bounds), property(.screen(.from), .safeArea)]), .rect)
    let containerBounds = property(.container, .bounds)
    let fit = add(
      .call(.aspectFit, [property(photo, .imageSize), property(viewerScreen, .bounds)]), .rect)
    let zero = number(0)
    let one = number(1)
    let shared = SharedElement(
      name: "photo",
      from: SharedEnd(view: 0, clip: gridClip, frame: cellFrame, location: at(20, 5)),
      to: SharedEnd(view: 0, clip: nil, frame: fit, location: at(21, 5)),
      contentMode: .aspectFill,
      missing: Crossfade(duration: 0.25, curve: .easeInOut, location: at(24, 5)), location: at(19))

    func direction(_ d: Direction, _ duration: Double, _ curve: Curve, _ location: SpecLocation)
      -> DirectionPlan
    {
      func track(
        _ s: Subject, _ p: Property, _ a: ExpressionID, _ b: ExpressionID, _ l: SpecLocation
      ) -> Track {
        Track(
          subject: s, property: p, start: d == .forward ? a : b, end: d == .forward ? b : a, windowStart: 0,
          windowEnd: duration, curve: curve, location: l)
      }
      return DirectionPlan(
        duration: duration, curve: curve,
        tracks: [
          track(photo, .frame, cellFrame, fit, at(22, 5)),
          track(photo, .clip, gridClip, containerBounds, at(20, 5)),
          track(viewerScreen, .alpha, zero, one, at(27)),
          track(.tabBar, .alpha, one, zero, at(28)),
        ],
        location: location)
    }

    let translation = add(.gesture(.translation), .vector(.length))
    let velocity = add(.gesture(.velocity), .vector(.speed))
    let pagerTop = binary(
      .lessOrEqual, y(property(pager, .offset)), number(0, .length), .flag)
    let begin = binary(
      .and, binary(.greaterOrEqual, y(velocity, .speed), number(0, .scalar(.speed)), .flag), pagerTop, .flag)
    let pull = add(.call(.max, [number(0, .length), y(translation)]), .length)
    let pullLocal = add(.local(0), .length)
    let height = property(viewerScreen, .height)
    func mapped(_ divisor: Double, _ c: Double, _ d: Double) -> ExpressionID {
      add(
        .call(
          .map,
          [
            pullLocal, range(number(0, .length), binary(.divide, height, number(divisor), .length), .length),
            range(number(c), number(d), .none),
          ]), .number)
    }
    let startCenter = add(.start(photo, .center), .point)
    let center = binary(
      .subtract, binary(.add, startCenter, translation, .point),
      add(
        .call(
          .vector,
          [
            number(0, .length),
            binary(
              .divide,
              binary(
                .multiply, property(photo, .height),
                binary(.subtract, one, property(photo, .scale), .number), .length), number(2), .length),
          ]), .vector(.length)), .point)
    let cancelWhen = binary(
      .or, binary(.less, y(velocity, .speed), number(0, .scalar(.speed)), .flag),
      binary(.less, y(property(photo, .center)), y(startCenter), .flag), .flag)
    let interaction = Interaction(
      direction: .backward, gesture: .pan(.down), view: viewerScreen, begin: begin,
      holds: [
        Hold(subject: pager, property: .scrollEnabled, value: add(.flag(false), .flag), location: at(36, 5))
      ],
      simultaneous: [Simultaneous(subject: pager, condition: pagerTop, location: at(37, 5))],
      progress: mapped(2, 0, 1),
      drives: [
        Drive(subject: viewerScreen, property: .alpha, value: mapped(4, 1, 0), location: at(41, 5)),
        Drive(subject: photo, property: .scale, value: mapped(2, 1, 0.5), location: at(42, 5)),
        Drive(subject: photo, property: .center, value: center, location: at(43, 5)),
        Drive(
          subject: .tabBar, property: .alpha,
          value: binary(.subtract, one, property(viewerScreen, .alpha), .number), location: at(45, 5)),
      ],
      steps: [.local(0), .progress, .drive(0), .drive(1), .drive(2), .drive(3)],
      decision: .cancelWhen(cancelWhen, at(47, 5)),
      finish: Settle(duration: 0.25, curve: .easeInOut, location: at(48, 5)),
      cancel: Settle(
        duration: 0.5, curve: .spring(SpringCurve(dampingRatio: 0.9, duration: 0.5)), location: at(49, 5)),
      location: at(34))

    func run(_ kind: ObligationKind, _ reason: String, _ location: SpecLocation) -> Obligation {
      Obligation(
        kind: kind, acquire: .runStart,
        releases: [LedgerExit.forwardFinish, .forwardCancel, .backwardFinish, .backwardCancel].map {
          .init($0, .runEnd)
        }, reason: reason, location: location)
    }
    func stay(_ kind: ObligationKind, _ reason: String, _ location: SpecLocation) -> Obligation {
      Obligation(
        kind: kind, acquire: .stayStart,
        releases: [
          .init(.forwardFinish, nil), .init(.forwardCancel, .runEnd), .init(.backwardFinish, .runEnd),
          .init(.backwardCancel, nil), .init(.leftOtherwise, .stayEnd),
        ], reason: reason, location: location)
    }
    let obligations = [
      run(.inserted(photo), "shared photo", at(19)),
      run(.invisible(cell), "shared photo", at(20, 5)),
      run(.invisible(.provided(.to, 0)), "shared photo", at(21, 5)),
      Obligation(
        kind: .held(pager, .scrollEnabled, add(.flag(false), .flag)), acquire: .drivenStart,
        releases: [.init(.backwardFinish, .runEnd), .init(.backwardCancel, .runEnd)],
        reason: "hold viewer.pager.scrollEnabled", location: at(36, 5)),
      stay(.standing(.tabBar, .alpha, zero), "animate tabBar.alpha", at(28)),
      stay(.recognizer(0), "interactive backward by pan(down)", at(34)),
    ]

    func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> ExpressionID {
      add(.call(.rect, [x, y, w, h].map { number($0, .length) }), .rect)
    }
    func size(_ w: Double, _ h: Double) -> ExpressionID {
      add(.call(.size, [number(w, .length), number(h, .length)]), .size)
    }
    let transition = Transition(
      name: "PhotosZoom",
      documentation: ["The tapped thumbnail becomes the full-screen photo; pull it down to go back."],
      style: .navigation, from: grid, to: viewer, top: .to,
      forward: direction(
        .forward, 0.5, .spring(SpringCurve(dampingRatio: 0.8, duration: 0.5)), at(14)),
      backward: direction(.backward, 0.25, .easeInOut, at(15)),
      shared: [shared],
      calls: [
        HookCall(side: .from, hook: 0, direction: nil, moment: .start, location: at(30)),
        HookCall(side: .to, hook: 0, direction: nil, moment: .start, location: at(30, 24)),
        HookCall(side: .from, hook: 1, direction: nil, moment: .end, location: at(31)),
        HookCall(side: .to, hook: 1, direction: nil, moment: .end, location: at(31, 21)),
        HookCall(side: .from, hook: 2, direction: .backward, moment: .end, location: at(32)),
      ],
      locals: [Local(name: "pull", value: pull, location: at(39, 5))],
      interactions: [interaction], obligations: obligations,
      fallback: Crossfade(duration: 0.25, curve: .easeInOut, location: at(52)),
      reduceMotion: Crossfade(duration: 0.2, curve: .easeInOut, location: at(53)),
      sample: [
        SampleValue(subject: .container, property: .size, value: size(390, 844), location: at(56, 5)),
        SampleValue(
          subject: .screen(.from), property: .safeArea,
          value: add(.call(.insets, [91, 0, 83, 0].map { number($0, .length) }), .insets), location: at(57, 5)
        ),
        SampleValue(subject: cell, property: .frame, value: rect(131, 352, 128, 128), location: at(58, 5)),
        SampleValue(subject: photo, property: .imageSize, value: size(4032, 3024), location: at(59, 5)),
      ],
      orderLocation: at(17), location: at(2, 1))
    return Plan(sourceName: "photos.transition", expressions: arena, transitions: [transition])
  }
}
