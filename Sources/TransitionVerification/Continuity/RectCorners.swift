import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds a `rect` with a right or a bottom edge in place of its width or its height, as on other platforms.
///
/// Such a rect has an edge of some object for its length, wherever it is written, or it reaches far beyond the container, or to its edge
/// where on the other side there is a margin, or it has the place at which it begins in its length. By how far they reach only places
/// and frames of pictures are judged: T0321 reports a track that leaves a screen outside.
struct RectCorners: TransitionRule {
  let checked: CheckedTransition

  /// A rect by the four numbers in which it is written.
  private typealias Written = [ExpressionID]

  private typealias Terms = (constant: Double, terms: [(value: ExpressionID, factor: Double)])

  func findings() -> [Diagnostic] {
    let tracks = transition.forward.tracks + (transition.isMirrored ? [] : transition.backward.tracks)
    let rects = rects(in: tracks)
    let positions =
      transition.placements.map { ($0.subject, $0.property, $0.value) }
      + tracks.flatMap { track in [track.start, track.end].map { (track.subject, track.property, $0) } }
      + transition.stateTables.flatMap { table in table.values.map { (table.subject, table.property, $0) } }
    var seen: Set<ExpressionID> = []
    let others =
      sampled()
      + positions.compactMap { subject, property, value in
        guard seen.insert(value).inserted, let part = property.axisParts.first, part.part == .minimum else {
          return nil
        }
        return farInset(value, axis: part.axis, of: "`\(transition.name(of: subject))`")
      }
    if rects.isEmpty { return others }
    let frames = transition.forward.tracks.filter { track in
      if case .shared = track.subject { track.property == .frame } else { false }
    }.flatMap { [$0.start, $0.end] }
    // A rotated screen is as wide as the container is high.
    let turns = tracks.contains { $0.property == .rotation }
    func written(_ values: [ExpressionID]) -> Set<Written> {
      Set(values.compactMap { expressions.numbers(of: $0, through: transition.locals) })
    }
    // The height of a sheet is that of its highest state: its place reaches beyond the container in a lower one.
    let judged = transition.placements.filter { $0.subject != .screen(.to) || transition.states.count < 2 }
    let whole = written(judged.map(\.value) + frames)
    let moved = written(tracks.filter { $0.property == .frame }.flatMap { [$0.start, $0.end] })
    return rects.compactMap { rect in
      edge(rect) ?? (turns ? nil : exchanged(rect))
        ?? Axis.allCases.lazy.compactMap { farInset(rect[$0.rawValue], axis: $0, of: "the rect") }.first
        ?? (whole.contains(rect) || moved.contains(rect)
          ? margin(rect, reaches: whole.contains(rect)) : nil)
    } + others
  }

  /// The rects that places, tracks, drives and `let`s have, each once.
  private func rects(in tracks: [Track]) -> [Written] {
    let values =
      transition.placements.map(\.value) + tracks.flatMap { [$0.start, $0.end] }
      + transition.interactions.flatMap(\.drives).compactMap(\.value) + transition.locals.map(\.value)
    var rects: [Written] = []
    for value in values {
      expressions.visit(value) { id in
        guard expressions[id].type == .rect,
          let rect = expressions.numbers(of: id, through: transition.locals), !rects.contains(rect)
        else { return }
        rects.append(rect)
      }
    }
    return rects
  }

  // MARK: Findings

  /// The finding about the length of a rect on an axis.
  /// - Parameter edits: The intended lengths, where all of them are known.
  private func finding(
    _ parts: [ExpressionID], _ axis: Axis, _ why: String, _ edits: [TextEdit] = []
  ) -> Diagnostic {
    let text = edits.map { "`\($0.replacement)`" }.joined(separator: " and ")
    let isWritten = !edits.isEmpty && !edits.contains(where: \.range.isEmpty)
    return Diagnostic(
      .rectCorners, at: expressions[parts[axis.rawValue + 2]].range,
      [.text("\(axis[.length].rawValue) of the rect"), .text(why)],
      notes: ["a rect is `rect(x, y, width, height)`"],
      fixIts: isWritten ? [FixIt("write \(text)", edits, applicability: .needsReview)] : [])
  }

  private func edgeWords(_ axis: Axis) -> String {
    "looks like its \(axis == .horizontal ? "right" : "bottom") edge"
  }

  /// The finding about a rect whose width is made of the container's height alone, and its height of the container's width.
  private func exchanged(_ rect: Written) -> Diagnostic? {
    func reads(_ part: Int, _ length: Property, not other: Property) -> Bool {
      let kinds = bounds.terms([(rect[part], 1)]).terms.map { expressions[$0.value].kind }
      return kinds.contains(.property(.container, length)) && !kinds.contains(.property(.container, other))
    }
    guard reads(2, .height, not: .width), reads(3, .width, not: .height) else { return nil }
    return finding(rect, .horizontal, "looks like its height")
  }

  /// The finding about a place that is the inset of the opposite side.
  private func farInset(_ value: ExpressionID, axis: Axis, of object: String) -> Diagnostic? {
    if expressions.constant(value) != nil { return nil }
    let place = bounds.terms([(value, 1)])
    guard place.terms.count == 1, place.terms[0].factor > 0, place.constant >= 0,
      case .component(let operand, let side) = expressions[place.terms[0].value].kind,
      side == (axis == .horizontal ? .right : .bottom),
      case .property(_, .safeArea) = expressions[operand].kind
    else { return nil }
    let (near, far) = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    return Diagnostic(
      .rectCorners, at: expressions[value].range,
      [
        .text("\(axis.name) of \(object)"),
        .text("`safeArea.\(far)` is the inset of the other side"),
      ],
      notes: ["it is measured from the \(near), where the inset is `safeArea.\(near)`"])
  }

  /// The findings about rects of a `sample`, whose container is known: read as edges each lies inside it, with equal margins on the
  /// left and the right, or else it would reach far beyond it.
  private func sampled() -> [Diagnostic] {
    let container =
      transition.sample.lazy.compactMap { sample -> Size? in
        guard sample.subject == .container, case .size(let size)? = expressions.constantValue(sample.value)
        else {
          return nil
        }
        return size
      }.first ?? Scene.defaultContainer
    return transition.sample.compactMap { sample in
      guard case .provided(let side, let view) = sample.subject,
        let parts = expressions.numbers(of: sample.value, through: transition.locals),
        case .rect(let rect)? = expressions.constantValue(sample.value), rect.x > 0, rect.y > 0,
        rect.x < rect.width, rect.width <= container.width, rect.y < rect.height,
        rect.height <= container.height
      else { return nil }
      let isFlush =
        rect.x <= mostMargin && rect.right == container.width && !transition[side].views[view].kind.scrolls
      let reaches = rect.right >= farBeyond * container.width && rect.bottom >= farBeyond * container.height
      guard isFlush || reaches else { return nil }
      let lengths = zip([rect.width - rect.x, rect.height - rect.y], parts.suffix(2)).map {
        TextEdit(expressions[$1].range, NumberText.rounded($0, decimals: 3) + "pt")
      }
      return finding(parts, .horizontal, edgeWords(.horizontal), lengths)
    }
  }

  /// The widest margin of what is laid out beside an edge, in points.
  private let mostMargin = 32.0
  /// From which share of the container on what goes beyond it is no view that is half scrolled in.
  private let farBeyond = 1.2

  /// The finding about a rect whose length is the right or the bottom edge of an object, and which does not begin at 0.
  private func edge(_ rect: Written) -> Diagnostic? {
    var found: [(axis: Axis, meant: String?)] = []
    for axis in Axis.allCases {
      let (far, length) = (axis[.maximum], axis[.length])
      let (begin, extent) = (rect[axis.rawValue], rect[axis.rawValue + 2])
      let start = bounds.terms([(begin, 1)])
      let own = bounds.terms([(extent, 1)])
      // A length that has the place of an object in it, at which the rect begins, is an edge.
      if start.terms.contains(where: { term in
        let kind = expressions[term.value].kind
        return term.factor == 1 && place(kind, axis).map { $0 != .container } == true
          && own.terms.contains { expressions[$0.value].kind == kind && $0.factor == 1 }
      }) {
        let meant = bounds.terms([(extent, 1), (begin, -1)])
        found.append((axis, text(meant, length)))
        continue
      }
      guard own.terms.count == 1, own.terms[0].factor == 1,
        case .property(let object, far) = expressions[own.terms[0].value].kind
      else { continue }
      let isOfObject =
        start.terms.count == 1 && start.terms[0].factor == 1
        && place(expressions[start.terms[0].value].kind, axis, [.minimum]) == object
      // A rect that begins outside the container may end at an object's beginning.
      let isInside =
        start.constant >= 0 && (start.constant > 0 || !start.terms.isEmpty)
        && start.terms.allSatisfy { term in
          term.factor > 0
            && ![length, far].contains { expressions[term.value].kind == .property(.container, $0) }
        }
      guard isOfObject || isInside && abs(own.constant) < 1e-6 else { continue }
      let isWhole = isOfObject && abs(own.constant) < 1e-6 && abs(start.constant) < 1e-6
      found.append((axis, isWhole ? "\(transition.name(of: object)).\(length.rawValue)" : nil))
    }
    guard let first = found.first else { return nil }
    let edits = found.compactMap { found in
      found.meant.map { TextEdit(expressions[rect[found.axis.rawValue + 2]].range, $0) }
    }
    return finding(rect, first.axis, edgeWords(first.axis), edits.count == found.count ? edits : [])
  }

  /// The object that has a value as a position on an axis.
  private func place(
    _ kind: ExpressionKind, _ axis: Axis, _ parts: [Property.AxisPart] = [.minimum, .middle, .maximum]
  ) -> Subject? {
    guard case .property(let object, let property) = kind,
      property.axisParts.contains(where: { $0.axis == axis && parts.contains($0.part) })
    else { return nil }
    return object
  }

  /// The finding about a rect by its margins.
  /// - Parameter reaches: Whether how far it reaches is judged as well.
  private func margin(_ rect: Written, reaches: Bool) -> Diagnostic? {
    for axis in Axis.allCases {
      let (start, extent, length) = (rect[axis.rawValue], rect[axis.rawValue + 2], axis[.length])
      let edge = Sum(bounds.terms([(start, 1), (extent, 1)]), length, expressions)
      let own = Sum(bounds.terms([(extent, 1)]), length, expressions)
      guard own.container > 0, own.container <= 1 else { continue }
      let margin = expressions.constant(start).flatMap { (0.1...mostMargin).contains($0) ? $0 : nil }
      if length == .width, let margin, own.isContainer, own.constant > -1e-6 {
        return tooWide(rect, by: own.constant, margin: margin)
      }
      let isLopsided = length == .width && margin != nil && edge.isContainer && abs(edge.constant) < 1e-6
      // The far edge is beyond that of the container by a good part of that, or by what a bar takes.
      let isShifted = own.isContainer && isInside(start)
      guard isLopsided || reaches && (edge.container >= farBeyond || edge.hasOppositeInsets || isShifted)
      else {
        continue
      }
      let meant = bounds.terms([(extent, 1), (start, -1)])
      // Between these edges there would be nothing.
      if meant.terms.isEmpty, meant.constant <= 0 { continue }
      let edit = text(meant, length).map { TextEdit(expressions[extent].range, $0) }
      return finding(rect, axis, edgeWords(axis), [edit].compactMap(\.self))
    }
    return nil
  }

  /// The finding about a rect with a margin that is as wide as the container, or wider: it has lost its other margin, or a sign.
  private func tooWide(_ rect: Written, by excess: Double, margin: Double) -> Diagnostic {
    func text(_ length: Double) -> String { NumberText.rounded(length, decimals: 3) + "pt" }
    let meant = "container.width - " + text(excess < 1e-6 ? 2 * margin : excess)
    return finding(
      rect, .horizontal, "makes it reach \(text(margin + excess)) beyond the container",
      [TextEdit(expressions[rect[2]].range, meant)])
  }

  /// Whether a rect surely begins behind the edge of the container: below a bar or in a safe area. A number may be meant.
  private func isInside(_ start: ExpressionID) -> Bool {
    let sum = bounds.terms([(start, 1)])
    if sum.constant < 0 || sum.terms.isEmpty { return false }
    return sum.terms.allSatisfy { value, factor in
      guard factor > 0 else { return false }
      switch expressions[value].kind {
      case .property(.navigationBar, _), .property(.tabBar, _): return true
      case .component(let operand, _):
        guard case .property(_, .safeArea) = expressions[operand].kind else { return false }
        return true
      default: return false
      }
    }
  }

  /// The intended length, where it is a number or a part of the container's length.
  private func text(_ sum: Terms, _ length: Property) -> String? {
    let constant = (sum.constant * 1000).rounded() / 1000
    if sum.terms.isEmpty { return constant > 0 ? NumberText.text(constant) + "pt" : nil }
    guard sum.terms.count == 1, sum.terms[0].factor == 1, constant <= 0,
      expressions[sum.terms[0].value].kind == .property(.container, length)
    else { return nil }
    let name = "container.\(length.rawValue)"
    return constant == 0 ? name : "\(name) - \(NumberText.text(-constant))pt"
  }

  /// The terms of a sum that belong to the container.
  private struct Sum {
    /// The factor of the container's length.
    var container = 0.0
    /// Whether the sum is the container's length and a constant.
    var isContainer = false
    var constant = 0.0
    /// Whether the safe area of one side is added, and that of the opposite side subtracted.
    var hasOppositeInsets = false

    init(_ sum: Terms, _ length: Property, _ expressions: ExpressionArena) {
      var insets: Set<Component> = []
      for (value, factor) in sum.terms {
        switch expressions[value].kind {
        case .property(.container, length), .property(.screen, length): container += factor
        case .component(let operand, let side):
          guard case .property(_, .safeArea) = expressions[operand].kind else { continue }
          if factor > 0, side == .top || side == .left { insets.insert(side) }
          if factor < 0, side == .bottom || side == .right { insets.insert(side) }
        default: break
        }
      }
      constant = sum.constant
      isContainer = container == 1 && sum.terms.count == 1
      hasOppositeInsets = insets.count == 2
    }
  }
}
