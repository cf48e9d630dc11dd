#!/usr/bin/env node
// SPDX-License-Identifier: BSD-2-Clause
// PhysX (WebAssembly, physx-js-webidl): one sphere on one box, one simulate.
//
// Set: PGS with 4 position and 1 velocity iterations, the default, or 200 of each ("converged"); TGS with 4 and 1, which divides the step and is
// declared `substepped`; bounce threshold 0.01 m/s; no damping, no sleeping; contact offset 0.02 and rest offset 0.  A pair takes the least of
// the two frictions and restitutions, which are equal.  The sphere
// touches the box without overlap, which the engine would push out by a velocity of its own: the contact offset finds the contact.  The inertia is isotropic, so the motion stays in the
// plane.  The contact point is not reported: the balance of moment tells whether it is the one of the problem.
import fs from 'node:fs';
import {RADIUS, serve, version} from './adapter.mjs';

const common = {engine: 'PhysX', version: `5 (physx-js-webidl ${version('physx-js-webidl')})`, law: 'coulomb', precision: 'binary32',
    settings: 'bounce threshold 0.01 m/s, no damping, rest offset 0'};

// The package looks for a browser; it gets the WebAssembly from the file beside it.
async function loadPhysX() {
    globalThis.window = globalThis;
    globalThis.document ??= {};
    globalThis.location ??= {href: 'file:///'};
    const {default: make} = await import('physx-js-webidl');
    const wasmBinary = fs.readFileSync(new URL('node_modules/physx-js-webidl/physx-js-webidl.wasm', import.meta.url));
    const {process} = globalThis;
    globalThis.process = undefined;
    const P = await make({wasmBinary});
    globalThis.process = process;
    return P;
}

function makeScene(P, physics, tolerances, tgs, p) {
    const made = new P.PxSceneDesc(tolerances);
    made.gravity = new P.PxVec3(p.gx, p.gy, 0);
    made.cpuDispatcher = P.DefaultCpuDispatcherCreate(0);
    made.filterShader = P.DefaultFilterShader();
    made.solverType = tgs ? P.PxSolverTypeEnum.eTGS : P.PxSolverTypeEnum.ePGS;
    made.bounceThresholdVelocity = 0.01;
    return physics.createScene(made);
}

function makeShape(P, physics, geometry, material) {
    const shape = physics.createShape(geometry, material, true, new P.PxShapeFlags(P.PxShapeFlagEnum.eSIMULATION_SHAPE));
    shape.setSimulationFilterData(new P.PxFilterData(1, 1, 0, 0));
    shape.setContactOffset(0.02);
    shape.setRestOffset(0);
    return shape;
}

function makeBody(P, physics, material, choice, p) {
    const turn = new P.PxQuat(0, 0, 0, 1), body = physics.createRigidDynamic(new P.PxTransform(new P.PxVec3(0, -p.ry, 0), turn));
    const shape = makeShape(P, physics, new P.PxSphereGeometry(RADIUS), material);
    shape.setLocalPose(new P.PxTransform(new P.PxVec3(p.rx, p.ry + RADIUS, 0), turn));
    body.attachShape(shape);
    body.setMass(p.m);
    body.setMassSpaceInertiaTensor(new P.PxVec3(p.I, p.I, p.I));
    body.setLinearDamping(0);
    body.setAngularDamping(0);
    body.setMaxAngularVelocity(1e4);
    body.setSleepThreshold(0);
    body.setSolverIterationCounts(choice.iterations, choice.velocityIterations);
    body.setLinearVelocity(new P.PxVec3(p.vx, p.vy, 0));
    body.setAngularVelocity(new P.PxVec3(0, 0, p.w));
    return body;
}

async function load(choice) {
    const P = await loadPhysX();
    const foundation = P.CreateFoundation(P.PHYSICS_VERSION, new P.PxDefaultAllocator(), new P.PxDefaultErrorCallback());
    const tolerances = new P.PxTolerancesScale(), physics = P.CreatePhysics(P.PHYSICS_VERSION, foundation, tolerances);
    return p => {
        const scene = makeScene(P, physics, tolerances, choice.tgs, p), material = physics.createMaterial(p.mu, p.mu, p.e);
        material.setFrictionCombineMode(P.PxCombineModeEnum.eMIN);
        material.setRestitutionCombineMode(P.PxCombineModeEnum.eMIN);
        const ground = physics.createRigidStatic(new P.PxTransform(new P.PxVec3(0, -1, 0), new P.PxQuat(0, 0, 0, 1)));
        ground.attachShape(makeShape(P, physics, new P.PxBoxGeometry(4, 1, 4), material));
        const body = makeBody(P, physics, material, choice, p);
        scene.addActor(ground);
        scene.addActor(body);
        scene.simulate(p.h);
        scene.fetchResults(true);
        const v = body.getLinearVelocity(), answer = {vx: v.x, vy: v.y, w: 0};
        answer.w = body.getAngularVelocity().z; // the binding keeps one vector for both
        body.release();
        ground.release();
        scene.release();
        return answer;
    };
}

await serve({
    pgs: {...common, solver: 'PGS', iterations: 4, velocityIterations: 1},
    'pgs-converged': {...common, solver: 'PGS', iterations: 200, velocityIterations: 200},
    tgs: {...common, solver: 'TGS', law: 'substepped', iterations: 4, velocityIterations: 1, tgs: true},
}, load);
