/* SPDX-License-Identifier: BSD-2-Clause */
#include "slide2/rows.h"

#include "problem/failure.h"
#include "problem/row_name.h"
#include "slide2/program.h"
#include "slide2/slide2.h"

#include <stdio.h>
#include <string.h>

/* Appends a mode to the name of a row: FF, S+F_unstable, S+S+_edge_depends. */
static void add_mode(const struct slide2_verdict *verdict, enum slide2_mode mode, char *name)
{
    char word[ROW_NAME_SIZE];
    const enum slide2_stability stability = verdict->stability[mode];
    const int compliant = mode == SLIDE2_SS && verdict->hurwitz != SLIDE2_HURWITZ_NONE;
    const char *end = compliant                    ? slide2_hurwitz_word(verdict->hurwitz)
                      : stability == SLIDE2_STABLE ? ""
                                                   : slide2_stability_word(stability);
    if (verdict->mode[mode] == SLIDE2_INCONSISTENT) return;
    snprintf(word, sizeof word, "%s%s%s%s", slide2_mode_word(mode),
             verdict->mode[mode] == SLIDE2_BOUNDARY ? "_edge" : "", *end != '\0' ? "_" : "", end);
    row_name_add(name, word);
}

static enum status row_of(const struct slide2_signs *s, int compliant, const char **row, struct failure *failure)
{
    struct slide2_verdict verdict;
    char name[ROW_NAME_SIZE] = "";
    if (slide2_classify(s, compliant, &verdict) != STATUS_OK) return no_row_holds(failure);
    for (int mode = 0; mode < SLIDE2_MODES; mode++) add_mode(&verdict, (enum slide2_mode)mode, name);
    *row = row_name_lasting(name[0] != '\0' ? name : "inconsistent");
    return STATUS_OK;
}

/* A row in words: one mode, none, or several. */
static void row_words(const char *row, char *words, size_t size)
{
    static const char *const alone[][2] = {{"inconsistent", "no motion: a paradox"},
                                           {"FF", "both lift off"},
                                           {"S+F", "1 slips, 2 lifts off"},
                                           {"FS+", "1 lifts off, 2 slips"},
                                           {"S+S+", "both slip"}};
    *words = '\0';
    if (strstr(row, "_and_") != NULL && strstr(row, "_edge") == NULL) snprintf(words, size, ": several motions");
    if (strstr(row, "_and_") != NULL) return;
    for (size_t i = 0; i < sizeof alone / sizeof *alone; i++) {
        const size_t length = strlen(alone[i][0]);
        if (strncmp(row, alone[i][0], length) == 0 && (row[length] == '\0' || row[length] == '_'))
            snprintf(words, size, ": %s", alone[i][1]);
    }
}

#define SIGN(name, unit, meaning) .name = (int)e->sign[slide2_##name],
#define FORMULA_SIGN(macro, name, unit, meaning) .name = (int)e->sign[slide2_##name],
#define COMPLIANT_SIGN(name) .name = (int)e->sign[slide2_compliant_##name]
#define BODY_SIGN(name) .name = (int)e->sign[slide2_slipping_body_##name]

static enum status raw_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    const struct slide2_signs s = {SLIDE2_RAW_INPUTS(SIGN) SLIDE2_FORMULAS(FORMULA_SIGN)};
    return row_of(&s, 0, row, failure);
}

static enum status compliant_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    const struct slide2_signs s = {COMPLIANT_SIGN(p11), COMPLIANT_SIGN(p12), COMPLIANT_SIGN(p21), COMPLIANT_SIGN(p22),
                                   COMPLIANT_SIGN(b1),  COMPLIANT_SIGN(b2),  COMPLIANT_SIGN(D),   COMPLIANT_SIGN(X),
                                   COMPLIANT_SIGN(c1),  COMPLIANT_SIGN(c2),  COMPLIANT_SIGN(a3),  COMPLIANT_SIGN(a2),
                                   COMPLIANT_SIGN(a1),  COMPLIANT_SIGN(a0),  COMPLIANT_SIGN(H)};
    const enum status status = slide2_check_compliance(e, failure);
    return status == STATUS_OK ? row_of(&s, 1, row, failure) : status;
}

static enum status body_row(const struct evaluation *e, const char **row, struct failure *failure)
{
    const struct slide2_signs s = {BODY_SIGN(p11), BODY_SIGN(p12), BODY_SIGN(p21), BODY_SIGN(p22), BODY_SIGN(b1),
                                   BODY_SIGN(b2),  BODY_SIGN(D),   BODY_SIGN(X),   BODY_SIGN(c1),  BODY_SIGN(c2)};
    const enum status status =
        slide2_check_friction((int)e->sign[slide2_slipping_body_mu1], (int)e->sign[slide2_slipping_body_mu2], failure);
    return status == STATUS_OK ? row_of(&s, 0, row, failure) : status;
}

const struct row_theory *slide2_body_rows(void)
{
    static const struct row_theory body = {
        .program = &slide2_slipping_body_program, .row = body_row, .words = row_words};
    return &body;
}

const struct row_theory *slide2_rows(int compliant)
{
    static const struct row_theory raw = {.program = &slide2_program, .row = raw_row, .words = row_words},
                                   with_compliance = {
                                       .program = &slide2_compliant_program, .row = compliant_row, .words = row_words};
    return compliant ? &with_compliance : &raw;
}
