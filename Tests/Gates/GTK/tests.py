# SPDX-License-Identifier: MIT
"""Runs the tests of some files on a display of their own, and says what was drawn; or, with
--picture FILE, makes a picture.
usage: tests.py (PATTERN | --picture FILE)"""
import subprocess
import sys
import unittest

from mail_list import MailList, start_display
from mail_list_case import print_table


def make_picture(file):
    mails = MailList()
    mails.click(12)
    mails.click(15, "ctrl")
    mails.search("0001")
    x, y, _, _ = mails.state["list"]
    mails.drag((x + 30, mails.middle(17)[1]), (x + 200, mails.middle(19)[1]), modifiers=["ctrl"], end=False)
    subprocess.run(["import", "-window", "root", "-crop", "480x600+0+0", file], check=True)
    mails.close()


display = start_display()
try:
    if sys.argv[1] == "--picture":
        make_picture(sys.argv[2])
    else:
        suite = unittest.defaultTestLoader.discover(".", sys.argv[1])
        result = unittest.TextTestRunner(verbosity=2, stream=sys.stdout).run(suite)
        if result.wasSuccessful():
            print_table()    # Otherwise what failed stays last, where CI shows it.
        sys.exit(not result.wasSuccessful())
finally:
    display.terminate()
    display.wait()
