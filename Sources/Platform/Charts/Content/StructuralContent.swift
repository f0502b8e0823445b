// Content that holds other content: groups, loops, erased types.

import SwiftUI

/// Several marks treated as one piece.
public struct Plot<Content> {
  package let content: Content
}

extension Plot: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public typealias Body = Never
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    Content._collect(content.content, into: collector)
  }
}

/// Content of any type.
public struct AnyChartContent {
  private let content: any ChartContent

  nonisolated public init(erasing content: some ChartContent) { self.content = content }
  nonisolated public init(_ content: any ChartContent) { self.content = content }
}

extension AnyChartContent: PrimitiveChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    func open<C: ChartContent>(_ content: C) { C._collect(content, into: collector) }
    open(content.content)
  }
}

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    let make = content.content
    for element in content.data { Content._collect(make(element), into: collector) }
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for each element of a collection.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(contentOf: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(contentOf: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(contentOf: data, id: { $0 }, content: content)
  }
}
