/* SPDX-License-Identifier: BSD-2-Clause */
/* A rod that touches the ground in three dimensions, for kinds spatial and spatial-impact.
 *
 * The unit vector from the centre of mass to the tip is n = (cos theta cos psi, cos theta sin psi, -sin theta), the distance l; about each axis
 * across the rod the moment of inertia is m kappa l^2, and about the rod it does not matter.  A force F at the tip gives the centre of mass the
 * acceleration F / m and the rod the angular acceleration (n x F) / (m kappa l), so the tip is accelerated by W F with
 *     W = ((1 + 1/kappa) 1 - n n^T / kappa) / m = [A B; B^T C].
 * The free tip has the acceleration -g along z and -l |n'|^2 n, where |n'|^2 = thetadot^2 + cos^2 theta psidot^2. */
#include "mechanism/arithmetic.h"
#include "mechanism/fields.h"

enum { m, l, kappa, g, theta, psi, thetadot, psidot };

static const struct mechanism_field fields[] = {
    [m] = PARAMETER(m, "kg", "mass", "1", POSITIVE),
    [l] = PARAMETER(l, "m", "distance from the centre of mass to the tip", "1", POSITIVE),
    [kappa] = PARAMETER(kappa, "1", "(radius of gyration / l)^2; 1/3 for a uniform rod", "1/3", POSITIVE),
    [g] = GRAVITY,
    [theta] = ANGLE(theta, "angle between the rod and the ground"),
    [psi] = {{"psi", "rad", "angle of the rod's projection to the ground against the first axis", field_angle, 1},
             "0",
             0,
             ANY_NUMBER},
    [thetadot] = MOTION_PRESET(thetadot, "rad/s", "rate of theta", "0"),
    [psidot] = MOTION_PRESET(psidot, "rad/s", "rate of psi", "0"),
};

/* W_ij m kappa = (kappa + 1) [i = j] - n_i n_j, divided by m kappa. */
static exact response(struct number_pool *pool, const struct value *value, const exact n[3], int i, int j)
{
    const exact kappas = value[kappa].number, product = times(pool, n[i], n[j]);
    const exact own = i == j ? add(pool, kappas, integer(pool, 1)) : integer(pool, 0);
    return divide(pool, subtract(pool, own, product), times(pool, value[m].number, kappas));
}

static enum status derive_given(struct number_pool *pool, const struct value *value, const struct number **given,
                                struct failure *failure)
{
    const exact flat = value[theta].cosine;
    const exact n[3] = {times(pool, flat, value[psi].cosine), times(pool, flat, value[psi].sine),
                        negative(pool, value[theta].sine)};
    const exact around = times(pool, flat, value[psidot].number);
    const exact rate = add(pool, square(pool, value[thetadot].number), square(pool, around));
    const exact inward = negative(pool, times(pool, value[l].number, rate));
    (void)failure;
    given[0] = response(pool, value, n, 0, 0);
    given[1] = response(pool, value, n, 0, 1);
    given[2] = response(pool, value, n, 1, 1);
    given[3] = response(pool, value, n, 0, 2);
    given[4] = response(pool, value, n, 1, 2);
    given[5] = response(pool, value, n, 2, 2);
    given[6] = times(pool, inward, n[0]);
    given[7] = times(pool, inward, n[1]);
    given[8] = subtract(pool, times(pool, inward, n[2]), value[g].number);
    return STATUS_OK;
}

static const char *const gives[] = {"A11", "A12", "A22", "B1", "B2", "C", "a1", "a2", "b", NULL};
_Static_assert(sizeof gives / sizeof gives[0] <= MECHANISM_MAX_GIVEN + 1, "all that it gives");

const struct mechanism mechanism_spatial_rod = {
    .name = "spatial-rod",
    .summary = "a rod whose tip touches the ground in three dimensions, in kinds spatial and spatial-impact",
    .source = "Champneys & Varkonyi (2016), section 7, corrected (spec/errata.md, CV-S1 to CV-S3)",
    .fields = fields,
    .field_count = FIELD_COUNT(fields),
    .example =
        "{\"kind\":\"spatial\",\"mechanism\":\"spatial-rod\",\"theta\":\"atan(2)\",\"psi\":\"30deg\",\"psidot\":\"1\","
        "\"mu\":\"2\",\"u1\":\"1\",\"u2\":\"1/3\"}",
    .gives = gives,
    .accelerations = 3,
    .derive_given = derive_given,
};
