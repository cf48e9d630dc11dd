/* SPDX-License-Identifier: BSD-2-Clause */
/* A planar problem of several contacts, U = W P + q, in the order of Siconos and FCLIB: for each contact the normal
 * row, then the tangential one. */
#ifndef AUDIT_PROBLEM_H
#define AUDIT_PROBLEM_H

#include "audit/log.h"

/* An entry of W that is not 0. */
struct entry {
    long row, column;
    double value;
};

enum { PROBLEM_MAX_CONTACTS = 1000000, PROBLEM_MAX_ENTRIES = 20000000 };

struct contact_problem {
    long contacts;
    struct entry *entry; /* sorted by row; owned, as are the arrays below */
    long entries, capacity;
    double *q, *mu, *reaction; /* reaction is NULL when it is not given */
    long *first;               /* entry[first[i] ... first[i + 1] - 1] is row i */
    char *text[4];             /* the exact sums for the last contact taken */
};

/* contact_problem_new: n contacts, W and q zero.  contact_problem_free: NULL is allowed. */
struct contact_problem *contact_problem_new(long contacts);
void contact_problem_free(struct contact_problem *problem);

/* contact_problem_put: adds an entry of W. Returns 0 when it is outside W or not finite, or there are too many. */
int contact_problem_put(struct contact_problem *problem, long row, long column, double value);

/* contact_problem_ready: sorts the entries of W. Returns 1, or 0 when two entries have the same place, or a number is
 * not finite; *row is then the row. */
int contact_problem_ready(struct contact_problem *problem, long *row);

/* contact_problem_reactions: reads a file with P_N P_T in each line. Returns 1, or 0 with the trouble. */
int contact_problem_reactions(struct contact_problem *problem, const char *file, struct log_trouble *trouble);

/* contact_problem_take: the record of one contact, with the given reactions of the others. */
void contact_problem_take(struct contact_problem *problem, long contact, struct observation *o);

#endif
