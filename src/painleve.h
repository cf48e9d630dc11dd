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
 * Returns PAINLEVE_OK, PAINLEVE_MALFORMED, or PAINLEVE_UNDECIDED where the default budget does not suffice to read the numbers */
PAINLEVE_CHECKED enum painleve_status painleve_problem_from_json(const char *text, painleve_problem **problem);

/* painleve_problem_free: frees a problem.  Verdicts made from it stay valid. */
PAINLEVE_API void painleve_problem_free(painleve_problem *problem);

/* painleve_problem_set: sets a field from text.  A field can be set once; one whose text cannot be read is not set.  The field "mechanism", set first, names a
 * mechanism (`painleve kinds`), whose fields then replace a b A B C.  A list is
 * written [1, 1/2], a matrix [[2, 1], [1, 2]].
 * Returns PAINLEVE_OK, PAINLEVE_MALFORMED, or PAINLEVE_UNDECIDED where the default budget does not suffice to read the number */
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
 *         budget_bits  size of the largest exact number that may be made; 0 for the default, 4194304.  What is negative, or above 2^60, is malformed.
 *                      The work of deciding goes with it, 768 (budget_bits + 4096) units of about a nanosecond, counted before it is done
 *                      from the sizes of numbers, so that it is the same on every machine; the certificate may take as much again.
 *                      What would take more ends as PAINLEVE_UNDECIDED, with this reason.
 * Out     verdict      owned by the caller
 * Returns any status */
PAINLEVE_CHECKED enum painleve_status painleve_decide(painleve_problem *problem, long budget_bits,
                                                      painleve_verdict **verdict);

/* painleve_verdict_free: frees a verdict. */
PAINLEVE_API void painleve_verdict_free(painleve_verdict *verdict);

/* painleve_verdict_json: the certificate, one line of JSON, in ASCII.  Verdicts of a mechanism with uncertain fields come without a proof,
 * and are no certificate, where the key "witness" is missing (spec/mechanism.md). */
PAINLEVE_API const char *painleve_verdict_json(const painleve_verdict *verdict);

/* painleve_verdict_row: the row of the verdict table, e.g. "forward_arrest".
 * Returns NULL for uncertain data: then each possible verdict has a row of its own, and painleve_verdict_get(verdict, "rows") gives
 *         them, with spaces, in the order of the verdicts */
PAINLEVE_API const char *painleve_verdict_row(const painleve_verdict *verdict);

/* painleve_verdict_get: one word of the verdict.
 * In      path     a key of the verdict, e.g. "class", or two with a slash, e.g. "modes/S+"
 * Returns the word; a list as words with spaces; an integer in digits; "true" or "false"; a number behind a root as
 *         "a + b sqrt(d)"; an irrational one as its JSON object; "" for null; NULL when there is no such key */
PAINLEVE_API const char *painleve_verdict_get(painleve_verdict *verdict, const char *path);

/* painleve_verdict_sign: the exact sign of a quantity, e.g. "p_plus".
 * Out     sign     -1, 0 or 1
 * Returns PAINLEVE_OK, or PAINLEVE_MALFORMED when the kind has no such quantity, or the data are uncertain */
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

/* Differential tests: asks a solver for the steps of one body with one contact, and judges each answer as the kind `step`
 * does (spec/step.md).  `painleve difftest` does the same with a process in place of a function (spec/adapter.md).
 *
 * The body touches the ground y <= 0 in a point at (rx, ry) from its centre of mass; x is the tangent, y the normal;
 * gravity-like load (gx, gy) for the whole step h.  All numbers are exactly the doubles that they are. */
struct painleve_body_step {
    double m, I;      /* mass, and moment of inertia about the centre of mass */
    double rx, ry;    /* the contact point, from the centre of mass */
    double mu, e;     /* friction, and Newton's restitution */
    double vx, vy, w; /* velocity before the step */
    double gx, gy, h; /* load, as an acceleration, and length of the step */
};

/* What a solver answers: the velocity after the step.  The others are preset with the data of the step; a solver that used a
 * rounded mass or another contact point says so there, and is judged on what it used, if that is near: m and I to within
 * 1/10000 of themselves, rx and ry to within 1/10000 of |rx| + |ry|.  Beyond it the answer is to another problem. */
struct painleve_body_answer {
    double vx, vy, w;
    double m, I, rx, ry;
    int contacts; /* how many contact points the solver found; preset with -1: not known */
};

enum painleve_answer_status {
    PAINLEVE_ANSWERED = 0,
    PAINLEVE_UNSUPPORTED = 1, /* the solver does not treat such a step */
    PAINLEVE_NO_ANSWER = 2 /* the solver failed, and says so; an answer that is infinite or NaN is counted here too */
};

/* A solver: writes the velocity after the step.  `context` is what painleve_difftest_run was given. */
typedef enum painleve_answer_status painleve_solver(const struct painleve_body_step *step,
                                                    struct painleve_body_answer *answer, void *context);

typedef struct painleve_difftest painleve_difftest;

/* painleve_difftest_new: a test that asks 200 problems of each class and the corpus.  The caller frees it. */
PAINLEVE_API painleve_difftest *painleve_difftest_new(void);
PAINLEVE_API void painleve_difftest_free(painleve_difftest *test);

/* painleve_difftest_set: sets an option from text, as on the command line:
 *   "random", "near", "ties", "paradox"  problems of each class of that family; once one of them, or "corpus", is set,
 *                                        only what is set is asked
 *   "corpus"       "1": the problems with names
 *   "seed"         0 to 2^63 - 1; 1 if not set
 *   "eps"          the relative backward error that counts as rounding, at most 1/100; 1e-6 if not set, 1e-3 for binary32
 *   "precision"    "binary64" (preset) or "binary32": the problems are then exactly floats
 *   "law"          "coulomb" (preset), "associated", "soft", "substepped" or "other"
 *   "restitution"  "newton" (preset), or "none": problems with e > 0 are then counted as unsupported
 *   "only"         one problem, by the id that a report gives
 * Returns PAINLEVE_OK, or PAINLEVE_MALFORMED */
PAINLEVE_CHECKED enum painleve_status painleve_difftest_set(painleve_difftest *test, const char *option,
                                                            const char *text);

/* painleve_difftest_run: asks and judges; a second run replaces the results of the first.  `solver` is called in this thread,
 * in the order of the problems, in the floating-point environment of the caller.
 * Returns PAINLEVE_OK; PAINLEVE_MALFORMED when `only` names no problem; PAINLEVE_INTERNAL when an answer could not be judged */
PAINLEVE_CHECKED enum painleve_status painleve_difftest_run(painleve_difftest *test, painleve_solver *solver,
                                                            void *context);

/* painleve_difftest_count: how many answers were judged so.
 * In      class      a class, as in the report; NULL for all
 *         judgement  "agree", "near", "wrong", "other-problem", "other-law", "unsupported", "no-answer"; NULL for all
 * Returns the number; -1 when there is no such class or judgement */
PAINLEVE_API long painleve_difftest_count(const painleve_difftest *test, const char *class_name, const char *judgement);

/* painleve_difftest_json: the report of `painleve difftest --json` on the last run, with a certificate for each wrong answer.  It
 * lives until the next call on the test. */
PAINLEVE_API const char *painleve_difftest_json(painleve_difftest *test);

/* The judge of solvers: one step of a body with one contact, in doubles, each of which is exactly the rational that it is
 * (`painleve kinds step`, spec/step.md).  The body has the mass m and the moment of inertia I; (rx, ry) is the contact point that the
 * solver used, from the centre of mass, x along the surface and y along its outward normal; (vx, vy, w) is the velocity before, (gx, gy) the load
 * per mass, h the length of the step, e the coefficient of restitution that was asked for; (vx_new, vy_new, w_new) is the answer. */
enum painleve_law {
    PAINLEVE_LAW_COULOMB = 0,
    PAINLEVE_LAW_ASSOCIATED = 1,
    PAINLEVE_LAW_SOFT = 2,
    PAINLEVE_LAW_SUBSTEPPED = 3,
    PAINLEVE_LAW_OTHER = 4
};

typedef struct painleve_step {
    double m, I, rx, ry, vx, vy, w, gx, gy, h, mu, e;
    double vx_new, vy_new, w_new;
    double eps, floor; /* 0 <= floor <= eps <= 1/100, the double 0.01 being a little larger than that */
    enum painleve_law law;
} painleve_step;

enum painleve_judgement {
    PAINLEVE_OTHER_PROBLEM = 0, /* the answer breaks Newton's law for these data */
    PAINLEVE_AGREE = 1,
    PAINLEVE_NEAR = 2,
    PAINLEVE_WRONG = 3,
    PAINLEVE_OTHER_LAW = 4 /* no mode explains the answer, but the declared law is none that it can break */
};

/* Sets of modes are sums of PAINLEVE_BIT_F, _S_PLUS, _S_MINUS and _T. */
typedef struct painleve_step_verdict {
    enum painleve_judgement judgement, at_10_eps;
    unsigned exact;   /* the modes that solve the step */
    unsigned chosen;  /* the modes that explain the answer */
    unsigned nearest; /* the bit of the mode with the smallest eta; 0 where all are infinite */
    /* of F, S+, S-, T: near the exact number, for reading only; infinity where no change is large enough */
    double eta[4];
    double residual; /* the change that Newton's law needs, likewise */
    int energy;      /* the exact sign of the work of the contact's impulse */
} painleve_step_verdict;

/* painleve_step_judge: judges one answer.  `painleve_decide` of the same problem has the exact numbers and the certificate.
 * In      step      an infinite number or NaN is malformed
 * Out     verdict   every field
 * Returns any status but PAINLEVE_UNDECIDED */
PAINLEVE_CHECKED enum painleve_status painleve_step_judge(const painleve_step *step, painleve_step_verdict *verdict);

/* painleve_cleanup: frees what the number libraries (FLINT, MPFR) keep in this thread for later.  It is needed only to please a checker
 * of leaks at the end of a thread; painleve may be used again afterwards.
 * In      every handle that was made in this thread has been freed */
PAINLEVE_API void painleve_cleanup(void);

#ifdef __cplusplus
}
#endif

#endif
