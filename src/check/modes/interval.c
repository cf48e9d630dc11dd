/* SPDX-License-Identifier: BSD-2-Clause */
/* Words of contacts whose coefficients of friction are intervals (spec/modes/README.md, section 7).
 *
 * The linear system for the intervals has a solution exactly when that for some coefficients has one; a word has a
 * solution for all coefficients exactly when it has one at each corner. */
#include "check/modes/modes.h"

#include <stddef.h>

/* The direction of slip of a letter; 0 when the contact may stick. */
/*@ requires \valid_read(c) && 0 <= i < MODES_MAX_CONTACTS;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
static int slip_of(const struct modes *c, int i, enum modes_letter letter)
{
    if (letter == MODES_S_PLUS) return 1;
    if (letter == MODES_S_MINUS) return -1;
    if (letter == MODES_T || c->u[i] == 0) return 0;
    return c->u[i] > 0 ? 1 : -1;
}

void modes_ask_interval(const struct modes *c, const unsigned char *letter, const unsigned char *corner,
                        struct linear_word *w)
{
    /*@ loop invariant 0 <= k <= 2 * c->contacts;
      @ loop assigns k, w->allowed[0 .. LINEAR_MAX_FORCES - 1];
      @ loop variant 2 * c->contacts - k; */
    for (int k = 0; k < 2 * c->contacts; k++) {
        const int i = k / 2, slip = slip_of(c, i, (enum modes_letter)letter[i]);
        const int any = letter[i] != MODES_F && (slip == 0 || slip == (k % 2 == 0 ? 1 : -1));
        w->allowed[k] = (unsigned char)(any && (corner == NULL || corner[i]));
        w->allowed[k + 2 * c->contacts] = (unsigned char)(any && (corner == NULL ? slip != 0 : !corner[i]));
    }
}

/* Checks a leaf: whether its weights refute a word, or its forces solve it. */
/*@ requires modes_sees(c) && 0 <= node < c->json->count && linear_word_ok(&c->system, &leaf->word) && \valid(leaf) && pool != \null;
  @ requires \separated(leaf, c) && \separated(leaf, c->json) && \separated(leaf, c->answer);
  @ assigns leaf->weight, leaf->force, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures text: \result == \null || constant_text(\result);
  @ ensures sees: modes_sees(c); */
static const char *look(const struct modes *c, struct scalar_pool *pool, int node, struct modes_leaf *leaf)
{
    const char *wrong = modes_read_leaf(c, node, leaf);
    if (wrong != NULL) return wrong;
    if (json_size(c->json, node) != 2) return known_text("rows and weights, or forces and values, are expected");
    return json_member(c->json, node, "forces") != 0 ? linear_solves(pool, &c->system, &leaf->word, &leaf->force)
                                                     : linear_refuted(pool, &c->system, &leaf->word, &leaf->weight);
}

/* The next corner, the first contact changing fastest, of the contacts that touch and whose coefficient is uncertain.
 * Returns 0 after the last. */
/*@ requires modes_sees(c) && c->uncertain != 0 && \valid_read(letter + (0 .. c->contacts - 1));
  @ requires \valid(corner + (0 .. c->contacts - 1)) && \separated(corner + (0 .. c->contacts - 1), letter + (0 .. c->contacts - 1));
  @ assigns corner[0 .. c->contacts - 1], scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int next_corner(const struct modes *c, const unsigned char *letter, unsigned char *corner)
{
    /*@ loop invariant 0 <= i <= c->contacts && DOUBT_HAS_STAYED;
      @ loop assigns i, corner[0 .. c->contacts - 1], scalar_doubt;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++) {
        if (letter[i] == MODES_F || scalar_equal(c->mu[i], c->mu_high[i])) continue;
        corner[i] = !corner[i];
        if (corner[i]) return 1;
    }
    return 0;
}

/* Checks the leaf of one corner. */
/*@ requires linear_word_ok(&c->system, &leaf->word) && modes_sees(c) && c->uncertain != 0 && 0 <= node < c->json->count && modes_apart(c, leaf, letter) && pool != \null;
  @ assigns *leaf, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures text: \result == \null || constant_text(\result);
  @ ensures sees: modes_sees(c);
  @ ensures word: linear_word_ok(&c->system, &leaf->word); */
static const char *check_corner(const struct modes *c, struct scalar_pool *pool, int node, const unsigned char *letter,
                                struct modes_leaf *leaf)
{
    modes_ask_interval(c, letter, leaf->corner, &leaf->word);
    const char *wrong = look(c, pool, node, leaf);
    const int solves = json_member(c->json, node, "forces") != 0;
    if (solves) leaf->solvable = 1;
    if (!solves) leaf->strict = 0;
    return wrong;
}

/* Begins at the corner of the least coefficients. */
/*@ requires \valid(leaf);
  @ assigns leaf->corner[0 .. MODES_MAX_UNCERTAIN - 1], leaf->solvable, leaf->strict; */
static void begin_corners(struct modes_leaf *leaf)
{
    leaf->solvable = 0;
    leaf->strict = 1;
    /*@ loop invariant 0 <= i <= MODES_MAX_UNCERTAIN;
      @ loop assigns i, leaf->corner[0 .. MODES_MAX_UNCERTAIN - 1];
      @ loop variant MODES_MAX_UNCERTAIN - i; */
    for (int i = 0; i < MODES_MAX_UNCERTAIN; i++) leaf->corner[i] = 0;
}

/* Checks the leaf of each corner. */
/*@ requires modes_sees(c) && c->uncertain != 0 && 0 <= corners < c->json->count && modes_apart(c, leaf, letter) && pool != \null;
  @ assigns *leaf, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures text: \result == \null || constant_text(\result);
  @ ensures sees: modes_sees(c); */
static const char *check_corners(const struct modes *c, struct scalar_pool *pool, int corners,
                                 const unsigned char *letter, struct modes_leaf *leaf)
{
    const struct json *json = c->json;
    const int end = json->node[corners].next;
    int node = corners + 1, more = 1;
    begin_corners(leaf);
    modes_ask(c, letter, 1, &leaf->word);
    /*@ loop invariant nodes: corners < node <= json->count && c->json == json && DOUBT_HAS_STAYED;
      @ loop invariant sees: modes_sees(c);
      @ loop invariant word: linear_word_ok(&c->system, &leaf->word);
      @ loop assigns node, more, *leaf, scalar_doubt;
      @ loop variant json->count - node; */
    while (node < end && more) {
        const char *wrong = check_corner(c, pool, node, letter, leaf);
        if (wrong != NULL) return wrong;
        node = json->node[node].next;
        more = next_corner(c, letter, leaf->corner);
    }
    return more || node < end ? known_text("each corner of the friction of the word has one leaf") : NULL;
}

/* When no corner has a solution, forces must prove that there is one for some coefficients inside. */
/*@ requires modes_sees(c) && c->uncertain != 0 && 0 <= node < c->json->count && modes_apart(c, leaf, letter) && pool != \null;
  @ assigns *leaf, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures text: \result == \null || constant_text(\result);
  @ ensures sees: modes_sees(c); */
static const char *check_inside(const struct modes *c, struct scalar_pool *pool, int node, const unsigned char *letter,
                                struct modes_leaf *leaf)
{
    if (json_size(c->json, node) != 3 || json_member(c->json, node, "forces") == 0)
        return known_text("forces are expected, since no corner has a solution");
    const char *wrong = modes_read_leaf(c, node, leaf);
    if (wrong != NULL) return wrong;
    modes_ask(c, letter, 1, &leaf->word);
    return linear_solves(pool, &c->system, &leaf->word, &leaf->force);
}

/* Checks a full word. */
/*@ requires modes_sees(c) && c->uncertain != 0 && 0 <= node < c->json->count && 0 <= corners < c->json->count && modes_apart(c, leaf, letter) && pool != \null;
  @ assigns *leaf, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures text: \result == \null || constant_text(\result);
  @ ensures sees: modes_sees(c); */
static const char *check_full(const struct modes *c, struct scalar_pool *pool, int node, int corners,
                              const unsigned char *letter, struct modes_leaf *leaf)
{
    if (!modes_is_full(c, letter)) return known_text("corners of a word that is not full");
    const char *wrong = check_corners(c, pool, corners, letter, leaf);
    if (wrong != NULL) return wrong;
    if (leaf->solvable) return json_size(c->json, node) == 1 ? NULL : known_text("corners are expected alone");
    leaf->solvable = 1;
    return check_inside(c, pool, node, letter, leaf);
}

const char *modes_check_interval(const struct modes *c, struct scalar_pool *pool, int node, const unsigned char *letter,
                                 struct modes_leaf *leaf)
{
    const int corners = json_member(c->json, node, "corners");
    if (corners != 0) return check_full(c, pool, node, corners, letter, leaf);
    modes_ask(c, letter, 1, &leaf->word);
    const char *wrong = look(c, pool, node, leaf);
    leaf->solvable = json_member(c->json, node, "forces") != 0;
    return wrong == NULL && leaf->solvable ? known_text("corners are expected of a word with a solution") : wrong;
}
