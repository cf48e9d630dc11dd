/* SPDX-License-Identifier: BSD-2-Clause */
/* The classes of problems for differential tests. */
#ifndef DIFFTEST_CLASSES_H
#define DIFFTEST_CLASSES_H

#include "difftest/random.h"
#include "painleve.h"

/* A class is a rule that makes a problem from random numbers, which are exact in floats when `binary32` is 1. `next` is
 * NULL, or makes the problem that follows an answer; the engine is then driven as a simulator. */
struct problem_class {
    const char *name, *family, *meaning;
    void (*make)(struct random *random, int binary32, struct painleve_body_step *step);
    void (*next)(const struct painleve_body_step *step, const struct painleve_body_answer *answer,
                 struct painleve_body_step *following);
};

enum { SERIES_LENGTH = 10 }; /* consecutive problems before the next random start */

/* class_list: all of them, ending in a class without a name. */
const struct problem_class *class_list(void);

/* class_find: by name; NULL when there is none. */
const struct problem_class *class_find(const char *name);

/* The families, which the options --random, --near, --ties and --paradox count. */
enum { FAMILIES = 4 };
extern const char *const family_names[FAMILIES];

/* Parts that several families share. */

/* step_preset: the usual body: m = 1, I = 2, r = (1, -2), mu = 1/2, at rest, h = 1/64. */
void step_preset(struct painleve_body_step *step);

/* step_set_motion: gives the contact point the velocity (u, v) while the body turns with w. */
void step_set_motion(struct painleve_body_step *step, double u, double v, double w);

/* step_to_floats: rounds each number to the nearest float. */
void step_to_floats(struct painleve_body_step *step);

/* step_fault: the reason why no body and step can have these numbers; NULL when some can. */
const char *step_fault(const struct painleve_body_step *step);

void make_tie_p(struct random *random, int binary32, struct painleve_body_step *step);
void make_tie_cone(struct random *random, int binary32, struct painleve_body_step *step);
void make_tie_b(struct random *random, int binary32, struct painleve_body_step *step);
void make_tie_mu(struct random *random, int binary32, struct painleve_body_step *step);
void make_near_p(struct random *random, int binary32, struct painleve_body_step *step);
void make_near_cone(struct random *random, int binary32, struct painleve_body_step *step);
void make_near_b(struct random *random, int binary32, struct painleve_body_step *step);
void make_near_mu(struct random *random, int binary32, struct painleve_body_step *step);
void make_g_spot(struct random *random, int binary32, struct painleve_body_step *step);
void next_g_spot(const struct painleve_body_step *step, const struct painleve_body_answer *answer,
                 struct painleve_body_step *following);

#endif
