"""On a Saturday: an order waits for the market to open, and orders that cannot be say why."""
import re

from page import expect, opened


def button(page, name, exact=True):
    return page.get_by_role("button", name=name, exact=exact)


def type_number(page, digits):
    for digit in digits:
        button(page, "Decimal point" if digit == "." else digit).click()


def clear(page):
    for _ in range(6):
        button(page, "Delete").click()


with opened() as page:
    button(page, re.compile("^Apple Inc., A A P L"), exact=False).first.click()
    expect(page.get_by_text("The market is closed", exact=True)).to_be_visible()
    button(page, "Buy").click()

    # More than can be paid.
    type_number(page, "9999")
    button(page, "Review").click()
    expect(page.get_by_text(re.compile("of buying power. Buy less, or add money.")).first).to_be_visible()

    # A part of a share outside of regular hours.
    clear(page)
    button(page, "Order type, Market").click()
    button(page, re.compile("^Limit order"), exact=False).click()
    page.get_by_role("switch", name=re.compile("^Extended hours")).click()
    button(page, "Done").click()
    type_number(page, "200")
    button(page, "Shares").click()
    type_number(page, "0.5")
    button(page, "Review").click()
    expect(page.get_by_text(re.compile("Outside regular hours only whole shares are traded. Enter a whole number.")).first
           ).to_be_visible()

    # What can be waits until Monday.
    button(page, "Order type, Limit").click()
    button(page, re.compile("^Market order"), exact=False).click()
    button(page, "Done").click()
    type_number(page, "1")
    button(page, "Review").click()
    expect(page.get_by_text(re.compile("The market is closed. Your order waits until it opens.")).first).to_be_visible()
    button(page, "Swipe up to buy").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Order queued")).to_be_visible()
    expect(page.get_by_text(re.compile("waits for the market to open")).first).to_be_visible()
    button(page, "Done").click()
