/* SPDX-License-Identifier: BSD-2-Clause */
#include "certificate/smt2.h"

#include "certificate/smt2_private.h"

#include <string.h>

static const struct {
    const char *kind;
    void (*claim)(const json_t *certificate, FILE *out);
} kinds[] = {{"contact", smt2_contact}, {"impact", smt2_impact}, {"jam", smt2_jam},    {"rest", smt2_rest},
             {"fold", smt2_fold},       {"slide2", smt2_slide2}, {"wedge", smt2_wedge}};

#define TAKES "--smt2 takes kinds contact, impact, jam, rest, fold, slide2 and wedge"

enum { KINDS = sizeof kinds / sizeof kinds[0] };

#define NOT_WRITTEN " is a polynomial statement that --smt2 does not write yet: " TAKES
#define NOT_POLYNOMIAL ", which is no polynomial statement: " TAKES

/* Why the other kinds have no claim. */
static const struct {
    const char *kind, *why;
} without[] = {{"chatter", "kind chatter is about infinitely many impacts" NOT_POLYNOMIAL},
               {"compliance", "kind compliance has exponential functions of time" NOT_POLYNOMIAL},
               {"stance", "kind stance is about infinitely many impacts" NOT_POLYNOMIAL},
               {"spatial-impact", "kind spatial-impact is about the path of a differential equation" NOT_POLYNOMIAL},
               {"step", "the claim of kind step" NOT_WRITTEN},
               {"modes", "the claim of kind modes" NOT_WRITTEN},
               {"spatial", "the claim of kind spatial" NOT_WRITTEN}};

static const char *why_without(const char *kind)
{
    for (size_t i = 0; i < sizeof without / sizeof without[0]; i++)
        if (strcmp(without[i].kind, kind) == 0) return without[i].why;
    return TAKES;
}

const char *smt2_text(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

/* A rational "p" or "p/q" as an SMT-LIB term. */
static void put_number(const char *text, FILE *out)
{
    const int negative = text[0] == '-';
    const char *digits = text + negative, *bar = strchr(digits, '/');
    const int length = bar != NULL ? (int)(bar - digits) : (int)strlen(digits);
    if (negative) fputs("(- ", out);
    if (bar != NULL)
        fprintf(out, "(/ %.*s.0 %s.0)", length, digits, bar + 1);
    else
        fprintf(out, "%s.0", digits);
    if (negative) fputc(')', out);
}

/* An element q0 + q1 alpha + ... of the field, by Horner's scheme. */
static void put_element(const json_t *coefficients, FILE *out)
{
    const size_t n = json_array_size(coefficients);
    for (size_t i = 0; i + 1 < n; i++) {
        fputs("(+ ", out);
        put_number(json_string_value(json_array_get(coefficients, i)), out);
        fputs(" (* alpha ", out);
    }
    put_number(json_string_value(json_array_get(coefficients, n - 1)), out);
    for (size_t i = 0; i + 1 < n; i++) fputs("))", out);
}

void smt2_value(const json_t *x, FILE *out)
{
    if (json_is_string(x)) {
        put_number(json_string_value(x), out);
    } else if (json_object_get(x, "coefficients") != NULL) {
        put_element(json_object_get(x, "coefficients"), out);
    } else {
        fputs("(+ ", out);
        smt2_member(x, "a", out);
        fputs(" (* root ", out);
        smt2_member(x, "b", out);
        fputs("))", out);
    }
}

void smt2_member(const json_t *object, const char *key, FILE *out)
{
    smt2_value(json_object_get(object, key), out);
}

void smt2_equation(const char *name, const json_t *x, FILE *out)
{
    fprintf(out, "  (= %s ", name);
    smt2_value(x, out);
    fputs(")\n", out);
}

/* The first a + b sqrt(d) within a value; NULL when there is none. All those in one certificate have the same d. */
static const json_t *find_root(const json_t *value)
{
    size_t i;
    const char *key;
    json_t *inside;
    const json_t *found = NULL;
    if (json_is_object(value) && json_object_get(value, "d") != NULL) return value;
    json_array_foreach ((json_t *)value, i, inside)
        if (found == NULL) found = find_root(inside);
    json_object_foreach ((json_t *)value, key, inside)
        if (found == NULL) found = find_root(inside);
    return found;
}

void smt2_root(const json_t *value, FILE *out)
{
    const json_t *surd = find_root(value);
    if (surd == NULL) return;
    fputs("(declare-const root Real)\n(assert (and (> root 0.0) (= (* root root) ", out);
    smt2_member(surd, "d", out);
    fputs(")))\n", out);
}

/* The statement "x is the root of this polynomial in this interval". */
static void put_root_of(const char *x, const json_t *root, FILE *out)
{
    const json_t *poly = json_object_get(root, "poly"), *interval = json_object_get(root, "interval");
    const size_t n = json_array_size(poly);
    fputs("(and (= 0.0 ", out);
    for (size_t i = 0; i + 1 < n; i++) {
        fputs("(+ ", out);
        put_number(json_string_value(json_array_get(poly, i)), out);
        fprintf(out, " (* %s ", x);
    }
    put_number(json_string_value(json_array_get(poly, n - 1)), out);
    for (size_t i = 0; i + 1 < n; i++) fputs("))", out);
    fputs(") (< ", out);
    put_number(json_string_value(json_array_get(interval, 0)), out);
    fprintf(out, " %s) (< %s ", x, x);
    put_number(json_string_value(json_array_get(interval, 1)), out);
    fputs("))", out);
}

void smt2_root_fields(const json_t *certificate, int negated, FILE *out)
{
    const char *name;
    json_t *x;
    json_object_foreach (json_object_get(certificate, "problem"), name, x) {
        if (!json_is_object(x)) continue;
        fputs(negated ? "  (not " : "  ", out);
        put_root_of(name, x, out);
        fputs(negated ? ")\n" : "\n", out);
    }
}

void smt2_begin(FILE *out)
{
    fputs("(set-logic QF_NRA)\n", out);
}

/* 1 when some number of the problem is given by an enclosure only. */
static int has_enclosed(const json_t *problem)
{
    const char *name;
    json_t *x;
    json_object_foreach ((json_t *)problem, name, x)
        if (json_is_object(x) && json_object_get(x, "poly") == NULL) return 1;
    return 0;
}

/* 1 when some part of a record is of the form {"lo":...,"hi":...}. */
static int has_range(const json_t *json)
{
    size_t i;
    const char *key;
    json_t *inside;
    if (json_object_get(json, "lo") != NULL) return 1;
    json_array_foreach ((json_t *)json, i, inside)
        if (has_range(inside)) return 1;
    json_object_foreach ((json_t *)json, key, inside)
        if (has_range(inside)) return 1;
    return 0;
}

/* Declares the numeric fields of the problem as constants. A root is given as an element of the field, as in
 * `quantities`. */
static void put_data(const json_t *certificate, FILE *out)
{
    const char *name;
    json_t *x;
    const json_t *field = json_object_get(certificate, "field"),
                 *quantities = json_object_get(certificate, "quantities");
    if (field != NULL) {
        fputs("(declare-const alpha Real)\n(assert ", out);
        put_root_of("alpha", field, out);
        fputs(")\n", out);
    }
    json_object_foreach (json_object_get(certificate, "problem"), name, x) {
        const json_t *value = json_is_object(x) ? json_object_get(json_object_get(quantities, name), "value") : x;
        if (strcmp(name, "kind") == 0 || strcmp(name, "law") == 0 || strcmp(name, "model") == 0 || json_is_array(x))
            continue;
        fprintf(out, "(define-fun %s () Real ", name);
        smt2_value(value, out);
        fputs(")\n", out);
    }
}

static int kind_of(const json_t *certificate)
{
    int i = 0;
    while (i < (int)KINDS && strcmp(smt2_text(certificate, "kind"), kinds[i].kind) != 0) i++;
    return i;
}

const char *smt2_refusal(const json_t *certificate)
{
    if (kind_of(certificate) == (int)KINDS) return why_without(smt2_text(certificate, "kind"));
    if (strcmp(smt2_text(certificate, "type"), "verdict") != 0) return "--smt2 takes no uncertain data";
    if (json_object_get(json_object_get(certificate, "problem"), "eta") != NULL)
        return "--smt2 takes no problem of kind jam with eta";
    if (strcmp(smt2_text(certificate, "kind"), "fold") == 0 &&
        strcmp(smt2_text(json_object_get(certificate, "verdict"), "question"), "point") != 0)
        return "--smt2 takes no problem of kind fold but a point";
    if (strcmp(smt2_text(json_object_get(certificate, "problem"), "model"), "enlarged") == 0)
        return "the enlarged model of kind wedge is no polynomial statement: " TAKES;
    if (has_enclosed(json_object_get(certificate, "problem")) || has_range(json_object_get(certificate, "quantities")))
        return "--smt2 takes no numbers that are only enclosed";
    return NULL;
}

void smt2_claim(const json_t *certificate, FILE *out)
{
    fprintf(out, "(push 1)\n; %s, problem %s\n", smt2_text(certificate, "row"), smt2_text(certificate, "sha256"));
    put_data(certificate, out);
    kinds[kind_of(certificate)].claim(certificate, out);
    fputs("(check-sat)\n(pop 1)\n", out);
}
