/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule TREE: a list of nodes that covers all words.
 *
 * A word has a letter at each position. A letter may have children, which are the possible refinements at its position;
 * the theory guarantees that each solution of a word is a solution of one of the words in which the letter at any
 * chosen position is replaced by one of its children. The nodes of a tree are listed with each node before its
 * children, and children in order. A node divides a position, or it is a leaf. When the walk has finished with the
 * list, each solution of the first word is a solution of some leaf, by induction over the tree. */
#ifndef CHECK_KERNEL_TREE_H
#define CHECK_KERNEL_TREE_H

enum { TREE_MAX_POSITIONS = 64, TREE_MAX_LETTERS = 6, TREE_MAX_CHILDREN = 3, TREE_MAX_DEPTH = 128 };

/* The children of each letter at a position. (The members of a tree have other types than those of a walk: see "Types
 * that differ" in proofs/README.md.) */
struct tree_position {
    short children[TREE_MAX_LETTERS], child[TREE_MAX_LETTERS][TREE_MAX_CHILDREN];
};

struct tree {
    long positions;
    struct tree_position position[TREE_MAX_POSITIONS];
};

/* The state of a walk: the word, and the divisions that lead to it, each with the child that has been reached. */
struct tree_walk {
    const struct tree *tree;
    unsigned char letter[TREE_MAX_POSITIONS];
    int depth, finished;
    struct tree_division {
        unsigned char position, before, child;
    } division[TREE_MAX_DEPTH];
};

/*@ predicate tree_ok{L}(struct tree *t) = \valid_read(t) && 0 <= t->positions <= TREE_MAX_POSITIONS &&
  @   \forall integer i, l; 0 <= i < t->positions && 0 <= l < TREE_MAX_LETTERS ==>
  @     0 <= t->position[i].children[l] <= TREE_MAX_CHILDREN &&
  @     \forall integer k; 0 <= k < t->position[i].children[l] ==> 0 <= t->position[i].child[l][k] < TREE_MAX_LETTERS;
  @ predicate tree_letters_ok{L}(struct tree_walk *w) =
  @   \forall integer i; 0 <= i < w->tree->positions ==> w->letter[i] < TREE_MAX_LETTERS;
  @ predicate tree_divisions_ok{L}(struct tree_walk *w) = 0 <= w->depth <= TREE_MAX_DEPTH &&
  @   \forall integer d; 0 <= d < w->depth ==> w->division[d].position < w->tree->positions &&
  @     w->division[d].before < TREE_MAX_LETTERS;
  @ predicate tree_walk_ok{L}(struct tree_walk *w) =
  @   \valid(w) && tree_ok(w->tree) && tree_letters_ok(w) && tree_divisions_ok(w); */

/* tree_divide: moves to the first child of the letter at a position. Returns 1, or 0 when the letter has no children. */
/*@ requires tree_walk_ok(w) && \separated(w, w->tree);
  @ assigns w->letter[0 .. TREE_MAX_POSITIONS - 1], w->depth, w->division[0 .. TREE_MAX_DEPTH - 1];
  @ ensures 0 <= \result <= 1 && tree_walk_ok(w); */
int tree_divide(struct tree_walk *w, int position);

/* tree_leave: leaves a leaf: moves to the next child of the last division that has one, or finishes. */
/*@ requires tree_walk_ok(w) && \separated(w, w->tree);
  @ assigns w->letter[0 .. TREE_MAX_POSITIONS - 1], w->depth, w->finished, w->division[0 .. TREE_MAX_DEPTH - 1];
  @ ensures tree_walk_ok(w); */
void tree_leave(struct tree_walk *w);

#endif
