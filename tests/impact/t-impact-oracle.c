/* SPDX-License-Identifier: BSD-2-Clause */
/* The program against the oracle on random impacts: every region under every law, every boundary.  NIGHTLY=1: 120,000. */
#include "impact_support.h"

#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

enum { PROBLEMS = 24000, PROBLEMS_NIGHTLY = 120000, REGIONS = 11, BOUNDARIES = 4, HITS_LEAST = 100 };

static const uint64_t SEED = 20160320;

static int problems(void)
{
    return getenv("NIGHTLY") != NULL ? PROBLEMS_NIGHTLY : PROBLEMS;
}

struct tally {
    int region[REGIONS][IMPACT_LAWS], boundary[BOUNDARIES];
    int none, pole, without_collision, rooted;
    int energy[IMPACT_LAWS][3];
};

static const char *const boundary_name[BOUNDARIES] = {"p = 0 at v = 0", "k = 0", "D_c = 0", "D_r = 0"};

static int same_list(const json_t *list, const char *const *names, int count)
{
    if (json_array_size(list) != (size_t)count) return 0;
    for (int i = 0; i < count; i++)
        if (strcmp(json_string_value(json_array_get(list, (size_t)i)), names[i]) != 0) return 0;
    return 1;
}

/* The names of the polynomials that the oracle saw to be zero, in the order of the program's list. */
static int boundary_names(const struct oracle_impact *data, const struct oracle_motion *o, const char *names[8])
{
    const int forward = mpq_sgn(data->in[IMPACT_U]) > 0, pull = mpq_sgn(data->in[IMPACT_B]);
    int n = 0;
    if (o->boundary & ORACLE_AT_POLE) names[n++] = forward ? "p_plus" : "p_minus";
    if (o->boundary & ORACLE_AT_HOLD) {
        if (pull > 0 || (pull == 0 && mpq_sgn(data->in[IMPACT_U]) <= 0)) names[n++] = "k_plus";
        if (pull < 0 || (pull == 0 && mpq_sgn(data->in[IMPACT_U]) >= 0)) names[n++] = "k_minus";
    }
    const int at_compression = (o->boundary & ORACLE_AT_COMPRESSION) != 0, at_end = (o->boundary & ORACLE_AT_END) != 0;
    if (at_compression) names[n++] = forward ? "D_c_plus" : "D_c_minus";
    if (at_end) names[n++] = forward ? "D_r_plus" : "D_r_minus";
    return n;
}

static int same_slip(const json_t *slip, const struct oracle_motion *o)
{
    const char *names[2];
    for (int i = 0; i < o->slips; i++) names[i] = o->slip[i] > 0 ? "S+" : o->slip[i] < 0 ? "S-" : "T";
    return same_list(slip, names, o->slips);
}

/* Energy after minus before, as the certificate says it, is the work that the oracle added up. */
static int same_work(const struct run *run, const struct oracle_motion *o)
{
    struct exact before, after;
    exact_init(&before);
    exact_init(&after);
    int same = exact_read(&before, witness_of(run, "energy_before")) &&
               exact_read(&after, witness_of(run, "energy_after")) && mpq_sgn(before.b) == 0;
    mpq_sub(after.a, after.a, before.a);
    same = same && mpq_equal(after.a, o->work.a) && mpq_equal(after.b, o->work.b);
    exact_clear(&before);
    exact_clear(&after);
    return same;
}

static int same_impulses(const struct run *run, const struct oracle_motion *o)
{
    return exact_is(json_object_get(witness_of(run, "compression"), "normal"), &o->compression, o->q) &&
           exact_is(json_object_get(witness_of(run, "restitution"), "normal"), &o->restitution, o->q);
}

static const char *difference_of_motion(const struct run *run, const struct oracle_motion *o)
{
    static const char *const energy[] = {"lost", "conserved", "gained"};
    const json_t *region = verdict_of(run, "region");
    if (o->region < 0 ? !json_is_null(region) : json_integer_value(region) != o->region) return "region";
    if (!same_slip(verdict_of(run, "slip"), o)) return "slip";
    if (json_is_true(verdict_of(run, "slip_reversal")) != (o->region >= 7)) return "slip_reversal";
    if (!exact_is(verdict_of(run, "u"), &o->u, o->q)) return "u";
    if (!exact_is(verdict_of(run, "v"), &o->v, o->q)) return "v";
    if (strcmp(json_string_value(verdict_of(run, "energy")), energy[o->energy + 1]) != 0) return "energy";
    if (!same_work(run, o)) return "energy_after";
    return same_impulses(run, o) ? NULL : "impulses";
}

static const char *difference(const struct run *run, const struct oracle_impact *data, const struct oracle_motion *o)
{
    const char *names[8];
    const int n = boundary_names(data, o, names);
    if (!same_list(verdict_of(run, "on_boundary"), names, n)) return "on_boundary";
    const json_t *without = verdict_of(run, "impact_without_collision");
    if (o->outcome == ORACLE_POLE)
        return json_is_null(without) && json_is_null(verdict_of(run, "u")) && json_is_null(verdict_of(run, "energy"))
                   ? NULL
                   : "degenerate";
    if (json_is_true(without) != (o->outcome == ORACLE_COLLISION && mpq_sgn(data->in[IMPACT_V]) == 0))
        return "impact_without_collision";
    return difference_of_motion(run, o);
}

static void count(struct tally *tally, const struct oracle_impact *data, const struct oracle_motion *o)
{
    for (int i = 0; i < BOUNDARIES; i++) tally->boundary[i] += (o->boundary >> i) & 1;
    tally->none += o->outcome == ORACLE_NO_IMPACT;
    tally->pole += o->outcome == ORACLE_POLE;
    if (o->outcome != ORACLE_COLLISION) return;
    tally->without_collision += mpq_sgn(data->in[IMPACT_V]) == 0;
    tally->rooted += o->rooted;
    tally->region[o->region][data->law]++;
    tally->energy[data->law][o->energy + 1]++;
}

static void print_tally(const struct tally *t)
{
    print_message("# note: %d random problems, seed %llu; by region (Poisson, energetic, Newton):\n", problems(),
                  (unsigned long long)SEED);
    for (int i = 0; i < REGIONS; i++)
        print_message("# note:   region %2d: %6d %6d %6d\n", i, t->region[i][0], t->region[i][1], t->region[i][2]);
    print_message("# note: no impact %d, degenerate %d, without collision %d, irrational v %d\n", t->none, t->pole,
                  t->without_collision, t->rooted);
    for (int i = 0; i < BOUNDARIES; i++)
        print_message("# note:   on the boundary %s: %d\n", boundary_name[i], t->boundary[i]);
    for (int i = 0; i < IMPACT_LAWS; i++)
        print_message("# note:   energy under %s: lost %d, conserved %d, gained %d\n", oracle_impact_law[i],
                      t->energy[i][0], t->energy[i][1], t->energy[i][2]);
}

static void require_coverage(const struct tally *t)
{
    for (int i = 0; i < REGIONS; i++)
        for (int law = 0; law < IMPACT_LAWS; law++) assert_true(t->region[i][law] >= HITS_LEAST);
    for (int i = 0; i < BOUNDARIES; i++) assert_true(t->boundary[i] >= HITS_LEAST);
    assert_true(t->none >= HITS_LEAST && t->without_collision >= HITS_LEAST && t->rooted >= HITS_LEAST);
    assert_int_equal(t->energy[IMPACT_POISSON][2], 0);
    assert_int_equal(t->energy[IMPACT_ENERGETIC][2], 0);
    assert_true(t->energy[IMPACT_NEWTON][2] >= HITS_LEAST);
    for (int law = 0; law < IMPACT_LAWS; law++) assert_true(t->energy[law][1] >= HITS_LEAST);
}

static void compare(const struct oracle_impact *data, struct oracle_motion *o, struct tally *tally)
{
    struct run run;
    oracle_impact_solve(data, o);
    const enum status status = run_begin(&run, data);
    const char *field = status == STATUS_OK ? difference(&run, data, o) : "status";
    run_end(&run);
    if (field == NULL) {
        count(tally, data, o);
        return;
    }
    char *text = oracle_impact_text(data);
    print_error("%s: painleve explain impact %s\n", field, text);
    free(text);
    fail();
}

static void random_problems(void **state)
{
    (void)state;
    struct tally tally = {0};
    struct oracle_impact data;
    struct oracle_motion motion;
    uint64_t seed = SEED;
    oracle_impact_init(&data);
    oracle_motion_init(&motion);
    for (int i = problems(); i > 0; i--) {
        oracle_impact_plant(&data, &seed);
        compare(&data, &motion, &tally);
    }
    oracle_impact_clear(&data);
    oracle_motion_clear(&motion);
    print_tally(&tally);
    require_coverage(&tally);
}

/* The data of a problem of the corpus, as the program reads it. */
static int read_problem(struct oracle_impact *data, const char *path)
{
    json_t *record = json_load_file(path, 0, NULL);
    int fine = record != NULL;
    for (int i = 0; i < IMPACT_NUMBERS && fine; i++)
        fine = exact_part(data->in[i], json_object_get(record, oracle_impact_field[i]));
    for (int law = 0; law < IMPACT_LAWS && fine; law++)
        if (strcmp(json_string_value(json_object_get(record, "law")), oracle_impact_law[law]) == 0) data->law = law;
    json_decref(record);
    return fine;
}

/* The oracle has rational numbers only. */
static int is_for_the_oracle(const char *path)
{
    return strstr(path, ".expect.json") == NULL && strstr(path, "irrational") == NULL;
}

/* tests/corpus/t-corpus.py holds the program to the expected verdicts of corpus/impact; here it meets the oracle there. */
static void corpus(void **state)
{
    (void)state;
    glob_t files;
    int problems = 0;
    struct tally tally = {0};
    struct oracle_impact data;
    struct oracle_motion motion;
    oracle_impact_init(&data);
    oracle_motion_init(&motion);
    assert_int_equal(glob("corpus/impact/*.json", 0, NULL, &files), 0);
    for (size_t i = 0; i < files.gl_pathc; i++) {
        if (!is_for_the_oracle(files.gl_pathv[i])) continue;
        assert_true(read_problem(&data, files.gl_pathv[i]));
        compare(&data, &motion, &tally);
        problems++;
    }
    globfree(&files);
    oracle_impact_clear(&data);
    oracle_motion_clear(&motion);
    assert_true(problems >= 30);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(random_problems), cmocka_unit_test(corpus)};
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
