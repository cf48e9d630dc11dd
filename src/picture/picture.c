/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/picture.h"

#include "picture/kinds.h"
#include "problem/mechanism.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define NEEDS_BODY                                                                                                     \
    "it shows one body, given by its mass and contact points (`painleve kinds modes`), and which words have a "        \
    "solution"

typedef int draw(const struct problem *problem, const struct answer *answer, const char *file);

/* 1 when a kind has this name in C, in which underscores replace hyphens. */
static int is_named(const char *kind, const char *name)
{
    while (*kind != '\0' && (*kind == *name || (*kind == '-' && *name == '_'))) kind++, name++;
    return *kind == '\0' && *name == '\0';
}

static draw *find_picture(const char *kind)
{
#define FIND(name)                                                                                                     \
    if (is_named(kind, #name)) return picture_##name;
    PICTURES(FIND)
    return NULL;
}

/* Why there is no picture of such data. */
static const char *reason_of(int drawn)
{
    if (drawn == PICTURE_NONE) return "`painleve atlas` says which it can draw";
    return drawn == PICTURE_NEEDS_BODY ? NEEDS_BODY : "the plane around it cannot be decided or shown in doubles";
}

/* 1 when a field is an interval; a number that is only enclosed has the same number as both ends. */
static int has_interval(const struct problem *problem)
{
    for (int i = 0; i < problem->kind->field_count; i++)
        if (problem->value[i].low != problem->value[i].high) return 1;
    return derivation_is_uncertain(problem->derivation);
}

static void refuse_enclosed(const struct problem *problem, struct failure *failure)
{
    if (has_interval(problem))
        snprintf(failure->reason, sizeof failure->reason, "there is no picture of a problem with uncertain numbers");
    else
        snprintf(failure->reason, sizeof failure->reason,
                 "there is no picture of kind '%s' with numbers that are not algebraic, or too long to be exact: such "
                 "a problem is decided by enclosures",
                 problem->kind->name);
}

enum status picture_write(const struct problem *problem, const struct answer *answer, const char *file,
                          struct failure *failure)
{
    draw *picture = find_picture(problem->kind->name);
    int drawn = PICTURE_NONE;
    failure->field[0] = '\0';
    errno = 0;
    if (picture == NULL)
        snprintf(failure->reason, sizeof failure->reason, "kind '%s' has no picture", problem->kind->name);
    else if (answer->evaluation.program == NULL)
        refuse_enclosed(problem, failure);
    else if ((drawn = picture(problem, answer, file)) < 0)
        snprintf(failure->reason, sizeof failure->reason, "there is no picture of kind '%s' with such data; %s",
                 problem->kind->name, reason_of(drawn));
    else if (drawn == 0)
        snprintf(failure->reason, sizeof failure->reason, "%s: the picture could not be written%s%s", file,
                 errno != 0 ? ": " : "", errno != 0 ? strerror(errno) : "");
    return drawn > 0 ? STATUS_OK : drawn == 0 ? STATUS_INTERNAL : STATUS_MALFORMED;
}
