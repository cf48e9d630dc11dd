#!/usr/bin/env node
// SPDX-License-Identifier: BSD-2-Clause
// Box2D v3 (WebAssembly, box2d3-wasm): a world with one circle on one segment, one b2World_Step.
//
// Box2D v3 divides a step into small ones with a soft contact and a relaxation at the end ("soft step"): declared `substepped`; no single step's law
// holds between its ends, and the answer cannot be wrong.  With one part ("single") the contact is still soft: declared `soft`.  Set: 4 parts, as its
// manual recommends; warm starting off, as there is no step before; no sleeping; restitution threshold 0.01 m/s.  Mass and inertia are those that the
// engine reports.
// The package exports no name for the build that needs no shared memory.
import init from './node_modules/box2d3-wasm/build/dist/es/compat/Box2D.compat.mjs';
import {RADIUS, serve, version} from './adapter.mjs';

const common = {engine: 'Box2D v3', version: `box2d3-wasm ${version('box2d3-wasm')}`, solver: 'soft step', precision: 'binary32',
    settings: 'no warm start, no sleeping, restitution threshold 0.01 m/s'};

function surface(b, p) {
    const made = b.b2DefaultShapeDef();
    made.material.friction = p.mu;
    made.material.restitution = p.e;
    return made;
}

function makeWorld(b, p) {
    const made = b.b2DefaultWorldDef();
    made.gravity = new b.b2Vec2(p.gx, p.gy);
    made.enableSleep = false;
    made.restitutionThreshold = 0.01;
    const world = b.b2CreateWorld(made);
    b.b2World_EnableWarmStarting(world, false);
    const segment = new b.b2Segment();
    segment.point1 = new b.b2Vec2(-4, 0);
    segment.point2 = new b.b2Vec2(4, 0);
    b.b2CreateSegmentShape(b.b2CreateBody(world, b.b2DefaultBodyDef()), surface(b, p), segment);
    return world;
}

function makeBody(b, world, p) {
    const made = b.b2DefaultBodyDef(), circle = new b.b2Circle(), mass = new b.b2MassData();
    made.type = b.b2BodyType.b2_dynamicBody;
    made.position = new b.b2Vec2(0, -p.ry);
    const body = b.b2CreateBody(world, made);
    circle.center = new b.b2Vec2(p.rx, p.ry + RADIUS);
    circle.radius = RADIUS;
    b.b2CreateCircleShape(body, surface(b, p), circle);
    mass.mass = p.m;
    mass.center = new b.b2Vec2(0, 0);
    mass.rotationalInertia = p.I;
    b.b2Body_SetMassData(body, mass);
    b.b2Body_SetLinearVelocity(body, new b.b2Vec2(p.vx, p.vy)); // behind the mass: a shape with density moves the centre, and its velocity with it
    b.b2Body_SetAngularVelocity(body, p.w);
    return body;
}

async function load(choice) {
    const b = await init({print: () => {}, printErr: () => {}});
    return p => {
        const world = makeWorld(b, p), body = makeBody(b, world, p);
        b.b2World_Step(world, p.h, choice.iterations);
        const v = b.b2Body_GetLinearVelocity(body);
        const answer = {vx: v.x, vy: v.y, w: b.b2Body_GetAngularVelocity(body), m: b.b2Body_GetMass(body), I: b.b2Body_GetRotationalInertia(body)};
        b.b2DestroyWorld(world);
        return answer;
    };
}

await serve({default: {...common, law: 'substepped', iterations: 4}, single: {...common, law: 'soft', iterations: 1}}, load);
