# SPDX-License-Identifier: BSD-2-Clause
"""The words of a fold and of a two-fold by signs [3 of spec/fold/certificate.md]."""


def inside(s):
    """Directions of sliding in a two-fold whose folds are one visible, one not: 2, 1 (twice), or 0."""
    return 0 if s["sum"] * s["Kpp"] >= 0 or s["disc"] < 0 else 2 if s["disc"] > 0 else 1


def two_fold(s):
    """[3] row, word, case, forward, reached."""
    if s["Kpp"] * s["Kmm"] == 0:
        return "two_fold_cusp", "cusp", None, "undecided", "undecided"
    seen, hidden = {1: "visible", -1: "invisible"}[s["Kpp"]], {-1: "visible", 1: "invisible"}[s["Kmm"]]
    name, many, one, unknown = seen + "_" + hidden, "set_valued", "unique_at_leading_order", "undecided"
    if name == "visible_visible":
        if s["det"] == 0:
            return name + "_singular", name, None, many, unknown
        source = s["det"] > 0 and s["trace"] > 0
        return name + ("_source" if source else "_reached"), name, None, many, "no_orbit" if source else "one_orbit"
    if name == "invisible_invisible":
        if s["det"] == 0:
            return "teixeira_singular", name, None, unknown, unknown
        case = 3 if s["det"] < 0 else 1 if s["Kmp"] < 0 else 2
        return f"teixeira_case_{case}", name, case, many if case == 1 else one, "open_set" if case == 1 else "no_orbit"
    directions = inside(s)
    if directions == 0:
        return name + "_passed", name, None, one, "no_orbit"
    if directions == 1 or s["det"] == 0:
        return name + "_singular", name, None, unknown, unknown
    part, reached = ("saddle", "one_orbit") if s["det"] < 0 else ("sink", "open_set") if s["trace"] < 0 else ("source", "no_orbit")
    return f"{name}_{part}", name, None, many, reached


def touch(sign_of_field, other):
    """[3] one fold, at the edge of sliding (other > 0 where the other field points to the surface) or of escaping: row without its side, forward.
    sign_of_field is 1 where the fold is visible."""
    if other > 0:
        return "fold_{}_at_sliding", "unique"
    if sign_of_field == 0:
        return "cusp_{}_at_escaping", "undecided"
    return ("fold_{}_visible_at_escaping", "set_valued") if sign_of_field > 0 else ("fold_{}_invisible_at_escaping", "unique")


def sight(visible):
    return {1: "visible", -1: "invisible", 0: "cusp"}[visible]
