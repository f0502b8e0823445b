// How a list of marks in braces becomes one piece of content.

import SwiftUI

/// Builds chart content from closures.
@resultBuilder
public struct ChartContentBuilder {
  nonisolated public static func buildBlock() -> some ChartContent { _EmptyChartContent() }
  nonisolated public static func buildExpression<Content: ChartContent>(_ content: consuming Content) -> Content {
    content
  }
  nonisolated public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
  nonisolated public static func buildEither<T1: ChartContent, T2: ChartContent>(
    first: T1
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .first(first))
  }
  nonisolated public static func buildEither<T1: ChartContent, T2: ChartContent>(
    second: T2
  ) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .second(second))
  }
  nonisolated public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
  nonisolated public static func buildPartialBlock<T: ChartContent>(first content: consuming T) -> T { content }
  nonisolated public static func buildPartialBlock<A: ChartContent, B: ChartContent>(
    accumulated: consuming A, next: consuming B
  ) -> some ChartContent {
    _ChartContentPair(first: accumulated, second: next)
  }
}

/// No marks.
public struct _EmptyChartContent {}

extension _EmptyChartContent: PrimitiveChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {}
}

/// One piece of content after another.
public struct _ChartContentPair<First, Second> {
  package let first: First
  package let second: Second
}

extension _ChartContentPair: ChartContent, PrimitiveChartContent where First: ChartContent, Second: ChartContent {
  public typealias Body = Never
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    First._collect(content.first, into: collector)
    Second._collect(content.second, into: collector)
  }
}

/// One of two pieces: of a chart, an axis, or the marks of an axis.
public struct BuilderConditional<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  package let storage: Storage
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    switch content.storage {
    case .first(let content): TrueContent._collect(content, into: collector)
    case .second(let content): FalseContent._collect(content, into: collector)
    }
  }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    if let content { Wrapped._collect(content, into: collector) }
  }
}
