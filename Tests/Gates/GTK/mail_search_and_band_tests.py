# SPDX-License-Identifier: MIT
"""A search that hides rows, and rubber bands that begin beside them."""
from collections import Counter

from mail_list import members
from mail_list_case import MailListCase

BESIDE = 30    # a column of the window where no rows are


class SearchTests(MailListCase):
    def test_what_a_search_hides_stays_selected(self):
        mails = self.list
        self.expect("click 3", mails.click(3), "3", lead=3)
        self.expect("ctrl-click 5", mails.click(5, "ctrl"), "3,5", lead=5)
        self.expect("ctrl-click 12", mails.click(12, "ctrl"), "3,5,12", lead=12)

        state = mails.search("0001")
        self.assertEqual([row["id"] for row in state["rows"]],
                         [1, *range(10, 20), *range(10001, 100000, 10000)])
        self.assertEqual(state["label"], "3 selected, 2 not shown")
        self.expect("search 0001", state, "3,5,12", filters=True)

        self.expect("ctrl-click 14", mails.click(14, "ctrl"), "3,5,12,14", lead=14)
        self.expect("ctrl-⇧-click 20001", mails.click(20001, "ctrl", "shift"), "3,5,12,14-19,10001,20001",
                    lead=20001)
        self.expect("ctrl-Z", mails.key("ctrl+z"), "3,5,12,14", lead=14)

        state = mails.search("")
        self.assertEqual(state["label"], "4 selected")
        self.expect("search is empty", state, "3,5,12,14", filters=True)
        self.expect("ctrl-click 16", mails.click(16, "ctrl"), "3,5,12,14,16", lead=16)
        self.expect("ctrl-Z", mails.key("ctrl+z"), "3,5,12,14", lead=14)
        self.expect("ctrl-Z again", mails.key("ctrl+z"), "3,5,12", lead=12)
        self.expect("ctrl-Z a third time", mails.key("ctrl+z"), "3,5", lead=5)

    def test_a_click_replaces_what_is_hidden(self):
        mails = self.list
        self.expect("click 3", mails.click(3), "3", lead=3)
        self.expect("search 0001", mails.search("0001"), "3", filters=True)
        state = mails.click(11)
        self.assertEqual(state["label"], "1 selected")
        self.expect("click 11", state, "11", lead=11)
        self.expect("search is empty", mails.search(""), "11", filters=True)


class DeletionTests(MailListCase):
    def rows(self):
        return [row["id"] for row in self.list.state["rows"]]

    def test_the_next_mail_is_selected_after_a_deletion(self):
        mails = self.list
        self.expect("click 3", mails.click(3), "3", lead=3)
        self.expect("⇧-click 5", mails.click(5, "shift"), "3-5", lead=5)
        state = mails.key("Delete")
        self.assertEqual((self.rows()[:5], state["told"]), ([0, 1, 2, 6, 7], [6]))
        self.expect("delete", state, "6", lead=6, filters=True)
        self.expect("⇧-down", mails.key("shift+Down"), "6-7", lead=7)

    def test_mails_are_deleted_in_a_search(self):
        mails = self.list
        self.expect("click 5", mails.click(5), "5", lead=5)
        self.expect("search 0001", mails.search("0001"), "5", filters=True)
        self.expect("ctrl-click 11", mails.click(11, "ctrl"), "5,11", lead=11)
        state = mails.key("Delete")
        self.assertEqual((self.rows()[:3], state["label"]), ([1, 10, 12], "1 selected, 1 not shown"))
        self.expect("delete", state, "5", filters=True)
        self.expect("search is empty", mails.search(""), "5", filters=True)
        self.assertNotIn(11, self.rows())


class BandTests(MailListCase):
    def height(self, mail):
        return self.list.middle(mail)[1]

    def band(self, *mails, modifiers=()):
        places = [(BESIDE + 20 * number, self.height(mail)) for number, mail in enumerate(mails)]
        return self.list.drag(*places, modifiers=modifiers)

    def test_a_band_goes_forth_and_back(self):
        self.expect("click 1", self.list.click(1), "1", lead=1)
        self.expect("band over 4 to 8", self.band(4, 8), "4-8")
        self.expect("ctrl-band over 7 to 9", self.band(7, 9, modifiers=["ctrl"]), "4-6,9")
        self.expect("⇧-band over 5 to 2", self.band(5, 2, modifiers=["shift"]), "2-6,9")
        self.expect("ctrl-Z", self.list.key("ctrl+z"), "4-6,9")
        self.expect("ctrl-Z again", self.list.key("ctrl+z"), "4-8")
        self.expect("ctrl-Z a third time", self.list.key("ctrl+z"), "1")

    def test_rows_that_a_band_leaves_are_as_before(self):
        self.expect("click 3", self.list.click(3), "3", lead=3)
        state = self.band(6, 12, 8, modifiers=["ctrl"])
        # Each row on the way was told when it came and when it was left.
        self.assertEqual(sorted(state["told"]), sorted([*range(6, 13), *range(9, 13)]))
        self.stand({3, 6, 7, 8}, state)
        self.expect("click 5", self.list.click(5), "5", lead=5)

    def test_a_band_scrolls(self):
        mails = self.list
        mails.search("123")
        x, y, width, height = mails.state["list"]
        mails.drag((BESIDE, self.height(1231)), (BESIDE + 40, 400), (BESIDE + 60, y + height + 60),
                   end=False)
        for _ in range(100):
            state = mails.report()
            self.assertEqual(Counter(state["told"]), Counter(state["restyled"]))
            if 99123 in {row["id"] for row in state["rows"]}:
                break
        state = mails.with_keys([], "mouseup", 1)
        matching = [number for number in range(100000) if "123" in f"{number:05}"]
        self.assertEqual((matching[3], len(matching)), (1231, 300))
        self.assertEqual(members(state["selected"]), set(matching[3:]))
        self.assertEqual(state["label"], "297 selected")
        self.assertTrue(all(row["selected"] for row in state["rows"]))
