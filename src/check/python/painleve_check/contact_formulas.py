# SPDX-License-Identifier: BSD-2-Clause
"""The formulas and hypotheses that every kind about one contact shares [4.1, 4.2]."""

INERTIA = """
    A_C = A * C
    B_B = B * B
    Delta = A_C - B_B
    mu_B = mu * B
    p_plus = C - mu_B
    p_minus = C + mu_B
    mu_A = mu * A
    k_plus = mu_A - B
    k_minus = mu_A + B
"""
FORCES = """
    a_p_plus = a * p_plus
    b_k_plus = b * k_plus
    E_plus = a_p_plus + b_k_plus
    b_k_minus = b * k_minus
    a_p_minus = a * p_minus
    E_minus = b_k_minus - a_p_minus
    a_B = a * B
    A_b = A * b
    N = a_B - A_b
"""
RESTITUTION = """
    r_r = r * r
    r_range = r - r_r
"""

POSITIVE_INERTIA = (
    ("A", lambda s: s["A"] > 0), ("C", lambda s: s["C"] > 0), ("Delta", lambda s: s["Delta"] > 0), ("mu", lambda s: s["mu"] >= 0))
RATIO_OF_RESTITUTION = (("r", lambda s: s["r_range"] >= 0),)  # r - r^2 >= 0: r lies between 0 and 1
LAWS = ("poisson", "energetic", "newton")
