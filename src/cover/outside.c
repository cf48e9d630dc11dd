/* SPDX-License-Identifier: BSD-2-Clause */
/* Why no point of the intervals has a verdict: what the reasons of all points and cells that were classified have in
 * common. */
#include "cover/uncertain_private.h"

#include <stdio.h>
#include <string.h>

/* Shortens a reason to the clauses that another one begins with as well. */
static void keep_common(char *reason, const char *other)
{
    size_t same = 0, clauses = 0;
    for (; reason[same] != '\0' && reason[same] == other[same]; same++)
        if (reason[same] == ':' || reason[same] == ',') clauses = same;
    const int is_all = reason[same] == '\0' && (other[same] == '\0' || other[same] == ':' || other[same] == ',');
    if (!is_all) reason[clauses] = '\0';
}

void search_note_outside(struct search *search)
{
    struct failure *why = &search->why_outside;
    if (!search->has_why) {
        *why = *search->failure;
        search->has_why = 1;
        return;
    }
    if (strcmp(why->field, search->failure->field) != 0) why->field[0] = '\0';
    keep_common(why->reason, search->failure->reason);
}

enum status search_all_outside(const struct search *search)
{
    const int is_known = search->has_why && search->why_outside.reason[0] != '\0';
    struct failure *failure = search->failure;
    snprintf(failure->field, sizeof failure->field, "%s", is_known ? search->why_outside.field : "");
    snprintf(failure->reason, sizeof failure->reason, "%.400s at every point of the intervals",
             is_known ? search->why_outside.reason : "outside the hypotheses of the theory");
    return STATUS_HYPOTHESIS;
}
