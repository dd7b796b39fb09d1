# SPDX-License-Identifier: MIT
"""Asks Qt's tree, whose groups are tristate by themselves, what a tap on a box does, and writes it down as a trace.

usage: record.py TRACE [--check]      writes the trace, or with --check says whether Qt still answers so
"""
import os
import random
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem, QTreeWidget, QTreeWidgetItem

FOREST = "A .a1 .a2 .a3 ..x ..y B .b1 C/ D?"
MARKS = {Qt.Checked: "+", Qt.PartiallyChecked: "-", Qt.Unchecked: ""}


class Tree(QTreeWidget):
    """A tree of items that are told as in a trace, whose boxes are clicked with the mouse."""

    def __init__(self, nodes):
        super().__init__()
        self.items = {}
        above = []
        for node in nodes.split():
            name = node.strip("./?")
            depth = len(node) - len(node.lstrip("."))
            del above[depth:]
            item = QTreeWidgetItem(above[-1] if above else self, [name])
            item.setFlags(item.flags() | Qt.ItemIsUserCheckable | Qt.ItemIsAutoTristate)
            item.setCheckState(0, Qt.Unchecked)
            above.append(item)
            self.items[name] = item
        self.resize(500, 2000)
        self.show()

    def box(self, item):
        """The middle of an item's box."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        index = self.indexFromItem(item)
        self.itemDelegate().initStyleOption(option, index)
        option.rect = self.visualRect(index)
        return self.style().subElementRect(QStyle.SE_ItemViewItemCheckIndicator, option, self).center()

    def tap(self, name):
        self.expandAll()
        item = self.items[name]
        self.scrollToItem(item)
        place = self.box(item)
        assert self.itemAt(place) is item, name
        QTest.mouseClick(self.viewport(), Qt.LeftButton, Qt.NoModifier, QPoint(place))

    def remove(self, name):
        gone = self.items[name]
        (gone.parent() or self.invisibleRootItem()).removeChild(gone)
        self.items = {name: item for name, item in self.items.items() if item.treeWidget() is self}

    def move(self, name, parent):
        item = self.items[name]
        (item.parent() or self.invisibleRootItem()).removeChild(item)
        self.items[parent].addChild(item)

    def states(self):
        """All nodes in preorder, with what their boxes show."""
        found, left = [], [self.invisibleRootItem()]
        while left:
            item = left.pop()
            left += [item.child(place) for place in reversed(range(item.childCount()))]
            if item is not self.invisibleRootItem():
                found.append(item.text(0) + MARKS[item.checkState(0)])
        return " ".join(found)


def answered(nodes, steps):
    """The statements of a trace for steps, with Qt's states after each of them."""
    tree = Tree(nodes)
    yield f"outline {nodes}"
    for step in steps(tree):
        verb, *names = step.split()
        if verb == "tap-box":
            tree.tap(*names)
        elif verb == "remove":
            tree.remove(*names)
        else:
            # move last-in PARENT NODE
            tree.move(names[2], names[1])
        yield step
        yield f"expect state {tree.states()}"


EXAMPLES = {
    "1 a tap checks a leaf": ["tap-box a1"],
    "2 and 3 a tap checks and unchecks a group": ["tap-box A", "tap-box A"],
    "4 partial goes to all": ["tap-box a1", "tap-box A"],
    "6 all leaves of a group": ["tap-box x", "tap-box y"],
    "7 an empty group bears": ["tap-box C"],
    "24 a removed leaf takes its mark along": ["tap-box x", "remove x", "remove y"],
    "25 a group that was all checked stays so without leaves": ["tap-box a3", "remove x", "remove y"],
    "26 states follow a move": ["tap-box x", "move last-in B a3"],
}


def random_forest(chance):
    names, depth = [], 0
    for number in range(chance.randint(4, 14)):
        depth = chance.randint(0, depth + 1) if number else 0
        names.append("." * depth + f"n{number}")
    return " ".join(names)


def random_steps(chance):
    """Taps, and moves and removals that leave no group without children: there Qt and outlines differ."""
    def steps(tree):
        for _ in range(10):
            kind, (name, item) = chance.randint(0, 9), chance.choice(list(tree.items.items()))
            has_sibling = item.parent() is None and len(tree.items) > 1 or (
                item.parent() is not None and item.parent().childCount() > 1)
            if kind == 0 and has_sibling and tree.topLevelItemCount() > 1:
                yield f"remove {name}"
            elif kind < 3 and has_sibling:
                # Into a node that has children, and isn't below it.
                below = {id(item)}
                for other in tree.items.values():
                    above = other
                    while above is not None and above is not item:
                        above = above.parent()
                    if above is item:
                        below.add(id(other))
                groups = [n for n, other in tree.items.items() if other.childCount() > 0 and id(other) not in below]
                if groups:
                    yield f"move last-in {chance.choice(groups)} {name}"
            else:
                yield f"tap-box {name}"
    return steps


def trace():
    yield f"# What Qt {qVersion()} answers, recorded by Tests/Tools/Qt/record.py: a QTreeWidget with ItemIsAutoTristate,"
    yield "# its boxes clicked with the mouse."
    for title, steps in EXAMPLES.items():
        yield f"case {title}"
        yield from answered(FOREST, lambda tree: steps)
    for seed in range(40):
        yield f"case random {seed}"
        chance = random.Random(seed)
        yield from answered(random_forest(chance), random_steps(chance))


def main():
    app = QApplication([])
    path = sys.argv[1]
    text = "\n".join(trace()) + "\n"
    if "--check" not in sys.argv:
        open(path, "w", encoding="utf-8").write(text)
        return 0
    kept = open(path, encoding="utf-8").read().splitlines()[2:]
    same = kept == text.splitlines()[2:]
    print(f"Qt {qVersion()}: {'answers as recorded' if same else 'answers otherwise'}")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
