/* SPDX-License-Identifier: BSD-2-Clause */
/* What the signs say of the impacts, and its name (spec/certificate.md, section 10.3). */
#include "check/chatter.h"

#include <stddef.h>

static int slips_forward(const struct chatter *c)
{
    const int u = c->sign[CHATTER_u];
    return (u > 0 && c->sign[CHATTER_D_r_plus] >= 0) || (u == 0 && c->sign[CHATTER_k_plus] < 0);
}

static int slips_backward(const struct chatter *c)
{
    const int u = c->sign[CHATTER_u];
    return (u < 0 && c->sign[CHATTER_D_r_minus] >= 0) || (u == 0 && c->sign[CHATTER_k_minus] < 0);
}

static const char *found(struct chatter *c, enum chatter_course course, int direction, const char *name)
{
    c->course = course;
    c->direction = direction;
    return name;
}

/* Every impact slips all through from the first on; NULL when not. */
static const char *sliding_row(struct chatter *c)
{
    const int forward = slips_forward(c), backward = slips_backward(c);
    const int R = forward ? c->sign[CHATTER_R_plus] : c->sign[CHATTER_R_minus];
    if ((!forward && !backward) || R < 0) return NULL;
    if (R == 0) return found(c, CHATTER_SLIDES, 0, forward ? "forward_ray" : "backward_ray");
    return found(c, CHATTER_SLIDES, forward ? 1 : -1, forward ? "forward_slide" : "backward_slide");
}

/* b < 0, r > 0, and not so. */
static const char *other_row(struct chatter *c)
{
    if (c->sign[CHATTER_k_plus] < 0) return found(c, CHATTER_REVERSES, 1, "reversal_forward");
    if (c->sign[CHATTER_k_minus] < 0) return found(c, CHATTER_REVERSES, -1, "reversal_backward");
    c->transient = slips_forward(c) ? 1 : slips_backward(c) ? -1 : 0;
    if (c->sign[CHATTER_p_plus] > 0 && c->sign[CHATTER_L_plus] > 0)
        return found(c, CHATTER_STICK_SLIDES, 1, "stick_slide_forward");
    if (c->sign[CHATTER_p_minus] > 0 && c->sign[CHATTER_L_minus] > 0)
        return found(c, CHATTER_STICK_SLIDES, -1, "stick_slide_backward");
    return found(c, CHATTER_SETTLES, 0, "settles");
}

int chatter_check_row(struct chatter *c)
{
    const int returns = c->sign[CHATTER_b]<0, bounces = c->sign[CHATTER_r]> 0;
    const char *name = NULL;
    if (!returns) name = bounces ? found(c, CHATTER_FLIES, 0, "lifts_off") : found(c, CHATTER_LANDS, 0, "lands");
    if (returns && !bounces) name = found(c, CHATTER_STOPS, 0, "stops");
    if (name == NULL) name = sliding_row(c);
    if (name == NULL) name = other_row(c);
    return json_is(c->json, json_member(c->json, 0, "row"), name) ||
           chatter_rejected(c, "", "row", "is not the name of the case");
}
