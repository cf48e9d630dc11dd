// SPDX-License-Identifier: BSD-2-Clause
// The protocol of spec/adapter.md for engines in JavaScript: an adapter is a list of choices of an engine's settings, and a
// function that loads the engine and returns one from a problem to an answer.  JSON.parse and JSON.stringify keep every double.
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';

export const RADIUS = 0.125; // of the circle whose lowest point is the contact point

// The version of a package as it was installed.
export function version(name) {
    const file = new URL(`node_modules/${name}/package.json`, import.meta.url);
    try {
        return JSON.parse(fs.readFileSync(file, 'utf8')).version;
    } catch {
        return 'not installed';
    }
}

const known = ['vx', 'vy', 'w', 'm', 'I', 'rx', 'ry', 'contacts'];

function answer(problem, step) {
    const got = step(problem), line = {id: problem.id, status: 'ok'};
    for (const key of known) if (typeof got[key] === 'number') line[key] = got[key];
    const finite = ['vx', 'vy', 'w'].every(key => Number.isFinite(got[key])) && known.every(key => got[key] === undefined || Number.isFinite(got[key]));
    return finite ? line : {id: problem.id, status: 'failed', note: 'the answer is not finite'};
}

// choices: {name: {...hello, and what the engine needs}}, the default first.  load(choice): the step function.
export async function serve(choices, load) {
    const name = path.basename(process.argv[1], '.mjs'), choice = process.argv[2] ?? Object.keys(choices)[0];
    if (choice === '--list') {
        for (const [word, c] of Object.entries(choices))
            console.log(`${name} ${word}\t${c.engine} ${c.version}, ${c.solver}, ${c.law}, ${c.precision}`);
        return;
    }
    if (!(choice in choices)) {
        console.error(`${name}: no choice '${choice}'; --list prints them`);
        process.exitCode = 2;
        return;
    }
    const {engine, version, solver, law, precision, restitution = 'newton', iterations, settings} = choices[choice];
    // Standard output belongs to the protocol: what an engine prints goes to standard error.
    const write = process.stdout.write.bind(process.stdout);
    console.log = console.info = console.warn = console.error;
    let step;
    for await (const line of readline.createInterface({input: process.stdin, crlfDelay: Infinity})) {
        const problem = JSON.parse(line);
        if ('hello' in problem)
            write(JSON.stringify({hello: 1, engine, version, solver, law, precision, restitution, iterations, settings}) + '\n');
        else
            write(JSON.stringify(answer(problem, step ??= await load(choices[choice]))) + '\n');
    }
}
