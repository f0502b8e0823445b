from page import expect, opened, settle

with opened() as page:
    canvas = page.locator("#canvas")
    expect(canvas).to_have_js_property("width", 750)
    page.get_by_role("button", name="Increment").click()
    page.get_by_label("Model").select_option("iphone-15-pro")
    expect(canvas).to_have_js_property("width", 1179)
    page.get_by_role("radio", name="Landscape").click()
    expect(canvas).to_have_js_property("width", 2556)
    page.get_by_role("radio", name="Portrait").click()
    page.get_by_role("radio", name="Dark").click()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    page.get_by_role("switch", name="Bold text").check()
    page.get_by_role("slider", name="Text size").fill("6")
    # The state is that of before.
    expect(page.get_by_text("Count: 1")).to_be_visible()

    screen = page.get_by_role("application")
    page.get_by_role("button", name="Inspect a view").click()
    screen.get_by_text("Count: 1").hover()
    expect(page.locator("#inspection .i-name")).to_have_text("Text")
    expect(page.locator("#inspection")).to_contain_text("CounterScreen")
    screen.get_by_text("Count: 1").click()
    expect(screen.get_by_text("Count: 1")).to_be_visible()

    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.get_by_role("button", name="One frame").click()
    page.get_by_role("button", name="Go on").click()
    settle(page)
