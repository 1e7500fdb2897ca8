import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { foundByPlaywright, foundByVitest, type Found } from './test-reports.ts';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'test-run-'));
const report = (name: string) => join(scratch, `${name}.json`);

interface Part {
  name: string;
  title: string;
  command: readonly string[];
  environment?: Record<string, string>;
  /** Reads the result from what the part leaves or prints; without it the part is one check. */
  found?: (printed: string) => Found;
  /** What it would test may not be had on this machine: then it says so and has no result. */
  mayBeEmpty?: true;
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(report(name), 'utf8'));

function vitest(name: string, title: string, ...options: string[]): Part {
  return {
    name,
    title,
    command: [
      'vitest',
      'run',
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    ],
    found: () => foundByVitest(readJson(name)),
  };
}

/** Go's collector took a third of the time of both programs written in it; below this limit it has nothing to do. */
const uncollected = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

const checks: readonly Part[] = [
  // From nothing: with what it kept, tsc misses what the types of a new package change in files that nobody touched.
  { name: 'types', title: 'types', command: ['tsc', '--incremental', 'false'], environment: uncollected },
  { name: 'lint', title: 'lint', command: ['oxlint', '--type-aware'], environment: uncollected },
  { name: 'format', title: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', title: 'unused code and packages', command: ['knip'] },
  {
    name: 'unused-in-site',
    title: 'code of the site that only tests use',
    command: ['knip', '--production'],
  },
];
/** Ends with `N passed, N failed`, and marks what failed with ✗. */
function foundInText(printed: string): Found {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(printed) ?? [];
  const failures = printed.split('\n').filter((line) => line.includes('✗'));
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0), failures };
}
/** What journeys need is installed while the processors are busy with the rest; a machine that has it takes no time. */
const browsers: Part = {
  name: 'browsers',
  title: 'browsers for the journeys',
  command: ['node', 'scripts/install-browsers.ts'],
};
const build: Part = {
  name: 'build',
  title: 'production build',
  command: ['node', 'scripts/build-for-journeys.ts'],
};
const bundle: Part = {
  name: 'bundle',
  title: 'what the bundle holds',
  command: ['node', 'scripts/check-bundle.ts'],
  found: foundInText,
};
const unit = vitest(
  'unit',
  'unit tests and rules of the code',
  '--project=unit',
  '--project=globals',
  '--project=architecture',
);
/** Most of the unit tests' time is the reference API's, which has a part of its own. */
const quickUnit: Part = {
  ...unit,
  title: 'unit tests but those of the reference API',
  environment: { WITHOUT_API_TESTS: 'true' },
};
const screens = vitest('screens', 'screen tests', '--project=dom', '--project=screens');
/** Part of the unit tests; by its name for work on the reference API alone. */
const api = vitest(
  'api',
  'tests of the reference API',
  '--project=unit',
  'tests/reference-api',
  'tests/contracts',
  'tests/fuzz',
);
/** Each has its own folder: a run empties it when it begins. */
function journeys(name: string, project: string, title: string): Part {
  return {
    name,
    title,
    command: [
      'playwright',
      'test',
      `--project=${project}`,
      `--output=test-results/${project}`,
      '--reporter=list,json',
    ],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
    found: () => foundByPlaywright(readJson(name)),
  };
}
const browser = journeys('browser', 'journeys', 'journeys in a real browser');
const timedBrowser = journeys('timed', 'timed', 'journeys that look at the time');
/** Ten of them; `npm run test:engines` walks all. */
const engines: Part = {
  name: 'engines',
  title: 'journeys in Firefox and WebKit',
  command: ['node', 'tests/engines/engines.ts', '--ten'],
  found: foundInText,
  mayBeEmpty: true,
};

/**
 * One stage after the other; what stands in the same stage runs side by side. Journeys have the processors to themselves,
 * and those that look at how long things take run last.
 */
const stages: readonly (readonly Part[])[] = [
  [...checks, build, browsers],
  [bundle, unit, screens],
  [browser],
  [timedBrowser],
  [engines],
];
/**
 * For work in progress: what needs no build, no page, and no look at all of the code for what nobody uses. The linter and the
 * unit tests fill two processors.
 */
const quickStages: readonly (readonly Part[])[] = [
  [...checks.filter(({ name }) => !name.startsWith('unused')), quickUnit],
];
/** Parts that run only when they are named. */
const namedStages: readonly (readonly Part[])[] = [[api]];

/** Runs a part, and gives what it printed and how it ended. A part that runs alone is watched at work. */
function run(
  { command, environment = {} }: Part,
  isAlone: boolean,
): Promise<{ code: number; printed: string }> {
  const [program = '', ...options] = command;
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      cwd: root,
      env: {
        ...process.env,
        // Servers, their workers, and scripts start in two thirds of the time with the code that an earlier one compiled.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
        ...environment,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const read = (bytes: Buffer): void => {
      printed += bytes.toString();
      if (isAlone) process.stdout.write(bytes);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (error) => resolve({ code: 1, printed: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, printed }));
  });
}

/** A part that fails without a failed test, or runs no test at all, is a failure of its own. */
function foundIn(part: Part, code: number, printed: string): Found {
  const end = [printed.trimEnd().split('\n').slice(-30).join('\n')];
  const alone: Found =
    code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: end };
  if (!part.found) return alone;
  try {
    const found = part.found(printed);
    const { passed, failed, failures } = found;
    if (failed > 0 || (code === 0 && (passed > 0 || part.mayBeEmpty))) return found;
    return { ...found, failed: 1, failures: [...failures, ...end] };
  } catch {
    return { passed: 0, failed: 1, failures: end };
  }
}

/** Enough of a failure's text to know what failed and why. */
function shortened(text: string): string {
  return stripVTControlCharacters(text).replaceAll(`${root}/`, '').split('\n').slice(0, 24).join('\n    ');
}

async function main(asked: readonly string[]): Promise<void> {
  const isQuick = asked.includes('--quick');
  const named = asked.filter((name) => name !== '--quick');
  const all = [...stages, ...namedStages].flat();
  const unknown = named.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. Parts: ${all.map(({ name }) => name).join(', ')}`);
    process.exitCode = 1;
    return;
  }

  const outcomes: (Found & { line: string })[] = [];
  const carryOut = async (part: Part, isAlone: boolean): Promise<void> => {
    const start = performance.now();
    const { code, printed } = await run(part, isAlone);
    const found = foundIn(part, code, printed);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const line = `${found.failed === 0 ? '✓' : '✗'} ${part.title.padEnd(36)} ${found.passed} passed, ${found.failed} failed (${seconds} s)`;
    if (!isAlone && found.failed > 0) console.log(printed);
    console.log(line);
    outcomes.push({
      ...found,
      failures: found.failures.map((text) => `✗ ${part.title}: ${shortened(text)}`),
      line,
    });
  };
  const planned = [...(isQuick ? quickStages : stages), ...(named.length > 0 ? namedStages : [])];
  for (const stage of planned) {
    const chosen = stage.filter(({ name }) => named.length === 0 || named.includes(name));
    if (chosen.length > 0) console.log(`\n── ${chosen.map(({ title }) => title).join(', ')}`);
    await Promise.all(chosen.map((part) => carryOut(part, chosen.length === 1)));
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  // Once more at the end, where readers of a long log look first.
  const report = [...outcomes.flatMap(({ failures }) => failures), ...outcomes.map(({ line }) => line)];
  console.log(`\n${report.join('\n')}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  await main(process.argv.slice(2));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
