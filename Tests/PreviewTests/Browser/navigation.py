from page import box, drag, expect, opened, settle

with opened() as page:
    heading = page.get_by_role("heading", name="Cities")
    expect(heading.first).to_be_visible()
    page.get_by_role("button", name="Oslo").click()
    about = page.get_by_role("button", name="About Oslo")
    expect(about).to_be_visible()
    settle(page)
    page.get_by_role("button", name="Cities").click()
    expect(page.get_by_role("button", name="Lima")).to_be_visible()
    expect(about).to_have_count(0)

    # The back swipe, from the edge.
    page.get_by_role("button", name="Lima").click()
    about = page.get_by_role("button", name="About Lima")
    expect(about).to_be_visible()
    settle(page)
    left, top, width, height = box(page.locator("#screen-view"))
    drag(page, (left + 3, top + height / 2), (left + width * 0.8, top + height / 2))
    expect(about).to_have_count(0)
    expect(page.get_by_role("button", name="Rome")).to_be_visible()

    # A sheet comes up and is dragged away.
    page.get_by_role("button", name="Rome").click()
    page.get_by_role("button", name="About Rome").click()
    text = page.get_by_text("All about it")
    expect(text).to_be_visible()
    settle(page)
    drag(page, (left + width / 2, top + height * 0.56), (left + width / 2, top + height * 0.97))
    expect(text).to_have_count(0)
    expect(page.get_by_role("button", name="About Rome")).to_be_visible()
