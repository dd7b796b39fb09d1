# SPDX-License-Identifier: MIT
"""What is sent until the first row can be clicked, and what is sent later."""
import gzip
import os
import pathlib
import shutil
import subprocess
import unittest

from browser import Browser
from page_case import PageCase

FOLDER = pathlib.Path(os.environ["PAGE_FOLDER"])
# This number only falls, except for what mends a fault.
MOST_FIRST = 119_340


class TransferTests(PageCase):
    rows = 10

    def names(self):
        return self.value("performance.getEntriesByType('resource').map((entry) => entry.name.split('/').pop())")

    def test_every_request_is_answered(self):
        self.assertEqual(self.browser.missing, [])
        names = self.names()
        self.assertEqual(len(names), len(set(names)), f"each part is asked for once: {names}")
        self.assertIn("page.wasm", names)

    def test_nothing_is_loaded_from_elsewhere(self):
        own = self.browser.address.rsplit("/", 1)[0]
        for name in self.value("performance.getEntriesByType('resource').map((entry) => entry.name)"):
            self.assertTrue(name.startswith((own, "data:")), name)

    def test_the_page_runs_nothing_that_is_written_into_it(self):
        self.value("""(() => { const button = document.createElement('div');
            button.setAttribute('onclick', 'window.ran = true'); document.body.append(button); button.click();
            const script = document.createElement('script'); script.textContent = 'window.ran = true';
            document.body.append(script) })()""")
        self.assertIsNone(self.value("window.ran ?? null"))

    def test_other_lists_are_made_when_they_are_scrolled_to(self):
        made = "[...document.querySelectorAll('[data-part]')].filter((part) => 'ready' in part.dataset).length"
        self.assertEqual(self.value(made), 0)
        self.click(2)
        for tool in ("insert", "up", "down", "shuffle", "invert", "delete", "undo", "undo", "redo", "none"):
            self.tool(tool)
        self.assertNotIn("outline.wasm", self.names(), "no tool of the table needs it")
        self.assertEqual(self.value("document.querySelectorAll('.tile, .node, .option').length"), 0)
        for name in ("folders", "lists", "server", "pictures"):
            self.part(name)
        self.assertEqual(self.value(made), 4)
        self.assertIn("outline.wasm", self.names())


class FirstPartTests(unittest.TestCase):
    """The page while what is sent later is held back."""

    def setUp(self):
        self.browser = Browser(str(FOLDER))
        self.addCleanup(self.browser.close)
        self.held = []
        self.browser.call("Fetch.enable", patterns=[{"urlPattern": "*/rest.wasm"}, {"urlPattern": "*/later*"}])
        self.browser.call("Page.navigate", url=self.browser.address)
        self.browser.wait_for("document.documentElement?.dataset.ready === 'table'")

    def test_a_row_can_be_clicked_after_130_000_bytes(self):
        self.browser.click("#row-4")
        self.browser.click("#row-6 .box")
        self.browser.press("ArrowDown", 8)
        self.browser.click("#undo")
        selected = self.browser.evaluate("[...document.querySelectorAll('#rows [aria-selected=true]')].map((row) => row.id)")
        self.assertEqual(selected, ["row-4", "row-6"])
        sent = self.browser.evaluate("""["index.html", ...performance.getEntriesByType("resource")
            .filter((entry) => entry.responseEnd > 0).map((entry) => entry.name.split("/").pop())]""")
        self.assertEqual([name for name in sent if name.startswith(("rest", "later"))], [])
        files = [(FOLDER / name).read_bytes() for name in set(sent) if (FOLDER / name).is_file()]
        self.assertGreaterEqual(len(files), 5)
        by_gzip = sum(len(gzip.compress(file, 9, mtime=0)) for file in files)
        by_brotli = sum(len(subprocess.run(["brotli", "--best", "--stdout"], input=file, capture_output=True, check=True)
                            .stdout) for file in files)
        print(f"({by_gzip:,} bytes by gzip, {by_brotli:,} by brotli, until a row can be clicked) ", end="")
        self.assertLessEqual(by_gzip, MOST_FIRST)
        self.assertLess(by_brotli, 100_000)

    def test_an_input_that_needs_the_rest_waits_for_it(self):
        self.browser.call("Fetch.enable", patterns=[{"urlPattern": "*/later*"}])
        self.browser.click("[data-try=shuffle]")
        self.browser.wait_for("document.getElementById('said').textContent.startsWith('Shuffled')")
        self.assertEqual(self.browser.evaluate("document.getElementById('chosen-count').textContent"), "4 selected")
