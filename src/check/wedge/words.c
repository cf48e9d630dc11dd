/* SPDX-License-Identifier: BSD-2-Clause */
/* The words that follow from the signs and from the modes (spec/wedge/certificate.md). */
#include "check/wedge/private.h"

#include <stddef.h>

static const char *const direction_name[] = {"+", "-"};

static int node_of(const struct wedge *w, const char *key)
{
    return json_member(w->c.json, w->c.verdict, key);
}

static int reject_verdict(const struct wedge *w, const char *key)
{
    return case_rejected(&w->c, "verdict", key, "does not follow from the signs and the modes");
}

static int says(const struct wedge *w, const char *key, const char *word)
{
    return case_is_word(&w->c, node_of(w, key), word) || reject_verdict(w, key);
}

static int says_under(const struct wedge *w, const char *key, const char *name, const char *word)
{
    return case_is_word(&w->c, json_member(w->c.json, node_of(w, key), name), word) || reject_verdict(w, key);
}

static int sign(const struct wedge *w, int quantity)
{
    return w->c.sign[quantity];
}

static int holds(const struct wedge *w, int mode)
{
    return mode_holds(&w->c.outcome[mode]);
}

/* The slope on the side to which z is pressed, when H is not 0, or that on the other side; positive when z resists. */
static int slope_at(const struct wedge *w, int first, int of_load)
{
    const int side = sign(w, w->model->H) * of_load;
    return sign(w, w->model->slope[side > 0 ? first : first + 1]);
}

/* The number of z with which the sliders slide: one for each mode that holds; z = 0 belongs to two modes. */
static const char *sliding_word(const struct wedge *w, int first)
{
    if (w->continuum[first] || w->continuum[first + 1]) return "continuum";
    if (sign(w, w->model->H) == 0) return "one";
    const int count = holds(w, first) + holds(w, first + 1);
    return count == 0 ? "none" : count == 1 ? "one" : "two";
}

/* There is a unique z for each H when both slopes have the same sign. */
static const char *domain_word(const struct wedge *w, int first)
{
    const int product = sign(w, w->model->slope[first]) * sign(w, w->model->slope[first + 1]);
    return product > 0 ? "regular" : product == 0 ? "boundary" : "painleve";
}

static const char *regularized_word(const struct wedge *w, int first)
{
    if (sign(w, w->model->H) == 0) return "unloaded";
    const int slope = slope_at(w, first, 1);
    return slope > 0 ? "settles" : slope < 0 ? "jams" : "jams_algebraically";
}

static int check_directions(const struct wedge *w)
{
    for (int i = 0; i < 2; i++) {
        const char *name = direction_name[i];
        if (!says_under(w, "domain", name, domain_word(w, 2 * i))) return 0;
        if (!says_under(w, "sliding", name, sliding_word(w, 2 * i))) return 0;
        if (!says_under(w, "regularized", name, regularized_word(w, 2 * i))) return 0;
    }
    return 1;
}

static const char *status_word(const struct wedge *w, int mode)
{
    const int status = w->c.outcome[mode].status;
    return status == MODE_CONSISTENT ? "consistent" : status == MODE_BOUNDARY ? "boundary" : "inconsistent";
}

static const char *acceleration_word(const struct wedge *w, int mode)
{
    if (!holds(w, mode)) return NULL;
    if (w->continuum[mode]) return "varies";
    return w->force[mode] > 0 ? "+" : w->force[mode] < 0 ? "-" : "0";
}

static const char *stability_word(const struct wedge *w, int mode)
{
    const int slope = sign(w, w->model->slope[mode]);
    return slope > 0 ? "stable" : slope < 0 ? "unstable" : "degenerate";
}

static int check_modes(const struct wedge *w)
{
    for (int i = 0; i < WEDGE_MODES; i++) {
        const char *name = w->c.theory->mode[i].name;
        if (!says_under(w, "modes", name, status_word(w, i))) return 0;
        if (i >= WEDGE_MOVING) continue;
        if (!says_under(w, "acceleration", name, acceleration_word(w, i))) return 0;
        if (!says_under(w, "stability", name, stability_word(w, i))) return 0;
    }
    return 1;
}

/* 1 for rest, and for motion that accelerates away from rest: on a continuum, P - e k |z| for some z; it is P at z = 0
 * and decreases with |z|. */
static int starts(const struct wedge *w, int mode)
{
    const int e = wedge_direction(mode), force = w->continuum[mode] ? sign(w, w->model->P) : w->force[mode];
    return holds(w, mode) && (e == 0 || e * force > 0);
}

static int continues(const struct wedge *w, int mode)
{
    const int v = sign(w, w->model->v);
    return v == 0 ? starts(w, mode) : holds(w, mode) && wedge_direction(mode) == v;
}

static int check_list(const struct wedge *w, const char *key, int (*is)(const struct wedge *, int))
{
    const int array = node_of(w, key);
    int node = array + 1;
    for (int i = 0; i < WEDGE_MODES; i++)
        if (is(w, i)) node = json_after(w->c.json, array, node, w->c.theory->mode[i].name);
    return node == w->c.json->node[array].next || reject_verdict(w, key);
}

static int same_point(const struct wedge *w, int i, int k)
{
    for (int x = 0; x < w->c.theory->unknowns; x++)
        if (!scalar_equal(w->c.outcome[i].point.of[x], w->c.outcome[k].point.of[x])) return 0;
    return 1;
}

static int is_repeated(const struct wedge *w, int mode)
{
    for (int i = 0; i < mode; i++)
        if (continues(w, i) && same_point(w, i, mode)) return 1;
    return 0;
}

static int check_solutions(const struct wedge *w)
{
    const int node = node_of(w, "solutions");
    int count = 0;
    for (int i = 0; i < WEDGE_MODES; i++) {
        if (!continues(w, i)) continue;
        if (w->continuum[i]) return says(w, "solutions", "continuum");
        count += !is_repeated(w, i);
    }
    const char digit[] = {(char)('0' + count), '\0'};
    return (w->c.json->node[node].type == JSON_INTEGER && json_is(w->c.json, node, digit)) ||
           reject_verdict(w, "solutions");
}

/* The cases of [WZ] in which the slopes of Painleve and Klein's problem have both signs. */
static const char *case_word(const struct wedge *w)
{
    const int H = sign(w, w->model->H), v = sign(w, w->model->v);
    if (!w->model->is_klein || v == 0 || sign(w, w->model->slope[WEDGE_PP]) >= 0) return NULL;
    if (H == 0) return "1";
    if (v > 0) return H < 0 ? "2" : "3";
    return H < 0 ? "4" : "5";
}

/* Checks a truth value; `truth` is 1 or 0, or -1 when there must be none. */
static int check_truth(const struct wedge *w, const char *key, int truth)
{
    const enum json_type type = truth < 0 ? JSON_NULL : truth ? JSON_TRUE : JSON_FALSE;
    return w->c.json->node[node_of(w, key)].type == type || reject_verdict(w, key);
}

/* 1 when an impulse I of the rod, with friction of at most k |I|, stops both sliders: (M1 + M2) <= M2 k. */
static int instant_stop(const struct wedge *w)
{
    if (!w->model->is_klein || sign(w, w->model->v) == 0) return -1;
    return sign(w, w->model->slope[WEDGE_PP]) <= 0;
}

static int constant_velocity(const struct wedge *w)
{
    const int v = sign(w, w->model->v);
    int constant = 0;
    if (v == 0) return -1;
    for (int i = 0; i < WEDGE_MODES; i++)
        if (continues(w, i)) constant |= w->continuum[i] ? v * sign(w, w->model->P) >= 0 : w->force[i] == 0;
    return constant;
}

static const char *row_word(const struct wedge *w)
{
    const int v = sign(w, w->model->v);
    return v == 0 ? "rest" : sliding_word(w, v > 0 ? WEDGE_PP : WEDGE_MP);
}

static int check_row(const struct wedge *w)
{
    return json_is(w->c.json, json_member(w->c.json, 0, "row"), row_word(w)) ||
           case_rejected(&w->c, "", "row", "is not the number of sliding solutions");
}

int wedge_check_words(struct wedge *w)
{
    if (!check_row(w) || !check_directions(w) || !check_modes(w)) return 0;
    if (!check_list(w, "continuations", continues) || !check_list(w, "from_rest", starts)) return 0;
    if (!check_solutions(w) || !says(w, "case", case_word(w))) return 0;
    if (!check_truth(w, "instant_stop", instant_stop(w))) return 0;
    if (!check_truth(w, "constant_velocity", constant_velocity(w))) return 0;
    return case_lists_zeros(&w->c, node_of(w, "zeros")) || reject_verdict(w, "zeros");
}
