/* SPDX-License-Identifier: BSD-2-Clause */
/* Verdict table of an equilibrium on one contact, for A, C, Delta > 0, mu >= 0, 0 <= r <= 1 and E+ <= 0, E- <= 0, N >= 0 (the point
 * can stay).
 *
 *   ROW(name, condition, verdict)
 *
 * The condition is about the signs of b, E_plus, E_minus, and of
 *   potential  1, 0, -1: the second derivative of the potential along stick is positive definite; positive semidefinite, but
 *              not definite; negative in some direction.  1 where there is nothing to derive.
 *   impacts    the sign of e - 1, where each impact of the chatter near the equilibrium multiplies |v| by e; -1 where slip can be
 *              reversed or r = 0, and e < 1 for every impact that repeats (spec/rest/README.md says when).  Not read unless b < 0.
 * STABLE, UNSTABLE, UNDECIDED: in the sense of Lyapunov.  spec/rest/README.md says what of this is proved.
 */
#ifndef SPEC_REST_TABLE_H
#define SPEC_REST_TABLE_H

#define T_REST(ROW)                                                                                          \
    ROW(flight,             b > 0,                                                                UNSTABLE)  \
    ROW(weightless_falls,   b == 0 && E_plus < 0 && E_minus < 0 && potential < 0,                 UNSTABLE)  \
    ROW(weightless,         b == 0 && E_plus < 0 && E_minus < 0 && potential >= 0,                UNDECIDED) \
    ROW(weightless_edge,    b == 0 && (E_plus == 0 || E_minus == 0),                              UNDECIDED) \
    ROW(edge,               b < 0 && (E_plus == 0 || E_minus == 0),                               UNDECIDED) \
    ROW(falls,              b < 0 && E_plus < 0 && E_minus < 0 && potential < 0 && impacts <= 0,  UNSTABLE)  \
    ROW(reverse_chatter,    b < 0 && E_plus < 0 && E_minus < 0 && potential >= 0 && impacts > 0,  UNSTABLE)  \
    ROW(falls_and_chatters, b < 0 && E_plus < 0 && E_minus < 0 && potential < 0 && impacts > 0,   UNSTABLE)  \
    ROW(stable,             b < 0 && E_plus < 0 && E_minus < 0 && potential > 0 && impacts < 0,   STABLE)    \
    ROW(flat,               b < 0 && E_plus < 0 && E_minus < 0 && potential == 0 && impacts < 0,  UNDECIDED) \
    ROW(neutral_impacts,    b < 0 && E_plus < 0 && E_minus < 0 && potential > 0 && impacts == 0,  UNDECIDED) \
    ROW(flat_and_neutral,   b < 0 && E_plus < 0 && E_minus < 0 && potential == 0 && impacts == 0, UNDECIDED)

#endif
