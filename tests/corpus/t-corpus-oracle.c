/* SPDX-License-Identifier: BSD-2-Clause */
/* The expected verdicts of the corpus are the oracle's: corpus/FOLDER/NAME.json is the problem as a user feeds it,
 * NAME.expect.json holds source, reason and verdict.  With PAINLEVE_WRITE_EXPECTED=1 in the environment, the
 * verdicts are written (for a new problem) instead of compared; the program under test is not asked. */
#include "oracle/contact.h"
#include "oracle/read.h"

#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

static const char *const mode_name[] = {"F", "S+", "S-", "T"};

static json_t *modes_json(const struct oracle_verdict *v)
{
    static const char *const word[] = {"consistent", "boundary", "inconsistent", "inadmissible"};
    json_t *modes = json_object();
    for (int i = 0; i < ORACLE_MODES; i++) json_object_set_new(modes, mode_name[i], json_string(word[v->mode[i]]));
    return modes;
}

static json_t *stability_json(const struct oracle_verdict *v)
{
    static const char *const word[] = {"stable", "neutral", "unstable"};
    json_t *stability = json_object();
    for (int i = 0; i < ORACLE_MODES; i++)
        if (v->stability[i] != ORACLE_NO_FORCE)
            json_object_set_new(stability, mode_name[i], json_string(word[v->stability[i]]));
    return stability;
}

static json_t *resolution_json(const struct oracle_verdict *v)
{
    json_t *list = json_array();
    for (int i = 0; i < ORACLE_MODES; i++)
        if (v->follows[i]) json_array_append_new(list, json_string(mode_name[i]));
    if (v->impact_follows) json_array_append_new(list, json_string("IWC"));
    if (v->arrest_follows) json_array_append_new(list, json_string("arrest"));
    return list;
}

static json_t *zeros_json(const struct oracle_verdict *v)
{
    json_t *zeros = json_array();
    for (int i = 0; i < ORACLE_QUANTITIES; i++)
        if (v->sign[i] == 0) json_array_append_new(zeros, json_string(oracle_quantity_name[i]));
    return zeros;
}

static json_t *verdict_json(const struct oracle_verdict *v)
{
    static const char *const class[] = {"determinate", "indeterminate", "inconsistent", "degenerate"};
    static const char *const cone[] = {"interior", "boundary", "exterior"}, *const impact[] = {"no", "possible",
                                                                                               "degenerate"};
    return json_pack(
        "{s:o, s:o, s:s, s:s?, s:{s:i, s:i}, s:s, s:o, s:s, s:o, s:o}", "modes", modes_json(v), "solutions",
        v->solutions == ORACLE_CONTINUUM ? json_string("continuum") : json_integer(v->solutions), "class",
        class[v->class], "case", v->cell, "painleve", "S+", v->sign[ORACLE_p_plus], "S-", v->sign[ORACLE_p_minus],
        "cone", cone[v->cone], "stability", stability_json(v), "impact_without_collision", impact[v->impact],
        "resolution", resolution_json(v), "zeros", zeros_json(v));
}

/* A field of a problem is text, or an integer of JSON. */
static void read_field(mpq_t x, const json_t *value, const char *path)
{
    if (json_is_integer(value))
        mpq_set_si(x, (long)json_integer_value(value), 1);
    else if (!json_is_string(value) || !oracle_read(x, json_string_value(value)))
        fail_msg("%s: a number is missing or cannot be read", path);
}

static json_t *expected_by_oracle(const char *path)
{
    json_t *record = json_load_file(path, JSON_REJECT_DUPLICATES, NULL);
    struct oracle_problem problem;
    struct oracle_verdict verdict;
    if (record == NULL) fail_msg("%s: not JSON", path);
    oracle_problem_init(&problem);
    for (int i = 0; i < ORACLE_INPUTS; i++)
        read_field(problem.in[i], json_object_get(record, oracle_quantity_name[i]), path);
    if (!oracle_in_hypotheses(&problem)) fail_msg("%s: outside the hypotheses", path);
    oracle_contact(&problem, &verdict);
    oracle_problem_clear(&problem);
    json_decref(record);
    return verdict_json(&verdict);
}

static void check_file(const char *path, int write)
{
    char beside[512];
    snprintf(beside, sizeof beside, "%.*s.expect.json", (int)(strlen(path) - strlen(".json")), path);
    json_t *expectation = json_load_file(beside, JSON_REJECT_DUPLICATES, NULL), *verdict = expected_by_oracle(path);
    if (expectation == NULL) fail_msg("%s is missing or not JSON", beside);
    if (json_string_length(json_object_get(expectation, "source")) == 0 ||
        json_string_length(json_object_get(expectation, "reason")) == 0)
        fail_msg("%s gives no source or no reason", beside);
    if (write) {
        json_object_set(expectation, "verdict", verdict);
        assert_int_equal(json_dump_file(expectation, beside, JSON_INDENT(2)), 0);
    } else if (!json_equal(json_object_get(expectation, "verdict"), verdict)) {
        fail_msg("%s: the oracle disagrees", beside);
    }
    json_decref(expectation);
    json_decref(verdict);
}

/* Other kinds of problem have oracles of their own. */
static int is_contact(const char *path)
{
    json_t *record = json_load_file(path, 0, NULL);
    const char *kind = json_string_value(json_object_get(record, "kind"));
    const int yes = kind != NULL && strcmp(kind, "contact") == 0;
    json_decref(record);
    return yes;
}

static int check_folder(const char *pattern, int write)
{
    glob_t files;
    int count = 0;
    assert_int_equal(glob(pattern, 0, NULL, &files), 0);
    for (size_t i = 0; i < files.gl_pathc; i++) {
        if (strstr(files.gl_pathv[i], ".expect.json") != NULL || !is_contact(files.gl_pathv[i])) continue;
        check_file(files.gl_pathv[i], write);
        count++;
    }
    globfree(&files);
    return count;
}

static void corpus_contact(void **state)
{
    (void)state;
    assert_true(check_folder("corpus/contact/*.json", getenv("PAINLEVE_WRITE_EXPECTED") != NULL) >= 40);
}

static void corpus_degenerate(void **state)
{
    (void)state;
    assert_true(check_folder("corpus/degenerate/*.json", getenv("PAINLEVE_WRITE_EXPECTED") != NULL) >= 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(corpus_contact),
        cmocka_unit_test(corpus_degenerate),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
