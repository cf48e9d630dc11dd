/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef BENCH_RIVALS_H
#define BENCH_RIVALS_H

/* rivals_table: prints the table of speeds and wrong answers. */
void rivals_table(int rounds);

#endif
