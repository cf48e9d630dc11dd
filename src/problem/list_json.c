/* SPDX-License-Identifier: BSD-2-Clause */
#include "problem/list_json.h"

#include "memory/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const json_int_t LARGEST_INTEGER = (json_int_t)1 << 53;

static void append(char **text, const char *word)
{
    const size_t length = strlen(*text), n = strlen(word);
    char *longer = realloc(*text, length + n + 1);
    if (longer == NULL) memory_out();
    memcpy(longer + length, word, n + 1);
    *text = longer;
}

static void append_number(char **text, const json_t *x, int binary64, const char **reason)
{
    char word[64];
    if (json_is_string(x) && strpbrk(json_string_value(x), "[],") == NULL &&
        strlen(json_string_value(x)) == json_string_length(x)) {
        append(text, json_string_value(x));
    } else if (json_is_integer(x) && json_integer_value(x) <= LARGEST_INTEGER &&
               json_integer_value(x) >= -LARGEST_INTEGER) {
        snprintf(word, sizeof word, "%" JSON_INTEGER_FORMAT, json_integer_value(x));
        append(text, word);
    } else if (json_is_real(x) && binary64) {
        snprintf(word, sizeof word, "%a", json_real_value(x));
        append(text, word);
    } else {
        *reason = "every element must be a string that holds an exact number, or an integer up to 2^53";
    }
}

static void append_list(char **text, const json_t *list, int binary64, int depth, const char **reason)
{
    size_t i;
    const json_t *x;
    append(text, "[");
    json_array_foreach (list, i, x) {
        if (i > 0) append(text, ",");
        if (json_is_array(x) && depth == 0)
            append_list(text, x, binary64, 1, reason);
        else
            append_number(text, x, binary64, reason);
        if (*reason != NULL) return;
    }
    append(text, "]");
}

char *list_text(const json_t *list, int binary64, const char **reason)
{
    char *text = memory_new(1, 1);
    append_list(&text, list, binary64, 0, reason);
    if (*reason == NULL) return text;
    free(text);
    return NULL;
}
