# SPDX-License-Identifier: MIT
"""The conventions of GTK as the library has them, beside GTK itself: the same clicks and keys are
given to both lists, and after each one both must have selected the same and stand on the same row."""
import unittest

from mail_list import MailList, members

SHIFT, CTRL = "shift", "ctrl"


def text(mails):
    """The numbers as a text such as `1,5-9`."""
    spans = []
    for mail in sorted(mails):
        if spans and spans[-1][1] == mail - 1:
            spans[-1][1] = mail
        else:
            spans.append([mail, mail])
    return ",".join(f"{a}" if a == b else f"{a}-{b}" for a, b in spans) or "none"


class CompareTests(unittest.TestCase):
    maxDiff = None

    def compare(self, *steps):
        results = []
        for options in ([], ["--native"]):
            mails = MailList(*options)
            self.addCleanup(mails.close)
            results.append([self.result(mails, step) for step in steps])
        ours, theirs = results
        lines = [f"{step}: ours {mine}, GTK {other}"
                 for step, mine, other in zip(steps, ours, theirs) if mine != other]
        self.assertEqual(lines, [])

    def result(self, mails, step):
        if isinstance(step, str):
            state = mails.key(step)
        elif step[0] == "beside":
            state = mails.click_at((20, 300), *step[1:])
        elif step[0] == "secondary":
            state = mails.click(step[1], button=3)
        else:
            state = mails.click(*step)
        return text(members(state["selected"])), state["focus"]

    def test_clicks(self):
        self.compare((3,), (7, SHIFT), (5, SHIFT), (9, CTRL), (11, SHIFT), (6, CTRL), (8, CTRL, SHIFT),
                     (10, CTRL), (10, CTRL), (13, CTRL, SHIFT), (12, CTRL, SHIFT), (2,), (2,), (4, CTRL), (4, CTRL),
                     (6, SHIFT), (1, SHIFT))

    def test_a_range_goes_back(self):
        self.compare((3,), (9, CTRL), (12, CTRL, SHIFT), (10, CTRL, SHIFT), (5, CTRL, SHIFT))

    def test_arrows(self):
        self.compare((3,), "Down", "shift+Down", "shift+Down", "shift+Up", "ctrl+Down", "ctrl+Down",
                     "ctrl+space", "ctrl+shift+Down", "ctrl+shift+Down", "ctrl+shift+Up", "Up", "ctrl+Up",
                     "ctrl+Up", "ctrl+shift+space", "space", "shift+space", "ctrl+Down", "shift+space")

    def test_ends_and_pages(self):
        self.compare((3,), "Next", "shift+Next", "ctrl+Next", "Prior", "shift+Prior", "ctrl+shift+Next",
                     "Home", "shift+End", "shift+Home", "End", "ctrl+Home", "ctrl+shift+End")

    def test_all_and_none(self):
        self.compare((3,), "ctrl+a", "ctrl+shift+a", "ctrl+slash", "ctrl+backslash", "Down", "ctrl+a", "Escape",
                     "ctrl+Down", "ctrl+space", (8, SHIFT))

    def test_columns_and_others(self):
        self.compare((3,), "Right", "Left", "shift+Right", "ctrl+Right", "Tab", (6,), "a", "F5", "Return")

    def test_beside_and_menus(self):
        self.compare((3,), (6, SHIFT), ("secondary", 5), ("secondary", 9), (3,), ("beside",), (5, CTRL),
                     ("beside", CTRL), ("beside", SHIFT))


if __name__ == "__main__":
    unittest.main()
