from page import expect, opened

with opened() as page:
    increment = page.get_by_role("button", name="Increment")
    reset = page.get_by_role("button", name="Reset")
    expect(page.get_by_text("Count: 0")).to_be_visible()
    expect(reset).to_be_disabled()
    increment.click()
    expect(page.get_by_text("Count: 1")).to_be_visible()
    increment.click()
    increment.click()
    expect(page.get_by_text("Count: 3")).to_be_visible()
    # Keys: focus goes from element to element, space and return press.
    increment.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Count: 4")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_text("Count: 5")).to_be_visible()
    page.keyboard.press("Tab")
    expect(reset).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Count: 0")).to_be_visible()
    expect(reset).to_be_disabled()
