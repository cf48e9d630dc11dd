/* SPDX-License-Identifier: BSD-2-Clause */
/* The marks of one record of a log (spec/audit.md, section 3). */
#ifndef AUDIT_MARKS_H
#define AUDIT_MARKS_H

#include "audit/observation.h"

/* MARK(enumerator, word), in ascending order of severity. */
#define AUDIT_MARKS(MARK)                                                                                              \
    MARK(DEGENERATE, "degenerate")                                                                                     \
    MARK(NEAR_DEGENERATE, "near-degenerate")                                                                           \
    MARK(NEAR, "near")                                                                                                 \
    MARK(OTHER_LAW, "other-law")                                                                                       \
    MARK(OTHER_PROBLEM, "other-problem")                                                                               \
    MARK(INDETERMINATE, "indeterminate")                                                                               \
    MARK(IMPACT_WITHOUT_COLLISION, "impact-without-collision")                                                         \
    MARK(INCONSISTENT, "inconsistent")                                                                                 \
    MARK(NOT_SYMMETRIC, "not-symmetric")                                                                               \
    MARK(NOT_POSITIVE, "not-positive")                                                                                 \
    MARK(PULLING, "pulling")                                                                                           \
    MARK(PENETRATING, "penetrating")                                                                                   \
    MARK(CONE_VIOLATED, "cone-violated")                                                                               \
    MARK(ENERGY_GAINED, "energy-gained")                                                                               \
    MARK(WRONG_MODE, "mode")                                                                                           \
    MARK(WRONG, "wrong")

enum audit_mark {
#define MARK_ENUMERATOR(name, word) MARK_##name,
    AUDIT_MARKS(MARK_ENUMERATOR)
#undef MARK_ENUMERATOR
        MARK_COUNT
};

extern const char *const mark_word[MARK_COUNT];

enum { MARK_CERTIFICATES = 3 };

/* The marks of one record; every text is owned. */
struct marks {
    unsigned set;                         /* bit i: mark i applies */
    char *detail[MARK_COUNT];             /* in words, or NULL */
    char *value[MARK_COUNT];              /* an exact rational, or NULL */
    int proof[MARK_COUNT];                /* the index of its certificate, from 1; 0 when there is none */
    char *size;                           /* for near-degenerate: the sum to which its value is relative, or NULL */
    double distance;                      /* for near-degenerate: its value as a double, for people */
    char *certificate[MARK_CERTIFICATES]; /* records of painleve decide --json; NULL after the last */
    char *undecided;                      /* the reason why nothing could be decided, or NULL */
};

/* The parameters of a judgement. */
struct judgement_options {
    const char *eps, *floor, *law; /* as fields of kind `step` */
    double eps_double;             /* a double near eps, not above it */
};

/* marks_of: finds the marks of a record, exactly. `marks` is to be freed by marks_free. */
void marks_of(const struct observation *o, const struct judgement_options *options, struct marks *marks);

void marks_free(struct marks *marks);

#endif
