/* SPDX-License-Identifier: BSD-2-Clause */
/* Problems with names, which reach each case of the theory by simple numbers. */
#include "difftest/difftest.h"

/* A body with m = 1 and h = 1/64; the velocity is that of the centre of mass. */
#define STEP(I_, RX, RY, MU, VX, GX, GY)                                                                               \
    {                                                                                                                  \
        .m = 1, .I = (I_), .rx = (RX), .ry = (RY), .mu = (MU), .vx = (VX), .gx = (GX), .gy = (GY), .h = 1.0 / 64       \
    }

#define IMPACT(E, RX, MU, VX)                                                                                          \
    {                                                                                                                  \
        .m = 1, .I = 2, .rx = (RX), .ry = -2, .mu = (MU), .e = (E), .vx = (VX), .vy = -4, .h = 1.0 / 64                \
    }

const struct named_step *named_steps(void)
{
    static const struct named_step steps[] = {
        {"block-slides", "B = 0: sliding friction alone", STEP(2, 0, -1, 0.5, 1, 0, -8)},
        {"block-sticks", "B = 0: friction holds the load", STEP(2, 0, -1, 0.5, 0, 2, -8)},
        {"block-on-the-edge", "B = 0: the load is on the edge of the friction cone", STEP(2, 0, -1, 0.5, 0, 6, -8)},
        {"block-stops", "B = 0: slip ends exactly with the step", STEP(2, 0, -1, 0.5, 0.09375, 0, -8)},
        {"lift-off", "the load points away from the ground", STEP(2, 1, -2, 0.5, 1, 0, 8)},
        {"weightless", "no load, no slip: every quantity is 0", STEP(2, 1, -2, 0.5, 0, 0, 0)},
        {"weightless-slip", "no load: b = 0 exactly", STEP(2, 1, -2, 0.5, 1, 0, 0)},
        {"p-zero", "p+ = C - mu B = 3/2 - (3/2) 1 = 0 exactly", STEP(2, 1, -2, 1.5, 1, 0, -8)},
        {"p-zero-mirror", "p- = 0 exactly", STEP(2, -1, -2, 1.5, -1, 0, -8)},
        {"p-zero-weightless", "p+ = 0 and b = 0: a G-spot", STEP(2, 1, -2, 1.5, 1, 0, 0)},
        {"p-zero-lift", "p+ = 0 and b > 0", STEP(2, 1, -2, 1.5, 1, 0, 8)},
        {"painleve", "slip with p+ < 0 and b < 0: inconsistent", STEP(0.25, 0.5, -1.5, 1.25, 1, 0, -8)},
        {"painleve-mirror", "the same, reflected", STEP(0.25, -0.5, -1.5, 1.25, -1, 0, -8)},
        {"painleve-lift", "slip with p+ < 0 and b > 0: indeterminate", STEP(0.25, 0.5, -1.5, 1.25, 1, 0, 8)},
        {"other-way", "the same body slips the other way: regular, with mu B > C",
         STEP(0.25, 0.5, -1.5, 1.25, -1, 0, -8)},
        {"rest-in-paradox", "at rest with p+ < 0: several solutions", STEP(1, 1, -2, 2, 0, 2, -8)},
        {"drop", "an impact with e = 0 and slip", IMPACT(0, 1, 0.5, 4)},
        {"half-bounce", "an impact with e = 1/2 and slip", IMPACT(0.5, 1, 0.5, 4)},
        {"bounce", "an impact with e = 1 and slip", IMPACT(1, 1, 0.5, 4)},
        {"jamming-impact", "an impact with p+ < 0", IMPACT(0, 0.5, 4, 4)},
        {0}};
    return steps;
}
