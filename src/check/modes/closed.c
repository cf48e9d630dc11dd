/* SPDX-License-Identifier: BSD-2-Clause */
/* The closed words: each of the 4^n has a status, which its own leaf proves. */
#include "check/modes/modes.h"

#include <stddef.h>

/* Positions in the two lists, each with the next node in it; and the leaf that is being checked. */
struct lists {
    int statuses, leaves;
    long status, next;
    struct modes_leaf leaf;
};

/*@ predicate lists_ok{L}(struct modes *c, struct lists *l) = \valid(l) && 0 <= l->statuses < l->status <= c->json->count &&
  @   0 <= l->leaves < l->next <= c->json->count && l->statuses < c->json->count && l->leaves < c->json->count &&
  @   \separated(l, c) && \separated(l, c->json) && \separated(l, c->answer); */

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int closed_words_rejected(const struct modes *c, const char *place, const char *what)
{
    return modes_rejected(c, place, "closed", what);
}

/* The next word in the order F, S+, S-, T, the last contact changing fastest. Returns 0 after T...T. */
/*@ requires 0 <= contacts <= MODES_MAX_CLOSED && \valid(letter + (0 .. contacts - 1));
  @ requires \forall integer i; 0 <= i < contacts ==> MODES_F <= letter[i] <= MODES_T;
  @ assigns letter[0 .. contacts - 1];
  @ ensures 0 <= \result <= 1 && \forall integer i; 0 <= i < contacts ==> MODES_F <= letter[i] <= MODES_T; */
static int next_word(unsigned char *letter, int contacts)
{
    /*@ loop invariant -1 <= i < contacts && \forall integer k; 0 <= k < contacts ==> MODES_F <= letter[k] <= MODES_T;
      @ loop assigns i, letter[0 .. contacts - 1];
      @ loop variant i; */
    for (int i = contacts - 1; i >= 0; i--) {
        if (letter[i] < MODES_T) {
            letter[i]++;
            return 1;
        }
        letter[i] = MODES_F;
    }
    return 0;
}

/*@ requires \valid_read(c) && 0 <= c->contacts <= MODES_MAX_CONTACTS && \valid_read(letter + (0 .. c->contacts - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_admissible(const struct modes *c, const unsigned char *letter)
{
    /*@ loop invariant 0 <= i <= c->contacts;
      @ loop assigns i;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++)
        if (!modes_admits(c, i, (enum modes_letter)letter[i])) return 0;
    return 1;
}

/* The status of a word, which its leaf proves; NULL with the reason. */
/*@ requires modes_sees(c) && lists_ok(c, l) && \valid_read(letter + (0 .. c->contacts - 1)) && \separated(l, letter + (0 .. c->contacts - 1));
  @ assigns l->next, l->leaf, *c->answer, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures text: \result == \null || constant_text(\result);
  @ ensures record: \result != \null ==> c->json == \old(c->json) && c->answer == \old(c->answer);
  @ ensures sees: \result != \null ==> modes_sees(c);
  @ ensures lists: \result != \null ==> lists_ok(c, l); */
static const char *status_of(const struct modes *c, const unsigned char *letter, struct lists *l)
{
    if (!is_admissible(c, letter)) return known_text("inadmissible");
    if (l->next >= c->json->node[l->leaves].next) {
        (void)closed_words_rejected(c, "witness", "ends too soon");
        return NULL;
    }
    if (!modes_check_leaf(c, (int)l->next, letter, 0, &l->leaf)) return NULL;
    //@ assert record: c->json == \at(c->json, Pre) && c->answer == \at(c->answer, Pre);
    //@ assert lists: lists_ok(c, l);
    l->next = c->json->node[l->next].next;
    //@ assert sees: modes_sees(c);
    //@ assert after: lists_ok(c, l);
    if (!l->leaf.solvable) return known_text("inconsistent");
    return l->leaf.strict ? known_text("consistent") : known_text("boundary");
}

/*@ requires modes_sees(c) && lists_ok(c, l) && \valid_read(letter + (0 .. c->contacts - 1)) && \separated(l, letter + (0 .. c->contacts - 1));
  @ assigns l->next, l->leaf, l->status, *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures record: \result == 1 ==> c->json == \old(c->json) && c->answer == \old(c->answer);
  @ ensures counts: \result == 1 ==> c->json->count == \old(c->json->count) && c->contacts == \old(c->contacts);
  @ ensures later: \result == 1 ==> l->status > \old(l->status);
  @ ensures sees: \result == 1 ==> modes_sees(c);
  @ ensures lists: \result == 1 ==> lists_ok(c, l); */
static int check_word(const struct modes *c, const unsigned char *letter, struct lists *l)
{
    const char *status = status_of(c, letter, l);
    if (status == NULL) return 0;
    if (l->status >= c->json->node[l->statuses].next) return closed_words_rejected(c, "verdict", "ends too soon");
    if (!modes_word_is(c, json_member(c->json, (int)l->status, "word"), letter) ||
        !json_is(c->json, json_member(c->json, (int)l->status, "status"), status))
        return closed_words_rejected(c, "verdict", "a word or its status is not right");
    l->status = c->json->node[l->status].next;
    //@ assert record: c->json == \at(c->json, Pre) && c->answer == \at(c->answer, Pre);
    return 1;
}

/* Checks the words in order. There are 4^n words, but the list in the verdict ends: each word takes a node of it. */
/*@ requires modes_sees(c) && lists_ok(c, l) && \valid(letter + (0 .. c->contacts - 1)) && \separated(l, letter + (0 .. c->contacts - 1)) && c->contacts <= MODES_MAX_CLOSED;
  @ requires \forall integer i; 0 <= i < c->contacts ==> MODES_F <= letter[i] <= MODES_T;
  @ assigns *l, letter[0 .. c->contacts - 1], *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_all(const struct modes *c, unsigned char *letter, struct lists *l)
{
    int more = 1;
    //@ ghost struct answer *answer = c->answer;
    /*@ loop invariant record: c->json == \at(c->json, Pre) && c->answer == answer && DOUBT_HAS_STAYED;
      @ loop invariant counts: c->json->count == \at(c->json->count, LoopEntry) && c->contacts == \at(c->contacts, Pre);
      @ loop invariant sees: modes_sees(c);
      @ loop invariant lists: lists_ok(c, l);
      @ loop invariant letters: \forall integer i; 0 <= i < c->contacts ==> MODES_F <= letter[i] <= MODES_T;
      @ loop assigns more, l->next, l->leaf, l->status, letter[0 .. c->contacts - 1], *answer, scalar_doubt;
      @ loop variant c->json->count - l->status; */
    while (more) {
        if (!check_word(c, letter, l)) return 0;
        more = next_word(letter, c->contacts);
    }
    if (l->next != c->json->node[l->leaves].next)
        return closed_words_rejected(c, "witness", "has nodes that belong nowhere");
    return l->status == c->json->node[l->statuses].next ||
           closed_words_rejected(c, "verdict", "has words that belong nowhere");
}

/*@ requires modes_sees(c) && c->contacts <= MODES_MAX_CLOSED && 0 <= statuses < c->json->count && 0 <= leaves < c->json->count;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_words(const struct modes *c, int statuses, int leaves)
{
    unsigned char letter[MODES_MAX_CLOSED] = {MODES_F, MODES_F, MODES_F};
    struct lists l = {.statuses = statuses, .leaves = leaves, .status = statuses + 1, .next = leaves + 1};
    //@ assert sees: modes_sees(c);
    //@ assert lists: lists_ok(c, &l);
    return check_all(c, letter, &l);
}

int modes_check_closed(const struct modes *c)
{
    const int words = json_member(c->json, c->problem, "words"), statuses = json_member(c->json, c->verdict, "closed"),
              leaves = json_member(c->json, c->witness, "closed");
    const int closed = words != 0 && json_is(c->json, words, "closed");
    if (words != 0 && !closed && !json_is(c->json, words, "kinematic"))
        return modes_rejected(c, "problem", "words", "is no such word");
    if ((statuses != 0) != closed || (leaves != 0) != closed)
        return closed_words_rejected(c, "verdict", "stands where it is asked for");
    if (!closed) return 1;
    if (c->contacts > MODES_MAX_CLOSED)
        return closed_words_rejected(c, "problem", "closed words are listed for 3 contacts at most");
    return check_words(c, statuses, leaves);
}
