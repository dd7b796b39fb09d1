# SPDX-License-Identifier: MIT
"""Clicks and keys on a tree of files: triangles, boxes, arrows, folders that load as they open."""
import os
import unittest

from mail_list import MailList


class FileTree(MailList):
    program = os.environ.get("FILE_TREE", "")

    def texts(self):
        return [row["text"] for row in self.state["rows"]]

    def press(self, name, part):
        """Presses the triangle (0), the box (1) or the name (2) of a file."""
        for row in self.state["rows"]:
            if row["text"].split()[-1] == name:
                self.report("mousemove", *row["places"][part], "click", 1)
                return self.state["again"]
        raise LookupError(f"{name} is not in sight")


class FileTreeTests(unittest.TestCase):
    def setUp(self):
        self.tree = FileTree()
        self.addCleanup(self.tree.close)

    def test_triangles_and_boxes(self):
        tree = self.tree
        self.assertEqual(
            tree.texts(), ["0 ▾☐ docs", "1  ☐ plan", "1  ☐ may", "0 ▸☐ photos", "0  ☐ notes"])
        self.assertEqual(tree.press("may", 1), ["docs", "may"])
        self.assertEqual(tree.texts()[:3], ["0 ▾▣ docs", "1  ☐ plan", "1  ☑ may"])
        self.assertEqual(tree.press("docs", 0), ["docs"])
        self.assertEqual(tree.texts(), ["0 ▸▣ docs", "0 ▸☐ photos", "0  ☐ notes"])
        tree.press("docs", 0)
        tree.press("docs", 1)
        self.assertEqual(tree.texts()[:3], ["0 ▾☑ docs", "1  ☑ plan", "1  ☑ may"])

    def test_a_folder_loads_as_it_opens(self):
        tree = self.tree
        tree.press("photos", 0)
        self.assertEqual(tree.texts()[3:], [
            "0 ▾☐ photos", "1  ☐ photos/0", "1  ☐ photos/1", "1  ☐ photos/2", "0  ☐ notes"])

    def test_arrows(self):
        tree = self.tree
        tree.press("docs", 2)
        self.assertEqual(tree.state["lead"], "docs")
        tree.key("Left")
        self.assertEqual(tree.texts()[0], "0 ▸☐ docs")
        tree.key("Right", "Right")
        self.assertEqual(tree.state["lead"], "plan")
        tree.key("Down", "shift+Down")
        self.assertEqual(
            [row["selected"] for row in tree.state["rows"]], [False, False, True, True, False])
        tree.key("Left")
        self.assertEqual(tree.state["lead"], "photos")
