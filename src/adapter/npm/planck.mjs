#!/usr/bin/env node
// SPDX-License-Identifier: BSD-2-Clause
// planck: Box2D 2.3 in JavaScript, in double arithmetic: a world with one circle on one edge, one step.
//
// Set: 8 velocity iterations, the default, or 1000 ("converged"); one position iteration, which changes no velocity; warm starting off, as
// there is no step before; no sleeping; the velocity threshold of restitution 0.01 m/s.  An edge has a skin of polygonRadius, and the contact
// point is the midpoint between the surfaces: the edge is lowered by the skin, and the point that the engine reports is what is judged.
import * as planck from 'planck';
import {RADIUS, serve, version} from './adapter.mjs';

const overlap = 2 ** -30; // half of it on either side of the contact point, so that the contact is found
const settings = '1 position iteration, no warm start, velocity threshold 0.01 m/s';
const common = {engine: 'planck', version: version('planck'), solver: 'sequential impulses', law: 'coulomb', precision: 'binary64', settings};

function load(choice) {
    planck.Settings.velocityThreshold = 0.01;
    return p => {
        const y = -planck.Settings.polygonRadius + overlap, surface = {friction: p.mu, restitution: p.e};
        const world = new planck.World({gravity: {x: p.gx, y: p.gy}, allowSleep: false, warmStarting: false});
        world.createBody().createFixture({shape: new planck.Edge({x: -4, y}, {x: 4, y}), ...surface});
        const body = world.createBody({type: 'dynamic', position: {x: 0, y: -p.ry}, linearVelocity: {x: p.vx, y: p.vy}, angularVelocity: p.w, allowSleep: false});
        body.createFixture({shape: new planck.Circle({x: p.rx, y: p.ry + RADIUS - overlap}, RADIUS), density: 1, ...surface});
        body.setMassData({mass: p.m, center: {x: 0, y: 0}, I: p.I});
        let contact = null;
        world.on('pre-solve', c => { contact = c.getWorldManifold(null).points[0]; });
        world.step(p.h, choice.iterations, 1);
        const v = body.getLinearVelocity(), point = contact ? {rx: contact.x, ry: contact.y + p.ry} : {};
        return {vx: v.x, vy: v.y, w: body.getAngularVelocity(), contacts: contact ? 1 : 0, ...point};
    };
}

await serve({default: {...common, iterations: 8}, converged: {...common, iterations: 1000}}, load);
