/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its row: p beta' = -fall, and beta' = beta'(0) e^(delta s) for beta = -b / p. */
#include "check/jam.h"
#include "check/quantities.h"

#include <stddef.h>
#include <string.h>

static int wrong(const struct jam *c, const char *item)
{
    return jam_rejected(c, "verdict", item, "does not follow from the solution of the equations");
}

static int member(const struct jam *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

/* fall / p = alpha2 - delta beta, for beta between 0 and infinity. */
int jam_course_exists(const struct jam *c, enum jam_course course)
{
    const int fall = course == JAM_FALLING ? 1 : course == JAM_RISING ? -1 : 0;
    const int near_zero = c->sign[JAM_alpha2], far = c->sign[JAM_delta] != 0 ? -c->sign[JAM_delta] : near_zero;
    if (near_zero * far < 0) return 1;
    return fall == (far != 0 ? far : near_zero);
}

struct jam_outcome jam_outcome_of(const struct jam *c, enum jam_course course)
{
    const int alpha1 = c->sign[JAM_alpha1], alpha2 = c->sign[JAM_alpha2], delta = c->sign[JAM_delta];
    if (!jam_course_exists(c, course)) return (struct jam_outcome){"", JAM_NOWHERE};
    if (course == JAM_FALLING && (delta >= 0 || alpha2 > 0)) return (struct jam_outcome){"lift-off", JAM_AT_ZERO};
    if (alpha1 > 0) return (struct jam_outcome){"slip", JAM_NOWHERE};
    if (alpha1 == 0) return (struct jam_outcome){"undecided", JAM_NOWHERE};
    if (course == JAM_RISING && delta >= 0)
        return (struct jam_outcome){c->sign[JAM_alpha3] < 0 ? "jam" : "arrest", JAM_DIVERGES};
    return (struct jam_outcome){"jam", JAM_AT_FIXED};
}

/* The course of the state; without one the course of an open set of states that jam, or JAM_COURSES. */
static enum jam_course course_of(const struct jam *c)
{
    if (c->state) return c->sign[JAM_fall] > 0 ? JAM_FALLING : c->sign[JAM_fall] < 0 ? JAM_RISING : JAM_RESTING;
    if (strcmp(jam_outcome_of(c, JAM_RISING).word, "jam") == 0) return JAM_RISING;
    if (strcmp(jam_outcome_of(c, JAM_FALLING).word, "jam") == 0) return JAM_FALLING;
    const int alone = c->sign[JAM_delta] == 0 && strcmp(jam_outcome_of(c, JAM_RESTING).word, "jam") == 0;
    return alone ? JAM_RESTING : JAM_COURSES;
}

static int check_outcomes(const struct jam *c)
{
    const char *list[JAM_COURSES];
    int n = 0;
    for (int course = 0; course < JAM_COURSES; course++) {
        const char *word = jam_outcome_of(c, (enum jam_course)course).word;
        if (*word != '\0' && (n == 0 || strcmp(list[n - 1], word) != 0)) list[n++] = word;
    }
    return json_lists(c->json, member(c, "outcomes"), list, n);
}

static int check_zeros(const struct jam *c)
{
    static const struct {
        const char *name;
        int quantity;
    } may[] = {{"alpha1", JAM_alpha1},
               {"alpha2", JAM_alpha2},
               {"alpha3", JAM_alpha3},
               {"delta", JAM_delta},
               {"fall", JAM_fall}};
    const char *list[5];
    int n = 0;
    for (int i = 0; i < (c->state ? 5 : 4); i++)
        if (c->sign[may[i].quantity] == 0) list[n++] = may[i].name;
    return json_lists(c->json, member(c, "zeros"), list, n);
}

static int is_null(const struct jam *c, int node)
{
    return c->json->node[node].type == JSON_NULL;
}

static int is_word(const struct jam *c, int node, const char *word)
{
    return word == NULL ? is_null(c, node) : !is_null(c, node) && json_is(c->json, node, word);
}

/* A number, though a string that is none may stand there. */
static int is_number(const struct jam *c, int node, rational x)
{
    const struct json_node *at = c->json->node + node;
    const unsigned char *text = c->json->text + at->start;
    if (x == NULL || at->type == JSON_NULL) return x == NULL && at->type == JSON_NULL;
    if (at->type == JSON_STRING &&
        (!rational_is_written(text, at->end - at->start) || rational_read(c->pool, text, at->end - at->start) == NULL))
        return 0;
    return rational_equal(quantity_number(c->json, c->pool, node), x);
}

static int limit_is(const struct jam *c, int node, enum jam_limit limit)
{
    switch (limit) {
    case JAM_NOWHERE: return is_null(c, node);
    case JAM_AT_ZERO: return is_word(c, node, "0");
    case JAM_DIVERGES: return is_word(c, node, "diverges");
    case JAM_AT_FIXED: return is_number(c, node, c->fixed != NULL ? c->fixed : c->force);
    }
    return 0;
}

/* The paper's name of a jam; NULL for none. */
static const char *name_of(const struct jam *c, struct jam_outcome outcome)
{
    if (strcmp(outcome.word, "jam") != 0) return NULL;
    if (outcome.limit == JAM_DIVERGES) return c->sign[JAM_delta] > 0 ? "G1" : NULL;
    return c->sign[JAM_delta] < 0 && c->sign[JAM_alpha2] < 0 ? "G2" : NULL;
}

static int check_outcome(const struct jam *c)
{
    const enum jam_course course = course_of(c);
    const struct jam_outcome nothing = {"", JAM_NOWHERE};
    const struct jam_outcome outcome = course < JAM_COURSES ? jam_outcome_of(c, course) : nothing;
    if (!is_word(c, member(c, "outcome"), c->state ? outcome.word : NULL)) return wrong(c, "outcome");
    if (!is_word(c, member(c, "jam"), name_of(c, outcome))) return wrong(c, "jam");
    return limit_is(c, member(c, "normal_force"), outcome.limit) || wrong(c, "normal_force");
}

/* What the origin is, and the sign of alpha2. */
static int check_row(const struct jam *c, int node)
{
    const int alpha1 = c->sign[JAM_alpha1], alpha3 = c->sign[JAM_alpha3], delta = c->sign[JAM_delta];
    const char *side = c->sign[JAM_alpha2] > 0 ? "_up" : c->sign[JAM_alpha2] < 0 ? "_down" : "_level";
    const char *first = alpha1 < 0 ? "stable" : "unstable";
    if (alpha1 == 0 && alpha3 == 0) return json_is_joined(c->json, node, "still", side, "");
    if (alpha1 == 0) return json_is_joined(c->json, node, alpha3 < 0 ? "attracting" : "repelling", "_line", side);
    if (alpha3 == 0) return json_is_joined(c->json, node, alpha1 < 0 ? "attracting" : "repelling", "_b_axis", side);
    if (alpha1 != alpha3) return json_is_joined(c->json, node, "saddle_", alpha3 < 0 ? "stable_b" : "unstable_b", side);
    if (delta == 0) return json_is_joined(c->json, node, first, "_star", side);
    return json_is_joined(c->json, node, first, delta * alpha1 < 0 ? "_node_slow_b" : "_node_fast_b", side);
}

static int is_degenerate(const struct jam *c)
{
    return c->sign[JAM_alpha1] == 0 || c->sign[JAM_alpha2] == 0 || c->sign[JAM_alpha3] == 0 || c->sign[JAM_delta] == 0;
}

int jam_check_verdict(const struct jam *c)
{
    const int portrait = member(c, "portrait");
    const int separates = c->sign[JAM_delta] > 0 && c->sign[JAM_alpha2] > 0;
    if (is_degenerate(c) ? !json_is(c->json, portrait, "degenerate") : !check_row(c, portrait))
        return wrong(c, "portrait");
    if (!check_zeros(c)) return wrong(c, "zeros");
    if (!check_outcomes(c)) return wrong(c, "outcomes");
    if (!is_number(c, member(c, "threshold"), separates ? c->fixed : NULL)) return wrong(c, "threshold");
    if (!check_outcome(c)) return 0;
    return check_row(c, json_member(c->json, 0, "row")) || jam_rejected(c, "", "row", "is not the name of the case");
}
