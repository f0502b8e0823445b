"""An activity export is picked among the files of the device and becomes an account."""
import re

from page import expect, opened


def button(page, name, exact=True):
    return page.get_by_role("button", name=name, exact=exact)


def scroll(page, distance):
    bounds = page.locator("#canvas").bounding_box()
    page.mouse.move(bounds["x"] + bounds["width"] / 2, bounds["y"] + bounds["height"] / 2)
    page.mouse.wheel(0, distance)


with opened() as page:
    page.get_by_role("tab", name="Account").click()
    expect(button(page, re.compile("^Orders"), exact=False)).to_be_visible()
    scroll(page, 900)
    button(page, "Import activity").click()

    # Something else is refused with its name, line and remedy.
    button(page, "Choose file").click()
    button(page, re.compile("^holdings.csv"), exact=False).click()
    expect(page.get_by_text("holdings.csv, 2 lines")).to_be_visible()
    button(page, "Import").click()
    expect(page.get_by_text(re.compile("holdings.csv, line 1: this is no activity export.* Choose a file")).first
           ).to_be_visible()

    button(page, "Choose file").click()
    button(page, re.compile("^activity.csv"), exact=False).click()
    expect(page.get_by_text("activity.csv, 19 lines")).to_be_visible()
    button(page, "Import").click()
    expect(page.get_by_text("9 rows imported")).to_be_visible()
    for reason in ["Line 3.*Options are not supported", "Line 7.*Mergers are not supported",
                   "Line 19.*The file's closing remark"]:
        expect(page.get_by_text(re.compile(reason)).first).to_be_visible()
    button(page, "Show account").click()
    expect(page.get_by_text(re.compile("^Imported")).first).to_be_visible()

    # What the export says is there: cash, positions, activity.
    expect(page.get_by_text(re.compile(r"Cash, \$1,322.28")).first).to_be_visible()
    page.get_by_role("tab", name="Investing").click()
    for row in ["^Apple Inc., A A P L, 2.5 shares", "^The Coca-Cola Company, K O, 12 shares"]:
        expect(button(page, re.compile(row), exact=False).first).to_be_visible()
    page.get_by_role("tab", name="Account").click()
    button(page, "Activity").click()
    for entry in ["Sold 1.5 AAPL at", "Interest Payment"]:
        expect(page.get_by_text(re.compile(entry)).first).to_be_visible()
