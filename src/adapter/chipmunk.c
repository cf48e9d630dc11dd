/* SPDX-License-Identifier: BSD-2-Clause */
/* Chipmunk: a space with one circle on one segment, one cpSpaceStep.
 *
 * Set: 10 iterations, the default, or 1000 ("converged"); no damping; a collision slop of 0.1, so that no correction of positions is
 * made; there is no warm start in the first step of a contact.  Chipmunk moves positions before it looks for contacts: the
 * body starts where it was one step before, so that it is at the place of the problem when the contact is made.  The contact
 * point on the body is the one that the solver takes its lever arm from.
 *
 * adapter needs: chipmunk/chipmunk.h
 * adapter package: libchipmunk-dev
 * adapter links: -lchipmunk */
#include "adapter.h"

#include <chipmunk/chipmunk.h>

static const double overlap = 1e-9;

/* The shape of the body is the one of the pair whose body can move. */
static void read_contact(cpArbiter *arbiter, cpSpace *space, cpDataPointer context)
{
    struct adapter_answer *a = context;
    cpBody *first, *second;
    (void)space;
    cpArbiterGetBodies(arbiter, &first, &second);
    const cpContactPointSet set = cpArbiterGetContactPointSet(arbiter);
    const int moves = cpBodyGetType(first) == CP_BODY_TYPE_DYNAMIC;
    const cpVect at = moves ? set.points[0].pointA : set.points[0].pointB,
                 centre = cpBodyGetPosition(moves ? first : second);
    a->contacts = set.count;
    a->rx = at.x - centre.x;
    a->ry = at.y - centre.y;
}

static cpBody *make_body(cpSpace *space, const struct adapter_problem *p)
{
    cpBody *body = cpSpaceAddBody(space, cpBodyNew(p->m, p->I));
    cpBodySetPosition(body, cpv(-p->vx * p->h, -p->ry - p->vy * p->h));
    cpBodySetAngle(body, -p->w * p->h);
    cpBodySetVelocity(body, cpv(p->vx, p->vy));
    cpBodySetAngularVelocity(body, p->w);
    cpShape *circle = cpCircleShapeNew(body, CONTACT_RADIUS, cpv(p->rx, p->ry + CONTACT_RADIUS - overlap));
    cpShapeSetFriction(circle, 1); /* friction and elasticity of a pair are the products */
    cpShapeSetElasticity(circle, 1);
    cpSpaceAddShape(space, circle);
    return body;
}

static void free_shape(cpBody *body, cpShape *shape, void *space)
{
    (void)body;
    cpSpaceRemoveShape(space, shape);
    cpShapeFree(shape);
}

static void free_all(cpSpace *space, cpBody *body, cpShape *ground)
{
    cpBodyEachShape(body, free_shape, space);
    cpSpaceRemoveBody(space, body);
    cpBodyFree(body);
    cpSpaceRemoveShape(space, ground);
    cpShapeFree(ground);
    cpSpaceFree(space);
}

static void step(const struct adapter_problem *p, struct adapter_answer *a)
{
    cpSpace *space = cpSpaceNew();
    cpSpaceSetGravity(space, cpv(p->gx, p->gy));
    cpSpaceSetIterations(space, adapter_chosen->iterations);
    cpSpaceSetCollisionSlop(space, 0.1);
    cpSpaceSetDamping(space, 1);
    cpShape *ground = cpSegmentShapeNew(cpSpaceGetStaticBody(space), cpv(-4, 0), cpv(4, 0), 0);
    cpShapeSetFriction(ground, p->mu);
    cpShapeSetElasticity(ground, p->e);
    cpSpaceAddShape(space, ground);
    cpBody *body = make_body(space, p);
    cpCollisionHandler *handler = cpSpaceAddDefaultCollisionHandler(space);
    handler->postSolveFunc = read_contact;
    handler->userData = a;
    a->contacts = 0;
    cpSpaceStep(space, p->h);
    a->vx = cpBodyGetVelocity(body).x;
    a->vy = cpBodyGetVelocity(body).y;
    a->w = cpBodyGetAngularVelocity(body);
    free_all(space, body, ground);
}

#define CHIPMUNK(CHOICE, ITERATIONS)                                                                                   \
    {                                                                                                                  \
        CHOICE, "Chipmunk", ENGINE_VERSION, "sequential impulses", "coulomb", "binary64", 1, ITERATIONS, 0,            \
            "collision slop 0.1, no damping", step                                                                     \
    }

int main(int argc, char **argv)
{
    static const struct adapter_engine engines[] = {CHIPMUNK("default", 10), CHIPMUNK("converged", 1000)};
    return adapter_run(argc, argv, engines, sizeof engines / sizeof *engines);
}
