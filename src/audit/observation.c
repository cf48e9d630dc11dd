/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/observation.h"

#include <math.h>
#include <string.h>

#define NAME(name) #name,
const char *const observed_name[OBSERVED_COUNT] = {OBSERVED_NUMBERS(NAME)};
const char *const observed_mode_name[OBSERVED_MODES] = {"F", "S+", "S-", "T"};

void observation_clear(struct observation *o)
{
    memset(o, 0, sizeof *o);
    o->mode = OBSERVED_NO_MODE;
}

int observation_number(const char *name, size_t length)
{
    for (int i = 0; i < OBSERVED_COUNT; i++)
        if (strlen(observed_name[i]) == length && memcmp(observed_name[i], name, length) == 0) return i;
    return -1;
}

enum observed_mode observation_mode(const char *name)
{
    for (int mode = 0; mode < OBSERVED_MODES; mode++)
        if (strcmp(observed_mode_name[mode], name) == 0) return (enum observed_mode)mode;
    return OBSERVED_NO_MODE;
}

/* The first number of a list that is present, or that is absent; -1 when there is none. */
static int first_in(const struct observation *o, const enum observed_number *list, int count, int there)
{
    for (int i = 0; i < count; i++)
        if (observation_has(o, list[i]) == there) return (int)list[i];
    return -1;
}

static int fault_of(int number, const char *text, const char **field, const char **reason)
{
    *field = observed_name[number];
    *reason = text;
    return 0;
}

#define COUNT(list) ((int)(sizeof(list) / sizeof *(list)))

static const enum observed_number local[] = {OBSERVED_W_NN, OBSERVED_W_NT, OBSERVED_W_TN,
                                             OBSERVED_W_TT, OBSERVED_q_N,  OBSERVED_q_T};
static const enum observed_number impulse[] = {OBSERVED_P_N, OBSERVED_P_T}, velocity[] = {OBSERVED_U_N, OBSERVED_U_T};
static const enum observed_number body[] = {OBSERVED_m,  OBSERVED_I, OBSERVED_rx, OBSERVED_ry, OBSERVED_vx,
                                            OBSERVED_vy, OBSERVED_w, OBSERVED_gx, OBSERVED_gy, OBSERVED_h};
static const enum observed_number contact_motion[] = {OBSERVED_u, OBSERVED_v, OBSERVED_U_N, OBSERVED_U_T};
static const enum observed_number motion[] = {OBSERVED_vx_new, OBSERVED_vy_new, OBSERVED_w_new};

/* 1 when both numbers of a group are present, or neither is. */
static int is_whole(const struct observation *o, const enum observed_number *list, int count)
{
    return first_in(o, list, count, 1) < 0 || first_in(o, list, count, 0) < 0;
}

static int body_is_complete(const struct observation *o, const char **field, const char **reason)
{
    const int missing = first_in(o, body, COUNT(body), 0), more = first_in(o, local, COUNT(local), 1);
    const int answer = first_in(o, impulse, COUNT(impulse), 1),
              before = first_in(o, contact_motion, COUNT(contact_motion), 1);
    if (missing >= 0)
        return fault_of(missing, "it is missing: a body has m, I, rx, ry, vx, vy, w, gx, gy and h", field, reason);
    if (more >= 0 || answer >= 0)
        return fault_of(more >= 0 ? more : answer, "a record holds W and q, or a body, not both", field, reason);
    if (before >= 0) return fault_of(before, "a body has its velocities in vx, vy and w", field, reason);
    if (o->is_acceleration) {
        *field = "level", *reason = "the answer of a body is a velocity";
        return 0;
    }
    if (!is_whole(o, motion, COUNT(motion)))
        return fault_of(first_in(o, motion, COUNT(motion), 0),
                        "the answer has vx_new, vy_new and w_new, or none of them", field, reason);
    return 1;
}

static int contact_is_complete(const struct observation *o, const char **field, const char **reason)
{
    const int missing = first_in(o, local, COUNT(local), 0);
    if (missing >= 0) return fault_of(missing, "it is missing: W and q, or a body, are expected", field, reason);
    if (!is_whole(o, impulse, COUNT(impulse)))
        return fault_of(first_in(o, impulse, COUNT(impulse), 0), "P has both parts, or none", field, reason);
    if (!is_whole(o, velocity, COUNT(velocity)))
        return fault_of(first_in(o, velocity, COUNT(velocity), 0), "U has both parts, or none", field, reason);
    if (observation_has(o, OBSERVED_U_N) && !observation_has(o, OBSERVED_P_N))
        return fault_of(OBSERVED_P_N, "it is missing: an answer has P, and U besides", field, reason);
    return 1;
}

/* The first number outside its range, as kinds `contact` and `step` require. */
static int out_of_range(const struct observation *o, const char **reason)
{
    static const enum observed_number positive[] = {OBSERVED_m, OBSERVED_I, OBSERVED_h};
    for (int i = 0; i < COUNT(positive); i++)
        if (observation_has(o, positive[i]) && o->value[positive[i]] <= 0)
            return *reason = "a number above 0 is expected", (int)positive[i];
    *reason = "a number that is not below 0 is expected";
    if (o->value[OBSERVED_mu] < 0) return OBSERVED_mu;
    *reason = "an acceleration has no restitution: 0 is expected, or no field";
    if (o->is_acceleration && o->value[OBSERVED_e] != 0) return OBSERVED_e;
    *reason = "a number from 0 to 1 is expected";
    return o->value[OBSERVED_e] < 0 || o->value[OBSERVED_e] > 1 ? (int)OBSERVED_e : -1;
}

int observation_complete(struct observation *o, const char **field, const char **reason)
{
    const double contact = observation_has(o, OBSERVED_contact) ? o->value[OBSERVED_contact] : 0;
    for (int i = 0; i < OBSERVED_COUNT; i++)
        if (observation_has(o, (enum observed_number)i) && !isfinite(o->value[i]))
            return fault_of(i, "it is infinite or not a number", field, reason);
    if (!(contact >= 0 && contact <= OBSERVED_LARGEST && contact == floor(contact)))
        return fault_of(OBSERVED_contact, "an integer from 0 to 2^53 - 1 is expected", field, reason);
    o->contact = (long)contact;
    if (!observation_has(o, OBSERVED_mu)) return fault_of(OBSERVED_mu, "it is missing", field, reason);
    const char *range;
    const int outside = out_of_range(o, &range);
    if (outside >= 0) return fault_of(outside, range, field, reason);
    return observation_is_body(o) ? body_is_complete(o, field, reason) : contact_is_complete(o, field, reason);
}
