/* SPDX-License-Identifier: BSD-2-Clause */
#include "oracle/quotient.h"

#include "oracle/random.h"

#include <stdio.h>
#include <string.h>

void quotient_read(struct quotient *x, const char *text)
{
    const char *slash = strchr(text, '/');
    decimal_read(&x->p, text, slash != NULL ? (size_t)(slash - text) : strlen(text));
    decimal_read(&x->q, slash != NULL ? slash + 1 : "1", slash != NULL ? strlen(slash + 1) : 1);
}

/* Digits of an integer other than 0, biased towards powers of ten and of two, their neighbours, and the ends of words. */
static size_t random_digits(char *text, uint64_t *state)
{
    static const char *const ends[] = {"1",
                                       "2",
                                       "4294967295",
                                       "4294967296",
                                       "2147483648",
                                       "9007199254",
                                       "18446744073709551615",
                                       "18446744073709551616",
                                       "999999999",
                                       "1000000000",
                                       "340282366920938463463374607431768211456"};
    static const int lengths[] = {1, 2, 9, 10, 18, 19, 20, 38, 40, 300};
    if (random_below(state, 4) == 0)
        return (size_t)sprintf(text, "%s", ends[random_below(state, sizeof ends / sizeof *ends)]);
    const int huge = random_below(state, 300) == 0, kind = random_below(state, 4);
    const int length = huge ? random_between(state, 1000, QUOTIENT_DIGITS) : lengths[random_below(state, 10)];
    for (int i = 0; i < length; i++)
        text[i] = kind == 0 ? (i == 0 ? '1' : '0') : kind == 1 ? '9' : (char)('0' + random_below(state, 10));
    if (text[0] == '0') text[0] = '7';
    return (size_t)length;
}

void quotient_random(char *text, uint64_t *state)
{
    size_t length = 0;
    if (random_below(state, 12) == 0) {
        strcpy(text, "0");
        return;
    }
    if (random_below(state, 2) == 0) text[length++] = '-';
    length += random_digits(text + length, state);
    if (random_below(state, 3) != 0) {
        text[length++] = '/';
        length += random_digits(text + length, state);
    }
    text[length] = '\0';
}

int quotient_equal(const struct quotient *x, const struct quotient *y)
{
    static struct decimal left, right;
    decimal_multiply(&left, &x->p, &y->q);
    decimal_multiply(&right, &y->p, &x->q);
    return decimal_equal(&left, &right);
}

void quotient_apply(struct quotient *z, enum quotient_operation operation, const struct quotient *x,
                    const struct quotient *y)
{
    static struct decimal left, right;
    decimal_multiply(&z->q, &x->q, &y->q);
    if (operation == QUOTIENT_MULTIPLY) {
        decimal_multiply(&z->p, &x->p, &y->p);
        return;
    }
    decimal_multiply(&left, &x->p, &y->q);
    decimal_multiply(&right, &y->p, &x->q);
    if (operation == QUOTIENT_ADD)
        decimal_add(&z->p, &left, &right);
    else
        decimal_subtract(&z->p, &left, &right);
}
