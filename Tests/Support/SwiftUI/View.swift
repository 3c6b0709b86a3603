@_exported import Foundation
import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  @MainActor @preconcurrency public var body: Never { isNeverAsked() }
}

/// What a body that nobody asks for does.
func isNeverAsked() -> Never { preconditionFailure("this SwiftUI is for type-checking only") }

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }
}

nonisolated public struct EmptyView: View {
  nonisolated public init() {}

  @MainActor @preconcurrency public var body: Never { isNeverAsked() }
}

nonisolated public struct TupleView<T>: View {
  public var value: T

  nonisolated public init(_ value: T) { self.value = value }

  @MainActor @preconcurrency public var body: Never { isNeverAsked() }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  private let key: String

  public init(_ value: String) { key = value }

  public init(stringLiteral value: String) { key = value }
}

nonisolated public struct Text: View {
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}

  @MainActor @preconcurrency public var body: Never { isNeverAsked() }
}

nonisolated public struct Button<Label>: View where Label: View {
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}

  @MainActor @preconcurrency public var body: Never { isNeverAsked() }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

nonisolated public struct VStack<Content>: View where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}

  @MainActor @preconcurrency public var body: Never { isNeverAsked() }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public static let all = SafeAreaRegions(rawValue: .max)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public static let all = Set(rawValue: 15)

    public init(rawValue: Int8) { self.rawValue = rawValue }
  }
}

extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    EmptyView()
  }

  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    EmptyView()
  }
}
