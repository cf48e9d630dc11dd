/* SPDX-License-Identifier: BSD-2-Clause */
/* The list of distinct forces, and their number (spec/certificate.md, sections 4.4 and 4.5). */
#include "check/contact/contact.h"

#include <stddef.h>

/* The distinct forces, numbered in the order of their first modes. */
struct numbering {
    short entry[MODES]; /* for each mode the number of its force; -1 for a mode without force */
    short first[MODES]; /* for each force its first mode */
    short count;
};

/*@ // Of the first modes exactly those with a force have a number; firsts_stand: each number is that of a mode with a force.
  @ predicate entries_stand{L}(struct contact *c, struct numbering *n, integer modes) = \forall integer i; 0 <= i < modes ==>
  @   -1 <= n->entry[i] < n->count && (n->entry[i] >= 0 <==> has_force(c, i));
  @ predicate firsts_stand{L}(struct contact *c, struct numbering *n) =
  @   \forall integer k; 0 <= k < n->count ==> 0 <= n->first[k] < MODES && has_force(c, n->first[k]);
  @ predicate numbered{L}(struct contact *c, struct numbering *n, integer modes) =
  @   0 <= n->count <= modes && entries_stand(c, n, modes) && firsts_stand(c, n);
  @ predicate numbering_apart{L}(struct contact *c, struct numbering *n) = \separated(n, c) && \separated(n, c->answer) &&
  @   \separated(n, c->json) && \separated(n, c->json->text + (0 .. c->json->length - 1)); */

/*@ requires contact_judged(c) && 0 <= x < MODES && 0 <= y < MODES && has_force(c, x) && has_force(c, y);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures same: scalar_doubt == 0 ==> (\result == 1 <==> same_values(c, x, y)); */
static int same_force(const struct contact *c, int x, int y)
{
    return scalar_equal(c->force[x].lambda_N, c->force[y].lambda_N) &&
           scalar_equal(c->force[x].lambda_T, c->force[y].lambda_T);
}

/* The number of an earlier mode with the same force; a new number when there is none. */
/*@ requires contact_judged(c) && 0 <= mode < MODES && has_force(c, mode) && \valid_read(n);
  @ requires numbering_apart(c, n) && numbered(c, n, mode);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= n->count && DOUBT_STAYS;
  @ ensures new: scalar_doubt == 0 ==> (\result == n->count <==> new_force(c, mode)); */
static short number_of(const struct contact *c, int mode, const struct numbering *n)
{
    /*@ loop invariant 0 <= j <= mode && DOUBT_HAS_STAYED;
      @ loop invariant new: scalar_doubt == 0 ==> new_after(c, j, mode);
      @ loop assigns j, scalar_doubt;
      @ loop variant mode - j; */
    for (int j = 0; j < mode; j++)
        if (n->entry[j] >= 0 && same_force(c, mode, j)) return n->entry[j];
    return n->count;
}

/* Numbers the force of the next mode. */
/*@ requires contact_judged(c) && 0 <= mode < MODES && \valid(n) && numbering_apart(c, n) && numbered(c, n, mode);
  @ assigns *n, scalar_doubt;
  @ ensures judged: DOUBT_STAYS && contact_judged(c);
  @ ensures count: 0 <= n->count <= mode + 1;
  @ ensures entries: entries_stand(c, n, mode + 1);
  @ ensures firsts: firsts_stand(c, n);
  @ ensures counted: scalar_doubt == 0 && new_forces{Pre}(c, mode, \old(n->count)) ==> new_forces(c, mode + 1, n->count); */
static void number_mode(const struct contact *c, struct numbering *n, int mode)
{
    const short k = contact_has_force(c, (enum mode)mode) ? number_of(c, mode, n) : -1;
    n->entry[mode] = k;
    if (k == n->count) n->first[n->count++] = (short)mode;
    //@ assert numbers: n->entry[mode] == k && \forall integer j; 0 <= j < mode ==> n->entry[j] == \at(n->entry[j], Pre);
    //@ assert modes: \forall integer j; 0 <= j < \at(n->count, Pre) ==> n->first[j] == \at(n->first[j], Pre);
    //@ assert next: k == \at(n->count, Pre) ? n->count == k + 1 && n->first[k] == mode : n->count == \at(n->count, Pre);
}

/*@ requires contact_judged(c) && \valid(n) && numbering_apart(c, n);
  @ assigns *n, scalar_doubt;
  @ ensures numbered(c, n, MODES) && DOUBT_STAYS && contact_judged(c);
  @ ensures forces: scalar_doubt == 0 ==> FORCES_ARE(n->count, c); */
static void number_forces(const struct contact *c, struct numbering *n)
{
    n->count = 0;
    /*@ loop invariant 0 <= i <= MODES && DOUBT_HAS_STAYED && contact_judged(c);
      @ loop invariant numbered(c, n, i);
      @ loop invariant counted: scalar_doubt == 0 ==> new_forces(c, i, n->count);
      @ loop assigns i, *n, scalar_doubt;
      @ loop variant MODES - i; */
    for (int i = 0; i < MODES; i++) number_mode(c, n, i);
}

/* 1 when an array lists exactly the names of the modes with force k, in order. */
/*@ requires contact_ready(c) && 0 <= array < c->json->count && \valid_read(n);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int lists_modes(const struct contact *c, int array, const struct numbering *n, int k)
{
    int node = array + 1;
    /*@ loop invariant 0 <= i <= MODES && (node == 0 || array < node <= c->json->count);
      @ loop assigns i, node;
      @ loop variant MODES - i; */
    for (int i = 0; i < MODES; i++)
        if (n->entry[i] == k) node = json_after(c->json, array, node, contact_mode_name((enum mode)i));
    return node == c->json->node[array].next;
}

/*@ requires contact_ready(c) && 0 <= object < c->json->count && x != \null;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int number_is(const struct contact *c, int object, const char *key, scalar x)
{
    const int node = json_member(c->json, object, key);
    return node != 0 && c->json->node[node].type != JSON_NULL && scalar_equal(contact_number(c, node), x);
}

/* Checks one entry: a force and its modes. */
/*@ requires contact_judged(c) && 0 <= node < c->json->count && \valid_read(n) && numbering_apart(c, n);
  @ requires numbered(c, n, MODES) && 0 <= k < n->count;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> contact_judged(c) && numbered(c, n, MODES);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(c) && same_modes{Pre,Here}(c, MODES); */
static int check_entry(struct contact *c, int node, const struct numbering *n, int k)
{
    const struct force *f = &c->force[n->first[k]];
    if (json_size(c->json, node) != 3 || !number_is(c, node, "lambda_N", f->lambda_N) ||
        !number_is(c, node, "lambda_T", f->lambda_T))
        return contact_rejected(c, "witness.solutions", "", "an entry is not the force of the next mode that has one");
    if (!lists_modes(c, json_member(c->json, node, "modes"), n, k))
        return contact_rejected(c, "witness.solutions", "modes", "these are not all the modes that have this force");
    return 1;
}

/* Checks the entries of the list, one for each force. */
/*@ requires contact_judged(c) && 0 <= list < c->json->count && \valid_read(n) && numbering_apart(c, n);
  @ requires numbered(c, n, MODES);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> contact_judged(c);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(c) && same_modes{Pre,Here}(c, MODES); */
static int check_each(struct contact *c, int list, const struct numbering *n)
{
    int node = list + 1;
    /*@ loop invariant 0 <= k <= n->count && list < node <= c->json->count && DOUBT_HAS_STAYED && contact_judged(c);
      @ loop invariant unchanged: same_numbers{Pre,Here}(c) && same_modes{Pre,Here}(c, MODES);
      @ loop invariant numbered(c, n, MODES) && c->answer == \at(c->answer, Pre);
      @ loop assigns k, node, *\at(c->answer, Pre), scalar_doubt;
      @ loop variant n->count - k; */
    for (int k = 0; k < n->count && node < c->json->node[list].next; k++) {
        if (!check_entry(c, node, n, k)) return 0;
        node = c->json->node[node].next;
    }
    return 1;
}

/*@ requires contact_judged(c) && 0 <= list < c->json->count;
  @ assigns c->solutions, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures \result != 0 ==> contact_judged(c) && 0 <= c->solutions <= MODES;
  @ ensures forces: \result != 0 && scalar_doubt == 0 ==> FORCES_ARE(c->solutions, c);
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(c) && same_modes{Pre,Here}(c, MODES); */
static int check_entries(struct contact *c, int list)
{
    struct numbering n;
    number_forces(c, &n);
    if (json_size(c->json, list) != n.count)
        return contact_rejected(c, "witness.solutions", "", "the number of distinct forces is another");
    if (!check_each(c, list, &n)) return 0;
    c->solutions = n.count;
    return 1;
}

/* Gives all modes that have a force the same number, since a continuum has one entry. */
/*@ requires contact_judged(c) && \valid(n) && numbering_apart(c, n);
  @ assigns *n;
  @ ensures contact_judged(c); */
static void number_one(const struct contact *c, struct numbering *n)
{
    /*@ loop invariant 0 <= i <= MODES && contact_judged(c);
      @ loop assigns i, *n;
      @ loop variant MODES - i; */
    for (int i = 0; i < MODES; i++) n->entry[i] = contact_has_force(c, (enum mode)i) ? 0 : -1;
}

/*@ requires contact_ready(c) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int end_is(const struct contact *c, int node)
{
    const int to = json_member(c->json, node, "to");
    if (to == 0) return 0;
    return c->to == NULL ? c->json->node[to].type == JSON_NULL : number_is(c, node, "to", c->to);
}

/*@ requires contact_judged(c) && 0 <= list < c->json->count;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result != 0 ==> contact_judged(c));
  @ ensures unchanged: \result != 0 ==> same_numbers{Pre,Here}(c) && same_modes{Pre,Here}(c, MODES); */
static int check_continuum(struct contact *c, int list)
{
    const struct json *json = c->json;
    struct numbering n;
    if (json_size(json, list) != 1) return contact_rejected(c, "witness.solutions", "", "a continuum is one entry");
    const int node = list + 1, continuum = json_member(json, node, "continuum");
    if (json_size(json, node) != 4 || continuum == 0 || json->node[continuum].type != JSON_TRUE)
        return contact_rejected(c, "witness.solutions", "", "the forces are a continuum");
    if (!number_is(c, node, "from", scalar_zero(c->pool)))
        return contact_rejected(c, "witness.solutions", "from", "the continuum begins at 0");
    if (!end_is(c, node)) return contact_rejected(c, "witness.solutions", "to", "is not the end of the continuum");
    number_one(c, &n);
    return lists_modes(c, json_member(json, node, "modes"), &n, 0) ||
           contact_rejected(c, "witness.solutions", "modes", "these are not all the modes of the continuum");
}

/* The word that `verdict.solutions` must be. */
/*@ requires \valid_read(c) && contact_counted(c);
  @ assigns \result \from *c;
  @ ensures constant_text(\result); */
static const char *solutions_of(const struct contact *c)
{
    if (c->continuum >= 0) return known_text("continuum");
    switch (c->solutions) {
    case 0: return known_text("0");
    case 1: return known_text("1");
    case 2: return known_text("2");
    case 3: return known_text("3");
    }
    return known_text("4");
}

/*@ requires contact_sees(c);
  @ requires constant_text(key);
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int number_is_listed(const struct contact *c, const char *key, const char *word)
{
    const int claim = json_member(c->json, c->verdict, key);
    const enum json_type type = c->continuum >= 0 ? JSON_STRING : JSON_INTEGER;
    return c->json->node[claim].type == type && json_is(c->json, claim, word);
}

int contact_number_is_stated(const struct contact *c)
{
    return number_is_listed(c, "solutions", solutions_of(c));
}

int contact_check_solutions(struct contact *c)
{
    const int list = json_member(c->json, c->witness, "solutions");
    return c->continuum >= 0 ? check_continuum(c, list) : check_entries(c, list);
}
