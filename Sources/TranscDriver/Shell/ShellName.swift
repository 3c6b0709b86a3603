/// A shell that completes what is typed.
enum ShellName: String, Hashable, Sendable, CaseIterable {
  case bash
  case zsh
  case fish
}
