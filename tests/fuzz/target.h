/* SPDX-License-Identifier: BSD-2-Clause */
/* What the fuzz targets share.
 *
 * A target takes any bytes and must return: a crash, a report of a sanitizer, or finding() is a fault of the program.  libFuzzer
 * makes the bytes (make fuzz); replay.c reads them from files, so that any compiler can run past faults again (make check). */
#ifndef FUZZ_TARGET_H
#define FUZZ_TARGET_H

#include <stddef.h>
#include <stdint.h>

/* fuzz_one: tries one input. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* LLVMFuzzerInitialize: called once, before standard output and error are closed. */
int LLVMFuzzerInitialize(int *argc, char ***argv);

/* finding: says what is wrong, on the standard error that the process began with, and aborts. */
_Noreturn void finding(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* pool_limbs: from here on, if POOLED_LIMBS is in the environment, GMP takes its memory from lists of blocks that no sanitizer watches. */
void pool_limbs(void);

/* memory_file: an open file without a name that holds the bytes, at its beginning.
 * memory_file_path: "/dev/fd/N", under which a program can open it. */
int memory_file(const uint8_t *data, size_t size);
const char *memory_file_path(int file, char path[32]);

/* judge_certificate: asks the independent checker about a verdict that the program has just written; anything but VERIFIED is a finding, except
 * UNSUPPORTED for the verdicts of an uncertain mechanism, whose list may come without a proof. The checker
 * is linked apart (fuzz.mk): some of its functions have the names of the program's. */
void judge_certificate(const char *line, size_t length);

#endif
