/* SPDX-License-Identifier: BSD-2-Clause */
/* The verdict in words, for people. */
#include "modes/modes.h"
#include "problem/number_json.h"

#include <stdlib.h>
#include <string.h>

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static void print_letters(const json_t *word, FILE *out)
{
    size_t i;
    const json_t *letter;
    json_array_foreach (json_object_get(word, "word"), i, letter)
        fprintf(out, "%s%s", i > 0 ? " " : "", json_string_value(letter));
}

static void describe_dimension(const json_t *word, const char *key, const char *what, FILE *out)
{
    const int dimension = (int)json_integer_value(json_object_get(word, key));
    if (dimension == 0)
        fprintf(out, ", one %s", what);
    else
        fprintf(out, ", %ss of dimension %d", what, dimension);
}

/* The next leaf of the tree after `from` that solves its word. */
static const json_t *next_leaf(const json_t *tree, size_t *from)
{
    const json_t *node;
    do node = json_array_get(tree, (*from)++);
    while (node != NULL && json_object_get(node, "forces") == NULL);
    return node;
}

/* Prints the forces of a leaf, when they are few. */
static void describe_forces(struct number_pool *pool, const json_t *leaf, FILE *out)
{
    size_t i;
    const json_t *name, *names = json_object_get(leaf, "forces");
    if (json_array_size(names) == 0 || json_array_size(names) > 16) return;
    fputs("      with extreme forces", out);
    json_array_foreach (names, i, name) {
        char *value = value_words(pool, json_array_get(json_object_get(leaf, "values"), i));
        fprintf(out, "%s %s: %s", i > 0 ? "," : "", json_string_value(name), value);
        free(value);
    }
    fputc('\n', out);
}

static void describe_words(struct number_pool *pool, const json_t *verdict, const json_t *tree, FILE *out)
{
    size_t i, from = 0;
    const json_t *word;
    json_array_foreach (json_object_get(verdict, "words"), i, word) {
        fputs("  ", out);
        print_letters(word, out);
        fprintf(out, "   %s", text_of(word, "status"));
        describe_dimension(word, "accelerations", "acceleration", out);
        describe_dimension(word, "forces", "force", out);
        fputc('\n', out);
        describe_forces(pool, next_leaf(tree, &from), out);
    }
}

static const char *meaning_of(const char *row)
{
    if (strcmp(row, "inconsistent") == 0)
        return "no contact forces solve Newton's, Signorini's and Coulomb's conditions";
    if (strcmp(row, "determinate") == 0) return "one motion, with one set of contact forces";
    if (strcmp(row, "statically_indeterminate") == 0) return "one motion; the contact forces are not determined";
    if (strcmp(row, "one_word_many_motions") == 0) return "one word, with a continuum of motions";
    return "several words have a solution: the motion is not determined";
}

static void describe_equilibrium(const json_t *equilibrium, FILE *out)
{
    if (!json_is_true(json_object_get(equilibrium, "weakly_stable"))) {
        fputs("  at rest: no contact forces hold it\n", out);
        return;
    }
    fprintf(
        out, "  at rest: %s\n",
        json_is_true(json_object_get(equilibrium, "strongly_stable"))
            ? "every solution holds it (strongly stable in the sense of Pang and Trinkle)"
            : "some solution holds it, another moves (weakly stable in the sense of Pang and Trinkle, not strongly)");
    fprintf(out, "  ambiguous equilibrium: %s; statically indeterminate of degree %d\n",
            text_of(equilibrium, "ambiguous"),
            (int)json_integer_value(json_object_get(equilibrium, "statically_indeterminate")));
}

static void describe_closed(const json_t *verdict, FILE *out)
{
    size_t i;
    int count = 0;
    const json_t *word, *closed = json_object_get(verdict, "closed");
    if (closed == NULL) return;
    fputs("  closed words that are consistent or on a boundary:", out);
    json_array_foreach (closed, i, word) {
        if (text_of(word, "status")[0] == 'i') continue;
        fputs("\n    ", out);
        print_letters(word, out);
        fprintf(out, "   %s", text_of(word, "status"));
        count++;
    }
    fputs(count > 0 ? "\n" : " none\n", out);
}

static const char *interval_meaning_of(const char *row)
{
    if (strcmp(row, "inconsistent") == 0)
        return "for no coefficients of friction contact forces solve Newton's, Signorini's and Coulomb's conditions";
    if (strcmp(row, "one_word") == 0) return "one word has a solution, for all coefficients of friction";
    if (strcmp(row, "several_words") == 0) return "several words have a solution, for all coefficients of friction";
    return "which words have a solution depends on the coefficients of friction";
}

/* Prints the verdict when friction is given by intervals. */
static void describe_intervals(const struct answer *answer, FILE *out)
{
    size_t i;
    const json_t *word;
    fprintf(out, "  %s; row: %s\n", interval_meaning_of(answer->row), answer->row);
    json_array_foreach (json_object_get(answer->verdict, "words"), i, word) {
        fputs("  ", out);
        print_letters(word, out);
        fprintf(out, "   for %s coefficients of friction\n", text_of(word, "friction"));
    }
    fprintf(out, "  nodes of the proof that there are no other words: %d\n",
            (int)json_array_size(json_object_get(answer->witness, "tree")));
}

void modes_describe(const struct answer *answer, FILE *out)
{
    const json_t *verdict = answer->verdict, *equilibrium = json_object_get(verdict, "equilibrium"),
                 *tree = json_object_get(answer->witness, "tree");
    if (json_object_get(verdict, "ambiguity") == NULL) {
        describe_intervals(answer, out);
        return;
    }
    fprintf(out, "  %s: %s; row: %s\n", text_of(verdict, "class"), meaning_of(answer->row), answer->row);
    describe_words(answer->pool, verdict, tree, out);
    if (json_is_object(equilibrium)) describe_equilibrium(equilibrium, out);
    describe_closed(verdict, out);
    fprintf(out, "  nodes of the proof that there are no other words: %d\n", (int)json_array_size(tree));
}
