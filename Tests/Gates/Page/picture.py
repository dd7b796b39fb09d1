# SPDX-License-Identifier: MIT
"""Takes the README's picture of the page. usage: picture.py FILE"""
import os
import sys

from browser import CONTROL, SHIFT, Browser


def take(search):
    """The picture, with a text that is searched for, as a PNG."""
    browser = Browser(os.environ["PAGE_FOLDER"], 1120, 800, scale=1.2)
    browser.open()
    browser.click("#row-1")
    browser.click("#row-4", SHIFT)
    browser.click("#row-6", CONTROL)
    browser.click("#row-9", CONTROL)
    browser.click("#row-10", CONTROL)
    browser.click("#search")
    for letter in search:
        browser.press(letter)
    browser.press("ArrowDown")
    picture = browser.picture()
    browser.close()
    return picture


if __name__ == "__main__":
    with open(sys.argv[1], "wb") as file:
        file.write(take("er"))
