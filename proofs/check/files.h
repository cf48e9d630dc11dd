/* SPDX-License-Identifier: BSD-2-Clause */
/* The assumed contracts of the functions of the C library and of the rest of the checker that src/check/main.c calls; TRUST.md numbers
 * them.
 *
 * This header replaces <stdio.h>, <stdlib.h>, <string.h>, <errno.h> and <sys/stat.h>.  A file is modelled by the number of bytes that are left to read,
 * fewer than 2^63; what is written to files is not modelled.  The compiler checks that the arguments of printf have the types of the
 * format; that an argument for %s is a text that ends with NUL is assumed. */
#ifndef PROOFS_CHECK_FILES_H
#define PROOFS_CHECK_FILES_H
#define __FC_STDIO
#define __FC_STDLIB
#define __FC_STRING_H_
#define __FC_ERRNO
#define __FC_SYS_STAT_H
#define printf write_output
#define fprintf write_to
#define stdin (&file_input)
#define stdout (&file_output)
#define stderr (&file_errors)
#define errno error_number
#define EOF (-1)
#define S_ISREG(mode) (((mode)&0xf000) == 0x8000)

#include <stddef.h>

#include "answers.h"
#include "check/arguments.h"
#include "check/record.h"
#include "model.h"

typedef struct {
    unsigned long left;
} FILE;
/*@ predicate is_open{L}(FILE *file) = \valid(file) && file->left < 0x7fffffffffffffff; */
extern FILE file_input, file_output, file_errors;
extern int error_number;

/* The members of files that fopen may write: of all files, because WP cannot express that memory is new. */
#define FILES {f->left | FILE *f; \true}, error_number

/*@ // L5: a byte, or EOF at the end.
    requires is_open(file);
    assigns file->left, error_number;
    ensures file->left <= \old(file->left);
    ensures \result == EOF || (0 <= \result <= 255 && file->left < \old(file->left)); */
int getc_unlocked(FILE *file);
/*@ // L5
    requires is_text(name);
    requires is_text(mode);
    assigns error_number, \result \from name, mode;
    ensures \result == \null || is_open(\result); */
FILE *fopen(const char *name, const char *mode);
/*@ // L5
    requires \valid(file);
    assigns \nothing; */
int ferror(FILE *file);
/* What main.c reads of the status of a file. */
struct stat {
    unsigned long st_dev, st_ino;
    unsigned int st_mode;
};
/*@ // L5
    requires \valid(file);
    assigns error_number; */
int fileno(FILE *file);
/*@ // L5
    requires \valid(status);
    assigns *status, error_number; */
int fstat(int descriptor, struct stat *status);
/*@ // L5
    requires \valid(file);
    assigns error_number; */
int fclose(FILE *file);
/*@ // L5
    requires \valid(file);
    assigns error_number; */
int fflush(FILE *file);
/*@ // L5
    requires \valid(file);
    assigns error_number; */
int fputs(const char *text, FILE *file);
/*@ // L5
    requires size == 1 && \valid_read(text + (0 .. n - 1)) && \valid(file);
    assigns error_number; */
size_t fwrite(const unsigned char *text, size_t size, size_t n, FILE *file);
/*@ // L5
    assigns error_number; */
int putchar(int c);
/*@ // L5
    assigns error_number; */
int write_output(const char *format, ...);
/*@ // L5
    requires \valid(file);
    assigns error_number; */
int write_to(FILE *file, const char *format, ...);
/*@ // L5
    assigns \result \from number; */
char *strerror(int number);
/*@ // L5
    requires is_text(x);
    requires is_text(y);
    assigns \nothing; */
int strcmp(const char *x, const char *y);
/*@ // L5
    requires \valid_read(text + (0 .. n - 1));
    assigns \result \from text, c, n; */
const unsigned char *memchr(const unsigned char *text, int c, size_t n);
/*@ // L1
    assigns \nothing;
    ensures \false; */
void abort(void);
/*@ // L1
    assigns \nothing;
    ensures \false; */
void exit(int status);

/* What holds for a record for which VERIFIED is printed: nothing here; main_claimed.h defines it. */
#ifndef VERIFIED_RECORD
#define VERIFIED_RECORD(k) \true
#endif

/*@ // A53: the texts of the answer are constants; that record_check is safe, and what it changes, is proved in src/check/record.c.
    ensures texts: answer_texts(\result.place, \result.item, \result.what); */
struct answer record_check(struct json *json, const unsigned char *text, int length, struct scalar_pool *pool, int *id);

#endif
