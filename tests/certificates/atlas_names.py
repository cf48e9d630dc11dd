# SPDX-License-Identifier: BSD-2-Clause
"""The row that an atlas states at a point, from the answer of `painleve decide --json` there: kinds wedge and slide2 name modes where the table of
the kind does not, kind chatter the fate (spec/atlas.md)."""

from fractions import Fraction


def side_of(answer, names):
    """Which sign the force of sliding has in the modes that hold."""
    if len(names) == 2:
        return "unloaded" if ("H" if "l2" in answer["problem"] else "Q") in answer["verdict"]["zeros"] else "twice"
    return "positive" if names[0][1] == "+" else "negative"


def row_of_wedge(answer):
    """The row of an atlas from the verdict of a point: the forces that may follow, and where a stiff rod goes."""
    verdict = answer["verdict"]
    if answer["row"] != "rest":
        e, side = ("+", "forward_") if Fraction(answer["problem"]["v"]) > 0 else ("-", "backward_")
        names = [x for x in (e + "+", e + "-") if verdict["modes"][x] != "inconsistent"]
        count, goes = verdict["sliding"][e], verdict["regularized"][e]
        return side + (side_of(answer, names) if count == "one" else count) + ("" if goes == "unloaded" else "_" + goes)
    rest = {verdict["modes"]["0+"], verdict["modes"]["0-"]} - {"inconsistent"}
    found = ["rest" if "consistent" in rest else "rest_edge"] if rest else []
    for e, side in (("+", "forward_"), ("-", "backward_")):
        names = [x for x in verdict["from_rest"] if x[0] == e]
        found += [side + side_of(answer, names)] if names else []
    return "_and_".join(found) or "none"


def row_of_slide2(answer):
    verdict, found = answer["verdict"], []
    for mode in ("FF", "S+F", "FS+", "S+S+"):
        edge = "_edge" if verdict["modes"][mode] == "boundary" else ""
        end = verdict["stability"][mode].replace("unstable", "un").replace("stable", "").replace("un", "unstable")
        if mode == "S+S+" and verdict["hurwitz"]:
            end = verdict["hurwitz"]
        if verdict["modes"][mode] != "inconsistent":
            found.append(mode + edge + ("_" + end if end else ""))
    return "_and_".join(found) or "inconsistent"


def row_of_spatial(answer):
    return "at_rest" if answer["verdict"]["state"] == "rests" else answer["row"]


def row_of_chatter(answer):
    fates = {"neutral": "_neutral", "reverse-chatter": "_reverse"}
    has_fate = "u" not in answer["problem"] and answer["row"].split("_")[-1] in ("slide", "ray", "forward", "backward", "settles")
    return answer["row"] + (fates.get(answer["verdict"]["fate"], "") if has_fate and not answer["row"].startswith("reversal") else "")


def row_of(answer):
    """The row that an atlas states, which names modes where the table of the kind does not."""
    rows = {"wedge": row_of_wedge, "slide2": row_of_slide2, "spatial": row_of_spatial, "chatter": row_of_chatter}
    return answer.get("row") if answer["type"] == "error" or answer["kind"] not in rows else rows[answer["kind"]](answer)
