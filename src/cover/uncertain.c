/* SPDX-License-Identifier: BSD-2-Clause */
#include "cover/uncertain.h"

#include "cover/cover.h"
#include "cover/region.h"
#include "numbers/output.h"
#include "numbers/work.h"
#include "problem/budget.h"
#include "problem/mechanism.h"
#include "problem/number_json.h"

#include <stdlib.h>

/* Bits of the enclosures that replace irrational numbers in a cover, and the number of values that a certificate may
 * have. */
enum { ENCLOSURE_BITS = 128, MAX_CERTIFICATE_VALUES = 65000 };

enum status search_inputs(struct search *search, const struct number *const *point, const struct number **input)
{
    for (int i = 0; i < search->fields; i++) search->problem->value[search->field[i]].number = point[i];
    return search->theory->inputs(search->problem, input, search->failure);
}

void search_middle(const struct search *search, const struct box *box, const struct number **point)
{
    for (int i = 0; i < search->fields; i++)
        point[i] = number_compare(search->problem->pool, box->low[i], box->high[i]) == 0
                       ? box->low[i]
                       : number_between(search->problem->pool, box->low[i], box->high[i]);
}

static int is_in_box(const struct search *search, const struct number *const *point)
{
    struct number_pool *pool = search->problem->pool;
    for (int i = 0; i < search->fields; i++)
        if (number_compare(pool, search->whole.low[i], point[i]) > 0 ||
            number_compare(pool, point[i], search->whole.high[i]) > 0)
            return 0;
    return 1;
}

/* 1 when a checker can decide the signs at the point from the enclosures of the certificate. */
static int is_provable(const struct search *search, const struct number *const *point)
{
    unsigned char may[PROGRAM_MAX_NODES];
    if (search->enclosed == NULL) return 1;
    for (int i = 0; i < search->fields; i++)
        if (!number_is_rational(point[i])) return 0;
    cover_point_signs(search->enclosed, point, may);
    return vectors_open(search->enclosed->program, may) == 0;
}

static enum status note_point(struct search *search, const struct evaluation *e, const struct number *const *point)
{
    struct answer answer = {0};
    const enum status status = search->theory->classify(e, &answer, search->failure);
    if (status == STATUS_HYPOTHESIS) search->outside_met = 1, search_note_outside(search);
    if (status == STATUS_OK) {
        const int index = catalog_entry(&search->catalog, &answer);
        struct entry *entry = search->catalog.entries + index;
        for (int i = 0; i < search->fields && !entry->has_point; i++) entry->point[i] = point[i];
        entry->has_point = 1;
    }
    answer_free(&answer);
    return status == STATUS_HYPOTHESIS ? STATUS_OK : status;
}

/* The work of computing the exact values at a point. */
static unsigned long work_of_point(const struct search *search, const struct number *const *point)
{
    long bits = 1;
    for (int i = 0; i < search->fields; i++) {
        const long own = number_numerator_bits(point[i]) + number_denominator_bits(point[i]);
        if (own > bits) bits = own;
    }
    return (unsigned long)search->theory->program->operations * (work_of_rational(2 * bits) / 4);
}

enum status search_point(struct search *search, const struct number *const *point)
{
    const struct number *input[PROGRAM_MAX_NODES];
    struct evaluation e;
    if (!number_work_spend(search->problem->pool, work_of_point(search, point)))
        return budget_used_up(search->failure, "the points of the intervals");
    if (!is_in_box(search, point) || !is_provable(search, point)) return STATUS_OK;
    enum status status = search_inputs(search, point, input);
    if (status == STATUS_HYPOTHESIS) search->outside_met = 1, search_note_outside(search);
    if (status != STATUS_OK) return status == STATUS_HYPOTHESIS ? STATUS_OK : status;
    status = cascade_signs(search->problem->pool, search->theory->program, input, search->options->tiers,
                           search->options->budget_bits, &e, search->failure);
    if (status == STATUS_UNDECIDED) return STATUS_OK; /* the cover does not need this point */
    return status == STATUS_OK ? note_point(search, &e, point) : status;
}

/* Decides the lines along every axis through corners and middle of the box, to find points at which verdicts occur. */
static enum status sample(struct search *search)
{
    const struct box *box = &search->whole;
    const struct number *middle[UNCERTAIN_MAX_FIELDS], *point[UNCERTAIN_MAX_FIELDS];
    search_middle(search, box, middle);
    long lines = search->fields;
    for (int i = 1; i < search->fields && i < 3; i++) lines *= 3;
    for (long line = 0; line < lines; line++) {
        const int axis = (int)(line % search->fields);
        long digits = line / search->fields;
        for (int i = 0; i < search->fields; i++) {
            point[i] = digits % 3 == 0 ? middle[i] : digits % 3 == 1 ? box->low[i] : box->high[i];
            if (i != axis) digits /= 3;
        }
        const enum status status = search_line(search, box, axis, point);
        if (status != STATUS_OK) return status;
    }
    return STATUS_OK;
}

static enum status no_room(struct search *search, const char *what)
{
    snprintf(search->failure->reason, sizeof search->failure->reason, "%s", what);
    return STATUS_UNDECIDED;
}

static enum status prepare(struct search *search)
{
    const struct kind *kind = search->problem->kind;
    if (search->theory->program->quantities > UNCERTAIN_MAX_QUANTITIES)
        return no_room(search, "the theory has too many quantities");
    for (int i = 0; i < kind->field_count; i++) {
        const struct value *value = search->problem->value + i;
        if (value->low == NULL) continue;
        if (search->fields == UNCERTAIN_MAX_FIELDS) return no_room(search, "more than 8 fields are uncertain");
        search->whole.low[search->fields] = number_settle(search->problem->pool, value->low);
        search->whole.high[search->fields] = number_settle(search->problem->pool, value->high);
        search->field[search->fields++] = i;
    }
    return STATUS_OK;
}

/* Finds for each input of the program the uncertain field that it is, if any; the others are exact. An uncertain field
 * must itself be an input. */
static enum status connect(struct search *search, struct cover *cover)
{
    const struct program *program = search->theory->program;
    struct number_pool *pool = search->problem->pool;
    const struct number *mark[UNCERTAIN_MAX_FIELDS], *input[PROGRAM_MAX_NODES];
    for (int i = 0; i < search->fields; i++)
        mark[i] = number_from_range(pool, search->whole.low[i], search->whole.high[i]);
    const enum status status = search_inputs(search, mark, input);
    if (status != STATUS_OK) return status;
    *cover = (struct cover){.program = program, .pool = pool, .rational = 1, .axes = search->fields};
    for (int k = 0; k < program->inputs; k++) {
        cover->axis_of_input[k] = -1;
        for (int i = 0; i < search->fields; i++)
            if (input[k] == mark[i]) cover->axis_of_input[k] = i;
        if (cover->axis_of_input[k] >= 0) continue;
        if (!number_is_certain(input[k])) return no_room(search, "an interval is not possible in this field");
        const struct number *x = number_settle(pool, input[k]);
        cover->input[k] = (struct range){x, x};
        cover->rational = cover->rational && number_is_rational(x);
    }
    for (int i = 0; i < search->fields; i++)
        cover->rational =
            cover->rational && number_is_rational(search->whole.low[i]) && number_is_rational(search->whole.high[i]);
    cover_prepare(cover);
    return STATUS_OK;
}

static struct range enclosure_of(struct number_pool *pool, const struct number *x)
{
    struct range range;
    output_enclosure_numbers(pool, x, ENCLOSURE_BITS, &range.low, &range.high);
    return range;
}

/* The same cover with rational enclosures in place of irrational numbers; the box becomes slightly larger. */
static void enclose(const struct search *search, const struct cover *exact, struct cover *cover, struct box *whole)
{
    *cover = *exact;
    *whole = search->whole;
    cover->rational = 1;
    for (int k = 0; k < cover->program->inputs; k++)
        if (cover->axis_of_input[k] < 0) cover->input[k] = enclosure_of(cover->pool, exact->input[k].low);
    for (int i = 0; i < search->fields; i++) {
        whole->low[i] = enclosure_of(cover->pool, search->whole.low[i]).low;
        whole->high[i] = enclosure_of(cover->pool, search->whole.high[i]).high;
    }
}

static void prepare_each(const struct search *search)
{
    const struct problem *problem = search->problem;
    for (int i = 0; i < problem->kind->field_count; i++) {
        const struct value *value = problem->value + i;
        if (value->low != NULL) {
            number_prepare(problem->pool, value->low);
            number_prepare(problem->pool, value->high);
        } else if (value->number != NULL) {
            number_prepare(problem->pool, value->number);
        }
    }
    for (int i = 0; i < catalog_size(&search->catalog); i++)
        for (int j = 0; j < search->fields && search->catalog.entries[i].has_point; j++)
            number_prepare(problem->pool, search->catalog.entries[i].point[j]);
}

static int is_algebraic(const struct search *search, const struct cover *cover)
{
    prepare_each(search);
    for (int k = 0; k < cover->program->inputs; k++)
        if (cover->axis_of_input[k] < 0 && !number_has_root(cover->pool, cover->input[k].low)) return 0;
    for (int i = 0; i < search->fields; i++)
        if (!number_has_root(cover->pool, search->whole.low[i]) || !number_has_root(cover->pool, search->whole.high[i]))
            return 0;
    return 1;
}

/* 1 when every field that is uncertain has one point: only enclosures make a cover of it that has more than that point. */
static int is_point(const struct search *search)
{
    for (int i = 0; i < search->fields; i++)
        if (search->whole.low[i] != search->whole.high[i]) return 0;
    return 1;
}

/* An earlier search may have fixed the number field; this one may extend it again. */
void search_prepare(const struct search *search)
{
    number_pool_keep_field(search->problem->pool, 0);
    prepare_each(search);
    prepare_each(search);
}

/* The parts of the certificate about fields that are not rational: `values`, their elements of the number field, and
 * `box`, rational enclosures of them. */
static json_t *values_json(const struct search *search)
{
    json_t *json = json_object();
    struct number_pool *pool = search->problem->pool;
    for (int i = 0; i < search->problem->kind->field_count; i++) {
        const struct value *value = search->problem->value + i;
        const char *name = search->problem->kind->fields[i].name;
        if (value->low != NULL) {
            json_t *ends = json_object();
            if (!number_is_rational(number_settle(pool, value->low)))
                json_object_set_new(ends, "lo", number_value_json(pool, value->low));
            if (!number_is_rational(number_settle(pool, value->high)))
                json_object_set_new(ends, "hi", number_value_json(pool, value->high));
            if (json_object_size(ends) > 0) json_object_set(json, name, ends);
            json_decref(ends);
        } else if (value->number != NULL && !number_is_rational(number_settle(pool, value->number))) {
            json_object_set_new(json, name, number_value_json(pool, value->number));
        }
    }
    return json;
}

static json_t *range_json(const struct search *search, const struct number *low, const struct number *high)
{
    struct number_pool *pool = search->problem->pool;
    return json_pack("{s:o, s:o}", "lo", number_value_json(pool, low), "hi", number_value_json(pool, high));
}

static json_t *box_json(const struct search *search, const struct cover *exact, const struct cover *cover,
                        const struct box *whole)
{
    json_t *json = json_object();
    const struct field *fields = search->problem->kind->fields;
    for (int k = 0; k < cover->program->inputs; k++)
        if (cover->axis_of_input[k] < 0 && cover->input[k].low != exact->input[k].low)
            json_object_set_new(json, cover->program->node_names[k],
                                range_json(search, cover->input[k].low, cover->input[k].high));
    for (int i = 0; i < search->fields; i++)
        if (whole->low[i] != search->whole.low[i] || whole->high[i] != search->whole.high[i])
            json_object_set_new(json, fields[search->field[i]].name, range_json(search, whole->low[i], whole->high[i]));
    return json;
}

size_t json_values(const json_t *json)
{
    size_t count = 1, i;
    const char *key;
    const json_t *inside;
    json_array_foreach ((json_t *)json, i, inside) count += json_values(inside);
    json_object_foreach ((json_t *)json, key, inside) count += 1 + json_values(inside);
    return count;
}

/* 1 when the record states the end of an interval exactly; where enclosures decide, it states rational ends only. */
static int is_stated(struct number_pool *pool, const struct answer *answer, const struct number *end)
{
    return number_is_rational(end) || (!answer->by_enclosures && number_has_root(pool, end));
}

/* 1 when a checker sees that the coordinate of a point lies in the interval of its field: it does not lie in the enclosure
 * of an end that the record does not state exactly. */
static int is_seen_inside(const struct search *search, const struct answer *answer, int field, const struct number *x)
{
    struct number_pool *pool = search->problem->pool;
    const struct value *value = search->problem->value + search->field[field];
    const struct number *low, *high;
    output_enclosure_numbers(pool, value->low, ENCLOSURE_BITS, &low, &high);
    if (!is_stated(pool, answer, value->low) && number_compare(pool, x, high) < 0) return 0;
    output_enclosure_numbers(pool, value->high, ENCLOSURE_BITS, &low, &high);
    return is_stated(pool, answer, value->high) || number_compare(pool, x, low) <= 0;
}

static json_t *point_json(const struct search *search, const struct answer *answer, const struct entry *entry)
{
    json_t *json = json_object();
    for (int i = 0; i < search->fields; i++) {
        json_t *value = number_value_json(search->problem->pool, entry->point[i]);
        const int fits = json_object_get(value, "lo") == NULL && is_seen_inside(search, answer, i, entry->point[i]);
        json_object_set_new(json, search->problem->kind->fields[search->field[i]].name, value);
        if (fits) continue;
        json_decref(json);
        return json_null();
    }
    return json;
}

static enum status finish(const struct search *search, json_t *witness, struct answer *answer)
{
    const struct catalog *catalog = &search->catalog;
    json_t *possible = json_array(), *rows = json_array(), *at = json_array();
    for (int i = 0; i < catalog_size(catalog); i++) {
        const struct entry *entry = catalog->entries + i;
        if (!entry->used) continue;
        json_array_append(possible, json_array_get(catalog->possible, (size_t)i));
        json_array_append(rows, json_array_get(catalog->rows, (size_t)i));
        json_array_append_new(at, entry->has_point ? point_json(search, answer, entry) : json_null());
    }
    answer->row = NULL;
    answer->witness = witness;
    answer->verdict = json_pack("{s:b, s:o, s:o, s:o, s:b}", "certain", json_array_size(possible) == 1, "possible",
                                possible, "rows", rows, "at", at, "outside", search->outside);
    if (json_array_size(possible) == 0) return search_all_outside(search);
    if (json_values(answer->verdict) + json_values(witness) <= MAX_CERTIFICATE_VALUES) return STATUS_OK;
    snprintf(search->failure->reason, sizeof search->failure->reason,
             "the intervals are too wide: %zu verdicts may be possible, more than a certificate can hold",
             json_array_size(possible));
    return STATUS_UNDECIDED;
}

/* Checks, as an internal test, that no point has a verdict that the cover excludes. */
static enum status check_points(const struct search *search)
{
    for (int i = 0; i < catalog_size(&search->catalog); i++) {
        if (!search->catalog.entries[i].has_point || search->catalog.entries[i].used) continue;
        snprintf(search->failure->reason, sizeof search->failure->reason,
                 "a point of the intervals has a verdict that their cover excludes");
        return STATUS_INTERNAL;
    }
    return STATUS_OK;
}

/* Covers the box. The cover by enclosures is the cheapest. When it leaves something open and one field is uncertain,
 * the cover by exact numbers is sharper. */
static enum status cover_box(struct search *search, const struct cover *exact, json_t **witness)
{
    struct cover enclosed;
    struct box whole;
    json_t *cover;
    int attained = 0;
    enclose(search, exact, &enclosed, &whole);
    if (search->enclosed != NULL) search->enclosed = &enclosed;
    enum status status = sample(search);
    if (status == STATUS_OK) status = search_cover(search, &enclosed, &whole, &cover, &attained);
    if (status != STATUS_OK) return status;
    const int again = !attained && !exact->rational && search->enclosed == NULL && search->fields == 1;
    if (again) {
        json_decref(cover);
        status = search_cover(search, exact, &search->whole, &cover, &attained);
        if (status != STATUS_OK) return status;
    }
    *witness = json_object();
    if (search->enclosed == NULL && !exact->rational) json_object_set_new(*witness, "values", values_json(search));
    if (!exact->rational && !again) json_object_set_new(*witness, "box", box_json(search, exact, &enclosed, &whole));
    json_object_set_new(*witness, "cover", cover);
    search->enclosed = NULL;
    return check_points(search);
}

enum status uncertain_decide(const struct problem *problem, const struct options *options, struct answer *answer,
                             struct failure *failure)
{
    if (derivation_is_uncertain(problem->derivation)) return region_decide(problem, options, answer, failure);
    struct problem copy = *problem; /* shares the pool; only the handles of uncertain numbers are changed */
    struct search search = {
        .problem = &copy, .theory = problem_uncertain_theory(problem), .options = options, .failure = failure};
    struct cover exact;
    json_t *witness = NULL;
    catalog_new(&search.catalog);
    enum status status = prepare(&search);
    if (status == STATUS_OK) status = connect(&search, &exact);
    if (status == STATUS_OK && (is_point(&search) || !is_algebraic(&search, &exact))) search.enclosed = &exact;
    answer->by_enclosures = search.enclosed != NULL;
    if (status == STATUS_OK) status = cover_box(&search, &exact, &witness);
    if (status == STATUS_OK)
        status = finish(&search, witness, answer);
    else
        json_decref(witness);
    catalog_free(&search.catalog);
    return answer->by_enclosures ? status : budget_of_exact(problem, status, failure);
}

/* 1 when the field of that name accepts an angle. */
static int takes_angle(const struct problem *problem, const char *name)
{
    if (problem->derivation == NULL) return 0;
    const int i = mechanism_field_index(problem->derivation->mechanism, name);
    return i >= 0 && problem->derivation->mechanism->fields[i].field.words == field_angle;
}

/* Where a verdict holds: at `at`, or at `open`, which is not part of the certificate; each may be null. */
static void describe_point(const struct problem *problem, const json_t *at, const json_t *open, int everywhere,
                           FILE *out)
{
    const char *name;
    json_t *value;
    const int is_open = json_is_null(at) && json_is_object(open);
    if (is_open) at = open;
    if (json_is_null(at)) {
        fputs(everywhere ? "every point" : "nowhere that was looked at; it may be impossible", out);
        return;
    }
    json_object_foreach ((json_t *)at, name, value) {
        char *text = takes_angle(problem, name) ? angle_words(problem->pool, value) : value_words(problem->pool, value);
        fprintf(out, "%s = %s  ", name, text);
        free(text);
    }
    if (is_open) fputs("(the certificate leaves open that it is attained)", out);
}

/* Prints what is true of all points. Points outside the hypotheses are mentioned first, because the verdicts are about
 * the others only. */
static void describe_all(const json_t *verdict, FILE *out)
{
    const int certain = json_is_true(json_object_get(verdict, "certain"));
    const int outside = json_is_true(json_object_get(verdict, "outside"));
    if (outside) fputs("  some points lie outside the hypotheses of the theory: there is no verdict on them\n", out);
    fputs(certain ? "  certain: the same verdict" : "  uncertain: several verdicts are possible", out);
    fputs(outside ? " at the other points\n" : certain ? " at every point\n" : "\n", out);
}

void uncertain_describe(const struct problem *problem, const struct answer *answer, FILE *out)
{
    const struct kind *kind = problem->kind;
    const json_t *verdict = answer->verdict, *possible = json_object_get(verdict, "possible");
    const int everywhere =
        json_is_true(json_object_get(verdict, "certain")) && !json_is_true(json_object_get(verdict, "outside"));
    describe_all(verdict, out);
    if (answer->witness == NULL)
        fputs("  no certificate: these verdicts come without a proof (spec/mechanism.md)\n", out);
    for (size_t i = 0; i < json_array_size(possible); i++) {
        struct answer one = {.pool = answer->pool,
                             .row = json_string_value(json_array_get(json_object_get(verdict, "rows"), i)),
                             .verdict = json_array_get(possible, i)};
        fprintf(out, "  -- %zu of %zu, at: ", i + 1, json_array_size(possible));
        describe_point(problem, json_array_get(json_object_get(verdict, "at"), i), json_array_get(answer->open_at, i),
                       everywhere, out);
        fputc('\n', out);
        kind->describe(&one, out);
    }
}
