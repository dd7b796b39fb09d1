# SPDX-License-Identifier: MIT
"""What each test of the list holds after every input: what is selected, and what was drawn."""
import os
import shutil
import subprocess
import unittest
from collections import Counter

from mail_list import MailList, members

TABLE = []


class MailListCase(unittest.TestCase):
    def setUp(self):
        self.list = MailList()
        self.stand(set(), self.list.state)
        self.addCleanup(self.list.close)

    def expect(self, name, state, selected, lead=None, filters=False):
        """Holds the state after an input to what is said here: the mails that are selected, as in
        `1,5-9`, and the one with the keyboard. What is drawn follows from these."""
        try:
            self.hold(name, state, members(selected), lead, filters)
        except AssertionError:
            folder = os.environ.get("PICTURES")
            if folder and shutil.which("import"):
                subprocess.run(["import", "-window", "root", f"{folder}/failure.png"], check=False)
            raise

    def hold(self, name, state, selected, lead, filters):
        self.assertEqual(members(state["selected"]), selected, f"{name}: selected")
        if lead is not None:
            self.assertEqual((state["lead"], state["focus"]), (lead, lead), f"{name}: lead, focus")
        for row in state["rows"]:
            self.assertEqual(row["selected"], row["id"] in selected, f"{name}: style of {row['id']}")

        # The rows that look different and had a widget were told once, and restyled once. Of the
        # rows that were in sight before, these are drawn and no others.
        differing = (selected ^ self.selected) & self.widgets
        if not filters:
            self.assertEqual(Counter(state["told"]), Counter(differing), f"{name}: told")
        restyled = Counter(state["restyled"])
        self.assertEqual(Counter(state["told"]), restyled, f"{name}: restyled")
        told, sight = set(state["told"]), {row["id"] for row in state["rows"]}
        new = sight - self.sight
        if filters:
            new |= set(state["bound"])
        stayed = self.sight & sight - new
        self.assertEqual(set(state["drawn"]) & stayed, told & stayed, f"{name}: drawn")
        self.assertFalse(told & sight - set(state["drawn"]), f"{name}: not drawn")
        if not filters:
            again = set(state["bound"]) & self.sight & sight - told
            self.assertFalse(again, f"{name}: bound again")
        TABLE.append((name, len(selected ^ self.selected), len(state["told"]), len(restyled),
                      len(set(state["drawn"]) & self.sight), len(set(state["drawn"]) - self.sight)))
        self.stand(selected, state)

    def stand(self, selected, state):
        """Goes on from a state that was held in another way."""
        self.selected, self.widgets = selected, set(state["widgets"])
        self.sight = {row["id"] for row in state["rows"]}


def print_table():
    if not TABLE:
        return
    print(f"\n{'input':42} differ  told  restyled  drawn  drawn for the first time in sight")
    for name, *numbers in TABLE:
        print("{:42} {:6} {:5} {:9} {:6} {:6}".format(name, *numbers))
