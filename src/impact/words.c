/* SPDX-License-Identifier: BSD-2-Clause */
/* A row of the verdict table in words, for the legend of a picture: the region in the figure of the paper. */
#include "impact/impact.h"

#include "impact/table.h"

#include <stdio.h>
#include <string.h>

void impact_row_words(const char *name, char *words, size_t size)
{
#define ROW_REGION(row, condition, region, first, second, phase) {#row, region},
    static const struct {
        const char *row;
        int region;
    } rows[] = {T_IMPACT(ROW_REGION)};
    *words = '\0';
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].row, name) == 0 && rows[i].region != NO_REGION)
            snprintf(words, size, " (region %d)", rows[i].region);
}
