/* SPDX-License-Identifier: BSD-2-Clause */
/* The protocol of spec/adapter.md for engines in C and C++: an adapter is one function from a problem to an answer.
 *
 * Conventions: the contact point is the lowest point of a circle or sphere of radius CONTACT_RADIUS that belongs to the
 * body; the body's centre of mass starts at (0, -ry), so the ground is y = 0 and the contact point is (rx, 0).  The ground is no
 * longer than 8: a long one costs digits of the normal that collision detection finds.
 * Standard output belongs to the protocol: an engine that prints to it prints to standard error.
 * The code is in a header because C and C++ adapters share nothing else; it uses the common subset of both languages. */
#ifndef ADAPTER_ADAPTER_H
#define ADAPTER_ADAPTER_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CONTACT_RADIUS 0.125

struct adapter_problem {
    double m, I, rx, ry, mu, e, vx, vy, w, gx, gy, h;
};

enum adapter_status { ADAPTER_OK, ADAPTER_UNSUPPORTED, ADAPTER_FAILED };

/* The answer of an engine. `adapter_run` initialises rx, ry, m and I with those of the problem, and contacts with -1:
 * unknown. */
struct adapter_answer {
    enum adapter_status status;
    double vx, vy, w, m, I, rx, ry;
    int contacts;
    const char *note; /* without quotes and backslashes; NULL when there is none */
};

/* One engine with one choice of its settings, which is selected by the first argument of the program. */
struct adapter_engine {
    const char *choice; /* "" is the default */
    const char *engine, *version, *solver, *law, *precision;
    int restitution; /* 1 when e > 0 is part of the step, as Newton's law */
    int iterations;  /* 0 when there are none */
    double eps;      /* the backward error that the engine promises; 0 when it promises none */
    const char *settings;
    void (*step)(const struct adapter_problem *problem, struct adapter_answer *answer);
};

static const struct adapter_engine *adapter_chosen; /* for a step function that serves several choices */

/* The number after "key": in a line of the protocol; NaN when there is none. */
static double adapter_number(const char *line, const char *key)
{
    char pattern[16];
    snprintf(pattern, sizeof pattern, "\"%s\":", key);
    const char *at = strstr(line, pattern);
    return at != NULL ? strtod(at + strlen(pattern), NULL) : (double)NAN;
}

/* The id with its quotes, copied from the line. Returns 0 when there is none. */
static int adapter_id(const char *line, char *id, size_t size)
{
    const char *at = strstr(line, "\"id\":\"");
    if (at == NULL) return 0;
    at += 5;
    size_t n = 1;
    while (at[n] != '\0' && at[n] != '"' && n + 2 < size) n += at[n] == '\\' && at[n + 1] != '\0' ? 2 : 1;
    if (at[n] != '"' || n + 2 > size) return 0;
    memcpy(id, at, n + 1);
    id[n + 1] = '\0';
    return 1;
}

static int adapter_read(const char *line, struct adapter_problem *p)
{
    static const char *const keys[] = {"m", "I", "rx", "ry", "mu", "e", "vx", "vy", "w", "gx", "gy", "h"};
    double *const values[] = {&p->m,  &p->I,  &p->rx, &p->ry, &p->mu, &p->e,
                              &p->vx, &p->vy, &p->w,  &p->gx, &p->gy, &p->h};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        *values[i] = adapter_number(line, keys[i]);
        if (!isfinite(*values[i])) return 0;
    }
    return 1;
}

static void adapter_write(FILE *out, const char *id, const struct adapter_problem *p, const struct adapter_answer *a)
{
    const int finite = isfinite(a->vx) && isfinite(a->vy) && isfinite(a->w) && isfinite(a->m) && isfinite(a->I) &&
                       isfinite(a->rx) && isfinite(a->ry);
    const enum adapter_status status = a->status == ADAPTER_OK && !finite ? ADAPTER_FAILED : a->status;
    const char *note = a->note != NULL ? a->note : status != a->status ? "the answer is not finite" : NULL;
    fprintf(out, "{\"id\":%s,\"status\":\"%s\"", id,
            status == ADAPTER_OK            ? "ok"
            : status == ADAPTER_UNSUPPORTED ? "unsupported"
                                            : "failed");
    if (status == ADAPTER_OK) {
        fprintf(out, ",\"vx\":%.17g,\"vy\":%.17g,\"w\":%.17g", a->vx, a->vy, a->w);
        if (a->m != p->m || a->I != p->I) fprintf(out, ",\"m\":%.17g,\"I\":%.17g", a->m, a->I);
        if (a->rx != p->rx || a->ry != p->ry) fprintf(out, ",\"rx\":%.17g,\"ry\":%.17g", a->rx, a->ry);
        if (a->contacts >= 0) fprintf(out, ",\"contacts\":%d", a->contacts);
    }
    if (note != NULL) fprintf(out, ",\"note\":\"%s\"", note);
    fputs("}\n", out);
    fflush(out);
}

static void adapter_hello(FILE *out, const struct adapter_engine *engine)
{
    fprintf(out,
            "{\"hello\":1,\"engine\":\"%s\",\"version\":\"%s\",\"solver\":\"%s\",\"law\":\"%s\",\"precision\":\"%s\","
            "\"restitution\":\"%s\"",
            engine->engine, engine->version, engine->solver, engine->law, engine->precision,
            engine->restitution ? "newton" : "none");
    if (engine->iterations > 0) fprintf(out, ",\"iterations\":%d", engine->iterations);
    if (engine->eps > 0) fprintf(out, ",\"eps\":%.17g", engine->eps);
    fprintf(out, ",\"settings\":\"%s\"}\n", engine->settings);
    fflush(out);
}

static int adapter_serve(FILE *out, const struct adapter_engine *engine)
{
    char id[600], *line = NULL;
    size_t size = 0;
    int status = EXIT_SUCCESS;
    while (status == EXIT_SUCCESS && getline(&line, &size, stdin) > 0) {
        struct adapter_problem problem;
        if (strncmp(line, "{\"hello\":", 9) == 0) {
            adapter_hello(out, engine);
        } else if (!adapter_id(line, id, sizeof id) || !adapter_read(line, &problem)) {
            fprintf(stderr, "not a problem of spec/adapter.md: %.200s\n", line);
            status = EXIT_FAILURE;
        } else {
            struct adapter_answer answer;
            memset(&answer, 0, sizeof answer);
            answer.m = problem.m, answer.I = problem.I, answer.rx = problem.rx, answer.ry = problem.ry;
            answer.contacts = -1;
            engine->step(&problem, &answer);
            adapter_write(out, id, &problem, &answer);
        }
    }
    free(line);
    return status;
}

/* adapter_run: the main function of an adapter: `--list` prints the choices; otherwise it answers standard input. There
 * are n engines, the default first. */
static int adapter_run(int argc, char **argv, const struct adapter_engine *engines, size_t n)
{
    const char *choice = argc > 1 ? argv[1] : engines[0].choice;
    const char *slash = strrchr(argv[0], '/'), *name = slash != NULL ? slash + 1 : argv[0];
    for (size_t i = 0; i < n && strcmp(choice, "--list") == 0; i++)
        printf("%s%s%s\t%s %s, %s, %s, %s\n", name, engines[i].choice[0] != '\0' ? " " : "", engines[i].choice,
               engines[i].engine, engines[i].version, engines[i].solver, engines[i].law, engines[i].precision);
    if (strcmp(choice, "--list") == 0) return EXIT_SUCCESS;
    for (size_t i = 0; i < n && adapter_chosen == NULL; i++)
        if (strcmp(engines[i].choice, choice) == 0) adapter_chosen = engines + i;
    if (adapter_chosen == NULL) {
        fprintf(stderr, "%s: no choice '%s'; --list prints them\n", name, choice);
        return 2;
    }
    const int answers = dup(STDOUT_FILENO);
    FILE *out = answers >= 0 ? fdopen(answers, "w") : NULL;
    if (out == NULL || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) return EXIT_FAILURE;
    return adapter_serve(out, adapter_chosen);
}

#endif
