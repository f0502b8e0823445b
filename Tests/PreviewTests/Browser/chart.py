import re

from page import box, expect, opened

with opened() as page:
    expect(page.get_by_text("All days")).to_be_visible()
    left, top, width, height = box(page.locator("#screen-view"))
    title = box(page.get_by_text("All days"))
    y = title[1] + title[3] + height * 0.2
    page.mouse.move(left + width * 0.3, y)
    page.mouse.down()
    seen = set()
    for step in range(20):
        page.mouse.move(left + width * (0.3 + 0.02 * step), y)
        expect(page.get_by_text("Day ")).to_be_visible()
        seen.add(page.get_by_text("Day ").inner_text())
    assert len(seen) > 5, seen
    page.mouse.up()
    expect(page.get_by_text("All days")).to_be_visible()

    # Without a mouse it is stepped through by the arrow keys.
    prices = page.get_by_role("spinbutton", name="Prices")
    expect(prices).to_have_attribute("aria-valuetext", "All days")
    prices.focus()
    page.keyboard.press("ArrowRight")
    expect(prices).to_have_attribute("aria-valuetext", re.compile("^Day 0: "))
    page.keyboard.press("ArrowUp")
    expect(prices).to_have_attribute("aria-valuetext", re.compile("^Day 1: "))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(re.compile("^Day 0: "))).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("All days")).to_be_visible()
