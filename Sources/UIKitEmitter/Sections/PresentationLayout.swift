import TransitionPlan

/// The layout of an overlay: where the to screen and the added views are at rest, whatever the container's size.
enum PresentationLayout {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let isStanding = !scope.presentationStanding.isEmpty
    return swift {
      place(scope)
      SwiftItem.block("override func containerViewWillLayoutSubviews()") {
        "super.containerViewWillLayoutSubviews()"
        let still = StatesFinger.isStill(scope).map { ", " + $0 } ?? ""
        if scope.standsInSize {
          "if run == nil, isUp\(still) { settleDown() }"
        } else {
          // What nothing moves may be laid out at any time.
          "if \(scope.isLaidOutBySide ? "run == nil, " : "")isUp\(still) { \(scope.layOut(at: "." + scope.to)) }"
        }
      }
      SwiftItem.blank
      SwiftItem.block(
        "override func viewWillTransition("
          + "to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)"
      ) {
        "super.viewWillTransition(to: size, with: coordinator)"
        "run?.jump()"
        if scope.statesInteraction != nil { "jump()" }
        if isStanding {
          SwiftItem.line("standing.giveBack()", "what is below is laid out as if nothing stood")
        }
        if scope.standsInSize {
          SwiftItem.line("containerView?.setNeedsLayout()", "everything is put into its place there")
        } else if isStanding {
          "coordinator.animate(alongsideTransition: { _ in if self.isUp { self.stand() } }, completion: nil)"
        }
      }
      SwiftItem.blank
      if scope.standsInSize {
        SwiftItem.doc("Everything is put into its place: the \(scope.from) may have been laid out anew.")
        SwiftItem.block("private func settleDown()") {
          "stand()"
          scope.layOut(at: "." + scope.to)
        }
        SwiftItem.blank
      }
      layOut(scope)
    }
  }

  // MARK: The to screen's place

  /// The name of the rectangle in which the to screen rests, as the spec's x runs.
  static func placeName(_ scope: TransitionScope) -> String { scope.to + "Place" }

  /// What `place` says of an object, as its axes.
  static func places(
    _ scope: TransitionScope, _ subject: Subject, _ value: (ExpressionID) -> Value
  ) -> [Axis: AxisValues] {
    var axes: [Axis: AxisValues] = [.horizontal: AxisValues(), .vertical: AxisValues()]
    for placement in scope.placements(subject) {
      let value = value(placement.value)
      for axis in Axis.allCases { axes[axis]?.add(placement.property, value, on: axis) }
    }
    return axes
  }

  /// The frame in which the to screen rests: what is placed, and what its tracks end with.
  private static func place(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = ExpressionWriter(scope: scope) { scope.readInRun($0) }
    let placements = scope.placements(.screen(.to))
    let ends = scope.geometry(.screen(.to)).filter { property in
      guard let end = scope.rest(.screen(.to), property, at: .to) else { return false }
      if case .found = scope.arena[end].kind { return false }
      return true
    }
    if placements.isEmpty, ends.isEmpty { return [] }
    let tracks = scope.allTracks.filter { $0.subject == .screen(.to) && ends.contains($0.property) }
    let lines = scope.lines(placements.map(\.location) + tracks.map(\.location))
    let rect: String
    if placements.count == 1, placements[0].property == .frame, ends.isEmpty {
      rect = writer.value(placements[0].value).scalar.text
    } else {
      rect = rectangle(scope, writer, ends)
    }
    let needsScreen = scope.reads(rect: placements.map(\.value))
    let comment = "Where the \(scope.to) rests (\(lines))."
    if needsScreen { scope.cannotSay("a place that is read from a view", at: placements[0].location) }
    if !scope.transition.isDirectional {
      return swift {
        SwiftItem.doc(comment)
        SwiftItem.compact("override var frameOfPresentedViewInContainerView: CGRect", rect)
        SwiftItem.blank
      }
    }
    let name = placeName(scope)
    return swift {
      SwiftItem.doc(comment)
      SwiftItem.compact("private var \(name): CGRect", rect)
      SwiftItem.blank
      SwiftItem.block("override var frameOfPresentedViewInContainerView: CGRect") {
        "let place: CGRect = \(name)"
        "let x: CGFloat = mirrored(place.midX) - place.width / 2"
        "return CGRect(x: x, y: place.minY, width: place.width, height: place.height)"
      }
      SwiftItem.blank
    }
  }

  private static func rectangle(
    _ scope: TransitionScope, _ writer: ExpressionWriter, _ ends: [Property]
  ) -> String {
    var axes = places(scope, .screen(.to)) { writer.value($0) }
    for placement in scope.placements(.screen(.to)) where placement.property == .frame {
      // What is written as four numbers is read as them.
      guard case .call(.rect, let numbers) = scope.arena[placement.value].kind else { continue }
      let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
      axes[.horizontal] = AxisValues(low: writer.scalar(x), length: writer.scalar(width))
      axes[.vertical] = AxisValues(low: writer.scalar(y), length: writer.scalar(height))
    }
    var own: [Axis: AxisValues] = [.horizontal: AxisValues(), .vertical: AxisValues()]
    for property in ends {
      guard let end = scope.rest(.screen(.to), property, at: .to) else { continue }
      let value = scope.restingValue(.screen(.to), property) ?? writer.value(end)
      for axis in Axis.allCases { own[axis]?.add(property, value, on: axis) }
    }
    for axis in Axis.allCases { if let values = own[axis] { axes[axis]?.override(by: values) } }
    let parts = Axis.allCases.map { axis -> (low: Code, length: Code) in
      let whole = Code("size." + axis.extent)
      let values = axes[axis] ?? AxisValues()
      let length = values.newLength ?? whole
      return (values.newLow(own: length, whole: whole), length)
    }
    return "CGRect(x: \(parts[0].low.text), y: \(parts[1].low.text), "
      + "width: \(parts[0].length.text), height: \(parts[1].length.text))"
  }

  // MARK: Laying out

  private static func layOut(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    let places = scope.transition.placements.map(\.location) + scope.transition.views.map(\.location)
    let tracks = scope.allTracks.filter { $0.property.isGeometry && scope.laidOut.contains($0.subject) }
    let lines = scope.lines(places + tracks.map(\.location))
    return swift {
      SwiftItem.doc(
        "The geometry\(scope.isLaidOutBySide ? " of one side" : ""), which also a change of size needs"
          + "\(lines.hasSuffix(":") ? "" : " (\(lines))").")
      let isSprung = scope.pulls.contains {
        !RunSettle.springSides(scope, $0).isEmpty
      }
      let side = scope.isLaidOutBySide ? "at side: \(scope.type("Side"))" : ""
      SwiftItem.block("\(isSprung ? "" : "private ")func layOut(\(side))") {
        PresentationValues.guarded(
          scope,
          scope.laidOut.flatMap { object(scope, $0, writer) { writer.rest($0, $1, at: .variable) } }
            + PresentationValues.dimmed(scope, scope.plainSlots))
      }
    }
  }

  /// The statements that lay one object out.
  /// - Parameter value: The value of an animated property of it.
  static func object(
    _ scope: TransitionScope, _ subject: Subject, _ writer: SlotWriter, _ value: (Subject, Property) -> Value
  ) -> [SwiftItem] {
    if case .screen = subject { return screen(scope, writer, value) }
    guard case .added(let index) = subject else { return [] }
    let view = scope.transition.views[index]
    let name = writer.object(subject)
    let isPlain = scope.geometry(subject).isEmpty && scope.placements(subject).isEmpty
    let isButton = if case .button = view.content { true } else { false }
    if isPlain, case .screen(let side)? = view.fills, side == .to || !scope.isOverlay {
      return swift {
        "\(name).bounds.size = \(scope.names[side]).view.bounds.size"
        "\(name).center = \(scope.names[side]).view.center"
      }
    }
    if isPlain, !isButton {
      return swift {
        "\(name).bounds.size = size"
        "\(name).center = CGPoint(x: size.width / 2, y: size.height / 2)"
      }
    }
    let expressions = ExpressionWriter(scope: scope) { scope.readInItsRun($0) }
    // A whole frame gets a name, because each of its numbers is read.
    let place = scope.names.added(index) + "Place"
    let frame = scope.placements(subject).first { $0.property == .frame }
    let rect = frame.map { expressions.value($0.value).scalar.text }
    var axes = places(scope, subject) { value in
      value == frame?.value && rect?.contains("(") == true ? .rect(Code(place)) : expressions.value(value)
    }
    let placed = rect?.contains("(") == true ? swift { "let \(place): CGRect = \(rect ?? "")" } : []
    let (items, own) = writer.named(subject) { value(subject, $0) }
    for axis in Axis.allCases { if let values = own[axis] { axes[axis]?.override(by: values) } }
    let set = writer.whole(subject, axes, length: isButton ? nil : { Code("size." + $0.extent) }) {
      Code.binary(Code("size." + $0.extent), "/", Code(2), .multiplication)
    }
    // A track may have taken its place.
    return (set.mention(place) ? placed : []) + items + set
  }

  private static func screen(
    _ scope: TransitionScope, _ writer: SlotWriter, _ value: (Subject, Property) -> Value
  ) -> [SwiftItem] {
    let place = placeName(scope)
    let (items, own) = writer.named(.screen(.to)) { value(.screen(.to), $0) }
    let laidOut =
      items
      + writer.whole(.screen(.to), own, length: { Code(place).member("size." + $0.extent) }) {
        Code(place).member($0 == .horizontal ? "midX" : "midY")
      }
    let isDeclared = scope.transition.isDirectional && hasPlace(scope) || !laidOut.mention(place)
    return isDeclared
      ? laidOut : swift { "let \(place): CGRect = frameOfPresentedViewInContainerView" } + laidOut
  }

  private static func hasPlace(_ scope: TransitionScope) -> Bool {
    !scope.placements(.screen(.to)).isEmpty || !scope.geometry(.screen(.to)).isEmpty
  }
}
