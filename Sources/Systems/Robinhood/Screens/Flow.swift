// The frame of flows that take an amount: trading and transferring.

import DesignTokens
import SwiftUI

/// The bar on top of a flow: a way back or out, a title, something at the end.
struct FlowHeader<Accessory: View>: View {
  let title: String
  let onBack: (@MainActor () -> Void)?
  let onClose: @MainActor () -> Void
  let accessory: Accessory

  init(
    title: String, onBack: (@MainActor () -> Void)? = nil, onClose: @escaping @MainActor () -> Void,
    @ViewBuilder accessory: () -> Accessory
  ) {
    self.title = title
    self.onBack = onBack
    self.onClose = onClose
    self.accessory = accessory()
  }

  var body: some View {
    ZStack {
      Text(title)
        .textRole(.rhPositionTitle)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .padding(.horizontal, .rhTouchTarget * 2)
        .accessibilityAddTraits(.isHeader)
      HStack {
        Button(action: onBack ?? onClose) {
          (onBack == nil ? SymbolToken.rhClose : .rhBack).image(weight: .semibold)
            .foregroundStyle(Color.rhTextPrimary)
            .frame(width: .rhTouchTarget, height: .rhTouchTarget)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(onBack == nil ? "Close" : "Back")
        Spacer()
        accessory
      }
    }
    .padding(.horizontal, .rhSpace8)
    .frame(minHeight: .rhRowHeight)
    // Bars do not grow without end, as those of the system do not.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}

extension FlowHeader where Accessory == EmptyView {
  init(title: String, onBack: (@MainActor () -> Void)? = nil, onClose: @escaping @MainActor () -> Void) {
    self.init(title: title, onBack: onBack, onClose: onClose) { EmptyView() }
  }
}

/// The amount above the pad; beside it where the screen is low.
struct FlowLayout<Content: View, Pad: View>: View {
  let content: Content
  let pad: Pad
  @Environment(\.verticalSizeClass) private var heightClass

  init(@ViewBuilder content: () -> Content, @ViewBuilder pad: () -> Pad) {
    self.content = content()
    self.pad = pad()
  }

  var body: some View {
    if heightClass == .compact {
      HStack(alignment: .top, spacing: 0) {
        ScrollView { VStack(spacing: .rhSpace12) { content }.padding(.vertical, .rhSpace12) }
        ScrollView { VStack(spacing: .rhSpace8) { pad } }
      }
    } else {
      GeometryReader { room in
        ScrollView {
          VStack(spacing: .rhGutter) {
            Spacer(minLength: .rhSpace12)
            content
            Spacer(minLength: .rhSpace12)
            VStack(spacing: .rhSpace12) { pad }.padding(.bottom, .rhGutter)
          }
          .frame(maxWidth: .rhReadableWidth)
          .frame(maxWidth: .infinity, minHeight: room.size.height)
        }
      }
    }
  }
}
