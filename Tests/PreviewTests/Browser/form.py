from page import box, drag, expect, opened

with opened() as page:
    name = page.get_by_role("textbox", name="Name")
    expect(name).to_have_value("")
    # A field that nobody has touched yet.
    name.fill("Eve")
    expect(page.get_by_text("Eve, quiet, 3")).to_be_visible()
    name.fill("")
    expect(page.get_by_text("Nobody, quiet, 3")).to_be_visible()
    expect(name).to_have_attribute("placeholder", "Name")
    name.click()
    page.keyboard.type("Adaa")
    expect(page.get_by_text("Adaa, quiet, 3")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.get_by_text("Ada, quiet, 3")).to_be_visible()
    expect(name).to_have_value("Ada")
    # The keyboard's keys came and changed meanwhile.
    expect(name).to_be_focused()
    # What an IME commits.
    page.keyboard.insert_text("漢字")
    expect(page.get_by_text("Ada漢字, quiet, 3")).to_be_visible()
    name.fill("Bo")
    expect(page.get_by_text("Bo, quiet, 3")).to_be_visible()

    loud = page.get_by_role("switch", name="Loud")
    expect(loud).not_to_be_checked()
    loud.check()
    expect(page.get_by_text("Bo, loud, 3")).to_be_visible()
    loud.uncheck()
    expect(page.get_by_text("Bo, quiet, 3")).to_be_visible()
    loud.press("Space")
    expect(page.get_by_text("Bo, loud, 3")).to_be_visible()
    expect(loud).to_be_checked()
    expect(page.get_by_text("Bo, loud, 3")).to_be_visible()

    volume = page.get_by_role("slider", name="Volume")
    volume.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Bo, loud, 4")).to_be_visible()
    left, top, width, height = box(volume)
    # The knob is 28 points wide and stays within the slider.
    knob = left + 14 + (width - 28) * 0.4
    drag(page, (knob, top + height / 2), (knob + (width - 28) * 0.4, top + height / 2))
    expect(page.get_by_text("Bo, loud, 8")).to_be_visible()
    volume.fill("20")
    expect(page.get_by_text("Bo, loud, 2")).to_be_visible()
    expect(volume).to_have_value("20")

    guests = page.get_by_role("spinbutton", name="Guests: 2")
    guests.press("ArrowUp")
    expect(page.get_by_role("spinbutton", name="Guests: 3")).to_be_visible()

    seat = page.get_by_role("combobox", name="Seat")
    expect(seat).to_have_value("2")
    seat.select_option(label="Window")
    expect(seat).to_have_value("0")
    expect(seat.get_by_role("option", selected=True)).to_have_text("Window")
