/* SPDX-License-Identifier: BSD-2-Clause */
/* The words that follow from the signs and from the modes (spec/wedge/certificate.md). Functions named wrong_... compare
 * a part of the verdict, and return its key when it does not follow, else NULL. */
#include "check/wedge/private.h"

#include <stddef.h>

/*@ requires wedge_judged(w);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < w->c.json->count; */
static int node_of(const struct wedge *w, const char *key)
{
    return json_member(w->c.json, w->c.verdict, key);
}

/* 1 when the verdict has this word under a key; for null it is NULL. */
/*@ requires wedge_judged(w);
  @ requires constant_text(key);
  @ requires word == \null || constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int says(const struct wedge *w, const char *key, const char *word)
{
    return case_is_word(&w->c, node_of(w, key), word);
}

/*@ requires wedge_judged(w);
  @ requires constant_text(key);
  @ requires constant_text(name);
  @ requires word == \null || constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int says_under(const struct wedge *w, const char *key, const char *name, const char *word)
{
    return case_is_word(&w->c, json_member(w->c.json, node_of(w, key), name), word);
}

/*@ requires wedge_judged(w) && 0 <= quantity < w->c.theory->program->quantities;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int sign(const struct wedge *w, int quantity)
{
    return w->c.sign[quantity];
}

/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MOVING;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int slope(const struct wedge *w, int mode)
{
    return sign(w, w->model->slope[mode]);
}

/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 <==> case_holds(&w->c, mode)); */
static int holds(const struct wedge *w, int mode)
{
    return mode_holds(&w->c.outcome[mode]);
}

/* The number of z with which the sliders slide: one for each mode that holds; z = 0 belongs to two modes. */
/*@ requires wedge_judged(w) && 0 <= first < WEDGE_MOVING - 1;
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *sliding_word(const struct wedge *w, int first)
{
    if (w->continuum[first] || w->continuum[first + 1]) return known_text("continuum");
    if (sign(w, w->model->H) == 0) return known_text("one");
    const int count = holds(w, first) + holds(w, first + 1);
    if (count == 0) return known_text("none");
    return count == 1 ? known_text("one") : known_text("two");
}

/* There is a unique z for each H when both slopes have the same sign. */
/*@ requires wedge_judged(w) && 0 <= first < WEDGE_MOVING - 1;
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *domain_word(const struct wedge *w, int first)
{
    const int one = slope(w, first), other = slope(w, first + 1);
    if (one == 0 || other == 0) return known_text("boundary");
    return one == other ? known_text("regular") : known_text("painleve");
}

/* By the slope on the side to which z is pressed, when H is not 0; it is positive when z resists. */
/*@ requires wedge_judged(w) && 0 <= first < WEDGE_MOVING - 1;
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *regularized_word(const struct wedge *w, int first)
{
    const int side = sign(w, w->model->H);
    if (side == 0) return known_text("unloaded");
    const int resists = slope(w, side > 0 ? first : first + 1);
    if (resists > 0) return known_text("settles");
    return resists < 0 ? known_text("jams") : known_text("jams_algebraically");
}

/* The words of one direction of motion; `first` is the first of its modes. */
/*@ requires wedge_judged(w) && 0 <= first < WEDGE_MOVING - 1;
  @ requires constant_text(name);
  @ assigns \nothing;
  @ ensures \result == \null || constant_text(\result); */
static const char *wrong_direction(const struct wedge *w, const char *name, int first)
{
    if (!says_under(w, "domain", name, domain_word(w, first))) return known_text("domain");
    if (!says_under(w, "sliding", name, sliding_word(w, first))) return known_text("sliding");
    return says_under(w, "regularized", name, regularized_word(w, first)) ? NULL : known_text("regularized");
}

/*@ requires wedge_judged(w);
  @ assigns \nothing;
  @ ensures \result == \null || constant_text(\result); */
static const char *wrong_directions(const struct wedge *w)
{
    const char *wrong = wrong_direction(w, "+", WEDGE_PP);
    return wrong == NULL ? wrong_direction(w, "-", WEDGE_MP) : wrong;
}

/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MODES;
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *status_word(const struct wedge *w, int mode)
{
    const long status = w->c.outcome[mode].status;
    if (status == MODE_CONSISTENT) return known_text("consistent");
    return status == MODE_BOUNDARY ? known_text("boundary") : known_text("inconsistent");
}

/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MOVING;
  @ assigns \nothing;
  @ ensures \result == \null || constant_text(\result); */
static const char *acceleration_word(const struct wedge *w, int mode)
{
    if (!holds(w, mode)) return NULL;
    if (w->continuum[mode]) return known_text("varies");
    if (w->force[mode] == 0) return known_text("0");
    return w->force[mode] > 0 ? known_text("+") : known_text("-");
}

/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MOVING;
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *stability_word(const struct wedge *w, int mode)
{
    if (slope(w, mode) == 0) return known_text("degenerate");
    return slope(w, mode) > 0 ? known_text("stable") : known_text("unstable");
}

/* The name of a mode. */
/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MODES;
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *name_of(const struct wedge *w, int mode)
{
    return w->c.theory->mode[mode].name;
}

/* The words of one mode. */
/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MODES;
  @ assigns \nothing;
  @ ensures \result == \null || constant_text(\result); */
static const char *wrong_mode(const struct wedge *w, int mode)
{
    const char *name = name_of(w, mode);
    if (!says_under(w, "modes", name, status_word(w, mode))) return known_text("modes");
    if (mode >= WEDGE_MOVING) return NULL;
    if (!says_under(w, "acceleration", name, acceleration_word(w, mode))) return known_text("acceleration");
    return says_under(w, "stability", name, stability_word(w, mode)) ? NULL : known_text("stability");
}

/*@ requires wedge_judged(w);
  @ assigns \nothing;
  @ ensures \result == \null || constant_text(\result); */
static const char *wrong_modes(const struct wedge *w)
{
    /*@ loop invariant 0 <= i <= WEDGE_MODES;
      @ loop assigns i;
      @ loop variant WEDGE_MODES - i; */
    for (int i = 0; i < WEDGE_MODES; i++) {
        const char *wrong = wrong_mode(w, i);
        if (wrong != NULL) return wrong;
    }
    return NULL;
}

/* The sign of the product of two signs. */
/*@ requires -1 <= x <= 1 && -1 <= y <= 1;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int product(int x, int y)
{
    if (x == 0 || y == 0) return 0;
    return x == y ? 1 : -1;
}

/* 1 for rest, and for motion that accelerates away from rest: on a continuum, P - e k |z| for some z; it is P at z = 0
 * and decreases with |z|. */
/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int starts(const struct wedge *w, int mode)
{
    const int e = wedge_direction(mode), force = w->continuum[mode] ? sign(w, w->model->P) : w->force[mode];
    return holds(w, mode) && (e == 0 || product(e, force) > 0);
}

/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> case_holds(&w->c, mode)); */
static int continues(const struct wedge *w, int mode)
{
    const int v = sign(w, w->model->v);
    return holds(w, mode) && (v == 0 ? starts(w, mode) : wedge_direction(mode) == v);
}

/* 1 when a list names exactly the modes that continue the motion, or those that start from rest. */
/*@ requires wedge_judged(w) && 0 <= array < w->c.json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int lists_modes(const struct wedge *w, int array, int from_rest)
{
    int node = array + 1;
    /*@ loop invariant 0 <= i <= WEDGE_MODES && (node == 0 || array < node <= w->c.json->count);
      @ loop assigns i, node;
      @ loop variant WEDGE_MODES - i; */
    for (int i = 0; i < WEDGE_MODES; i++)
        if (from_rest ? starts(w, i) : continues(w, i)) node = json_after(w->c.json, array, node, name_of(w, i));
    return node == w->c.json->node[array].next;
}

/*@ requires wedge_judged(w) && 0 <= i < WEDGE_MODES && 0 <= k < WEDGE_MODES;
  @ requires case_holds(&w->c, i) && case_holds(&w->c, k);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int same_point(const struct wedge *w, int i, int k)
{
    /*@ loop invariant 0 <= x <= w->c.theory->unknowns && DOUBT_HAS_STAYED;
      @ loop assigns x, scalar_doubt;
      @ loop variant w->c.theory->unknowns - x; */
    for (int x = 0; x < w->c.theory->unknowns; x++)
        if (!scalar_equal(w->c.outcome[i].point.of[x], w->c.outcome[k].point.of[x])) return 0;
    return 1;
}

/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MODES && case_holds(&w->c, mode);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_repeated(const struct wedge *w, int mode)
{
    /*@ loop invariant 0 <= i <= mode && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant mode - i; */
    for (int i = 0; i < mode; i++)
        if (continues(w, i) && same_point(w, i, mode)) return 1;
    return 0;
}

/* The number of distinct points of the modes that continue the motion; -1 for a continuum. */
/*@ requires wedge_judged(w);
  @ assigns scalar_doubt;
  @ ensures -1 <= \result <= WEDGE_MODES && DOUBT_STAYS; */
static int count_solutions(const struct wedge *w)
{
    int count = 0;
    /*@ loop invariant 0 <= i <= WEDGE_MODES && 0 <= count <= i && DOUBT_HAS_STAYED;
      @ loop assigns i, count, scalar_doubt;
      @ loop variant WEDGE_MODES - i; */
    for (int i = 0; i < WEDGE_MODES; i++) {
        if (!continues(w, i)) continue;
        if (w->continuum[i]) return -1;
        if (!is_repeated(w, i)) count++;
    }
    return count;
}

/*@ requires 0 <= count <= WEDGE_MODES;
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *digit(int count)
{
    if (count == 0) return known_text("0");
    if (count == 1) return known_text("1");
    if (count == 2) return known_text("2");
    if (count == 3) return known_text("3");
    if (count == 4) return known_text("4");
    return count == 5 ? known_text("5") : known_text("6");
}

/*@ requires wedge_judged(w);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int solutions_are(const struct wedge *w)
{
    const int node = node_of(w, "solutions"), count = count_solutions(w);
    if (count < 0) return says(w, "solutions", "continuum");
    return w->c.json->node[node].type == JSON_INTEGER && json_is(w->c.json, node, digit(count));
}

/* The cases of [WZ] in which the slopes of Painleve and Klein's problem have both signs. */
/*@ requires wedge_judged(w);
  @ assigns \nothing;
  @ ensures \result == \null || constant_text(\result); */
static const char *case_word(const struct wedge *w)
{
    const int H = sign(w, w->model->H), v = sign(w, w->model->v);
    if (!w->model->is_klein || v == 0 || slope(w, WEDGE_PP) >= 0) return NULL;
    if (H == 0) return known_text("1");
    if (v > 0) return H < 0 ? known_text("2") : known_text("3");
    return H < 0 ? known_text("4") : known_text("5");
}

/* 1 when the verdict has a truth value under a key; `truth` is 1 or 0, or -1 when there must be none. */
/*@ requires wedge_judged(w);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int truth_is(const struct wedge *w, const char *key, int truth)
{
    const enum json_type type = truth < 0 ? JSON_NULL : truth ? JSON_TRUE : JSON_FALSE;
    return w->c.json->node[node_of(w, key)].type == type;
}

/* 1 when an impulse I of the rod, with friction of at most k |I|, stops both sliders: (M1 + M2) <= M2 k. */
/*@ requires wedge_judged(w);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int instant_stop(const struct wedge *w)
{
    if (!w->model->is_klein || sign(w, w->model->v) == 0) return -1;
    return slope(w, WEDGE_PP) <= 0;
}

/* 1 when the sliders may slide on with constant velocity in this mode. */
/*@ requires wedge_judged(w) && 0 <= mode < WEDGE_MODES;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_steady(const struct wedge *w, int mode)
{
    if (!continues(w, mode)) return 0;
    return w->continuum[mode] ? product(sign(w, w->model->v), sign(w, w->model->P)) >= 0 : w->force[mode] == 0;
}

/*@ requires wedge_judged(w);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int constant_velocity(const struct wedge *w)
{
    if (sign(w, w->model->v) == 0) return -1;
    /*@ loop invariant 0 <= i <= WEDGE_MODES;
      @ loop assigns i;
      @ loop variant WEDGE_MODES - i; */
    for (int i = 0; i < WEDGE_MODES; i++)
        if (is_steady(w, i)) return 1;
    return 0;
}

/*@ requires wedge_judged(w);
  @ assigns \nothing;
  @ ensures constant_text(\result); */
static const char *row_word(const struct wedge *w)
{
    const int v = sign(w, w->model->v);
    return v == 0 ? known_text("rest") : sliding_word(w, v > 0 ? WEDGE_PP : WEDGE_MP);
}

/* The words about the motion and its start. */
/*@ requires wedge_judged(w);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
static const char *wrong_motion(const struct wedge *w)
{
    if (!lists_modes(w, node_of(w, "continuations"), 0)) return known_text("continuations");
    if (!lists_modes(w, node_of(w, "from_rest"), 1)) return known_text("from_rest");
    return solutions_are(w) ? NULL : known_text("solutions");
}

/* The other words. */
/*@ requires wedge_judged(w);
  @ assigns \nothing;
  @ ensures \result == \null || constant_text(\result); */
static const char *wrong_case(const struct wedge *w)
{
    if (!says(w, "case", case_word(w))) return known_text("case");
    if (!truth_is(w, "instant_stop", instant_stop(w))) return known_text("instant_stop");
    if (!truth_is(w, "constant_velocity", constant_velocity(w))) return known_text("constant_velocity");
    return case_lists_zeros(&w->c, node_of(w, "zeros")) ? NULL : known_text("zeros");
}

/*@ requires wedge_judged(w);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
static const char *wrong_word(const struct wedge *w)
{
    const char *wrong = wrong_directions(w);
    if (wrong == NULL) wrong = wrong_modes(w);
    if (wrong == NULL) wrong = wrong_motion(w);
    return wrong == NULL ? wrong_case(w) : wrong;
}

int wedge_check_words(const struct wedge *w)
{
    if (!json_is(w->c.json, json_member(w->c.json, 0, "row"), row_word(w)))
        return case_rejected(&w->c, "", "row", "is not the number of sliding solutions");
    const char *wrong = wrong_word(w);
    if (wrong == NULL) return 1;
    return case_rejected(&w->c, "verdict", wrong, "does not follow from the signs and the modes");
}
