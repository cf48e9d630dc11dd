/* SPDX-License-Identifier: BSD-2-Clause */
/* A row of the verdict table in words, for the legend of a picture: the fate of the slipping states. */
#include "jam/jam.h"

#include "jam/table.h"

#include <stdio.h>
#include <string.h>

static void list_fates(const enum jam_fate *fate, char *words, size_t size)
{
    int listed = 0;
    const char *last = "";
    *words = '\0';
    for (int course = 0; course < JAM_COURSES; course++) {
        const char *word = jam_fate_word(fate[course]);
        const size_t length = strlen(words);
        if (*word == '\0' || strcmp(word, last) == 0) continue;
        snprintf(words + length, size - length, "%s%s", listed++ > 0 ? ", " : ": ", word);
        last = word;
    }
}

void jam_row_words(const char *name, char *words, size_t size)
{
#define ROW_FATES(row, condition, falling, resting, rising) {#row, {falling, resting, rising}},
    static const struct {
        const char *row;
        enum jam_fate fate[JAM_COURSES];
    } rows[] = {T_JAM(ROW_FATES)};
    *words = '\0';
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].row, name) == 0) list_fates(rows[i].fate, words, size);
}
