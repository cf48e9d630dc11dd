/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/arguments.h"

#include "check/budget.h"

enum { MAX_DIGITS = 20 };

/* 1 when the text begins with these n characters. */
/*@ requires is_text(text);
  @ requires 0 <= n && \valid_read(beginning + (0 .. n - 1)) && \forall integer k; 0 <= k < n ==> beginning[k] != 0;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1;
  @ ensures \result == 1 ==> \forall integer k; 0 <= k < n ==> text[k] != 0; */
static int begins_with(const char *text, const char *beginning, int n)
{
    /*@ loop invariant 0 <= i <= n && \forall integer k; 0 <= k < i ==> text[k] != 0;
      @ loop assigns i;
      @ loop variant n - i; */
    for (int i = 0; i < n; i++)
        if (text[i] != beginning[i]) return 0;
    return 1;
}

/* The number written in the text from `start` on, at least 0 and less than 10^15; -1 when there is no such number. */
/*@ requires is_text(text);
  @ requires 0 <= start <= 100 && \forall integer k; 0 <= k < start ==> text[k] != 0;
  @ assigns \nothing;
  @ ensures -1 <= \result < 1000000000000000; */
static long read_limit(const char *text, int start)
{
    long n = 0;
    if (text[start] == '\0') return -1;
    /*@ loop invariant start <= i <= start + MAX_DIGITS && 0 <= n < 1000000000000000;
      @ loop invariant \forall integer k; 0 <= k < i ==> text[k] != 0;
      @ loop assigns i, n;
      @ loop variant start + MAX_DIGITS - i; */
    for (int i = start; i < start + MAX_DIGITS; i++) {
        if (text[i] == '\0') return n;
        if (text[i] < '0' || text[i] > '9' || n >= 100000000000000) return -1;
        n = 10 * n + (text[i] - '0');
    }
    return -1;
}

int arguments_is_option(const char *argument)
{
    return argument[0] == '-' && argument[1] != '\0';
}

/* Stores the limit that an option gives; returns 0 when the option is not one of these. */
/*@ requires is_text(option) && \valid(work) && \valid(bytes) && \separated(work, bytes);
  @ requires 0 <= *work < 1000000000000000 && 0 <= *bytes < 1000000000000000;
  @ assigns *work, *bytes;
  @ ensures 0 <= \result <= 1;
  @ ensures 0 <= *work < 1000000000000000 && 0 <= *bytes < 1000000000000000; */
static int take_option(const char *option, long *work, long *bytes)
{
    const int is_work = begins_with(option, "--work=", 7), is_bytes = begins_with(option, "--memory=", 9);
    const long limit = is_work ? read_limit(option, 7) : is_bytes ? read_limit(option, 9) : -1;
    if (limit < 0) return 0;
    if (is_work)
        *work = limit;
    else
        *bytes = limit;
    return 1;
}

int arguments_take(int argc, char **argv)
{
    long work = BUDGET_WORK, bytes = BUDGET_BYTES;
    int files = 0;
    /*@ loop invariant 1 <= i && 0 <= files < i;
      @ loop invariant 0 <= work < 1000000000000000 && 0 <= bytes < 1000000000000000;
      @ loop invariant i <= argc || i == 1;
      @ loop assigns i, files, work, bytes;
      @ loop variant argc - i; */
    for (int i = 1; i < argc; i++) {
        if (!arguments_is_option(argv[i]))
            files++;
        else if (!take_option(argv[i], &work, &bytes))
            return -i;
    }
    budget_set(work, bytes);
    return files;
}
