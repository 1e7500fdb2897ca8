import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import * as fc from 'fast-check';

import { startServer } from '#src/reference-api/serve/start-server.ts';
import { apiToTry, properties } from '#tests/fuzz/property.ts';
import { toHandlers, toServer } from '#tests/fuzz/senders.ts';

const usage = `npm run fuzz -- [options]

  --seconds 60   how long to go on
  --seed 1       the first seed; each round of all calls takes the next one. Without it, one is drawn
  --only search  only calls whose id has this in it
  --in-process   asks the handlers themselves, which is faster, instead of a server on this machine
`;

/** Requests of one call in one round. */
const RUNS = 25;

async function fuzz(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      only: { type: 'string', default: '' },
      'in-process': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const chosen = properties.filter(({ id }) => id.includes(values.only));
  const api = await apiToTry();
  const empty = await mkdtemp(join(tmpdir(), 'fuzz-'));
  const rules = join(import.meta.dirname, '../../netlify.toml');
  const server = await startServer({ dist: empty, rules, handlers: api.handlers, port: 0 });
  const send = values['in-process'] ? toHandlers(api.handlers) : toServer(server.port);

  const end = performance.now() + Number(values.seconds) * 1000;
  const failed = new Map<string, string>();
  let requests = 0;
  const statuses = new Map<number, number>();
  const answered = new Set<string>();
  const note = (id: string, status: number) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) answered.add(id);
  };
  let seed = Number(values.seed);
  for (; performance.now() < end; seed += 1) {
    for (const { id, of } of chosen) {
      if (performance.now() >= end) break;
      if (failed.has(id)) continue;
      const outcome = await fc.check(of({ send, reset: () => api.reset(), note }), {
        seed,
        numRuns: RUNS,
        includeErrorInReport: true,
      });
      requests += outcome.numRuns;
      if (!outcome.failed) continue;
      const report = await fc.asyncDefaultReportMessage(outcome);
      failed.set(id, report ?? '');
      console.log(
        `✗ ${id} (again: npm run fuzz -- --seed ${seed} --only ${id})\n${report?.replaceAll(/(.)\1{199,}/g, '$1…')}\n`,
      );
    }
    console.log(`Seed ${seed}: ${requests} requests so far, ${failed.size} calls failed`);
  }
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  console.log(`Answers by status: ${counts.map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  const unanswered = chosen.filter(({ id }) => !answered.has(id)).map(({ id }) => id);
  if (unanswered.length > 0) console.log(`Never answered with data: ${unanswered.join(', ')}`);
  await server.close();
  await rm(empty, { recursive: true });
  if (failed.size > 0) process.exitCode = 1;
}

await fuzz();
