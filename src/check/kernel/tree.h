/* SPDX-License-Identifier: BSD-2-Clause */
/* The rule TREE: a list of nodes goes through all words.
 *
 * A word has a letter at each position; a letter may have children, which are the ways to say more of its position.  A theory sees to it that
 * each solution of a word is a solution of one of the words with a child in the place of a letter, whatever position is divided.  The nodes
 * of a tree stand in a list, each before its children, and in the order of the children.  A node divides a position, or it is a leaf.  When
 * the walk is finished with the list, each solution of the first word is one of a leaf: by induction over the tree. */
#ifndef CHECK_KERNEL_TREE_H
#define CHECK_KERNEL_TREE_H

enum { TREE_MAX_POSITIONS = 64, TREE_MAX_LETTERS = 6, TREE_MAX_CHILDREN = 3, TREE_MAX_DEPTH = 128 };

/* The children of each letter at a position. */
struct tree_position {
    unsigned char children[TREE_MAX_LETTERS], child[TREE_MAX_LETTERS][TREE_MAX_CHILDREN];
};

struct tree {
    int positions;
    struct tree_position position[TREE_MAX_POSITIONS];
};

/* Where a walk is: the word, and the divisions that lead to it, each with the child that it has reached. */
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
  @     t->position[i].children[l] <= TREE_MAX_CHILDREN &&
  @     \forall integer k; 0 <= k < t->position[i].children[l] ==> t->position[i].child[l][k] < TREE_MAX_LETTERS;
  @ predicate tree_walk_ok{L}(struct tree_walk *w) = \valid(w) && tree_ok(w->tree) && 0 <= w->depth <= TREE_MAX_DEPTH &&
  @   (\forall integer i; 0 <= i < w->tree->positions ==> w->letter[i] < TREE_MAX_LETTERS) &&
  @   \forall integer d; 0 <= d < w->depth ==> w->division[d].position < w->tree->positions &&
  @     w->division[d].before < TREE_MAX_LETTERS; */

/* tree_divide: the walk goes to the first child of the letter at a position.  Returns 1, or 0 when there is none. */
/*@ requires tree_walk_ok(w) && \separated(w, w->tree);
  @ assigns *w;
  @ ensures 0 <= \result <= 1 && tree_walk_ok(w); */
int tree_divide(struct tree_walk *w, int position);

/* tree_leave: the walk leaves a leaf: it goes to the next child, of the last division that has one, or is finished. */
/*@ requires tree_walk_ok(w) && \separated(w, w->tree);
  @ assigns *w;
  @ ensures tree_walk_ok(w); */
void tree_leave(struct tree_walk *w);

#endif
