/* SPDX-License-Identifier: BSD-2-Clause */
/* Box2D 2.4: a world with one body, one circle and one two-sided edge, one b2World::Step.
 *
 * Set: 8 velocity iterations, as its manual recommends, or 1000 ("converged"), as what its method tends to is another
 * question than what it does by default; one position iteration, which changes no velocity; warm starting off, as there is
 * no step before; no sleeping, no damping; the restitution threshold 0.01 m/s, so that e applies to the impacts of the
 * test (1 m/s by default).  An edge has a skin of thickness b2_polygonRadius and the contact point is the midpoint between
 * the two surfaces: the edge is lowered by the skin, so that the midpoint is the contact point of the problem to within
 * the rounding of binary32, and the point that the engine reports is what is judged.  Mass and inertia are those that the
 * engine reports.
 *
 * adapter needs: box2d/box2d.h
 * adapter package: libbox2d-dev
 * adapter links: -lbox2d */
#include "adapter.h"

#include <box2d/box2d.h>

namespace
{
const float overlap = 1.f / 4096; /* half of it on either side of the contact point, so that the contact is found */

/* The contact that the engine found: how many points, and where the first lies before the solver moves the body. */
struct listener : b2ContactListener {
    int contacts = 0;
    b2Vec2 point = b2Vec2(0, 0);
    void PreSolve(b2Contact *contact, const b2Manifold *) override
    {
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        point = manifold.points[0];
        contacts = contact->GetManifold()->pointCount;
    }
};

void make_ground(b2World &world, const adapter_problem &p)
{
    const float y = -b2_polygonRadius + overlap;
    b2BodyDef body;
    b2EdgeShape edge;
    edge.SetTwoSided(b2Vec2(-4, y), b2Vec2(4, y));
    b2FixtureDef fixture;
    fixture.shape = &edge;
    fixture.friction = (float)p.mu;
    fixture.restitution = (float)p.e;
    fixture.restitutionThreshold = 0.01f;
    world.CreateBody(&body)->CreateFixture(&fixture);
}

b2Body *make_body(b2World &world, const adapter_problem &p)
{
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position.Set(0, (float)-p.ry);
    definition.linearVelocity.Set((float)p.vx, (float)p.vy);
    definition.angularVelocity = (float)p.w;
    definition.allowSleep = false;
    b2Body *body = world.CreateBody(&definition);
    b2CircleShape circle;
    circle.m_radius = (float)CONTACT_RADIUS;
    circle.m_p.Set((float)p.rx, (float)(p.ry + CONTACT_RADIUS) - overlap);
    b2FixtureDef fixture;
    fixture.shape = &circle;
    fixture.density = 1;
    fixture.friction = (float)p.mu;
    fixture.restitution = (float)p.e;
    fixture.restitutionThreshold = 0.01f;
    body->CreateFixture(&fixture);
    b2MassData mass;
    mass.mass = (float)p.m;
    mass.center.SetZero();
    mass.I = (float)p.I;
    body->SetMassData(&mass);
    return body;
}

void step(const adapter_problem *p, adapter_answer *a)
{
    b2World world(b2Vec2((float)p->gx, (float)p->gy));
    listener contact;
    world.SetContactListener(&contact);
    world.SetWarmStarting(false);
    make_ground(world, *p);
    b2Body *body = make_body(world, *p);
    world.Step((float)p->h, adapter_chosen->iterations, 1);
    a->vx = body->GetLinearVelocity().x;
    a->vy = body->GetLinearVelocity().y;
    a->w = body->GetAngularVelocity();
    a->m = body->GetMass();
    a->I = body->GetInertia();
    a->contacts = contact.contacts;
    if (contact.contacts > 0) {
        a->rx = contact.point.x;
        a->ry = (double)contact.point.y - (double)(float)-p->ry;
    }
}
} // namespace

int main(int argc, char **argv)
{
    static const char settings[] = "1 position iteration, no warm start, no sleeping, restitution threshold 0.01 m/s";
    static const adapter_engine engines[] = {
        {"default", "Box2D", ENGINE_VERSION, "sequential impulses", "coulomb", "binary32", 1, 8, 0, settings, step},
        {"converged", "Box2D", ENGINE_VERSION, "sequential impulses", "coulomb", "binary32", 1, 1000, 0, settings,
         step}};
    return adapter_run(argc, argv, engines, sizeof engines / sizeof *engines);
}
