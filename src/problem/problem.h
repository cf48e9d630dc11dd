/* SPDX-License-Identifier: BSD-2-Clause */
/* A problem: the data of one question, exact, and the kind of theory that answers it. */
#ifndef PROBLEM_PROBLEM_H
#define PROBLEM_PROBLEM_H

#include "numbers/angle.h"
#include "numbers/number.h"
#include "sign/cascade.h"
#include "sign/vectors.h"

#include <jansson.h>
#include <stdio.h>

/* One field of a kind of problem: a number, an angle, or one of a few words ("poisson|energetic|newton"). */
struct field {
    const char *name, *unit, *meaning;
    const char *words; /* the words, separated by |; NULL for a number; or one of the texts below */
    int optional;
};

/* Types of fields that are neither a number nor a word: an angle, a list of numbers, a square matrix. field_long_list
 * and field_table: a list of up to 128 numbers, and a matrix with up to that many rows and columns. */
extern const char field_angle[], field_list[], field_matrix[], field_long_list[], field_table[];

/* field_is_list: 1 when the words of a field are those of a list or matrix. */
int field_is_list(const char *words);

enum { PROBLEM_MAX_FIELDS = 32 };

/* How much effort a decision may take. */
struct options {
    unsigned tiers;   /* sum of enum tier */
    long budget_bits; /* size of the largest exact number, bits */
    long
        width_bits; /* an interval [low, high] is narrowed to high - low <= 2^-width_bits low where possible (width.h) */
};

extern const struct options options_default;

struct problem;
struct answer;
struct derivation;

/* The numbers that the fields of a kind accept: rationals only; also algebraic numbers, each within the budget of the
 * number field; also reals of which only an enclosure is known. With
 * ACCEPTS_ENCLOSED a problem with such reals is one with uncertain numbers, of which only what follows from signs is
 * decided. */
enum accepted { ACCEPTS_RATIONALS, ACCEPTS_ALGEBRAIC, ACCEPTS_ENCLOSED, ACCEPTS_REALS };

/* Where a kind takes intervals: nowhere, in its own fields, or also in those of mechanisms and with certificates of numbers that are
 * only enclosed. */
enum intervals { INTERVALS_NOWHERE, INTERVALS_IN_FIELDS, INTERVALS_EVERYWHERE };

/* How row and verdict follow from signs: what sets of problems need of a theory, atlases (src/atlas) and uncertain numbers (src/cover).
 * `inputs`: the inputs of `program` from the fields; NULL where the fields have the names of the inputs.  `row`: the row for the
 * signs of its quantities; STATUS_HYPOTHESIS outside the hypotheses, STATUS_INTERNAL when no state has these signs.
 * `classify`: likewise the row and the verdict, with the formula of each number in its place; NULL where uncertain numbers are not
 * accepted.  `identities` hold between the quantities, and keep off signs that no state has; there may be none. */
struct row_theory {
    const struct program *program;
    const struct identity *identities;
    int identity_count;
    enum status (*inputs)(const struct problem *problem, const struct number **input, struct failure *failure);
    enum status (*row)(const struct evaluation *evaluation, const char **row, struct failure *failure);
    enum status (*classify)(const struct evaluation *evaluation, struct answer *answer, struct failure *failure);
    /* words: explains a row, for the legend of a picture; NULL where the name suffices. */
    void (*words)(const char *row, char *words, size_t size);
};

/* A theory, as the rest of the program sees it.  A theory is added by defining one of these as
 * `kind_<name>` in src/<name>/ and naming it in spec/kinds.h. */
struct kind {
    const char *name, *summary, *source;
    const struct field *fields;
    int field_count;
    const char *example; /* a problem of this kind, as a record */

    enum accepted accepts;
    const char *sign_only; /* a field of which only the sign matters, or NULL */

    /* rows: how rows follow from signs in a problem of this kind. There is no atlas where this is NULL or returns NULL. */
    const struct row_theory *(*rows)(const struct problem *problem);
    enum intervals intervals;
    int narrows; /* 1: how narrow intervals of the verdict are goes with `width_bits` of the options */
    const char
        *no_atlas; /* why some problems of this kind have no atlas, and what to use instead; NULL where all have one */

    /* Decides.  Returns STATUS_OK, STATUS_HYPOTHESIS, STATUS_UNDECIDED or STATUS_INTERNAL. */
    enum status (*decide)(const struct problem *problem, const struct options *options, struct answer *answer,
                          struct failure *failure);
    /* Writes the verdict in words. */
    void (*describe)(const struct answer *answer, FILE *out);
};

/* The value of a field: a number; the ends of the interval of an uncertain number; the sine and cosine of an angle; the
 * entries of a list or matrix; or the index of a word. All are empty for an optional field that is absent. */
struct value {
    const struct number *number;
    const struct number *low, *high; /* both NULL when the number is certain */
    const struct number *sine, *cosine;
    struct angle angle;      /* the angle of this sine and cosine, or the low end of its interval */
    struct angle angle_high; /* the high end of the interval of an uncertain angle, which has low and high in radians */
    const struct number **entry; /* owned; row by row; a list is one row */
    int rows, columns;
    int word;   /* -1 when the field is not a word */
    char *text; /* owned: the text as it was given, without spaces; NULL for a word */
};

struct problem {
    const struct kind *kind;
    struct number_pool *pool; /* owns every number of the problem and of its answer */
    json_t *id;               /* NULL, or a string or integer (problem_id_is_good) that is copied to the answer */
    struct value value[PROBLEM_MAX_FIELDS];
    struct derivation *derivation; /* NULL, or the mechanism that gives the raw data (mechanism.h) */
    int takes_intervals;           /* 1: any field may be an interval (for src/atlas) */
};

/* The result of a theory: the parts of the certificate that are specific to it. */
struct answer {
    struct number_pool *pool;  /* of the problem */
    const char *row;           /* of the verdict table */
    json_t *verdict, *witness; /* owned */
    json_t *
        open_at; /* owned: for each verdict of uncertain data the point at which it was found, where the certificate leaves that open,
                      * else null; NULL where there are none */
    struct evaluation evaluation; /* every quantity: sign, tier, exact value; no program when the data is uncertain */
    const char *by_sign;          /* the field of which only the sign, -1 or 1, was used; NULL as a rule */
    int by_enclosures; /* 1: enclosures are used although each number is a root: no common field, or too long */
};

/* kind_find: the kind of that name, or NULL.  kind_list: all of them, ending in NULL. */
const struct kind *kind_find(const char *name);
const struct kind *const *kind_list(void);

/* kind_field: the index of a field, or -1. */
int kind_field(const struct kind *kind, const char *name);

/* malformed: says in `failure` which field is wrong ("" for none) and why.  Returns STATUS_MALFORMED. */
enum status malformed(struct failure *failure, const char *field, const char *reason);

/* field_missing: the same of a field that is not given; `why` it is needed, or "". */
enum status field_missing(const struct field *field, const char *why, struct failure *failure);

/* problem_new: an empty problem of a kind, with the default budget for reading it (number_pool_begin).  problem_free: NULL is allowed. */
struct problem *problem_new(const struct kind *kind);
void problem_free(struct problem *problem);

/* problem_set: reads `text` into a field. The field "mechanism" names a mechanism; it comes first, and the fields of
 * the mechanism then replace a, b, A, B and C.
 * Returns STATUS_OK; STATUS_MALFORMED when there is no such field, it is given twice, or the text is not a number (or word) of
 * it; or STATUS_UNDECIDED when the budget does not suffice to read it. */
enum status problem_set(struct problem *problem, const char *field, const char *text, size_t length,
                        struct failure *failure) WARN_UNUSED;

/* problem_accept: checks that the kind accepts x; a number whose value is rational is made a rational.
 * Returns STATUS_OK, or STATUS_MALFORMED with the reason when the kind does not accept such numbers. */
enum status problem_accept(const struct problem *problem, const struct number *x, const struct number **accepted,
                           struct failure *failure) WARN_UNUSED;

/* value_set_range: an interval as the value of a field. */
void value_set_range(const struct problem *problem, struct value *value, const struct number *low,
                     const struct number *high);

/* value_set: a number as the value of a field. With ACCEPTS_ENCLOSED a number that is not algebraic is an interval that begins and ends with it,
 * since all that is known of it exactly is in which enclosures it lies. */
void value_set(const struct problem *problem, struct value *value, const struct number *x);

/* problem_set_double: sets a field to exactly the value of a double; NaN and infinities are malformed. */
enum status problem_set_double(struct problem *problem, const char *field, double x,
                               struct failure *failure) WARN_UNUSED;

/* problem_complete: checks that every required field is set, and computes the raw data that a mechanism gives. Returns
 * STATUS_MALFORMED with the first missing field. */
enum status problem_complete(struct problem *problem, struct failure *failure) WARN_UNUSED;

/* problem_from_json: a problem from one record.
 *
 * In      record     a JSON value
 *         binary64   1 when a JSON number with a fraction or an exponent means the double it denotes
 *         budget_bits  of reading it (number_pool_begin)
 * Out     problem    owned by the caller
 *         id         the record's id as soon as it is known, also on error; owned by the caller; may be NULL
 * Returns STATUS_OK, STATUS_MALFORMED with field and reason, or STATUS_UNDECIDED where the budget does not suffice to read it
 */
enum status problem_from_json(const json_t *record, int binary64, long budget_bits, struct problem **problem,
                              json_t **id, struct failure *failure) WARN_UNUSED;

/* problem_id_is_good: 1 when a JSON value can be the id of a record: a string, or an integer of at most 18 digits, since the checkers
 * of certificates take no longer one.  problem_id_expected: says that. */
int problem_id_is_good(const json_t *id);
extern const char problem_id_expected[];

/* problem_to_json: the canonical record, exact, without the id; its compact text with sorted keys is what
 * a certificate binds.  The caller owns it. */
json_t *problem_to_json(const struct problem *problem);

/* problem_to_enclosed_json: the same with an enclosure and the text as it was given in place of each root. */
json_t *problem_to_enclosed_json(const struct problem *problem);

/* problem_number: the number in a field, by index; NULL when it is not given. */
static inline const struct number *problem_number(const struct problem *problem, int field)
{
    return problem->value[field].number;
}

/* problem_has: 1 when a number is given in a field.  problem_has_any: 1 when one is given in some of the fields from
 * `from` to `to` - 1. */
static inline int problem_has(const struct problem *problem, int field)
{
    return problem_number(problem, field) != NULL;
}

int problem_has_any(const struct problem *problem, int from, int to);

/* problem_require: checks that numbers are given in the fields from `from` to `to` - 1; the failure of one that is not
 * says what it is, and `with`, why it is needed. */
enum status problem_require(const struct problem *problem, int from, int to, const char *with,
                            struct failure *failure) WARN_UNUSED;

/* problem_uncertain_theory: how verdicts follow from signs in a problem with uncertain numbers; NULL where its kind
 * decides them itself. */
const struct row_theory *problem_uncertain_theory(const struct problem *problem);

/* problem_is_uncertain: 1 when some field, of the problem or of its mechanism, is an interval or is decided like one. */
int problem_is_uncertain(const struct problem *problem);

/* problem_decide: the verdict on a complete problem: that of its kind, or when some field is uncertain all that are
 * possible (cover/uncertain.h).  Returns what `decide` of the kind returns. */
enum status problem_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                           struct failure *failure) WARN_UNUSED;

/* problem_describe: the answer in words.  Both are defined in src/cover/decide.c. */
void problem_describe(const struct problem *problem, const struct answer *answer, FILE *out);

/* answer_free: frees what an answer owns. */
void answer_free(struct answer *answer);

#endif
