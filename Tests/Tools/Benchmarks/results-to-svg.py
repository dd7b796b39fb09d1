# SPDX-License-Identifier: MIT
"""Draws the tables that Benchmarks prints as one SVG: a row for each workload, a panel for each size, a mark for each
peer on a logarithmic axis, of a shape and color of its own. A hollow mark stands for a time that is longer: the peer
did not finish.

usage: results-to-svg.py < RESULTS > CHART.svg
"""
import math
import re
import sys
from html import escape

OURS = "RowSet"
# The shape of each peer, in units of its radius; ours is a disc. Colors alone would not tell them apart for everybody.
SHAPES = [
    None,
    "M-.9-.9H.9V.9H-.9Z",
    "M0-1.3 1.3 0 0 1.3-1.3 0Z",
    "M0-1.2 1.2.9H-1.2Z",
    "M0 1.2 1.2-.9H-1.2Z",
    "M-1.2-.4H-.4V-1.2H.4V-.4H1.2V.4H.4V1.2H-.4V.4H-1.2Z",
    "M-1.3 0-.7-1.1H.7L1.3 0 .7 1.1H-.7Z",
]
COLORS = ["#0a84ff", "#d9480f", "#2b8a3e", "#ae3ec9", "#e8a100", "#868e96", "#c2255c"]
TITLE_WIDTH, PANEL, GAP, ROW, TOP = 344, 226, 16, 25, 96
LOW, HIGH = 0.3, 1e8  # nanoseconds


def number(text):
    """The nanoseconds of a cell, and whether it is a least one; nothing for a peer that has none."""
    match = re.match(r"(>?)([\d.]+)( M)?", text)
    if not match:
        return None
    return float(match[2]) * (1e6 if match[3] else 1), bool(match[1])


def read(lines):
    """The tables: their headings, and for each workload the cells by peer."""
    tables, peers = [], []
    for line in lines:
        heading = re.match(r"(\d+) rows, (\d+) selected", line)
        if heading:
            tables.append((int(heading[1]), int(heading[2]), []))
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("| | workload"):
            peers = cells[2:-1]
        elif tables and re.match(r"\| W\d+ ", line):
            times = {peer: number(cell) for peer, cell in zip(peers, cells[2:])}
            tables[-1][2].append((cells[0], cells[1], times))
    return tables, peers


def power(value):
    """A power of ten as people write it."""
    return "10" + "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(round(math.log10(value))))


def x(value, left):
    share = math.log10(min(max(value, LOW), HIGH) / LOW) / math.log10(HIGH / LOW)
    return left + 6 + share * (PANEL - 12)


def mark(peer, number, at, y, is_cut, title=""):
    """The mark of a peer, the one of so many, at a place."""
    color, shape = COLORS[number % len(COLORS)], SHAPES[number % len(SHAPES)]
    fill = "none" if is_cut else color
    style = f'fill="{fill}" stroke="{color if is_cut else "#fff8"}"'
    if shape is None:
        return f'<circle cx="{at:.1f}" cy="{y}" r="6" {style}>{title}</circle>'
    return (
        f'<path transform="translate({at:.1f} {y})scale(4)" d="{shape}" {style} '
        f'vector-effect="non-scaling-stroke">{title}</path>'
    )


def main():
    tables, peers = read(sys.stdin)
    if not tables:
        sys.exit("results-to-svg: no tables in the input")
    numbers = {peer: number for number, peer in enumerate(peers)}
    rows = tables[0][2]
    width = TITLE_WIDTH + len(tables) * (PANEL + GAP)
    height = TOP + len(rows) * ROW + 34
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="system-ui, sans-serif" font-size="12" role="img">',
        "<title>Nanoseconds for an operation, by workload, number of rows and library</title>",
        "<style>text{fill:#343a40}.grid{stroke:#dee2e6}.card{fill:#fff}"
        "@media(prefers-color-scheme:dark){text{fill:#ced4da}.grid{stroke:#373a40}"
        ".card{fill:#16181b}}</style>",
        f'<rect class="card" width="{width}" height="{height}" rx="10"/>',
    ]
    place = 16
    for peer in peers:
        name = "SelectionCore" if peer == OURS else peer
        out.append(mark(peer, numbers[peer], place + 5, 22, False))
        weight = ' font-weight="700"' if peer == OURS else ""
        out.append(f'<text x="{place + 16}" y="26"{weight}>{escape(name)}</text>')
        place += 38 + 7.2 * len(name)
    for panel, (length, selected, _) in enumerate(tables):
        left = TITLE_WIDTH + panel * (PANEL + GAP)
        out.append(
            f'<text x="{left + PANEL / 2}" y="58" text-anchor="middle" font-weight="600">'
            f"{power(length)} rows, {power(selected)} selected</text>"
        )
        for exponent in range(0, 9, 2):
            at = x(10**exponent, left)
            label = ["1 ns", "", "100 ns", "", "10 µs", "", "1 ms", "", "100 ms"][exponent]
            out.append(f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP - 12}" y2="{height - 26}"/>')
            out.append(f'<text x="{at:.1f}" y="{TOP - 18}" text-anchor="middle" font-size="10">{label}</text>')
    for line, (name, title, _) in enumerate(rows):
        y = TOP + line * ROW + 8
        out.append(f'<text x="16" y="{y + 4}">{escape(title)}</text>')
        for panel, table in enumerate(tables):
            left = TITLE_WIDTH + panel * (PANEL + GAP)
            out.append(f'<line class="grid" x1="{left}" x2="{left + PANEL}" y1="{y}" y2="{y}"/>')
            times = next((times for key, _, times in table[2] if key == name), {})
            # Ours last, so that it lies on top.
            for peer in peers[1:] + peers[:1]:
                if not times.get(peer):
                    continue
                value, is_cut = times[peer]
                title_text = (
                    f"<title>{escape(title)}, {escape(peer)}: "
                    f'{"more than " if is_cut else ""}{value:g} ns</title>'
                )
                out.append(mark(peer, numbers[peer], x(value, left), y, is_cut, title_text))
    out.append(
        f'<text x="16" y="{height - 10}" font-size="10">Nanoseconds for an operation, further left is faster, '
        "on a logarithmic axis; a hollow mark did not finish. One run on one machine.</text>"
    )
    out.append("</svg>")
    print("\n".join(out))


main()
