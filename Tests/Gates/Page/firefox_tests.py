# SPDX-License-Identifier: MIT
"""What Chromium is tested by, in Firefox: keys, clicks, drags, lists and outlines; with FULL=1, as every night, also data,
pictures and searches, which are the module's more than the browser's."""
import os

import data_tests
import folders_tests
import keyboard_tests
import pictures_tests
import pointer_tests
import search_tests
import server_tests
from firefox import Firefox
from page_case import started


class InFirefox:
    """A test case whose browser is Firefox."""

    @classmethod
    def setUpClass(cls):
        cls.browser = started(Firefox)


modules = [folders_tests, keyboard_tests, pointer_tests, server_tests]
if os.environ.get("FULL") == "1":
    modules += [data_tests, pictures_tests, search_tests]
for module in modules:
    for name, case in list(vars(module).items()):
        if name.endswith("Tests"):
            globals()[f"Firefox{name}"] = type(f"Firefox{name}", (InFirefox, case), {})
del case
