/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `modes`: n contacts (spec/certificate.md, section 15).
 *
 * The theory is data for the rules FARKAS, FACE and TREE: the letters that a contact may have, the bounds of each on
 * its two accelerations, and which of its two extreme forces each allows. */
#ifndef CHECK_MODES_MODES_H
#define CHECK_MODES_MODES_H

#include "check/kernel/linear.h"
#include "check/kernel/tree.h"
#include "check/quantities.h"
#include "check/schema.h"

enum {
    MODES_MAX_CONTACTS = 64,
    MODES_MAX_UNCERTAIN = 32,
    MODES_MOST_CORNERS = 64,
    MODES_MAX_ROWS = 128,
    MODES_MAX_COORDINATES = 12,
    MODES_MAX_CLOSED = 3
};

/* What a word determines about a contact: nothing; that it does not lift off; or its mode. */
enum modes_letter { MODES_OPEN, MODES_TOUCH, MODES_F, MODES_S_PLUS, MODES_S_MINUS, MODES_T };

/* The words with a solution, as far as the verdict needs them. (The numbers have another type than those of the data:
 * see "Types that differ" in proofs/README.md.) */
struct modes_found {
    long words, forces, accelerations; /* the number of words; the dimensions of the last one */
    long some; /* when friction is uncertain: some word has a solution for some coefficients only */
    /* about T...T: whether it has a solution, a strict one, and its dimension */
    long sticks, sticks_strictly, forces_at_rest;
    long moves_strictly; /* some other word is robust */
};

struct modes {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int problem, verdict, witness, values; /* indices of nodes; `values` is in the witness, or 0 */
    int contacts;
    scalar W[MODES_MAX_ROWS][MODES_MAX_ROWS], q[MODES_MAX_ROWS], mu[MODES_MAX_CONTACTS];
    scalar mu_high[MODES_MAX_CONTACTS]; /* when `uncertain`: the greatest coefficients; mu are then the least */
    int uncertain;
    short u[MODES_MAX_CONTACTS]; /* the sign of the tangential velocity */
    /* forces 2 i and 2 i + 1 are N = 1 with T = -mu and T = mu at contact i; with uncertain friction
     * those of the largest coefficient, and after all of these those of the least */
    struct linear system;
    struct tree tree;
    struct modes_found found;
};

/*@ predicate modes_reads{L}(struct modes *c) = \valid(c) && quantities_ready(c->json, c->pool, c->answer) &&
  @   0 <= c->problem < c->json->count && 0 <= c->verdict < c->json->count && 0 <= c->witness < c->json->count &&
  @   0 <= c->values < c->json->count && \separated(c, c->json, c->answer);
  @ predicate modes_matrix{L}(struct modes *c) = 1 <= c->contacts <= MODES_MAX_CONTACTS &&
  @   (\forall integer i; 0 <= i < 2 * c->contacts ==> c->q[i] != \null) &&
  @   \forall integer i, j; 0 <= i < 2 * c->contacts && 0 <= j < 2 * c->contacts ==> c->W[i][j] != \null;
  @ // The numbers of contacts, rows and forces.
  @ predicate modes_counts{L}(struct modes *c) = 1 <= c->contacts <= MODES_MAX_CONTACTS && c->system.rows == 2 * c->contacts &&
  @   (c->uncertain == 0 ==> c->system.forces == 2 * c->contacts) &&
  @   (c->uncertain != 0 ==> c->system.forces == 4 * c->contacts && c->contacts <= MODES_MAX_UNCERTAIN);
  @ predicate modes_friction{L}(struct modes *c) = (\forall integer i; 0 <= i < c->contacts ==> c->mu[i] != \null) &&
  @   (c->uncertain != 0 ==> \forall integer i; 0 <= i < c->contacts ==> c->mu_high[i] != \null);
  @ predicate modes_sees{L}(struct modes *c) = modes_reads(c) && modes_counts(c) && modes_friction(c) &&
  @   linear_system_ok(&c->system) && tree_ok(&c->tree) && c->tree.positions == c->contacts; */

extern const struct schema_field modes_schema[];

/* known_modes_schema: modes_schema, with a contract that it is a list of fields that ends (known_schema.h). */
/*@ assigns \result \from \nothing;
  @ ensures schema_fields(\result); */
const struct schema_field *known_modes_schema(void);

/* modes_check: whether every statement of a certificate that satisfies the schema is true.
 * Returns 1, or 0 with the reason in `answer`. */
/*@ requires quantities_ready(json, pool, answer);
  @ assigns *answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int modes_check(const struct json *json, struct scalar_pool *pool, struct answer *answer);

/* The parts of modes_check, in order.  Each returns 1, or 0 with the reason. */

/* modes_read: the data, and the hypotheses on them. */
/*@ requires modes_reads(c);
  @ assigns *c, *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures record: c->answer == \old(c->answer) && c->found.words == \old(c->found.words);
  @ ensures sees: \result == 1 ==> modes_sees(c); */
int modes_read(struct modes *c);

/* modes_check_tree: checks witness.tree, and verdict.words by its leaves; computes `found`. */
/*@ requires modes_sees(c) && c->found.words == 0;
  @ assigns c->found, *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int modes_check_tree(struct modes *c);

/* modes_check_closed: witness.closed and verdict.closed. */
/*@ requires modes_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int modes_check_closed(const struct modes *c);

/* modes_check_verdict: checks the rest of the verdict, which follows from `found`. */
/*@ requires modes_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int modes_check_verdict(const struct modes *c);

/* Functions used by these. */

/* modes_field: the node from which the numbers of a field are read: when they include roots, that of their values in
 * the witness; 0 when the field is absent. modes_check_values: whether witness.values contains exactly the lists and
 * matrices of the problem that include roots. Returns 1, or 0 with the reason. */
/*@ requires modes_reads(c) && constant_text(name);
  @ assigns \nothing;
  @ ensures 0 <= \result < c->json->count; */
int modes_field(const struct modes *c, const char *name);
/*@ requires modes_reads(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int modes_check_values(const struct modes *c);

/* modes_read_list: reads the numbers of a list in the problem, at most `most`. Returns their number; -1 when there is
 * no such list. */
/*@ requires modes_reads(c) && 0 <= list < c->json->count && 0 <= most && \valid(x + (0 .. most - 1));
  @ requires \separated(x + (0 .. most - 1), c->json);
  @ assigns x[0 .. most - 1], scalar_doubt;
  @ ensures -1 <= \result <= most && DOUBT_STAYS;
  @ ensures \forall integer i; 0 <= i < \result ==> x[i] != \null; */
int modes_read_list(const struct modes *c, int list, scalar *x, int most);

/* modes_read_body, modes_read_coordinates: compute W and q from the data of a body, or from generalised coordinates. */
/*@ requires modes_reads(c);
  @ assigns c->contacts, c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], c->q[0 .. MODES_MAX_ROWS - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> modes_matrix(c)); */
int modes_read_body(struct modes *c);
/*@ requires modes_reads(c);
  @ assigns c->contacts, c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], c->q[0 .. MODES_MAX_ROWS - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> modes_matrix(c)); */
int modes_read_coordinates(struct modes *c);

/* A system in generalised coordinates: mass matrix, Jacobian of the contacts, load, and the part of the accelerations
 * that is not in J M^-1 F. */
struct modes_motion {
    int size;
    scalar M[MODES_MAX_COORDINATES][MODES_MAX_COORDINATES], J[MODES_MAX_ROWS][MODES_MAX_COORDINATES],
        F[MODES_MAX_COORDINATES], bias[MODES_MAX_ROWS];
};

/*@ predicate motion_ok{L}(struct modes_motion *m, integer rows) = \valid_read(m) && 1 <= m->size <= MODES_MAX_COORDINATES &&
  @   (\forall integer i, j; 0 <= i < m->size && 0 <= j < m->size ==> m->M[i][j] != \null) &&
  @   (\forall integer i, j; 0 <= i < rows && 0 <= j < m->size ==> m->J[i][j] != \null) &&
  @   (\forall integer i; 0 <= i < m->size ==> m->F[i] != \null) &&
  @   \forall integer i; 0 <= i < rows ==> m->bias[i] != \null; */

/* modes_reduce: computes W = J M^-1 J^T and q = J M^-1 F + bias; returns 0 when M is not positive definite. */
/*@ requires modes_reads(c) && 1 <= c->contacts <= MODES_MAX_CONTACTS && motion_ok(m, 2 * c->contacts) && \separated(m, c);
  @ assigns c->W[0 .. MODES_MAX_ROWS - 1][0 .. MODES_MAX_ROWS - 1], c->q[0 .. MODES_MAX_ROWS - 1], scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures matrix: \result == 1 ==> modes_matrix(c); */
int modes_reduce(struct modes *c, const struct modes_motion *m);

/* modes_is_semidefinite: whether W is symmetric and positive semidefinite. */
/*@ requires modes_reads(c) && modes_matrix(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int modes_is_semidefinite(const struct modes *c);

/* modes_make_tree: sets the letters that refine each letter. modes_ask: the bounds and allowed forces of a word; strict
 * ones for kinematic words. modes_admits: whether a mode is compatible with the sign of the tangential velocity.
 * modes_is_full: whether a word determines the mode of every contact. */
/*@ requires \valid(c) && 1 <= c->contacts <= MODES_MAX_CONTACTS;
  @ assigns c->tree;
  @ ensures tree_ok(&c->tree) && c->tree.positions == c->contacts; */
void modes_make_tree(struct modes *c);
/*@ requires modes_sees(c) && \valid_read(letter + (0 .. c->contacts - 1)) && \valid(w);
  @ requires \separated(w, c) && \separated(w, letter + (0 .. c->contacts - 1));
  @ assigns *w, scalar_doubt;
  @ ensures linear_word_ok(&c->system, w) && DOUBT_STAYS; */
void modes_ask(const struct modes *c, const unsigned char *letter, int strictly, struct linear_word *w);
/*@ requires \valid_read(c) && 0 <= i < MODES_MAX_CONTACTS;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int modes_admits(const struct modes *c, int i, enum modes_letter letter);
/*@ requires \valid_read(c) && 0 <= c->contacts && \valid_read(letter + (0 .. c->contacts - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int modes_is_full(const struct modes *c, const unsigned char *letter);
/*@ assigns \result \from letter;
  @ ensures constant_text(\result); */
const char *modes_letter_name(enum modes_letter letter);

/* The result of a leaf: its word has no solution, or solutions with these properties; and the room for its check: the
 * bounds and allowed forces of the word, the weights and forces that the leaf lists, and a corner of the friction. */
struct modes_leaf {
    long solvable, strict, forces, accelerations;
    struct linear_word word;
    struct linear_terms weight, force;
    struct linear_face face;
    unsigned char corner[MODES_MAX_UNCERTAIN];
};

/*@ predicate modes_apart{L}(struct modes *c, struct modes_leaf *leaf, unsigned char *letter) =
  @   \valid(leaf) && \valid_read(letter + (0 .. c->contacts - 1)) &&
  @   \separated(leaf, c) && \separated(leaf, c->json) && \separated(leaf, c->answer) && \separated(leaf, letter + (0 .. c->contacts - 1)); */

/* modes_ask_interval: the allowed forces of a word when friction is uncertain: within the intervals, or at a corner,
 * which has 1 for each contact with its greatest coefficient (NULL: none). modes_check_interval: checks a leaf of such
 * a problem; leaf->strict means for all coefficients. */
/*@ requires modes_reads(c) && modes_counts(c) && c->uncertain != 0 && \valid_read(letter + (0 .. c->contacts - 1)) && \valid(w);
  @ requires corner == \null || \valid_read(corner + (0 .. c->contacts - 1));
  @ requires \separated(w, c) && \separated(w, letter + (0 .. c->contacts - 1)) && \separated(w, corner + (0 .. c->contacts - 1));
  @ assigns w->allowed[0 .. LINEAR_MAX_FORCES - 1]; */
void modes_ask_interval(const struct modes *c, const unsigned char *letter, const unsigned char *corner,
                        struct linear_word *w);
/*@ requires modes_sees(c) && c->uncertain != 0 && 0 <= node < c->json->count && modes_apart(c, leaf, letter) && pool != \null;
  @ assigns *leaf, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures text: \result == \null || constant_text(\result);
  @ ensures sees: modes_sees(c); */
const char *modes_check_interval(const struct modes *c, struct scalar_pool *pool, int node, const unsigned char *letter,
                                 struct modes_leaf *leaf);

/* modes_read_leaf: reads the names and numbers of a leaf, of rows and of forces. Returns NULL, or what is wrong. */
/*@ requires modes_sees(c) && 0 <= node < c->json->count && \valid(leaf);
  @ requires \separated(leaf, c) && \separated(leaf, c->json) && \separated(leaf, c->answer);
  @ assigns leaf->weight, leaf->force, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures text: \result == \null || constant_text(\result);
  @ ensures sees: modes_sees(c); */
const char *modes_read_leaf(const struct modes *c, int node, struct modes_leaf *leaf);

/* modes_check_leaf: checks the weights, or the forces, of one node. */
/*@ requires modes_sees(c) && 0 <= node < c->json->count && modes_apart(c, leaf, letter);
  @ assigns *leaf, *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: \result == 1 ==> modes_sees(c); */
int modes_check_leaf(const struct modes *c, int node, const unsigned char *letter, int strictly,
                     struct modes_leaf *leaf);

/* modes_word_is: whether a list consists of the letters of a word. modes_integer_is: whether an integer node is n >= 0.
 * modes_integer: its value; -1 for other nodes, and for more than four digits. */
/*@ requires modes_reads(c) && 0 <= list < c->json->count && \valid_read(letter + (0 .. c->contacts - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int modes_word_is(const struct modes *c, int list, const unsigned char *letter);
/*@ requires json_ok(json) && 0 <= node < json->count;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 9999; */
int modes_integer(const struct json *json, int node);

/* modes_rejected: sets the answer REJECTED; returns 0. modes_problem_rejected: the same, because of an item of the
 * problem. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int modes_rejected(const struct modes *c, const char *place, const char *item, const char *what);
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int modes_problem_rejected(const struct modes *c, const char *item, const char *what);

#endif
