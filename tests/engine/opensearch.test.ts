import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchQuery, SearchResult } from '#src/contracts/search.ts';
import { Refusal } from '#src/reference-api/http/refusal.ts';
import { learnLibrary } from '#src/reference-api/search/library-facts.ts';
import { type Cluster, openCluster } from '#src/reference-api/search/opensearch/cluster.ts';
import { loadIndex } from '#src/reference-api/search/opensearch/load-index.ts';
import { openSearchElsewhere } from '#src/reference-api/search/opensearch/search-elsewhere.ts';
import { searchDocuments } from '#src/reference-api/search/search-documents.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { send, startApi } from '#tests/engine/api-process.ts';
import { SearchCluster } from '#tests/engine/opensearch.ts';
import { askedSet } from '#tests/golden/asked/asked-set.ts';
import { goldenSet } from '#tests/golden/golden-set.ts';
import { judge, qualityOf } from '#tests/golden/judge.ts';

const PORT = 5640;
/** Nothing waits so long on a machine that has time for it. */
const SLOW_MS = 600_000;
const today = '2026-11-02';
const own = { seed: 1, scale: 1, today };
const { world, search: embedded } = sharedWorld(own);
const documents = searchDocuments(world);
/** A fifth of it by default: the whole set takes minutes on a busy machine. */
const share = process.env['WHOLE_GOLDEN_SET'] === undefined ? 5 : 1;
const golden = goldenSet(world).filter((_, at) => at % share === 0);
const quiet = { shards: 2, log: () => undefined };

/** All that an answer says, without the time it took. Scores may differ by rounding, so results of one score have no order. */
function said({ took: _took, hits, ...rest }: SearchResult) {
  return {
    ...rest,
    total: hits.total.value,
    hits: hits.hits
      .toSorted((one, other) => (other._score ?? 0) - (one._score ?? 0) || one._id.localeCompare(other._id))
      .map(({ _id, highlight }) => ({ _id, highlight })),
  };
}
const embeddedSays = (words: string, query: SearchQuery) => said(embedded().search(words, null, query));

/** Runs some work over all items, a few at a time. */
async function each<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

describe('search on two nodes of OpenSearch', { timeout: SLOW_MS }, () => {
  const nodes = new SearchCluster(PORT);
  let cluster: Cluster;
  let elsewhere: Awaited<ReturnType<typeof openSearchElsewhere>>;
  const closing: (() => Promise<void>)[] = [() => nodes.remove()];
  const library = learnLibrary(documents, today);
  let loads: { index: string; from: number }[] = [];

  beforeAll(async () => {
    await nodes.start('one', 'two');
    cluster = openCluster(nodes.addresses);
    closing.push(cluster.close);
    let batches = 0;
    const failing: Cluster = {
      ...cluster,
      askInLines: (path, lines) =>
        (batches += 1) > 4 ? Promise.reject(new Error('cut off')) : cluster.askInLines(path, lines),
    };
    await loadIndex(failing, documents, library, own, quiet).catch(() => undefined);
    loads = [await loadIndex(cluster, documents, library, own, quiet)];
    elsewhere = await openSearchElsewhere(nodes.addresses, own, () => undefined);
    const engine = elsewhere;
    closing.push(() => engine.close());
  }, SLOW_MS);
  afterAll(async () => {
    await Promise.all(closing.map((close) => close()));
  });

  it('a load that was cut off goes on where it ended', () => {
    expect(loads[0]?.from).toBeGreaterThan(0);
    expect(loads[0]?.from).toBeLessThan(documents.length);
  });

  it('the golden set finds the same, in the same order, and says the same of it', async () => {
    const places: Record<'here' | 'there', ReturnType<typeof judge>[]> = { here: [], there: [] };
    const wrong: string[] = [];
    await each(golden, async (one) => {
      const here = embedded().search(one.query, null, { size: 24 });
      const there = await elsewhere.search(one.query, null, { size: 24 });
      places.here.push(judge(one, here, world));
      places.there.push(judge(one, there, world));
      if (JSON.stringify(said(here)) !== JSON.stringify(said(there))) wrong.push(one.query);
    });
    expect(wrong).toEqual([]);
    const [here, there] = [qualityOf(places.here), qualityOf(places.there)];
    expect(there.recall[5]).toBeGreaterThanOrEqual(here.recall[5] - 0.02);
    expect(there.meanReciprocalRank).toBeGreaterThanOrEqual(here.meanReciprocalRank - 0.02);
  });

  it.each<[string, SearchQuery]>([
    ['a choice in several facets', { sort: 'newest', manufacturer: '31250,31251', validity: 'valid' }],
    ['a section, a declaration, and a range', { section: '075423', declaration: 'EPD', ranges: 'stc:50..' }],
    ['a manufacturer', { coid: 31250, sort: 'section' }],
    [
      'everyone else, and a period',
      { coid: 31250, isExcluding: 'true', since: '2026-06-01', sort: 'manufacturer' },
    ],
    [
      'the former edition, a later page, and a range',
      { mf: '95', from: 24, ranges: 'fire:1..,thickness:..4' },
    ],
    ['the words as typed', { exact: '1' }],
    ['what is suggested', { suggest: '1' }],
  ])('answers the same with %s', async (_title, query) => {
    const wrong: string[] = [];
    const words = [
      '*',
      'roof',
      '08 11 13',
      'ro wa do pa fl ce st gl pi al co me wo b',
      ...askedSet.filter((_, at) => at % 40 === 0).map((one) => one.query),
    ];
    await each(words, async (one) => {
      const there = said(await elsewhere.search(one, null, query));
      if (JSON.stringify(there) !== JSON.stringify(embeddedSays(one, query))) wrong.push(one);
    });
    expect(wrong).toEqual([]);
  });

  it('while another load takes its place and a node dies, every answer is whole and right, or a 503', async () => {
    const asked = ['roof', 'tpo', 'wood door', 'STC 50 door', '*', 'insulaton'].map((words) => ({
      words,
      right: JSON.stringify(embeddedSays(words, {})),
    }));
    let [isOver, answers, refused] = [false, 0, 0];
    const wrong: string[] = [];
    const visitor = async (from: number) => {
      for (let at = from; !isOver; at += 1) {
        const one = asked[at % asked.length];
        if (one === undefined) return;
        try {
          const answer = await elsewhere.search(one.words, null, {});
          if (JSON.stringify(said(answer)) !== one.right) wrong.push(one.words);
          answers += 1;
        } catch (error) {
          if (!(error instanceof Refusal) || error.status !== 503) throw error;
          refused += 1;
        }
      }
    };
    const visitors = Promise.all([0, 1, 2, 3].map(visitor));
    loads.push(await loadIndex(cluster, documents, library, own, quiet));
    await nodes.kill('two');
    const atDeath = answers;
    for (let tries = 0; answers < atDeath + 20 && tries < 300; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await nodes.start('two');
    await nodes.ask(`/_cluster/health/${loads[1]?.index}?wait_for_status=green&timeout=60s`);
    isOver = true;
    await visitors;
    expect(wrong).toEqual([]);
    expect(loads[1]?.index).not.toBe(loads[0]?.index);
    expect(answers).toBeGreaterThan(atDeath + 20);
    expect(refused).toBeLessThan(answers);
  });

  it('a server of it answers 503 while a part of the index is away, never with the rest', async () => {
    const data = await mkdtemp(join(tmpdir(), 'engine-search-'));
    const api = await startApi('', [
      '--search-engine',
      nodes.addresses.join(','),
      '--scale',
      '1',
      '--data',
      data,
    ]);
    try {
      const before = await send(api.url, 'GET', '/api/search/roof');
      expect(before?.status).toBe(200);
      const single = { index: { auto_expand_replicas: 'false', number_of_replicas: 0 } };
      await cluster.ask('PUT', `/${loads[1]?.index}/_settings`, single);
      // The other came back with copies alone, which it has to give up.
      await nodes.kill('one');
      const statuses = [];
      for (let tries = 0; tries < 10; tries += 1)
        statuses.push((await send(api.url, 'GET', '/api/search/roof'))?.status);
      expect(new Set(statuses)).toEqual(new Set([503]));
      await nodes.kill('two');
      expect((await send(api.status, 'GET', '/readyz'))?.status).toBe(503);
      expect((await send(api.url, 'GET', '/api/search/roof'))?.status).toBe(503);
      expect((await send(api.url, 'GET', '/api/char-product/1'))?.status).not.toBe(503);
    } finally {
      await api.stop();
      await rm(data, { recursive: true });
    }
  });
});
