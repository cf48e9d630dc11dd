#!/usr/bin/env node
// SPDX-License-Identifier: BSD-2-Clause
// Jolt Physics (WebAssembly): one sphere on one box, motion in the plane (allowed degrees of freedom: x, y, rotation about z), one step.
//
// Set: 10 velocity steps, the default, or 250 ("converged": its most is 255); Baumgarte 0, so that no correction of positions enters; the
// velocity threshold of restitution 0.01 m/s; no damping, no sleeping.  There is no warm start in the first step of a contact.  Friction and
// restitution of a pair are combined by Jolt as sqrt(mu mu) = mu and max(e, e) = e.  The sphere overlaps the box by 1e-6, so that the contact is
// found.  Mass and inertia are those that the engine reports; the contact point is not reported by this binding: the balance of moment is what
// tells whether it is the one of the problem.
import init from 'jolt-physics/wasm-compat';
import {RADIUS, serve, version} from './adapter.mjs';

const overlap = 1e-6, PLANE = 0x23; // TranslationX | TranslationY | RotationZ
const common = {engine: 'Jolt Physics', version: version('jolt-physics'), solver: 'sequential impulses', law: 'coulomb', precision: 'binary32',
    settings: 'Baumgarte 0, no damping, restitution threshold 0.01 m/s'};

// Two layers, which collide with each other.
function makeWorld(J, iterations) {
    const settings = new J.JoltSettings(), filter = new J.ObjectLayerPairFilterTable(2), layers = new J.BroadPhaseLayerInterfaceTable(2, 2);
    filter.EnableCollision(0, 1);
    for (const i of [0, 1]) layers.MapObjectToBroadPhaseLayer(i, new J.BroadPhaseLayer(i));
    settings.mObjectLayerPairFilter = filter;
    settings.mBroadPhaseLayerInterface = layers;
    settings.mObjectVsBroadPhaseLayerFilter = new J.ObjectVsBroadPhaseLayerFilterTable(layers, 2, filter, 2);
    const world = new J.JoltInterface(settings), physics = world.GetPhysicsSystem(), set = physics.GetPhysicsSettings();
    set.mNumVelocitySteps = iterations;
    set.mMinVelocityForRestitution = 0.01;
    set.mBaumgarte = 0;
    set.mPointVelocitySleepThreshold = 0;
    physics.SetPhysicsSettings(set);
    return {world, physics, bodies: physics.GetBodyInterface()};
}

function makeGround(J, bodies, p) {
    const place = new J.RVec3(0, -1, 0), turn = new J.Quat(0, 0, 0, 1);
    const made = new J.BodyCreationSettings(new J.BoxShape(new J.Vec3(4, 1, 4), 0), place, turn, J.EMotionType_Static, 0);
    made.mFriction = p.mu;
    made.mRestitution = p.e;
    const ground = bodies.CreateBody(made);
    bodies.AddBody(ground.GetID(), J.EActivation_DontActivate);
    return ground;
}

function makeBody(J, bodies, p) {
    const turn = new J.Quat(0, 0, 0, 1), y = p.ry + RADIUS - overlap;
    const sphere = new J.RotatedTranslatedShapeSettings(new J.Vec3(p.rx, y, 0), turn, new J.SphereShapeSettings(RADIUS));
    const shape = new J.OffsetCenterOfMassShapeSettings(new J.Vec3(-p.rx, -y, 0), sphere).Create().Get();
    const made = new J.BodyCreationSettings(shape, new J.RVec3(0, -p.ry, 0), turn, J.EMotionType_Dynamic, 1);
    Object.assign(made, {mFriction: p.mu, mRestitution: p.e, mLinearDamping: 0, mAngularDamping: 0, mAllowSleeping: false, mMaxAngularVelocity: 1e4, mAllowedDOFs: PLANE});
    made.mOverrideMassProperties = J.EOverrideMassProperties_MassAndInertiaProvided;
    made.mMassPropertiesOverride.mMass = p.m;
    made.mMassPropertiesOverride.mInertia = J.Mat44.prototype.sScale(new J.Vec3(p.I, p.I, p.I));
    const body = bodies.CreateBody(made);
    bodies.AddBody(body.GetID(), J.EActivation_Activate);
    body.GetMotionProperties().SetInverseInertia(new J.Vec3(0, 0, 1 / p.I), turn);
    body.SetLinearVelocity(new J.Vec3(p.vx, p.vy, 0));
    body.SetAngularVelocity(new J.Vec3(0, 0, p.w));
    return body;
}

async function load(choice) {
    const J = await init(), {world, physics, bodies} = makeWorld(J, choice.iterations);
    return p => {
        physics.SetGravity(new J.Vec3(p.gx, p.gy, 0));
        const ground = makeGround(J, bodies, p), body = makeBody(J, bodies, p);
        world.Step(p.h, 1);
        const v = body.GetLinearVelocity(), motion = body.GetMotionProperties();
        const answer = {vx: v.GetX(), vy: v.GetY(), w: body.GetAngularVelocity().GetZ(), m: 1 / motion.GetInverseMass(),
            I: 1 / motion.GetInverseInertiaDiagonal().GetZ()};
        for (const old of [body, ground]) {
            bodies.RemoveBody(old.GetID());
            bodies.DestroyBody(old.GetID());
        }
        return answer;
    };
}

await serve({default: {...common, iterations: 10}, converged: {...common, iterations: 250}}, load);
