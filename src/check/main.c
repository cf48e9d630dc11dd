/* SPDX-License-Identifier: BSD-2-Clause */
/* painleve-check: verifies certificates (spec/certificate.md).  It shares no code with the program that writes
 * them, and needs only GMP. */
#include "check/arguments.h"
#include "check/record.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { EXIT_USAGE = 2, EXIT_INTERNAL = 5 };

struct checker {
    struct json *json;
    struct scalar_pool *pool;
    unsigned char *text; /* the record; room for JSON_MAX_BYTES + 2 */
    int length;          /* of the record; greater than JSON_MAX_BYTES when it exceeds the limit */
    int worst;           /* the largest exit status so far */
};

/*@ predicate checker_ready{L}(struct checker *k) = \valid(k) && \valid(k->json) && k->pool != \null &&
  @   \valid(k->text + (0 .. JSON_MAX_BYTES + 1)) && 0 <= k->length <= JSON_MAX_BYTES + 2 &&
  @   \separated(k, k->json, k->text + (0 .. JSON_MAX_BYTES + 1));
  @ predicate same_checker{K,L}(struct checker *k) = \at(k->json, K) == \at(k->json, L) &&
  @   \at(k->pool, K) == \at(k->pool, L) && \at(k->text, K) == \at(k->text, L); */
#define RECORD k->length, k->text[0..JSON_MAX_BYTES + 1]
#define CHECKED k->worst, *k->json, scalar_doubt, errno

/* Flushes the answer, so that it is visible at once. If that fails, the program ends, since no further answer would be
 * seen. */
/*@ assigns errno; */
static void finish_line(void)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout)) return;
    fprintf(stderr, "painleve-check: the results could not be written: %s\n",
            errno != 0 ? strerror(errno) : "unknown reason");
    exit(EXIT_INTERNAL);
}

/* Appends the text up to the end of the line or file. Returns 0 at the end of the file. */
/*@ requires checker_ready(k) && is_open(file);
  @ assigns RECORD, file->left, errno;
  @ ensures checker_ready(k) && same_checker{Pre,Here}(k) && \old(k->length) <= k->length;
  @ ensures k->length <= JSON_MAX_BYTES + 1 || k->length == \old(k->length);
  @ ensures file->left <= \old(file->left) && (\result != 0 ==> file->left < \old(file->left)); */
static int read_line(struct checker *k, FILE *file, int keep_end)
{
    int c = getc_unlocked(file);
    if (c == EOF) return 0;
    /*@ loop invariant checker_ready(k) && same_checker{Pre,Here}(k) && \at(k->length, Pre) <= k->length;
      @ loop invariant k->length <= JSON_MAX_BYTES + 1 || k->length == \at(k->length, Pre);
      @ loop invariant file->left < \at(file->left, Pre);
      @ loop assigns c, RECORD, file->left, errno;
      @ loop variant c == EOF ? 0 : file->left + 1; */
    while (c != EOF && c != '\n') {
        if (k->length <= JSON_MAX_BYTES) k->text[k->length++] = (unsigned char)c;
        c = getc_unlocked(file);
    }
    if (c == '\n' && keep_end && k->length <= JSON_MAX_BYTES) k->text[k->length++] = '\n';
    return 1;
}

/* The number of characters that are not white space, but at most 2. */
/*@ requires checker_ready(k);
  @ assigns \nothing;
  @ ensures 0 <= \result <= 2; */
static int count_ink(const struct checker *k)
{
    int ink = 0;
    /*@ loop invariant 0 <= i && 0 <= ink <= 2;
      @ loop assigns i, ink;
      @ loop variant k->length - i; */
    for (int i = 0; i < k->length && ink < 2; i++)
        ink += k->text[i] != ' ' && k->text[i] != '\t' && k->text[i] != '\r' && k->text[i] != '\n';
    return ink;
}

/* Prints the id of the record in its own notation. */
/*@ requires checker_ready(k) && json_ok(k->json) && 0 <= id < k->json->count;
  @ assigns errno; */
static void print_id(const struct checker *k, int id)
{
    const struct json_node *node = k->json->node + id;
    const char *quote = node->type == JSON_STRING ? "\"" : "";
    printf(" %s", quote);
    fwrite(k->text + node->start, 1, (size_t)(node->end - node->start), stdout);
    printf("%s", quote);
}

/* Prints "byte N: place.item: what", omitting what is empty. */
/*@ requires constant_text(place);
  @ requires constant_text(item);
  @ assigns errno; */
static void print_reason(const char *place, const char *item, const char *what, long byte)
{
    const int placed = place[0] != '\0', named = item[0] != '\0';
    printf(": ");
    if (byte > 0) printf("byte %ld: ", byte);
    printf("%s%s%s%s%s", place, placed && named ? "." : "", item, placed || named ? ": " : "", what);
}

/*@ requires checker_ready(k) && answer_texts(answer.place, answer.item, answer.what);
  @ requires is_text(file);
  @ requires id == 0 || (json_ok(k->json) && 0 < id < k->json->count);
  @ requires claim: answer.word == ANSWER_VERIFIED ==> VERIFIED_RECORD(k);
  @ assigns errno; */
static void print_answer(const struct checker *k, struct answer answer, const char *file, long line, int id)
{
    printf("%s %s%s%ld", answer_name(answer.word), file, file[0] != '\0' ? ":" : "", line);
    if (id != 0) print_id(k, id);
    if (answer.what[0] != '\0') print_reason(answer.place, answer.item, answer.what, answer.byte);
    putchar('\n');
    finish_line();
}

/*@ requires \valid(k);
  @ assigns k->worst;
  @ ensures k->worst >= status; */
static void note(struct checker *k, int status)
{
    if (status > k->worst) k->worst = status;
}

/*@ requires 0 <= position <= JSON_MAX_BYTES;
  @ requires constant_text(what);
  @ assigns \nothing;
  @ ensures answer_texts(\result.place, \result.item, \result.what) && \result.word == ANSWER_MALFORMED; */
static struct answer malformed(int position, const char *what)
{
    struct answer answer;
    answer_at(&answer, position, known_text(""), what);
    return answer;
}

/* Checks the record in the text and prints the answer. */
/*@ requires checker_ready(k) && is_text(file);
  @ assigns CHECKED;
  @ ensures checker_ready(k) && same_checker{Pre,Here}(k); */
static void check_text(struct checker *k, const char *file, long line)
{
    int id = 0;
    const struct answer answer = k->length > JSON_MAX_BYTES
                                     ? malformed(JSON_MAX_BYTES, "the certificate is longer than 16 MiB")
                                     : record_check(k->json, k->text, k->length, k->pool, &id);
    //@ assert same: k->json == \at(k->json, Pre) && k->text == \at(k->text, Pre) && k->length == \at(k->length, Pre);
    print_answer(k, answer, file, line, id);
    note(k, answer_exit(answer.word));
}

/* Appends the remaining lines of the file. */
/*@ requires checker_ready(k) && is_open(file) && k->length <= JSON_MAX_BYTES + 1;
  @ assigns RECORD, file->left, errno;
  @ ensures checker_ready(k) && same_checker{Pre,Here}(k) && file->left <= \old(file->left); */
static void read_rest(struct checker *k, FILE *file)
{
    k->text[k->length++] = '\n';
    /*@ loop invariant checker_ready(k) && same_checker{Pre,Here}(k) && file->left <= \at(file->left, Pre);
      @ loop assigns RECORD, file->left, errno;
      @ loop variant file->left; */
    while (read_line(k, file, 1)) continue;
}

/*@ requires checker_ready(k) && is_open(file) && is_text(name);
  @ assigns RECORD, CHECKED, file->left;
  @ ensures file->left <= \old(file->left) && checker_ready(k) && same_checker{Pre,Here}(k); */
static void check_file(struct checker *k, FILE *file, const char *name)
{
    long line = 1;
    int some = 0;
    /*@ loop invariant checker_ready(k) && same_checker{Pre,Here}(k) && k->length == 0;
      @ loop invariant 1 <= line && line + file->left <= 1 + \at(file->left, Pre);
      @ loop assigns line, some, k->length, \at(k->text, Pre)[0 .. JSON_MAX_BYTES + 1], k->worst, *\at(k->json, Pre),
      @   scalar_doubt, errno, file->left;
      @ loop variant file->left; */
    for (k->length = 0; read_line(k, file, 0); k->length = 0, line++) {
        const int ink = count_ink(k);
        if (ink == 0) continue;
        if (ink == 1 && !some && memchr(k->text, '{', (size_t)k->length) != NULL) read_rest(k, file);
        check_text(k, name, line);
        some = 1;
    }
    if (some || ferror(file)) return;
    const struct answer answer = malformed(0, "no certificate");
    print_answer(k, answer, name, line, 0);
    note(k, answer_exit(ANSWER_MALFORMED));
}

/* 1 when the answers would be appended to the file that is read, so that reading would have no end. Where standard
 * output is closed, the file may have its descriptor, and nothing can be written. */
/*@ requires \valid(file);
  @ assigns errno;
  @ ensures 0 <= \result <= 1; */
static int is_output(FILE *file)
{
    struct stat in, out;
    if (fileno(file) == fileno(stdout) || fstat(fileno(file), &in) != 0 || fstat(fileno(stdout), &out) != 0) return 0;
    return S_ISREG(in.st_mode) && in.st_dev == out.st_dev && in.st_ino == out.st_ino;
}

/*@ requires checker_ready(k) && is_open(file) && is_text(name);
  @ assigns RECORD, CHECKED, file->left;
  @ ensures file->left <= \old(file->left) && checker_ready(k) && same_checker{Pre,Here}(k); */
static void check_input(struct checker *k, FILE *file, const char *name, int show)
{
    if (is_output(file)) {
        fprintf(stderr, "painleve-check: %s: the input is also the output\n", name);
        note(k, EXIT_USAGE);
    } else {
        check_file(k, file, show ? name : "");
    }
}

/*@ requires checker_ready(k) && is_text(name) && is_open(stdin);
  @ assigns RECORD, CHECKED, FILES;
  @ ensures is_open(stdin) && checker_ready(k) && same_checker{Pre,Here}(k); */
static void check_name(struct checker *k, const char *name, int show)
{
    errno = 0;
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    int failed = file == NULL;
    if (!failed) {
        check_input(k, file, name, show);
        failed = ferror(file);
        if (file != stdin) fclose(file);
    }
    if (!failed) return;
    fprintf(stderr, "painleve-check: %s: %s\n", name, errno != 0 ? strerror(errno) : "cannot be read");
    note(k, EXIT_USAGE);
}

/*@ requires \valid(out);
  @ assigns errno; */
static int usage(FILE *out)
{
    fputs("usage: painleve-check [--work=UNITS] [--memory=BYTES] [FILE... | -]\n"
          "Verifies certificates, one a line, and says for each VERIFIED, REJECTED, UNSUPPORTED, MALFORMED, or "
          "UNCHECKED\n"
          "where the check would take more work (by default 4000000000 units, each about a nanosecond) or memory (by\n"
          "default 268435456 bytes of numbers).\n"
          "Exit status: 0 all verified, 1 some rejected or unsupported, 2 usage, 3 some malformed, 4 some unchecked,\n"
          "5 the answers could not be written.  With several, the largest.\n",
          out);
    finish_line();
    return out == stdout ? 0 : EXIT_USAGE;
}

/*@ requires is_text(option);
  @ assigns errno; */
static int wrong_option(const char *option)
{
    fprintf(stderr, "painleve-check: %s: expected --work=UNITS or --memory=BYTES, each a whole number below 10^15\n",
            option);
    return usage(stderr);
}

static struct json values;
static unsigned char record[JSON_MAX_BYTES + 2];

/*@ requires 0 <= argc && \valid_read(argv + (0 .. argc - 1)) && \separated(argv + (0 .. argc - 1), &values);
  @ requires \forall integer i; 0 <= i < argc ==> is_text(argv[i]);
  @ requires is_open(stdin);
  @ assigns values, record[0 .. JSON_MAX_BYTES + 1], scalar_doubt, FILES; */
int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--help") == 0) return usage(stdout);
    const int files = arguments_take(argc, argv);
    if (files < 0) return wrong_option(argv[-files]);
    struct checker k = {.json = &values, .pool = scalar_pool_new(), .text = record};
    if (k.pool == NULL) abort();
    /*@ loop invariant 1 <= i && checker_ready(&k) && k.json == &values && k.text == record && is_open(stdin);
      @ loop assigns i, k, values, record[0 .. JSON_MAX_BYTES + 1], scalar_doubt, FILES;
      @ loop variant argc - i; */
    for (int i = 1; i < argc; i++)
        if (!arguments_is_option(argv[i])) check_name(&k, argv[i], files > 1);
    if (files == 0) check_name(&k, "-", 0);
    scalar_pool_free(k.pool);
    finish_line();
    return k.worst;
}
