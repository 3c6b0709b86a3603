import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Rules about the values of a picture where it leaves: they must equal those of the view that becomes visible there, or it jumps.
extension Checker {
  /// Reports pictures with the frame of their other end, or with another alpha or transform than that of the view that becomes visible.
  mutating func reportSharedRests(_ shared: [SharedElement], _ found: CheckedMembers) {
    if shared.isEmpty { return }
    let all = ForwardTracks(found.animations.filter { Self.ownValues.contains($0.property) }, found.holds)
    let ends = FlatTable(
      grouping: found.animations.filter { [.frame, .cornerRadius].contains($0.property) }, by: \.subject)
    for (index, element) in shared.enumerated() {
      for property in [Property.frame, .cornerRadius] {
        let own = (ends[.shared(index)] ?? []).filter { $0.property == property }
        reportForeignEnd(property, element, own)
      }
      let tracks = all[.shared(index)]
      for property in Self.ownValues {
        let own = tracks.filter { $0.property == property }
        reportForeignValue(property, element, own, all, found)
      }
      if tracks.isEmpty, element.kind != .live { reportMissingValue(element, all, found) }
    }
  }

  /// The properties that a view has of itself, and with which it is seen where a picture leaves.
  private static let ownValues: [Property] = [
    .alpha, .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .translation,
  ]

  // MARK: Ends

  /// Reports a value of a picture that is that of the view at its other end. Two views may have the same corners, but not where the picture
  /// has others at the end of that view.
  /// - Parameter own: The tracks of the property of the element.
  private mutating func reportForeignEnd(
    _ property: Property, _ element: SharedElement, _ own: [CheckedAnimation]
  ) {
    guard let track = own.first, let last = own.last else { return }
    let ends = Sides(from: track.from, to: last.to)
    func isForeign(_ side: Side) -> Bool {
      isItself(ends[side], property, of: .provided(side.opposite, element[side.opposite].view))
        && (property == .frame || expressions.constant(ends[side.opposite]) != nil)
    }
    guard let side = Side.allCases.first(where: isForeign) else { return }
    let (value, other) = (expressions[ends[side]].range, expressions[ends[side.opposite]].range)
    let view = current.screens.look(side.opposite) { $0?.views[element[side.opposite].view].name ?? "" }
    let (here, there) = (current.screens[side]?.name ?? "", current.screens[side.opposite]?.name ?? "")
    var diagnostic = Diagnostic(
      .typeMismatch, at: isWritten(value, in: track) ? value : track.location.range,
      [
        .text("the \(property.rawValue) of `\(element.name)` where `\(here)` rests"),
        .text("that of `\(there).\(view)`, its other end"),
      ],
      notes: [
        "A of `A -> B` is at rest in `\(current.screens[.from]?.name ?? "")`, B in `\(current.screens[.to]?.name ?? "")`"
      ])
    if isWritten(value, in: track), isWritten(other, in: track), value != other {
      let own = current.screens.look(side) { $0?.views[element[side].view].name ?? "" }
      let right = "\(here).\(own).\(property.rawValue)"
      let fitted = expressions[fitted(ends[side])].range
      // What is of its own screen is right where it is.
      diagnostic.fixIts = [
        isOf(side.opposite, ends[side.opposite])
          ? FixIt("write `\(right)`", replacing: isWritten(fitted, in: track) ? fitted : value, with: right)
          : swapping(value, other)
      ]
    }
    report(diagnostic)
  }

  /// Whether a value reads a screen, or a view of it.
  private func isOf(_ side: Side, _ id: ExpressionID) -> Bool {
    var isOf = false
    expressions.visit(id) { id in
      guard case .property(let subject, _) = expressions[id].kind else { return }
      if case .provided(side, _) = subject { isOf = true }
      if subject == .screen(side) { isOf = true }
    }
    return isOf
  }

  /// Whether a value is that of a view, directly, by a `let`, or for a frame as what a picture fits into.
  private func isItself(_ id: ExpressionID, _ property: Property = .frame, of view: Subject) -> Bool {
    switch expressions.kind(id, through: current.locals) {
    case .property(view, property): true
    case .property(view, .bounds): property == .frame
    case .call(.aspectFit, let parts), .call(.aspectFill, let parts):
      parts.last.map { isItself($0, property, of: view) } ?? false
    default: false
    }
  }

  /// The rect into which a picture fits by a function; without one the value itself.
  private func fitted(_ id: ExpressionID) -> ExpressionID {
    switch expressions.kind(id, through: current.locals) {
    case .call(.aspectFit, let parts), .call(.aspectFill, let parts): parts.last.map(fitted) ?? id
    default: id
    }
  }

  // MARK: Values

  /// - Parameter own: The tracks of the property of the element in that direction.
  private mutating func reportForeignValue(
    _ property: Property, _ element: SharedElement, _ own: [CheckedAnimation],
    _ all: ForwardTracks, _ found: CheckedMembers
  ) {
    guard let first = own.min(by: { $0.plays(before: $1) }), let last = own.max(by: { $0.plays(before: $1) })
    else { return }
    for (side, track, value) in [(Side.from, first, first.from), (.to, last, last.to)] {
      guard let rest = expressions.constantValue(value), !isPlain(rest, of: property),
        !isRest(rest, property, of: element, side, found),
        property.isOfPlace ? fillsView(element, side) : true
      else { continue }
      let (range, view) = (expressions[value].range, element[side].view)
      let name = current.screens.look(side) { ($0?.name ?? "") + "." + ($0?.views[view].name ?? "") }
      let isWritten = isWritten(range, in: track)
      let owner = restOfEnd(property, of: element, side, all)
      let plain =
        owner.map { Self.text($0.value, property) }
        ?? (property == .translation ? "vector(0, 0)" : NumberText.text(property.neutral ?? 0))
      let right = owner == nil ? "_" : plain
      report(
        Diagnostic(
          .restNotFound, at: isWritten ? range : track.location.range,
          [
            .text("\(element.name).\(property.rawValue)"),
            .text(
              "\(owner == nil ? "is taken to be" : "is") \(plain) when the \(side.rawValue) screen rests, but this says "
            ),
            isWritten ? .source(range) : .text("something else"),
          ],
          notes: [
            owner == nil
              ? "`\(name)` replaces it there: `_` is the \(property.rawValue) of that view"
              : "`\(name)` replaces it there"
          ],
          fixIts: isWritten ? [FixIt("write `\(right)`", replacing: range, with: right)] : []))
    }
  }

  /// Reports a picture that lands at the frame of a view, without the transform with which the view or its screen rests.
  private mutating func reportMissingValue(
    _ element: SharedElement, _ all: ForwardTracks, _ found: CheckedMembers
  ) {
    let view = Subject.provided(.to, element[.to].view)
    let changed = Self.ownValues.filter { $0 != .alpha }.compactMap { property in
      restOfEnd(property, of: element, .to, all).map { (property, $0.subject, $0.value) }
    }
    // A view that changes as well may make up for its screen, and a place is in the container.
    guard current.states.isEmpty, changed.count == 1, let (property, subject, rest) = changed.first,
      subject == view
        || !all[view].contains(where: { $0.property != .alpha })
          && !found.placements.contains(where: { $0.subject == view }),
      isItself(element[.to].frame, of: view)
    else { return }
    let name = current.screens.look(.to) {
      ($0?.name ?? "") + "." + ($0?.views[element[.to].view].name ?? "")
    }
    let (owner, value) = (subjectName(subject), Self.text(rest, property))
    report(
      Diagnostic(
        .restNotFound, at: element.location.range,
        [
          .text("\(element.name).\(property.rawValue)"),
          .text("is \(value) when the to screen rests, but no track sets it"),
        ],
        notes: [
          "`\(name)` replaces it there"
            + (subject == view ? "" : ", and has the \(property.rawValue) of `\(owner)`"),
          "let `\(element.name)` end with this \(property.rawValue), or let `\(owner)` rest without it",
        ]))
  }

  /// A value other than that of the layout that the spec gives the view at an end, or its screen, at rest, and the object that has it.
  private func restOfEnd(
    _ property: Property, of element: SharedElement, _ side: Side, _ all: ForwardTracks
  ) -> (subject: Subject, value: Value)? {
    var rests: [(subject: Subject, value: Value)] = []
    for subject in [Subject.provided(side, element[side].view), .screen(side)] {
      let tracks = all[subject].filter { $0.property == property }
      let track =
        side == .from ? tracks.min { $0.plays(before: $1) } : tracks.max { $0.plays(before: $1) }
      // A hold for the stay begins with the first run.
      let held = side == .to ? all.held(subject, property) : nil
      let value = track.map { side == .from ? $0.from : $0.to } ?? held
      if let value = value.flatMap(expressions.constantValue),
        !isPlain(value, of: property)
      {
        rests.append((subject, value))
      }
    }
    // Two make a product.
    return rests.count == 1 ? rests[0] : nil
  }

  private static func text(_ value: Value, _ property: Property) -> String {
    let numbers = value.numbers
    switch property {
    case .translation: return "vector(\(numbers.map { NumberText.text($0) + "pt" }.joined(separator: ", ")))"
    case .rotation, .rotationX, .rotationY: return NumberText.text(numbers[0] * 180 / .pi) + "deg"
    default: return NumberText.text(numbers[0])
    }
  }

  /// Whether a value is that of a view as it is laid out.
  private func isPlain(_ value: Value, of property: Property) -> Bool {
    let plain = property.neutral ?? 0
    return value.numbers.allSatisfy { number in
      // A quarter turn is that of a display which is turned for the other screen.
      let isQuarter = property == .rotation && abs(abs(number.remainder(dividingBy: .pi)) - .pi / 2) < 1e-6
      let isTurn = property == .rotation || property == .rotationX || property == .rotationY
      return isQuarter || abs(isTurn ? number.remainder(dividingBy: 2 * .pi) : number - plain) < 1e-6
    }
  }

  /// Whether the frame of an end is that of its view, or the picture in it: another one may need a scale to land as its view.
  private func fillsView(_ element: SharedElement, _ side: Side) -> Bool {
    let frame = element[side].frame
    if isItself(frame, of: .provided(side, element[side].view)) { return true }
    return switch expressions.kind(frame, through: current.locals) {
    case .call(.aspectFit, _), .call(.aspectFill, _), .found: true
    default: false
    }
  }

  /// Whether the spec may give the view at an end, or its screen, this value at rest.
  private func isRest(
    _ rest: Value, _ property: Property, of element: SharedElement, _ side: Side, _ found: CheckedMembers
  ) -> Bool {
    func isIt(_ subject: Subject, _ other: Property, _ value: ExpressionID) -> Bool {
      property == other && (subject == .screen(side) || subject == .provided(side, element[side].view))
        && expressions.constantValue(value).map { $0 == rest } ?? true
    }
    return found.animations.contains { isIt($0.subject, $0.property, side == .from ? $0.from : $0.to) }
      || found.holds.contains { isIt($0.hold.subject, $0.hold.property, $0.hold.value) }
  }
}

/// The tracks of the way there by their objects: there may be many of both.
private struct ForwardTracks {
  private let all: FlatTable<Subject, [CheckedAnimation]>
  private let staying: FlatTable<Subject, [CheckedHold]>

  init(_ animations: [CheckedAnimation], _ holds: [CheckedHold]) {
    all = FlatTable(grouping: animations.filter { $0.forward != nil }, by: \.subject)
    staying = FlatTable(grouping: holds.filter { $0.life == .stay }, by: \.hold.subject)
  }

  /// The value at which a property is held while the to screen is shown.
  func held(_ subject: Subject, _ property: Property) -> ExpressionID? {
    staying[subject]?.first { $0.hold.property == property }?.hold.value
  }

  subscript(subject: Subject) -> [CheckedAnimation] { all[subject] ?? [] }
}

extension Property {
  /// Whether another frame can make up for a value of the property.
  fileprivate var isOfPlace: Bool {
    switch self {
    case .scale, .scaleX, .scaleY, .translation: true
    default: false
    }
  }
}
