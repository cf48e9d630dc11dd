/* SPDX-License-Identifier: BSD-2-Clause */
/* The requirements of a mechanism on a region: numbers that must be positive, decided by Bernstein coefficients. */
#include "atlas/private.h"
#include "memory/memory.h"
#include "numbers/simple.h"
#include "problem/mechanism.h"

#include <stdlib.h>
#include <string.h>

/* A cell is halved at most this often in each parameter; a requirement that is undecided then counts as violated. */
enum { MAX_LEVEL = 9 };

/* `region` has the requirements in place of the quantities of the kind. */
struct required {
    struct atlas *atlas;
    struct atlas_region *region;
    struct requirement requirement[MECHANISM_MAX_REQUIREMENTS];
    int count;
    struct failure *failure;
};

/* The sign of a product of factors on a cell; 0 when some factor has more than one sign there. */
static int sign_in(const struct atlas_region *region, const struct factored *x, const unsigned char *may)
{
    int sign = number_sign(x->constant);
    for (int i = 0; i < region->list.count; i++) {
        if (x->exponent[i] == 0) continue;
        if (!is_not_zero(may[i])) return 0;
        if (may[i] == MAY_BE_NEGATIVE && x->exponent[i] % 2 != 0) sign = -sign;
    }
    return sign;
}

/* A short value of a parameter near the midpoint of a cell, as text for messages. */
static void put_place(const struct required *r, const struct place_of_cell *place, int axis, char *text, size_t size)
{
    struct number_pool *pool = r->atlas->problem->pool;
    const struct multivariate_cell cell = atlas_cell(pool, r->region, place);
    json_t *json =
        variable_json(pool, r->region->variable + axis, number_within(pool, cell.low[axis], cell.high[axis]));
    snprintf(text, size, "%s", json_is_string(json) ? json_string_value(json) : "its middle");
    json_decref(json);
}

/* The worst result so far, for requirement `which` on the cell `place`: positive on the cell, undecided, or negative on the cell. */
enum how { HOLDS, OPEN, FAILS };
struct worst {
    enum how how;
    int which;
    struct place_of_cell place;
};

static enum status refuse(const struct required *r, const struct worst *worst)
{
    const struct requirement *requirement = r->requirement + worst->which;
    char at[ATLAS_AXES][96];
    for (int i = 0; i < ATLAS_AXES; i++) put_place(r, &worst->place, i, at[i], sizeof at[i]);
    snprintf(r->failure->field, sizeof r->failure->field, "%s", requirement->field);
    snprintf(r->failure->reason, sizeof r->failure->reason, "in the rectangle, %s %s = %s, %s = %s: %s",
             worst->how == FAILS ? "at" : "very near", r->region->variable[0].name, at[0], r->region->variable[1].name,
             at[1], requirement->reason);
    return STATUS_MALFORMED;
}

/* Updates `worst` for a cell that may be halved up to `level` times in each parameter. */
static void check_cell(const struct required *r, const struct place_of_cell *place, const unsigned char *around,
                       int level, struct worst *worst)
{
    unsigned char may[FACTORED_MAX];
    struct place_of_cell half[2];
    enum how how = HOLDS;
    int which = 0;
    memcpy(may, around, sizeof may);
    atlas_signs(r->region, place, may);
    for (int i = 0; i < r->count && how != FAILS; i++) {
        const int sign = sign_in(r->region, r->region->quantity + i, may);
        if (sign == 1) continue;
        how = sign == -1 ? FAILS : OPEN;
        which = i;
    }
    if (how == FAILS || (how == OPEN && place->level[0] >= level && place->level[1] >= level)) {
        if (how > worst->how) *worst = (struct worst){how, which, *place};
        return;
    }
    if (how == HOLDS) return;
    atlas_halve(place, half);
    for (int i = 0; i < 2 && worst->how != FAILS; i++) check_cell(r, half + i, may, level, worst);
}

/* Increasing levels, so that a cell on which a requirement fails is found among the largest ones. */
static enum status check_levels(const struct required *r)
{
    const struct place_of_cell whole = {{0, 0}, {0, 0}};
    const unsigned char may[FACTORED_MAX] = {0};
    struct worst worst = {.how = OPEN};
    for (int level = 0; level <= MAX_LEVEL && worst.how == OPEN; level++) {
        worst.how = HOLDS;
        check_cell(r, &whole, may, level, &worst);
    }
    return worst.how == HOLDS ? STATUS_OK : refuse(r, &worst);
}

/* Factors the requirements. Irrational numbers other than the two parameters become constants. */
static int find_factors(struct required *r, const struct number *const *variable)
{
    struct atlas_region *region = r->region;
    region->list.multivariate = multivariate_new(r->atlas->problem->pool, variable, ATLAS_AXES);
    for (int i = 0; i < r->count; i++)
        if (!factored_of(&region->list, r->requirement[i].positive, region->quantity + i)) return 0;
    atlas_begin_region(r->atlas, region);
    return 1;
}

enum status atlas_check_requirements(struct atlas *atlas, const struct atlas_region *region,
                                     const struct number *const *variable, struct failure *failure)
{
    struct required r = {.atlas = atlas, .failure = failure};
    r.count = derivation_requirements(atlas->problem, r.requirement);
    if (r.count == 0) return STATUS_OK;
    r.region = memory_new(1, sizeof *r.region);
    for (int i = 0; i < ATLAS_AXES; i++) r.region->variable[i] = region->variable[i];
    enum status status = STATUS_UNDECIDED;
    if (find_factors(&r, variable))
        status = check_levels(&r);
    else
        snprintf(failure->reason, sizeof failure->reason,
                 "the requirements of the mechanism are no rational functions of the two parameters within the budget");
    multivariate_free(r.region->list.multivariate);
    free(r.region);
    return status;
}
