/* SPDX-License-Identifier: BSD-2-Clause */
#include "numbers/cursor.h"
#include "numbers/number_private.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum status refuse(struct failure *failure, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(failure->reason, sizeof failure->reason, format, arguments);
    va_end(arguments);
    return STATUS_MALFORMED;
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 99 && (character < 0 ==> \result == 99); */
static int digit_value(int character)
{
    if (character >= '0' && character <= '9') return character - '0';
    if (character >= 'a' && character <= 'f') return character - 'a' + 10;
    if (character >= 'A' && character <= 'F') return character - 'A' + 10;
    return 99;
}

/* The digits of a literal without the point; `after_point` counts the digits after it. */
struct digits {
    char text[NUMBER_MAX_DIGITS + 1];
    int count, after_point;
};

/*@ predicate are_digits{L}(struct digits *d) =
  @   0 < d->count <= NUMBER_MAX_DIGITS && 0 <= d->after_point <= d->count && d->text[d->count] == 0; */

/*@ requires is_cursor(c) && 10 <= base <= 16 && \valid(digits) && \valid(failure);
  @ assigns c->at, *digits, failure->reason[0 .. 511];
  @ ensures goes_on{Pre, Here}(c);
  @ ensures \result == STATUS_OK ==> are_digits(digits); */
static enum status read_digits(struct cursor *c, int base, struct digits *digits, struct failure *failure)
{
    int point = 0;
    digits->count = digits->after_point = 0;
    /*@ loop invariant goes_on{Pre, Here}(c) && 0 <= point <= 1;
      @ loop invariant 0 <= digits->count <= NUMBER_MAX_DIGITS && 0 <= digits->after_point <= digits->count;
      @ loop assigns c->at, point, *digits, failure->reason[0 .. 511];
      @ loop variant c->end - c->at; */
    for (;; c->at++) {
        const int character = peek(c);
        if (character == '.' && !point) {
            point = 1;
        } else if (digit_value(character) < base) {
            if (digits->count == NUMBER_MAX_DIGITS)
                return refuse(failure, "the number has more than %d digits", NUMBER_MAX_DIGITS);
            digits->text[digits->count++] = (char)character;
            digits->after_point += point;
        } else {
            break;
        }
    }
    digits->text[digits->count] = '\0';
    if (digits->count == 0)
        return refuse(failure, "a digit is expected, as in \"-7/3\", \"0.1\", \"1.5e-3\" or \"0x1.8p-1\"");
    return STATUS_OK;
}

/*@ requires is_cursor(c) && \valid(exponent) && \valid(failure);
  @ assigns c->at, *exponent, failure->reason[0 .. 511];
  @ ensures goes_on{Pre, Here}(c);
  @ ensures \result == STATUS_OK ==> -NUMBER_MAX_EXPONENT <= *exponent <= NUMBER_MAX_EXPONENT; */
static enum status read_exponent(struct cursor *c, long *exponent, struct failure *failure)
{
    const int negative = peek(c) == '-';
    if (peek(c) == '-' || peek(c) == '+') c->at++;
    if (digit_value(peek(c)) > 9) return refuse(failure, "the exponent has no digits");
    long value = 0;
    /*@ loop invariant goes_on{Pre, Here}(c) && 0 <= value <= 10 * NUMBER_MAX_EXPONENT + 99;
      @ loop assigns c->at, value;
      @ loop variant c->end - c->at; */
    for (; digit_value(peek(c)) <= 9; c->at++)
        if (value <= NUMBER_MAX_EXPONENT) value = 10 * value + digit_value(peek(c));
    if (value > NUMBER_MAX_EXPONENT)
        return refuse(failure, "the exponent is beyond +-%d: the number would be too large to be exact",
                      NUMBER_MAX_EXPONENT);
    *exponent = negative ? -value : value;
    return STATUS_OK;
}

/* x *= base^exponent */
/*@ requires \valid(x) && -0x7fffffff <= exponent <= 0x7fffffff;
  @ assigns *x; */
static void scale(mpq_t x, unsigned long base, long exponent)
{
    mpz_t power;
    mpz_init(power);
    mpz_ui_pow_ui(power, base, (unsigned long)labs(exponent));
    if (exponent >= 0)
        mpz_mul(mpq_numref(x), mpq_numref(x), power);
    else
        mpz_mul(mpq_denref(x), mpq_denref(x), power);
    mpz_clear(power);
    mpq_canonicalize(x);
}

enum status literal_read(struct cursor *c, mpq_t x, struct failure *failure)
{
    struct digits digits;
    long exponent = 0;
    const int hexadecimal = c->end - c->at > 2 && c->at[0] == '0' && (c->at[1] == 'x' || c->at[1] == 'X');
    if (hexadecimal) c->at += 2;
    enum status status = read_digits(c, hexadecimal ? 16 : 10, &digits, failure);
    if (status != STATUS_OK) return status;
    const int marked = hexadecimal ? accept(c, 'p') || accept(c, 'P') : accept(c, 'e') || accept(c, 'E');
    if (marked) status = read_exponent(c, &exponent, failure);
    if (status != STATUS_OK) return status;
    mpz_set_str(mpq_numref(x), digits.text, hexadecimal ? 16 : 10);
    mpz_set_ui(mpq_denref(x), 1);
    scale(x, hexadecimal ? 2 : 10, exponent - (hexadecimal ? 4L : 1L) * digits.after_point);
    return STATUS_OK;
}

const struct number *number_take(struct number_pool *pool, mpq_t x)
{
    struct number *taken = number_fresh(pool);
    mpq_swap(taken->value, x);
    return taken;
}

/*@ requires is_cursor(c) && \valid(x) && \valid(failure);
  @ assigns c->at, *x, failure->reason[0 .. 511];
  @ ensures goes_on{Pre, Here}(c); */
static enum status read_signed(struct cursor *c, mpq_t x, struct failure *failure)
{
    skip_space(c);
    const int negative = peek(c) == '-';
    if (peek(c) == '-' || peek(c) == '+') c->at++;
    const enum status status = literal_read(c, x, failure);
    if (status != STATUS_OK) return status;
    if (negative) mpq_neg(x, x);
    skip_space(c);
    return STATUS_OK;
}

/*@ requires is_cursor(c) && \valid(x) && \valid(divisor) && \valid(failure);
  @ assigns c->at, *x, *divisor, failure->reason[0 .. 511];
  @ ensures goes_on{Pre, Here}(c); */
static enum status read_ratio(struct cursor *c, mpq_t x, mpq_t divisor, struct failure *failure)
{
    enum status status = read_signed(c, x, failure);
    if (status != STATUS_OK || !accept(c, '/')) return status;
    status = read_signed(c, divisor, failure);
    if (status != STATUS_OK) return status;
    if (mpq_sgn(divisor) == 0) return refuse(failure, "division by zero");
    mpq_div(x, x, divisor);
    return STATUS_OK;
}

/* One byte of a text, from 0 to 255; 0 behind its end. */
/*@ requires is_text(text, length);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 255; */
static int byte_at(const char *text, size_t length, size_t i)
{
    return i < length ? (unsigned char)text[i] : 0;
}

/* 1 when the byte can continue a character of UTF-8. */
/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int goes_on(int byte)
{
    return byte >= 0x80 && byte <= 0xBF;
}

/* The number of bytes of the UTF-8 character that begins at i, 1 to 4; 0 when there is none or it is a control
 * character. */
/*@ requires is_text(text, length) && i < length;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 4; */
static int character_length(const char *text, size_t length, size_t i)
{
    const int first = byte_at(text, length, i), second = byte_at(text, length, i + 1);
    if (first < 0x80) return first >= ' ' && first <= '~';
    if (first < 0xC2 || first > 0xF4 || !goes_on(second)) return 0;
    if (first < 0xE0) return first == 0xC2 && second < 0xA0 ? 0 : 2;
    if (!goes_on(byte_at(text, length, i + 2))) return 0;
    if (first < 0xF0) return (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ? 0 : 3;
    if (!goes_on(byte_at(text, length, i + 3))) return 0;
    return (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F) ? 0 : 4;
}

void quote(const char *text, size_t length, char shown[QUOTE_SIZE])
{
    size_t n = 0, whole = 0; /* the characters before `whole` are complete */
    /*@ loop invariant 0 <= n <= length && n <= 40 && whole <= 40;
      @ loop assigns n, whole, shown[0 .. 39];
      @ loop variant 40 - n; */
    for (; n < length && n < 40; n++) {
        const int bytes = n < whole ? 1 : character_length(text, length, n);
        if (n + (size_t)bytes > 40) break; /* the character would be cut */
        if (n >= whole) whole = n + (size_t)bytes;
        shown[n] = bytes > 0 ? text[n] : '?';
    }
    const size_t end = n < length ? n + 3 : n;
    /*@ loop invariant 0 <= n <= end <= 43;
      @ loop assigns n, shown[0 .. 42];
      @ loop variant end - n; */
    for (; n < end; n++) shown[n] = '.';
    shown[n] = '\0';
}

/*@ requires pool != \null && is_text(text, length) && \valid(x) && \valid(failure);
  @ assigns *x, *failure;
  @ ensures \result == STATUS_OK ==> *x != \null; */
enum status number_read(struct number_pool *pool, const char *text, size_t length, const struct number **x,
                        struct failure *failure)
{
    char shown[QUOTE_SIZE];
    struct failure why = {"",
                          "an exact rational is expected, like \"3\", \"-7/3\", \"0.1\", \"1.5e-3\" or \"0x1.8p-1\""};
    struct cursor cursor = {text, text + length};
    mpq_t value, divisor;
    mpq_init(value);
    mpq_init(divisor);
    enum status status = read_ratio(&cursor, value, divisor, &why);
    if (status == STATUS_OK && cursor.at != cursor.end) status = STATUS_MALFORMED;
    if (status == STATUS_OK) {
        *x = number_take(pool, value);
    } else {
        quote(text, length, shown);
        refuse(failure, "'%s': %s", shown, why.reason);
    }
    mpq_clear(value);
    mpq_clear(divisor);
    return status;
}
