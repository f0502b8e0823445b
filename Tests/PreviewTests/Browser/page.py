"""What the browser tests share: opens the page given on the command line, and saves its canvas in the end."""
import base64
import contextlib
import sys

from playwright.sync_api import expect, sync_playwright

expect.set_options(timeout=60_000)


@contextlib.contextmanager
def opened(**options):
    url, canvas = sys.argv[1:3]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 900}, **options)
        page.set_default_timeout(60_000)
        failures = []
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.goto(url)
        page.wait_for_selector("#canvas[data-frame]")
        yield page
        settle(page)
        with open(canvas, "wb") as file:
            file.write(base64.b64decode(page.evaluate("document.getElementById('canvas').toDataURL().split(',')[1]")))
        assert not failures, failures
        browser.close()


def settle(page):
    """Waits until no frame has come for a while."""
    page.evaluate("""() => new Promise((done) => {
      const canvas = document.getElementById('canvas')
      let quiet
      const again = () => { clearTimeout(quiet); quiet = setTimeout(() => { watch.disconnect(); done() }, 400) }
      const watch = new MutationObserver(again)
      watch.observe(canvas, { attributes: true })
      again()
    })""")


def box(locator):
    found = locator.bounding_box()
    return found["x"], found["y"], found["width"], found["height"]


def drag(page, start, end, steps=12):
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=steps)
    page.mouse.up()
