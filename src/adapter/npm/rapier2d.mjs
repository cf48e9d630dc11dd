#!/usr/bin/env node
// SPDX-License-Identifier: BSD-2-Clause
// Rapier 2D (compat build for WebAssembly): a world with one ball on one cuboid, one step.
//
// Rapier divides a step: each of its solver iterations is a smaller step of its own, with a compliant contact.  Declared `substepped`: no
// single step's law holds between the ends of such a step, and the answer cannot be wrong.  With one iteration ("single") and many internal
// Gauss-Seidel sweeps the step is not divided, but the contact is still regularized: declared `soft`.  Set: nothing else; sleeping off.
import RAPIER from '@dimforge/rapier2d-compat';
import {RADIUS, serve, version} from './adapter.mjs';

const common = {engine: 'Rapier 2D', version: version('@dimforge/rapier2d-compat'), precision: 'binary32', restitution: 'newton'};

function surface(collider, p) {
    return collider.setFriction(p.mu).setFrictionCombineRule(RAPIER.CoefficientCombineRule.Min)
        .setRestitution(p.e).setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Min);
}

async function load(choice) {
    await RAPIER.init();
    return p => {
        const world = new RAPIER.World({x: p.gx, y: p.gy});
        world.timestep = p.h;
        world.integrationParameters.numSolverIterations = choice.iterations;
        if (choice.sweeps) world.integrationParameters.numInternalPgsIterations = choice.sweeps;
        world.createCollider(surface(RAPIER.ColliderDesc.cuboid(4, 1).setTranslation(0, -1), p));
        const body = world.createRigidBody(RAPIER.RigidBodyDesc.dynamic().setTranslation(0, -p.ry).setLinvel(p.vx, p.vy).setAngvel(p.w).setCanSleep(false));
        const ball = world.createCollider(surface(RAPIER.ColliderDesc.ball(RADIUS).setTranslation(p.rx, p.ry + RADIUS).setDensity(0), p), body);
        body.setAdditionalMassProperties(p.m, {x: 0, y: 0}, p.I, true);
        world.step();
        let contacts = 0;
        world.forEachCollider(other => { if (other.handle !== ball.handle) world.contactPair(ball, other, m => { contacts += m.numContacts(); }); });
        const v = body.linvel(), answer = {vx: v.x, vy: v.y, w: body.angvel(), m: body.mass(), I: body.principalInertia(), contacts};
        world.free();
        return answer;
    };
}

await serve({
    default: {...common, solver: 'small steps', law: 'substepped', iterations: 4, settings: '4 solver iterations, no sleeping'},
    single: {...common, solver: 'one step, 1000 internal sweeps', law: 'soft', iterations: 1, sweeps: 1000, settings: '1 solver iteration, no sleeping'},
}, load);
