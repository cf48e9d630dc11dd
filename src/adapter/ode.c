/* SPDX-License-Identifier: BSD-2-Clause */
/* ODE: a world with one sphere on one plane and one contact joint, one dWorldStep (Dantzig's LCP solver) or dWorldQuickStep
 * (projected Gauss-Seidel).
 *
 * Set: CFM 0 and ERP 0, for the world and the contact, so that no softness and no correction of positions enters; friction by
 * dContactApprox1, the pyramid whose friction is mu times the normal force, as the manual recommends (without it mu is a
 * force); the first friction direction along x; bounce with a threshold of 0.01 m/s; 20 QuickStep iterations with over-relaxation
 * 1.3, the defaults, or 1000 without over-relaxation ("quick-converged"); no damping, no sleeping.  The sphere overlaps the plane by 1e-9; the contact point is the one that the joint
 * was given.
 *
 * adapter needs: ode/ode.h
 * adapter package: libode-dev
 * adapter links: -lode */
#include "adapter.h"

#include <ode/ode.h>

enum { MOST_CONTACTS = 4 };
static const double overlap = 1e-9;

/* One step's world, for the callback of the collision detection. */
struct scene {
    dWorldID world;
    dJointGroupID joints;
    const struct adapter_problem *problem;
    struct adapter_answer *answer;
};

static void set_surface(dSurfaceParameters *surface, const struct adapter_problem *p)
{
    surface->mode = dContactFDir1 | dContactApprox1 | dContactBounce | dContactSoftERP | dContactSoftCFM;
    surface->mu = p->mu;
    surface->bounce = p->e;
    surface->bounce_vel = 0.01;
    surface->soft_erp = 0;
    surface->soft_cfm = 0;
}

static void join(void *context, dGeomID first, dGeomID second)
{
    struct scene *scene = context;
    dContact contacts[MOST_CONTACTS];
    memset(contacts, 0, sizeof contacts);
    scene->answer->contacts = dCollide(first, second, MOST_CONTACTS, &contacts[0].geom, sizeof *contacts);
    for (int i = 0; i < scene->answer->contacts; i++) {
        set_surface(&contacts[i].surface, scene->problem);
        contacts[i].fdir1[0] = 1;
        dJointAttach(dJointCreateContact(scene->world, scene->joints, contacts + i), dGeomGetBody(first),
                     dGeomGetBody(second));
        scene->answer->rx = contacts[i].geom.pos[0];
        scene->answer->ry = contacts[i].geom.pos[1] + scene->problem->ry;
    }
}

static dBodyID make_body(dWorldID world, dSpaceID space, const struct adapter_problem *p)
{
    dMass mass;
    dBodyID body = dBodyCreate(world);
    dMassSetParameters(&mass, p->m, 0, 0, 0, p->I, p->I, p->I, 0, 0, 0);
    dBodySetMass(body, &mass);
    dBodySetPosition(body, 0, -p->ry, 0);
    dBodySetLinearVel(body, p->vx, p->vy, 0);
    dBodySetAngularVel(body, 0, 0, p->w);
    dGeomID sphere = dCreateSphere(space, CONTACT_RADIUS);
    dGeomSetBody(sphere, body);
    dGeomSetOffsetPosition(sphere, p->rx, p->ry + CONTACT_RADIUS - overlap, 0);
    return body;
}

static void step(const struct adapter_problem *p, struct adapter_answer *a)
{
    struct scene scene = {dWorldCreate(), dJointGroupCreate(0), p, a};
    dSpaceID space = dSimpleSpaceCreate(NULL);
    dRandSetSeed(0); /* QuickStep shuffles the constraints: the same answer each time */
    dWorldSetGravity(scene.world, p->gx, p->gy, 0);
    dWorldSetCFM(scene.world, 0);
    dWorldSetERP(scene.world, 0);
    dCreatePlane(space, 0, 1, 0, 0);
    dBodyID body = make_body(scene.world, space, p);
    a->contacts = 0;
    dSpaceCollide(space, &scene, join);
    if (adapter_chosen->iterations > 0) {
        dWorldSetQuickStepNumIterations(scene.world, adapter_chosen->iterations);
        if (strcmp(adapter_chosen->choice, "quick-converged") == 0) dWorldSetQuickStepW(scene.world, 1);
        dWorldQuickStep(scene.world, p->h);
    } else {
        dWorldStep(scene.world, p->h);
    }
    a->vx = dBodyGetLinearVel(body)[0];
    a->vy = dBodyGetLinearVel(body)[1];
    a->w = dBodyGetAngularVel(body)[2];
    dJointGroupDestroy(scene.joints);
    dSpaceDestroy(space);
    dWorldDestroy(scene.world);
}

#define ODE(CHOICE, SOLVER, ITERATIONS)                                                                                \
    {                                                                                                                  \
        CHOICE, "ODE", ENGINE_VERSION, SOLVER, "coulomb", "binary64", 1, ITERATIONS, 0,                                \
            "CFM 0, ERP 0, dContactApprox1, bounce threshold 0.01 m/s", step                                           \
    }

int main(int argc, char **argv)
{
    static const struct adapter_engine engines[] = {ODE("step", "dWorldStep", 0), ODE("quick", "dWorldQuickStep", 20),
                                                    ODE("quick-converged", "dWorldQuickStep", 1000)};
    dInitODE();
    const int status = adapter_run(argc, argv, engines, sizeof engines / sizeof *engines);
    dCloseODE();
    return status;
}
