/* SPDX-License-Identifier: BSD-2-Clause */
/* Writes and reads the lines of spec/adapter.md, for the driver. */
#ifndef CLI_ADAPTER_LINE_H
#define CLI_ADAPTER_LINE_H

#include "difftest/difftest.h"

#include <jansson.h>

/* problem_line: one problem with its newline. The caller frees it. */
char *problem_line(const char *id, const struct painleve_body_step *step);

/* read_hello: the answer to the handshake.  Returns the object, owned by the caller, or NULL with the reason. */
json_t *read_hello(const char *line, size_t length, char reason[TRIAL_NOTE]);

/* read_answer: reads the answer to a problem.
 *
 * Out     answer  the members that the line contains; the others are untouched
 *         note    the adapter's note, safe for a terminal; or, when the line is not an answer, the reason
 * Returns 0, or -1 when the line is not an answer to the problem with this id */
int read_answer(const char *line, size_t length, const char *id, enum painleve_answer_status *status,
                struct painleve_body_answer *answer, char note[TRIAL_NOTE]);

/* read_step: reads a problem from JSON: an object as problem_line writes it, a record of kind `step` with a body whose
 * numbers are doubles, or an object with one of these as "problem". Returns 0, or -1 with the reason. */
int read_step(const json_t *json, char id[TRIAL_ID], struct painleve_body_step *step, char reason[TRIAL_NOTE]);

#endif
