/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict, from the words with a solution. */
#include "check/modes/modes.h"

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int verdict_rejected(const struct modes *c, const char *item)
{
    return modes_rejected(c, "verdict", item, "does not follow from the words with a solution");
}

/*@ requires sees: modes_sees(c) && 0 <= object < c->json->count;
  @ requires name: constant_text(name);
  @ requires word: constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int word_is(const struct modes *c, int object, const char *name, const char *word)
{
    return json_is(c->json, json_member(c->json, object, name), word);
}

/*@ requires sees: modes_sees(c) && 0 <= object < c->json->count;
  @ requires name: constant_text(name);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int truth_is(const struct modes *c, int object, const char *name, int truth)
{
    return c->json->node[json_member(c->json, object, name)].type == (truth ? JSON_TRUE : JSON_FALSE);
}

/* Row, class and ambiguity. */
/*@ requires sees: modes_sees(c);
  @ requires row: constant_text(row);
  @ requires name: constant_text(name);
  @ requires ambiguity: constant_text(ambiguity);
  @ assigns *c->answer;
  @ ensures truth: 0 <= \result <= 1;
  @ ensures sees: \result == 1 ==> modes_sees(c); */
static int case_is(const struct modes *c, const char *row, const char *name, const char *ambiguity)
{
    if (!word_is(c, 0, "row", row)) return modes_rejected(c, "", "row", "does not follow from the words");
    if (!word_is(c, c->verdict, "class", name)) return verdict_rejected(c, "class");
    return word_is(c, c->verdict, "ambiguity", ambiguity) || verdict_rejected(c, "ambiguity");
}

/*@ requires modes_sees(c);
  @ assigns *c->answer;
  @ ensures truth: 0 <= \result <= 1;
  @ ensures sees: \result == 1 ==> modes_sees(c); */
static int check_case(const struct modes *c)
{
    const struct modes_found *found = &c->found;
    if (found->words == 0) return case_is(c, "inconsistent", "inconsistent", "none");
    if (found->words > 1) return case_is(c, "several_words", "indeterminate", "accelerations");
    if (found->accelerations > 0) return case_is(c, "one_word_many_motions", "indeterminate", "accelerations");
    return found->forces > 0 ? case_is(c, "statically_indeterminate", "determinate", "forces")
                             : case_is(c, "determinate", "determinate", "none");
}

/* When T...T has a solution and another word has one: whether both have strict ones. */
/*@ requires modes_sees(c);
  @ assigns \result \from c->found;
  @ ensures constant_text(\result); */
static const char *ambiguity_of(const struct modes *c)
{
    const struct modes_found *found = &c->found;
    if (!found->sticks || found->words == 1) return known_text("no");
    return found->sticks_strictly && found->moves_strictly ? known_text("yes") : known_text("boundary");
}

/*@ requires modes_sees(c) && 0 <= equilibrium < c->json->count;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int dimension_is(const struct modes *c, int equilibrium)
{
    const int node = json_member(c->json, equilibrium, "statically_indeterminate");
    if (!c->found.sticks) return c->json->node[node].type == JSON_NULL;
    return modes_integer(c->json, node) == c->found.forces_at_rest;
}

/*@ requires modes_sees(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_at_rest(const struct modes *c)
{
    /*@ loop invariant 0 <= i <= c->contacts;
      @ loop assigns i;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++)
        if (c->u[i] != 0) return 0;
    return 1;
}

/*@ requires modes_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_equilibrium(const struct modes *c)
{
    const int equilibrium = json_member(c->json, c->verdict, "equilibrium"), sticks = c->found.sticks != 0;
    const int null = c->json->node[equilibrium].type == JSON_NULL;
    if (null || !is_at_rest(c)) return (null && !is_at_rest(c)) || verdict_rejected(c, "equilibrium");
    return (truth_is(c, equilibrium, "weakly_stable", sticks) &&
            truth_is(c, equilibrium, "strongly_stable", sticks && c->found.words == 1) &&
            word_is(c, equilibrium, "ambiguous", ambiguity_of(c)) && dimension_is(c, equilibrium)) ||
           verdict_rejected(c, "equilibrium");
}

/* The row when friction is uncertain. */
/*@ requires modes_sees(c);
  @ assigns \result \from c->found;
  @ ensures constant_text(\result); */
static const char *uncertain_row(const struct modes *c)
{
    if (c->found.some) return known_text("depends");
    if (c->found.words == 0) return known_text("inconsistent");
    return c->found.words == 1 ? known_text("one_word") : known_text("several_words");
}

/* Row and class when friction is uncertain. */
/*@ requires modes_sees(c);
  @ assigns *c->answer;
  @ ensures 0 <= \result <= 1; */
static int check_uncertain(const struct modes *c)
{
    const char *row = uncertain_row(c);
    if (!word_is(c, 0, "row", row)) return modes_rejected(c, "", "row", "does not follow from the words");
    return (json_size(c->json, c->verdict) == 3 && word_is(c, c->verdict, "class", row)) ||
           verdict_rejected(c, "class");
}

int modes_check_verdict(const struct modes *c)
{
    if (modes_integer(c->json, json_member(c->json, c->verdict, "count")) != c->found.words)
        return verdict_rejected(c, "count");
    if (c->uncertain) return check_uncertain(c);
    if (json_size(c->json, c->verdict) != 5 + (json_member(c->json, c->verdict, "closed") != 0))
        return verdict_rejected(c, "equilibrium");
    return check_case(c) && check_equilibrium(c);
}
