# SPDX-License-Identifier: MIT
"""All that match, but these, of a hundred million rows of which five are loaded."""
from page_case import PageCase


class ServerTests(PageCase):
    rows = 10

    def setUp(self):
        super().setUp()
        self.part("server")

    def boxes(self):
        return self.value("[...document.querySelectorAll('#server-rows input')].map((box) => box.checked)")

    def said(self):
        return [self.text("server-count"), self.text("server-steps")]

    def row(self, number):
        self.browser.click(f"#server-rows li:nth-child({number}) input")

    def test_all_that_match_but_these(self):
        self.value("document.getElementById('server-all').scrollIntoView({ block: 'center' })")
        self.assertEqual((self.boxes(), self.said()), ([False] * 5, ["0 selected", ""]))
        self.assertEqual(self.text("server-all"), "Select all 5,000,000")
        self.tool("server-all")
        self.assertEqual((self.boxes(), self.said()), ([True] * 5, ["5,000,000 selected", "+ all of otter"]))
        self.row(2)
        self.row(4)
        self.assertEqual(self.boxes(), [True, False, True, False, True])
        self.assertEqual(self.said(), ["4,999,998 selected", "+ all of otter, − 2 by name"])
        self.row(4)
        self.assertEqual(self.said(), ["4,999,999 selected", "+ all of otter, − 1 by name"])

    def test_another_search_keeps_the_first_one(self):
        self.value("document.getElementById('server-all').scrollIntoView({ block: 'center' })")
        self.tool("server-all")
        self.choose("server-query", "comet")
        self.assertEqual(self.boxes(), [False] * 5)
        self.row(1)
        self.assertEqual(self.said(), ["5,000,001 selected", "+ all of otter, + 1 by name"])
        self.choose("server-query", "everything")
        self.assertEqual(self.boxes()[:2], [True, False], "Amber otter, Brisk meadow")
        self.assertEqual(self.text("server-all"), "Select all 100,000,000")
        self.choose("server-query", "otter")
        self.tool("server-none")
        # Whether the comet is an otter, only the server knows.
        self.assertEqual(
            (self.boxes(), self.said()), ([False] * 5, ["At least 0 selected", "+ 1 by name, − all of otter"]))
        self.choose("server-query", "comet")
        self.assertEqual(self.boxes(), [True] + [False] * 4)
