/* SPDX-License-Identifier: BSD-2-Clause */
/* The theories of the kinds for atlases: their names, and what they state about signs, one for each quantity of their
 * programs. */
#ifndef CHECK_ATLAS_ROWS_H
#define CHECK_ATLAS_ROWS_H

#include "check/cover/theory.h"
#include "check/program.h"
#include "check/text/json.h"

enum atlas_name {
    ATLAS_NONE,
    ATLAS_CONTACT,
    ATLAS_IMPACT,
    ATLAS_JAM,
    ATLAS_JAM_STATE,
    ATLAS_REST_NEWTON,
    ATLAS_REST_POISSON,
    ATLAS_REST_ENERGETIC,
    ATLAS_CHATTER_NEWTON,
    ATLAS_CHATTER_POISSON,
    ATLAS_CHATTER_ENERGETIC,
    ATLAS_CHATTER_STATE,
    ATLAS_FOLD,
    ATLAS_SLIDE2,
    ATLAS_SLIDE2_COMPLIANT,
    ATLAS_SLIDE2_BODY,
    ATLAS_SPATIAL,
    ATLAS_SPATIAL_ELLIPTIC,
    ATLAS_WEDGE_KLEIN,
    ATLAS_WEDGE_TWO_MU,
    ATLAS_WEDGE_SLIPPER,
    ATLAS_WEDGE_PRINTED,
    ATLAS_NAMES
};

/*@ predicate atlas_signs{L}(signed char *s) = theory_signs_given(s, PROGRAM_MAX_QUANTITIES);
  @ predicate atlas_row{L}(struct json *json, integer row) = json_ok(json) && 0 <= row < json->count;
  @ // A place in the text of a row, or -1.
  @ predicate atlas_place{L}(struct json *json, integer row, integer at) =
  @   at == -1 || json->node[row].start <= at <= json->node[row].end; */

/* atlas_name_of: the name of the theory of a record whose kind has atlases; ATLAS_NONE when the problem has no
 * atlas. */
/*@ requires json_ok(json) && json->count > 0;
  @ assigns \nothing;
  @ ensures 0 <= \result < ATLAS_NAMES; */
int atlas_name_of(const struct json *json);

/* atlas_is_inside: 1 when these signs satisfy the hypotheses of a theory. atlas_row_follows: 1 when a row (a node) is
 * that of such signs. */
/*@ requires atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_is_inside(int theory, const signed char *sign);
/*@ requires atlas_row(json, row) && atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_row_follows(int theory, const struct json *json, int row, const signed char *sign);

/* The same for the theories of one kind; kind fold has no hypotheses. */
/*@ requires atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_chatter_inside(int theory, const signed char *sign);
/*@ requires atlas_row(json, row) && atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_chatter_row(int theory, const struct json *json, int row, const signed char *sign);
/*@ requires atlas_row(json, row) && atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_fold_row(const struct json *json, int row, const signed char *sign);
/*@ requires atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_slide2_inside(int theory, const signed char *sign);
/*@ requires atlas_row(json, row) && atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_slide2_row(int theory, const struct json *json, int row, const signed char *sign);
/*@ requires atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_spatial_inside(int theory, const signed char *sign);
/*@ requires atlas_row(json, row) && atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_spatial_row(int theory, const struct json *json, int row, const signed char *sign);
/*@ requires atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_wedge_inside(int theory, const signed char *sign);
/*@ requires atlas_row(json, row) && atlas_signs(sign);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_wedge_row(int theory, const struct json *json, int row, const signed char *sign);

/* A row that consists of several words is compared word by word, from the beginning of its text on.
 * atlas_after_word: the place after a word composed of three parts, with `_and_` before it unless it is the first; -1
 * when the row does not go on so, or the place before it is -1. atlas_ends_at: 1 when a row ends at a place; a row
 * without words is the word `none`. */
/*@ requires atlas_row(json, row) && atlas_place(json, row, at);
  @ requires constant_text(first);
  @ requires constant_text(second);
  @ requires constant_text(third);
  @ assigns \nothing;
  @ ensures atlas_place(json, row, \result); */
int atlas_after_word(const struct json *json, int row, int at, const char *first, const char *second,
                     const char *third);
/*@ requires atlas_row(json, row) && atlas_place(json, row, at);
  @ requires constant_text(none);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int atlas_ends_at(const struct json *json, int row, int at, const char *none);

/* atlas_sign_product: the sign of a product, from the signs of the factors. */
/*@ requires -1 <= x <= 1 && -1 <= y <= 1;
  @ assigns \nothing;
  @ ensures -1 <= \result <= 1; */
int atlas_sign_product(int x, int y);

#endif
