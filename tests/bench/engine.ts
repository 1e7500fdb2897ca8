import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { searchResult } from '#src/contracts/search.ts';
import { noOpenSearch, SearchCluster } from '#tests/engine/opensearch.ts';
import { QUERIES } from './api.ts';
import { quantile } from './median.ts';
import { measuredWorld, root, startMeasuredSite } from './site.ts';

const PORT = 5650;
const ASKED = 200;
const UNDER_LOAD = 16;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const paths = Array.from({ length: ASKED }, (_, at) => {
  const query = QUERIES[at % QUERIES.length] ?? '';
  return `api/search/${encodeURIComponent(query)}?online=1&from=${(at % 3) * 24}`;
});

interface Answered {
  /** 0 where there was no answer. */
  status: number;
  ms: number;
  /** All that it says, without scores and the time it took. */
  text: string;
}

async function ask(url: string, path: string): Promise<Answered> {
  const start = performance.now();
  const answer = await fetch(url + path).catch(() => null);
  const text = (await answer?.text().catch(() => '')) ?? '';
  const ms = performance.now() - start;
  if (answer === null || !answer.ok) return { status: answer?.status ?? 0, ms, text: '' };
  const { took: _took, hits, ...rest } = v.parse(searchResult, JSON.parse(text));
  const told = { ...rest, total: hits.total, hits: hits.hits.map(({ _id }) => _id) };
  return { status: 200, ms, text: JSON.stringify(told) };
}

/** Asks each path once, over so many connections. */
async function askAll(url: string, connections: number): Promise<Map<string, Answered>> {
  const left = [...paths];
  const all = new Map<string, Answered>();
  const visitor = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      all.set(path, await ask(url, path));
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return all;
}

/** Runs the loader as anyone would; resolves with the milliseconds it took. */
function load(addresses: readonly string[], scale: number): Promise<number> {
  const start = performance.now();
  const options = [
    '--search-engine',
    addresses.join(','),
    '--scale',
    String(scale),
    '--today',
    measuredWorld.today,
  ];
  const child = spawn(process.execPath, ['src/reference-api/serve/load-search.ts', ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve(performance.now() - start) : reject(new Error('The load failed.')),
    );
  });
}

/** Asks without a pause until it is stopped, and judges each answer by what is right. */
function askOn(url: string, right: ReadonlyMap<string, Answered>) {
  const seen = { answers: 0, wrong: 0, refused: 0, failed: 0, longestGapMs: 0, times: [] as number[] };
  let [isOver, last] = [false, performance.now()];
  const visitor = async (from: number) => {
    for (let at = from; !isOver; at += UNDER_LOAD) {
      const path = paths[at % paths.length] ?? '';
      const { status, ms, text } = await ask(url, path);
      if (status === 503) seen.refused += 1;
      else if (status !== 200) seen.failed += 1;
      else {
        seen.answers += 1;
        seen.times.push(ms);
        if (text !== right.get(path)?.text) seen.wrong += 1;
        seen.longestGapMs = Math.max(seen.longestGapMs, performance.now() - last);
        last = performance.now();
      }
      if (status !== 200) await wait(50);
    }
  };
  const visitors = Promise.all(Array.from({ length: UNDER_LOAD }, (_, at) => visitor(at)));
  return {
    async stop() {
      isOver = true;
      await visitors;
      const { times, longestGapMs, ...counts } = seen;
      const said = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
      const p95 = quantile(times, 0.95).toFixed(0);
      return `${said.join(', ')}; longest time without an answer ${seconds(longestGapMs)}; p95 ${p95} ms`;
    },
  };
}

/**
 * OpenSearch on two nodes beside the embedded engine: load, answers, times, a node that dies, a load under load. `folder`: the
 * nodes' data of an earlier run, whose load is kept.
 */
export async function measureEngine(
  say: (line: string) => void,
  scale: number,
  folder?: string,
): Promise<void> {
  if (noOpenSearch !== null) throw new Error(noOpenSearch);
  const nodes = new SearchCluster(PORT, '1g', folder);
  try {
    await nodes.start('one', 'two');
    const isLoaded = (await nodes.ask('/_alias/lintel-search'))?.includes('"lintel-search"') === true;
    if (!isLoaded) say(`loaded in ${seconds(await load(nodes.addresses, scale))}`);
    say(
      (await nodes.ask(
        '/_cat/indices/lintel-search-*?v&h=index,pri,rep,docs.count,pri.store.size,store.size',
      )) ?? '',
    );
    const engine = ['--search-engine', nodes.addresses.join(',')];
    const embedded = await startMeasuredSite(scale);
    const elsewhere = await startMeasuredSite(scale, 'dist', engine);
    try {
      for (const [name, site] of [
        ['embedded', embedded],
        ['OpenSearch', elsewhere],
      ] as const)
        say(`${name.padEnd(10)} starts in ${seconds(site.startMs)}, ${site.memoryMb()?.toFixed(0)} MB`);
      const right = await askAll(embedded.url, 1);
      await askAll(elsewhere.url, 4);
      for (const connections of [1, 16, 64]) {
        for (const [name, site] of [
          ['embedded', embedded],
          ['OpenSearch', elsewhere],
        ] as const) {
          const all = await askAll(site.url, connections);
          const times = [...all.values()].map(({ ms }) => ms);
          const wrong = [...all].filter(([path, { text }]) => text !== right.get(path)?.text).length;
          say(
            `${name.padEnd(10)} ${String(connections).padStart(2)} connections: p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms; ${wrong} of ${all.size} answers differ`,
          );
        }
      }
      const deep = 'api/search/*?from=50000&sort=newest';
      const [here, there] = [await ask(embedded.url, deep), await ask(elsewhere.url, deep)];
      say(
        `page from hit 50,000: ${here.text === there.text ? 'the same' : 'not the same'}, ${there.ms.toFixed(0)} ms`,
      );

      const dying = askOn(elsewhere.url, right);
      await wait(10_000);
      await nodes.kill('two');
      await wait(20_000);
      const start = performance.now();
      await nodes.start('two');
      await nodes.ask('/_cluster/health?wait_for_status=green&timeout=300s');
      const recovered = performance.now() - start;
      say(
        `a node killed under ${UNDER_LOAD} connections: ${await dying.stop()}; whole again ${seconds(recovered)} after it was started`,
      );

      const loading = askOn(elsewhere.url, right);
      const took = await load(nodes.addresses, scale);
      await wait(10_000);
      say(`loaded anew under ${UNDER_LOAD} connections in ${seconds(took)}: ${await loading.stop()}`);
    } finally {
      await Promise.all([embedded.stop(), elsewhere.stop()]);
    }
  } finally {
    await nodes.remove();
  }
}
