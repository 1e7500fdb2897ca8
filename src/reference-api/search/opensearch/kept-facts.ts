import * as v from 'valibot';
import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';
import type { Cluster } from '#src/reference-api/search/opensearch/cluster.ts';

/** Which world an index is of. */
export const worldOf = v.object({ seed: v.number(), scale: v.number(), today: v.string() });
export type WorldOf = v.InferOutput<typeof worldOf>;

const csi = v.object({ number: v.string(), number95: v.nullable(v.string()), title: v.string() });
const labels = v.record(v.string(), v.array(v.object({ key: v.string(), label: v.string() })));
const facts = v.object({
  documents: v.number(),
  terms: v.array(v.string()),
  counts: v.array(v.number()),
  forms: v.array(v.tuple([v.string(), v.number()])),
  proper: v.array(v.string()),
  kinds: v.array(
    v.object({
      noun: v.string(),
      title: v.string(),
      isDiscontinued: v.boolean(),
      variants: v.array(v.string()),
    }),
  ),
  traits: v.array(v.string()),
  things: v.array(v.string()),
  sections: v.array(csi),
  productSections: v.array(v.object({ number: v.string(), title: v.string() })),
  productCounts: v.array(v.tuple([v.string(), v.number()])),
  labels: v.object({ '04': labels, '95': labels }),
  properties: v.array(
    v.object({
      name: v.string(),
      label: v.string(),
      symbol: v.string(),
      unit: v.nullable(v.string()),
      better: v.nullable(v.picklist(['higher', 'lower'])),
      isMeasured: v.boolean(),
    }),
  ),
  propertiesOf: v.array(v.tuple([v.string(), v.array(v.string())])),
});
const part = v.object({ _source: v.object({ text: v.string(), parts: v.number(), world: worldOf }) });

/** An engine takes no longer documents in one request. */
const longest = 4_000_000;
const indexOfFacts = (index: string) => `${index}-facts`;

/** Keeps what reading a query has to know beside the index, in parts. */
export async function keepFacts(
  cluster: Cluster,
  index: string,
  own: LibraryFacts,
  world: WorldOf,
): Promise<void> {
  const all = JSON.stringify(own);
  const parts = Array.from({ length: Math.ceil(all.length / longest) }, (_, at) =>
    all.slice(at * longest, (at + 1) * longest),
  );
  await cluster.ask('PUT', `/${indexOfFacts(index)}`, {
    settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
    mappings: { enabled: false },
  });
  for (const [at, text] of parts.entries())
    await cluster.ask('PUT', `/${indexOfFacts(index)}/_doc/${at}`, { text, parts: parts.length, world });
}

/** Throws if there are none, or they are of another version. */
export async function readFacts(
  cluster: Cluster,
  index: string,
): Promise<{ facts: LibraryFacts; world: WorldOf }> {
  const read = async (at: number) =>
    v.parse(part, await cluster.ask('GET', `/${indexOfFacts(index)}/_doc/${at}`))._source;
  const first = await read(0);
  let text = first.text;
  for (let at = 1; at < first.parts; at += 1) text += (await read(at)).text;
  return { facts: v.parse(facts, JSON.parse(text)), world: first.world };
}
