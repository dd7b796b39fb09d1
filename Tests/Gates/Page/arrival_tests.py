# SPDX-License-Identifier: MIT
"""What who arrives sees: something to try, selection that is more than a color, and words where the page cannot start."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from browser import Browser
from page_case import PageCase

FOLDER = os.environ["PAGE_FOLDER"]


class ArrivalTests(PageCase):
    rows = 10_000

    def done(self):
        return self.value("[...document.querySelectorAll('.tries .done')].map((button) => button.dataset.try)")

    def run_try(self, name):
        self.browser.click(f"[data-try={name}]")

    def test_three_tries_run_when_they_are_pressed(self):
        self.browser.open()
        names = self.names()
        self.assertEqual(self.done(), [])
        self.run_try("shuffle")
        self.assertEqual((self.done(), self.selected_count()), (["shuffle"], 4))
        self.assertIn("Shuffled", self.text("said"))
        self.assertEqual(self.selected(), [self.lead()], "one of them is in sight")
        self.tool("undo")
        self.to_top()
        self.assertEqual(self.names(), names)
        self.run_try("search")
        self.assertEqual((self.text("chosen-count"), self.row_count()), ("4 selected, 4 not shown", 50_000))
        self.assertEqual(self.done(), ["shuffle", "search"])
        self.run_try("search")
        self.assertEqual((self.text("chosen-count"), self.row_count()), ("4 selected", 1_000_000))
        self.run_try("undo")
        self.assertEqual((self.row_count(), self.selected_count()), (0, 0))
        self.browser.wait_for("document.querySelectorAll('.tries .done').length === 3")
        self.to_top()
        self.assertEqual((self.row_count(), self.selected(), self.names()), (1_000_000, [1, 2, 3, 5], names))

    def test_tries_select_some_rows_where_none_are(self):
        self.run_try("search")
        self.assertEqual(self.text("chosen-count"), "4 selected, 4 not shown")

    def test_who_goes_on_while_all_is_deleted_is_left_alone(self):
        self.run_try("undo")
        self.tool("insert")
        self.value("new Promise((done) => setTimeout(done, 1_500))")
        self.assertEqual((self.row_count(), self.done()), (1, []))

    def test_tries_are_done_by_hand_too(self):
        self.click(1)
        self.tool("shuffle")
        self.assertEqual(self.done(), ["shuffle"])
        for tool in ("all", "delete", "undo"):
            self.tool(tool)
        self.assertEqual(self.done(), ["shuffle", "undo"])
        self.assertEqual(self.value("document.querySelector('[data-try=undo]').ariaDescription"), "Done")

    def test_tools_mark_nothing_that_they_do_not_do(self):
        for tool in ("all", "none", "invert", "shuffle", "undo"):
            self.tool(tool)
        self.assertEqual(self.done(), ["shuffle"])

    def in_sight(self, width, height, touch=False):
        """What of the page is seen at once in a window: the bottoms of its parts, and how many rows are whole."""
        self.size(width, height, touch)
        self.browser.open()
        return self.value("""(() => {
            const bottom = (name) => Math.round(document.querySelector(name).getBoundingClientRect().bottom);
            const end = Math.min(innerHeight, bottom("#rows"));
            const rows = [...document.querySelectorAll("#rows [data-row]")]
              .filter((row) => row.getBoundingClientRect().bottom <= end + 1).length;
            return { headline: bottom("h1"), tries: bottom(".tries"), bar: bottom(".chosen"), said: bottom(".table .foot"),
              rows, wide: document.documentElement.scrollWidth } })()""")

    def size(self, width, height, touch=False):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=touch)

    def usual_size(self):
        self.size(1200, 800)

    def test_the_first_screen_of_a_desktop(self):
        self.addCleanup(self.usual_size)
        seen = self.in_sight(1280, 757)
        self.assertLess(seen["tries"], 200)
        self.assertLess(seen["bar"], 290)
        self.assertGreaterEqual(seen["rows"], 10)
        self.assertLessEqual(seen["said"], 757)
        # Beside what is tried, few things are in the way of the table.
        above = self.value("""[...document.querySelectorAll("main button")].filter((button) => button.checkVisibility()
            && button.getBoundingClientRect().bottom < document.getElementById("rows").getBoundingClientRect().top
            && button.closest(".table")).length""")
        self.assertEqual(above, 6)

    def test_the_first_screen_of_a_phone(self):
        self.addCleanup(self.usual_size)
        seen = self.in_sight(390, 844, touch=True)
        self.assertLess(seen["tries"], 200)
        self.assertLess(seen["bar"], 330)
        self.assertGreaterEqual(seen["rows"], 9)
        self.assertLessEqual(seen["said"], 844)
        self.assertEqual(seen["wide"], 390)
        self.assertEqual(self.value("""[...document.querySelectorAll(".mouse")]
            .filter((hint) => hint.checkVisibility()).length"""), 0, "no hint speaks of keys")

    def test_a_phone_by_touch(self):
        self.addCleanup(self.usual_size)
        self.in_sight(390, 844, touch=True)

        def tap(selector):
            x, y = self.browser.middle(selector)
            self.browser.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            self.browser.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

        self.assertEqual(self.value("document.getElementById('profile').selectedOptions[0].text"), "Touch")
        tap("#row-4")
        tap("#row-6 .box")
        self.browser.wait_for("document.querySelector('#row-6').ariaSelected === 'true'")
        self.assertEqual(self.selected(), [1, 2, 3, 4, 5, 6])
        top = self.browser.middle("#rows")[1]
        tap("[data-try=search]")
        self.browser.wait_for("document.getElementById('chosen-count').textContent === '6 selected, 6 not shown'")
        self.assertEqual(self.browser.middle("#rows")[1], top, "nothing moves below the finger")
        tap("#chosen-after")
        self.browser.wait_for("document.getElementById('row-count').textContent === 'of 1,000,000 rows'")
        for selector in ("#undo", "#copy", "#delete", "#chosen-after", "#search", "[data-try=undo]", "#row-1 .box"):
            high = self.value(f"document.querySelector('{selector}').getBoundingClientRect().height")
            self.assertGreaterEqual(high, 43, selector)

    def test_labels_stay_at_twice_the_size(self):
        self.addCleanup(self.usual_size)
        # A window of 1,280 × 757 at 200 %.
        seen = self.in_sight(640, 378)
        self.assertEqual(seen["wide"], 640)
        self.assertLess(seen["tries"], 378)
        self.value("document.querySelector('aside').scrollIntoView()")
        for id, text in (("profile", "Behaves like"), ("mode", "Selects")):
            label = self.value(f"""(() => {{ const label = document.getElementById("{id}").labels[0];
                const range = document.createRange();
                range.selectNodeContents(label.firstChild);
                const box = range.getBoundingClientRect();
                return [label.firstChild.textContent.trim(), box.width > 40 && box.left >= 0 && box.right <= 640] }})()""")
            self.assertEqual(label, [text, True])

    def test_it_does_not_begin_empty(self):
        self.browser.open()
        self.assertEqual((self.selected(), self.selected_count()), ([1, 2, 3, 5], 4))
        self.assertEqual(self.value("document.getElementById('undo').ariaDisabled"), "true")

    def test_a_bad_number_in_the_address_is_said(self):
        for asked in ("many", "-1", "1e9", "99999999"):
            self.browser.open(f"?rows={asked}")
            said = self.value("document.querySelector('#problem:not([hidden])').textContent")
            self.assertIn(f"rows={asked}", said)
            self.assertEqual(self.row_count(), 1_000_000)
        self.browser.open("?rows=0")
        self.assertTrue(self.value("document.getElementById('problem').hidden"))
        self.assertEqual(self.row_count(), 0)

    def test_the_focus_stays_where_it_is(self):
        self.click(1)
        self.tool("undo")
        self.assertEqual(self.value("document.activeElement.id"), "undo")
        self.assertEqual(self.value("document.getElementById('undo').ariaDisabled"), "true")
        self.press("Enter")
        self.assertEqual(self.selected(), [])

    def contrast(self, scheme):
        """How much the bar of a selected row differs from the ground of one that is not."""
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.click(1)
        return self.value("""(() => {
          const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
          const light = (color) => {
            pen.fillStyle = color;
            pen.fillRect(0, 0, 1, 1);
            const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255)
              .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05;
          };
          const bar = light(getComputedStyle(document.getElementById("row-1"), "::before").backgroundColor);
          const ground = light(getComputedStyle(document.getElementById("rows")).backgroundColor);
          return Math.max(bar, ground) / Math.min(bar, ground);
        })()""")

    def test_selected_rows_have_a_bar_in_contrast(self):
        for scheme in ("light", "dark"):
            self.assertGreater(self.contrast(scheme), 3, scheme)
        self.browser.call("Emulation.setEmulatedMedia", features=[])

    def test_forced_colors_are_readable_in_every_cell(self):
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
        self.click(1)
        colors = self.value("[...document.getElementById('row-1').children].map((c) => getComputedStyle(c).color)")
        ground, ink = self.value("(() => { const s = getComputedStyle(document.getElementById('row-1'));"
                                 " return [s.backgroundColor, s.color] })()")
        self.browser.call("Emulation.setEmulatedMedia", features=[])
        self.assertEqual(set(colors), {ink})
        self.assertNotEqual(ground, ink)


class MissingPartsTests(unittest.TestCase):
    """The page with parts of it taken away."""

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        shutil.copytree(FOLDER, self.folder, dirs_exist_ok=True)

    def tearDown(self):
        shutil.rmtree(self.folder)

    def open(self, missing=None, address=None, scripts=True):
        if missing:
            (pathlib.Path(self.folder) / missing).unlink()
        browser = Browser(self.folder)
        self.addCleanup(browser.close)
        if not scripts:
            browser.call("Emulation.setScriptExecutionDisabled", value=True)
        browser.call("Page.navigate", url=address or browser.address)
        return browser

    def problem(self, browser):
        browser.wait_for("document.querySelector('header .problem:not([hidden])')?.textContent")
        top = browser.evaluate("document.querySelector('.problem:not([hidden])').getBoundingClientRect().bottom")
        self.assertLess(top, 400, "it is seen at once")
        return browser.evaluate("document.querySelector('.problem:not([hidden])').textContent")

    def test_without_the_module(self):
        browser = self.open(missing="page.wasm")
        self.assertIn("404", self.problem(browser))
        seen = browser.evaluate("[...document.querySelectorAll('button')].filter((b) => b.checkVisibility()).length")
        self.assertEqual(seen, 0, "what cannot work is not shown")

    def test_with_a_module_that_is_none(self):
        (pathlib.Path(self.folder) / "page.wasm").write_bytes(b"no module")
        self.assertIn("could not start", self.problem(self.open()))

    def test_without_the_script(self):
        self.assertIn("page.js", self.problem(self.open(missing="page.js")))

    def test_without_what_is_sent_later(self):
        browser = self.open(missing="rest.wasm")
        self.assertIn("rest of the page could not be loaded", self.problem(browser))
        browser.click("#row-2")
        self.assertEqual(browser.evaluate("document.querySelector('#row-2').ariaSelected"), "true")

    def test_with_the_rest_of_another_build(self):
        # A part imports from the first one by the name of their build.
        path = pathlib.Path(self.folder) / "rest.wasm"
        build = subprocess.run(
            ["node", "-e", "console.log(WebAssembly.Module.imports(new WebAssembly.Module("
             "require('fs').readFileSync(process.argv[1])))[0].module)", path], capture_output=True, check=True).stdout.strip()
        path.write_bytes(path.read_bytes().replace(build, b"another!"))
        browser = self.open()
        self.assertIn("rest of the page could not be loaded", self.problem(browser))

    def test_from_a_file(self):
        self.assertIn("http.server", self.problem(self.open(address=f"file://{self.folder}/index.html")))

    def test_without_scripts(self):
        self.assertIn("JavaScript", self.problem(self.open(scripts=False)))

    def test_without_the_style_sheet(self):
        browser = self.open(missing="page.css")
        browser.wait_for("document.documentElement && 'ready' in document.documentElement.dataset")
        there = browser.evaluate("document.querySelectorAll('#rows [data-row]').length")
        self.assertTrue(8 < there < 60, there)
        browser.click("#row-2")
        self.assertEqual(browser.evaluate("document.querySelector('#row-2').ariaSelected"), "true")
