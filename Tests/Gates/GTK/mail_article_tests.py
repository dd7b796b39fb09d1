# SPDX-License-Identifier: MIT
"""The code of the article about GTK is the product's and the examples', and its app runs."""
import os
import re
import textwrap
import time
import unittest
from pathlib import Path

from mail_list import Program, xdotool

HERE = Path(__file__).parent
ROOT = HERE / "../../.."
ARTICLE = ROOT / "Sources/SelectionCore/SelectionCore.docc/GTK.md"
APP = HERE / "Sources/ArticleApp/main.swift"


def is_in(block, source):
    lines = block.splitlines()
    code = source.splitlines()
    return any(textwrap.dedent("\n".join(code[start:start + len(lines)])) == block.rstrip("\n")
               for start in range(len(code)))


class ArticleTests(unittest.TestCase):
    def setUp(self):
        self.blocks = re.findall(
            r"^```swift\n(.*?)^```", ARTICLE.read_text(), re.DOTALL | re.MULTILINE)

    def test_each_block_is_in_a_file(self):
        files = [*HERE.glob("Sources/*/*.swift"), *ROOT.glob("Sources/SelectionGTK/*.swift")]
        sources = [file.read_text() for file in files]
        # The manifest is this package's own, in other lines.
        blocks = [block for block in self.blocks if ".package(" not in block]
        self.assertGreater(len(blocks), 4)
        for block in blocks:
            self.assertTrue(any(is_in(block, source) for source in sources), block)

    def test_the_app_is_whole_and_as_long_as_the_article_says(self):
        app = APP.read_text().split("\n", 1)[1]
        self.assertIn(app, self.blocks)
        lines = [line for line in app.splitlines() if line]
        self.assertIn(f"An app of {len(lines)} lines", ARTICLE.read_text())


class ArticleAppTests(unittest.TestCase):
    """The app reports nothing but the title of its window."""

    def setUp(self):
        self.app = Program(os.environ["ARTICLE_APP"])
        self.addCleanup(self.app.close)
        self.window = self.app.take_keyboard()
        time.sleep(0.5)

    def expect(self, title):
        for _ in range(1200):    # a busy machine searches for seconds
            seen = xdotool("getwindowname", self.window).strip()
            if seen == title:
                return
            time.sleep(0.05)
        self.assertEqual(seen, title)

    def test_keys_a_search_and_undo(self):
        xdotool("mousemove", 180, 300, "click", 1)
        self.expect("1 selected")
        xdotool("key", "shift+Down", "key", "shift+Down")
        self.expect("3 selected")
        xdotool("key", "ctrl+a")
        self.expect("100000 selected")
        xdotool("key", "ctrl+z")
        self.expect("3 selected")
        xdotool("mousemove", 180, 16, "click", 1, "type", "9999")
        self.expect("0 selected")    # the selected ones are hidden, and counted apart
        xdotool("key", "BackSpace", "key", "BackSpace", "key", "BackSpace", "key", "BackSpace")
        self.expect("3 selected")
