# SPDX-License-Identifier: MIT
"""The conventions of GTK as the library has them, beside GTK itself: the same clicks and keys go to
both lists, and after each one both must have selected the same and have the focus on the same row.

Where they differ, both results are said here, so that nothing else differs and these do."""
import unittest

from mail_list import MailList, members

MODIFIERS = {"⇧": "shift", "ctrl": "ctrl"}
BESIDE = (20, 300)


def text(mails):
    """The numbers as a text such as `1,5-9`."""
    spans = []
    for mail in sorted(mails):
        if spans and spans[-1][1] == mail - 1:
            spans[-1][1] = mail
        else:
            spans.append([mail, mail])
    return ",".join(f"{a}" if a == b else f"{a}-{b}" for a, b in spans) or "none"


def do(mails, step):
    """Does a step such as `ctrl-⇧-click 5`, `⇧-Down`, `secondary-click 3` or `click beside`."""
    action, _, place = step.partition(" ")
    *words, action = action.split("-")
    modifiers = [MODIFIERS[word] for word in words if word in MODIFIERS]
    if action != "click":
        return mails.key("+".join([*modifiers, action]))
    if place == "beside":
        return mails.click_at(BESIDE, *modifiers)
    return mails.click(int(place), *modifiers, button=3 if "secondary" in words else 1)


class CompareTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.lists = [MailList(), MailList("--native")]
        cls.addClassCleanup(lambda: [mails.close() for mails in cls.lists])

    def results(self, mails, steps):
        mails.take_keyboard()
        mails.key("ctrl+Home")
        states = [do(mails, step) for step in steps]
        return [(text(members(state["selected"])), state["focus"]) for state in states]

    def compare(self, steps, known=()):
        """Does steps in both lists, of which the first selects a row alone; `known` has what of them
        differs: the step, what is selected and the row with the focus, here and in GTK."""
        ours, theirs = (self.results(mails, steps) for mails in self.lists)
        differences = [both for both in zip(steps, ours, theirs) if both[1] != both[2]]
        self.assertEqual(differences, list(known))

    def test_clicks(self):
        self.compare([
            "click 3", "⇧-click 7", "⇧-click 5", "ctrl-click 9", "⇧-click 11", "ctrl-click 6", "ctrl-⇧-click 8",
            "ctrl-click 10", "ctrl-click 10", "ctrl-⇧-click 13", "click 2", "click 2", "ctrl-click 4", "ctrl-click 4",
            "⇧-click 6", "⇧-click 1"])

    def test_arrows(self):
        self.compare([
            "click 3", "Down", "⇧-Down", "⇧-Down", "⇧-Up", "ctrl-Down", "ctrl-Down", "ctrl-space", "ctrl-⇧-Down",
            "ctrl-⇧-Down", "Up", "ctrl-Up", "ctrl-Up", "⇧-Down"])

    def test_space(self):
        self.compare([
            "click 3", "space", "space", "ctrl-Down", "space", "ctrl-Down", "⇧-space", "ctrl-Down", "ctrl-⇧-space",
            "ctrl-⇧-space", "ctrl-Down", "ctrl-space", "ctrl-Down", "⇧-Down"])

    def test_ends_and_pages(self):
        self.compare([
            "click 3", "Next", "⇧-Next", "ctrl-Next", "Prior", "⇧-Prior", "ctrl-Home", "ctrl-⇧-Next", "Home", "⇧-End",
            "⇧-Home", "End", "Prior", "Next", "ctrl-Home", "Next", "Prior", "ctrl-⇧-End"])

    def test_all_and_none(self):
        self.compare([
            "click 3", "ctrl-a", "ctrl-⇧-a", "ctrl-slash", "ctrl-backslash", "Down", "ctrl-a", "Escape", "ctrl-Down",
            "ctrl-space", "⇧-click 8"])

    def test_keys_without_a_meaning(self):
        self.compare(["click 3", "Right", "Left", "⇧-Right", "ctrl-Right", "click 6", "a", "F5", "Return"])

    def test_rows_between_are_drawn_in_gtk_and_not_here(self):
        for mails, drawn in zip(self.lists, ([3, 20], [*range(3, 21)])):
            self.results(mails, ["click 3"])
            self.assertEqual(mails.click(20)["drawn"], drawn)

    def test_a_range_that_goes_back_with_ctrl_lets_go_here_and_not_in_gtk(self):
        self.compare(
            ["click 3", "ctrl-click 9", "ctrl-⇧-click 12", "ctrl-⇧-click 10", "click 2", "⇧-click 5", "ctrl-⇧-Up"],
            [("ctrl-⇧-click 10", ("3,9-10", 10), ("3,9-12", 10)), ("ctrl-⇧-Up", ("2-4", 4), ("2-5", 4))])

    def test_a_menu_selects_here_and_not_in_gtk(self):
        self.compare(
            ["click 3", "⇧-click 6", "secondary-click 5", "secondary-click 9", "click 3"],
            [("secondary-click 9", ("9", 9), ("3-6", 6))])

    def test_a_click_beside_deselects_here_and_not_in_gtk(self):
        self.compare(
            ["click 3", "ctrl-click beside", "⇧-click beside", "click beside", "click 5"],
            [("click beside", ("none", 3), ("3", 3))])
