/* SPDX-License-Identifier: BSD-2-Clause */
/* Why a problem has no atlas, and what to use in its place. */
#include "atlas/private.h"

#include <string.h>

static const struct {
    const char *kind, *why;
} reasons[] = {
    {"chatter",
     "the verdict follows a sequence of impacts and is no list of signs of polynomials; kind rest has atlases of "
     "where chatter near an equilibrium is reversed (e > 1)"},
    {"step", "the data are one step of a solver; `painleve audit` judges whole logs"},
    {"modes",
     "which modes have a solution is decided by linear programs and is no list of signs of polynomials; kind slide2 "
     "has atlases for two contacts that slip, and contact for one"},
    {"compliance",
     "times and forces are transcendental and the verdict is no list of signs of polynomials; `painleve explain "
     "--svg` draws the motion, and kind contact has atlases of the stiff limit"},
    {"spatial",
     "the directions of slip are roots of polynomials and the verdict is no list of signs; `painleve decide` "
     "lists them at a point, and kind contact has atlases of planar slip"},
    {"spatial-impact",
     "the path of the impact is enclosed step by step and the verdict is no list of signs of polynomials; "
     "kind impact has atlases of planar impacts"},
    {"stance", "stability is decided by a partition of a circle of directions and is no list of signs of polynomials; "
               "`painleve explain --svg` draws the map of such a body"},
    {"jam", "in three dimensions, with eta, the verdict is no list of signs of polynomials; leave eta out"},
    {"rest", "with H the verdict depends on the definiteness of a matrix; leave H out"},
    {"slide2",
     "an atlas needs p11 p12 p21 p22: that an inertia A11 ... C22 is positive semidefinite is no sign of one of its "
     "quantities"},
    {"wedge",
     "of the models `two_mu` and `slipper` motion has atlases, with v a number that is not 0, and of `klein` also "
     "rest; the model `enlarged` has none; `painleve explain --svg` draws them"},
    {"fold",
     "an atlas needs Lp Lm Kpp Kpm Kmp Kmm; of a wheel at a point use mechanism=turntable-at-point, which gives them"},
};

static void take_middles(struct problem *problem)
{
    struct variable variable[UNCERTAIN_MAX_FIELDS];
    const int count = variable_find(problem, variable, UNCERTAIN_MAX_FIELDS);
    struct number_pool *pool = problem->pool;
    for (int i = 0; i < count && i < UNCERTAIN_MAX_FIELDS; i++) {
        struct value *value = variable[i].value;
        if (variable[i].is_angle) continue;
        value->number = number_divide(pool, number_add(pool, value->low, value->high), number_from_integer(pool, 2));
        value->low = value->high = NULL;
    }
}

static const char *why_of(const struct kind *kind)
{
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        if (strcmp(reasons[i].kind, kind->name) == 0) return reasons[i].why;
    return "the verdict of this kind is no list of signs of polynomials";
}

const char *atlas_why_never(const struct kind *kind)
{
    return kind->rows == NULL ? why_of(kind) : NULL;
}

enum status atlas_absent(struct problem *problem, struct failure *failure)
{
    struct answer answer = {.pool = problem->pool};
    enum status status = STATUS_OK;
    take_middles(problem);
    if (problem->derivation == NULL) status = problem->kind->decide(problem, &options_default, &answer, failure);
    json_decref(answer.verdict);
    json_decref(answer.witness);
    if (status == STATUS_MALFORMED) return status;
    failure->field[0] = '\0';
    snprintf(failure->reason, sizeof failure->reason, "there is no atlas of this problem: %s", why_of(problem->kind));
    return STATUS_MALFORMED;
}
