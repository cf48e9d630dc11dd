/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `fold`. The rule WORD is that of the kernel (check/kernel);
 * this checker supplies the data. */
#ifndef CHECK_FOLD_PRIVATE_H
#define CHECK_FOLD_PRIVATE_H

#include "check/fold/fold.h"
#include "check/text/json.h"
#include "fold/formula.h"

#include <stddef.h>

/* The question of a problem, by the fields that it has (spec/fold/certificate.md, section 1): about a point given by
 * its rates, without or with the K; about a point of the wheel; about the wheel at rest; about all its two-folds; about
 * the funnel of one two-fold. */
enum fold_form { FOLD_RATES, FOLD_TANGENT, FOLD_WHEEL, FOLD_REST, FOLD_COUNT, FOLD_FUNNEL };

/* The quantities that determine words. */
enum {
    FOLD_Lp,
    FOLD_Lm,
    FOLD_Kpp,
    FOLD_Kpm,
    FOLD_Kmp,
    FOLD_Kmm,
    FOLD_gap,
    FOLD_sum,
    FOLD_trace,
    FOLD_own,
    FOLD_cross,
    FOLD_det,
    FOLD_disc,
    FOLD_agree,
    FOLD_SEEN
};

enum { FOLD_MAX_QUANTITIES = 64 };

/* What has been verified of one certificate so far. */
struct fold {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int problem, verdict; /* indices of nodes */
    enum fold_form form;
    short count; /* the number of quantities, in the order of section 2 */
    const char *name[FOLD_MAX_QUANTITIES];
    scalar q[FOLD_MAX_QUANTITIES];
    short sign[FOLD_MAX_QUANTITIES];
    scalar seen[FOLD_SEEN]; /* NULL for quantities that do not exist */
    short seen_sign[FOLD_SEEN];
};

/*@ predicate fold_reads{L}(struct fold *c) = \valid(c) && quantities_ready(c->json, c->pool, c->answer) &&
  @   0 <= c->problem < c->json->count && 0 <= c->verdict < c->json->count && \separated(c, c->json, c->answer);
  @ predicate fold_names{L}(struct fold *c) = 0 <= c->count <= FOLD_MAX_QUANTITIES &&
  @   \forall integer k; 0 <= k < c->count ==> constant_text(c->name[k]) && c->q[k] != \null;
  @ predicate fold_signs{L}(struct fold *c) = \forall integer k; 0 <= k < c->count ==> -1 <= c->sign[k] <= 1;
  @ predicate fold_seen{L}(struct fold *c, integer n) = \forall integer k; 0 <= k < n ==> -1 <= c->seen_sign[k] <= 1;
  @ // What is known while the quantities are computed, and when they have been checked.
  @ predicate fold_lists{L}(struct fold *c) = fold_reads(c) && fold_names(c) && fold_signs(c);
  @ predicate fold_sees{L}(struct fold *c) = fold_lists(c) && fold_seen(c, FOLD_SEEN); */

/* The parts of fold_check, in order.  Each returns 1, or 0 with the reason. */
/*@ requires fold_reads(c) && c->count == 0;
  @ assigns c->form, c->count, c->name[0 .. FOLD_MAX_QUANTITIES - 1], c->q[0 .. FOLD_MAX_QUANTITIES - 1],
  @   c->sign[0 .. FOLD_MAX_QUANTITIES - 1], c->seen[0 .. FOLD_SEEN - 1], c->seen_sign[0 .. FOLD_SEEN - 1], *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures lists: \result == 1 ==> fold_lists(c);
  @ ensures seen: \result == 1 ==> fold_seen(c, FOLD_SEEN); */
int fold_read(struct fold *c); /* the problem, its hypotheses, and `quantities` */
/*@ requires fold_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int fold_check_point(const struct fold *c);
/*@ requires fold_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int fold_check_rest(const struct fold *c);
/*@ requires fold_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int fold_check_count(const struct fold *c);
/*@ requires fold_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int fold_check_funnel(const struct fold *c);

/* The words of a point from the signs of FOLD_Lp, ... (section 3); "" means null. */
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *fold_point_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *fold_plus_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *fold_minus_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *fold_two_fold_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *fold_row_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *fold_case_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *fold_forward_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *fold_reached_word(const short *sign);
/*@ requires \valid_read(sign + (0 .. FOLD_SEEN - 1));
  @ assigns \nothing;
  @ ensures constant_text(\result); */
const char *fold_law_word(const short *sign);

/* fold_has_word: 1 when an object has this word under a key, or null when the word is empty. */
/*@ requires fold_reads(c) && 0 <= object < c->json->count;
  @ requires constant_text(key);
  @ requires constant_text(word);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int fold_has_word(const struct fold *c, int object, const char *key, const char *word);

/* fold_find: the quantity of that name; -1 when there is none. */
/*@ requires fold_lists(c);
  @ requires constant_text(name);
  @ assigns \nothing;
  @ ensures -1 <= \result < c->count; */
int fold_find(const struct fold *c, const char *name);

/* fold_value: the quantity of that name; an unknown number when there is none. fold_sign: its sign; 0 when there is none. */
/*@ requires fold_lists(c);
  @ requires constant_text(name);
  @ assigns scalar_doubt, \result \from c, name;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar fold_value(const struct fold *c, const char *name);
/*@ requires fold_lists(c);
  @ requires constant_text(name);
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
int fold_sign(const struct fold *c, const char *name);

/* fold_lists_zeros: 1 when verdict.zeros lists the names of the quantities that are zero, in order. */
/*@ requires fold_lists(c);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int fold_lists_zeros(const struct fold *c);

/* fold_rejected: sets the answer REJECTED; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int fold_rejected(const struct fold *c, const char *place, const char *item, const char *what);

#endif
