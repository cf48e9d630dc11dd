/* SPDX-License-Identifier: BSD-2-Clause */
#include "oracle/read.h"

#include <stdlib.h>
#include <string.h>

static int digit(int character, int base)
{
    static const char digits[] = "0123456789abcdef";
    const char *at = character != '\0' ? strchr(digits, character) : NULL;
    return at != NULL && at - digits < base ? (int)(at - digits) : -1;
}

static void times_power(mpq_t x, int base, long exponent)
{
    mpz_t power;
    mpz_init(power);
    mpz_ui_pow_ui(power, (unsigned long)base, (unsigned long)labs(exponent));
    mpz_mul(exponent < 0 ? mpq_denref(x) : mpq_numref(x), exponent < 0 ? mpq_denref(x) : mpq_numref(x), power);
    mpz_clear(power);
    mpq_canonicalize(x);
}

/* Horner over the digits; each digit behind the point divides by the base once. */
static const char *read_literal(mpq_t x, const char *at)
{
    const int negative = *at == '-';
    at += *at == '-' || *at == '+';
    const int base = strncmp(at, "0x", 2) == 0 ? 16 : 10;
    long behind = 0, exponent = 0;
    int point = 0;
    mpq_set_ui(x, 0, 1);
    for (at += base == 16 ? 2 : 0; (*at == '.' && !point) || digit(*at, base) >= 0; at++) {
        if (*at == '.') {
            point = 1;
            continue;
        }
        mpz_mul_ui(mpq_numref(x), mpq_numref(x), (unsigned long)base);
        mpz_add_ui(mpq_numref(x), mpq_numref(x), (unsigned long)digit(*at, base));
        behind += point;
    }
    times_power(x, base, -behind);
    if (*at == (base == 16 ? 'p' : 'e')) {
        char *end;
        exponent = strtol(at + 1, &end, 10);
        at = end;
    }
    times_power(x, base == 16 ? 2 : 10, exponent);
    if (negative) mpq_neg(x, x);
    return at;
}

int oracle_read(mpq_t x, const char *text)
{
    mpq_t divisor;
    mpq_init(divisor);
    mpq_set_ui(divisor, 1, 1);
    const char *at = read_literal(x, text);
    if (*at == '/') at = read_literal(divisor, at + 1);
    const int good = *at == '\0' && mpq_sgn(divisor) != 0;
    if (good) mpq_div(x, x, divisor);
    mpq_clear(divisor);
    return good;
}
