/// A shell that there is a completion script for.
enum ShellName: String, Hashable, Sendable, CaseIterable {
  case bash
  case zsh
  case fish
}
