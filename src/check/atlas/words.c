/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/atlas/rows.h"

/* The place after a text, when the row goes on with it at `at`; else -1. */
/*@ requires atlas_row(json, row) && atlas_place(json, row, at) && constant_text(text);
  @ assigns \nothing;
  @ ensures atlas_place(json, row, \result); */
static int after_text(const struct json *json, int row, int at, const char *text)
{
    const int end = json->node[row].end;
    int i = 0;
    if (at < 0) return -1;
    /*@ loop invariant 0 <= i <= end - at && 0 <= i <= MAX_CONSTANT_TEXT;
      @ loop invariant \forall integer k; 0 <= k < i ==> text[k] != 0;
      @ loop assigns i;
      @ loop variant end - i; */
    while (text[i] != '\0') {
        if (end - at <= i || json->text[at + i] != (unsigned char)text[i]) return -1;
        i++;
    }
    return at + i;
}

int atlas_after_word(const struct json *json, int row, int at, const char *first, const char *second, const char *third)
{
    if (at != json->node[row].start) at = after_text(json, row, at, "_and_");
    at = after_text(json, row, at, first);
    at = after_text(json, row, at, second);
    return after_text(json, row, at, third);
}

int atlas_ends_at(const struct json *json, int row, int at, const char *none)
{
    return at == json->node[row].start ? json_is(json, row, none) : at == json->node[row].end;
}

int atlas_sign_product(int x, int y)
{
    if (x == 0 || y == 0) return 0;
    return x == y ? 1 : -1;
}
