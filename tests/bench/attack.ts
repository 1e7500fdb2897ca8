import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { quantile } from './median.ts';
import { startMeasuredSite, type MeasuredSite } from './site.ts';

interface Attack {
  title: string;
  manner: 'at once' | 'in turn' | 'slowly';
  connections: number;
  path: string;
  /** Requests of each connection. */
  count: number;
}

const SEARCH = '/api/search/roof?size=100';
const ATTACKS: readonly Attack[] = [
  { title: 'nothing', manner: 'at once', connections: 0, path: '/', count: 0 },
  { title: '1 × 1,500 searches at once', manner: 'at once', connections: 1, path: SEARCH, count: 1500 },
  { title: '10 × 1,500 searches at once', manner: 'at once', connections: 10, path: SEARCH, count: 1500 },
  {
    title: '10 × 3,000 banners at once',
    manner: 'at once',
    connections: 10,
    path: '/api/banners/1',
    count: 3000,
  },
  { title: '64 × one search after the other', manner: 'in turn', connections: 64, path: SEARCH, count: 1 },
];
const SECONDS = 10;
const PAUSE_MS = 100;
const READERS = 300;
const READ_S = 43;

interface Answer {
  ms: number;
  text: string;
}

function asker(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const ask = (path: string, headers: Record<string, string> = {}, body?: unknown) =>
    new Promise<Answer>((resolve, reject) => {
      const start = performance.now();
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const method = body === undefined ? 'GET' : 'POST';
      request(
        { port, host: '127.0.0.1', path, method, agent, headers: { ...headers, ...type } },
        (answer) => {
          let text = '';
          answer.on('data', (bytes: Buffer) => (text += bytes.toString()));
          answer.on('error', reject);
          answer.on('end', () =>
            answer.statusCode === 200
              ? resolve({ ms: performance.now() - start, text })
              : reject(new Error(`${path}: ${answer.statusCode}`)),
          );
        },
      )
        .on('error', reject)
        .end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { ask, close: () => agent.destroy() };
}

/** What an honest visitor asks for, over and over; milliseconds by kind. */
async function honest(site: MeasuredSite, seconds: number): Promise<Map<string, number[]>> {
  const { ask, close } = asker(Number(new URL(site.url).port));
  const page = await ask('/');
  const script = /[/\w.-]*\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? '/version.json';
  const ada = { email: 'ada@lintel.test', password: 'specify-2026' };
  const login: unknown = JSON.parse((await ask('/auth/local', {}, ada)).text);
  const bearer = { authorization: `Bearer ${v.parse(v.object({ token: v.string() }), login).token}` };
  const search = { content_type: 'all', search_terms: 'roof', query: '' };
  const kinds: Record<string, () => Promise<Answer>> = {
    HTML: () => ask('/'),
    script: () => ask(script),
    banner: () => ask('/api/banners/1'),
    'users/me': () => ask('/api/users/me', bearer),
    save: () => ask('/api/user-searches', bearer, search),
    search: () => ask('/api/search/door?online=1'),
  };
  const times = new Map<string, number[]>();
  const end = performance.now() + seconds * 1000;
  const visitor = async (kind: string, once: () => Promise<Answer>) => {
    const taken: number[] = [];
    times.set(kind, taken);
    while (performance.now() < end) {
      taken.push((await once()).ms);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Object.entries(kinds).map(([kind, once]) => visitor(kind, once)));
  close();
  return times;
}

function startAttack(site: MeasuredSite, attack: Omit<Attack, 'title'>): Worker {
  const port = Number(new URL(site.url).port);
  return new Worker(new URL('attack-worker.ts', import.meta.url), {
    workerData: { ...attack, port },
  });
}

async function attacked(attack: Attack): Promise<string> {
  const site = await startMeasuredSite();
  // So that no first search is among them.
  await honest(site, 1);
  const before = site.memoryMb() ?? 0;
  const worker = startAttack(site, attack);
  await wait(500);
  const times = await honest(site, SECONDS);
  const after = site.memoryMb() ?? 0;
  await worker.terminate();
  await site.stop();
  const all = [...times.values()].flat();
  const kinds = [...times].map(([kind, taken]) => `${kind} ${quantile(taken, 0.95).toFixed(0)}`);
  return `${attack.title.padEnd(34)}p50 ${quantile(all, 0.5).toFixed(0).padStart(4)} ms, p95 ${quantile(all, 0.95).toFixed(0).padStart(5)} ms (${kinds.join(', ')}), memory ${before.toFixed(0)} → ${after.toFixed(0)} MB`;
}

/** How many of those who take a file at 1 kB/s are still connected after a while. */
async function slowReaders(): Promise<string> {
  const site = await startMeasuredSite();
  const { ask, close } = asker(Number(new URL(site.url).port));
  const { text } = await ask('/api/catalog/es/13');
  const path = /"(\/api\/files\/[^"]+\.pdf)"/.exec(text)?.[1] ?? '/';
  close();
  const worker = startAttack(site, { manner: 'slowly', connections: READERS, path, count: 1 });
  await wait(READ_S * 1000);
  worker.postMessage('how many', []);
  const open = await new Promise<unknown>((resolve) => worker.once('message', resolve));
  await worker.terminate();
  await site.stop();
  return `${READERS} readers of a file at 1 kB/s: ${String(open)} still connected after ${READ_S} s`;
}

/** A fixed piece of work, in milliseconds: how fast this machine is at this moment. */
function pace(): number {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < 50_000_000; index += 1) sum += index % 7;
  return sum > 0 ? performance.now() - start : 0;
}

/** What honest visitors wait while others attack; by kind, the 95th percentile. */
export async function attackLines(): Promise<string> {
  const lines: string[] = [];
  for (const attack of ATTACKS) lines.push(await attacked(attack));
  lines.push(await slowReaders());
  const load = loadavg()[0] ?? 0;
  return `an honest visitor beside … (load of this machine ${load.toFixed(1)}, 50 million additions in ${pace().toFixed(0)} ms)\n${lines.join('\n')}`;
}
