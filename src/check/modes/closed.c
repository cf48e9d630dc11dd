/* SPDX-License-Identifier: BSD-2-Clause */
/* The closed words: each of the 4^n has a status, which its own leaf proves. */
#include "check/modes/modes.h"

#include <stddef.h>

/* Positions in the two lists: the list, and its next node. */
struct lists {
    int statuses, status, leaves, leaf; /* the list, and the next node in it */
};

/*@ requires modes_reads(c);
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

/*@ requires modes_sees(c) && \valid_read(letter + (0 .. c->contacts - 1));
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
/*@ requires modes_sees(c) && \valid_read(letter + (0 .. c->contacts - 1)) && \valid(l);
  @ requires l->leaves < l->leaf <= c->json->count;
  @ assigns l->leaf, *c->answer, rational_doubt;
  @ ensures DOUBT_STAYS && (\result == \null || constant_text(\result)); */
static const char *status_of(const struct modes *c, const unsigned char *letter, struct lists *l)
{
    struct modes_leaf leaf;
    if (!is_admissible(c, letter)) return known_text("inadmissible");
    if (l->leaf >= c->json->node[l->leaves].next) {
        (void)closed_words_rejected(c, "witness", "ends too soon");
        return NULL;
    }
    if (!modes_check_leaf(c, l->leaf, letter, 0, &leaf)) return NULL;
    l->leaf = c->json->node[l->leaf].next;
    if (!leaf.solvable) return known_text("inconsistent");
    return leaf.strict ? known_text("consistent") : known_text("boundary");
}

/*@ requires modes_sees(c) && \valid_read(letter + (0 .. c->contacts - 1)) && \valid(l);
  @ assigns *l, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_word(const struct modes *c, const unsigned char *letter, struct lists *l)
{
    const char *status = status_of(c, letter, l);
    if (status == NULL) return 0;
    if (l->status >= c->json->node[l->statuses].next) return closed_words_rejected(c, "verdict", "ends too soon");
    if (!modes_word_is(c, json_member(c->json, l->status, "word"), letter) ||
        !json_is(c->json, json_member(c->json, l->status, "status"), status))
        return closed_words_rejected(c, "verdict", "a word or its status is not right");
    l->status = c->json->node[l->status].next;
    return 1;
}

/*@ requires modes_sees(c) && 0 <= statuses < c->json->count && 0 <= leaves < c->json->count;
  @ assigns *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_words(const struct modes *c, int statuses, int leaves)
{
    unsigned char letter[MODES_MAX_CLOSED] = {MODES_F, MODES_F, MODES_F};
    struct lists l = {statuses, statuses + 1, leaves, leaves + 1};
    do
        if (!check_word(c, letter, &l)) return 0;
    while (next_word(letter, c->contacts));
    if (l.leaf != c->json->node[leaves].next)
        return closed_words_rejected(c, "witness", "has nodes that belong nowhere");
    return l.status == c->json->node[statuses].next ||
           closed_words_rejected(c, "verdict", "has words that belong nowhere");
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
