import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findEngines } from '../../scripts/find-engines.ts';
import { freePort } from '../../scripts/free-port.ts';
import type { Engine } from './driver/engine.ts';
import { startByPuppeteer } from './driver/puppeteer.ts';
import { startWebKit } from './driver/webkit.ts';
import { journeys } from './journeys/journeys.ts';
import { pageScript } from './page-script.ts';
import { walk, type Walked } from './walk.ts';

const root = join(import.meta.dirname, '../..');
const { values: asked } = parseArgs({
  options: {
    /** Only the ten journeys of every `npm test`. */
    ten: { type: 'boolean', default: false },
    /** `firefox` or `webkit`; both without it. */
    engine: { type: 'string', multiple: true, default: ['firefox', 'webkit'] },
    /** Journeys whose name or area holds this. */
    only: { type: 'string', default: '' },
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
      join(root, 'src/reference-api/serve/serve.ts'),
      ...['--port', String(port), '--data', data, '--dist', join(root, 'dist')],
      ...['--today', '2026-11-02', '--lazy-sizes'],
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

async function main(): Promise<void> {
  const wanted = (['firefox', 'webkit'] as const).filter((name) => asked.engine.includes(name));
  const { firefox, webkit, missing } = findEngines(wanted);
  for (const text of missing) console.log(`  – ${text}`);
  const scratch = await mkdtemp(join(tmpdir(), 'engines-'));
  const port = asked.port === undefined ? await freePort() : Number(asked.port);
  const [script, server] = await Promise.all([pageScript(), serve(port, join(scratch, 'data'))]);
  const site = { origin: `http://127.0.0.1:${port}`, script, see };
  const walkAll = async (start: () => Promise<Engine>): Promise<Walked[]> => {
    const engine = await start();
    const walked: Walked[] = [];
    try {
      for (const journey of chosen) {
        const one = await walk(engine, journey, site);
        console.log(line(one));
        walked.push(one);
      }
    } finally {
      await engine.close();
    }
    return walked;
  };
  try {
    const all = await Promise.all([
      firefox === null ? [] : walkAll(() => startByPuppeteer('firefox', firefox, join(scratch, 'firefox'))),
      webkit === null ? [] : walkAll(() => startWebKit(webkit, join(scratch, 'webkit'))),
    ]);
    const walked = all.flat();
    const failed = walked.filter(({ problem }) => problem !== null).length;
    console.log(`${walked.length - failed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await ended;
    await rm(scratch, { recursive: true, force: true });
  }
}

await main();
