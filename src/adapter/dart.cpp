/* SPDX-License-Identifier: BSD-2-Clause */
/* DART: a world with a planar body (PlanarJoint) that has one sphere, on a welded box; one World::step.
 *
 * Set: the boxed LCP solver, Dantzig (the default, which falls back on projected Gauss-Seidel) or projected Gauss-Seidel with 1000
 * iterations, no early end and nothing to fall back on (by default its own 30 iterations would take the place of those); error reduction 0
 * and constraint force mixing 1e-9, its least, so that no correction of positions and little softness enters; DART's own collision
 * detector.  The sphere overlaps the box by 1e-7, so that the contact is found; the contact point is the one that the collision
 * result reports.  There is no warm start.
 * Friction of 1e-3 and less is left out by the engine, and declared unsupported.
 *
 * adapter needs: dart/simulation/World.hpp
 * adapter package: libdart-dev
 * adapter links: -I/usr/include/eigen3 -ldart -ldart-external-odelcpsolver -lassimp -lboost_system -lfcl -lccd -loctomap -loctomath */
#include "adapter.h"

#include <dart/collision/dart/DARTCollisionDetector.hpp>
#include <dart/constraint/constraint.hpp>
#include <dart/dynamics/BodyNode.hpp>
#include <dart/dynamics/BoxShape.hpp>
#include <dart/dynamics/PlanarJoint.hpp>
#include <dart/dynamics/Skeleton.hpp>
#include <dart/dynamics/SphereShape.hpp>
#include <dart/dynamics/WeldJoint.hpp>
#include <dart/simulation/World.hpp>

namespace
{
using namespace dart::dynamics;
const double overlap = 1e-7, least_friction = 1e-3; /* DART_FRICTION_COEFF_THRESHOLD */

/* The friction of a pair is the smaller one, the restitution the product. */
void set_surface(ShapeNode *node, double mu, double e)
{
    node->getDynamicsAspect()->setFrictionCoeff(mu);
    node->getDynamicsAspect()->setRestitutionCoeff(e);
}

SkeletonPtr make_ground(const adapter_problem &p)
{
    auto ground = Skeleton::create("ground");
    auto *node = ground->createJointAndBodyNodePair<WeldJoint>().second;
    auto shape = std::make_shared<BoxShape>(Eigen::Vector3d(8, 2, 8));
    auto *surface = node->createShapeNodeWith<CollisionAspect, DynamicsAspect>(shape);
    surface->setRelativeTranslation(Eigen::Vector3d(0, -1, 0));
    set_surface(surface, p.mu, 1);
    return ground;
}

SkeletonPtr make_body(const adapter_problem &p)
{
    auto body = Skeleton::create("body");
    auto pair = body->createJointAndBodyNodePair<PlanarJoint>();
    pair.first->setXYPlane();
    Inertia inertia;
    inertia.setMass(p.m);
    inertia.setMoment(Eigen::Vector3d(p.I, p.I, p.I).asDiagonal());
    pair.second->setInertia(inertia);
    auto shape = std::make_shared<SphereShape>(CONTACT_RADIUS);
    auto *surface = pair.second->createShapeNodeWith<CollisionAspect, DynamicsAspect>(shape);
    surface->setRelativeTranslation(Eigen::Vector3d(p.rx, p.ry + CONTACT_RADIUS - overlap, 0));
    set_surface(surface, p.mu, p.e);
    body->setPositions(Eigen::Vector3d(0, -p.ry, 0));
    body->setVelocities(Eigen::Vector3d(p.vx, p.vy, p.w));
    return body;
}

void set_solver(dart::simulation::World &world)
{
    using namespace dart::constraint;
    std::unique_ptr<BoxedLcpConstraintSolver> solver;
    if (strcmp(adapter_chosen->choice, "pgs") == 0) {
        auto pgs = std::make_shared<PgsBoxedLcpSolver>();
        PgsBoxedLcpSolver::Option option;
        option.mMaxIteration = adapter_chosen->iterations;
        option.mDeltaXThreshold = option.mRelativeDeltaXTolerance = 1e-14;
        option.mEpsilonForDivision = 1e-30; /* impulses below it count as converged */
        pgs->setOption(option);
        solver = std::make_unique<BoxedLcpConstraintSolver>(pgs, nullptr);
    } else {
        solver = std::make_unique<BoxedLcpConstraintSolver>(std::make_shared<DantzigBoxedLcpSolver>());
    }
    solver->setCollisionDetector(dart::collision::DARTCollisionDetector::create());
    world.setConstraintSolver(std::move(solver));
    ContactConstraint::setErrorReductionParameter(0);
    ContactConstraint::setConstraintForceMixing(1e-9);
}

void step(const adapter_problem *p, adapter_answer *a)
{
    if (p->mu > 0 && p->mu <= least_friction) {
        a->status = ADAPTER_UNSUPPORTED;
        a->note = "DART leaves out friction of 1e-3 and less";
        return;
    }
    auto world = dart::simulation::World::create();
    world->setTimeStep(p->h);
    world->setGravity(Eigen::Vector3d(p->gx, p->gy, 0));
    set_solver(*world);
    auto body = make_body(*p);
    world->addSkeleton(make_ground(*p));
    world->addSkeleton(body);
    world->step();
    const auto &contacts = world->getLastCollisionResult();
    a->contacts = (int)contacts.getNumContacts();
    if (a->contacts > 0) {
        a->rx = contacts.getContact(0).point[0];
        a->ry = contacts.getContact(0).point[1] + p->ry;
    }
    const Eigen::VectorXd velocity = body->getVelocities();
    a->vx = velocity[0];
    a->vy = velocity[1];
    a->w = velocity[2];
}
} // namespace

int main(int argc, char **argv)
{
    static const char settings[] = "error reduction 0, constraint force mixing 1e-9";
    static const adapter_engine engines[] = {
        {"dantzig", "DART", ENGINE_VERSION, "Dantzig", "coulomb", "binary64", 1, 0, 0, settings, step},
        {"pgs", "DART", ENGINE_VERSION, "projected Gauss-Seidel", "coulomb", "binary64", 1, 1000, 0, settings, step}};
    return adapter_run(argc, argv, engines, sizeof engines / sizeof *engines);
}
