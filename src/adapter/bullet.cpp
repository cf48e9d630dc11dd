/* SPDX-License-Identifier: BSD-2-Clause */
/* Bullet: a world with one sphere on one plane, one stepSimulation.
 *
 * Set: 10 iterations of its sequential impulse solver, the default, or 1000 ("converged"); its Dantzig and Lemke MLCP
 * solvers; split impulse on and both ERP 0, so that no correction of positions enters the velocities; warm starting off, as
 * there is no step before; no damping, no sleeping; the residual threshold 0, so that all iterations are done; the
 * restitution threshold 0.01 m/s; one friction direction along x, no rolling friction: the plane problem.  The sphere
 * overlaps the plane by 1e-6, so that the contact is found, and the contact point that is judged is the one on the body
 * from which the solver takes its lever arms.
 *
 * adapter needs: bullet/btBulletDynamicsCommon.h
 * adapter package: libbullet-dev
 * adapter links: -I/usr/include/bullet -lBulletDynamics -lBulletCollision -lLinearMath */
#include "adapter.h"

#include <btBulletDynamicsCommon.h>
#include <BulletDynamics/MLCPSolvers/btDantzigSolver.h>
#include <BulletDynamics/MLCPSolvers/btLemkeSolver.h>
#include <BulletDynamics/MLCPSolvers/btMLCPSolver.h>
#include <memory>

namespace
{
const double overlap = 1e-6;

/* A constraint solver of the chosen kind; an MLCP solver keeps a pointer to the one for its matrices. */
struct solvers {
    btSequentialImpulseConstraintSolver impulses;
    btDantzigSolver dantzig;
    btLemkeSolver lemke;
    std::unique_ptr<btMLCPSolver> mlcp;
    btConstraintSolver *choose()
    {
        const bool is_dantzig = strcmp(adapter_chosen->choice, "dantzig") == 0;
        if (!is_dantzig && strcmp(adapter_chosen->choice, "lemke") != 0) return &impulses;
        mlcp.reset(is_dantzig ? new btMLCPSolver(&dantzig) : new btMLCPSolver(&lemke));
        return mlcp.get();
    }
};

void set_solver(btContactSolverInfo &info)
{
    info.m_numIterations = adapter_chosen->iterations;
    info.m_splitImpulse = 1;
    info.m_erp = info.m_erp2 = 0;
    info.m_warmstartingFactor = 0;
    info.m_solverMode = 0;
    info.m_restitutionVelocityThreshold = btScalar(0.01);
    info.m_leastSquaresResidualThreshold = 0;
    info.m_minimumSolverBatchSize = 1;
}

void set_body(btRigidBody &body, const adapter_problem &p)
{
    btTransform pose;
    pose.setIdentity();
    pose.setOrigin(btVector3(0, btScalar(-p.ry), 0));
    body.setWorldTransform(pose);
    body.setFriction(btScalar(p.mu));
    body.setRestitution(btScalar(p.e));
    body.setDamping(0, 0);
    body.setActivationState(DISABLE_DEACTIVATION);
    body.setLinearVelocity(btVector3(btScalar(p.vx), btScalar(p.vy), 0));
    body.setAngularVelocity(btVector3(0, 0, btScalar(p.w)));
}

/* The contact point on the moving body, from the manifolds. */
void read_contact(btDispatcher &dispatcher, const btRigidBody &body, const adapter_problem &p, adapter_answer *a)
{
    a->contacts = 0;
    for (int i = 0; i < dispatcher.getNumManifolds(); i++) {
        const btPersistentManifold *manifold = dispatcher.getManifoldByIndexInternal(i);
        for (int k = 0; k < manifold->getNumContacts(); k++) {
            const btManifoldPoint &point = manifold->getContactPoint(k);
            const btVector3 at =
                manifold->getBody0() == &body ? point.getPositionWorldOnA() : point.getPositionWorldOnB();
            a->rx = at.x();
            a->ry = (double)at.y() - (double)btScalar(-p.ry);
            a->contacts++;
        }
    }
}

void step(const adapter_problem *p, adapter_answer *a)
{
    btDefaultCollisionConfiguration configuration;
    btCollisionDispatcher dispatcher(&configuration);
    btDbvtBroadphase broadphase;
    solvers solver;
    btDiscreteDynamicsWorld world(&dispatcher, &broadphase, solver.choose(), &configuration);
    world.setGravity(btVector3(btScalar(p->gx), btScalar(p->gy), 0));
    set_solver(world.getSolverInfo());
    btStaticPlaneShape plane(btVector3(0, 1, 0), 0);
    plane.setMargin(0);
    btSphereShape sphere(btScalar(CONTACT_RADIUS));
    btCompoundShape shape;
    btTransform place;
    place.setIdentity();
    place.setOrigin(btVector3(btScalar(p->rx), btScalar(p->ry + CONTACT_RADIUS - overlap), 0));
    shape.addChildShape(place, &sphere);
    btRigidBody ground(btRigidBody::btRigidBodyConstructionInfo(0, nullptr, &plane));
    ground.setFriction(1);
    ground.setRestitution(1);
    const btVector3 inertia((btScalar)p->I, (btScalar)p->I, (btScalar)p->I);
    btRigidBody body(btRigidBody::btRigidBodyConstructionInfo(btScalar(p->m), nullptr, &shape, inertia));
    set_body(body, *p);
    world.addRigidBody(&ground);
    world.addRigidBody(&body);
    world.stepSimulation(btScalar(p->h), 0, btScalar(p->h));
    a->vx = body.getLinearVelocity().x();
    a->vy = body.getLinearVelocity().y();
    a->w = body.getAngularVelocity().z();
    read_contact(dispatcher, body, *p, a);
    world.removeRigidBody(&body);
    world.removeRigidBody(&ground);
}
} // namespace

#ifdef BT_USE_DOUBLE_PRECISION
#define PRECISION "binary64"
#else
#define PRECISION "binary32"
#endif

int main(int argc, char **argv)
{
    static const char settings[] = "ERP 0, split impulse, no warm start, no SIMD, restitution threshold 0.01 m/s";
    static const adapter_engine engines[] = {
        {"default", "Bullet", ENGINE_VERSION, "sequential impulses", "coulomb", PRECISION, 1, 10, 0, settings, step},
        {"converged", "Bullet", ENGINE_VERSION, "sequential impulses", "coulomb", PRECISION, 1, 1000, 0, settings,
         step},
        {"dantzig", "Bullet", ENGINE_VERSION, "MLCP Dantzig", "coulomb", PRECISION, 1, 10, 0, settings, step},
        {"lemke", "Bullet", ENGINE_VERSION, "MLCP Lemke", "coulomb", PRECISION, 1, 10, 0, settings, step}};
    return adapter_run(argc, argv, engines, sizeof engines / sizeof *engines);
}
