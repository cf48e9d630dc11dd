/* SPDX-License-Identifier: BSD-2-Clause */
/* MuJoCo: a planar body (two slides and a hinge) with one sphere on a plane, one step.
 *
 * MuJoCo's contact is soft and its friction is that of a convex problem: declared `associated`, which is what it tends to when the
 * contact is made hard.  Set, for "hard": solimp 0.9999, its largest, so that the contact is softer than a rigid one by 1e-4 (judge
 * it with --eps 1/1000: the problem is changed on purpose by that much); solref with a damping of 1/h and no stiffness, so that the
 * velocity into the ground is removed within the step and no position is corrected, as a velocity-level engine does it.  For "default": MuJoCo's own solimp and solref, declared
 * `soft`, which cannot be wrong.  Elliptic cone, Newton's method with 200 iterations and tolerance 0, Euler, no warm start.  There
 * is no restitution, and no friction below 1e-5.  The contact point is the midpoint that the engine reports.
 *
 * adapter needs: mujoco/mujoco.h
 * adapter package: libmujoco-dev
 * adapter links: -lmujoco */
#include "adapter.h"

#include <mujoco/mujoco.h>

static const double overlap = 1e-14;       /* the engine removes the overlap by a motion: it must be small */
static const double LEAST_FRICTION = 1e-5; /* mjMINMU: the engine raises what is smaller */

static int write_model(const struct adapter_problem *p, char *xml, size_t size)
{
    const int hard = strcmp(adapter_chosen->choice, "hard") == 0;
    const char *solimp = hard ? "0.9999 0.9999 0.001" : "0.9 0.95 0.001";
    char solref[60] = "0.02 1";
    if (hard) snprintf(solref, sizeof solref, "-1e-12 %.17g", -1 / p->h);
    return snprintf(
        xml, size,
        "<mujoco><option timestep='%.17g' gravity='%.17g 0 %.17g' cone='elliptic' solver='Newton' iterations='200'"
        " tolerance='0' integrator='Euler'><flag warmstart='disable'/></option><worldbody>"
        "<geom type='plane' size='50 50 1' friction='%.17g 0 0' solref='%s' solimp='%s'/>"
        "<body pos='0 0 %.17g'><joint type='slide' axis='1 0 0'/><joint type='slide' axis='0 0 1'/>"
        "<joint type='hinge' axis='0 -1 0'/>"
        "<inertial pos='0 0 0' mass='%.17g' diaginertia='%.17g %.17g %.17g'/>"
        "<geom type='sphere' size='%.17g' pos='%.17g 0 %.17g' friction='%.17g 0 0' solref='%s' solimp='%s'"
        " mass='0'/></body></worldbody></mujoco>",
        p->h, p->gx, p->gy, p->mu, solref, solimp, -p->ry, p->m, p->I, p->I, p->I, CONTACT_RADIUS, p->rx,
        p->ry + CONTACT_RADIUS - overlap, p->mu, solref, solimp);
}

static mjModel *load_model(const struct adapter_problem *p)
{
    char xml[4096], fault[512] = "";
    mjVFS files;
    const int n = write_model(p, xml, sizeof xml);
    mj_defaultVFS(&files);
    mj_makeEmptyFileVFS(&files, "model.xml", n + 1);
    memcpy(files.filedata[0], xml, (size_t)n + 1);
    mjModel *model = mj_loadXML("model.xml", &files, fault, sizeof fault);
    mj_deleteVFS(&files);
    if (model == NULL) fprintf(stderr, "%s\n", fault);
    return model;
}

static void step(const struct adapter_problem *p, struct adapter_answer *a)
{
    if (p->mu < LEAST_FRICTION) {
        a->status = ADAPTER_UNSUPPORTED;
        a->note = "the least friction of MuJoCo is 1e-5";
        return;
    }
    mjModel *model = load_model(p);
    a->status = ADAPTER_FAILED;
    a->note = "MuJoCo refuses the model";
    if (model == NULL) return;
    a->status = ADAPTER_OK;
    a->note = NULL;
    mjData *data = mj_makeData(model);
    data->qvel[0] = p->vx;
    data->qvel[1] = p->vy;
    data->qvel[2] = p->w;
    mj_step(model, data);
    a->contacts = data->ncon;
    if (data->ncon > 0) {
        a->rx = data->contact[0].pos[0];
        a->ry = data->contact[0].pos[2] + p->ry;
    }
    a->vx = data->qvel[0];
    a->vy = data->qvel[1];
    a->w = data->qvel[2];
    mj_deleteData(data);
    mj_deleteModel(model);
}

/* Otherwise MuJoCo writes a log into the current folder. */
static void warn(const char *text)
{
    fprintf(stderr, "%s\n", text);
}

static void end(const char *text)
{
    warn(text);
    exit(EXIT_FAILURE);
}

int main(int argc, char **argv)
{
    static const struct adapter_engine engines[] = {
        {"hard", "MuJoCo", ENGINE_VERSION, "Newton, elliptic cone", "associated", "binary64", 0, 200, 0,
         "solref -0 -1/h, solimp 0.9999 0.9999 0.001, no warm start", step},
        {"default", "MuJoCo", ENGINE_VERSION, "Newton, elliptic cone", "soft", "binary64", 0, 200, 0,
         "solref 0.02 1, solimp 0.9 0.95 0.001, no warm start", step}};
    mju_user_warning = warn;
    mju_user_error = end;
    return adapter_run(argc, argv, engines, sizeof engines / sizeof *engines);
}
