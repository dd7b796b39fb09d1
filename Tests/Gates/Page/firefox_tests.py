# SPDX-License-Identifier: MIT
"""What Chromium is tested by, in Firefox: keys, clicks, drags, data, lists, outlines, pictures and searches."""
import os

import data_tests
import folders_tests
import keyboard_tests
import pictures_tests
import pointer_tests
import search_tests
import server_tests
from firefox import Firefox


class InFirefox:
    """A test case whose browser is Firefox, one for all of them."""
    browser = None

    @classmethod
    def setUpClass(cls):
        if InFirefox.browser is None:
            InFirefox.browser = Firefox(os.environ["PAGE_FOLDER"])

    @classmethod
    def tearDownClass(cls):
        pass


def tearDownModule():
    InFirefox.browser.close()


for module in (data_tests, folders_tests, keyboard_tests, pictures_tests, pointer_tests, search_tests, server_tests):
    for name, case in list(vars(module).items()):
        if name.endswith("Tests"):
            globals()[f"Firefox{name}"] = type(f"Firefox{name}", (InFirefox, case), {})
del case
