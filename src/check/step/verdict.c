/* SPDX-License-Identifier: BSD-2-Clause */
/* The judgement and the fields that follow from it: spec/step.md, sections 3 to 6. */
#include "check/step/step.h"

#include <stddef.h>

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int verdict_rejected(const struct step *c, const char *item)
{
    return step_rejected(c, "verdict", item, "does not follow from the data");
}

/*@ requires step_reads(c);
  @ requires constant_text(key);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
static int member(const struct step *c, const char *key)
{
    return json_member(c->json, c->verdict, key);
}

/*@ assigns \result \from judgement;
  @ ensures constant_text(\result); */
static const char *judgement_name(enum step_judgement judgement)
{
    switch (judgement) {
    case STEP_OTHER_PROBLEM: return known_text("other-problem");
    case STEP_AGREE: return known_text("agree");
    case STEP_NEAR: return known_text("near");
    case STEP_WRONG: return known_text("wrong");
    case STEP_OTHER_LAW: return known_text("other-law");
    }
    return known_text("");
}

/*@ assigns \result \from judgement;
  @ ensures constant_text(\result); */
static const char *row_name(enum step_judgement judgement)
{
    if (judgement == STEP_OTHER_PROBLEM) return known_text("other_problem");
    return judgement == STEP_OTHER_LAW ? known_text("other_law") : judgement_name(judgement);
}

/*@ assigns \result \from restitution;
  @ ensures constant_text(\result); */
static const char *restitution_name(enum step_restitution restitution)
{
    switch (restitution) {
    case STEP_NONE: return known_text("none");
    case STEP_KEPT: return known_text("kept");
    case STEP_IGNORED: return known_text("ignored");
    case STEP_OTHER: return known_text("other");
    case STEP_BROKEN: return known_text("broken");
    }
    return known_text("");
}

/*@ assigns \result \from status;
  @ ensures constant_text(\result); */
static const char *status_name(enum step_status status)
{
    switch (status) {
    case STEP_CONSISTENT: return known_text("consistent");
    case STEP_BOUNDARY: return known_text("boundary");
    case STEP_INCONSISTENT: return known_text("inconsistent");
    case STEP_INADMISSIBLE: return known_text("inadmissible");
    }
    return known_text("");
}

int step_is_statuses(const struct step *c, int node, const enum step_status *status)
{
    /*@ loop invariant 0 <= i <= STEP_MODES;
      @ loop assigns i;
      @ loop variant STEP_MODES - i; */
    for (int i = 0; i < STEP_MODES; i++)
        if (!json_is(c->json, json_member(c->json, node, step_mode_name((enum step_mode)i)), status_name(status[i])))
            return 0;
    return 1;
}

/* The judgement when changes up to eps are allowed; `chosen` as in step_chosen. */
/*@ requires step_sees(c) && step_forces(c) && eps != \null && \valid(chosen + (0 .. STEP_MODES - 1));
  @ requires \separated(chosen + (0 .. STEP_MODES - 1), c);
  @ assigns chosen[0 .. STEP_MODES - 1], scalar_doubt;
  @ ensures DOUBT_STAYS; */
static enum step_judgement judgement_at(const struct step *c, scalar eps, short *chosen)
{
    const int count = step_chosen(c, eps, chosen);
    if (step_compare(c->pool, c->residual, eps) > 0) return STEP_OTHER_PROBLEM;
    /*@ loop invariant 0 <= i <= STEP_MODES;
      @ loop assigns i;
      @ loop variant STEP_MODES - i; */
    for (int i = 0; i < STEP_MODES; i++)
        if (chosen[i] && c->force[i].status <= STEP_BOUNDARY) return STEP_AGREE;
    if (count > 0) return STEP_NEAR;
    return c->binding ? STEP_WRONG : STEP_OTHER_LAW;
}

/* 10 eps */
/*@ requires step_sees(c);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
static scalar ten_eps(const struct step *c)
{
    const scalar eps = c->given.eps, two = scalar_add(c->pool, eps, eps), four = scalar_add(c->pool, two, two);
    return scalar_add(c->pool, scalar_add(c->pool, four, four), two);
}

/*@ requires step_sees(c) && step_forces(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1 && (\result == 1 ==> step_sees(c) && step_forces(c)); */
static int check_modes(const struct step *c)
{
    enum step_status status[STEP_MODES];
    /*@ loop invariant 0 <= i <= STEP_MODES;
      @ loop assigns i, status[0 .. STEP_MODES - 1];
      @ loop variant STEP_MODES - i; */
    for (int i = 0; i < STEP_MODES; i++) status[i] = c->force[i].status;
    return step_is_statuses(c, member(c, "modes"), status) || verdict_rejected(c, "modes");
}

/*@ requires step_sees(c) && \valid_read(chosen + (0 .. STEP_MODES - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_chosen(const struct step *c, const short *chosen)
{
    const int array = member(c, "chosen");
    int node = array + 1;
    /*@ loop invariant 0 <= i <= STEP_MODES && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node;
      @ loop variant STEP_MODES - i; */
    for (int i = 0; i < STEP_MODES; i++)
        if (chosen[i]) node = json_after(c->json, array, node, step_mode_name((enum step_mode)i));
    return node == c->json->node[array].next;
}

/* Checks `nearest`: the first mode with the smallest eta. */
/*@ requires step_sees(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_nearest(const struct step *c)
{
    const int node = member(c, "nearest"), null = c->json->node[node].type == JSON_NULL;
    int nearest = 0;
    /*@ loop invariant 1 <= i <= STEP_MODES && 0 <= nearest < STEP_MODES && DOUBT_HAS_STAYED;
      @ loop assigns i, nearest, scalar_doubt;
      @ loop variant STEP_MODES - i; */
    for (int i = 1; i < STEP_MODES; i++)
        if (step_compare(c->pool, c->eta[i], c->eta[nearest]) < 0) nearest = i;
    if (c->eta[nearest] == NULL || null) return c->eta[nearest] == NULL && null;
    return json_is(c->json, node, step_mode_name((enum step_mode)nearest));
}

/*@ requires step_sees(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_eta(const struct step *c)
{
    const int object = member(c, "eta");
    /*@ loop invariant 0 <= i <= STEP_MODES && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant STEP_MODES - i; */
    for (int i = 0; i < STEP_MODES; i++)
        if (!step_number_is(c, json_member(c->json, object, step_mode_name((enum step_mode)i)), c->eta[i])) return 0;
    return 1;
}

/*@ assigns \result \from excess;
  @ ensures constant_text(\result); */
static const char *excess_name(int excess)
{
    if (excess == 0) return known_text("energy");
    return excess == 1 ? known_text("cone") : excess == 2 ? known_text("pull") : known_text("normal");
}

/*@ assigns \result \from excess;
  @ ensures constant_text(\result); */
static const char *mark_name(int excess)
{
    if (excess == 0) return known_text("energy-gained");
    return excess == 1 ? known_text("cone-violated") : excess == 2 ? known_text("pulling") : known_text("penetrating");
}

/* Checks `excess`, and `marks`: the excesses beyond eps. */
/*@ requires step_sees(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_excess(const struct step *c)
{
    const int object = member(c, "excess"), array = member(c, "marks");
    int node = array + 1;
    /*@ loop invariant 0 <= i <= STEP_EXCESSES && DOUBT_HAS_STAYED && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node, scalar_doubt;
      @ loop variant STEP_EXCESSES - i; */
    for (int i = 0; i < STEP_EXCESSES; i++) {
        if (!step_number_is(c, json_member(c->json, object, excess_name(i)), c->excess[i])) return 0;
        if (step_compare(c->pool, c->excess[i], c->given.eps) > 0)
            node = json_after(c->json, array, node, mark_name(i));
    }
    return node == c->json->node[array].next;
}

/* Checks `shown` = -U_N / v, when an impulse follows an approach. */
/*@ requires step_sees(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_shown(const struct step *c)
{
    const int shown = scalar_sign(c->given.v) < 0 && c->sign[STEP_P_N] > 0;
    const scalar minus_U_N = scalar_subtract(c->pool, scalar_zero(c->pool), c->q[STEP_U_N]);
    return step_number_is(c, member(c, "restitution_shown"),
                          shown ? scalar_divide(c->pool, minus_U_N, c->given.v) : NULL);
}

/*@ requires step_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int check_energy(const struct step *c)
{
    const int sign = c->sign[STEP_work2];
    return json_is(c->json, member(c, "energy"),
                   sign < 0    ? known_text("lost")
                   : sign == 0 ? known_text("conserved")
                               : known_text("gained"));
}

/* Checks the fields about changes of the data. */
/*@ requires step_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> step_sees(c)); */
static int check_changes(const struct step *c)
{
    if (!check_nearest(c)) return verdict_rejected(c, "nearest");
    if (!check_eta(c)) return verdict_rejected(c, "eta");
    if (!step_number_is(c, member(c, "residual"), c->residual)) return verdict_rejected(c, "residual");
    if (!json_is(c->json, member(c, "restitution"), restitution_name(c->restitution)))
        return verdict_rejected(c, "restitution");
    if (!check_shown(c)) return verdict_rejected(c, "restitution_shown");
    if (!check_energy(c)) return verdict_rejected(c, "energy");
    return check_excess(c) || verdict_rejected(c, "excess");
}

int step_check_verdict(const struct step *c)
{
    short chosen[STEP_MODES], other[STEP_MODES];
    const enum step_judgement judgement = judgement_at(c, c->given.eps, chosen);
    const enum step_judgement at_10_eps = judgement_at(c, ten_eps(c), other);
    if (!json_is(c->json, member(c, "judgement"), judgement_name(judgement))) return verdict_rejected(c, "judgement");
    if (!json_is(c->json, member(c, "at_10_eps"), judgement_name(at_10_eps))) return verdict_rejected(c, "at_10_eps");
    if (!check_modes(c)) return 0;
    if (!check_chosen(c, chosen)) return verdict_rejected(c, "chosen");
    if (!check_changes(c) || !step_check_continuous(c, chosen, judgement)) return 0;
    return json_is(c->json, json_member(c->json, 0, "row"), row_name(judgement)) ||
           step_rejected(c, "", "row", "is not the name of the case");
}
