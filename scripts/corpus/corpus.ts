import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

import { summaryOf, tableOf } from './report.ts';
import type { Answer } from './read-file.ts';
import type { CorpusLine } from './report.ts';

/*
 * Runs every file of a folder through the readers of the site and prints what became of each:
 *
 *   npm run corpus -- folder [--only dxf,pdf] [--summary]
 *
 * A file that takes more than 30 s or more than 1 GB is given up. Nothing that a file does ends the run.
 */

const longestMs = 30_000;
const mostMegabytes = 1_024;
const known =
  /\.(?:dxf|dwg|dgn|pdf|glb|gltf|ifc|ifczip|ifcxml|ifcx|rvt|rfa|skp|3dm|stp|step|nw[cdf]|zip|vtt|srt)$/i;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, summary: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name a folder: npm run corpus -- folder');
  process.exit(1);
}
const only = values.only?.split(',').map((ending) => `.${ending.toLowerCase()}`);

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return filesIn(inner);
    return entry.isFile() && known.test(entry.name) ? [inner] : [];
  });
}

/** One file in a thread of its own: it can be ended, and what it throws or how much it takes stays there. */
async function lineOf(path: string): Promise<CorpusLine> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const refuse = (said: string): void => resolve({ kind: '?', isOpened: false, said });
  const worker = new Worker(new URL('./read-file.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  worker.once('message', resolve);
  worker.once('error', (error) =>
    refuse(`crashed: ${error instanceof Error ? error.message : String(error)}`),
  );
  worker.once('exit', () => refuse('ended without a word'));
  const timer = setTimeout(() => refuse('more than 30 s'), longestMs);
  let mostBytes = 0;
  const look = async (): Promise<void> => {
    const heap = await worker.getHeapStatistics().catch(() => null);
    mostBytes = Math.max(mostBytes, (heap?.used_heap_size ?? 0) + (heap?.external_memory ?? 0));
  };
  const looking = setInterval(() => void look(), 25);
  const answer = await promise;
  clearInterval(looking);
  clearTimeout(timer);
  const ms = Math.round(performance.now() - started);
  await look();
  await worker.terminate();
  return { ...answer, ms, megabytes: mostBytes / 1_000_000, file: path, bytes: statSync(path).size };
}

const lines: CorpusLine[] = [];
for (const path of filesIn(folder).toSorted()) {
  if (only && !only.some((ending) => path.toLowerCase().endsWith(ending))) continue;
  const line = await lineOf(path);
  lines.push(line);
  if (!values.summary) console.log(tableOf([{ ...line, file: relative(folder, path) || path }]));
}
console.log(summaryOf(lines));
