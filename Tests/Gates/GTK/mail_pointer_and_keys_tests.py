# SPDX-License-Identifier: MIT
"""Clicks and keys on a list of 100,000 mails."""
from mail_list_case import MailListCase


class PointerTests(MailListCase):
    def test_clicks(self):
        mails = self.list
        self.expect("click 3", mails.click(3), "3", lead=3)
        self.expect("⇧-click 7", mails.click(7, "shift"), "3-7", lead=7)
        self.expect("ctrl-click 5", mails.click(5, "ctrl"), "3-4,6-7", lead=5)
        self.expect("ctrl-⇧-click 2, which lets go", mails.click(2, "ctrl", "shift"), "6-7", lead=2)
        self.expect("ctrl-click 12", mails.click(12, "ctrl"), "6-7,12", lead=12)
        self.expect("ctrl-⇧-click 15", mails.click(15, "ctrl", "shift"), "6-7,12-15", lead=15)
        self.expect("⇧-click 10", mails.click(10, "shift"), "10-12", lead=10)
        self.expect("secondary click on 11", mails.click(11, button=3), "10-12", lead=10)
        self.expect("secondary click on 14", mails.click(14, button=3), "14", lead=14)
        self.expect("click beside", mails.click_at((20, 200)), "")

    def test_double_click_activates(self):
        state = self.list.double_click(6)
        self.assertEqual(state["activated"], 6)
        self.expect("double click 6", state, "6", lead=6)

    def test_press_on_one_of_several_waits_for_the_release(self):
        mails = self.list
        mails.click(3)
        state = mails.click(8, "shift")
        self.stand(set(range(3, 9)), state)
        state = mails.drag(mails.middle(5), mails.middle(6), mails.middle(9))
        self.expect("drag of the selected rows", state, "3-8")
        self.expect("click 5", mails.click(5), "5", lead=5)

    def test_widgets_that_get_other_rows_show_those(self):
        mails = self.list
        self.expect("click 3", mails.click(3), "3", lead=3)
        self.expect("⇧-click 6", mails.click(6, "shift"), "3-6", lead=6)
        self.expect("wheel down", mails.wheel(5), "3-6")
        # Far enough that the widgets of the selected rows have others; and the first row that has a
        # widget comes to be one that GTK didn't lay out yet, from which no page can be measured.
        state = mails.keys_before_a_frame(*["ctrl+Next"] * 15)
        self.expect("ctrl-page down, 15 times in a frame", state, "3-6", lead=321)
        self.expect("ctrl-click 310", mails.click(310, "ctrl"), "3-6,310", lead=310)
        self.expect("ctrl-home", mails.key("ctrl+Home"), "3-6,310", lead=0)


class KeyTests(MailListCase):
    def test_keys(self):
        mails = self.list
        self.expect("click 3", mails.click(3), "3", lead=3)
        self.expect("down", mails.key("Down"), "4", lead=4)
        self.expect("⇧-down", mails.key("shift+Down"), "4-5", lead=5)
        self.expect("⇧-down again", mails.key("shift+Down"), "4-6", lead=6)
        self.expect("⇧-up", mails.key("shift+Up"), "4-5", lead=5)
        self.expect("ctrl-down", mails.key("ctrl+Down"), "4-5", lead=6)
        self.expect("ctrl-down again", mails.key("ctrl+Down"), "4-5", lead=7)
        self.expect("ctrl-space", mails.key("ctrl+space"), "4-5,7", lead=7)
        self.expect("⇧-space", mails.key("shift+space"), "4-5", lead=7)
        self.expect("space", mails.key("space"), "4-5,7", lead=7)
        self.expect("ctrl-⇧-up", mails.key("ctrl+shift+Up"), "4-7", lead=6)
        self.expect("down", mails.key("Down"), "7", lead=7)
        self.expect("⇧-end", mails.key("shift+End"), "7-99999", lead=99999)
        self.expect("⇧-home", mails.key("shift+Home"), "0-7", lead=0)
        self.expect("ctrl-A", mails.key("ctrl+a"), "0-99999", lead=0)
        self.expect("ctrl-⇧-A", mails.key("ctrl+shift+a"), "", lead=0)
        self.expect("end", mails.key("End"), "99999", lead=99999)
        self.expect("home", mails.key("Home"), "0", lead=0)
        state = mails.key("Return")
        self.assertEqual(state["activated"], 0)
        self.expect("return", state, "0", lead=0)

    def test_undo(self):
        mails = self.list
        self.expect("click 3", mails.click(3), "3", lead=3)
        self.expect("ctrl-A", mails.key("ctrl+a"), "0-99999", lead=3)
        self.expect("ctrl-click 4", mails.click(4, "ctrl"), "0-3,5-99999", lead=4)
        self.expect("ctrl-Z", mails.key("ctrl+z"), "0-99999", lead=3)
        self.expect("ctrl-Z again", mails.key("ctrl+z"), "3", lead=3)
        self.expect("ctrl-⇧-Z", mails.key("ctrl+shift+z"), "0-99999", lead=3)
        self.expect("ctrl-⇧-Z again", mails.key("ctrl+shift+z"), "0-3,5-99999", lead=4)

    def test_what_gtk_itself_asks_for(self):
        mails = self.list
        self.expect("click 1", mails.click(1), "1", lead=1)
        self.expect("GTK selects 2 alone", mails.key("F9"), "2", lead=2)
        self.expect("GTK selects 4 to 6 as well", mails.key("F10"), "2,4-6", lead=2)
        self.expect("GTK deselects 5", mails.key("F11"), "2,4,6", lead=2)
        self.expect("ctrl-Z", mails.key("ctrl+z"), "2,4-6", lead=2)
