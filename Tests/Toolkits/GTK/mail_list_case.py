# SPDX-License-Identifier: MIT
"""What each test of the list holds after every input: what is selected, and what was drawn."""
import os
import subprocess
import unittest
from collections import Counter

from mail_list import MailList, members

TABLE = []


class MailListCase(unittest.TestCase):
    def setUp(self):
        self.list = MailList()
        self.selected = set()
        self.widgets = set(self.list.state["widgets"])
        self.addCleanup(self.list.close)

    def expect(self, name, state, selected, lead=None, filters=False):
        """Holds the state after an input to what is said here: the mails that are selected, as in
        `1,5-9`, and the one with the keyboard. What is drawn follows from these."""
        try:
            self.hold(name, state, members(selected), lead, filters)
        except AssertionError:
            if folder := os.environ.get("PICTURES"):
                subprocess.run(["import", "-window", "root", f"{folder}/failure.png"], check=False)
            raise

    def hold(self, name, state, selected, lead, filters):
        self.assertEqual(members(state["selected"]), selected, f"{name}: selected")
        if lead is not None:
            self.assertEqual((state["lead"], state["focus"]), (lead, lead), f"{name}: lead, focus")
        for row in state["rows"]:
            self.assertEqual(row["selected"], row["id"] in selected, f"{name}: style of {row['id']}")

        # The rows that look different and had a widget were told once, and restyled once. What is
        # drawn is these and the rows that came into sight.
        differing = (selected ^ self.selected) & self.widgets
        if not filters:
            self.assertEqual(Counter(state["told"]), Counter(differing), f"{name}: told")
        restyled = Counter(state["restyled"])
        self.assertEqual(Counter(state["told"]), restyled, f"{name}: restyled")
        sight = {row["id"] for row in state["rows"]}
        due = (set(state["told"]) | set(state["bound"])) & sight
        self.assertEqual(set(state["drawn"]), due, f"{name}: drawn")
        TABLE.append((name, len(selected ^ self.selected), len(state["told"]), len(restyled),
                      len(state["drawn"]), len(set(state["bound"]) & set(state["drawn"]))))
        self.selected, self.widgets = selected, set(state["widgets"])


def print_table():
    print(f"{'input':44} {'differ':>7} {'told':>5} {'restyled':>8} {'drawn':>6}  of these new in sight")
    for name, *numbers in TABLE:
        print("{:44} {:7} {:5} {:8} {:6} {:5}".format(name, *numbers))
