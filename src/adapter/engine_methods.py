# SPDX-License-Identifier: BSD-2-Clause
"""What some solvers do with one contact, carried out again in doubles: `make engines` compares the impulses with the answers of the engines.
A contact is A, B, C (1/kg), a, b (m/s) and mu as in spec/step.md; an impulse is P_T, P_N."""
import math
from dataclasses import dataclass


@dataclass
class Sweeps:
    """Projected Gauss-Seidel from rest, as an engine does it."""
    friction_first: bool = False
    over_normal: float = 1.0  # relaxation of a row
    over_friction: float = 1.0
    at_once: bool = False  # friction reads the normal impulse of the sweep before
    idle: bool = False  # friction stays as it is where the normal impulse is 0
    frictionless: int = 0  # so many first sweeps leave friction out
    more: int = 0  # sweeps besides those of the handshake

    def impulse(self, contact, sweeps):
        A, B, C, a, b, mu = contact
        normal = tangent = 0.0
        for i in range(sweeps + self.more):
            before = normal
            for row in ("T", "N") if self.friction_first else ("N", "T"):
                if row == "N":
                    normal = max(0.0, normal + self.over_normal * (-(b + B * tangent) / C - normal))
                elif i >= self.frictionless and not (self.idle and normal == 0):
                    goal = -(a + B * (before if self.at_once else normal)) / A
                    tangent += self.over_friction * (goal - tangent)
                    tangent = max(-mu * normal, min(mu * normal, tangent))
        return tangent, normal


# The sweeps of each adapter, as the engine's documentation and answers show them.
SWEEPS = {
    "box2d default": Sweeps(friction_first=True), "box2d converged": Sweeps(friction_first=True),
    "planck default": Sweeps(friction_first=True), "planck converged": Sweeps(friction_first=True),
    "jolt default": Sweeps(friction_first=True), "jolt converged": Sweeps(friction_first=True),
    "bullet default": Sweeps(idle=True), "bullet converged": Sweeps(idle=True),
    "bullet-float64 default": Sweeps(idle=True), "bullet-float64 converged": Sweeps(idle=True),
    "chipmunk default": Sweeps(at_once=True), "chipmunk converged": Sweeps(at_once=True),
    "ode quick": Sweeps(over_normal=1.3, over_friction=1.3), "ode quick-converged": Sweeps(friction_first=True), "dart pgs": Sweeps(),
    "physx pgs": Sweeps(over_friction=0.8, frictionless=1, more=1), "physx pgs-converged": Sweeps(over_friction=0.8, frictionless=197, more=200)}


def projected_gradient(contact, tolerance=1e-12, most=100000):
    """The projected conjugate gradient of Siconos, from rest: the impulse and whether its test of convergence is met.

    A step along the direction is cut back into the cone; residual and direction are cut back to what the mode before the step allows;
    the end is a relative change of the residual from one step to the next below the tolerance."""
    A, B, C, a, b, mu = contact
    product = lambda x: (C * x[0] + B * x[1], B * x[0] + A * x[1])
    dot = lambda x, y: x[0] * y[0] + x[1] * y[1]
    impulse, residual, mode = (0.0, 0.0), (-b, -a), "F"
    direction = residual
    for _ in range(most):
        last, held = residual, mode
        forward = product(direction)
        curvature = dot(direction, forward)
        if curvature == 0 or dot(last, last) == 0:
            return impulse[1], impulse[0], False
        length = dot(residual, direction) / curvature
        normal, tangent = impulse[0] + length * direction[0], impulse[1] + length * direction[1]
        impulse, mode = into_cone(normal, tangent, mu, held if direction[1] == 0 else "T")
        moved = product(impulse)
        residual = (-b - moved[0], -a - moved[1])
        allowed = allow(residual, held)
        turn = -dot(allowed, forward) / curvature
        kept = allow(direction, held)
        direction = (allowed[0] + turn * kept[0], allowed[1] + turn * kept[1])
        change = (residual[0] - last[0], residual[1] - last[1])
        if math.sqrt(dot(change, change) / dot(last, last)) < tolerance:
            return impulse[1], impulse[0], True
    return impulse[1], impulse[0], False


def into_cone(normal, tangent, mu, held):
    """The nearest impulse with the same normal part in the cone, and its mode; a point that slips goes on slipping where `held` says so."""
    if normal <= 0:
        return (0.0, 0.0), "F"
    if tangent <= -mu * normal or held == "S+" and tangent < mu * normal:
        return (normal, -mu * normal), "S+"
    if tangent >= mu * normal or held == "S-":
        return (normal, mu * normal), "S-"
    return (normal, tangent), "T"


def allow(vector, mode):
    """The part of a residual or direction that a mode leaves free."""
    normal, tangent = vector
    if mode == "F":
        return vector if normal > 0 else (0.0, 0.0)
    return (normal, max(tangent, 0.0)) if mode == "S+" else (normal, min(tangent, 0.0)) if mode == "S-" else vector
