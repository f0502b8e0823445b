// The brokerage home screen as a web page, for a browser.

import EngineBenchmarks
import Foundation

enum BrokeragePage {
  static var html: String {
    let rows = Brokerage.positions.map { position in
      let color = String(format: "#%06x", position.color)
      return """
        <div class=row><i style="background:\(color)"></i><p><b>\(position.ticker)</b><small>\(position.shares)</small></p>
        <p class=end><span>\(position.value)</span><small class=\(position.change.hasPrefix("-") ? "down" : "up")>\(position.change)</small></p></div>
        """
    }
    let points = Brokerage.chart.map { String(format: "%.2f,%.2f", $0.x * 390, $0.y * 96) }
    return """
      <!doctype html><meta charset=utf-8><style>
      *{margin:0;box-sizing:border-box} body{width:393px;height:852px;overflow:hidden;font:16px Inter;background:#fff}
      header{height:170px;padding:64px 20px 0;color:#fff;background:linear-gradient(135deg,#063b2b,#00a83c)}
      h2{font-size:17px;font-weight:600} h1{font-size:40px} header p{font-size:15px}
      svg{display:block;margin:11px 1px} .chips{display:flex;gap:5px;padding:0 16px 10px}
      .chips b{width:56px;height:28px;border-radius:14px;background:#00a83c1f;color:#00a83c;font-size:13px;text-align:center;line-height:28px}
      .chips b:first-child{background:#00a83c;color:#fff}
      .row{display:flex;align-items:center;height:44px;margin:0 16px;border-bottom:.33px solid #3c3c434a}
      .row i{width:30px;height:30px;border-radius:15px;margin-right:12px} .row p{flex:1} .row small{display:block;font-size:13px;color:#8e8e93}
      .end{text-align:right} .row .up{color:#00a83c} .row .down{color:#e53935}
      button{position:absolute;left:116px;top:692px;width:160px;height:50px;border:0;border-radius:25px;background:#00a83c;color:#fff;font:600 17px Inter;box-shadow:0 6px 24px #0000004d}
      nav{position:absolute;left:0;right:0;bottom:0;height:83px;padding-top:8px;display:flex;background:#f7f7f7bf;backdrop-filter:blur(24px) saturate(1.8);font-size:10px}
      nav p{flex:1;text-align:center;color:#8e8e93} nav i{display:block;width:24px;height:24px;border-radius:7px;background:currentColor;margin:0 auto 3px}
      nav p:first-child{color:#00a83c}
      </style><header><h2>\(Brokerage.title)</h2><h1>\(Brokerage.total)</h1><p>\(Brokerage.today)</p></header>
      <svg width=390 height=96><polyline fill=none stroke=#00a83c stroke-width=2 points="\(points.joined(separator: " "))"/></svg>
      <div class=chips>\(Brokerage.ranges.map { "<b>\($0)</b>" }.joined())</div>
      \(rows.joined())<button>\(Brokerage.action)</button>
      <nav>\(Brokerage.tabs.map { "<p><i></i>\($0)</p>" }.joined())</nav>
      """
  }
}
