# SPDX-License-Identifier: BSD-2-Clause
"""C as the compiler takes it apart: a comment that stands in a string is none, a line may be continued on the next one, and ghost code is
code, although it stands in a comment."""
import re

# A string, a character or a comment, whichever begins first.
LEXEME = re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*.*?\*/|//[^\n]*', re.S)
GHOST = re.compile(r"/[*/]@\s*ghost\b(.*?)(?:\*/)?\Z", re.S)


def spliced(text):
    """With each line that is continued on the next one as one line."""
    return text.replace("\\\n", "")


def _without(match):
    """A comment becomes the ends of its lines, and a space."""
    return match[0] if match[0][0] in "\"'" else " " + "\n" * match[0].count("\n")


def without_comments(text):
    return LEXEME.sub(_without, text)


def without_strings(text):
    """Without what stands in strings; of a text without comments."""
    return LEXEME.sub('""', text)


def _ghost_kept(match):
    ghost = GHOST.match(match[0])
    return " " + re.sub(r"/@.*?@/", " ", ghost[1], flags=re.S) + " " if ghost else _without(match)


def code_of(text):
    """What is executed, ghost code too: without comments and annotations."""
    return LEXEME.sub(_ghost_kept, text)


DECLARED = re.compile(r"/\*@ ghost\s*/@(.*?)@/\s*([^*;]*;) \*/", re.S)


def with_ghosts(text):
    """The declarations of ghost functions, which Frama-C prints in comments, as those of others."""
    return DECLARED.sub(r"/*@\1*/\n\2", text)


def calls_of(text):
    """The names that are followed by a bracket."""
    return set(re.findall(r"\b(\w+)\s*\(", code_of(text)))
