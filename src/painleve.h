/* SPDX-License-Identifier: BSD-2-Clause */
/* painleve: exact decisions about frictional contact.
 *
 * Conventions, stated once for every function below:
 *   - Numbers go in as text ("4/3", "0.1" is exactly 1/10, "0x1.8p-1", "sqrt(2)", "3*sin(65deg)", or an interval
 *     "[0.3, 0.4]") or as doubles, each of which is exactly the rational that it is.  Results come out as text; nothing is rounded.
 *   - A handle is opaque and owned by the caller, who frees it with the function of its type; freeing NULL
 *     does nothing.  A returned `const char *` belongs to the handle it came from and lives as long.
 *   - Every function that can fail returns an enum painleve_status, and leaves its outputs untouched
 *     unless it is PAINLEVE_OK.  painleve_problem_error says in words what was wrong with the last call on a
 *     problem, and painleve_problem_error_field which field was at fault.
 *   - No function has mutable state of its own: threads may work on different handles at once.
 *   - Any rounding mode, treatment of subnormals and traps may be in force in the calling thread: they change no answer, and
 *     are as before afterwards (the exception flags may not be).
 *   - Strings are UTF-8.  NULL where a string or handle is required is a programmer's error.
 *   - Memory that runs out ends the process by abort(), as GMP, MPFR and FLINT have it, mostly with a line on stderr, and never gives
 *     another answer; sizes of inputs are bounded when they are read.  The allocators of the libraries beneath are wrapped
 *     for that when this one is loaded; a program that replaces them later must see to it that they never return NULL.
 *   - Units: SI; the program only needs them to be consistent.
 * `painleve kinds` prints the kinds of problem with their fields; the words of a verdict are those of the
 * command line program, and painleve_verdict_json is the certificate that painleve-check verifies.
 */
#ifndef PAINLEVE_H
#define PAINLEVE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define PAINLEVE_API __attribute__((visibility("default")))
#define PAINLEVE_CHECKED __attribute__((visibility("default"), warn_unused_result))
#else
#define PAINLEVE_API
#define PAINLEVE_CHECKED
#endif

enum painleve_status {
    PAINLEVE_OK = 0,
    PAINLEVE_MALFORMED = 1,  /* unknown kind or field, a field given twice or missing, not a number */
    PAINLEVE_HYPOTHESIS = 2, /* outside the hypotheses of the theory; the error names the one that fails */
    PAINLEVE_UNDECIDED = 3,  /* the budget was reached before the answer */
    PAINLEVE_INTERNAL = 4    /* a bug: please report it with the problem */
};

typedef struct painleve_problem painleve_problem;
typedef struct painleve_verdict painleve_verdict;

/* painleve_version: "major.minor.patch" of the library. */
PAINLEVE_API const char *painleve_version(void);

/* painleve_problem_new: an empty problem.
 * In      kind     "contact", ...
 * Out     problem  owned by the caller
 * Returns PAINLEVE_OK, or PAINLEVE_MALFORMED when there is no such kind */
PAINLEVE_CHECKED enum painleve_status painleve_problem_new(const char *kind, painleve_problem **problem);

/* painleve_problem_from_json: a problem from one JSON record, as `painleve decide` reads it.
 * In      text     the record, ending in 0
 * Out     problem  owned by the caller, also when the status is PAINLEVE_MALFORMED: it then only serves to
 *                  ask painleve_problem_error, and must be freed
 * Returns PAINLEVE_OK or PAINLEVE_MALFORMED */
PAINLEVE_CHECKED enum painleve_status painleve_problem_from_json(const char *text, painleve_problem **problem);

/* painleve_problem_free: frees a problem.  Verdicts made from it stay valid. */
PAINLEVE_API void painleve_problem_free(painleve_problem *problem);

/* painleve_problem_set: sets a field from text.  A field can be set once.  The field "mechanism", set first, names a
 * mechanism (`painleve kinds`), whose fields then stand in place of a b A B C.
 * Returns PAINLEVE_OK or PAINLEVE_MALFORMED */
PAINLEVE_CHECKED enum painleve_status painleve_problem_set(painleve_problem *problem, const char *field,
                                                           const char *text);

/* painleve_problem_set_double: sets a field to exactly the number that `x` is; NaN and infinity are malformed.
 * Returns PAINLEVE_OK or PAINLEVE_MALFORMED */
PAINLEVE_CHECKED enum painleve_status painleve_problem_set_double(painleve_problem *problem, const char *field,
                                                                  double x);

/* painleve_problem_error, painleve_problem_error_field: what was wrong with the last call that failed on this
 * problem, and which field; "" when nothing was.  They live until the next call on the problem. */
PAINLEVE_API const char *painleve_problem_error(const painleve_problem *problem);
PAINLEVE_API const char *painleve_problem_error_field(const painleve_problem *problem);

/* painleve_decide: decides a problem whose fields are all set.
 * In      problem      may be decided again
 *         budget_bits  size of the largest exact number that may be made; 0 for the default
 * Out     verdict      owned by the caller
 * Returns any status */
PAINLEVE_CHECKED enum painleve_status painleve_decide(painleve_problem *problem, long budget_bits,
                                                      painleve_verdict **verdict);

/* painleve_verdict_free: frees a verdict. */
PAINLEVE_API void painleve_verdict_free(painleve_verdict *verdict);

/* painleve_verdict_json: the certificate, one line of JSON, in ASCII. */
PAINLEVE_API const char *painleve_verdict_json(const painleve_verdict *verdict);

/* painleve_verdict_row: the row of the verdict table, e.g. "forward_arrest". */
PAINLEVE_API const char *painleve_verdict_row(const painleve_verdict *verdict);

/* painleve_verdict_get: one word of the verdict.
 * In      path     a key of the verdict, e.g. "class", or two with a slash, e.g. "modes/S+"
 * Returns the word; a list as words with spaces; an integer in digits; "true" or "false"; a number behind a root as
 *         "a + b sqrt(d)"; an irrational one as its JSON object; "" for null; NULL when there is no such key */
PAINLEVE_API const char *painleve_verdict_get(painleve_verdict *verdict, const char *path);

/* painleve_verdict_sign: the exact sign of a quantity, e.g. "p_plus".
 * Out     sign     -1, 0 or 1
 * Returns PAINLEVE_OK, or PAINLEVE_MALFORMED when the kind has no such quantity */
PAINLEVE_CHECKED enum painleve_status painleve_verdict_sign(const painleve_verdict *verdict, const char *quantity,
                                                            int *sign);

/* painleve_verdict_value: the exact value of a quantity as text, e.g. "-7/3"; an irrational one as the JSON object that
 * spec/certificate.md gives it; NULL when there is none. */
PAINLEVE_API const char *painleve_verdict_value(const painleve_verdict *verdict, const char *quantity);

/* Batches: many contacts in doubles, one byte of verdict for each, at the speed of plain double arithmetic.
 *
 * A byte says of a record what painleve_decide says of the kind `contact` with these doubles as exact numbers:
 *   PAINLEVE_BIT_F, _S_PLUS, _S_MINUS, _T   the word of that mode in `modes` is "consistent"
 *   PAINLEVE_BIT_DEGENERATE                 `class` is "degenerate": a mode is "boundary", or the solutions are a
 *                                           continuum.  Without it, no bit of a mode is "inconsistent", one is
 *                                           "determinate", more are "indeterminate"
 *   PAINLEVE_BIT_TIE                        `case` is null: b, p+ or p- is exactly 0, or the class is degenerate
 *   PAINLEVE_BIT_INVALID                    painleve_decide refuses the record: a field is infinite or NaN, or not
 *                                           A > 0, C > 0, A C - B^2 > 0 and mu >= 0.  No other bit is then set
 * It is exact for every double: subnormals, any exponents, either zero. */
enum painleve_bit {
    PAINLEVE_BIT_F = 1,
    PAINLEVE_BIT_S_PLUS = 2,
    PAINLEVE_BIT_S_MINUS = 4,
    PAINLEVE_BIT_T = 8,
    PAINLEVE_BIT_TIE = 16,
    PAINLEVE_BIT_DEGENERATE = 32,
    PAINLEVE_BIT_INVALID = 64
};

/* painleve_contact_batch: decides n contacts.
 * In      a .. u    arrays of n doubles, of any alignment a double may have
 * Out     verdict   n bytes, sums of enum painleve_bit; must not overlap the inputs
 * Memory  none is allocated, but for a record whose exponents are hundreds of binary digits apart, which GMP decides
 * Threads may run at once. */
PAINLEVE_API void painleve_contact_batch(size_t n, const double *a, const double *b, const double *A, const double *B,
                                         const double *C, const double *mu, const double *u, unsigned char *verdict);

/* painleve_contact_one: the byte of one contact. */
PAINLEVE_API unsigned char painleve_contact_one(double a, double b, double A, double B, double C, double mu, double u);

/* painleve_cleanup: frees what the number libraries (FLINT, MPFR) keep in this thread for later.  It is needed only to please a checker
 * of leaks at the end of a thread; painleve may be used again afterwards.
 * In      every handle that was made in this thread has been freed */
PAINLEVE_API void painleve_cleanup(void);

#ifdef __cplusplus
}
#endif

#endif
