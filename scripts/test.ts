import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'test-run-'));
const report = (name: string) => join(scratch, `${name}.json`);

interface Count {
  passed: number;
  failed: number;
}

interface Part {
  name: string;
  title: string;
  command: readonly string[];
  environment?: Record<string, string>;
  /** How many checks passed and failed, from what the part leaves or prints; without it the part is one check. */
  count?: (printed: string) => Count;
}

const VitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

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
    count: () => {
      const { numPassedTests, numFailedTests } = v.parse(VitestReport, readJson(name));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

const parts: readonly Part[] = [
  { name: 'types', title: 'types', command: ['tsc', '-b'] },
  { name: 'lint', title: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'format', title: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', title: 'unused code and packages', command: ['knip'] },
  vitest('doors', 'doors between rooms, cycles, words', '--project=architecture'),
  vitest('unit', 'unit and screen tests', '--project=unit', '--project=dom'),
  { name: 'build', title: 'production build', command: ['vite', 'build', '--logLevel', 'warn'] },
  {
    name: 'bundle',
    title: 'what the bundle holds',
    command: ['node', 'scripts/check-bundle.ts'],
    count: (printed) => {
      const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(printed) ?? [];
      return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
    },
  },
  {
    name: 'browser',
    title: 'journeys in a real browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
    count: () => {
      const { expected, unexpected, flaky } = v.parse(PlaywrightReport, readJson('browser')).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
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
function countOf(part: Part, code: number, printed: string): Count {
  const alone: Count = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!part.count) return alone;
  try {
    const { passed, failed } = part.count(printed);
    if (code !== 0) return { passed, failed: Math.max(failed, 1) };
    return passed + failed === 0 ? { passed: 0, failed: 1 } : { passed, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
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
  const total: Count = { passed: 0, failed: 0 };
  for (const part of chosen) {
    console.log(`\n── ${part.title}`);
    const start = performance.now();
    const { code, printed } = await run(part);
    const { passed, failed } = countOf(part, code, printed);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    lines.push(
      `${failed === 0 ? '✓' : '✗'} ${part.title.padEnd(36)} ${passed} passed, ${failed} failed (${seconds} s)`,
    );
    console.log(lines.at(-1));
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

try {
  await main(process.argv.slice(2));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
