import SwiftUI

struct ShareLink<L: View>: View {
  let l: L
  init(item: String, @ViewBuilder label: () -> L) { l = label() }
  var body: some View {
    Button {
    } label: {
      l
    }
  }
}
