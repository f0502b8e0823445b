// The brokerage home screen as a person would write it.

import EngineBenchmarks
import Foundation
import SwiftUI

struct BrokerageScreen: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      VStack(spacing: 0) {
        BrokerageHeader()
        BrokerageChart()
          .stroke(.brokerage, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .frame(width: 390, height: 96)
          .padding(.vertical, 11)
        RangeChips()
        ForEach(Brokerage.positions) { PositionRow(position: $0) }
      }
      .frame(height: 852, alignment: .top)
      TradeButton().padding(.bottom, 110)
      BrokerageTabBar()
    }
    .ignoresSafeArea()
  }
}

struct BrokerageHeader: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(Brokerage.title).font(.system(size: 17, weight: .semibold))
      Text(Brokerage.total).font(.system(size: 40, weight: .bold))
      Text(Brokerage.today).font(.system(size: 15))
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 20)
    .padding(.bottom, 12)
    .frame(maxWidth: .infinity, minHeight: 170, maxHeight: 170, alignment: .bottomLeading)
    .background(
      LinearGradient(
        colors: [Color(red: 0.02, green: 0.23, blue: 0.17), .brokerage], startPoint: .topLeading,
        endPoint: .bottomTrailing))
  }
}

struct BrokerageChart: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      Brokerage.chart.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
    return path
  }
}

struct RangeChips: View {
  var body: some View {
    HStack(spacing: 5) {
      ForEach(Brokerage.ranges, id: \.self) { range in
        Text(range)
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(range == "1D" ? .white : Color.brokerage)
          .frame(width: 56, height: 28)
          .background(Color.brokerage.opacity(range == "1D" ? 1 : 0.12), in: Capsule())
      }
    }
    .padding(.bottom, 10)
  }
}

struct PositionRow: View {
  let position: Brokerage.Position

  private var tint: Color {
    Color(
      red: Double(position.color >> 16 & 255) / 255, green: Double(position.color >> 8 & 255) / 255,
      blue: Double(position.color & 255) / 255)
  }

  var body: some View {
    HStack(spacing: 12) {
      ZStack {
        Circle().fill(tint).frame(width: 30, height: 30)
        RoundedRectangle(cornerRadius: 2).fill(.white).frame(width: 10, height: 10)
      }
      VStack(alignment: .leading, spacing: 1) {
        Text(position.ticker).font(.system(size: 16, weight: .semibold))
        Text(position.shares).font(.system(size: 13)).foregroundStyle(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 1) {
        Text(position.value).font(.system(size: 16))
        Text(position.change).font(.system(size: 13))
          .foregroundStyle(position.change.hasPrefix("-") ? .red : Color.brokerage)
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
    .overlay(alignment: .bottom) {
      Rectangle().fill(Color(white: 0.78)).frame(height: 1.0 / 3).padding(.leading, 58)
    }
  }
}

struct TradeButton: View {
  var body: some View {
    Text(Brokerage.action)
      .font(.system(size: 17, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: 160, height: 50)
      .background(Color.brokerage, in: Capsule())
      .shadow(
        color: .black.opacity(Brokerage.shadowOpacity), radius: Brokerage.shadowRadius, y: Brokerage.shadowOffset)
  }
}

struct BrokerageTabBar: View {
  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(Brokerage.tabs, id: \.self) { tab in
        VStack(spacing: 3) {
          RoundedRectangle(cornerRadius: 7).frame(width: 24, height: 24)
          Text(tab).font(.system(size: 10, weight: .medium))
        }
        .foregroundStyle(tab == "Invest" ? Color.brokerage : .gray)
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.top, 8)
    .frame(height: 83, alignment: .top)
    .background(.bar)
  }
}

extension ShapeStyle where Self == Color {
  static var brokerage: Color { Color(red: 0, green: 0.66, blue: 0.24) }
}
