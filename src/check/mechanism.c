/* SPDX-License-Identifier: BSD-2-Clause */
#include "check/mechanism_parts.h"

#include "check/quantities.h"

#include <stdlib.h>

int mechanism_is_certificate(const struct json *json)
{
    return json_member(json, 0, "witness") != 0;
}

int mechanism_axis(const struct mechanism *m, const struct json *json, int name)
{
    /*@ loop invariant 0 <= i <= m->variables;
      @ loop assigns i;
      @ loop variant m->variables - i; */
    for (int i = 0; i < m->variables; i++)
        if (json_same(json, m->variable[i].field, name)) return i;
    return -1;
}

int mechanism_read_list(const struct json *json, struct rational_pool *pool, int array, rational *list, int room)
{
    int count = 0;
    if (json_size(json, array) > room) return 0;
    /*@ loop invariant array < i <= json->count && 0 <= count <= room && polynomial(list, count) && DOUBT_HAS_STAYED;
      @ loop invariant json_ok(json);
      @ loop assigns i, count, list[0 .. room - 1], rational_doubt;
      @ loop variant json->count - i; */
    for (int i = array + 1; i < json->node[array].next && count < room; i = json->node[i].next) {
        list[count] = quantity_number(json, pool, i);
        count++;
    }
    return count;
}

int mechanism_sign_at(struct rational_pool *pool, const rational *poly, int count, rational x)
{
    struct rational_pool *scratch = rational_pool_scratch(pool);
    if (scratch == NULL) abort();
    rational sum = rational_zero(scratch);
    /*@ loop invariant -1 <= i < count && sum != \null;
      @ loop assigns i, sum;
      @ loop variant i; */
    for (int i = count - 1; i >= 0; i--) sum = rational_add(scratch, rational_multiply(scratch, sum, x), poly[i]);
    const int sign = rational_sign(sum);
    rational_pool_free(scratch);
    return sign;
}

/*@ requires \valid_read(region);
  @ assigns \nothing; */
static void free_tensors(const struct region *region)
{
    /*@ loop invariant 0 <= k <= PROGRAM_MAX_QUANTITIES;
      @ loop assigns k;
      @ loop variant PROGRAM_MAX_QUANTITIES - k; */
    for (int k = 0; k < PROGRAM_MAX_QUANTITIES; k++) tensor_free(region->quantity[k]);
    /*@ loop invariant 0 <= k <= MECHANISM_DENOMINATORS;
      @ loop assigns k;
      @ loop variant MECHANISM_DENOMINATORS - k; */
    for (int k = 0; k < MECHANISM_DENOMINATORS; k++) tensor_free(region->denominator[k]);
}

void mechanism_free(struct mechanism *m)
{
    /*@ loop invariant 0 <= i <= m->regions;
      @ loop assigns i;
      @ loop variant m->regions - i; */
    for (int i = 0; i < m->regions; i++) free_tensors(m->region + i);
    free(m->region);
}

int mechanism_check(const struct json *json, const struct uncertain_theory *theory, struct rational_pool *pool,
                    struct answer *answer)
{
    struct mechanism m = {.variables = 0};
    struct uncertain c = {.json = json, .pool = pool, .answer = answer, .theory = theory};
    c.problem = json_member(json, 0, "problem");
    const int count = mechanism_read_variables(&c, &m) ? mechanism_count_regions(&c, &m) : 0;
    if (count == 0) return 0;
    mechanism_new_regions(&c, &m, count);
    const int fine = mechanism_read_regions(&c, &m) && mechanism_check_points(&c, &m) && mechanism_check_cover(&c, &m);
    mechanism_free(&m);
    return fine;
}
