// The protocols of axes and of the marks on them, and their builders.

import SwiftUI

/// A piece of an axis: one or more rows of marks.
public protocol AxisContent {
  @MainActor static func _collect(_ content: Self, into axes: _AxisCollector)
}

/// A line, tick or label at a value of an axis.
public protocol AxisMark {
  @MainActor static func _collect(_ mark: Self, into marks: _AxisMarkCollector)
}

/// Gathers the rows of marks of an axis.
@MainActor
public final class _AxisCollector {
  package var rows: [AxisRow] = []
  package init() {}
}

/// Gathers the marks at one value. Modifiers change `style` around their content.
@MainActor
public final class _AxisMarkCollector {
  package private(set) var elements: [AxisElement] = []
  package var style = AxisElementStyle()
  package init() {}

  package func add(_ kind: AxisElement.Kind) { elements.append(AxisElement(kind: kind, style: style)) }
}

/// Builds the content of an axis from closures.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildBlock() -> some AxisContent { _AxisGroup(parts: []) }
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
  public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .first(first))
  }
  public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .second(second))
  }
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
  public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }
  public static func buildPartialBlock(
    accumulated: some AxisContent, next: some AxisContent
  ) -> some AxisContent {
    _AxisGroup(parts: [AnyAxisContent(erasing: accumulated), AnyAxisContent(erasing: next)])
  }
}

/// Builds the marks at a value of an axis from closures.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildBlock() -> some AxisMark { _AxisMarkGroup(parts: []) }
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
  public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .first(first))
  }
  public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .second(second))
  }
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
  public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }
  public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
    _AxisMarkGroup(parts: [AnyAxisMark(erasing: accumulated), AnyAxisMark(erasing: next)])
  }
}

/// Pieces of an axis in a row.
public struct _AxisGroup: AxisContent {
  package let parts: [AnyAxisContent]
  @MainActor public static func _collect(_ content: Self, into axes: _AxisCollector) {
    for part in content.parts { AnyAxisContent._collect(part, into: axes) }
  }
}

/// Axis marks in a row.
public struct _AxisMarkGroup: AxisMark {
  package let parts: [AnyAxisMark]
  @MainActor public static func _collect(_ mark: Self, into marks: _AxisMarkCollector) {
    for part in mark.parts { AnyAxisMark._collect(part, into: marks) }
  }
}

/// Axis content of any type.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent
  nonisolated public init(erasing content: some AxisContent) { self.content = content }
  nonisolated public init(_ content: any AxisContent) { self.content = content }
  @MainActor public static func _collect(_ content: Self, into axes: _AxisCollector) {
    func open<C: AxisContent>(_ content: C) { C._collect(content, into: axes) }
    open(content.content)
  }
}

/// An axis mark of any type.
public struct AnyAxisMark: AxisMark {
  private let content: any AxisMark
  nonisolated public init(erasing content: some AxisMark) { self.content = content }
  nonisolated public init(_ content: any AxisMark) { self.content = content }
  @MainActor public static func _collect(_ mark: Self, into marks: _AxisMarkCollector) {
    func open<M: AxisMark>(_ mark: M) { M._collect(mark, into: marks) }
    open(mark.content)
  }
}

extension Never: AxisMark {
  @MainActor public static func _collect(_ mark: Never, into marks: _AxisMarkCollector) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
  @MainActor public static func _collect(_ content: Self, into axes: _AxisCollector) {
    if let content { Wrapped._collect(content, into: axes) }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  @MainActor public static func _collect(_ mark: Self, into marks: _AxisMarkCollector) {
    if let mark { Wrapped._collect(mark, into: marks) }
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  @MainActor public static func _collect(_ content: Self, into axes: _AxisCollector) {
    switch content.storage {
    case .first(let content): TrueContent._collect(content, into: axes)
    case .second(let content): FalseContent._collect(content, into: axes)
    }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  @MainActor public static func _collect(_ mark: Self, into marks: _AxisMarkCollector) {
    switch mark.storage {
    case .first(let mark): TrueContent._collect(mark, into: marks)
    case .second(let mark): FalseContent._collect(mark, into: marks)
    }
  }
}

extension AxisContent {
  /// Draws the piece as one layer.
  public func compositingLayer() -> some AxisContent { AnyAxisContent(erasing: self) }
}
