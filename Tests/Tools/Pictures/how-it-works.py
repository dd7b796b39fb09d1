#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws the pictures of the article How it works.

usage: how-it-works.py (writes tree.svg, input.svg and mapping.svg among the resources of SelectionCore.docc)
"""
from html import escape
from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[3] / "Sources/SelectionCore/SelectionCore.docc/Resources"
INK, PALE, LINE, BLUE, GREEN, RED, PAPER = (
    "#1d1d1f", "#6e6e73", "#8e8e93", "#0a6cd6", "#248a3d", "#c9342a", "#ffffff")


class Picture:
    """An SVG that is put together from boxes, words and lines."""

    def __init__(self, width, height, title):
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" role="img" font-family="-apple-system,Helvetica,Arial,sans-serif">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" rx="14" fill="{PAPER}"/>',
        ]

    def text(self, x, y, words, size=14, color=INK, anchor="middle", weight="400"):
        self.parts.append(
            f'<text x="{x}" y="{y}" font-size="{size}" fill="{color}" text-anchor="{anchor}" '
            f'font-weight="{weight}">{escape(words)}</text>')

    def box(self, x, y, width, height, color=LINE, fill="none", dash=""):
        self.parts.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="{fill}" '
            f'stroke="{color}" stroke-width="2"{f" stroke-dasharray={chr(34)}{dash}{chr(34)}" if dash else ""}/>')

    def line(self, x1, y1, x2, y2, color=LINE, arrow=False, dash=""):
        self.parts.append(
            f'<path d="M{x1} {y1} C{x1} {(y1 + y2) / 2} {x2} {(y1 + y2) / 2} {x2} {y2}" fill="none" '
            f'stroke="{color}" stroke-width="2"{f" stroke-dasharray={chr(34)}{dash}{chr(34)}" if dash else ""}/>')
        if arrow:
            self.head(x2, y2, color)

    def head(self, x, y, color, right=False):
        points = (f"{x - 8},{y - 5} {x - 8},{y + 5} {x},{y}" if right else f"{x - 5},{y - 8} {x + 5},{y - 8} {x},{y}")
        self.parts.append(f'<polygon points="{points}" fill="{color}"/>')

    def right(self, x1, x2, y, color=LINE):
        self.parts.append(f'<path d="M{x1} {y}H{x2 - 6}" stroke="{color}" stroke-width="2"/>')
        self.head(x2, y, color, right=True)

    def save(self, name):
        (RESOURCES / name).write_text("\n".join(self.parts + ["</svg>"]) + "\n")


def rows_of(picture, x, y, states, changed=None, side=16):
    """A row of squares: filled where a row is selected, ringed where one changed."""
    for i, on in enumerate(states):
        color = BLUE if i == changed else INK
        picture.parts.append(
            f'<rect x="{x + i * side}" y="{y}" width="{side - 3}" height="{side - 3}" rx="2" '
            f'fill="{color if on else "none"}" stroke="{color}" stroke-width="1.5"/>')


def node(picture, x, y, length, count, color=LINE, width=120):
    picture.box(x - width / 2, y, width, 42, color, PAPER)
    picture.text(x, y + 18, f"{length} rows", 13, INK, weight="600")
    picture.text(x, y + 34, f"{count} selected", 12, PALE)


def tree():
    """Two versions of a set of 24 rows, before and after row 14 was selected."""
    leaves = ["001100", "111111", "000000", "010110"]
    counts = [leaf.count("1") for leaf in leaves]
    picture = Picture(860, 400, "A tree of rows before and after a tap: the copy has three new nodes and shares the others")
    xs = [110, 290, 480, 660]
    branches = [200, 570]
    # Before.
    picture.text(300, 34, "before", 14, PALE)
    node(picture, 300, 44, 24, sum(counts))
    for x in branches:
        picture.line(300, 86, x, 130)
    node(picture, branches[0], 130, 12, counts[0] + counts[1])
    node(picture, branches[1], 130, 12, counts[2] + counts[3])
    for i, x in enumerate(xs):
        picture.line(branches[i // 2], 172, x, 226)
        node(picture, x, 226, 6, counts[i])
        rows_of(picture, x - 47, 276, [c == "1" for c in leaves[i]])
    # After: what a tap on row 14 has written.
    picture.text(720, 34, "after a tap on row 14", 14, BLUE)
    node(picture, 720, 44, 24, sum(counts) + 1, BLUE)
    picture.line(720, 86, branches[0], 130, BLUE, dash="5 4")
    node(picture, 750, 130, 12, counts[2] + counts[3] + 1, BLUE)
    picture.line(720, 86, 750, 130, BLUE)
    picture.line(750, 172, xs[3] + 20, 226, BLUE, dash="5 4")
    node(picture, 790, 296, 6, 1, BLUE)
    picture.line(750, 172, 790, 296, BLUE)
    rows_of(picture, 743, 346, [False, False, True, False, False, False], changed=2)
    for i, x in enumerate(xs):
        picture.text(x, 312, f"rows {i * 6} to {i * 6 + 5}", 12, PALE)
    picture.text(790, 380, "rows 12 to 17", 12, BLUE)
    picture.text(24, 360, "Blue: the three nodes that the tap wrote. All others are shared by both versions.", 13, INK, "start")
    picture.text(24, 381, "Drawn with leaves of six rows and two children; real ones hold thousands, and 24.", 13, PALE, "start")
    picture.save("tree.svg")


def input_picture():
    """The way of an input."""
    picture = Picture(860, 300, "An input: from the user by a profile to the table, and back as a change")
    steps = [
        ("UserAction", "⇧-click on 1.2", "the user"),
        ("TableInput", "extend(to: 1.2)", "a profile says"),
        ("target", "1.2, number 5", "resolved once"),
        ("marks", "rows 3 to 5 on", "written once"),
        ("SelectionChange", "before, after, events", "the answer"),
    ]
    width, gap = 142, 25
    for i, (name, example, role) in enumerate(steps):
        x = 24 + i * (width + gap)
        color = BLUE if i in (1, 4) else LINE
        picture.box(x, 60, width, 70, color, PAPER)
        picture.text(x + width / 2, 48, role, 12, PALE)
        picture.text(x + width / 2, 90, name, 14, INK, weight="600")
        picture.text(x + width / 2, 112, example, 12, PALE)
        if i:
            picture.right(x - gap, x, 95)
    rules = 24 + 3 * (width + gap) + width / 2
    for i, words in enumerate(["which mark is in force: selection or checkmark", "the app's rules, about the table as it was",
                               "how many each section may have: modes, lists, limits"]):
        picture.text(rules, 176 + i * 22, words, 13, INK)
    picture.line(rules, 130, rules, 158)
    picture.text(24, 262, "One table goes in, another comes out. Nobody is called on the way, so nobody can see a half-done state;",
                 13, PALE, "start")
    picture.text(24, 282, "what is thrown on the way leaves the table as it was.", 13, PALE, "start")
    picture.save("input.svg")


def mapping():
    """Where rows go in a batch: row 2 is deleted, one is inserted first, and row 5 moves to the end of the first half."""
    picture = Picture(860, 330, "A mapping: segments of rows that stayed together, rows that are new and rows that went")
    old, side, top = list(range(8)), 34, 60
    new = [None, 0, 1, 5, 3, 4, 6, 7]
    left, right = 250, 540
    picture.text(left + 60, 40, "before", 14, PALE)
    picture.text(right + 60, 40, "after", 14, PALE)
    for i, row in enumerate(old):
        y = top + i * side
        picture.box(left, y, 120, side - 8, INK if row != 2 else RED, PAPER, "4 3" if row == 2 else "")
        picture.text(left + 60, y + 18, f"row {row}" + (", deleted" if row == 2 else ""), 13, INK if row != 2 else RED)
    for i, row in enumerate(new):
        y = top + i * side
        picture.box(right, y, 120, side - 8, GREEN if row is None else INK, PAPER)
        picture.text(right + 60, y + 18, "new" if row is None else f"row {row} before", 13, GREEN if row is None else INK)
        if row is not None:
            color = BLUE if row == 5 else LINE
            y1, y2 = top + row * side + 13, y + 13
            picture.parts.append(
                f'<path d="M{left + 124} {y1} C{left + 220} {y1} {right - 100} {y2} {right - 4} {y2}" fill="none" '
                f'stroke="{color}" stroke-width="2"/>')
    for first, last, words in [(0, 1, "kept 0..<2"), (2, 2, "kept 5..<6"), (3, 4, "kept 3..<5"), (5, 6, "kept 6..<8")]:
        y1, y2 = top + (first + 1) * side + 2, top + (last + 1) * side + side - 10
        picture.parts.append(f'<path d="M{right + 130} {y1}h8V{y2}h-8" fill="none" stroke="{PALE}" stroke-width="2"/>')
        picture.text(right + 148, (y1 + y2) / 2 + 5, words, 13, PALE, "start")
    picture.text(right + 148, top + 18, "inserted 1", 13, GREEN, "start")
    picture.save("mapping.svg")


tree()
input_picture()
mapping()
