/* SPDX-License-Identifier: BSD-2-Clause */
/* Which contact words have a solution: a tree of partial words, each refuted, divided, or solved. */
#ifndef MODES_SEARCH_H
#define MODES_SEARCH_H

#include "modes/data.h"
#include "numbers/linear.h"

/* What is known of a contact: nothing; that it does not lift off; or its mode. */
enum modes_letter { LETTER_OPEN, LETTER_TOUCH, LETTER_F, LETTER_S_PLUS, LETTER_S_MINUS, LETTER_T };

/* Kinematic words partition the solutions: F asks for v' > 0, S+ at rest for u' > 0.  Closed ones allow 0 there, and overlap. */
enum modes_language { LANGUAGE_KINEMATIC, LANGUAGE_CLOSED };

struct modes_word {
    unsigned char letter[MODES_MAX_CONTACTS];
    int solvable,
        strict; /* strict: where friction is uncertain, there is a solution for all coefficients; else some solution makes every inequality strict, those of the forces too */
    int forces, accelerations; /* dimensions of the sets of solutions; where solvable */
};

/* Where friction is uncertain: the end of its interval that a contact has. */
enum modes_corner { CORNER_LOW, CORNER_HIGH };

/* What has been found so far, and what may still be spent. */
struct modes_search {
    struct number_pool *pool;
    const struct modes_data *data;
    struct linear *
        matrix; /* accelerations by the extreme forces 1+, 1-, 2+, ..., where friction is uncertain by those of the least, and by the scale of q */
    const unsigned char *corner; /* of uncertain friction: of each contact; NULL for the whole intervals */
    struct linear_limits limits;
    long values;             /* of JSON, that the certificate may still have */
    json_t *tree;            /* the nodes, each before its children */
    struct modes_word *word; /* those with a solution; owned */
    int words;
};

/* Steps from basis to basis that a problem may take. */
enum { MODES_MOST_STEPS = 2000000 };

/* modes_search_begin, modes_search_end: `values` is how many JSON values the witness and the words may have. */
void modes_search_begin(struct modes_search *search, struct number_pool *pool, const struct modes_data *data,
                        long budget_bits, long values);
void modes_search_end(struct modes_search *search);

/* modes_search_words: all kinematic words with a solution, and the tree that shows that there are no others.
 * Returns STATUS_OK, or STATUS_UNDECIDED with the limit that was reached. */
enum status modes_search_words(struct modes_search *search, struct failure *failure) WARN_UNUSED;

/* modes_search_closed: whether a closed word has a solution, and of which kind; `node` shows it, owned by the caller. */
enum status modes_search_closed(struct modes_search *search, struct modes_word *word, json_t **node,
                                struct failure *failure) WARN_UNUSED;

/* modes_admits: 1 when the sign of the tangential velocity admits a mode.  modes_allows: 1 when a letter of contact i allows the extreme
 * force of a direction of slip, 1 or -1; without friction both are one, and it goes by the name of 1. */
int modes_admits(const struct modes_data *data, int i, enum modes_letter letter);
int modes_allows(const struct modes_data *data, int i, enum modes_letter letter, int direction);

/* modes_letter_name: "F", "S+", "S-", "T". */
const char *modes_letter_name(enum modes_letter letter);

/* The parts of the search. */

/* modes_ask: the linear system of a word, with what is asked of each row and column. */
void modes_ask(const struct modes_search *search, struct number_pool *work, const unsigned char *letter,
               enum modes_language language, struct linear_question *question);

/* modes_face: a solution of a full word of which it is known that it has one, with every inequality strict that is strict in some
 * solution; weights which show that the others never are; and what follows for `word`.  `node` is that of the certificate. */
enum status modes_face(struct modes_search *search, struct number_pool *work, enum modes_language language,
                       struct linear_basis *basis, struct modes_word *word, json_t **node,
                       struct failure *failure) WARN_UNUSED;

/* modes_solve_uncertain: of a full word with a solution `inside` the intervals of friction: whether it has one for all coefficients. */
enum status modes_solve_uncertain(struct modes_search *search, struct number_pool *work,
                                  const struct linear_answer *inside, struct modes_word *word, json_t **node,
                                  struct failure *failure) WARN_UNUSED;

/* modes_refuted_json: {"rows":[...],"weights":[...]}. */
json_t *modes_refuted_json(const struct modes_search *search, struct number_pool *work,
                           const struct number *const *weight);

/* modes_spend: takes the JSON values of a node from those that are left.  Returns STATUS_UNDECIDED when there are not as many. */
enum status modes_spend(struct modes_search *search, const json_t *node, struct failure *failure) WARN_UNUSED;

#endif
