# SPDX-License-Identifier: MIT
"""What who arrives sees: something to try, selection that is more than a color, and words where the page cannot start."""
import os
import pathlib
import shutil
import tempfile
import unittest

from browser import SHIFT, Browser
from page_case import PageCase

FOLDER = os.environ["PAGE_FOLDER"]


class ArrivalTests(PageCase):
    rows = 10_000

    def done(self):
        return self.value("[...document.querySelectorAll('.tries .done')].map((li) => li.dataset.try)")

    def test_three_things_to_try_light_up(self):
        self.assertEqual(self.done(), [])
        self.click(1)
        self.assertEqual(self.done(), [])
        self.click(4, SHIFT)
        self.assertEqual(self.done(), ["range"])
        self.tool("shuffle")
        self.assertEqual(self.done(), ["range", "shuffle"])
        for tool in ("all", "delete"):
            self.tool(tool)
        self.assertEqual(self.done(), ["range", "shuffle"])
        self.tool("undo")
        self.assertEqual(self.done(), ["range", "undo", "shuffle"])

    def test_tools_light_nothing_that_they_do_not_do(self):
        for tool in ("all", "none", "invert", "shuffle", "undo"):
            self.tool(tool)
        self.assertEqual(self.done(), ["shuffle"])

    def test_it_does_not_begin_empty(self):
        self.browser.open()
        self.assertEqual((self.selected(), self.selected_count()), ([1, 2, 3, 5], 4))
        self.assertEqual(self.value("document.getElementById('undo').ariaDisabled"), "true")

    def test_on_a_phone_the_first_rows_are_seen_at_once(self):
        self.browser.call("Emulation.setDeviceMetricsOverride", width=375, height=667, deviceScaleFactor=2, mobile=True)
        self.browser.open(f"?rows={self.rows}")
        bottom = self.value("document.querySelector('#row-4').getBoundingClientRect().bottom")
        wide = self.value("document.documentElement.scrollWidth")
        self.browser.call("Emulation.setDeviceMetricsOverride", width=1200, height=800, deviceScaleFactor=1, mobile=False)
        self.assertLess(bottom, 667)
        self.assertLessEqual(wide, 375)

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
