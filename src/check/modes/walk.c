/* SPDX-License-Identifier: BSD-2-Clause */
/* The tree of kinematic words. The verdict lists the words with a solution in the order of the tree. */
#include "check/modes/modes.h"

/*@ requires \valid_read(c) && \valid(c->answer);
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
    /*@ loop invariant 0 <= i <= c->contacts && list < node <= c->json->count;
      @ loop assigns i, node;
      @ loop variant c->contacts - i; */
    for (int i = 0; i < c->contacts; i++) {
        node = json_after(c->json, list, node, modes_letter_name((enum modes_letter)letter[i]));
        if (node == 0) return 0;
    }
    return 1;
}

/* 1 when the entry of the verdict for a word agrees with its leaf. */
/*@ requires modes_reads(c) && 0 <= stated < c->json->count && \valid_read(letter + (0 .. c->contacts - 1)) && \valid_read(leaf);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int states(const struct modes *c, int stated, const unsigned char *letter, const struct modes_leaf *leaf)
{
    const struct json *json = c->json;
    if (c->uncertain)
        return json_size(json, stated) == 2 && modes_word_is(c, json_member(json, stated, "word"), letter) &&
               json_is(json, json_member(json, stated, "friction"),
                       leaf->strict ? known_text("all") : known_text("some"));
    return json_size(json, stated) == 4 && modes_word_is(c, json_member(json, stated, "word"), letter) &&
           json_is(json, json_member(json, stated, "status"),
                   leaf->strict ? known_text("robust") : known_text("marginal")) &&
           modes_integer(json, json_member(json, stated, "forces")) == leaf->forces &&
           modes_integer(json, json_member(json, stated, "accelerations")) == leaf->accelerations;
}

/*@ requires \valid_read(c) && 0 <= c->contacts && \valid_read(letter + (0 .. c->contacts - 1));
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
/*@ requires modes_sees(c) && modes_apart(c, leaf, letter) && 0 <= c->found.words < JSON_MAX_VALUES;
  @ assigns c->found;
  @ ensures positions: c->tree.positions == \old(c->tree.positions);
  @ ensures words: c->found.words == \old(c->found.words) + 1; */
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

/* The list of words in the verdict, the node of the next word, or the end of the list; and room for a leaf. */
struct listing {
    int words;
    long next;
    struct modes_leaf leaf;
};

/*@ predicate listing_ok{L}(struct modes *c, struct listing *l) = \valid(l) && 0 <= l->words < l->next <= c->json->count &&
  @   l->words < c->json->count && \separated(l, c) && \separated(l, c->json) && \separated(l, c->answer); */

/* Checks a leaf of the tree. At most one word is added for each node of the list. */
/*@ requires modes_sees(c) && 0 <= node < c->json->count && listing_ok(c, l) && 0 <= c->found.words < l->next;
  @ requires modes_apart(c, &l->leaf, letter) && \separated(l, letter + (0 .. c->contacts - 1));
  @ assigns c->found, l->next, l->leaf, *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures sees: \result == 1 ==> modes_sees(c);
  @ ensures list: \result == 1 ==> listing_ok(c, l) && 0 <= c->found.words < l->next; */
static int check_leaf(struct modes *c, int node, const unsigned char *letter, struct listing *l)
{
    struct modes_leaf *leaf = &l->leaf;
    if (!modes_check_leaf(c, node, letter, 1, leaf)) return 0;
    //@ assert words: 0 <= c->found.words < l->next;
    //@ assert list: listing_ok(c, l);
    if (!leaf->solvable) return 1;
    if (!modes_is_full(c, letter)) return tree_rejected(c, "forces for a word that is not full");
    if (l->next >= c->json->node[l->words].next || !states(c, (int)l->next, letter, leaf))
        return modes_rejected(c, "verdict", "words", "are not those of the tree");
    l->next = c->json->node[l->next].next;
    //@ assert sees: modes_sees(c);
    //@ assert more: 0 <= c->found.words < l->next - 1 && listing_ok(c, l);
    note(c, letter, leaf);
    //@ assert noted: 0 <= c->found.words < l->next && listing_ok(c, l);
    return 1;
}

/* Checks a node that divides a contact. */
/*@ requires modes_sees(c) && 0 <= node < c->json->count && 0 <= divide < c->json->count && tree_walk_ok(walk) && walk->tree == &c->tree;
  @ requires \separated(walk, c) && \separated(walk, c->json) && \separated(walk, c->answer);
  @ assigns *walk, *c->answer;
  @ ensures truth: 0 <= \result <= 1;
  @ ensures record: \result == 1 ==> c->json == \old(c->json) && c->answer == \old(c->answer) && c->json->count == \old(c->json->count);
  @ ensures sees: \result == 1 ==> modes_sees(c);
  @ ensures walk: \result == 1 ==> tree_walk_ok(walk) && walk->tree == &c->tree; */
static int check_division(const struct modes *c, int node, int divide, struct tree_walk *walk)
{
    const int contact = modes_integer(c->json, divide) - 1;
    if (json_size(c->json, node) != 1 || !tree_divide(walk, contact))
        return tree_rejected(c, "a division of a contact that cannot be divided");
    //@ assert record: c->json == \at(c->json, Pre) && c->answer == \at(c->answer, Pre) && c->json->count == \at(c->json->count, Pre);
    //@ assert reads: modes_reads(c);
    //@ assert counts: modes_counts(c);
    //@ assert friction: modes_friction(c);
    //@ assert system: linear_system_ok(&c->system);
    //@ assert tree: tree_ok(&c->tree) && c->tree.positions == c->contacts;
    return 1;
}

/* Leaves a leaf. */
/*@ requires modes_sees(c) && tree_walk_ok(walk) && walk->tree == &c->tree && listing_ok(c, l) && \separated(l, walk);
  @ requires \separated(walk, c) && \separated(walk, c->json) && \separated(walk, c->answer);
  @ assigns *walk;
  @ ensures record: c->json == \old(c->json) && c->answer == \old(c->answer) && c->json->count == \old(c->json->count);
  @ ensures sees: modes_sees(c);
  @ ensures walk: tree_walk_ok(walk) && walk->tree == &c->tree;
  @ ensures list: listing_ok(c, l); */
static void leave(const struct modes *c, struct tree_walk *walk, const struct listing *l)
{
    (void)c; /* for the contract */
    (void)l;
    tree_leave(walk);
    //@ assert record: c->json == \at(c->json, Pre) && c->answer == \at(c->answer, Pre) && c->json->count == \at(c->json->count, Pre);
    //@ assert reads: modes_reads(c);
    //@ assert counts: modes_counts(c);
    //@ assert friction: modes_friction(c);
    //@ assert system: linear_system_ok(&c->system);
    //@ assert tree: tree_ok(&c->tree) && c->tree.positions == c->contacts;
}

/* Checks one node: a division, or a leaf. */
/*@ requires modes_sees(c) && 0 <= node < c->json->count && tree_walk_ok(walk) && walk->tree == &c->tree;
  @ requires listing_ok(c, l) && 0 <= c->found.words < l->next && \separated(l, walk);
  @ requires \separated(walk, c) && \separated(walk, c->json) && \separated(walk, c->answer);
  @ assigns *walk, c->found, l->next, l->leaf, *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures record: \result == 1 ==> c->json == \old(c->json) && c->answer == \old(c->answer) && c->json->count == \old(c->json->count);
  @ ensures sees: \result == 1 ==> modes_sees(c);
  @ ensures walk: \result == 1 ==> tree_walk_ok(walk) && walk->tree == &c->tree;
  @ ensures list: \result == 1 ==> listing_ok(c, l) && 0 <= c->found.words < l->next; */
static int check_node(struct modes *c, int node, struct tree_walk *walk, struct listing *l)
{
    const int divide = json_member(c->json, node, "divide");
    if (walk->finished) return tree_rejected(c, "has nodes that belong nowhere");
    if (divide != 0) {
        if (!check_division(c, node, divide, walk)) return 0;
        //@ assert same: listing_ok(c, l) && 0 <= c->found.words < l->next;
        return 1;
    }
    if (!check_leaf(c, node, walk->letter, l)) return 0;
    //@ assert record: c->json == \at(c->json, Pre) && c->answer == \at(c->answer, Pre) && c->json->count == \at(c->json->count, Pre);
    //@ assert walk: walk->tree == &c->tree;
    //@ assert letters: tree_letters_ok(walk);
    //@ assert divisions: tree_divisions_ok(walk);
    leave(c, walk, l);
    //@ assert left: listing_ok(c, l) && 0 <= c->found.words < l->next;
    return 1;
}

/* Checks the nodes of a list. */
/*@ requires modes_sees(c) && 0 <= tree < c->json->count && tree_walk_ok(walk) && walk->tree == &c->tree;
  @ requires listing_ok(c, l) && 0 <= c->found.words < l->next && \separated(l, walk);
  @ requires \separated(walk, c) && \separated(walk, c->json) && \separated(walk, c->answer);
  @ assigns *walk, c->found, l->next, l->leaf, *c->answer, scalar_doubt;
  @ ensures truth: 0 <= \result <= 1 && DOUBT_STAYS; */
static int check_nodes(struct modes *c, int tree, struct tree_walk *walk, struct listing *l)
{
    const struct json *json = c->json;
    //@ ghost struct answer *answer = c->answer;
    /*@ loop invariant nodes: 0 <= tree < i <= json->count;
      @ loop invariant record: c->json == json && c->answer == answer && DOUBT_HAS_STAYED;
      @ loop invariant count: json->count == \at(json->count, LoopEntry);
      @ loop invariant json: json_ok(json);
      @ loop invariant sees: modes_sees(c);
      @ loop invariant walk: tree_walk_ok(walk) && walk->tree == &c->tree;
      @ loop invariant list: listing_ok(c, l) && 0 <= c->found.words < l->next;
      @ loop assigns i, *walk, l->next, l->leaf, c->found, *answer, scalar_doubt;
      @ loop variant json->count - i; */
    for (int i = tree + 1; i < json->node[tree].next; i = json->node[i].next) {
        //@ assert node: 0 <= i < c->json->count;
        if (!check_node(c, i, walk, l)) return 0;
        //@ assert json: json_ok(json) && 0 <= i < json->count;
    }
    if (!walk->finished) return tree_rejected(c, "ends too soon");
    return l->next == json->node[l->words].next || modes_rejected(c, "verdict", "words", "are not those of the tree");
}

int modes_check_tree(struct modes *c)
{
    const int tree = json_member(c->json, c->witness, "tree"), words = json_member(c->json, c->verdict, "words");
    struct tree_walk walk = {.tree = &c->tree};
    struct listing l = {.words = words, .next = words + 1};
    //@ assert record: c->json == \at(c->json, Pre) && c->answer == \at(c->answer, Pre) && c->json->count == \at(c->json->count, Pre);
    //@ assert reads: modes_reads(c);
    //@ assert counts: modes_counts(c);
    //@ assert friction: modes_friction(c);
    //@ assert system: linear_system_ok(&c->system);
    //@ assert tree: tree_ok(&c->tree) && c->tree.positions == c->contacts;
    //@ assert start: walk.tree == &c->tree && walk.depth == 0 && \forall integer i; 0 <= i < TREE_MAX_POSITIONS ==> walk.letter[i] == 0;
    //@ assert letters: tree_letters_ok(&walk);
    //@ assert divisions: tree_divisions_ok(&walk);
    //@ assert walk: tree_walk_ok(&walk);
    //@ assert list: listing_ok(c, &l) && 0 <= c->found.words < l.next;
    return check_nodes(c, tree, &walk, &l);
}
