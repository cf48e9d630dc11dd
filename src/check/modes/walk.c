/* SPDX-License-Identifier: BSD-2-Clause */
/* The tree of kinematic words. The verdict lists the words with a solution in the order of the tree. */
#include "check/modes/modes.h"

/*@ requires modes_reads(c);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int tree_rejected(const struct modes *c, const char *what)
{
    return modes_rejected(c, "witness.tree", "", what);
}

int modes_word_is(const struct modes *c, int list, const unsigned char *letter)
{
    int node = list + 1;
    if (list == 0 || json_size(c->json, list) != c->contacts) return 0;
    /*@ loop invariant 0 <= i <= c->contacts && 0 <= node <= c->json->count;
      @ loop assigns i, node;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++) {
        node = json_after(c->json, list, node, modes_letter_name((enum modes_letter)letter[i]));
        if (node == 0) return 0;
    }
    return 1;
}

/* 1 when the entry of the verdict for a word agrees with its leaf. */
/*@ requires modes_sees(c) && 0 <= stated < c->json->count && \valid_read(letter + (0 .. c->contacts - 1)) && \valid_read(leaf);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int states(const struct modes *c, int stated, const unsigned char *letter, const struct modes_leaf *leaf)
{
    const struct json *json = c->json;
    if (c->uncertain)
        return json_size(json, stated) == 2 && modes_word_is(c, json_member(json, stated, "word"), letter) &&
               json_is(json, json_member(json, stated, "friction"), leaf->strict ? "all" : "some");
    return json_size(json, stated) == 4 && modes_word_is(c, json_member(json, stated, "word"), letter) &&
           json_is(json, json_member(json, stated, "status"), leaf->strict ? "robust" : "marginal") &&
           modes_integer(json, json_member(json, stated, "forces")) == leaf->forces &&
           modes_integer(json, json_member(json, stated, "accelerations")) == leaf->accelerations;
}

/*@ requires modes_sees(c) && \valid_read(letter + (0 .. c->contacts - 1));
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int sticks(const struct modes *c, const unsigned char *letter)
{
    /*@ loop invariant 0 <= i <= c->contacts;
      @ loop assigns i;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++)
        if (letter[i] != MODES_T) return 0;
    return 1;
}

/* Adds a word to the results. */
/*@ requires modes_sees(c) && \valid_read(letter + (0 .. c->contacts - 1)) && \valid_read(leaf) && \separated(c, letter, leaf);
  @ requires c->found.words < JSON_MAX_VALUES;
  @ assigns c->found;
  @ ensures c->found.words == \old(c->found.words) + 1; */
static void note(struct modes *c, const unsigned char *letter, const struct modes_leaf *leaf)
{
    struct modes_found *found = &c->found;
    found->words++;
    found->some = found->some || !leaf->strict;
    found->forces = leaf->forces;
    found->accelerations = leaf->accelerations;
    if (!sticks(c, letter)) {
        found->moves_strictly = found->moves_strictly || leaf->strict;
        return;
    }
    found->sticks = 1;
    found->sticks_strictly = leaf->strict;
    found->forces_at_rest = leaf->forces;
}

/* Checks a leaf of the tree; `stated` is the node of the next word in the verdict, or the end of the list. */
/*@ requires modes_sees(c) && 0 <= node < c->json->count && 0 <= words < c->json->count && words < *stated <= c->json->count;
  @ requires \valid_read(letter + (0 .. c->contacts - 1)) && \valid(stated) && \separated(c, c->json, c->answer, letter, stated);
  @ assigns c->found, *stated, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && modes_sees(c) && words < *stated <= c->json->count; */
static int check_leaf(struct modes *c, int node, const unsigned char *letter, int words, int *stated)
{
    struct modes_leaf leaf;
    if (!modes_check_leaf(c, node, letter, 1, &leaf)) return 0;
    if (!leaf.solvable) return 1;
    if (!modes_is_full(c, letter)) return tree_rejected(c, "forces for a word that is not full");
    if (*stated >= c->json->node[words].next || !states(c, *stated, letter, &leaf))
        return modes_rejected(c, "verdict", "words", "are not those of the tree");
    *stated = c->json->node[*stated].next;
    note(c, letter, &leaf);
    return 1;
}

/* Checks one node: a division, or a leaf. */
/*@ requires modes_sees(c) && 0 <= node < c->json->count && tree_walk_ok(walk) && walk->tree == &c->tree && walk->finished == 0;
  @ requires 0 <= words < c->json->count && words < *stated <= c->json->count && \valid(stated);
  @ assigns *walk, c->found, *stated, *c->answer, rational_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && modes_sees(c) && tree_walk_ok(walk) && walk->tree == &c->tree; */
static int check_node(struct modes *c, int node, struct tree_walk *walk, int words, int *stated)
{
    const int divide = json_member(c->json, node, "divide");
    if (walk->finished) return tree_rejected(c, "has nodes that belong nowhere");
    if (divide != 0)
        return (json_size(c->json, node) == 1 && tree_divide(walk, modes_integer(c->json, divide) - 1)) ||
               tree_rejected(c, "a division of a contact that cannot be divided");
    if (!check_leaf(c, node, walk->letter, words, stated)) return 0;
    tree_leave(walk);
    return 1;
}

int modes_check_tree(struct modes *c)
{
    const struct json *json = c->json;
    const int tree = json_member(json, c->witness, "tree"), words = json_member(json, c->verdict, "words");
    struct tree_walk walk = {.tree = &c->tree};
    int stated = words + 1;
    /*@ loop invariant tree < i <= json->count && tree_walk_ok(&walk) && walk.tree == &c->tree && modes_sees(c) && DOUBT_HAS_STAYED;
      @ loop assigns i, walk, stated, c->found, *c->answer, rational_doubt;
      @ loop variant json->count - i; */
    for (int i = tree + 1; i < json->node[tree].next; i = json->node[i].next)
        if (!check_node(c, i, &walk, words, &stated)) return 0;
    if (!walk.finished) return tree_rejected(c, "ends too soon");
    return stated == json->node[words].next || modes_rejected(c, "verdict", "words", "are not those of the tree");
}
