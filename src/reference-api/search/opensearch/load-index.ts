import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Library } from '#src/reference-api/search/library-facts.ts';
import type { Cluster, Dsl } from '#src/reference-api/search/opensearch/cluster.ts';
import { indexBody, indexedDocuments } from '#src/reference-api/search/opensearch/index-body.ts';
import { type WorldOf, keepFacts, worldOf } from '#src/reference-api/search/opensearch/kept-facts.ts';
import { recordNumber } from '#src/reference-api/search/result-order.ts';
import type { SearchDocument } from '#src/reference-api/search/search-document.ts';

/** What searches ask for; the load that is current stands behind it. */
const alias = 'lintel-search';

interface LoadOptions {
  /** So many shards on so many nodes search at once. */
  shards: number;
  log: (line: string) => void;
}

const batchSize = 500;
const longestWaitMs = 30_000;
/** At least so often a long load says how far it is. */
const progressMs = 5_000;

const indexed = v.record(
  v.string(),
  v.looseObject({
    mappings: v.looseObject({ _meta: v.optional(v.looseObject({ isLoaded: v.boolean(), world: worldOf })) }),
  }),
);
const aliased = v.nullable(v.record(v.string(), v.unknown()));
const highest = v.looseObject({
  aggregations: v.looseObject({ at: v.looseObject({ value: v.nullable(v.number()) }) }),
});
const counted = v.looseObject({ count: v.number() });
const health = v.looseObject({ status: v.string() });
const written = v.looseObject({
  errors: v.boolean(),
  items: v.array(
    v.looseObject({ index: v.looseObject({ status: v.number(), error: v.optional(v.unknown()) }) }),
  ),
});

const isOf = (world: WorldOf, other: WorldOf): boolean =>
  world.seed === other.seed && world.scale === other.scale && world.today === other.today;

/** The index behind the alias; null if none is loaded. */
export async function currentIndex(cluster: Cluster): Promise<string | null> {
  const [name] = Object.keys(v.parse(aliased, await cluster.ask('GET', `/_alias/${alias}`)) ?? {});
  return name ?? null;
}

/** An index of this world whose load was cut off, with the first document that may be missing; a new one otherwise. */
async function indexToFill(
  cluster: Cluster,
  world: WorldOf,
  shards: number,
): Promise<{ index: string; from: number }> {
  const known = v.parse(indexed, (await cluster.ask('GET', `/${alias}-*/_mapping`)) ?? {});
  for (const [index, { mappings }] of Object.entries(known)) {
    if (mappings._meta === undefined || mappings._meta.isLoaded) continue;
    if (!isOf(world, mappings._meta.world)) {
      await cluster.ask('DELETE', `/${index}`);
      continue;
    }
    await cluster.ask('POST', `/${index}/_refresh`);
    const last = { size: 0, aggs: { at: { max: { field: 'at' } } } };
    const { aggregations } = v.parse(highest, await cluster.ask('POST', `/${index}/_search`, last));
    // The two batches that were on their way may have holes.
    return { index, from: Math.max(0, (aggregations.at.value ?? -1) + 1 - 2 * batchSize) };
  }
  const index = `${alias}-${Date.now()}`;
  await cluster.ask('PUT', `/${index}`, indexBody(shards, { isLoaded: false, world }));
  return { index, from: 0 };
}

/** Writes some documents; what the engine is too busy for is sent again. */
async function write(
  cluster: Cluster,
  index: string,
  documents: readonly (readonly [id: string, body: Dsl])[],
) {
  let left = documents;
  for (let pause = 200; left.length > 0; pause = Math.min(pause * 2, longestWaitMs)) {
    const lines = left.flatMap(([id, body]) => [{ index: { _id: id } }, body]);
    const { items } = v.parse(written, await cluster.askInLines(`/${index}/_bulk`, lines));
    const isBusy = (at: number) => items[at]?.index.status === 429;
    const wrong = items.find((one, at) => one.index.status >= 300 && !isBusy(at));
    if (wrong !== undefined) throw new Error(`A document was refused: ${JSON.stringify(wrong.index.error)}`);
    left = left.filter((_, at) => isBusy(at));
    if (left.length > 0) await wait(pause);
  }
}

/** Waits until each node that should have a copy has one. */
async function untilCopied(cluster: Cluster, index: string): Promise<void> {
  for (;;) {
    const { status } = v.parse(health, await cluster.ask('GET', `/_cluster/health/${index}`));
    if (status === 'green') return;
    await wait(500);
  }
}

/**
 * Loads a library into a new index, and lets the alias point to it once it is complete and on all its nodes. Searches go on in
 * the one before, which stays until the next load, so that one can go back. A load that was cut off goes on.
 */
export async function loadIndex(
  cluster: Cluster,
  documents: readonly SearchDocument[],
  library: Library,
  world: WorldOf,
  { shards, log }: LoadOptions,
): Promise<{ index: string; from: number }> {
  const before = await currentIndex(cluster);
  const { index, from } = await indexToFill(cluster, world, shards);
  log(from > 0 ? `${index}: goes on at document ${from}.` : `${index}: a new index.`);
  const bodyOf = indexedDocuments(documents, library);
  let said = performance.now();
  let pending: Promise<void> = Promise.resolve();
  for (let at = from; at < documents.length; at += batchSize) {
    const batch = documents.slice(at, at + batchSize).map(({ hit }, place) => {
      const id = `${hit.content_type}-${recordNumber(hit)}`;
      return [id, bodyOf(at + place)] as const;
    });
    // The next batch is made while this one is written.
    await pending;
    pending = write(cluster, index, batch);
    pending.catch(() => undefined);
    if (performance.now() - said < progressMs) continue;
    said = performance.now();
    log(`${at} of ${documents.length} documents (${Math.floor((at / documents.length) * 100)}%)`);
  }
  await pending;
  await keepFacts(cluster, index, library.facts, world);
  await cluster.ask('POST', `/${index}/_refresh`);
  const { count } = v.parse(counted, await cluster.ask('GET', `/${index}/_count`));
  if (count !== documents.length) throw new Error(`${index} has ${count} documents of ${documents.length}.`);
  await cluster.ask('PUT', `/${index}/_settings`, {
    index: { auto_expand_replicas: '0-1', refresh_interval: '1s', 'translog.durability': 'request' },
  });
  log(`All ${count} documents are there; waiting for their copies.`);
  await untilCopied(cluster, index);
  await cluster.ask('PUT', `/${index}/_mapping`, { _meta: { isLoaded: true, world } });
  const removed = before === null ? [] : [{ remove: { index: before, alias } }];
  await cluster.ask('POST', '/_aliases', { actions: [...removed, { add: { index, alias } }] });
  log(`Searches go to ${index} now.`);
  await removeOlder(cluster, [index, ...(before === null ? [] : [before])]);
  return { index, from };
}

async function removeOlder(cluster: Cluster, kept: readonly string[]): Promise<void> {
  const known = v.parse(indexed, (await cluster.ask('GET', `/${alias}-*/_mapping`)) ?? {});
  for (const index of Object.keys(known))
    if (!kept.some((one) => index === one || index === `${one}-facts`))
      await cluster.ask('DELETE', `/${index}`);
}
