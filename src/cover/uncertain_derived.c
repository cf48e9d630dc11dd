/* SPDX-License-Identifier: BSD-2-Clause */
#include "cover/uncertain_private.h"
#include "memory/memory.h"
#include "problem/budget.h"

#include <stdlib.h>

static enum status classify(struct search *search, const struct program *program, const signed char *sign, int *entry)
{
    struct answer answer = {0};
    struct evaluation e = {.program = program};
    for (int i = 0; i < program->quantities; i++) {
        const int k = program->quantity[i].node;
        e.sign[k] = (enum sign)sign[i];
        e.by[k] = TIER_INTERVAL;
    }
    const enum status status = search->theory->classify(&e, &answer, search->failure);
    if (status == STATUS_OK) *entry = catalog_entry(&search->catalog, &answer);
    if (status == STATUS_HYPOTHESIS) *entry = OUTSIDE, search_note_outside(search);
    if (status == STATUS_INTERNAL) *entry = NO_STATE;
    answer_free(&answer);
    return status == STATUS_HYPOTHESIS || status == STATUS_INTERNAL ? STATUS_OK : status;
}

static uint64_t code_of(const struct program *program, const signed char *sign)
{
    uint64_t code = 0;
    for (int i = 0; i < program->quantities; i++) code = 3 * code + (uint64_t)(sign[i] + 1);
    return code;
}

static void note(struct derived *derived, int entry)
{
    for (int i = 0; i < derived->count; i++)
        if (derived->entry[i] == entry) return;
    if (derived->count == derived->room) {
        derived->room = 2 * derived->room + 16;
        derived->entry = realloc(derived->entry, (size_t)derived->room * sizeof *derived->entry);
        if (derived->entry == NULL) memory_out();
    }
    derived->entry[derived->count++] = entry;
}

/* The work of looking up a combination of signs, and of classifying it, in the units of numbers/work.h; both were
 * measured. */
enum { WORK_OF_LOOK = 200, WORK_OF_VERDICT = 20000 };

static enum status take(struct derived *derived, const signed char *sign)
{
    struct catalog *catalog = &derived->search->catalog;
    const uint64_t code = code_of(derived->program, sign);
    int entry;
    number_work_charge(derived->search->problem->pool, WORK_OF_LOOK);
    if (!catalog_find(catalog, code, &entry)) {
        if (!number_work_spend(derived->search->problem->pool, WORK_OF_VERDICT))
            return budget_used_up(derived->search->failure, "the combinations of signs");
        const enum status status = classify(derived->search, derived->program, sign, &entry);
        if (status != STATUS_OK) return status;
        catalog_remember(catalog, code, entry);
    }
    if (entry == OUTSIDE) derived->outside = 1;
    if (entry >= 0) note(derived, entry);
    return STATUS_OK;
}

enum status derived_find(struct derived *derived, const unsigned char *may)
{
    const struct row_theory *theory = derived->search->theory;
    struct vectors *list = malloc(sizeof *list);
    if (list == NULL || !vectors_list(derived->program, may, theory->identities, theory->identity_count, list)) abort();
    enum status status = STATUS_OK;
    for (int i = 0; i < list->count && status == STATUS_OK; i++) status = take(derived, list->sign[i]);
    free(list);
    return status;
}

int derived_is_settled(const struct derived *derived)
{
    for (int i = 0; i < derived->count; i++)
        if (!derived->search->catalog.entries[derived->entry[i]].has_point) return 0;
    return !derived->outside || derived->search->outside_met;
}

void derived_keep(struct derived *derived)
{
    for (int i = 0; i < derived->count; i++) derived->search->catalog.entries[derived->entry[i]].used = 1;
    derived->search->outside |= derived->outside;
}

void derived_free(struct derived *derived)
{
    free(derived->entry);
    derived->entry = NULL;
}
