#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes a picture out of terminal screens.

usage: screens-to-svg.py SCREEN... > PICTURE.svg

Each SCREEN is a file as `tmux capture-pane -e -p` writes it: lines of text with colors. Several screens
follow each other in the picture, and a viewer that does not animate shows the first.
"""
import re
import sys
import unicodedata
from xml.sax.saxutils import escape

CELL_WIDTH, LINE_HEIGHT, MARGIN, SECONDS = 8.4, 19, 14, 4
FOREGROUND, BACKGROUND = "#d5d9e0", "#15181e"
BASIC = ["#000000", "#cd3131", "#0dbc79", "#e5e510", "#2472c8", "#bc3fbc", "#11a8cd", "#e5e5e5"]
BRIGHT = ["#666666", "#f14c4c", "#23d18b", "#f5f543", "#3b8eea", "#d670d6", "#29b8db", "#ffffff"]


def color(number):
    """The color with a number in the palette of 256."""
    if number < 16:
        return (BASIC + BRIGHT)[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    levels = [0, 95, 135, 175, 215, 255]
    number -= 16
    return "#%02x%02x%02x" % tuple(levels[number // place % 6] for place in (36, 6, 1))


def columns(text):
    """How many columns text takes."""
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text)


def restyled(style, codes):
    """The style after a sequence of codes."""
    style = dict(style)
    codes = [int(code or 0) for code in codes.split(";")]
    while codes:
        code = codes.pop(0)
        if code == 0:
            style = {}
        elif code in (1, 7):
            style["bold" if code == 1 else "reverse"] = True
        elif code in (22, 27):
            style.pop("bold" if code == 22 else "reverse", None)
        elif code in (38, 48) and len(codes) >= 2 and codes[0] == 5:
            style["fg" if code == 38 else "bg"] = color(codes[1])
            codes = codes[2:]
        elif code in (39, 49):
            style.pop("fg" if code == 39 else "bg", None)
        elif 30 <= code <= 37 or 90 <= code <= 97:
            style["fg"] = (BASIC + BRIGHT)[code - 30 if code < 90 else code - 82]
        elif 40 <= code <= 47 or 100 <= code <= 107:
            style["bg"] = (BASIC + BRIGHT)[code - 40 if code < 100 else code - 92]
    return style


def pieces(line, style):
    """The pieces of a line as (text, style), and the style after it."""
    result = []
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        if part.startswith("\x1b["):
            style = restyled(style, part[2:-1])
        elif part:
            result.append((part, style))
    return result, style


def drawn(screen):
    """A screen as elements, and the columns it takes."""
    elements, width, style = [], 0, {}
    for number, line in enumerate(screen):
        column = 0
        parts, style = pieces(line, style)
        for text, appearance in parts:
            fg, bg = appearance.get("fg", FOREGROUND), appearance.get("bg")
            if appearance.get("reverse"):
                fg, bg = bg or BACKGROUND, fg
            x, y, size = MARGIN + column * CELL_WIDTH, MARGIN + number * LINE_HEIGHT, columns(text)
            if bg:
                elements.append(
                    f'<rect x="{x:.1f}" y="{y}" width="{size * CELL_WIDTH:.1f}"'
                    f' height="{LINE_HEIGHT}" fill="{bg}"/>')
            # Renderers fold spaces, so words that stand apart are placed one by one.
            bold = ' font-weight="bold"' if appearance.get("bold") else ""
            for word in re.finditer(r"[^ ]+( [^ ]+)*", text):
                start = x + columns(text[:word.start()]) * CELL_WIDTH
                length = columns(word.group()) * CELL_WIDTH
                elements.append(
                    f'<text x="{start:.1f}" y="{y + 14}" textLength="{length:.1f}"'
                    f' fill="{fg}"{bold}>{escape(word.group())}</text>')
            column += size
        width = max(width, column)
    return elements, width


def main(files):
    screens = [open(file, encoding="utf-8").read().rstrip("\n").split("\n") for file in files]
    drawings = [drawn(screen) for screen in screens]
    width = int(max(size for _, size in drawings) * CELL_WIDTH + 2 * MARGIN)
    height = max(len(screen) for screen in screens) * LINE_HEIGHT + 2 * MARGIN
    share = 100 / len(screens)
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}">')
    print("<style>")
    print("text { font: 14px ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;"
          " white-space: pre; }")
    print(f".screen {{ animation: turn {SECONDS * len(screens)}s step-end infinite; }}")
    print(f"@keyframes turn {{ 0% {{ opacity: 1; }} {share:.2f}% {{ opacity: 0; }} }}")
    print("</style>")
    print(f'<rect width="{width}" height="{height}" rx="9" fill="{BACKGROUND}"/>')
    for number, (elements, _) in enumerate(drawings):
        appearance = "" if number == 0 else f' opacity="0" style="animation-delay: {SECONDS * number}s"'
        print(f'<g class="screen"{appearance}>')
        print("\n".join(elements))
        print("</g>")
    print("</svg>")


main(sys.argv[1:])
