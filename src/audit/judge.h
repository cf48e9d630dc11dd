/* SPDX-License-Identifier: BSD-2-Clause */
/* Declarations shared by the marks of the state and those of the answer. */
#ifndef AUDIT_JUDGE_H
#define AUDIT_JUDGE_H

#include "audit/exact.h"
#include "audit/marks.h"
#include "painleve.h"

#include <stddef.h>

/* The state while one record is judged. */
struct judge {
    struct number_pool *pool;
    const struct observation *o;
    const struct judgement_options *options;
    struct marks *marks;
    int certificates; /* the number that are stored */
};

/* judge_put: sets a mark, with its detail in words; the mark takes ownership of the value. */
void judge_put(struct judge *j, enum audit_mark mark, char *value, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* judge_certify: makes the verdict the certificate of every mark set since `before`; it is stored once. */
void judge_certify(struct judge *j, const painleve_verdict *verdict, unsigned before);

/* judge_problem: a new problem of this kind. */
painleve_problem *judge_problem(const char *kind);

/* judge_set_text, judge_set_contact: set a field, or all fields of a contact but u. Return 1 on success. */
int judge_set_text(painleve_problem *problem, const char *field, const char *text);
int judge_set_contact(painleve_problem *problem, const struct exact_contact *c);

/* judge_decide: decides the problem, and frees it.
 *
 * In      is_set   1 when all fields were set
 * Returns the verdict, owned by the caller, or NULL after recording the reason why there is none */
painleve_verdict *judge_decide(struct judge *j, painleve_problem *problem, int is_set, enum painleve_status *status);

/* judge_says: 1 when a word of the verdict is this one. */
int judge_says(painleve_verdict *verdict, const char *path, const char *word);

/* judge_exact_set: the modes of the exact set, as words with spaces. */
void judge_exact_set(painleve_verdict *verdict, char *out, size_t size);

/* judge_mode: sets the mark of a mode of the log that is not in the exact set. */
void judge_mode(struct judge *j, painleve_verdict *verdict);

/* judge_answer: sets the marks of an answer. */
void judge_answer(struct judge *j);

#endif
