# SPDX-License-Identifier: MIT
"""Runs all tests, and says what was drawn; with --compare only those beside GTK's own list, and with
--picture FILE it makes a picture instead."""
import subprocess
import sys
import unittest

from mail_list import MailList
from mail_list_case import print_table


def make_picture(file):
    mails = MailList()
    mails.click(3)
    mails.click(14, "shift")
    mails.click(9, "ctrl")
    mails.search("0001")
    mails.click(12, "ctrl")
    subprocess.run(["import", "-window", "root", "-crop", "480x600+0+0", file], check=True)
    mails.close()


if sys.argv[1:2] == ["--picture"]:
    make_picture(sys.argv[2])
else:
    compares = sys.argv[1:] == ["--compare"]
    suite = unittest.defaultTestLoader.discover(".", "compare_tests.py" if compares else "*_tests.py")
    result = unittest.TextTestRunner(verbosity=2, stream=sys.stdout).run(suite)
    if not compares:
        print_table()
    sys.exit(not result.wasSuccessful())
