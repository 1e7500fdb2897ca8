import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { equivalent } from './equivalent.ts';
import { faultsOf, type Fault } from './faults-of.ts';

/*
 * Do the tests notice when the code is wrong? Makes small faults in a copy of the last commit, one at a time, and runs the
 * tests near it: those named like the file and those of what imports it; with --thorough, all that import it in any way.
 * Prints the share that was caught and what was not. For reading, not for CI:
 * npm run mutate -- --count 150 --seed 1 --only domain/search
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    thorough: { type: 'boolean', default: false },
  },
});
const root = join(import.meta.dirname, '../..');
const rooms = /^src\/(?:domain|api|stores|services|guards)\/.*\.tsx?$|^src\/screens\/.*loaders?\.ts$/;
/** A fault may make a loop without end. */
const longestMs = 120_000;

/** The same order for the same seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** A few of each file, so that no long file makes up the whole list. */
function chosenFaults(): Fault[] {
  const seed = Number(values.seed);
  const files = code.filter((file) => rooms.test(file) && file.includes(values.only));
  const inTurns = files.flatMap((file) =>
    shuffled(faultsOf(file, textOf(file)), seed).map((fault, turn) => ({
      fault,
      turn,
    })),
  );
  return shuffled(inTurns, seed)
    .toSorted((one, other) => Math.floor(one.turn / 2) - Math.floor(other.turn / 2))
    .slice(0, Number(values.count))
    .map(({ fault }) => fault);
}

const trackedFiles = (folder: string): string[] =>
  execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/'#(src\/[^']+\.tsx?)'/g)].map(([, path = '']) => path);

const code = trackedFiles('src').filter((file) => /\.tsx?$/.test(file));
const tests = trackedFiles('tests').filter(
  (file) => /\.test\.tsx?$/.test(file) && !file.includes('architecture'),
);
const imports = new Map([...code, ...tests].map((file) => [file, importsOf(file)]));
const importersOf = (file: string): string[] =>
  [...imports].flatMap(([importer, imported]) => (imported.includes(file) ? [importer] : []));

/** Tests named like a file; or else like its folder, where that is of one thing. */
function namesakes(file: string): string[] {
  const path = file.replace(/^src\//, 'tests/').replace(/\.tsx?$/, '');
  const own = tests.filter((test) => test.replace(/\.test\.tsx?$/, '') === path);
  const folder = dirname(path);
  const isOfOneThing = folder.split('/').length > 2;
  return own.length > 0 || !isOfOneThing ? own : tests.filter((test) => dirname(test) === folder);
}

/** Most tests that import a file, or a file that imports it, and so on, are of other things; the nearest come first. */
const NEARBY = 40;

function nearbyTests(file: string): string[] {
  const found = new Set(namesakes(file));
  let level = [file];
  const seen = new Set(level);
  while (level.length > 0 && found.size < NEARBY) {
    level = [...new Set(level.flatMap(importersOf))].filter((one) => !seen.has(one));
    for (const one of level) {
      seen.add(one);
      if (tests.includes(one)) found.add(one);
    }
    for (const one of level) for (const test of namesakes(one)) found.add(test);
  }
  return [...found].slice(0, NEARBY);
}

const copy = mkdtempSync(join(tmpdir(), 'mutate-'));
execFileSync('git', ['worktree', 'add', '--detach', '--force', copy], { cwd: root, stdio: 'ignore' });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

function failsWith(args: readonly string[]): boolean {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    [...args, '--run', '--bail', '1', '--passWithNoTests', '--reporter', 'dot'],
    { cwd: copy, stdio: 'ignore', timeout: longestMs },
  );
  return status !== 0;
}

function isCaught({ file, start, end, to }: Fault): boolean {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, start) + to + source.slice(end));
  try {
    const near = nearbyTests(file);
    const [first, then] = [near.slice(0, 3), near.slice(3)];
    return (
      (first.length > 0 && failsWith(first)) ||
      (then.length > 0 && failsWith(then)) ||
      (values.thorough && failsWith(['related', file]))
    );
  } finally {
    writeFileSync(path, source);
  }
}

const described = ({ file, line, from, to }: Fault) => `${file}:${line}  ${from.trim()}  →  ${to.trim()}`;
const isEquivalent = ({ file, from, to }: Fault) =>
  equivalent.some((one) => one.file === file && one.from === from.trim() && one.to === to.trim());

try {
  const faults = chosenFaults().filter((fault) => !isEquivalent(fault));
  let caught = 0;
  for (const [index, fault] of faults.entries()) {
    const isSeen = isCaught(fault);
    caught += isSeen ? 1 : 0;
    console.log(`${isSeen ? 'caught' : 'NOT CAUGHT'}, ${caught} of ${index + 1}: ${described(fault)}`);
  }
  console.log(
    `${caught} of ${faults.length} faults caught: ${((100 * caught) / faults.length).toFixed(1)} %`,
  );
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
  rmSync(copy, { recursive: true, force: true });
}
