// Stacks, spacers, priorities, and alignment guides, built in and of one's own.

import SwiftUI

/// A departure with its stops on a line; the dots are aligned with the names by a guide of our own.
struct RouteCard: View {
  private let stops = [
    ("08:14", "Alder Bridge", "Platform 2"), ("08:41", "Hollow Pond", "On request"),
    ("09:20", "Quarry Town", "Platform 1"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .firstTextBaseline) {
        Text("R 7").font(.headline).padding(.horizontal, 10).padding(.vertical, 4)
          .background(.blue, in: .rect(cornerRadius: 6)).foregroundStyle(.white)
        Text("to Quarry Town").font(.title3.weight(.semibold))
        Spacer()
        Text("66 min").foregroundStyle(.secondary)
      }
      .padding(.bottom, 16)
      ForEach(stops.indices, id: \.self) { index in
        HStack(alignment: .stop, spacing: 14) {
          Text(stops[index].0).monospacedDigit().alignmentGuide(.stop) { $0[VerticalAlignment.center] }
          VStack(spacing: 0) {
            Rectangle().fill(index == 0 ? .clear : .blue).frame(width: 3, height: 8)
            Circle().strokeBorder(.blue, lineWidth: 3).frame(width: 14, height: 14)
              .alignmentGuide(.stop) { $0[VerticalAlignment.center] }
            Rectangle().fill(index == stops.count - 1 ? .clear : .blue).frame(width: 3)
          }
          VStack(alignment: .leading) {
            Text(stops[index].1).fontWeight(.medium).alignmentGuide(.stop) { $0[VerticalAlignment.center] }
            Text(stops[index].2).font(.footnote).foregroundStyle(.secondary)
          }
          .padding(.bottom, 18)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
    .padding(20)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 20))
    .padding(20)
  }
}

extension VerticalAlignment {
  private enum StopAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }
  static let stop = VerticalAlignment(StopAlignment.self)
}

struct AlignmentSamples: View {
  var body: some View {
    VStack(spacing: 24) {
      HStack(alignment: .top) { pieces }.modifier(Shelf(name: "top"))
      HStack(alignment: .center) { pieces }.modifier(Shelf(name: "center"))
      HStack(alignment: .bottom) { pieces }.modifier(Shelf(name: "bottom"))
      HStack(alignment: .firstTextBaseline) { pieces }.modifier(Shelf(name: "firstTextBaseline"))
      HStack(alignment: .lastTextBaseline) { pieces }.modifier(Shelf(name: "lastTextBaseline"))
      ZStack(alignment: .bottomTrailing) {
        RoundedRectangle(cornerRadius: 12).fill(.teal.gradient).frame(height: 64)
        Circle().fill(.white).frame(width: 24).padding(8)
      }
    }
    .padding(20)
  }

  @ViewBuilder private var pieces: some View {
    Text("Aa").font(.largeTitle)
    Text("two\nlines").font(.footnote)
    Text("end")
    RoundedRectangle(cornerRadius: 4).fill(.orange).frame(width: 30, height: 44)
  }

  private struct Shelf: ViewModifier {
    var name: String
    func body(content: Content) -> some View {
      HStack(spacing: 16) {
        content.padding(.horizontal, 8).background(.quaternary.opacity(0.6))
        Text(name).font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

struct RoomSharing: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      HStack {
        Text("A long title that gives way when it must").lineLimit(1)
        Text("kept whole").lineLimit(1).layoutPriority(1).foregroundStyle(.secondary)
      }
      HStack(spacing: 4) {
        Color.red.frame(height: 30)
        Color.orange.frame(width: 60, height: 30)
        Color.yellow.frame(minWidth: 140, maxHeight: 30)
        Color.green.frame(height: 30)
      }
      HStack {
        Text("Start")
        Spacer(minLength: 40)
        Text("End")
      }
      HStack {
        Spacer()
        Text("one third in")
        Spacer()
        Spacer()
      }
      ViewThatFits {
        HStack { ForEach(0..<9) { Text("Stop \($0)").fixedSize() } }
        HStack {
          ForEach(0..<4) { Text("Stop \($0)").fixedSize() }
          Text("and 5 more").foregroundStyle(.secondary)
        }
      }
      Text("Natural height").padding().frame(maxWidth: .infinity).background(.mint.opacity(0.3)).border(.mint)
    }
    .padding(20)
  }
}

#Preview("Route", traits: .sizeThatFitsLayout) { RouteCard().frame(width: 390) }
#Preview("Route, dark", traits: .sizeThatFitsLayout) { RouteCard().frame(width: 390).preferredColorScheme(.dark) }
#Preview("Alignments") { AlignmentSamples() }
#Preview("Sharing room") { RoomSharing() }
