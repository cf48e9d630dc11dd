/* SPDX-License-Identifier: BSD-2-Clause */
/* A row of the verdict table in words, for the legend of a picture: the modes that are consistent. */
#include "contact/contact.h"

#include "contact/table.h"

#include <stdio.h>
#include <string.h>

/* The modes of one row, in the order F, S+, S-, T. */
struct row_modes {
    const char *row;
    enum mode_status mode[CONTACT_MODES];
};

static void list_modes(const struct row_modes *row, char *words, size_t size)
{
    int listed = 0;
    for (int mode = 0; mode < CONTACT_MODES; mode++) {
        const enum mode_status status = row->mode[mode];
        const size_t length = strlen(words);
        if (status != CONSISTENT && status != BOUNDARY) continue;
        snprintf(words + length, size - length, "%s%s%s", listed++ > 0 ? ", " : ": ",
                 contact_mode_name((enum contact_mode)mode), status == BOUNDARY ? " (boundary)" : "");
    }
    if (listed == 0) snprintf(words, size, ": no contact mode is consistent");
}

void contact_row_words(const char *name, char *words, size_t size)
{
#define ROW_MODES(row, condition, F, S_plus, S_minus, T, solutions) {#row, {F, S_plus, S_minus, T}},
    static const struct row_modes rows[] = {T_CONTACT(ROW_MODES)};
    *words = '\0';
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].row, name) == 0) list_modes(rows + i, words, size);
}
