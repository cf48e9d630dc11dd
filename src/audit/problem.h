/* SPDX-License-Identifier: BSD-2-Clause */
/* A planar problem of several contacts, U = W P + q, as Siconos and FCLIB write it: of each contact the normal row, then the tangential one. */
#ifndef AUDIT_PROBLEM_H
#define AUDIT_PROBLEM_H

#include "audit/log.h"

/* An entry of W that is not zero. */
struct entry {
    long row, column;
    double value;
};

enum { PROBLEM_MAX_CONTACTS = 1000000, PROBLEM_MAX_ENTRIES = 20000000 };

struct contact_problem {
    long contacts;
    struct entry *entry; /* sorted by row; owned, as are all below */
    long entries, capacity;
    double *q, *mu, *reaction; /* reaction is NULL where none are known */
    long *first;               /* entry[first[i] ... first[i + 1] - 1] is row i */
    char *text[4];             /* the exact sums of the contact that was taken last */
};

/* contact_problem_new: n contacts, W and q zero.  contact_problem_free: NULL is allowed. */
struct contact_problem *contact_problem_new(long contacts);
void contact_problem_free(struct contact_problem *problem);

/* contact_problem_put: adds an entry of W.  Returns 0 when it does not lie in W, is not finite, or there are too many. */
int contact_problem_put(struct contact_problem *problem, long row, long column, double value);

/* contact_problem_ready: sorts W; entries of one place are added up only if there is one.
 * Returns 1, or 0 when two entries have one place, or a number is not finite; *row says where. */
int contact_problem_ready(struct contact_problem *problem, long *row);

/* contact_problem_reactions: reads P_N P_T a line from a file.  Returns 1, or 0 with the trouble. */
int contact_problem_reactions(struct contact_problem *problem, const char *file, struct log_trouble *trouble);

/* contact_problem_take: the record of one contact, the others' reactions being what they are. */
void contact_problem_take(struct contact_problem *problem, long contact, struct observation *o);

#endif
