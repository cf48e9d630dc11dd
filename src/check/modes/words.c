/* SPDX-License-Identifier: BSD-2-Clause */
/* The letters of a contact: which refines which, and the bounds and allowed forces of each. */
#include "check/modes/modes.h"

#include <stddef.h>

const char *modes_letter_name(enum modes_letter letter)
{
    if (letter == MODES_F) return known_text("F");
    if (letter == MODES_S_PLUS) return known_text("S+");
    return letter == MODES_S_MINUS ? known_text("S-") : known_text("T");
}

int modes_admits(const struct modes *c, int i, enum modes_letter letter)
{
    if (letter == MODES_T) return c->u[i] == 0;
    if (letter == MODES_S_PLUS) return c->u[i] >= 0;
    return letter != MODES_S_MINUS || c->u[i] <= 0;
}

int modes_is_full(const struct modes *c, const unsigned char *letter)
{
    /*@ loop invariant 0 <= i <= c->contacts;
      @ loop assigns i;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++)
        if (letter[i] == MODES_OPEN || letter[i] == MODES_TOUCH) return 0;
    return 1;
}

/*@ // What tree_ok requires of a position.
  @ predicate children_ok{L}(struct tree_position *p, integer l) = 0 <= p->children[l] <= TREE_MAX_CHILDREN &&
  @   \forall integer k; 0 <= k < p->children[l] ==> 0 <= p->child[l][k] < TREE_MAX_LETTERS;
  @ predicate position_ok{L}(struct tree_position *p) = \forall integer l; 0 <= l < TREE_MAX_LETTERS ==> children_ok(p, l); */

/*@ requires \valid(p) && position_ok(p) && letter < TREE_MAX_LETTERS && child < TREE_MAX_LETTERS;
  @ requires p->children[letter] < TREE_MAX_CHILDREN;
  @ assigns *p;
  @ ensures position: position_ok(p);
  @ ensures added: p->children[letter] == \old(p->children[letter]) + 1;
  @ ensures others: \forall integer l; 0 <= l < TREE_MAX_LETTERS && l != letter ==> p->children[l] == \old(p->children[l]); */
static void add_child(struct tree_position *p, enum modes_letter letter, enum modes_letter child)
{
    p->child[letter][p->children[letter]] = (short)child;
    p->children[letter]++;
}

/*@ requires \valid(p);
  @ assigns *p;
  @ ensures \forall integer l; 0 <= l < TREE_MAX_LETTERS ==> p->children[l] == 0; */
static void begin_position(struct tree_position *p)
{
    /*@ loop invariant 0 <= l <= TREE_MAX_LETTERS && \forall integer m; 0 <= m < l ==> p->children[m] == 0;
      @ loop assigns l, p->children[0 .. TREE_MAX_LETTERS - 1];
      @ loop variant TREE_MAX_LETTERS - l; */
    for (int l = 0; l < TREE_MAX_LETTERS; l++) p->children[l] = 0;
}

/* A contact lifts off, v' > 0, or remains in contact, v' = 0; then it slips or sticks. */
/*@ requires \valid(c) && 0 <= i < MODES_MAX_CONTACTS;
  @ assigns c->tree.position[i];
  @ ensures position_ok(c->tree.position + i); */
static void make_position(struct modes *c, int i)
{
    struct tree_position *p = c->tree.position + i;
    begin_position(p);
    add_child(p, MODES_OPEN, MODES_F);
    add_child(p, MODES_OPEN, MODES_TOUCH);
    if (modes_admits(c, i, MODES_S_PLUS)) add_child(p, MODES_TOUCH, MODES_S_PLUS);
    if (modes_admits(c, i, MODES_S_MINUS)) add_child(p, MODES_TOUCH, MODES_S_MINUS);
    if (modes_admits(c, i, MODES_T)) add_child(p, MODES_TOUCH, MODES_T);
}

void modes_make_tree(struct modes *c)
{
    c->tree.positions = c->contacts;
    /*@ loop invariant 0 <= i <= c->contacts && \forall integer k; 0 <= k < i ==> position_ok(c->tree.position + k);
      @ loop assigns i, c->tree.position[0 .. MODES_MAX_CONTACTS - 1];
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++) {
        make_position(c, i);
        /*@ assert others: \forall integer k, l; 0 <= k < i && 0 <= l < TREE_MAX_LETTERS ==>
          @   c->tree.position[k].children[l] == \at(c->tree.position[k].children[l], LoopCurrent); */
        /*@ assert theirs: \forall integer k, l, n; 0 <= k < i && 0 <= l < TREE_MAX_LETTERS && 0 <= n < TREE_MAX_CHILDREN ==>
          @   c->tree.position[k].child[l][n] == \at(c->tree.position[k].child[l][n], LoopCurrent); */
    }
    //@ assert positions: \forall integer k; 0 <= k < c->contacts ==> position_ok(c->tree.position + k);
}

/* 1 when a letter allows the extreme force of contact i against slip in a direction, 1 or -1. Without friction both are
 * equal, and only that of direction 1 is used. */
/*@ requires modes_sees(c) && 0 <= i < c->contacts;
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int allows(const struct modes *c, int i, enum modes_letter letter, int direction)
{
    if (letter == MODES_F) return 0;
    if (scalar_sign(c->mu[i]) == 0) return direction > 0;
    if (letter == MODES_S_PLUS) return direction > 0;
    if (letter == MODES_S_MINUS) return direction < 0;
    return letter == MODES_T || c->u[i] == 0 || c->u[i] == direction;
}

/* The bound of a letter on the normal acceleration. */
/*@ assigns \nothing;
  @ ensures \result < LINEAR_BOUNDS; */
static enum linear_bound normal_bound(enum modes_letter letter, int strictly)
{
    if (letter == MODES_F) return strictly ? LINEAR_POSITIVE : LINEAR_NOT_NEGATIVE;
    return letter == MODES_OPEN ? LINEAR_NOT_NEGATIVE : LINEAR_ZERO;
}

/* The bound on the tangential acceleration, for a contact at rest; a moving contact has none. */
/*@ assigns \nothing;
  @ ensures \result < LINEAR_BOUNDS; */
static enum linear_bound tangential_bound(enum modes_letter letter, int rests, int strictly)
{
    if (letter == MODES_T) return LINEAR_ZERO;
    if (!rests) return LINEAR_FREE;
    if (letter == MODES_S_PLUS) return strictly ? LINEAR_POSITIVE : LINEAR_NOT_NEGATIVE;
    if (letter == MODES_S_MINUS) return strictly ? LINEAR_NEGATIVE : LINEAR_NOT_POSITIVE;
    return LINEAR_FREE;
}

void modes_ask(const struct modes *c, const unsigned char *letter, int strictly, struct linear_word *w)
{
    /*@ loop invariant 0 <= i <= c->contacts && DOUBT_HAS_STAYED;
      @ loop invariant \forall integer k; 0 <= k < 2 * i ==> w->bound[k] < LINEAR_BOUNDS;
      @ loop assigns i, *w, scalar_doubt;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++) {
        const enum modes_letter l = (enum modes_letter)letter[i];
        w->bound[2 * i] = (unsigned char)tangential_bound(l, c->u[i] == 0, strictly);
        w->bound[2 * i + 1] = (unsigned char)normal_bound(l, strictly);
        if (c->uncertain) continue;
        w->allowed[2 * i] = (unsigned char)allows(c, i, l, 1);
        w->allowed[2 * i + 1] = (unsigned char)allows(c, i, l, -1);
    }
    if (c->uncertain) modes_ask_interval(c, letter, NULL, w);
}
