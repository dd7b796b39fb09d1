# SPDX-License-Identifier: MIT
"""The code of the article about GTK is the example's own."""
import re
import textwrap
import unittest
from pathlib import Path

HERE = Path(__file__).parent
ARTICLE = HERE / "../../../Sources/SelectionCore/SelectionCore.docc/GTK.md"


def is_in(block, source):
    lines = block.splitlines()
    code = source.splitlines()
    return any(textwrap.dedent("\n".join(code[start:start + len(lines)])) == block.rstrip("\n")
               for start in range(len(code)))


class ArticleTests(unittest.TestCase):
    def test_each_block_is_in_a_file(self):
        sources = [file.read_text() for file in HERE.glob("Sources/*/*.swift")]
        blocks = re.findall(r"^```swift\n(.*?)^```", ARTICLE.read_text(), re.DOTALL | re.MULTILINE)
        self.assertGreater(len(blocks), 4)
        for block in blocks:
            self.assertTrue(any(is_in(block, source) for source in sources), block)
