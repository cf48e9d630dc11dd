/* SPDX-License-Identifier: BSD-2-Clause */
/* The contact words that have a solution: a tree of partial words, each of which is refuted, divided, or solved. */
#ifndef MODES_SEARCH_H
#define MODES_SEARCH_H

#include "modes/data.h"
#include "numbers/linear.h"

/* What a word determines about a contact: nothing; that it does not lift off; or its mode. */
enum modes_letter { LETTER_OPEN, LETTER_TOUCH, LETTER_F, LETTER_S_PLUS, LETTER_S_MINUS, LETTER_T };

/* Kinematic words partition the solutions: F requires v' > 0, S+ at rest requires u' > 0. Closed words allow 0 there,
 * and overlap. */
enum modes_language { LANGUAGE_KINEMATIC, LANGUAGE_CLOSED };

struct modes_word {
    unsigned char letter[MODES_MAX_CONTACTS];
    int solvable,
        strict; /* strict: when friction is uncertain, there is a solution for all coefficients; otherwise some solution satisfies every inequality strictly, including those of the forces */
    int forces, accelerations; /* dimensions of the sets of solutions; when `solvable` */
};

/* When friction is uncertain: the end of the interval of a contact. */
enum modes_corner { CORNER_LOW, CORNER_HIGH };

/* The results of a search so far, and the rest of its budget. */
struct modes_search {
    struct number_pool *pool;
    const struct modes_data *data;
    struct linear *
        matrix; /* accelerations due to the extreme forces 1+, 1-, 2+, ..., when friction is uncertain also those for the least coefficients, and the scale of q */
    const unsigned char *corner; /* for uncertain friction: the corner of each contact; NULL for the whole intervals */
    struct linear_limits limits;
    long values;             /* the number of JSON values that the certificate may still have */
    json_t *tree;            /* the nodes, each before its children */
    struct modes_word *word; /* the words with a solution; owned */
    int words;
};

/* The number of pivots that a problem may take. */
enum { MODES_MOST_STEPS = 2000000 };

/* modes_search_begin, modes_search_end: `values` is the number of JSON values that the witness and the words may have. */
void modes_search_begin(struct modes_search *search, struct number_pool *pool, const struct modes_data *data,
                        long budget_bits, long values);
void modes_search_end(struct modes_search *search);

/* modes_search_words: finds all kinematic words with a solution, and the tree that proves that there are no others.
 * Returns STATUS_OK, or STATUS_UNDECIDED with the limit that was reached. */
enum status modes_search_words(struct modes_search *search, struct failure *failure) WARN_UNUSED;

/* modes_search_closed: whether a closed word has a solution, and of which kind; `node` is the proof, owned by the
 * caller. */
enum status modes_search_closed(struct modes_search *search, struct modes_word *word, json_t **node,
                                struct failure *failure) WARN_UNUSED;

/* modes_admits: 1 when a mode is compatible with the sign of the tangential velocity. modes_allows: 1 when a letter of
 * contact i allows the extreme force against slip in a direction, 1 or -1; without friction both are equal, and only
 * that of 1 is used. */
int modes_admits(const struct modes_data *data, int i, enum modes_letter letter);
int modes_allows(const struct modes_data *data, int i, enum modes_letter letter, int direction);

/* modes_letter_name: "F", "S+", "S-", "T". */
const char *modes_letter_name(enum modes_letter letter);

/* The parts of the search. */

/* modes_ask: sets up the linear system of a word, with the bounds of each row and column. */
void modes_ask(const struct modes_search *search, struct number_pool *work, const unsigned char *letter,
               enum modes_language language, struct linear_question *question);

/* modes_face: for a full word that has a solution, finds a solution in which every inequality is strict that is strict
 * in some solution, and weights which prove that the others are equalities in all; sets the members of `word`. `node`
 * is the node of the certificate. */
enum status modes_face(struct modes_search *search, struct number_pool *work, enum modes_language language,
                       struct linear_basis *basis, struct modes_word *word, json_t **node,
                       struct failure *failure) WARN_UNUSED;

/* modes_solve_uncertain: for a full word with a solution `inside` the intervals of friction: whether it has one for all
 * coefficients. */
enum status modes_solve_uncertain(struct modes_search *search, struct number_pool *work,
                                  const struct linear_answer *inside, struct modes_word *word, json_t **node,
                                  struct failure *failure) WARN_UNUSED;

/* modes_refuted_json: {"rows":[...],"weights":[...]}. */
json_t *modes_refuted_json(const struct modes_search *search, struct number_pool *work,
                           const struct number *const *weight);

/* modes_spend: charges the JSON values of a node. Returns STATUS_UNDECIDED when not enough are left. */
enum status modes_spend(struct modes_search *search, const json_t *node, struct failure *failure) WARN_UNUSED;

#endif
