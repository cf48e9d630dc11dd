# SPDX-License-Identifier: BSD-2-Clause
"""Kind impact: the pieces of the motion, and what they add up to [7.4]."""

from .answer import expect, require
from .fraction import Fraction
from .surd import Surd


def check_piece(q, i, before, piece):
    """[7.4] one piece: impulse equations, Coulomb, and the phase as far as the piece alone shows it."""
    what = f"witness.pieces[{i}]"
    (u, v), (u_after, v_after), normal, tangential = before, (piece["u"], piece["v"]), piece["normal"], piece["tangential"]
    A, B, C, mu = (Surd(q[name]) for name in ("A", "B", "C", "mu"))
    expect(what + ".u", u_after, u + A * tangential + B * normal)
    expect(what + ".v", v_after, v + B * tangential + C * normal)
    require(normal.sign() > 0, what + ".normal: is not positive")
    d = {"S+": 1, "S-": -1, "T": 0}.get(piece["slip"])
    require(d is not None, what + ".slip: is no slip")
    if d == 0:
        require(u.sign() == u_after.sign() == 0, what + ".slip: the point does not stick")
        for side in (mu * normal - tangential, mu * normal + tangential):
            require(side.sign() >= 0, what + ".tangential: is more than friction can hold")
    else:
        expect(what + ".tangential", tangential, Surd(-d) * mu * normal)
        signs = d * u.sign(), d * u_after.sign()
        require(min(signs) >= 0 and max(signs) > 0, what + ".slip: the point does not slip this way")
    if piece["phase"] == "compression":
        require(v.sign() <= 0 and v_after.sign() <= 0 and (v.sign() or v_after.sign()), what + ".phase: is not compression")
    else:
        expect(what + ".phase", piece["phase"], "restitution")
        require(v.sign() >= 0 and (v_after - v).sign() > 0, what + ".phase: is not restitution")


def check_order(pieces):
    """[7.4] compression first and up to v = 0; neighbours differ."""
    phases = [piece["phase"] for piece in pieces]
    n = phases.count("compression")
    require(phases[:n] == ["compression"] * n and (n > 0 or not pieces), "witness.pieces: compression does not come first")
    for i in range(n):
        require((pieces[i]["v"].sign() == 0) == (i == n - 1), f"witness.pieces[{i}]: compression ends where v = 0")
    for x, y in zip(pieces, pieces[1:]):
        require((x["slip"], x["phase"]) != (y["slip"], y["phase"]), "witness.pieces: two pieces are one")


def energy_equation(q, energy, u, v):
    """[7.4] Both sides of 2 Delta E = C u^2 - 2 B u v + A v^2: in a number field a division by Delta would take far longer."""
    A, B, C, Delta = Surd(q["A"]), Surd(q["B"]), Surd(q["C"]), Surd(q["Delta"])
    return Surd(2) * Delta * energy, C * u * u - Surd(2) * B * u * v + A * v * v


def check_sums(q, law, starts, pieces, phases):
    """[7.4] what the phases add up to, and where the law ends restitution."""
    for phase in ("compression", "restitution"):
        mine = [(start, piece) for start, piece in zip(starts, pieces) if piece["phase"] == phase]
        for key, terms in (("normal", [piece["normal"] for _, piece in mine]),
                           ("tangential", [piece["tangential"] for _, piece in mine]),
                           ("work", [Surd(Fraction(1, 2)) * (v + piece["v"]) * piece["normal"] for (_, v), piece in mine])):
            expect(f"witness.{phase}.{key}", phases[phase][key], sum(terms, Surd(0)))
    c, after, r = phases["compression"], phases["restitution"], Surd(q["r"])
    if law == "poisson":
        expect("witness.restitution.normal by the law", after["normal"], r * c["normal"])
    elif law == "energetic":
        expect("witness.restitution.work by the law", after["work"], Surd(-1) * r * r * c["work"])
    elif pieces:
        expect("verdict.v by the law", pieces[-1]["v"], Surd(-1) * r * Surd(q["v"]))


def follow(q, law, witness, d):
    """[7.4] the pieces and what they add up to; returns the pieces, and the velocities at their ends."""
    keys = ("normal", "tangential", "u", "v")
    pieces = [{key: Surd.read(x, d) if key in keys else x for key, x in piece.items()} for piece in witness["pieces"]]
    phases = {phase: {key: Surd.read(x, d) for key, x in witness[phase].items()}
              for phase in ("compression", "restitution")}
    points = [(Surd(q["u"]), Surd(q["v"]))] + [(piece["u"], piece["v"]) for piece in pieces]
    for i, piece in enumerate(pieces):
        check_piece(q, i, points[i], piece)
    check_order(pieces)
    check_sums(q, law, points, pieces, phases)
    return pieces, points


def check_motion(q, law, witness, d):
    """[7.4] the whole witness; returns the pieces and the final velocity."""
    for key in ("pieces", "compression", "restitution", "energy_before", "energy_after"):
        require(key in witness, f"witness.{key}: is missing")
    pieces, points = follow(q, law, witness, d)
    before, after = Surd(witness["energy_before"]), Surd.read(witness["energy_after"], d)
    expect("witness.energy_before", *energy_equation(q, before, *points[0]))
    expect("witness.energy_after", *energy_equation(q, after, *points[-1]))
    return pieces, points[-1], (after - before).sign()
