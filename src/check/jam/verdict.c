/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict and its row.
 *
 * The normal force is beta = -b / p. In the time s with dt = p ds and derivative ', p beta' = -fall and beta' =
 * beta'(0) e^(delta s): it never changes its sign. */
#include "check/jam/jam.h"

#include <stddef.h>

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int reject_verdict(const struct jam *c, const char *item)
{
    return jam_rejected(c, "verdict", item, "does not follow from the solution of the equations");
}

/*@ requires jam_knows(c);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int member(const struct jam *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

/* One of three words, by a sign. */
/*@ requires constant_text(positive);
  @ requires constant_text(zero);
  @ requires constant_text(negative);
  @ assigns \result \from sign, positive, zero, negative;
  @ ensures constant_text(\result); */
static const char *by_sign(int sign, const char *positive, const char *zero, const char *negative)
{
    return sign > 0 ? positive : sign == 0 ? zero : negative;
}

/* Whether some state with p > 0, b < 0 takes this course: fall / p = alpha2 - delta beta has the sign of it for some
 * beta between 0 and infinity. */
/*@ requires \valid_read(c) && jam_signs(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int course_exists(const struct jam *c, enum jam_course course)
{
    const int fall = course == JAM_FALLING ? 1 : course == JAM_RISING ? -1 : 0;
    const int near_zero = c->sign[JAM_alpha2], far = c->sign[JAM_delta] != 0 ? -c->sign[JAM_delta] : near_zero;
    if (near_zero * far < 0) return 1;
    return fall == (far != 0 ? far : near_zero);
}

/* How the slip of the states that take this course ends. */
/*@ requires \valid_read(c) && jam_signs(c);
  @ assigns \nothing;
  @ ensures \result.fate <= JAM_ARRESTS && \result.limit <= JAM_AT_FIXED; */
static struct jam_outcome outcome_of(const struct jam *c, enum jam_course course)
{
    const int alpha1 = c->sign[JAM_alpha1], alpha2 = c->sign[JAM_alpha2], delta = c->sign[JAM_delta];
    if (!course_exists(c, course)) return (struct jam_outcome){JAM_NONE, JAM_NOWHERE};
    if (course == JAM_FALLING && (delta >= 0 || alpha2 > 0)) return (struct jam_outcome){JAM_LIFTS_OFF, JAM_AT_ZERO};
    if (alpha1 > 0) return (struct jam_outcome){JAM_SLIPS, JAM_NOWHERE};
    if (alpha1 == 0) return (struct jam_outcome){JAM_UNDECIDED, JAM_NOWHERE};
    if (course == JAM_RISING && delta >= 0)
        return (struct jam_outcome){c->sign[JAM_alpha3] < 0 ? JAM_JAMS : JAM_ARRESTS, JAM_DIVERGES};
    return (struct jam_outcome){JAM_JAMS, JAM_AT_FIXED};
}

/*@ requires \valid_read(c) && jam_signs(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int jams(const struct jam *c, enum jam_course course)
{
    return outcome_of(c, course).fate == JAM_JAMS;
}

/* The course of the given state. Without a state: a course that an open set of states takes and that ends in a jam;
 * JAM_COURSES where there is none. */
/*@ requires \valid_read(c) && jam_signs(c);
  @ assigns \nothing;
  @ ensures \result <= JAM_COURSES && (c->state != 0 ==> \result < JAM_COURSES); */
static enum jam_course course_of(const struct jam *c)
{
    if (c->state) return c->sign[JAM_fall] > 0 ? JAM_FALLING : c->sign[JAM_fall] < 0 ? JAM_RISING : JAM_RESTING;
    if (jams(c, JAM_RISING)) return JAM_RISING;
    if (jams(c, JAM_FALLING)) return JAM_FALLING;
    return c->sign[JAM_delta] == 0 && jams(c, JAM_RESTING) ? JAM_RESTING : JAM_COURSES;
}

/* That of the state, or of the open set of states. */
/*@ requires \valid_read(c) && jam_signs(c);
  @ assigns \nothing;
  @ ensures \result.fate <= JAM_ARRESTS && \result.limit <= JAM_AT_FIXED; */
static struct jam_outcome chosen_outcome(const struct jam *c)
{
    const enum jam_course course = course_of(c);
    const struct jam_outcome nothing = {JAM_NONE, JAM_NOWHERE};
    return course < JAM_COURSES ? outcome_of(c, course) : nothing;
}

/*@ assigns \result \from fate;
  @ ensures constant_text(\result); */
static const char *fate_name(enum jam_fate fate)
{
    switch (fate) {
    case JAM_NONE: return known_text("");
    case JAM_LIFTS_OFF: return known_text("lift-off");
    case JAM_SLIPS: return known_text("slip");
    case JAM_UNDECIDED: return known_text("undecided");
    case JAM_JAMS: return known_text("jam");
    case JAM_ARRESTS: return known_text("arrest");
    }
    return known_text("");
}

/* The node after `node` where this fate is not that before it, and is listed there; `node` where there is none, or it is. */
/*@ requires jam_knows(c) && 0 <= array < c->json->count && (node == 0 || array < node <= c->json->count);
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= c->json->count; */
static int after_fate(const struct jam *c, int array, int node, enum jam_fate fate, enum jam_fate last)
{
    return fate == JAM_NONE || fate == last ? node : json_after(c->json, array, node, fate_name(fate));
}

/* The fates that there are, each once. */
/*@ requires jam_knows(c) && 0 <= array < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int outcomes_are(const struct jam *c, int array)
{
    const enum jam_fate falling = outcome_of(c, JAM_FALLING).fate, resting = outcome_of(c, JAM_RESTING).fate;
    const enum jam_fate rising = outcome_of(c, JAM_RISING).fate;
    const int first = after_fate(c, array, array + 1, falling, JAM_NONE);
    const int second = after_fate(c, array, first, resting, falling);
    const int third = after_fate(c, array, second, rising, resting != JAM_NONE ? resting : falling);
    return third == c->json->node[array].next;
}

/*@ requires jam_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_outcomes(const struct jam *c)
{
    return outcomes_are(c, member(c, "outcomes"));
}

/* The node after `node` where the quantity is zero, and is named there. */
/*@ requires jam_knows(c) && 0 <= array < c->json->count && (node == 0 || array < node <= c->json->count);
  @ requires 0 <= quantity < JAM_QUANTITIES;
  @ requires constant_text(name);
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= c->json->count; */
static int after_zero(const struct jam *c, int array, int node, int quantity, const char *name)
{
    return c->sign[quantity] == 0 ? json_after(c->json, array, node, name) : node;
}

/* The node after the names of those of the rates, and of delta, that are zero. */
/*@ requires jam_knows(c) && 0 <= array < c->json->count;
  @ assigns \nothing;
  @ ensures \result == 0 || array < \result <= c->json->count; */
static int after_rates(const struct jam *c, int array)
{
    const int first = after_zero(c, array, array + 1, JAM_alpha1, "alpha1");
    const int second = after_zero(c, array, first, JAM_alpha2, "alpha2");
    const int third = after_zero(c, array, second, JAM_alpha3, "alpha3");
    return after_zero(c, array, third, JAM_delta, "delta");
}

/*@ requires jam_knows(c) && 0 <= array < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int zeros_are(const struct jam *c, int array)
{
    const int rates = after_rates(c, array), end = c->json->node[array].next;
    return (c->state ? after_zero(c, array, rates, JAM_fall, "fall") : rates) == end;
}

/*@ requires jam_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_zeros(const struct jam *c)
{
    return zeros_are(c, member(c, "zeros"));
}

/*@ requires jam_knows(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_null(const struct jam *c, int node)
{
    return c->json->node[node].type == JSON_NULL;
}

/*@ requires jam_knows(c) && 0 <= node < c->json->count;
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_word(const struct jam *c, int node, const char *word)
{
    return !is_null(c, node) && json_is(c->json, node, word);
}

/* Whether a node has the value x; NULL is for `null`. The node may also be a text that is no number. */
/*@ requires jam_sees(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_number(const struct jam *c, int node, scalar x)
{
    const struct json_node *at = c->json->node + node;
    const unsigned char *text = c->json->text + at->start;
    if (x == NULL || at->type == JSON_NULL) return x == NULL && at->type == JSON_NULL;
    if (at->type == JSON_STRING &&
        (!scalar_is_written(text, at->end - at->start) || scalar_read(c->pool, text, at->end - at->start) == NULL))
        return 0;
    return scalar_equal(quantity_number(c->json, c->pool, node), x);
}

/*@ requires jam_sees(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
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

/* The paper's name of a jam; null for none. */
/*@ requires jam_knows(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_name(const struct jam *c, int node, struct jam_outcome outcome)
{
    const int delta = c->sign[JAM_delta], diverges = outcome.limit == JAM_DIVERGES;
    if (outcome.fate != JAM_JAMS) return is_null(c, node);
    if (diverges && delta > 0) return is_word(c, node, "G1");
    if (!diverges && delta < 0 && c->sign[JAM_alpha2] < 0) return is_word(c, node, "G2");
    return is_null(c, node);
}

/* Whether a node gives the fate of the state, or null when there is no state. */
/*@ requires jam_sees(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int fate_is(const struct jam *c, int node)
{
    return c->state ? is_word(c, node, fate_name(chosen_outcome(c).fate)) : is_null(c, node);
}

/* Whether a node gives the limit of the normal force. */
/*@ requires jam_sees(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int force_is(const struct jam *c, int node)
{
    return limit_is(c, node, chosen_outcome(c).limit);
}

/*@ requires jam_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int fate_is_stated(const struct jam *c)
{
    return fate_is(c, member(c, "outcome"));
}

/*@ requires jam_sees(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int force_is_stated(const struct jam *c)
{
    return force_is(c, member(c, "normal_force"));
}

/* The name of the row: the type of the equilibrium at the origin of the plane of p and b, in two parts, and the sign of alpha2. */
/*@ requires \valid_read(c) && jam_signs(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result); */
static const char *origin_of(const struct jam *c)
{
    const int alpha1 = c->sign[JAM_alpha1], alpha3 = c->sign[JAM_alpha3];
    if (alpha1 == 0 && alpha3 == 0) return known_text("still");
    if (alpha1 == 0 || alpha3 == 0) return by_sign(alpha1 + alpha3, "repelling", "", "attracting");
    return alpha1 != alpha3 ? known_text("saddle_") : by_sign(alpha1, "unstable", "", "stable");
}

/*@ requires \valid_read(c) && jam_signs(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result); */
static const char *direction_of(const struct jam *c)
{
    const int alpha1 = c->sign[JAM_alpha1], alpha3 = c->sign[JAM_alpha3], delta = c->sign[JAM_delta];
    if (alpha1 == 0) return alpha3 == 0 ? known_text("") : known_text("_line");
    if (alpha3 == 0) return known_text("_b_axis");
    if (alpha1 != alpha3) return by_sign(alpha3, "unstable_b", "", "stable_b");
    if (delta == 0) return known_text("_star");
    return delta == alpha1 ? known_text("_node_fast_b") : known_text("_node_slow_b");
}

/*@ requires \valid_read(c) && jam_signs(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result); */
static const char *side_of(const struct jam *c)
{
    return by_sign(c->sign[JAM_alpha2], "_up", "_level", "_down");
}

int jam_row_is(const struct jam *c, int node)
{
    return json_is_joined(c->json, node, origin_of(c), direction_of(c), side_of(c));
}

/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_degenerate(const struct jam *c)
{
    return c->sign[JAM_alpha1] == 0 || c->sign[JAM_alpha2] == 0 || c->sign[JAM_alpha3] == 0 || c->sign[JAM_delta] == 0;
}

/* The portrait is the row, unless that lies on a boundary between portraits. */
/*@ requires jam_knows(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int portrait_is(const struct jam *c, int node)
{
    return is_degenerate(c) ? json_is(c->json, node, "degenerate") : jam_row_is(c, node);
}

/*@ requires jam_knows(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int portrait_is_stated(const struct jam *c)
{
    return portrait_is(c, member(c, "portrait"));
}

/* Whether the force alpha2 / delta separates states that fall from states that rise. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int separates(const struct jam *c)
{
    return c->sign[JAM_delta] > 0 && c->sign[JAM_alpha2] > 0;
}

/* Whether a node gives the force alpha2 / delta where it separates, and null elsewhere. */
/*@ requires jam_sees(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int threshold_is(const struct jam *c, int node)
{
    return separates(c) ? is_number(c, node, c->fixed) : is_null(c, node);
}

/*@ requires jam_sees(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int threshold_is_stated(const struct jam *c)
{
    return threshold_is(c, member(c, "threshold"));
}

/*@ requires jam_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int row_is_stated(const struct jam *c)
{
    return jam_row_is(c, json_member(c->json, 0, "row"));
}

/* Whether a node is this word, or null where the word is empty. */
/*@ requires jam_knows(c) && 0 <= node < c->json->count;
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_word_or_null(const struct jam *c, int node, const char *word)
{
    return word[0] == '\0' ? is_null(c, node) : is_word(c, node, word);
}

/* Where the normal force ends, as a formula; empty where there is none. */
/*@ requires \valid_read(c);
  @ assigns \result \from *c, limit;
  @ ensures constant_text(\result); */
static const char *formula_of(const struct jam *c, enum jam_limit limit)
{
    switch (limit) {
    case JAM_NOWHERE: return known_text("");
    case JAM_AT_ZERO: return known_text("0");
    case JAM_DIVERGES: return known_text("diverges");
    case JAM_AT_FIXED: break;
    }
    if (c->sign[JAM_delta] != 0) return c->sign[JAM_alpha2] != 0 ? known_text("alpha2/delta") : known_text("0");
    return c->state ? known_text("-b/p") : known_text("");
}

int jam_words_follow(const struct jam *c, int row)
{
    const struct jam_outcome outcome = chosen_outcome(c);
    const char *threshold = separates(c) ? known_text("alpha2/delta") : known_text("");
    const char *fate = c->state ? fate_name(outcome.fate) : known_text("");
    return portrait_is_stated(c) && check_zeros(c) && check_outcomes(c) &&
           is_word_or_null(c, member(c, "threshold"), threshold) && is_word_or_null(c, member(c, "outcome"), fate) &&
           is_name(c, member(c, "jam"), outcome) &&
           is_word_or_null(c, member(c, "normal_force"), formula_of(c, outcome.limit)) && jam_row_is(c, row);
}

int jam_check_verdict(const struct jam *c)
{
    if (!portrait_is_stated(c)) return reject_verdict(c, "portrait");
    if (!check_zeros(c)) return reject_verdict(c, "zeros");
    if (!check_outcomes(c)) return reject_verdict(c, "outcomes");
    if (!threshold_is_stated(c)) return reject_verdict(c, "threshold");
    if (!fate_is_stated(c)) return reject_verdict(c, "outcome");
    if (!is_name(c, member(c, "jam"), chosen_outcome(c))) return reject_verdict(c, "jam");
    if (!force_is_stated(c)) return reject_verdict(c, "normal_force");
    return row_is_stated(c) || jam_rejected(c, "", "row", "is not the name of the case");
}
