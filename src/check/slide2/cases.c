/* SPDX-License-Identifier: BSD-2-Clause */
/* The classes s1 s2 s3 (spec/slide2/certificate.md, 14.6): those of all cells near the data, where a cell is given by
 * nine signs none of which is zero. */
#include "check/slide2/private.h"

/* Indices of the signs of a cell: the columns, the load, and three vector products. */
enum { P11, P21, P12, P22, B1, B2, DD, C1, C2, SIGNS, CELLS = 1 << SIGNS };

/* A class is written with three digits. */
enum { CASE_LIMIT = 1000 };

struct cell {
    short sign[SIGNS];
};

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 3; */
static int quadrant(int x, int y)
{
    if (y > 0) return x > 0 ? 0 : 1;
    return x < 0 ? 2 : 3;
}

/*@ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int below(int g, int h, int product)
{
    return g < h || (g == h && product > 0);
}

/* The class, as a three-digit number. */
/*@ requires \valid_read(c);
  @ assigns \nothing;
  @ ensures 100 <= \result < CASE_LIMIT; */
static int case_of(const struct cell *c)
{
    const int g1 = quadrant(c->sign[P11], c->sign[P21]), g2 = quadrant(c->sign[P12], c->sign[P22]);
    const int g3 = quadrant(-c->sign[B1], -c->sign[B2]), opposite = (g1 + 2) % 4;
    const int s2 = 1 + g2 + below(g1, g2, c->sign[DD]) + below(opposite, g2, -c->sign[DD]);
    const int s3 = 1 + g3 + below(g1, g3, c->sign[C1]) + below(g2, g3, c->sign[C2]);
    return 100 * (1 + g1) + 10 * s2 + s3;
}

/* 1 when a sum has a sign opposite to that of both its terms. */
/*@ requires -1 <= sum <= 1;
  @ assigns \nothing;
  @ ensures \result == 1 <==> first == second && first == -sum; */
static int contradicts(int sum, int first, int second)
{
    return first == second && first == -sum;
}

/* 1 when there are data with these signs. */
/*@ requires \valid_read(c);
  @ requires \forall integer k; 0 <= k < SIGNS ==> -1 <= c->sign[k] <= 1;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int occurs(const struct cell *c)
{
    const short *s = c->sign;
    if (contradicts(s[DD], s[P11] * s[P22], -s[P12] * s[P21])) return 0;
    if (contradicts(s[C1], s[P21] * s[B1], -s[P11] * s[B2])) return 0;
    if (contradicts(s[C2], s[P22] * s[B1], -s[P12] * s[B2])) return 0;
    if (contradicts(s[B1] * s[DD], s[P11] * s[C2], -s[P12] * s[C1])) return 0;
    return !contradicts(s[B2] * s[DD], s[P21] * s[C2], -s[P22] * s[C1]);
}

/* The signs of the problem, or of the problem with the contacts exchanged. */
/*@ requires slide2_sees(c);
  @ assigns \nothing;
  @ ensures \forall integer k; 0 <= k < SIGNS ==> -1 <= \result.sign[k] <= 1; */
static struct cell signs_of(const struct slide2 *c, int dual)
{
    const short *s = c->sign;
    const struct cell own = {{s[SLIDE_p11], s[SLIDE_p21], s[SLIDE_p12], s[SLIDE_p22], s[SLIDE_b1], s[SLIDE_b2],
                              s[SLIDE_D], s[SLIDE_c1], s[SLIDE_c2]}};
    const struct cell exchanged = {{s[SLIDE_p22], s[SLIDE_p12], s[SLIDE_p21], s[SLIDE_p11], s[SLIDE_b2], s[SLIDE_b1],
                                    s[SLIDE_D], (short)-s[SLIDE_c2], (short)-s[SLIDE_c1]}};
    return dual ? exchanged : own;
}

/* Replaces signs that are zero by those of a cell; 0 when the other signs differ, or no data have these signs. */
/*@ requires \valid(s);
  @ requires \forall integer k; 0 <= k < SIGNS ==> -1 <= s->sign[k] <= 1;
  @ assigns *s;
  @ ensures 0 <= \result <= 1; */
static int fill(struct cell *s, int cell)
{
    /*@ loop invariant 0 <= i <= SIGNS && \forall integer k; 0 <= k < SIGNS ==> -1 <= s->sign[k] <= 1;
      @ loop assigns i, *s;
      @ loop variant SIGNS - i; */
    for (int i = 0; i < SIGNS; i++) {
        const short sign = (cell >> i) % 2 != 0 ? 1 : -1;
        if (s->sign[i] == -sign) return 0;
        s->sign[i] = sign;
    }
    return occurs(s);
}

/* Marks the classes of all cells near the data. */
/*@ requires slide2_sees(c) && \valid(near + (0 .. CASE_LIMIT - 1));
  @ assigns near[0 .. CASE_LIMIT - 1]; */
static void find_near(const struct slide2 *c, int dual, unsigned char *near)
{
    /*@ loop invariant 0 <= i <= CASE_LIMIT;
      @ loop assigns i, near[0 .. CASE_LIMIT - 1];
      @ loop variant CASE_LIMIT - i; */
    for (int i = 0; i < CASE_LIMIT; i++) near[i] = 0;
    /*@ loop invariant 0 <= i <= CELLS;
      @ loop assigns i, near[0 .. CASE_LIMIT - 1];
      @ loop variant CELLS - i; */
    for (int i = 0; i < CELLS; i++) {
        struct cell s = signs_of(c, dual);
        if (fill(&s, i)) near[case_of(&s)] = 1;
    }
}

/* 1 when a string is this three-digit number. */
/*@ requires json_ok(json) && 0 <= node < json->count && 100 <= number < CASE_LIMIT;
  @ assigns \nothing;
  @ ensures 0 <= \result <= 1; */
static int is_number(const struct json *json, int node, int number)
{
    const struct json_node *x = json->node + node;
    if (x->end - x->start != 3) return 0;
    const unsigned char *text = json->text + x->start;
    return text[0] == '0' + number / 100 && text[1] == '0' + number / 10 % 10 && text[2] == '0' + number % 10;
}

int slide2_lists_cases(const struct slide2 *c, int array, int dual)
{
    const int end = c->json->node[array].next;
    unsigned char near[CASE_LIMIT];
    int node = array + 1;
    find_near(c, dual, near);
    /*@ loop invariant 100 <= number <= CASE_LIMIT && array < node <= c->json->count;
      @ loop assigns number, node;
      @ loop variant CASE_LIMIT - number; */
    for (int number = 100; number < CASE_LIMIT; number++) {
        if (!near[number]) continue;
        if (node >= end || !is_number(c->json, node, number)) return 0;
        node = c->json->node[node].next;
    }
    return node == end;
}
