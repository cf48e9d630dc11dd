/* SPDX-License-Identifier: BSD-2-Clause */
/* Problems of the oracle: memory, random planting, text. */
#include "oracle/impact.h"
#include "oracle/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const oracle_impact_field[IMPACT_NUMBERS] = {"A", "B", "C", "mu", "u", "v", "r"};
const char *const oracle_impact_law[IMPACT_LAWS] = {"poisson", "energetic", "newton"};

void oracle_impact_init(struct oracle_impact *problem)
{
    problem->law = IMPACT_POISSON;
    for (int i = 0; i < IMPACT_NUMBERS; i++) mpq_init(problem->in[i]);
}

void oracle_impact_clear(struct oracle_impact *problem)
{
    for (int i = 0; i < IMPACT_NUMBERS; i++) mpq_clear(problem->in[i]);
}

static struct oracle_root *root_of(struct oracle_motion *motion, int i)
{
    struct oracle_root *const roots[] = {&motion->u, &motion->v, &motion->compression, &motion->restitution,
                                         &motion->work};
    return i < 5 ? roots[i] : NULL;
}

void oracle_motion_init(struct oracle_motion *motion)
{
    memset(motion, 0, sizeof *motion);
    mpq_init(motion->q);
    for (int i = 0; root_of(motion, i) != NULL; i++) mpq_inits(root_of(motion, i)->a, root_of(motion, i)->b, NULL);
}

void oracle_motion_clear(struct oracle_motion *motion)
{
    mpq_clear(motion->q);
    for (int i = 0; root_of(motion, i) != NULL; i++) mpq_clears(root_of(motion, i)->a, root_of(motion, i)->b, NULL);
}

static void pick(mpq_t x, uint64_t *seed, int low, int high, int largest_denominator)
{
    mpq_set_si(x, random_between(seed, low, high), (unsigned long)random_between(seed, 1, largest_denominator));
    mpq_canonicalize(x);
}

/* A C > B^2, by raising C. */
static void plant_body(struct oracle_impact *problem, uint64_t *seed)
{
    mpq_t least;
    mpq_init(least);
    pick(problem->in[IMPACT_A], seed, 1, 6, 2);
    pick(problem->in[IMPACT_B], seed, -6, 6, 2);
    pick(problem->in[IMPACT_C], seed, 1, 6, 3);
    mpq_mul(least, problem->in[IMPACT_B], problem->in[IMPACT_B]);
    mpq_div(least, least, problem->in[IMPACT_A]);
    if (mpq_cmp(problem->in[IMPACT_C], least) <= 0) mpq_add(problem->in[IMPACT_C], problem->in[IMPACT_C], least);
    mpq_clear(least);
}

/* Friction: none, what just holds (|B| / A), what just makes the paradox (C / |B|), or anything. */
static void plant_friction(struct oracle_impact *problem, uint64_t *seed)
{
    mpq_t *const mu = &problem->in[IMPACT_MU];
    const int choice = random_below(seed, 10), coupled = mpq_sgn(problem->in[IMPACT_B]) != 0;
    pick(*mu, seed, 0, 8, 4);
    if (choice == 0) mpq_set_ui(*mu, 0, 1);
    if (choice == 1) mpq_div(*mu, problem->in[IMPACT_B], problem->in[IMPACT_A]);
    if (choice == 2 && coupled) mpq_div(*mu, problem->in[IMPACT_C], problem->in[IMPACT_B]);
    mpq_abs(*mu, *mu);
}

/* Slip that ends together with compression (share 0) or with restitution (share r): with the slopes
 * du, dv of slip, u = du (1 + share) v / dv. */
static void plant_meeting(struct oracle_impact *problem, uint64_t *seed)
{
    const int forward = random_below(seed, 2), end = random_below(seed, 2);
    mpq_t du, dv, share;
    mpq_inits(du, dv, share, NULL);
    mpq_mul(du, problem->in[IMPACT_MU], problem->in[IMPACT_A]);
    mpq_mul(dv, problem->in[IMPACT_MU], problem->in[IMPACT_B]);
    if (forward) {
        mpq_neg(du, du);
        mpq_neg(dv, dv);
    }
    mpq_add(du, du, problem->in[IMPACT_B]);
    mpq_add(dv, dv, problem->in[IMPACT_C]);
    mpq_set_ui(share, 1, 1);
    if (end) mpq_add(share, share, problem->in[IMPACT_R]);
    if (mpq_sgn(dv) > 0) {
        mpq_mul(share, share, du);
        mpq_mul(share, share, problem->in[IMPACT_V]);
        mpq_div(problem->in[IMPACT_U], share, dv);
    }
    mpq_clears(du, dv, share, NULL);
}

void oracle_impact_plant(struct oracle_impact *problem, uint64_t *seed)
{
    const int bounce = random_below(seed, 8), meeting = random_below(seed, 5);
    plant_body(problem, seed);
    plant_friction(problem, seed);
    pick(problem->in[IMPACT_U], seed, -8, 8, 3);
    pick(problem->in[IMPACT_V], seed, -8, random_below(seed, 12) == 0 ? 0 : -1, 3);
    if (random_below(seed, 12) == 0) mpq_set_ui(problem->in[IMPACT_V], 0, 1);
    mpq_set_ui(problem->in[IMPACT_R], (unsigned)random_between(seed, 1, 7), 8);
    mpq_canonicalize(problem->in[IMPACT_R]);
    if (bounce < 2) mpq_set_ui(problem->in[IMPACT_R], (unsigned)bounce, 1);
    if (meeting == 0) plant_meeting(problem, seed);
    problem->law = random_below(seed, IMPACT_LAWS);
}

char *oracle_impact_text(const struct oracle_impact *problem)
{
    char *text = NULL;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    if (out == NULL) abort();
    for (int i = 0; i < IMPACT_NUMBERS; i++) {
        char *number = mpq_get_str(NULL, 10, problem->in[i]);
        fprintf(out, "%s=%s ", oracle_impact_field[i], number);
        free(number);
    }
    fprintf(out, "law=%s", oracle_impact_law[problem->law]);
    fclose(out);
    return text;
}
