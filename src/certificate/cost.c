/* SPDX-License-Identifier: BSD-2-Clause */
#include "certificate/cost.h"

#include <string.h>

/* The default budget of the second checker is 6e9 units; this is a little more, because no certificate that was
 * measured takes more than 0.9 of its bound. The first checker has 4e9 units, each of which counts one and a half here. */
static const long MOST_UNITS = 6500000000;

/* The largest value of a count or length; the bound is then beyond the budget in any case. */
enum { MANY = 1000000 };

/* The size of a record: how many values it has, the characters of all its strings, and those of the longest; how many
 * elements of the field, and the degrees of all roots of polynomials together. */
struct lengths {
    long values, characters, longest, elements, roots;
};

static long least(long x)
{
    return x < MANY ? x : MANY;
}

static void measure(const json_t *json, struct lengths *lengths)
{
    size_t i;
    const char *key;
    json_t *inside;
    if (json_is_object(json) || json_is_array(json)) {
        const json_t *poly = json_object_get(json, "poly");
        lengths->elements = least(lengths->elements + (json_object_get(json, "coefficients") != NULL));
        if (poly != NULL) lengths->roots = least(lengths->roots + (long)json_array_size(poly) - 1);
        json_array_foreach ((json_t *)json, i, inside) measure(inside, lengths);
        json_object_foreach ((json_t *)json, key, inside)
            if (strcmp(key, "id") != 0) measure(inside, lengths);
        return;
    }
    const long length = (long)json_string_length(json);
    lengths->values = least(lengths->values + 1);
    lengths->characters += length;
    if (length > lengths->longest) lengths->longest = least(length);
}

static long degree_of(const json_t *record)
{
    const size_t coefficients = json_array_size(json_object_get(json_object_get(record, "field"), "poly"));
    return coefficients > 1 ? (long)coefficients - 1 : 1;
}

static int is_type(const json_t *record, const char *type)
{
    return strcmp(json_string_value(json_object_get(record, "type")), type) == 0;
}

static int has_word(const json_t *object, const char *key, const char *word)
{
    const char *const value = json_string_value(json_object_get(object, key));
    return value != NULL && strcmp(value, word) == 0;
}

static long items(const json_t *object, const char *key)
{
    return least((long)json_array_size(json_object_get(object, key)));
}

/* To isolate the roots of a polynomial over the field, a checker squares it; and each piece of a funnel is a cover over
 * the field. */
static long cost_of_fold(const json_t *record, const struct lengths *t, long d)
{
    const json_t *verdict = json_object_get(record, "verdict"), *witness = json_object_get(record, "witness");
    if (has_word(verdict, "question", "count"))
        return 38000000 * d * d + 15000 * d * t->characters + 2 * d * d * d * d * t->characters * t->longest / 5;
    if (has_word(verdict, "question", "funnel")) return 28000000 * items(witness, "pieces") * d * d;
    return 0;
}

/* A checker encloses an element of a field by bisection, one step for each bit of the enclosure; the comparison in a
 * step takes longer for longer elements. */
static long cost_of_elements(const struct lengths *t, long d)
{
    return (d - 1) * t->characters * (20000 + 90 * t->longest);
}

/* Each cell then takes a number of operations with numbers of that many bits. */
static long cost_of_enclosing(const json_t *record, const struct lengths *t, long d, long squared_degree)
{
    enum { USUAL_BITS = 192 };
    const long bits = least((long)json_integer_value(json_object_get(json_object_get(record, "witness"), "bits")));
    return (squared_degree * d * d + 1000000 * t->values) / USUAL_BITS * (bits * bits / USUAL_BITS) +
           cost_of_elements(t, d) + t->characters * t->longest / 4;
}

/* For each interval of a partition a checker forms products of the data. */
static long cost_of_stance(const json_t *record, const struct lengths *t)
{
    const long words = items(json_object_get(json_object_get(record, "witness"), "partition"), "words");
    return (words + 4) * (1000000 + 4000 * t->characters + 2 * t->characters * t->longest);
}

/* The number of leaves and divisions in the proof that no other contact words have a solution, including those in the
 * proofs for the corners of intervals. */
static long count_nodes(const json_t *nodes)
{
    size_t i;
    json_t *node;
    long count = (long)json_array_size(nodes);
    json_array_foreach ((json_t *)nodes, i, node) count += items(node, "corners");
    return least(count);
}

/* W is formed once; then each weight of each leaf is multiplied by the numbers of all contacts. */
static long cost_of_modes(const json_t *record, const struct lengths *t, long d)
{
    const json_t *witness = json_object_get(record, "witness");
    const long n = items(json_object_get(record, "problem"), "mu"),
               nodes = count_nodes(json_object_get(witness, "tree")) + count_nodes(json_object_get(witness, "closed"));
    return (60000 * n + 16000 * nodes) * n * d * d + (d > 1 ? 4000 * d : 1000) * n * t->characters;
}

/* Over the rationals the first checker forms common divisors of polynomials whose coefficients are products of up to
 * four numbers of the contact, so that the lengths of these count by their square; C does so only where mu is in an
 * interval, since both its ends are checked, and all that lies between them. */
static long cost_of_divisors(const json_t *record)
{
    static const char *const name[] = {"A11", "A12", "A22", "B1", "B2", "mu", "mu1", "mu2", "C"};
    const json_t *problem = json_object_get(record, "problem");
    const int interval = json_object_get(json_object_get(record, "witness"), "low") != NULL;
    const size_t count = sizeof name / sizeof name[0];
    struct lengths t = {0};
    for (size_t i = 0; i < (interval ? count : count - 1); i++) measure(json_object_get(problem, name[i]), &t);
    return (interval ? 2000 : 450) * least(t.characters) * least(t.characters);
}

/* Checkers divide polynomials over the field: the numbers in the quotients have as many digits as the field has degrees,
 * however short the data are, and longer data count by the fourth power of the degree. The text of the hash, which has
 * 64 characters, is no number. */
static long cost_of_spatial(const json_t *record, const struct lengths *t, long d)
{
    enum { HASH = 64 };
    return 1150000 * d * d * d + (d > 1 ? 0 : cost_of_divisors(record)) +
           ((d > 1 ? 15000 * d : 34400) + 5 * (d * d * d * d - 1) * (t->longest - HASH)) * t->characters;
}

/* The second checker forms products of velocities and of restitutions repeatedly: for fields of degree 2 to 24 it took
 * up to 790 units for each character and each square of the degree. */
static long cost_of_chatter(const struct lengths *t, long d)
{
    return d > 1 ? 900 * d * d * t->characters : 0;
}

/* The cost that depends on the kind, beyond that of the text. */
static long cost_of_kind(const json_t *record, const struct lengths *t, long d)
{
    if (has_word(record, "kind", "chatter")) return cost_of_chatter(t, d);
    if (has_word(record, "kind", "fold")) return cost_of_fold(record, t, d);
    if (has_word(record, "kind", "modes")) return cost_of_modes(record, t, d);
    if (has_word(record, "kind", "spatial")) return cost_of_spatial(record, t, d);
    if (has_word(record, "kind", "spatial-impact"))
        return 6000000 * t->values + 8000000 * d * d + cost_of_elements(t, d);
    if (has_word(record, "kind", "compliance")) return cost_of_enclosing(record, t, d, 17000000);
    if (has_word(record, "kind", "wedge")) return cost_of_enclosing(record, t, d, 8000000);
    return has_word(record, "kind", "stance") ? cost_of_stance(record, t) : 0;
}

/* A product in a field of degree d takes about d^2 products of coefficients. For each root in the problem a checker puts
 * an element into a polynomial, by as many products as that has degrees; the other products are of elements of the
 * record, and an operation on long numbers takes a time proportional to the product of their lengths. */
static long cost_in_field(const struct lengths *t, long d)
{
    return (d > 1 ? d * d * (2000 * t->roots + 50000) + 50000 * t->values : 0) + 700 * d * t->characters +
           t->characters * t->longest / 2;
}

/* The number of leaves of a cover. */
static long leaves_of(const json_t *cover)
{
    size_t i;
    json_t *item;
    long count = 0;
    json_array_foreach (cover, i, item) count += json_is_null(item) || json_object_get(item, "root") != NULL;
    return least(count);
}

/* The number of points at which a leaf is evaluated: in each uncertain field both ends, and the middle in those of which
 * a quantity is quadratic. */
static long points_of(const json_t *problem)
{
    const char *name;
    json_t *value;
    long points = 1;
    json_object_foreach ((json_t *)problem, name, value) {
        if (json_object_get(value, "lo") == NULL || json_object_get(value, "text") != NULL) continue;
        points *= strcmp(name, "B") == 0 || strcmp(name, "r") == 0 ? 3 : 2;
    }
    return least(points);
}

/* A leaf costs the checkers a run of the formulas at each of its points, and each end of an interval is compared with
 * the field that it belongs to. */
static long cost_of_verdicts(const json_t *record, const struct lengths *t, long d)
{
    const long run = has_word(record, "kind", "jam") ? 20000 : 100000,
               points = points_of(json_object_get(record, "problem")),
               leaves = leaves_of(json_object_get(json_object_get(record, "witness"), "cover"));
    return (d > 1 ? d * d * (12000 * t->elements + 200000) + cost_in_field(t, d) : 0) +
           least(leaves * points) * (run + 60 * t->longest + t->longest * t->longest / 100) +
           t->values * (100000 + 300 * t->longest + t->longest * t->longest / 8);
}

/* The parts of a mechanism's region are counted when they are made (region_proof_most). */
long certificate_cost(const json_t *record)
{
    struct lengths t = {0};
    const long d = degree_of(record);
    measure(record, &t);
    if (is_type(record, "verdicts-of-mechanism")) return 0;
    if (is_type(record, "verdicts")) return cost_of_verdicts(record, &t, d);
    return cost_in_field(&t, d) + cost_of_kind(record, &t, d);
}

enum status certificate_is_checkable(const json_t *record, struct failure *failure)
{
    const long cost = certificate_cost(record);
    if (cost <= MOST_UNITS) return STATUS_OK;
    failure->field[0] = '\0';
    snprintf(
        failure->reason, sizeof failure->reason,
        "the verdict is known, but its certificate might take the checkers more work than they spend by default: %ld "
        "units, in a number field of degree %ld, where %ld are the most",
        cost, degree_of(record), (long)MOST_UNITS);
    return STATUS_UNDECIDED;
}
