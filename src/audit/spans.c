/* SPDX-License-Identifier: BSD-2-Clause */
#include "audit/spans.h"

#include "memory/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The open intervals of a contact: a list, because few marks hold at the same time. */
struct open_span {
    struct span span;
    char *detail;
    struct open_span *next;
};

struct followed {
    long contact, step, place; /* of its last record; and the index of its step among the steps of the log */
    int used;
    struct open_span *open;
};

struct spans {
    span_handler *handle;
    void *context;
    struct followed *table; /* a hash table with open addressing; its size is a power of two */
    size_t size, used;
    long step, place; /* of the last record; and the number of earlier steps */
};

struct spans *spans_new(span_handler *handle, void *context)
{
    struct spans *spans = memory_new(1, sizeof *spans);
    *spans = (struct spans){.handle = handle, .context = context, .size = 64};
    spans->table = memory_new(spans->size, sizeof *spans->table);
    return spans;
}

static struct followed *place_of(struct followed *table, size_t size, long contact)
{
    size_t i = (size_t)((uint64_t)contact * 0x9e3779b97f4a7c15u >> 20) & (size - 1);
    while (table[i].used && table[i].contact != contact) i = (i + 1) & (size - 1);
    return table + i;
}

static void grow(struct spans *spans)
{
    const size_t size = 2 * spans->size;
    struct followed *table = memory_new(size, sizeof *table);
    for (size_t i = 0; i < spans->size; i++)
        if (spans->table[i].used) *place_of(table, size, spans->table[i].contact) = spans->table[i];
    free(spans->table);
    spans->table = table;
    spans->size = size;
}

static struct followed *follow(struct spans *spans, long contact)
{
    struct followed *place = place_of(spans->table, spans->size, contact);
    if (place->used) return place;
    if (spans->used == SPANS_MAX_CONTACTS) return NULL;
    if (2 * spans->used >= spans->size) grow(spans), place = place_of(spans->table, spans->size, contact);
    *place = (struct followed){.contact = contact, .used = 1};
    spans->used++;
    return place;
}

static int tells_steps(const struct observation *o)
{
    return observation_has(o, OBSERVED_t) || observation_has(o, OBSERVED_step);
}

int spans_expects(const struct spans *spans, const struct observation *o)
{
    if (!tells_steps(o)) return 1;
    const struct followed *const place = place_of(spans->table, spans->size, o->contact);
    return !place->used || place->step != o->step;
}

static void close_span(struct spans *spans, struct open_span *open)
{
    spans->handle(&open->span, spans->context);
    free(open->detail);
    free(open);
}

/* Counts the steps of the log. Returns 1 when the contact has a record in this step or the one before, so that its
 * intervals continue. */
static int is_next(struct spans *spans, struct followed *contact, const struct observation *o)
{
    if (o->step != spans->step) spans->place++;
    spans->step = o->step;
    const int next = !tells_steps(o) || contact->place + 1 >= spans->place;
    contact->place = spans->place;
    return next;
}

static int goes_on(const struct open_span *open, const struct marks *marks)
{
    const enum audit_mark mark = open->span.mark;
    if (marks == NULL || (marks->set >> mark & 1) == 0) return 0;
    return marks->detail[mark] == NULL || strcmp(marks->detail[mark], open->detail) == 0;
}

static void lengthen(struct span *span, const struct observation *o)
{
    span->last = o->step;
    span->last_time = o->value[OBSERVED_t];
    span->records++;
}

static void open_mark(struct followed *contact, const struct observation *o, enum audit_mark mark,
                      const struct marks *marks)
{
    const char *detail = marks->detail[mark];
    struct open_span *open = memory_new(1, sizeof *open);
    open->detail = memory_copy(detail != NULL ? detail : "");
    open->span = (struct span){.contact = o->contact,
                               .first = o->step,
                               .first_time = o->value[OBSERVED_t],
                               .has_time = observation_has(o, OBSERVED_t),
                               .mark = mark,
                               .detail = open->detail,
                               .distance = marks->distance};
    lengthen(&open->span, o);
    open->next = contact->open;
    contact->open = open;
}

int spans_put(struct spans *spans, const struct observation *o, const struct marks *marks)
{
    struct followed *const contact = follow(spans, o->contact);
    unsigned going_on = 0;
    if (contact == NULL) return 0;
    contact->step = o->step;
    const int stays = is_next(spans, contact, o);
    for (struct open_span **at = &contact->open; *at != NULL;) {
        struct open_span *const open = *at;
        if (stays && goes_on(open, marks)) {
            going_on |= 1u << open->span.mark;
            lengthen(&open->span, o);
            if (marks->distance < open->span.distance) open->span.distance = marks->distance;
            at = &open->next;
        } else {
            *at = open->next;
            close_span(spans, open);
        }
    }
    for (int mark = 0; marks != NULL && mark < MARK_COUNT; mark++)
        if ((marks->set & ~going_on) >> mark & 1) open_mark(contact, o, (enum audit_mark)mark, marks);
    return 1;
}

static int by_contact(const void *one, const void *other)
{
    const struct followed *x = one, *y = other;
    if (x->used != y->used) return y->used - x->used;
    return x->contact < y->contact ? -1 : x->contact > y->contact;
}

void spans_end(struct spans *spans)
{
    qsort(spans->table, spans->size, sizeof *spans->table, by_contact); /* the table is not searched any more */
    for (size_t i = 0; i < spans->used; i++)
        while (spans->table[i].open != NULL) {
            struct open_span *const open = spans->table[i].open;
            spans->table[i].open = open->next;
            close_span(spans, open);
        }
}

void spans_free(struct spans *spans)
{
    if (spans == NULL) return;
    for (size_t i = 0; i < spans->size; i++)
        while (spans->table[i].open != NULL) {
            struct open_span *const open = spans->table[i].open;
            spans->table[i].open = open->next;
            free(open->detail);
            free(open);
        }
    free(spans->table);
    free(spans);
}

long spans_contacts(const struct spans *spans)
{
    return (long)spans->used;
}
