/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/kernel/tree.h"

int tree_divide(struct tree_walk *w, int position)
{
    if (w->finished || w->depth == TREE_MAX_DEPTH || position < 0 || position >= w->tree->positions) return 0;
    const unsigned char letter = w->letter[position];
    const struct tree_position *p = w->tree->position + position;
    if (p->children[letter] == 0) return 0;
    w->division[w->depth] = (struct tree_division){(unsigned char)position, letter, 0};
    w->depth++;
    w->letter[position] = (unsigned char)p->child[letter][0];
    return 1;
}

/* Moves to the next child of the last division; returns 0 when it has no other. */
/*@ requires tree_walk_ok(w) && \separated(w, w->tree) && w->depth > 0;
  @ assigns w->letter[0 .. TREE_MAX_POSITIONS - 1], w->division[w->depth - 1].child;
  @ ensures 0 <= \result <= 1 && tree_walk_ok(w); */
static int take_next_child(struct tree_walk *w)
{
    struct tree_division *d = w->division + w->depth - 1;
    const struct tree_position *p = w->tree->position + d->position;
    const int next = d->child + 1;
    if (next >= p->children[d->before]) return 0;
    d->child = (unsigned char)next;
    w->letter[d->position] = (unsigned char)p->child[d->before][next];
    return 1;
}

void tree_leave(struct tree_walk *w)
{
    /*@ loop invariant tree_walk_ok(w);
      @ loop assigns w->letter[0 .. TREE_MAX_POSITIONS - 1], w->depth, w->division[0 .. TREE_MAX_DEPTH - 1];
      @ loop variant w->depth; */
    while (w->depth > 0) {
        if (take_next_child(w)) return;
        w->depth--;
        w->letter[w->division[w->depth].position] = w->division[w->depth].before;
    }
    w->finished = 1;
}
