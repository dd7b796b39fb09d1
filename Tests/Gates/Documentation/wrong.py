# SPDX-License-Identifier: MIT
"""Type-checks the Swift blocks of a page that are wrong by intention, each after the blocks before
it, and holds the compiler to the errors that they name: no other ones, and none too few.

A wrong block has a comment for each error, behind the statement, on one line or several:

    try mails.tap(1)
    // error: cannot convert value of type 'Int' to expected argument type
    // 'IdentifiedTable<String>.Row' (aka 'String')

usage: wrong.py PAGE FILE COMPILER…     (FILE is written, and the compiler's last argument)"""
import re
import subprocess
import sys


def program(page):
    """The blocks of a page as one program, wrong ones in scopes of their own, and the errors that
    these name."""
    lines, errors = [], []
    for block in re.findall(r"^```swift\n(.*?)^```", page, re.DOTALL | re.MULTILINE):
        code = block.splitlines()
        if ".package(" in block:
            continue
        named = [text for text in re.findall(r"^// error: (.*(?:\n// .*)*)", block, re.MULTILINE)]
        lines += ["do {", *code, "}"] if named else code
        errors += [re.sub(r"\s*\n// ", " ", text) for text in named]
    return "\n".join(lines) + "\n", errors


def main(page, file, *compiler):
    with open(page) as text:
        code, named = program(text.read())
    with open(file, "w") as source:
        source.write(code)
    result = subprocess.run([*compiler, file], capture_output=True, text=True)
    found = re.findall(rf"^{re.escape(file)}:\d+:\d+: error: (.*)$", result.stderr, re.MULTILINE)
    if found != named:
        differing = [f"- {text}" for text in named if text not in found]
        differing += [f"+ {text}" for text in found if text not in named]
        sys.exit(f"{page}: the compiler's errors aren't those named:\n"
                 + ("\n".join(differing) or f"{named}\n{found}"))
    print(f"{len(named)} errors of {page.split('/')[-1]} are the compiler's")


main(*sys.argv[1:])
