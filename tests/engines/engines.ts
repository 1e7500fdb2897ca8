import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findHeadlessShell } from '../../scripts/find-chromium.ts';
import { findEngines } from '../../scripts/find-engines.ts';
import { freePort } from '../../scripts/free-port.ts';
import type { Engine } from './driver/engine.ts';
import { startByPuppeteer } from './driver/puppeteer.ts';
import { startWebKit } from './driver/webkit.ts';
import { journeys } from './journeys/journeys.ts';
import { look, type LookedAt } from './looks.ts';
import { pageScript } from './page-script.ts';
import { walk, type Site, type Walked } from './walk.ts';

const root = join(import.meta.dirname, '../..');
const { values: asked } = parseArgs({
  options: {
    /** Only the ten journeys of every `npm test`. */
    ten: { type: 'boolean', default: false },
    /** `firefox` or `webkit`; both without it. */
    engine: { type: 'string', multiple: true, default: ['firefox', 'webkit'] },
    /** Journeys whose name or area holds this. */
    only: { type: 'string', default: '' },
    /** Compares pictures of twelve screens, also in Chromium; `take` stores them anew. */
    looks: { type: 'string' },
    port: { type: 'string' },
  },
});

const chosen = journeys.filter(
  ({ name, area, isInEveryRun }) =>
    (!asked.ten || isInEveryRun === true) && `${area}: ${name}`.includes(asked.only),
);

async function serve(port: number, data: string): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    [
      '--max-semi-space-size=64',
      join(root, 'src/reference-api/serve/serve.ts'),
      `--port=${port}`,
      `--data=${data}`,
      `--dist=${join(root, 'dist')}`,
      '--today=2026-11-02',
      '--lazy-sizes',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server did not start.')));
    server.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Ready:')) resolve();
    });
  });
  return server;
}

const see = async (name: string, picture: Uint8Array): Promise<void> => {
  const folder = join(root, 'test-results/engines');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name.replaceAll(/[^\w.]+/g, '-')}.png`), picture);
};

function line({ journey, engine, seconds, problem }: Walked): string {
  const end = problem === null ? '' : `\n    ${problem.split('\n').slice(0, 6).join('\n    ')}`;
  return `  ${problem === null ? '✓' : '✗'} ${engine}, ${journey.area}: ${journey.name} (${seconds.toFixed(1)} s)${end}`;
}

type Start = (isDark: boolean) => Promise<Engine>;

/** All journeys of a kind in one browser; those that need a dark desktop in a second one. */
async function walkAll(start: Start, site: Site): Promise<Walked[]> {
  const walked: Walked[] = [];
  for (const isDark of [false, true]) {
    const own = chosen.filter((journey) => (journey.isDark ?? false) === isDark);
    if (own.length === 0) continue;
    const engine = await start(isDark);
    try {
      for (const journey of own) {
        const one = await walk(engine, journey, site);
        console.log(line(one));
        walked.push(one);
      }
    } finally {
      await engine.close();
    }
  }
  return walked;
}

async function lookAll(starts: readonly Start[], takes: boolean, site: Site): Promise<LookedAt[]> {
  const found: LookedAt[] = [];
  for (const start of starts) {
    const engine = await start(false);
    try {
      for (const one of await look(engine, { ...site, takes })) {
        found.push(one);
        console.log(
          `  ${one.problem === null ? '✓' : '✗'} ${one.name}${one.problem === null ? '' : `: ${one.problem}`}`,
        );
      }
    } finally {
      await engine.close();
    }
  }
  return found;
}

async function main(): Promise<void> {
  const wanted = (['firefox', 'webkit'] as const).filter((name) => asked.engine.includes(name));
  const { firefox, webkit, missing } = findEngines(wanted);
  for (const text of missing) console.log(`  – ${text}`);
  const scratch = await mkdtemp(join(tmpdir(), 'engines-'));
  const home = (name: string, isDark: boolean) => ({ home: join(scratch, `${name}-${isDark}`), isDark });
  const starts: Start[] = [];
  if (firefox !== null)
    starts.push((isDark) => startByPuppeteer('firefox', firefox, home('firefox', isDark)));
  if (webkit !== null) starts.push((isDark) => startWebKit(webkit, home('webkit', isDark)));
  if (starts.length === 0) {
    console.log('0 passed, 0 failed');
    return;
  }
  const port = asked.port === undefined ? await freePort() : Number(asked.port);
  const [script, server] = await Promise.all([pageScript(), serve(port, join(scratch, 'data'))]);
  const site = { origin: `http://127.0.0.1:${port}`, script, see };
  try {
    const walked = await Promise.all(starts.map((start) => walkAll(start, site)));
    const looked: LookedAt[] = [];
    if (asked.looks !== undefined) {
      const chromium: Start = (isDark) =>
        startByPuppeteer('chrome', findHeadlessShell(), home('chromium', isDark));
      const all = asked.engine.includes('chromium') || starts.length === 2 ? [chromium, ...starts] : starts;
      looked.push(...(await lookAll(all, asked.looks === 'take', site)));
    }
    const results = [...walked.flat(), ...looked];
    const failed = results.filter(({ problem }) => problem !== null).length;
    console.log(`${results.length - failed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
    // Browsers go on writing for a moment after they are told to end; what is left then is the system's to clear away.
    await rm(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 }).catch(
      () => undefined,
    );
  }
}

await main();
