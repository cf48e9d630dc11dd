#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-2-Clause
"""Writes incorrect/, malformed/ and unsupported/ from the certificates in correct/.

Run by hand when the format changes.  In each incorrect record everything that follows from the error
is made to agree with it, so that only the mathematics is wrong.  incorrect/reasons.tsv holds what painleve-check
must say, in part, of each lie.
"""

import hashlib
import json
import pathlib

HERE = pathlib.Path(__file__).parent
REASONS = []


def load(row):
    """The certificate of a row of the verdict table, or of correct/NAME.json."""
    paths = [HERE / "correct" / f"{name}.json" for name in ("row-" + row, row)]
    return json.loads([path for path in paths if path.exists()][0].read_text())


def text(record):
    return json.dumps(record, separators=(",", ":"))


def write(folder, name, content):
    path = HERE / folder / (name + ".json")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else (content + "\n").encode())


def rehash(record):
    canonical = json.dumps(record["problem"], sort_keys=True, separators=(",", ":"))
    record["sha256"] = hashlib.sha256(canonical.encode()).hexdigest()


def put(record, path, value):
    """Sets record at a path such as verdict/modes/S+ or witness/solutions/0/lambda_N."""
    *inner, last = path.split("/")
    for key in inner:
        record = record[int(key) if isinstance(record, list) else key]
    record[int(last) if isinstance(record, list) else last] = value


def get(record, path):
    for key in path.split("/"):
        record = record[int(key) if isinstance(record, list) else key]
    return record


def lie(name, row, reason, *changes, also=None):
    """A lie: paths and the values put there (a function is applied to the old value)."""
    record = load(row)
    for path, value in changes:
        put(record, path, value(get(record, path)) if callable(value) else value)
    if also:
        also(record)
    write("incorrect", name, text(record))
    REASONS.append((name, reason))


def negative(x):
    return x[1:] if x.startswith("-") else "-" + x


ZERO_FORCE = {"lambda_N": "0", "lambda_T": "0"}


def write_lies():
    M, V, Q = "witness/modes/", "verdict/", "quantities/"

    # The problem and what binds it.
    other = load("forward-slip")
    lie("certificate-of-another-problem", "forward-inconsistent", "sha256", ("problem", other["problem"]))
    lie("certificate-of-another-problem-rehashed", "forward-inconsistent", "quantities", ("problem", other["problem"]),
        also=rehash)
    lie("hash-of-another-problem", "forward-inconsistent", "sha256", ("sha256", other["sha256"]))
    lie("hash-in-capitals", "forward-inconsistent", "sha256", ("sha256", str.upper))
    lie("hash-cut-short", "forward-inconsistent", "sha256", ("sha256", lambda h: h[:-1]))
    lie("problem-of-another-kind", "forward-slip", "problem.kind", ("problem/kind", "impact"), also=rehash)
    lie("one-digit-of-the-problem", "forward-slip", "sha256", ("problem/u", "2"))
    lie("one-digit-of-the-problem-rehashed", "forward-slip", "quantities.u", ("problem/u", "2"), also=rehash)
    for name, field, value, says in (("negative-friction", "mu", "-1", "mu"), ("negative-inertia", "A", "-1", "A > 0"),
                                     ("weightless-normal", "C", "0", "C > 0"), ("indefinite-inertia", "B", "100", "B^2")):
        lie("outside-the-hypotheses-" + name, "rest-stick", says, ("problem/" + field, value),
            (Q + field + "/value", value), also=rehash)

    # Quantities.
    lie("sign-flipped", "forward-inconsistent", "p_plus", (Q + "p_plus/sign", 1))
    lie("sign-flipped-together-with-its-value", "forward-inconsistent", "p_plus", (Q + "p_plus/sign", 1),
        (Q + "p_plus/value", negative), ("verdict/painleve/S+", 1))
    lie("zero-passed-off-as-tiny", "forward-arrest", "p_plus",
        (Q + "p_plus/value", "1/1000000000000000000000000000000"), (Q + "p_plus/sign", 1))
    lie("tiny-sign-called-zero", "forward-slip", "p_plus", (Q + "p_plus/sign", 0))
    lie("value-rounded-to-a-double", "rest-slip-plus", "quantities", (Q + "N/value", "3602879701896397/36028797018963968"))
    lie("decided-by-an-oracle", "forward-slip", "by is none", (Q + "Delta/by", "oracle"))
    lie("quantities-of-two-names-exchanged", "forward-inconsistent", "quantities",
        (Q[:-1], lambda q: {**q, "p_plus": q["p_minus"], "p_minus": q["p_plus"]}))

    # Forces.
    def newton(record, mode, lambda_N, lambda_T):
        from fractions import Fraction as R
        p = {k: R(v) for k, v in record["problem"].items() if k != "kind"}
        N, T = R(lambda_N), R(lambda_T)
        put(record, M + mode + "/force", {
            "lambda_N": str(N), "lambda_T": str(T), "u_dot": str(p["a"] + p["A"] * T + p["B"] * N),
            "v_dot": str(p["b"] + p["B"] * T + p["C"] * N)})

    def force(mode, lambda_N, lambda_T):
        return lambda record: newton(record, mode, lambda_N, lambda_T)

    def swapped(record):
        f = get(record, M + "T/force")
        f["lambda_N"], f["lambda_T"] = f["lambda_T"], f["lambda_N"]
        record["witness"]["solutions"] = [{"lambda_N": f["lambda_N"], "lambda_T": f["lambda_T"], "modes": ["T"]}]

    lie("force-swapped", "skew-stick", "witness.modes.T", also=swapped)
    lie("forces-of-two-modes-exchanged", "rest-indeterminate-plus", "witness.modes.S+",
        (M[:-1], lambda m: {**m, "S+": m["T"], "T": m["S+"]}))
    lie("force-of-the-mirror-image", "forward-slip", "witness.modes.S+", (M + "S+/force/lambda_T", negative))
    lie("friction-in-the-wrong-direction", "forward-slip", "witness.modes.S+", also=lambda r: newton(
        r, "S+", get(r, M + "S+/force/lambda_N"), negative(get(r, M + "S+/force/lambda_T"))))
    lie("force-that-lifts-the-contact", "forward-slip", "v_dot", also=force("S+", "1000", str(-1000)))
    lie("newton-left-out", "forward-slip", "u_dot", (M + "S+/force/u_dot", "0"))
    lie("acceleration-in-contact-hidden", "rest-slip-plus", "v_dot is not b", (M + "F/force/v_dot", "0"))
    lie("force-in-flight", "forward-flight", "flight", also=force("F", "1", "0"))
    lie("force-doubled", "rest-stick", "witness.modes.T", (M + "T/force/lambda_N", lambda x: negative(x)))

    # Modes.
    def hide_slip(record):
        put(record, M + "S+", {**get(record, M + "S+"), "fails": "lambda_N", "value": "-1", "sign": -1})
        put(record, "witness/solutions", record["witness"]["solutions"][:1])
        record["verdict"].update({"solutions": 1, "class": "determinate", "stability": {"F": "stable"}})
        record["verdict"]["modes"]["S+"] = "inconsistent"

    def tension(record):
        f = {k: v for k, v in get(record, M + "S+/force").items() if k.startswith("lambda")}
        put(record, M + "S+", {"candidates": "one", "force": get(record, M + "S+/force")})
        put(record, "witness/solutions", [{**f, "modes": ["S+"]}])
        record["verdict"].update({"solutions": 1, "class": "determinate", "stability": {"S+": "unstable"}})
        record["verdict"]["modes"]["S+"] = "consistent"

    lie("second-solution-hidden", "forward-indeterminate", "witness.modes.S+", also=hide_slip)
    lie("tensile-force-called-consistent", "forward-inconsistent", "witness.modes.S+", also=tension)
    lie("status-alone-changed", "forward-inconsistent", "verdict.modes.S+", (V + "modes/S+", "consistent"))
    lie("flight-into-the-ground", "forward-slip", "witness.modes.F", (M + "F", lambda w: {
        "candidates": "one", "force": w["force"]}), (V + "modes/F", "consistent"))
    lie("slip-against-the-velocity", "forward-inconsistent", "witness.modes.S-", (M + "S-", {
        "candidates": "one", "force": {**ZERO_FORCE, "u_dot": "0", "v_dot": "0"}, "fails": "lambda_N", "value": "-1",
        "sign": -1}), (V + "modes/S-", "inconsistent"))
    lie("stick-while-sliding", "backward-slip", "witness.modes.T", also=lambda r: (
        newton(r, "T", "1", "0"), put(r, M + "T", {"candidates": "one", "force": get(r, M + "T/force")})))
    lie("inadmissible-mode-called-inconsistent", "forward-slip", "verdict.modes.T", (V + "modes/T", "inconsistent"))
    lie("refutation-with-the-sign-of-u-flipped", "forward-slip", "sign", (M + "T/sign", -1))
    lie("no-candidates-claimed", "forward-slip", "candidates", (M + "S+", {
        "candidates": "none", "fails": "v_dot", "value": "-1", "sign": -1}), (V + "modes/S+", "inconsistent"))
    lie("one-candidate-claimed-at-the-pole", "forward-arrest", "witness.modes.S+", (M + "S+", {
        "candidates": "one", "force": {**ZERO_FORCE, "u_dot": "0", "v_dot": "0"}}), (V + "modes/S+", "consistent"))
    lie("wrong-inequality-fails", "rest-slip-plus", "first inequality", (M + "T/fails", "cone_plus"))
    lie("wrong-value-of-the-failing-inequality", "rest-slip-plus", "value", (M + "T/value", "-12345"))
    lie("failing-inequality-left-out", "rest-slip-plus", "witness.modes.T", (M + "T", lambda w: {
        "candidates": "one", "force": w["force"]}))
    lie("strict-mode-with-a-refutation", "rest-stick", "too many", (M + "T", lambda w: {
        **w, "fails": "lambda_N", "value": "-1", "sign": -1}))

    # Boundaries.
    def strict_edge(record):
        put(record, M + "T", {"candidates": "one", "force": get(record, M + "T/force")})
        put(record, M + "S+", {"candidates": "one", "force": get(record, M + "S+/force"), "fails": "u_dot", "value": "-1",
                               "sign": -1})
        put(record, "witness/solutions/0/modes", ["T"])
        record["verdict"].update({"class": "determinate", "cone": "interior", "stability": {"T": "stable"},
                                  "resolution": ["T"]})
        record["verdict"]["modes"].update({"T": "consistent", "S+": "inconsistent"})
        record["row"] = "rest_stick"

    lie("boundary-passed-off-as-strict", "rest-stick-edge-plus", "witness.modes", also=strict_edge)
    lie("boundary-status-alone-made-strict", "rest-stick-edge-plus", "verdict.modes.T", (V + "modes/T", "consistent"))
    lie("grazing-passed-off-as-flight", "forward-grazing", "verdict.modes.F", (V + "modes/F", "consistent"))
    lie("equality-left-out", "rest-weightless", "equalities", (M + "T/equalities", lambda e: e[:-1]))
    lie("equality-invented", "rest-stick-edge-plus", "equalities", (M + "T/equalities", ["cone_plus", "cone_minus"]))
    lie("equality-of-the-other-edge", "rest-stick-edge-plus", "equalities", (M + "T/equalities", ["cone_minus"]))
    lie("strict-passed-off-as-boundary", "rest-stick", "witness.modes.T", (M + "T", lambda w: {
        **w, "equalities": ["cone_plus"]}), (V + "modes/T", "boundary"))

    # Solutions.
    lie("solution-left-out-of-the-list", "forward-indeterminate", "number of distinct forces",
        ("witness/solutions", lambda s: s[:1]), (V + "solutions", 1))
    lie("solution-counted-twice", "rest-indeterminate-plus-edge", "number of distinct forces", ("witness/solutions", lambda s: [
        s[0], {**s[1], "modes": ["S+"]}, {**s[1], "modes": ["T"]}]), (V + "solutions", 3))
    lie("solutions-miscounted", "forward-indeterminate", "verdict.solutions", (V + "solutions", 1))
    lie("solutions-as-a-word", "forward-slip", "verdict.solutions", (V + "solutions", "1"))
    lie("mode-left-out-of-a-solution", "rest-stick-edge-plus", "witness.solutions", ("witness/solutions/0/modes", ["T"]))
    lie("force-of-a-solution-changed", "rest-stick", "witness.solutions", ("witness/solutions/0/lambda_N", "1/7"))
    lie("solutions-in-another-order", "forward-indeterminate", "witness.solutions", ("witness/solutions", lambda s: s[::-1]))
    lie("one-force-called-a-continuum", "forward-slip", "witness.solutions", (V + "solutions", "continuum"),
        ("witness/solutions", [{"continuum": True, "from": "0", "to": None, "modes": ["S+"]}]))
    lie("continuum-called-one-force", "forward-g-spot", "witness.solutions", (V + "solutions", 1),
        ("witness/solutions", [{"lambda_N": "0", "lambda_T": "0", "modes": ["F"]}]))
    lie("continuum-without-end-bounded", "forward-g-spot", "to", (M + "S+/to", "10"), ("witness/solutions/0/to", "10"))
    lie("bounded-continuum-without-end", "rest-g-spot-plus", "to", (M + "S+/to", None), ("witness/solutions/0/to", None))
    lie("continuum-end-moved", "rest-g-spot-plus", "to", (M + "S+/to", "3"), ("witness/solutions/0/to", "3"))
    lie("continuum-start-moved", "rest-g-spot-plus", "from", ("witness/solutions/0/from", "1"))
    lie("force-at-the-end-of-the-continuum", "rest-g-spot-plus", "witness.modes.S+",
        (M + "S+/force", {"lambda_N": "2", "lambda_T": "-4", "u_dot": "0", "v_dot": "0"}))
    lie("false-continuum", "rest-g-spot-plus", "witness.solutions", ("witness/solutions/0/continuum", False))

    # Words that follow.
    lie("paradox-called-determinate", "forward-inconsistent", "class", (V + "class", "determinate"))
    lie("degenerate-called-determinate", "rest-stick-edge-plus", "class", (V + "class", "determinate"))
    lie("case-of-the-next-cell", "forward-inconsistent", "case", (V + "case", "I(v)"))
    lie("case-of-the-mirror-image", "forward-inconsistent", "case", (V + "case", "III(v)"))
    lie("case-on-a-boundary", "forward-arrest", "case", (V + "case", "I(vi)"))
    lie("case-left-null", "forward-inconsistent", "case", (V + "case", None))
    lie("painleve-parameter-of-the-other-sign", "forward-inconsistent", "painleve", (V + "painleve/S+", 1))
    lie("painleve-parameters-exchanged", "forward-inconsistent", "painleve", (V + "painleve", {"S+": 1, "S-": -1}))
    lie("edge-called-interior", "rest-stick-edge-plus", "cone", (V + "cone", "interior"))
    lie("exterior-called-boundary", "rest-slip-plus", "cone", (V + "cone", "boundary"))
    lie("unstable-called-stable", "forward-indeterminate", "stability", (V + "stability/S+", "stable"),
        (V + "resolution", ["F", "S+", "IWC"]))
    lie("stability-of-a-mode-left-out", "forward-indeterminate", "stability", (V + "stability", {"F": "stable"}))
    lie("stability-of-a-mode-without-force", "forward-slip", "stability", (V + "stability/F", "stable"))
    lie("saddle-node-edge-called-stable", "rest-indeterminate-plus-edge", "stability", (V + "stability/T", "stable"))
    lie("impact-without-collision-denied", "forward-inconsistent", "impact", (V + "impact_without_collision", "no"),
        (V + "resolution", []))
    lie("impact-without-collision-at-rest", "rest-stick", "impact", (V + "impact_without_collision", "possible"))
    lie("way-out-left-out", "forward-inconsistent", "resolution", (V + "resolution", []))
    lie("arrest-left-out", "forward-arrest", "resolution", (V + "resolution", []))
    lie("arrest-invented", "forward-slip", "resolution", (V + "resolution", ["S+", "arrest"]))
    lie("zero-left-out", "forward-arrest", "zeros", (V + "zeros", lambda z: z[:-1]))
    lie("zero-invented", "forward-inconsistent", "zeros", (V + "zeros", lambda z: z + ["N_T"]))
    lie("row-of-the-mirror-image", "forward-inconsistent", "row", ("row", "backward_inconsistent"))
    lie("row-of-the-next-case", "forward-arrest", "row", ("row", "forward_inconsistent"))
    lie("row-of-the-limit", "forward-inconsistent", "row", ("row", "forward_arrest"))
    lie("row-with-a-tail", "forward-slip", "row", ("row", "forward_slip_"))


def write_malformed():
    good = load("forward-arrest")
    line = text(good)
    value = good["quantities"]["Delta"]["value"]

    def flaw(name, *changes):
        record = load("forward-arrest")
        for path, x in changes:
            put(record, path, x)
        write("malformed", name, text(record))

    def numeral(name, x):
        flaw("number-" + name, ("quantities/p_plus/value", x))

    def edit(name, old, new):
        assert old in line
        write("malformed", name, line.replace(old, new, 1))

    for name, x in (("not-in-lowest-terms", "0/2"), ("with-denominator-one", "0/1"), ("minus-zero", "-0"),
                    ("with-a-plus", "+1"), ("with-leading-zero", "01"), ("decimal", "0.0"), ("empty", ""),
                    ("with-exponent", "1e3"), ("with-a-space", " 0"), ("hexadecimal", "0x0"), ("without-numerator", "/2"),
                    ("with-denominator-zero", "1/0"), ("with-negative-denominator", "1/-2"), ("word", "zero"),
                    ("with-two-bars", "1/2/3"), ("minus-alone", "-"), ("not-a-string", 0), ("null", None), ("list", ["0"]),
                    ("infinite", "inf"), ("object-of-no-system", {"value": "0"})):
        numeral(name, x)
    edit("floating-literal", '"sign":0', '"sign":0.0')
    edit("floating-literal-with-exponent", '"sign":0', '"sign":0e0')
    edit("integer-minus-zero", '"sign":0', '"sign":-0')
    edit("integer-with-leading-zero", '"sign":0', '"sign":00')
    edit("integer-too-long", '"v":1', '"v":1000000000000000000')
    edit("not-a-number", '"sign":0', '"sign":NaN')
    edit("key-twice", '"v":1', '"v":1,"v":1')
    edit("key-twice-deep", '"class":', '"class":"inconsistent","class":')
    edit("unknown-key", '"v":1', '"v":1,"w":1')
    edit("unknown-key-in-a-force", '"u_dot":', '"w_dot":"0","u_dot":')
    edit("comma-at-the-end", "]}}", "],}}")
    edit("comma-missing", '"v":1,', '"v":1')
    edit("colon-missing", '"v":1', '"v"1')
    edit("quotes-single", '"forward_arrest"', "'forward_arrest'")
    edit("string-not-closed", '"forward_arrest"', '"forward_arrest')
    edit("bracket-of-the-wrong-kind", '"resolution":["arrest"]', '"resolution":["arrest"}')
    edit("word-in-capitals", '"case":null', '"case":Null')
    edit("comment", '"v":1', '/* version */"v":1')
    edit("escape-in-a-word", '"forward_arrest"', '"forward\\u005farrest"')
    edit("escape-in-a-key", '"row"', '"\\u0072ow"')
    edit("escape-in-the-kind", '"kind":"contact"', '"kind":"\\u0063ontact"')
    edit("escape-unknown-in-the-id", '"v":1', '"id":"\\x41","v":1')
    edit("escape-cut-short-in-the-id", '"v":1', '"id":"\\u12","v":1')
    edit("byte-raw-control", '"v":1', '"id":"a\tb","v":1')
    edit("byte-zero", '"v":1', '"v":\0001')
    write("malformed", "byte-not-ascii", line.replace('"v":1', '"id":"Stö","v":1').encode("utf-8") + b"\n")
    write("malformed", "byte-latin-1", line.replace('"v":1', '"id":"Stö","v":1').encode("latin-1") + b"\n")
    write("malformed", "byte-order-mark", b"\xef\xbb\xbf" + line.encode() + b"\n")
    write("malformed", "text-cut-in-the-middle", line[:len(line) // 2])
    write("malformed", "text-cut-at-the-last-byte", line[:-1])
    write("malformed", "text-after-the-end", line + "]")
    write("malformed", "two-on-a-line", line + line)
    write("malformed", "array-of-certificates", "[" + line + "]")
    write("malformed", "text-of-another-kind", "VERIFIED 1")
    write("malformed", "string-alone", '"verdict"')
    write("malformed", "empty", b"")
    write("malformed", "blank", b" \n\t\n\n")
    write("malformed", "version-as-a-string", line.replace('"v":1', '"v":"1"'))
    write("malformed", "version-true", line.replace('"v":1', '"v":true'))
    write("malformed", "version-missing", line.replace('"v":1,', ""))
    write("malformed", "type-missing", line.replace('"type":"verdict",', ""))
    write("malformed", "kind-missing", line.replace('"kind":"contact",', "", 1))
    write("malformed", "id-as-a-list", line.replace('"v":1', '"v":1,"id":[1]'))
    write("malformed", "nested-too-deeply", line.replace('"v":1', '"v":1,"x":' + "[" * 16 + "]" * 16))
    write("malformed", "too-many-keys", line.replace('"v":1', '"v":1,' + ",".join(f'"x{i}":0' for i in range(64))))
    write("malformed", "too-many-values", line.replace('"v":1', '"v":1,"x":[' + "0," * 65536 + "0]"))
    for name, path in (("mode-left-out", "verdict/modes/S-"), ("witness-of-a-mode-left-out", "witness/modes/S-"),
                       ("quantity-left-out", "quantities/N_T"), ("field-left-out", "problem/u"),
                       ("witness-left-out", "witness"), ("hash-left-out", "sha256"), ("row-left-out", "row"),
                       ("zeros-left-out", "verdict/zeros"), ("candidates-left-out", "witness/modes/F/candidates"),
                       ("provenance-left-out", "quantities/u/by")):
        record = load("forward-arrest")
        *inner, last = path.split("/")
        inside = record
        for key in inner:
            inside = inside[key]
        del inside[last]
        write("malformed", name, text(record))
    flaw("status-null", ("verdict/modes/F", None))
    flaw("modes-as-a-list", ("verdict/modes", ["inconsistent"] * 4))
    flaw("solutions-as-an-object", ("witness/solutions", {}))
    flaw("list-of-integers", ("verdict/zeros", [0]))
    flaw("sign-as-a-string", ("quantities/u/sign", "1"))
    flaw("candidates-as-a-number", ("witness/modes/F/candidates", 1))
    assert value


def write_unsupported():
    line = text(load("forward-arrest"))
    record = load("forward-arrest")
    algebraic = {"poly": ["-2", "0", "1"], "interval": ["1", "2"]}
    write("unsupported", "later-version", line.replace('"v":1', '"v":2'))
    write("unsupported", "version-zero", line.replace('"v":1', '"v":0'))
    write("unsupported", "another-theory", line.replace('"kind":"contact"', '"kind":"polygon"', 1))
    write("unsupported", "error-record", '{"v":1,"type":"error","id":"rod \\"7\\"","file":null,"line":1,"field":"mu",'
          '"reason":"write \\"1/10\\" or 1"}')
    write("unsupported", "undecided-record", '{"v":1,"type":"undecided","kind":"contact","reason":"the budget was reached"}')
    write("unsupported", "later-theory-with-other-keys", '{"v":1,"type":"verdict","kind":"polygon","anything":[1,{"x":null}]}')
    put(record, "quantities/Delta/value", algebraic)
    write("unsupported", "algebraic-number", text(record))
    record = load("forward-arrest")
    put(record, "problem/mu", {"lo": "1", "hi": "2"})
    write("unsupported", "interval-number", text(record))


write_lies()
write_malformed()
write_unsupported()
(HERE / "incorrect" / "reasons.tsv").write_text("".join(f"{name}\t{reason}\n" for name, reason in sorted(REASONS)))
