/* SPDX-License-Identifier: BSD-2-Clause */
#include "cli/suggestion.h"

#include "problem/mechanism.h"

#include <stdio.h>
#include <string.h>

enum { LONGEST = 40, FARTHEST = 2 };

static int least_of(int x, int y, int z)
{
    const int least = x < y ? x : y;
    return least < z ? least : z;
}

/* Levenshtein's edit distance, row by row: the least number of letters inserted, omitted or replaced. */
static int letters_between(const char *name, const char *other)
{
    int row[LONGEST + 1];
    const int width = (int)strlen(other);
    for (int j = 0; j <= width; j++) row[j] = j;
    for (int i = 0; name[i] != '\0'; i++) {
        int before = row[0]++;
        for (int j = 0; j < width; j++) {
            const int above = row[j + 1];
            row[j + 1] = least_of(above + 1, row[j] + 1, before + (name[i] != other[j]));
            before = above;
        }
    }
    return row[width];
}

/* Stores the candidate when it is nearer than the best so far. */
static void consider(const char *name, const char *candidate, const char **best, int *distance)
{
    if (strlen(candidate) > LONGEST) return;
    const int letters = letters_between(name, candidate);
    if (letters >= *distance || 2 * letters > (int)strlen(candidate)) return;
    *best = candidate;
    *distance = letters;
}

void suggest_kind(const char *name, int mechanisms, char text[SUGGESTION_SIZE])
{
    const char *best = NULL;
    int distance = FARTHEST + 1;
    text[0] = '\0';
    if (strlen(name) > LONGEST) return;
    for (const struct kind *const *kind = kind_list(); *kind != NULL; kind++)
        consider(name, (*kind)->name, &best, &distance);
    for (const struct mechanism *const *one = mechanism_list(); mechanisms && *one != NULL; one++)
        consider(name, (*one)->name, &best, &distance);
    if (best != NULL) snprintf(text, SUGGESTION_SIZE, "; did you mean %s?", best);
}
