/* SPDX-License-Identifier: BSD-2-Clause */
/* painleve-check: verifies certificates (spec/certificate.md).  It shares no code with the program that writes
 * them, and needs only GMP. */
#include "check/record.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_USAGE = 2 };

struct checker {
    struct json *json;
    struct rational_pool *pool;
    unsigned char *text; /* the record: JSON_MAX_BYTES and one more */
    int length;          /* of the record; JSON_MAX_BYTES + 1 when it is longer than is allowed */
    int worst;           /* the exit status so far */
};

/* Reads to the end of the line, or of the file, and adds it to the text.  Returns 0 at the end of the file. */
static int read_line(struct checker *k, FILE *file, int keep_end)
{
    int c = getc(file);
    if (c == EOF) return 0;
    while (c != EOF && c != '\n') {
        if (k->length <= JSON_MAX_BYTES) k->text[k->length++] = (unsigned char)c;
        c = getc(file);
    }
    if (c == '\n' && keep_end && k->length <= JSON_MAX_BYTES) k->text[k->length++] = '\n';
    return 1;
}

/* The number of characters in the text that are not white space; counts no further than 2. */
static int count_ink(const struct checker *k)
{
    int ink = 0;
    for (int i = 0; i < k->length && ink < 2; i++)
        ink += k->text[i] != ' ' && k->text[i] != '\t' && k->text[i] != '\r' && k->text[i] != '\n';
    return ink;
}

static void print_answer(const struct checker *k, const struct answer *answer, const char *file, long line, int id)
{
    printf("%s %s%s%ld", answer_name(answer->word), file, file[0] != '\0' ? ":" : "", line);
    if (id != 0) {
        const struct json_node *node = k->json->node + id;
        const char *quote = node->type == JSON_STRING ? "\"" : "";
        printf(" %s%.*s%s", quote, node->end - node->start, (const char *)k->text + node->start, quote);
    }
    if (answer->what[0] != '\0') {
        printf(": ");
        if (answer->byte > 0) printf("byte %ld: ", answer->byte);
        printf("%s%s%s%s", answer->place, answer->place[0] != '\0' && answer->item[0] != '\0' ? "." : "", answer->item,
               answer->place[0] != '\0' || answer->item[0] != '\0' ? ": " : "");
        printf("%s", answer->what);
    }
    putchar('\n');
}

static void note(struct checker *k, int status)
{
    if (status > k->worst) k->worst = status;
}

/* Answers the record in the text. */
static void check_text(struct checker *k, const char *file, long line)
{
    struct answer answer;
    int id = 0;
    if (k->length > JSON_MAX_BYTES)
        answer_at(&answer, JSON_MAX_BYTES, "", "the certificate is longer than 16 MiB");
    else
        answer = record_check(k->json, k->text, k->length, k->pool, &id);
    print_answer(k, &answer, file, line, id);
    note(k, answer_exit(answer.word));
}

static void check_file(struct checker *k, FILE *file, const char *name)
{
    long line = 1;
    int records = 0;
    for (k->length = 0; read_line(k, file, 0); k->length = 0, line++) {
        const int ink = count_ink(k);
        if (ink == 0) continue;
        if (ink == 1 && records == 0 && memchr(k->text, '{', (size_t)k->length) != NULL)
            for (k->text[k->length++] = '\n'; read_line(k, file, 1);) continue;
        check_text(k, name, line);
        records++;
    }
    if (records > 0 || ferror(file)) return;
    struct answer answer;
    answer_at(&answer, 0, "", "no certificate");
    print_answer(k, &answer, name, line, 0);
    note(k, answer_exit(ANSWER_MALFORMED));
}

static void check_name(struct checker *k, const char *name, int show)
{
    errno = 0;
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    int failed = file == NULL;
    if (!failed) {
        check_file(k, file, show ? name : "");
        failed = ferror(file);
        if (file != stdin) fclose(file);
    }
    if (!failed) return;
    fprintf(stderr, "painleve-check: %s: %s\n", name, errno != 0 ? strerror(errno) : "cannot be read");
    note(k, EXIT_USAGE);
}

static int usage(FILE *out)
{
    fputs("usage: painleve-check [FILE... | -]\n"
          "Verifies certificates, one a line, and says for each VERIFIED, REJECTED, UNSUPPORTED or MALFORMED.\n"
          "Exit status: 0 all verified, 1 some rejected or unsupported, 2 usage, 3 some malformed.\n",
          out);
    return out == stdout ? 0 : EXIT_USAGE;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "--help") == 0) return usage(stdout);
    for (int i = 1; i < argc; i++)
        if (argv[i][0] == '-' && argv[i][1] != '\0') return usage(stderr);
    struct checker k = {
        .json = malloc(sizeof(struct json)), .pool = rational_pool_new(), .text = malloc((size_t)JSON_MAX_BYTES + 2)};
    if (k.json == NULL || k.pool == NULL || k.text == NULL) abort();
    for (int i = 1; i < argc; i++) check_name(&k, argv[i], argc > 2);
    if (argc < 2) check_name(&k, "-", 0);
    free(k.json);
    free(k.text);
    rational_pool_free(k.pool);
    if (fflush(stdout) != 0 || ferror(stdout)) note(&k, EXIT_USAGE);
    return k.worst;
}
