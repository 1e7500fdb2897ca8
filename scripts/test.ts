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
  /** What the part found, from what it leaves or prints; without it the part is one check. */
  found?: (printed: string) => Found;
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

const parts: readonly Part[] = [
  { name: 'types', title: 'types', command: ['tsc', '-b'] },
  { name: 'lint', title: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'format', title: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', title: 'unused code and packages', command: ['knip'] },
  vitest('doors', 'doors between rooms, cycles, words', '--project=architecture'),
  vitest('unit', 'unit and screen tests', '--project=unit', '--project=dom'),
  {
    name: 'build',
    title: 'production build',
    command: ['vite', 'build', '--configLoader', 'native', '--logLevel', 'warn'],
  },
  {
    name: 'bundle',
    title: 'what the bundle holds',
    command: ['node', 'scripts/check-bundle.ts'],
    found: (printed) => {
      const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(printed) ?? [];
      const failures = printed.split('\n').filter((line) => line.includes('✗'));
      return { passed: Number(passed ?? 0), failed: Number(failed ?? 0), failures, second: [] };
    },
  },
  {
    name: 'browser',
    title: 'journeys in a real browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
    found: () => foundByPlaywright(readJson('browser')),
  },
];

/** Runs a part with its output going by, and gives what it printed and how it ended. */
function run({ command, environment = {} }: Part): Promise<{ code: number; printed: string }> {
  const [program = '', ...options] = command;
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      cwd: root,
      env: {
        ...process.env,
        ...environment,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (bytes: Buffer) => {
      printed += bytes.toString();
      process.stdout.write(bytes);
    });
    child.once('error', (error) => resolve({ code: 1, printed: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, printed }));
  });
}

/** A part that fails without a failed test, or runs no test at all, is a failure of its own. */
function foundIn(part: Part, code: number, printed: string): Found {
  const end = [printed.trimEnd().split('\n').slice(-30).join('\n')];
  const alone: Found =
    code === 0
      ? { passed: 1, failed: 0, failures: [], second: [] }
      : { passed: 0, failed: 1, failures: end, second: [] };
  if (!part.found) return alone;
  try {
    const found = part.found(printed);
    const { passed, failed, failures } = found;
    if (failed > 0 || (code === 0 && passed > 0)) return found;
    return { ...found, failed: 1, failures: [...failures, ...end] };
  } catch {
    return { passed: 0, failed: 1, failures: end, second: [] };
  }
}

/** Enough of a failure's text to know what failed and why. */
function shortened(text: string): string {
  return stripVTControlCharacters(text).replaceAll(`${root}/`, '').split('\n').slice(0, 24).join('\n    ');
}

async function main(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}`);
    process.exitCode = 1;
    return;
  }

  const chosen = parts.filter(({ name }) => asked.length === 0 || asked.includes(name));
  const lines: string[] = [];
  const all: Found = { passed: 0, failed: 0, failures: [], second: [] };
  for (const part of chosen) {
    console.log(`\n── ${part.title}`);
    const start = performance.now();
    const { code, printed } = await run(part);
    const { passed, failed, failures, second } = foundIn(part, code, printed);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    lines.push(
      `${failed === 0 ? '✓' : '✗'} ${part.title.padEnd(36)} ${passed} passed, ${failed} failed (${seconds} s)`,
    );
    console.log(lines.at(-1));
    all.passed += passed;
    all.failed += failed;
    all.second.push(...second.map((text) => `~ ${part.title}: passed at its second try: ${text}`));
    all.failures.push(...failures.map((text) => `✗ ${part.title}: ${shortened(text)}`));
  }
  // Once more at the end: whoever reads a long log reads its end.
  console.log(
    `\n${[...all.failures, ...all.second, ...lines].join('\n')}\n\n${all.passed} passed, ${all.failed} failed`,
  );
  process.exitCode = all.failed === 0 ? 0 : 1;
}

try {
  await main(process.argv.slice(2));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
