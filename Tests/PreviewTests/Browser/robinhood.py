"""A newcomer buys two shares with a limit order, sees it filled, finds it in the history, and sells one."""
import re

from page import expect, opened


def button(page, name, exact=True):
    return page.get_by_role("button", name=name, exact=exact)


def type_number(page, digits):
    for digit in digits:
        button(page, digit).click()


def swipe(page, name):
    handle = button(page, name)
    expect(handle).to_be_visible()
    bounds = handle.bounding_box()
    x, y = bounds["x"] + bounds["width"] / 2, bounds["y"] + 30
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 11):
        page.mouse.move(x, y - 20 * step)
        page.wait_for_timeout(30)
    page.mouse.up()


def shares(row):
    """How many shares a position's row says."""
    expect(row).to_be_visible()
    name = row.get_attribute("aria-label") or row.inner_text()
    return float(re.search(r"([\d.,]+) shares?,", name).group(1).replace(",", ""))


with opened() as page:
    row = button(page, re.compile("^Apple Inc., A A P L"), exact=False).first
    held = shares(row)
    row.click()
    button(page, "Buy").click()
    button(page, "Order type, Market").click()
    button(page, re.compile("^Limit order"), exact=False).click()
    button(page, "Done").click()
    type_number(page, "999")
    button(page, "Shares").click()
    type_number(page, "2")
    button(page, "Review").click()
    swipe(page, "Swipe up to buy")
    expect(page.get_by_text("Order filled")).to_be_visible()
    button(page, "Done").click()
    button(page, "Sell").click()
    type_number(page, "1")
    button(page, "Review").click()
    swipe(page, "Swipe up to sell")
    expect(page.get_by_text("Order filled")).to_be_visible()
    button(page, "Done").click()
    page.get_by_role("tab", name="Account").or_(button(page, "Account")).first.click()
    button(page, re.compile("^Orders"), exact=False).click()
    expect(button(page, re.compile("^Apple Inc. limit buy, Filled"), exact=False).first).to_be_visible()
    expect(button(page, re.compile("^Apple Inc. market sell, Filled"), exact=False).first).to_be_visible()
    page.get_by_role("tab", name="Investing").or_(button(page, "Investing")).first.click()
    button(page, "Back").click()
    now = shares(button(page, re.compile("^Apple Inc., A A P L"), exact=False).first)
    assert abs(now - held - 1) < 1e-6, (held, now)
