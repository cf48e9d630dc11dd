/* SPDX-License-Identifier: BSD-2-Clause */
#include "picture/picture.h"

#include "picture/kinds.h"

#include <stdio.h>

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

enum status picture_write(const struct problem *problem, const struct answer *answer, const char *file,
                          struct failure *failure)
{
    draw *picture = find_picture(problem->kind->name);
    int drawn = 0;
    failure->field[0] = '\0';
    if (picture == NULL)
        snprintf(failure->reason, sizeof failure->reason, "kind '%s' has no picture", problem->kind->name);
    else if (answer->evaluation.program == NULL)
        snprintf(failure->reason, sizeof failure->reason, "there is no picture of a problem with uncertain numbers");
    else if ((drawn = picture(problem, answer, file)) < 0)
        snprintf(failure->reason, sizeof failure->reason, "there is no picture of kind '%s' with such data; %s",
                 problem->kind->name, drawn == PICTURE_NONE ? "`painleve atlas` says which it can draw" : NEEDS_BODY);
    else if (drawn == 0)
        snprintf(failure->reason, sizeof failure->reason, "%s: the picture could not be written", file);
    else
        return STATUS_OK;
    return STATUS_MALFORMED;
}
