/* SPDX-License-Identifier: BSD-2-Clause */
/* The object `witness`: sizes, terms and impulses. */
#include "check/step/step.h"

#include <stddef.h>

/*@ requires \valid_read(c) && \valid(c->answer);
  @ assigns *c->answer;
  @ ensures \result == 0; */
static int witness_rejected(const struct step *c, const char *place, const char *item)
{
    return step_rejected(c, place, item, "is not what the data give");
}

#define NAME_OF_SIZE(macro, output, unit, meaning)                                                                     \
    if (size == STEP_SIZE_##output) return known_text(#output);
/*@ assigns \result \from size;
  @ ensures constant_text(\result); */
static const char *size_name(int size)
{
    STEP_SIZES_FORMULAS(NAME_OF_SIZE)
    return known_text("");
}

/* 1 when a key has this number, or is absent when x is NULL. */
/*@ requires step_sees(c) && 0 <= object < c->json->count;
  @ requires constant_text(key);
  @ assigns scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS; */
static int key_is(const struct step *c, int object, const char *key, scalar x)
{
    const int node = json_member(c->json, object, key);
    return x == NULL || node == 0 ? x == NULL && node == 0 : step_number_is(c, node, x);
}

/*@ requires step_sees(c);
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> step_sees(c)); */
static int check_sizes(const struct step *c)
{
    const int object = json_member(c->json, c->witness, "sizes");
    const struct step_given *g = &c->given;
    const int body = g->moment != NULL;
    /*@ loop invariant 0 <= i <= STEP_SIZES && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant STEP_SIZES - i; */
    for (int i = 0; i < STEP_SIZES; i++)
        if (!step_number_is(c, json_member(c->json, object, size_name(i)), c->size[i]))
            return witness_rejected(c, "witness.sizes", size_name(i));
    if (!key_is(c, object, "moment", g->moment)) return witness_rejected(c, "witness.sizes", "moment");
    if (!key_is(c, object, "s_M", body ? g->s_M : NULL)) return witness_rejected(c, "witness.sizes", "s_M");
    return key_is(c, object, "noise_M", body ? g->noise_M : NULL) || witness_rejected(c, "witness.sizes", "noise_M");
}

/*@ assigns \result \from mode, term;
  @ ensures constant_text(\result); */
static const char *term_name(int mode, int term)
{
    if (mode == STEP_F)
        return term == 0 ? known_text("impulse_T") : term == 1 ? known_text("impulse_N") : known_text("normal");
    if (term == 0) return known_text("tangent");
    if (term == 1) return known_text("normal");
    return term == 2 ? known_text("pull") : known_text("friction");
}

/*@ requires step_sees(c) && 0 <= mode < STEP_MODES;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> step_sees(c)); */
static int check_terms(const struct step *c, int mode)
{
    const int terms = json_member(c->json, c->witness, "terms");
    const int object = json_member(c->json, terms, step_mode_name((enum step_mode)mode));
    const int count = mode == STEP_F ? 3 : 4;
    /*@ loop invariant 0 <= i <= count && DOUBT_HAS_STAYED;
      @ loop assigns i, scalar_doubt;
      @ loop variant count - i; */
    for (int i = 0; i < count; i++)
        if (!step_number_is(c, json_member(c->json, object, term_name(mode, i)), c->term[mode].value[i]))
            return witness_rejected(c, "witness.terms", term_name(mode, i));
    return 1;
}

/* Checks that there are impulses of the modes in the exact set, and of no others. */
/*@ requires step_sees(c) && step_forces(c) && 0 <= mode < STEP_MODES;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> step_sees(c) && step_forces(c)); */
static int check_impulse(const struct step *c, int mode)
{
    const int impulses = json_member(c->json, c->witness, "impulses");
    const char *name = step_mode_name((enum step_mode)mode);
    const int object = json_member(c->json, impulses, name);
    if (c->force[mode].status > STEP_BOUNDARY) return object == 0 || witness_rejected(c, "witness.impulses", name);
    if (object == 0 || !step_number_is(c, json_member(c->json, object, "P_T"), c->force[mode].P_T))
        return witness_rejected(c, "witness.impulses", "P_T");
    return step_number_is(c, json_member(c->json, object, "P_N"), c->force[mode].P_N) ||
           witness_rejected(c, "witness.impulses", "P_N");
}

/*@ requires step_sees(c) && step_forces(c) && 0 <= mode < STEP_MODES;
  @ assigns *c->answer, scalar_doubt;
  @ ensures 0 <= \result <= 1 && DOUBT_STAYS && (\result == 1 ==> step_sees(c) && step_forces(c)); */
static int check_mode(const struct step *c, int mode)
{
    return check_terms(c, mode) && check_impulse(c, mode);
}

int step_check_witness(const struct step *c)
{
    return check_sizes(c) && check_mode(c, STEP_F) && check_mode(c, STEP_S_PLUS) && check_mode(c, STEP_S_MINUS) &&
           check_mode(c, STEP_T);
}
