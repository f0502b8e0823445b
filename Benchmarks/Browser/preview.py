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

    page.evaluate("window.frames = []")
    page.mouse.move(x, y + 300)
    for _ in range(120):
        page.mouse.wheel(0, 18)
        page.wait_for_timeout(12)
    times = page.evaluate("window.frames")
    if len(times) > 2:
        print("scroll", (len(times) - 1) * 1000 / (times[-1] - times[0]), "frames/s")
    browser.close()
