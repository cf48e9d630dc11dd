/* SPDX-License-Identifier: BSD-2-Clause */
/* What the marks of the state and those of the answer share. */
#ifndef AUDIT_JUDGE_H
#define AUDIT_JUDGE_H

#include "audit/exact.h"
#include "audit/marks.h"
#include "painleve.h"

#include <stddef.h>

/* What is at hand while one record is judged. */
struct judge {
    struct number_pool *pool;
    const struct observation *o;
    const struct judgement_options *options;
    struct marks *marks;
    int certificates; /* how many are kept */
};

/* judge_put: sets a mark, with its detail in words; the value is owned by the mark from here on. */
void judge_put(struct judge *j, enum audit_mark mark, char *value, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* judge_certify: the verdict is the certificate of every mark that was set since `before`; kept once. */
void judge_certify(struct judge *j, const painleve_verdict *verdict, unsigned before);

/* judge_problem: a new problem of that kind. */
painleve_problem *judge_problem(const char *kind);

/* judge_set_text, judge_set_contact: set the field, or all of a contact but u.  Return whether that could be done. */
int judge_set_text(painleve_problem *problem, const char *field, const char *text);
int judge_set_contact(painleve_problem *problem, const struct exact_contact *c);

/* judge_decide: decides, and frees the problem.
 * In      is_set   whether all fields could be set
 * Returns the verdict, owned by the caller, or NULL after it noted why there is none */
painleve_verdict *judge_decide(struct judge *j, painleve_problem *problem, int is_set, enum painleve_status *status);

/* judge_says: whether a word of the verdict is this one. */
int judge_says(painleve_verdict *verdict, const char *path, const char *word);

/* judge_exact_set: the modes of the exact set, as words with spaces. */
void judge_exact_set(painleve_verdict *verdict, char *out, size_t size);

/* judge_mode: the mark of a mode of the log that is not in the exact set. */
void judge_mode(struct judge *j, painleve_verdict *verdict);

/* judge_answer: the marks of an answer. */
void judge_answer(struct judge *j);

#endif
