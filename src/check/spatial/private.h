/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the files of the checker of kind `spatial`. */
#ifndef CHECK_SPATIAL_PRIVATE_H
#define CHECK_SPATIAL_PRIVATE_H

#include "check/spatial/circle.h"
#include "check/spatial/spatial.h"

/* Intervals are narrow when high - low <= 2^-SPATIAL_BITS times their scale. */
enum { SPATIAL_BITS = 40 };

/* A certificate and its parts, which are indices of nodes. */
struct spatial_record {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int problem, verdict, witness, row;
    scalar mu; /* one mu of an interval, for which only the words are checked; else NULL */
};

/* The data: the contact as given, and the circular one, to which an elliptic cone with mu1 and mu2 is reduced. */
struct spatial_data {
    int is_right; /* 0 when the certificate is rejected */
    int elliptic;
    scalar mu1, mu2;
    struct contact3 given, x;
};

/* A certificate with its contact and its quantities, where m = mu B; and two fields: of sqrt(D), in which the ends of the
 * arc are, and of the speed |u|. */
struct spatial {
    const struct json *json;
    struct scalar_pool *pool;
    struct answer *answer;
    int verdict, witness, row; /* indices of nodes */
    int interval;              /* 1 when only the words are checked */
    struct contact3 x;
    scalar detA, detG, D, m1, m2, S11, S12, S22, T_N, T_1, T_2, cone, square, along;
    struct surd_field edge, speed; /* edge.d is NULL unless D > 0 */
};

/*@ predicate spatial_record_ok{L}(struct spatial_record r) = quantities_ready(r.json, r.pool, r.answer) &&
  @   0 <= r.problem < r.json->count && 0 <= r.verdict < r.json->count && 0 <= r.witness < r.json->count &&
  @   0 <= r.row < r.json->count;
  @ predicate spatial_data_ok(struct spatial_data d) = contact3_ok(d.x) && contact3_plain(d.given) &&
  @   (d.elliptic != 0 ==> d.mu1 != \null && d.mu2 != \null);
  @ predicate spatial_parts(struct spatial c, struct spatial_record r) = c.json == r.json && c.pool == r.pool &&
  @   c.answer == r.answer && c.verdict == r.verdict && c.witness == r.witness && c.row == r.row;
  @ predicate spatial_numbers(struct spatial c) = contact3_ok(c.x) && c.detA != \null && c.detG != \null &&
  @   c.D != \null && c.m1 != \null && c.m2 != \null && c.S11 != \null && c.S12 != \null && c.S22 != \null &&
  @   c.T_N != \null && c.T_1 != \null && c.T_2 != \null && c.cone != \null && c.square != \null && c.along != \null;
  @ predicate spatial_fields(struct spatial c) = c.edge.pool == c.pool && c.speed.pool == c.pool && c.speed.d != \null;
  @ predicate spatial_ok{L}(struct spatial *c) = \valid_read(c) && quantities_ready(c->json, c->pool, c->answer) &&
  @   0 <= c->verdict < c->json->count && 0 <= c->witness < c->json->count && 0 <= c->row < c->json->count &&
  @   \separated(c, c->json, c->answer) && spatial_numbers(*c) && spatial_fields(*c); */

/* spatial_read: the data of a certificate. spatial_with_cone: the contact, whose mu is NULL for an elliptic cone, with
 * mu1 and mu2. spatial_find: the quantities. */
/*@ requires spatial_record_ok(r);
  @ assigns *r.answer, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures right: 0 <= \result.is_right <= 1;
  @ ensures data: \result.is_right == 1 ==> spatial_data_ok(\result);
  @ ensures record: \result.is_right == 1 ==> spatial_record_ok(r); */
struct spatial_data spatial_read(struct spatial_record r);
/*@ requires spatial_record_ok(r) && contact3_plain(given);
  @ assigns *r.answer, scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures data: \result.is_right == 1 ==> spatial_data_ok(\result);
  @ ensures right: 0 <= \result.is_right <= 1;
  @ ensures record: \result.is_right == 1 ==> spatial_record_ok(r); */
struct spatial_data spatial_with_cone(struct spatial_record r, struct contact3 given);
/*@ requires spatial_record_ok(r) && contact3_ok(x);
  @ assigns scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures parts: spatial_parts(\result, r);
  @ ensures numbers: spatial_numbers(\result);
  @ ensures fields: spatial_fields(\result); */
struct spatial spatial_find(struct spatial_record r, struct contact3 x);

/* The parts of the check. Each returns 1, or 0 with the reason: spatial_check_hypotheses; spatial_check_quantities;
 * spatial_check_words, which calls the three behind it: paradox, its ends, and uniqueness over all loads; u not 0; u = 0. */
/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_check_hypotheses(const struct spatial *c);
/*@ requires spatial_ok(c) && spatial_data_ok(data);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_check_quantities(const struct spatial *c, struct spatial_data data);
/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_check_words(const struct spatial *c);
/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_check_arc(const struct spatial *c);
/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_check_slip(const struct spatial *c);
/*@ requires spatial_ok(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures result: 0 <= \result <= 1 && DOUBT_STAYS;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_check_rest(const struct spatial *c);

/* spatial_moves: 1 when u is not 0. spatial_is_interval: 1 when the problem gives mu as an interval;
 * spatial_check_interval is then the whole check. */
/*@ requires spatial_ok(c);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int spatial_moves(const struct spatial *c);
/*@ requires spatial_record_ok(r);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int spatial_is_interval(struct spatial_record r);
/*@ requires spatial_record_ok(r);
  @ assigns *r.answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
int spatial_check_interval(struct spatial_record r);

/* spatial_field: a field of the problem that the schema requires; spatial_optional: NULL when it is absent. */
/*@ requires spatial_record_ok(r);
  @ requires constant_text(name);
  @ assigns scalar_doubt;
  @ ensures \result != \null && DOUBT_STAYS; */
scalar spatial_field(struct spatial_record r, const char *name);
/*@ requires spatial_record_ok(r);
  @ requires constant_text(name);
  @ assigns scalar_doubt;
  @ ensures DOUBT_STAYS; */
scalar spatial_optional(struct spatial_record r, const char *name);

/* spatial_cross: x y - z w. spatial_dot: x y + z w. */
/*@ requires pool != \null && x != \null && y != \null && z != \null && w != \null;
  @ assigns \result \from pool, x, y, z, w;
  @ ensures \result != \null; */
scalar spatial_cross(struct scalar_pool *pool, scalar x, scalar y, scalar z, scalar w);
/*@ requires pool != \null && x != \null && y != \null && z != \null && w != \null;
  @ assigns \result \from pool, x, y, z, w;
  @ ensures \result != \null; */
scalar spatial_dot(struct scalar_pool *pool, scalar x, scalar y, scalar z, scalar w);

/* spatial_surd: the number {"a","b","d"} at a node, with the d of the field, or a rational number. Its a is NULL when it is
 * of another field. */
/*@ requires spatial_ok(c) && surd_field_ok(f) && 0 <= node < c->json->count;
  @ assigns scalar_doubt;
  @ ensures doubt: DOUBT_STAYS;
  @ ensures number: \result.a != \null ==> surd_ok(f, \result); */
struct surd spatial_surd(const struct spatial *c, const struct surd_field *f, int node);

/* spatial_end: the direction d+ (which = 0) or d-. */
/*@ requires spatial_ok(c);
  @ assigns scalar_doubt;
  @ ensures surd_vector_ok(&c->edge, \result) && DOUBT_STAYS; */
struct surd_vector spatial_end(const struct spatial *c, int which);

/* spatial_crossing: the word for the sign of h where slip crosses an end of the arc. */
/*@ assigns \result \from h;
  @ ensures constant_text(\result); */
const char *spatial_crossing(int h);

/* spatial_word_is: 1 when the verdict has this word under a key; else 0 with the reason. spatial_null_is: the same for
 * null; spatial_integer_is: for an integer from -1 to 8. spatial_row_is, spatial_mode_is: the same for the row, and for a
 * mode of the verdict. */
/*@ requires spatial_ok(c);
  @ requires constant_text(key);
  @ requires constant_text(word);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_word_is(const struct spatial *c, const char *key, const char *word);
/*@ requires spatial_ok(c);
  @ requires constant_text(key);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_null_is(const struct spatial *c, const char *key);
/*@ requires spatial_ok(c);
  @ requires constant_text(key);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_integer_is(const struct spatial *c, const char *key, int value);
/*@ requires spatial_ok(c);
  @ requires constant_text(row);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_row_is(const struct spatial *c, const char *row);
/*@ requires spatial_ok(c);
  @ requires constant_text(mode);
  @ requires constant_text(word);
  @ assigns *c->answer;
  @ ensures result: 0 <= \result <= 1;
  @ ensures reads: \result == 1 ==> spatial_ok(c); */
int spatial_mode_is(const struct spatial *c, const char *mode, const char *word);

/* spatial_rejected: sets the answer REJECTED; returns 0. */
/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
int spatial_rejected(const struct spatial *c, const char *place, const char *item, const char *what);

#endif
