/* SPDX-License-Identifier: BSD-2-Clause */
/* The variables of an uncertain mechanism, the pieces of their ranges, and the values that they have at points. */
#include "check/element.h"
#include "check/mechanism.h"
#include "check/quantities.h"

#include <stdlib.h>

static const char place_variables[] = "witness.variables";

static int member(const struct uncertain *c, int node, const char *key)
{
    return c->json->node[node].type == JSON_OBJECT ? json_member(c->json, node, key) : 0;
}

static int is_plain(const struct uncertain *c, int node)
{
    const struct json_node *x = c->json->node + node;
    return x->type == JSON_STRING && rational_read(c->pool, c->json->text + x->start, x->end - x->start) != NULL;
}

static rational number(const struct uncertain *c, int node)
{
    return quantity_number(c->json, c->pool, node);
}

static int is_range(const struct uncertain *c, int node)
{
    return member(c, node, "lo") != 0 && member(c, node, "hi") != 0 && json_size(c->json, node) == 2;
}

/* Whether two values are written the same way. */
static int same_text(const struct json *json, int x, int y)
{
    if (json->node[x].next - x != json->node[y].next - y) return 0;
    for (int i = 0; x + i < json->node[x].next; i++) {
        const struct json_node *a = json->node + x + i, *b = json->node + y + i;
        if (a->type != b->type || a->next - b->next != x - y) return 0;
        if (a->type != JSON_OBJECT && a->type != JSON_ARRAY && !json_same(json, x + i, y + i)) return 0;
    }
    return 1;
}

/* An integer node; 18 digits at most. */
static long long integer(const struct json *json, int node)
{
    long long value = 0;
    int i = json->node[node].start;
    const int negative = json->text[i] == '-';
    for (i += negative; i < json->node[node].end; i++) value = 10 * value + (json->text[i] - '0');
    return negative ? -value : value;
}

/* Whether x is shown not to be above (side 1), or below (side -1), an end. */
static int is_beside(const struct uncertain *c, rational x, int end, int side)
{
    struct rational_pool *scratch = rational_pool_scratch(c->pool);
    if (scratch == NULL) abort();
    int beside;
    if (member(c, end, "poly") != 0) {
        beside = element_is_beside_root(scratch, c->json, end, x, side);
    } else {
        const int number = c->json->node[end].type == JSON_OBJECT ? member(c, end, side > 0 ? "lo" : "hi") : end;
        const rational value = quantity_number(c->json, scratch, number);
        beside = side * rational_sign(rational_subtract(scratch, x, value)) <= 0;
    }
    rational_pool_free(scratch);
    return beside;
}

/* ---- variables */

static int wrong(const struct uncertain *c, const char *what)
{
    return uncertain_rejected(c, place_variables, "", what);
}

static int check_side(const struct uncertain *c, int piece)
{
    const int low = member(c, piece, "lo"), high = member(c, piece, "hi"), box = member(c, piece, "box");
    if ((box != 0) == (is_plain(c, low) && is_plain(c, high))) return wrong(c, "a box is missing, or needless");
    const rational from = number(c, member(c, box != 0 ? box : piece, "lo"));
    const rational to = number(c, member(c, box != 0 ? box : piece, "hi"));
    return (rational_sign(rational_subtract(c->pool, to, from)) > 0 && is_beside(c, from, low, 1) &&
            is_beside(c, to, high, -1)) ||
           wrong(c, "a box does not enclose its piece");
}

/* Pieces of an angle follow each other by half turns, and meet at right angles. */
static int check_turn(const struct uncertain *c, const struct mechanism_variable *v, int piece, int index)
{
    const int turns = member(c, piece, "half_turns");
    if ((turns != 0) != v->is_angle) return wrong(c, "half_turns is missing, or stands where there is no angle");
    if (!v->is_angle) return 1;
    if (integer(c->json, turns) != v->half_turns + index) return wrong(c, "the half turns do not follow each other");
    return ((index == 0 || json_is(c->json, member(c, piece, "lo"), "-1")) &&
            (index == v->count - 1 || json_is(c->json, member(c, piece, "hi"), "1"))) ||
           wrong(c, "the pieces of an angle do not meet");
}

static int check_pieces(const struct uncertain *c, const struct mechanism_variable *v)
{
    int piece = v->pieces + 1;
    for (int i = 0; i < v->count; i++, piece = c->json->node[piece].next)
        if (!check_side(c, piece) || !check_turn(c, v, piece, i)) return 0;
    return 1;
}

/* An end as section 9.2 allows it: what a number's ends are, and an angle's text need not be. */
static int is_end(const struct uncertain *c, int node)
{
    return c->json->node[node].type == JSON_OBJECT || is_plain(c, node);
}

static int check_field(const struct uncertain *c, const struct mechanism_variable *v)
{
    if (v->is_angle)
        return c->json->node[v->given].type == JSON_STRING || is_range(c, v->given) || wrong(c, "one is not uncertain");
    if (!is_range(c, v->given)) return wrong(c, "one is not uncertain");
    const int low = member(c, v->given, "lo"), high = member(c, v->given, "hi"), piece = v->pieces + 1;
    return (is_end(c, low) && is_end(c, high) && same_text(c->json, low, member(c, piece, "lo")) &&
            same_text(c->json, high, member(c, piece, "hi"))) ||
           wrong(c, "one has not the ends of its field");
}

static int value_of_field(const struct uncertain *c, int name)
{
    for (int i = c->problem + 1; i + 1 < c->json->node[c->problem].next; i = c->json->node[i + 1].next)
        if (json_same(c->json, i, name)) return i + 1;
    return 0;
}

static int read_variable(const struct uncertain *c, struct mechanism *m, int node)
{
    if (m->variables == CELL_MAX_AXES) return wrong(c, "are too many");
    struct mechanism_variable *v = m->variable + m->variables;
    v->node = node;
    v->field = member(c, node, "field");
    v->pieces = member(c, node, "pieces");
    v->count = json_size(c->json, v->pieces);
    v->given = value_of_field(c, v->field);
    if (v->given == 0 || v->count == 0) return wrong(c, "one is no field of the problem, or without pieces");
    if (mechanism_axis(m, c->json, v->field) >= 0) return wrong(c, "one stands twice");
    const int turns = member(c, v->pieces + 1, "half_turns");
    v->is_angle = turns != 0;
    v->half_turns = v->is_angle ? integer(c->json, turns) : 0;
    if (!v->is_angle && v->count > 1) return wrong(c, "one is no angle, but has several pieces");
    m->variables++;
    return check_pieces(c, v) && check_field(c, v);
}

int mechanism_read_variables(struct uncertain *c, struct mechanism *m)
{
    const struct json *json = c->json;
    const int list = json_member(json, json_member(json, 0, "witness"), "variables");
    for (int i = list + 1; i < json->node[list].next; i = json->node[i].next)
        if (!read_variable(c, m, i)) return 0;
    if (m->variables == 0) return wrong(c, "there are none");
    for (int i = c->problem + 1; i + 1 < json->node[c->problem].next; i = json->node[i + 1].next)
        if (is_range(c, i + 1) && mechanism_axis(m, json, i) < 0) return wrong(c, "an uncertain field is missing");
    c->cells.axes = m->variables;
    return 1;
}

/* ---- values */

int mechanism_bisect(struct rational_pool *pool, struct coordinate *x)
{
    if (x->count == 0 || x->bisections == MECHANISM_MAX_BISECTIONS) return 0;
    const rational one = rational_one(pool), half = rational_divide(pool, one, rational_add(pool, one, one));
    const rational middle = rational_multiply(pool, half, rational_add(pool, x->low, x->high));
    const int sign = mechanism_sign_at(pool, x->poly, x->count, middle);
    x->bisections++;
    if (sign == 0) x->count = 0;
    if (sign == 0 || sign == x->sign_low) x->low = middle;
    if (sign != x->sign_low) x->high = middle;
    return 1;
}

static int read_root(const struct uncertain *c, int node, struct coordinate *x)
{
    rational ends[2];
    (void)mechanism_read_list(c, member(c, node, "interval"), ends, 2);
    x->count = mechanism_read_list(c, member(c, node, "poly"), x->poly, FIELD_MAX_DEGREE + 1);
    if (x->count == 0 || rational_sign(x->poly[x->count - 1]) == 0) return 0;
    x->low = ends[0];
    x->high = ends[1];
    x->sign_low = mechanism_sign_at(c->pool, x->poly, x->count, x->low);
    return x->sign_low != 0 && mechanism_sign_at(c->pool, x->poly, x->count, x->high) != 0 &&
           field_isolates(c->pool, x->poly, x->count, x->low, x->high);
}

/* A number, a root, or an object with lo and hi. */
static int read_value(const struct uncertain *c, int node, struct coordinate *x)
{
    if (member(c, node, "poly") != 0) return read_root(c, node, x);
    x->count = 0;
    if (c->json->node[node].type != JSON_OBJECT) {
        x->low = x->high = number(c, node);
        return 1;
    }
    x->low = number(c, member(c, node, "lo"));
    x->high = number(c, member(c, node, "hi"));
    return rational_sign(rational_subtract(c->pool, x->high, x->low)) > 0;
}

/* The text of "h*pi + 2*atan(t)" between two bytes. */
struct angle {
    long long half_turns;
    int from, to; /* of t */
};

static int skip(const struct json *json, int *at, int end, const char *text)
{
    int i = *at;
    for (; *text != '\0'; text++, i++)
        if (i >= end || json->text[i] != (unsigned char)*text) return 0;
    *at = i;
    return 1;
}

static int read_turns(const struct json *json, int *at, int end, long long *value)
{
    int i = *at;
    const int negative = i < end && json->text[i] == '-', from = i + negative;
    *value = 0;
    for (i = from; i < end && i - from < JSON_MAX_INTEGER_DIGITS && json->text[i] >= '0' && json->text[i] <= '9'; i++)
        *value = 10 * *value + (json->text[i] - '0');
    if (i == from || json->text[from] == '0') return 0;
    if (negative) *value = -*value;
    *at = i;
    return skip(json, at, end, "*pi + ");
}

static int read_angle(const struct json *json, int node, struct angle *angle)
{
    int at = json->node[node].start;
    const int end = json->node[node].end;
    angle->half_turns = 0;
    if (!skip(json, &at, end, "2*atan(") &&
        !(read_turns(json, &at, end, &angle->half_turns) && skip(json, &at, end, "2*atan(")))
        return 0;
    angle->from = at;
    angle->to = end - 1;
    return angle->to > at && json->text[end - 1] == ')';
}

/* Where a value has to lie: the piece, and whether it is its end, so that nothing is to be shown. */
struct place {
    int index, piece, is_end;
};

static int find_piece(const struct uncertain *c, const struct mechanism_variable *v, long long half_turns,
                      struct place *place)
{
    const long long index = half_turns - v->half_turns;
    if (index < 0 || index >= v->count) return 0;
    place->index = (int)index;
    place->piece = v->pieces + 1;
    for (long long i = 0; i < index; i++) place->piece = c->json->node[place->piece].next;
    return 1;
}

static int is_end_of(const struct uncertain *c, int value, int end)
{
    if (same_text(c->json, value, end)) return 1;
    return member(c, end, "text") != 0 && is_range(c, value) &&
           json_same(c->json, member(c, value, "lo"), member(c, end, "lo")) &&
           json_same(c->json, member(c, value, "hi"), member(c, end, "hi"));
}

/* A value in its piece. */
static int place_value(const struct uncertain *c, int value, struct place *place, struct coordinate *x)
{
    const int low = member(c, place->piece, "lo"), high = member(c, place->piece, "hi");
    place->is_end = is_end_of(c, value, low) || is_end_of(c, value, high);
    return read_value(c, value, x) && (place->is_end || !is_range(c, value));
}

/* An angle that is written: the end of the field, or by its tangent. */
static int place_text(const struct uncertain *c, const struct mechanism_variable *v, int at, struct place *place,
                      struct coordinate *x)
{
    static const char *const keys[2] = {"lo", "hi"};
    struct angle angle;
    for (int i = 0; i < 2; i++) {
        if (!is_range(c, v->given) || c->json->node[member(c, v->given, keys[i])].type != JSON_STRING ||
            !json_same(c->json, at, member(c, v->given, keys[i])))
            continue;
        (void)find_piece(c, v, v->half_turns + (i == 0 ? 0 : v->count - 1), place);
        place->is_end = 1;
        return read_value(c, member(c, place->piece, keys[i]), x);
    }
    if (!read_angle(c->json, at, &angle) || !find_piece(c, v, angle.half_turns, place)) return 0;
    x->low = x->high = rational_read(c->pool, c->json->text + angle.from, angle.to - angle.from);
    place->is_end = 0;
    return x->low != NULL;
}

static int find_place(const struct uncertain *c, const struct mechanism_variable *v, int at, struct place *place,
                      struct coordinate *x)
{
    const int turns = member(c, at, "half_turns");
    if (v->is_angle && c->json->node[at].type == JSON_STRING) return place_text(c, v, at, place, x);
    if (v->is_angle != (turns != 0)) return 0;
    if (turns == 0)
        return (c->json->node[at].type == JSON_OBJECT || is_plain(c, at)) && find_piece(c, v, 0, place) &&
               place_value(c, at, place, x);
    return find_piece(c, v, integer(c->json, turns), place) &&
           place_value(c, member(c, at, "tangent_of_half"), place, x);
}

int mechanism_coordinate(const struct uncertain *c, const struct mechanism_variable *variable, int at, int *piece,
                         struct coordinate *x)
{
    struct place place = {0, 0, 0};
    *x = (struct coordinate){.count = 0};
    if (!find_place(c, variable, at, &place, x)) return 0;
    const int low = member(c, place.piece, "lo"), high = member(c, place.piece, "hi");
    while (!place.is_end && !(is_beside(c, x->low, low, -1) && is_beside(c, x->high, high, 1)))
        if (!mechanism_bisect(c->pool, x)) return 0;
    *piece = place.index;
    return 1;
}
