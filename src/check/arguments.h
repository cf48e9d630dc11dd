/* SPDX-License-Identifier: BSD-2-Clause */
/* The arguments of painleve-check: files, and the budgets of a record. */
#ifndef CHECK_ARGUMENTS_H
#define CHECK_ARGUMENTS_H

/*@ predicate is_text{L}(char *s) = \exists integer n; 0 <= n && \valid_read(s + (0 .. n)) && s[n] == 0; */

/* arguments_is_option: 1 for an option such as --NAME=VALUE, 0 for a file name or -. */
/*@ requires is_text(argument);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
int arguments_is_option(const char *argument);

/* arguments_take: sets the budgets according to the options. Returns the number of files, or -i when argument i is a
 * wrong option. */
/*@ requires 0 <= argc && \valid_read(argv + (0 .. argc - 1));
  @ requires \forall integer i; 0 <= i < argc ==> is_text(argv[i]);
  @ assigns \nothing;
  @ ensures -argc < \result <= argc || \result == 0; */
int arguments_take(int argc, char **argv);

#endif
