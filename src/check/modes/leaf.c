/* SPDX-License-Identifier: BSD-2-Clause */
/* One leaf: weights that refute a word, or forces that solve it. */
#include "check/modes/modes.h"

#include <stdlib.h>

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1 && (\result == 1 <==> '0' <= c <= '9'); */
static int is_digit(unsigned char c)
{
    return '0' <= c && c <= '9';
}

/* The value of a number without leading zeros; -1 when there is none, or it has more than four digits. */
/*@ requires 0 <= length && \valid_read(text + (0 .. length - 1));
  @ assigns \nothing;
  @ ensures -1 <= \result <= 9999; */
static int number_of(const unsigned char *text, int length)
{
    int n = 0;
    if (length < 1 || length > 4 || (text[0] == '0' && length > 1)) return -1;
    /*@ loop invariant 0 <= i <= length <= 4;
      @ loop invariant 0 <= n < (i == 0 ? 1 : i == 1 ? 10 : i == 2 ? 100 : i == 3 ? 1000 : 10000);
      @ loop assigns i, n;
      @ loop variant length - i; */
    for (int i = 0; i < length; i++) {
        if (!is_digit(text[i])) return -1;
        n = 10 * n + (text[i] - '0');
    }
    return n;
}

int modes_integer(const struct json *json, int node)
{
    const struct json_node *x = json->node + node;
    return x->type == JSON_INTEGER ? number_of(json->text + x->start, x->end - x->start) : -1;
}

/* The index of the contact whose number is in these bytes; -1 when there is none. */
/*@ requires \valid_read(c) && 1 <= c->contacts && 0 <= length && \valid_read(text + (0 .. length - 1));
  @ assigns \nothing;
  @ ensures -1 <= \result < c->contacts; */
static int contact_of(const struct modes *c, const unsigned char *text, int length)
{
    const int n = number_of(text, length);
    return 1 <= n && n <= c->contacts ? n - 1 : -1;
}

/* "u3" is row 4, "v3" row 5; -1 for another name. */
/*@ requires modes_reads(c) && modes_counts(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result < 2 * c->contacts; */
static int row_of_name(const struct modes *c, int node)
{
    const struct json_node *x = c->json->node + node;
    const unsigned char *text = c->json->text + x->start;
    const int length = x->end - x->start;
    if (length < 2 || (text[0] != 'u' && text[0] != 'v')) return -1;
    const int i = contact_of(c, text + 1, length - 1);
    return i < 0 ? -1 : 2 * i + (text[0] == 'v');
}

/* "3+" is force 4, "3-" force 5; with "low" appended, when friction is uncertain, the forces after all these; -1 for
 * another name. */
/*@ requires modes_reads(c) && modes_counts(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result < c->system.forces; */
static int force_of_name(const struct modes *c, int node)
{
    const struct json_node *x = c->json->node + node;
    const unsigned char *text = c->json->text + x->start;
    int length = x->end - x->start;
    const int low =
        c->uncertain && length > 3 && text[length - 3] == 'l' && text[length - 2] == 'o' && text[length - 1] == 'w';
    if (low) length -= 3;
    if (length < 2 || (text[length - 1] != '+' && text[length - 1] != '-')) return -1;
    const int i = contact_of(c, text, length - 1);
    return i < 0 ? -1 : 2 * (i + (low ? c->contacts : 0)) + (text[length - 1] == '-');
}

/* The place of a row or of a force by its name; -1 for another name. */
/*@ requires modes_reads(c) && modes_counts(c) && 0 <= node < c->json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result < LINEAR_MAX_ROWS; */
static int place_of_name(const struct modes *c, int node, int forces)
{
    return forces ? force_of_name(c, node) : row_of_name(c, node);
}

/* Reads a list of numbers by a list of names. The names must be in increasing order, and no number may be 0; otherwise
 * 0 is returned. */
/*@ requires reads: modes_reads(c) && modes_counts(c) && 0 <= node < c->json->count;
  @ requires names: constant_text(names);
  @ requires numbers: constant_text(numbers);
  @ requires terms: \valid(terms) && \separated(terms, c) && \separated(terms, c->json) && \separated(terms, c->answer);
  @ requires sees: modes_sees(c);
  @ assigns *terms, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: modes_sees(c); */
static int read_terms(const struct modes *c, int node, const char *names, const char *numbers, int forces,
                      struct linear_terms *terms)
{
    const struct json *json = c->json;
    const int list = json_member(json, node, names), values = json_member(json, node, numbers);
    int last = -1, value = values + 1;
    *terms = (struct linear_terms){{NULL}};
    //@ assert reads: modes_sees(c) && c->json == json;
    if (list == 0 || values == 0) return list == 0 && values == 0;
    /*@ loop invariant list < i <= json->count && -1 <= last < LINEAR_MAX_ROWS && values < value <= json->count;
      @ loop invariant reads: modes_sees(c) && c->json == json;
      @ loop invariant DOUBT_HAS_STAYED;
      @ loop assigns i, last, value, *terms, scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = list + 1; i < json->node[list].next; i = json->node[i].next) {
        const int at = place_of_name(c, i, forces);
        if (at <= last || value >= json->node[values].next) return 0;
        terms->value[at] = quantity_number(json, c->pool, value);
        if (scalar_sign(terms->value[at]) == 0) return 0;
        value = json->node[value].next;
        last = at;
    }
    return value == json->node[values].next;
}

/* The dimensions of the sets of forces and of accelerations: the dimension spanned by the forces that are not 0 in the
 * relative interior, minus the number of independent equations. */
/*@ requires modes_sees(c) && linear_word_ok(&c->system, &leaf->word) && \valid(leaf) && pool != \null && \separated(leaf, c);
  @ assigns leaf->forces, leaf->accelerations, scalar_doubt;
  @ ensures DOUBT_STAYS; */
static void measure(const struct modes *c, struct scalar_pool *pool, struct modes_leaf *leaf)
{
    unsigned char fixed[LINEAR_MAX_ROWS], all[LINEAR_MAX_ROWS];
    int forces = 0;
    /*@ loop invariant 0 <= k <= 2 * c->contacts && 0 <= forces <= k;
      @ loop assigns k, forces, fixed[0 .. LINEAR_MAX_ROWS - 1], all[0 .. LINEAR_MAX_ROWS - 1];
      @ loop variant 2 * c->contacts - k; */
    for (int k = 0; k < 2 * c->contacts; k++) {
        fixed[k] = leaf->word.bound[k] == LINEAR_ZERO || leaf->face.tight[k];
        all[k] = 1;
        forces += leaf->force.value[k] != NULL;
    }
    const int rank = linear_rank(pool, &c->system, fixed, &leaf->force);
    leaf->forces = forces - rank;
    leaf->accelerations = linear_rank(pool, &c->system, all, &leaf->force) - rank;
}

/* 1 when a contact sticks without friction, where |T| <= mu N is never strict. */
/*@ requires modes_sees(c) && \valid_read(letter + (0 .. c->contacts - 1));
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int sticks_without_friction(const struct modes *c, const unsigned char *letter)
{
    /*@ loop invariant 0 <= i <= c->contacts && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++)
        if (letter[i] == MODES_T && scalar_sign(c->mu[i]) == 0) return 1;
    return 0;
}

const char *modes_read_leaf(const struct modes *c, int node, struct modes_leaf *leaf)
{
    const int solves = json_member(c->json, node, "forces") != 0, weighs = json_member(c->json, node, "rows") != 0;
    const int corners = c->uncertain && json_member(c->json, node, "corners") != 0;
    if (json_size(c->json, node) != 2 * (solves + weighs) + corners || solves + weighs == 0)
        return known_text("rows and weights, or forces and values, are expected");
    if (!read_terms(c, node, "rows", "weights", 0, &leaf->weight) ||
        !read_terms(c, node, "forces", "values", 1, &leaf->force))
        return known_text("names and numbers do not belong together, are not in order, or a number is 0");
    return NULL;
}

/* What is wrong with a leaf, or NULL. */
/*@ requires modes_sees(c) && 0 <= node < c->json->count && modes_apart(c, leaf, letter) && pool != \null;
  @ assigns *leaf, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures text: \result == \null || constant_text(\result);
  @ ensures sees: modes_sees(c); */
static const char *look_at_leaf(const struct modes *c, struct scalar_pool *pool, int node, const unsigned char *letter,
                                int strictly, struct modes_leaf *leaf)
{
    const char *unread = modes_read_leaf(c, node, leaf);
    if (unread != NULL) return unread;
    modes_ask(c, letter, strictly, &leaf->word);
    leaf->solvable = json_member(c->json, node, "forces") != 0;
    //@ assert reads: modes_reads(c);
    //@ assert counts: modes_counts(c);
    //@ assert friction: modes_friction(c);
    //@ assert system: linear_system_ok(&c->system);
    //@ assert tree: tree_ok(&c->tree) && c->tree.positions == c->contacts;
    if (!leaf->solvable) return linear_refuted(pool, &c->system, &leaf->word, &leaf->weight);
    const char *wrong = linear_check_face(pool, &c->system, &leaf->word, &leaf->force, &leaf->weight, &leaf->face);
    //@ assert reads_faced: modes_reads(c);
    //@ assert counts_faced: modes_counts(c);
    //@ assert friction_faced: modes_friction(c);
    //@ assert system_faced: linear_system_ok(&c->system);
    //@ assert tree_faced: tree_ok(&c->tree) && c->tree.positions == c->contacts;
    if (wrong != NULL) return wrong;
    leaf->strict = leaf->face.strict && !sticks_without_friction(c, letter);
    //@ assert reads_strict: modes_reads(c);
    //@ assert counts_strict: modes_counts(c);
    //@ assert friction_strict: modes_friction(c);
    //@ assert system_strict: linear_system_ok(&c->system);
    //@ assert tree_strict: tree_ok(&c->tree) && c->tree.positions == c->contacts;
    measure(c, pool, leaf);
    //@ assert reads_measured: modes_reads(c);
    //@ assert counts_measured: modes_counts(c);
    //@ assert friction_measured: modes_friction(c);
    //@ assert system_measured: linear_system_ok(&c->system);
    //@ assert tree_measured: tree_ok(&c->tree) && c->tree.positions == c->contacts;
    return NULL;
}

int modes_check_leaf(const struct modes *c, int node, const unsigned char *letter, int strictly,
                     struct modes_leaf *leaf)
{
    struct scalar_pool *scratch = scalar_pool_scratch(c->pool);
    if (scratch == NULL) abort();
    const char *wrong = c->uncertain ? modes_check_interval(c, scratch, node, letter, leaf)
                                     : look_at_leaf(c, scratch, node, letter, strictly, leaf);
    scalar_pool_free(scratch);
    return wrong == NULL || modes_rejected(c, strictly ? "witness.tree" : "witness.closed", "", wrong);
}
