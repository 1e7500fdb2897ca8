import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { faultsByHand } from '#tests/mutation/by-hand.ts';
import { equivalent } from '#tests/mutation/equivalent.ts';
import { faultsOf, type Fault } from '#tests/mutation/faults-of.ts';
import { code, nearbyTests } from '#tests/mutation/nearby-tests.ts';
import { warmTests } from '#tests/mutation/warm-tests.ts';

/*
 * Do the tests notice when the code is wrong? Makes small faults, one at a time, and runs the tests near it. Prints the
 * share that was caught, and what was not. For reading, not for CI:
 * npm run mutate -- --count 150 --seed 1 --only domain/search
 */
const { values } = parseArgs({
  options: {
    /** How many faults to make; those made by hand are not among them. */
    count: { type: 'string', default: '150' },
    /** How many to leave out first, to go on with what was begun. */
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    /** Part of the paths of the files to choose from. */
    only: { type: 'string', default: '' },
    /** The faults of by-hand.ts too. */
    hand: { type: 'boolean', default: false },
    /** Runs all tests that import the code in any way, not only the nearest. */
    thorough: { type: 'boolean', default: false },
  },
});
const root = join(import.meta.dirname, '../..');
const rooms =
  /^src\/(?:(?:domain|api|stores|services|guards|lib|reference-api\/(?:search|handlers|serve|store))\/.*\.tsx?|screens\/.*loaders?\.ts)$/;

/** The same order for the same seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const sources = new Map<string, string>();
/** As it was when this began: someone may go on working meanwhile. */
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
  sources.set(file, source);
  return source;
}

/** A few of each file, so that no long file makes up the whole list. */
function chosenFaults(): Fault[] {
  const seed = Number(values.seed);
  const files = code.filter((file) => rooms.test(file) && file.includes(values.only));
  const inTurns = files.flatMap((file) =>
    shuffled(faultsOf(file, sourceOf(file)), seed).map((fault, turn) => ({ fault, turn })),
  );
  return shuffled(inTurns, seed)
    .toSorted((one, other) => Math.floor(one.turn / 2) - Math.floor(other.turn / 2))
    .slice(0, Number(values.count))
    .map(({ fault }) => fault);
}

/** The lines of a fault, before and after, in one line each. */
function linesOf({ file, start, end, to }: Fault): { before: string; after: string } {
  const source = sourceOf(file);
  const first = source.lastIndexOf('\n', start - 1) + 1;
  const [rest = ''] = source.slice(end).split('\n');
  const inOne = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    before: inOne(source.slice(first, end) + rest),
    after: inOne(source.slice(first, start) + to + rest),
  };
}

const isEquivalent = (fault: Fault): boolean => {
  const { before, after } = linesOf(fault);
  return equivalent.some((one) => one.file === fault.file && one.before === before && one.after === after);
};

setPriority(15);
const tests = await warmTests(root, sourceOf);
const started = performance.now();
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const chosen = [...(values.hand ? faultsByHand(sourceOf) : []), ...chosenFaults()].slice(Number(values.skip));
const faults = chosen.filter((fault) => !isEquivalent(fault));
const caughtBy = new Set<string>();
let caught = 0;

for (const fault of faults) {
  const began = performance.now();
  const { before, after } = linesOf(fault);
  const near = nearbyTests(fault.file, values.thorough);
  tests.make(fault);
  const by = (await tests.firstFailure(near.slice(0, 4))) ?? (await tests.firstFailure(near.slice(4)));
  tests.make(null);
  if (by !== null) {
    caught += 1;
    caughtBy.add(by.split(':')[0] ?? '');
  }
  console.log(`${by === null ? 'NOT CAUGHT' : 'caught'}  ${seconds(began)} s  ${fault.file}:${fault.line}  ${fault.what ?? ''}
    - ${before}
    + ${after}
    ${by === null ? `by ${near.length} files of tests` : by}`);
}
const each = faults.length > 0 ? seconds(started) : '0';
const without = await tests.firstFailure([...caughtBy]);
await tests.close();
console.log(
  `${faults.length} faults (and ${chosen.length - faults.length} that change nothing), ${caught} caught: ` +
    `${((100 * caught) / faults.length).toFixed(1)} %; ${(Number(each) / faults.length).toFixed(1)} s each`,
);
if (without !== null)
  console.log(`But this fails without a fault, too, so do not trust the share: ${without}`);
process.exitCode = 0;
