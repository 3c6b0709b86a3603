import TransitionDiagnostics
import TransitionPlan
import TransitionSemantics
import TransitionText

/// Puts the `let`s, the progress and the drives of an interaction into an order in which each needs only those
/// before it: a depth-first walk in the order of the spec, which keeps that order wherever it can.
struct PoseOrder {
  private enum Mark {
    case open, entered, done
  }

  /// The maximum nesting depth of the operations of one value, through all `let`s and drives that it uses: a value may be computed
  /// recursively.
  private static let depthLimit = 400

  /// With fewer drives, those of an object are found by linear search.
  private static let manyDrives = 8

  private let checked: CheckedInteraction
  private var interaction: Interaction { checked.interaction }
  private let locals: [Local]
  private let expressions: ExpressionArena
  /// The state of each step: the progress, the `let`s, the drives.
  private var marks: [Mark]
  /// The nesting depth of the operations of each step, including the steps that it needs.
  private var depths: [Int]
  /// The drives of each object; empty if there are few.
  private let drives: [Subject: [Int]]
  /// The parts of each object's frame that tracks set.
  private let said: FlatTable<Subject, [PropertyKey]>
  private var ordered: [PoseStep] = []
  /// The steps that have been entered, each of which needs the next.
  private var path: [PoseStep] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ checked: CheckedInteraction, in transition: Transition, _ expressions: ExpressionArena) {
    let interaction = checked.interaction
    self.checked = checked
    locals = transition.locals
    self.expressions = expressions
    marks = Array(filledWith: .open, count: 1 + locals.count + interaction.drives.count)
    depths = Array(filledWith: 0, count: marks.count)
    drives =
      interaction.drives.count < Self.manyDrives
      ? [:] : Dictionary(grouping: interaction.drives.indices) { interaction.drives[$0].subject }
    let hasFrames = interaction.drives.contains { $0.property.isOfFrame }
    said = FlatTable(grouping: hasFrames ? transition.saidFrameParts : []) { $0.subject }
  }

  /// The steps in order. Drives that need each other in a circle are reported.
  mutating func steps() -> [PoseStep] {
    for local in checked.locals { visit(.local(local)) }
    if interaction.progress != nil { visit(.progress) }
    for drive in interaction.drives.indices { visit(.drive(drive)) }
    return ordered
  }

  /// Appends the steps that a step needs, and then the step.
  /// - Parameter above: The nesting depth of the operations that wait for it.
  private mutating func visit(_ step: PoseStep, above: Int = 0) {
    let index = index(of: step)
    switch marks[index] {
    case .done: return
    case .entered: return reportCircle(step)
    case .open: break
    }
    let depth = value(of: step).map { expressions.depth(of: $0) } ?? 1
    if above + depth > Self.depthLimit { return reportDepth(step) }
    marks[index] = .entered
    path.append(step)
    defer { path.removeLast() }
    for needed in needs(step) {
      visit(needed, above: above + depth)
      depths[index] = max(depths[index], depths[self.index(of: needed)])
    }
    depths[index] += depth
    if depths[index] > Self.depthLimit { reportDepth(step) }
    marks[index] = .done
    ordered.append(step)
  }

  private func index(of step: PoseStep) -> Int {
    switch step {
    case .progress: 0
    case .local(let index): 1 + index
    case .drive(let index): 1 + locals.count + index
    }
  }

  private func drives(of subject: Subject) -> [Int] {
    if interaction.drives.count >= Self.manyDrives { return drives[subject] ?? [] }
    return interaction.drives.indices.filter { interaction.drives[$0].subject == subject }
  }

  private func value(of step: PoseStep) -> ExpressionID? {
    switch step {
    case .local(let index): locals[index].value
    case .progress: interaction.progress
    case .drive(let index): interaction.drives[index].value
    }
  }

  /// The steps that a value needs.
  private func needs(_ step: PoseStep) -> [PoseStep] {
    // A drive without a value follows its track, and needs the progress.
    guard let value = value(of: step) else {
      return [interaction.states.map { .drive($0.drive) } ?? .progress]
    }
    var needed: [PoseStep] = []
    expressions.visitLeaves(value, reading: .local | .gesture(.progress) | .property) { leaf in
      switch leaf {
      case .local(let index): needed.append(.local(index))
      case .gesture(.progress): needed.append(interaction.states.map { .drive($0.drive) } ?? .progress)
      case .property(let subject, let property):
        let drives = drives(of: subject)
        if drives.isEmpty { return }
        let driven = drives.map { interaction.drives[$0].property }
        let own = (said[subject] ?? []).map(\.property)
        let all = driven + own.filter { $0.keepsPlace(among: driven, own) }
        for (index, other) in zip(drives, driven) where property.depends(on: other, of: all) {
          needed.append(.drive(index))
        }
      default: break
      }
    }
    return needed
  }

  private func place(of step: PoseStep) -> SpecLocation {
    switch step {
    case .local(let index): locals[index].location
    case .progress: checked.progressLocation
    case .drive(let index): interaction.drives[index].location
    }
  }

  /// Reports the first value of the interaction that depends on too long a chain of others.
  private mutating func reportDepth(_ step: PoseStep) {
    if diagnostics.contains(where: { $0.code == .nestedTooDeeply }) { return }
    diagnostics.append(
      Diagnostic(
        .nestedTooDeeply, at: place(of: step).range, [.number(Double(Self.depthLimit))],
        notes: ["the operators of `let`s and drives count at each use"]))
  }

  private mutating func reportCircle(_ step: PoseStep) {
    let place = place(of: step)
    if diagnostics.contains(where: { $0.range == place.range }) { return }
    let first = path.lastIndex { index(of: $0) == index(of: step) } ?? path.endIndex
    let circle = path[first...].dropFirst()
    var labels = circle.map { DiagnosticLabel(self.place(of: $0).range, "which uses this") }
    if !labels.isEmpty { labels[0].text = "it uses this" }
    if let last = labels.indices.last { labels[last].text += ", and this uses the first" }
    let hasDrive = path[first...].contains { if case .drive = $0 { true } else { false } }
    let own = circle.isEmpty ? ownStart(step) : nil
    diagnostics.append(
      Diagnostic(
        .driveCircle, at: place.range,
        [.text(hasDrive ? "the drives of this interaction" : "the values of this interaction")],
        labels: labels,
        notes: [
          circle.isEmpty
            ? own.map { _ in "it uses itself; `start.…` is its value when the gesture began" }
              ?? "it uses itself" : "during a gesture, values cannot depend on each other in a cycle"
        ],
        fixIts: own.map {
          [FixIt("write `start.`", $0.map { TextEdit($0, "start.") }, applicability: .needsReview)]
        } ?? []))
  }

  /// The places where a drive reads its own property without `start.`, which was probably meant; nil if there are none.
  private func ownStart(_ step: PoseStep) -> [ByteRange]? {
    guard case .drive(let index) = step, let value = interaction.drives[index].value else { return nil }
    var places: [ByteRange] = []
    expressions.visit(value) { id in
      if case .property(interaction.drives[index].subject, interaction.drives[index].property) =
        expressions[id].kind
      {
        places.append(ByteRange(at: expressions[id].range.start))
      }
    }
    return places.isEmpty ? nil : places
  }
}

extension ExpressionArena {
  /// The nesting depth of the operations of an expression.
  fileprivate func depth(of id: ExpressionID) -> Int {
    1 + operands(of: id).reduce(0) { max($0, depth(of: $1)) }
  }
}
