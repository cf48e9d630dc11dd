/* SPDX-License-Identifier: BSD-2-Clause */
/* The distinct solutions of all modes (spec/certificate.md, section 4.4). */
#include "check/kernel/theory.h"

#include <stddef.h>

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int solutions_rejected(const struct theory_case *c, const char *what)
{
    return case_rejected(c, "witness", "solutions", what);
}

/*@ requires case_judged(c) && 0 <= mode < c->theory->modes;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 <==> case_holds(c, mode)); */
static int holds(const struct theory_case *c, int mode)
{
    return mode_holds(&c->outcome[mode]);
}

/* 1 when two modes that hold have the same point. */
/*@ requires case_judged(c) && 0 <= i < c->theory->modes && 0 <= k < c->theory->modes && case_holds(c, i) && case_holds(c, k);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int same_point(const struct theory_case *c, int i, int k)
{
    /*@ loop invariant 0 <= x <= c->theory->unknowns && DOUBT_HAS_STAYED;
      @ loop assigns x, scalar_doubt;
      @ loop variant c->theory->unknowns - x; */
    for (int x = 0; x < c->theory->unknowns; x++)
        if (!scalar_equal(c->outcome[i].point.of[x], c->outcome[k].point.of[x])) return 0;
    return 1;
}

/* 1 when the point of a mode is also that of an earlier mode that holds. */
/*@ requires case_judged(c) && 0 <= mode < c->theory->modes && case_holds(c, mode);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_repeated(const struct theory_case *c, int mode)
{
    /*@ loop invariant 0 <= i <= mode && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant mode - i; */
    for (int i = 0; i < mode; i++)
        if (holds(c, i) && same_point(c, i, mode)) return 1;
    return 0;
}

/* 1 when `modes` lists exactly the modes that hold: all of them, or those that share the point of a mode. */
/*@ requires case_judged(c) && 0 <= array < c->json->count;
  @ requires all != 0 || (0 <= point_of < c->theory->modes && case_holds(c, point_of));
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int lists_modes(const struct theory_case *c, int array, int all, int point_of)
{
    int node = array + 1;
    /*@ loop invariant 0 <= i <= c->theory->modes && (node == 0 || array < node <= c->json->count) && DOUBT_HAS_STAYED;
      @ loop assigns i, node, scalar_doubt;
      @ loop variant c->theory->modes - i; */
    for (int i = 0; i < c->theory->modes; i++)
        if (holds(c, i) && (all || same_point(c, i, point_of)))
            node = json_after(c->json, array, node, c->theory->mode[i].name);
    return node == c->json->node[array].next;
}

/* 1 when an entry describes the point of a mode that is the first with this point. */
/*@ requires case_judged(c) && 0 <= node < c->json->count && 0 <= mode < c->theory->modes && case_holds(c, mode);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_solution(const struct theory_case *c, int node, int mode)
{
    /*@ loop invariant 0 <= k <= c->theory->unknowns && DOUBT_HAS_STAYED;
      @ loop assigns k, scalar_doubt;
      @ loop variant c->theory->unknowns - k; */
    for (int k = 0; k < c->theory->unknowns; k++) {
        const int x = json_member(c->json, node, c->theory->unknown[k]);
        if (x == 0 || !scalar_equal(quantity_number(c->json, c->pool, x), c->outcome[mode].point.of[k])) return 0;
    }
    return json_size(c->json, node) == 1 + c->theory->unknowns &&
           lists_modes(c, json_member(c->json, node, "modes"), 0, mode);
}

/* 1 when an entry describes the continuum: `from` is 0, and `to` its end. */
/*@ requires case_judged(c) && 0 <= node < c->json->count && 0 <= c->continuum < c->theory->modes;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int is_continuum(const struct theory_case *c, int node)
{
    const struct mode_outcome *line = &c->outcome[c->continuum];
    const int flag = json_member(c->json, node, "continuum"), from = json_member(c->json, node, "from");
    const int to = json_member(c->json, node, "to");
    if (flag == 0 || from == 0 || to == 0 || json_size(c->json, node) != 4) return 0;
    if (c->json->node[flag].type != JSON_TRUE || !lists_modes(c, json_member(c->json, node, "modes"), 1, 0)) return 0;
    if (scalar_sign(quantity_number(c->json, c->pool, from)) != 0) return 0;
    if (!line->ends || c->json->node[to].type == JSON_NULL) return !line->ends && c->json->node[to].type == JSON_NULL;
    const scalar x = quantity_number(c->json, c->pool, to);
    return scalar_equal(scalar_multiply(c->pool, x, line->end_denominator), line->end_numerator);
}

/* The first mode that is consistent on a line. */
/*@ requires case_judged(c);
  @ assigns \nothing;
  @ ensures -1 <= \result < c->theory->modes;
  @ ensures found: \result >= 0 ==> c->outcome[\result].status == MODE_CONSISTENT && c->outcome[\result].candidates == MODE_LINE; */
static int find_continuum(const struct theory_case *c)
{
    /*@ loop invariant 0 <= i <= c->theory->modes;
      @ loop assigns i;
      @ loop variant c->theory->modes - i; */
    for (int i = 0; i < c->theory->modes; i++)
        if (c->outcome[i].status == MODE_CONSISTENT && c->outcome[i].candidates == MODE_LINE) return i;
    return -1;
}

/* The number of distinct points, and what is wrong with their list: NULL when it has one entry for each point that occurs
 * in no earlier mode. */
struct count {
    long solutions;
    const char *wrong;
};

/*@ requires case_judged(c) && 0 <= array < c->json->count;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && 0 <= \result.solutions <= c->theory->modes;
  @ ensures wrong: \result.wrong == \null || constant_text(\result.wrong); */
static struct count count_points(const struct theory_case *c, int array)
{
    struct count count = {0, NULL};
    int node = array + 1;
    /*@ loop invariant 0 <= i <= c->theory->modes && array < node <= c->json->count && DOUBT_HAS_STAYED;
      @ loop invariant count: 0 <= count.solutions <= i && count.wrong == \null;
      @ loop assigns i, node, count, scalar_doubt;
      @ loop variant c->theory->modes - i; */
    for (int i = 0; i < c->theory->modes; i++) {
        if (!holds(c, i) || is_repeated(c, i)) continue;
        if (node >= c->json->node[array].next || !is_solution(c, node, i)) {
            count.wrong = known_text("an entry is not the next distinct force, with its modes");
            return count;
        }
        node = c->json->node[node].next;
        count.solutions++;
    }
    if (node != c->json->node[array].next) count.wrong = known_text("there is an entry too many");
    return count;
}

/* What is wrong with the list of the distinct points, or of the one continuum; NULL when nothing is. */
/*@ requires case_judged(c) && 0 <= array < c->json->count && -1 <= c->continuum < c->theory->modes;
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS && 0 <= \result.solutions <= c->theory->modes;
  @ ensures wrong: \result.wrong == \null || constant_text(\result.wrong); */
static struct count count_solutions(const struct theory_case *c, int array)
{
    if (c->continuum < 0) return count_points(c, array);
    if (json_size(c->json, array) == 1 && is_continuum(c, array + 1)) return (struct count){0, NULL};
    return (struct count){0, known_text("is not the one continuum of forces")};
}

/*@ requires case_judged(c) && -1 <= continuum < c->theory->modes;
  @ assigns c->continuum;
  @ ensures judged: case_judged(c);
  @ ensures kept: c->continuum == continuum;
  @ ensures same: c->theory == \old(c->theory) && c->answer == \old(c->answer); */
static void keep_continuum(struct theory_case *c, long continuum)
{
    c->continuum = continuum;
}

/*@ requires case_judged(c) && 0 <= solutions <= c->theory->modes;
  @ assigns c->solutions;
  @ ensures judged: case_judged(c);
  @ ensures kept: c->solutions == solutions;
  @ ensures same: c->theory == \old(c->theory) && c->answer == \old(c->answer) && c->continuum == \old(c->continuum); */
static void keep_solutions(struct theory_case *c, long solutions)
{
    c->solutions = solutions;
}

int case_check_solutions(struct theory_case *c)
{
    keep_continuum(c, find_continuum(c));
    const struct count count = count_solutions(c, json_member(c->json, c->witness, "solutions"));
    if (count.wrong != NULL) return solutions_rejected(c, count.wrong);
    keep_solutions(c, count.solutions);
    return 1;
}
