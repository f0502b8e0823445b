"""Uses a live preview as a person would, and prints what it took: `name value unit` lines."""
import statistics
import sys

from playwright.sync_api import sync_playwright

WATCH = """() => {
  const canvas = document.getElementById('canvas')
  window.clicks = []
  let start = null
  addEventListener('pointerdown', () => { start = performance.now() }, true)
  new MutationObserver(() => {
    if (start !== null) { window.clicks.push(performance.now() - start); start = null }
  }).observe(canvas, { attributes: true, attributeFilter: ['data-frame'] })
  window.frames = []
  new MutationObserver(() => window.frames.push(performance.now())).observe(canvas, { attributes: true, attributeFilter: ['data-frame'] })
}"""

SCROLL = """async () => {
  const screen = document.getElementById('screen-view')
  const box = screen.getBoundingClientRect()
  const place = { clientX: box.x + box.width / 2, clientY: box.y + box.height * 0.6, bubbles: true, cancelable: true }
  window.frames = []
  for (let n = 0; n < 120; n++) {
    await new Promise(requestAnimationFrame)
    screen.dispatchEvent(new WheelEvent('wheel', { deltaY: 18, ...place }))
  }
  const times = window.frames
  return times.length > 2 ? (times.length - 1) * 1000 / (times[times.length - 1] - times[0]) : 0
}"""

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(sys.argv[1])
    page.wait_for_selector("#canvas[data-frame]")
    page.evaluate(WATCH)
    button = page.get_by_role("button", name="Add")
    place = button.bounding_box()
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(x, y)
    for _ in range(40):
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(60)
    clicks = page.evaluate("window.clicks")
    print("click", statistics.median(clicks), "ms")
    print("slowest of 40", max(clicks), "ms")

    # Turned as a trackpad does, a little with each frame of the page. The best of three: the machine has other things to do.
    rates = [page.evaluate(SCROLL) for _ in range(3)]
    print("scroll", max(rates), "frames/s")
    browser.close()
