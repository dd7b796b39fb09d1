# SPDX-License-Identifier: MIT
"""What the tests of the page have in common: the page, opened again for each test, and what is to be seen on it."""
import atexit
import functools
import os
import unittest

from browser import Browser


@functools.cache
def started(kind):
    """A browser of a kind, one for all tests, for to start it takes as long as a test."""
    browser = kind(os.environ["PAGE_FOLDER"])
    atexit.register(browser.close)
    return browser


class PageCase(unittest.TestCase):
    rows = 1_000_000

    @classmethod
    def setUpClass(cls):
        cls.browser = started(Browser)

    def setUp(self):
        self.browser.events.clear()
        self.browser.open(f"?rows={self.rows}")

    def tearDown(self):
        self.assertEqual(self.browser.failures(), [], "the page has thrown")

    # What is to be seen.

    def value(self, script):
        return self.browser.evaluate(script)

    def selected(self):
        """The rows drawn as selected, of those that are there, by their numbers from 0."""
        return sorted(self.value(
            "[...document.querySelectorAll('#rows [data-row][aria-selected=true]')]"
            ".map((row) => Number(row.dataset.row))"))

    def lead(self):
        """The row that has the keyboard, as the grid names it, or None."""
        name = self.value("document.querySelector('#rows').getAttribute('aria-activedescendant')")
        return int(name.removeprefix("row-")) if name else None

    def text(self, id):
        return self.value(f"document.getElementById('{id}').textContent")

    def number(self, id):
        return int(self.text(id).replace(",", ""))

    def selected_count(self):
        """How many rows are selected and shown."""
        counts = [int(part.split(" ")[0].replace(",", "")) for part in self.text("chosen-count").split(", ")]
        return counts[0] - sum(counts[1:])

    def row_count(self):
        """How many rows are shown."""
        return int(self.text("row-count").removeprefix("of ").split(" ")[0].replace(",", ""))

    def names(self, count=8):
        """The names of the first rows."""
        return self.value(
            f"Array.from({{ length: {count} }}, (_, i) =>"
            " document.getElementById(`row-${i}`).firstChild.textContent)")

    def checked(self, list):
        return self.value(
            f"[...document.querySelectorAll('#{list} [aria-checked=true]')].map((o) => o.textContent)")

    # What the user does.

    def press(self, key, modifiers=0, times=1):
        for _ in range(times):
            self.browser.press(key, modifiers)

    def click(self, row, modifiers=0):
        self.browser.click(f"#row-{row}", modifiers)

    def to_top(self):
        self.value("document.getElementById('rows').scrollTop = 0")
        self.browser.wait_for("!!document.getElementById('row-0')")

    def part(self, name):
        """Scrolls to a part of the page, which is made when it is about to be seen."""
        self.value(f"document.querySelector('[data-part={name}]').scrollIntoView({{ block: 'center' }})")
        self.browser.wait_for(f"'ready' in document.querySelector('[data-part={name}]').dataset")

    def tool(self, id):
        self.browser.click(f"#{id}")

    def focus_rows(self):
        self.value("document.getElementById('rows').focus()")

    def choose(self, id, label):
        """Chooses an entry of a menu by its text, as a user of the keyboard does by typing it."""
        found = self.value(
            f"(() => {{ const menu = document.getElementById('{id}');"
            f" const option = [...menu.options].find((o) => o.text === '{label}');"
            " if (!option) return false; menu.value = option.value;"
            " menu.dispatchEvent(new Event('change')); return true })()")
        self.assertTrue(found, f"{id} has no {label}")
