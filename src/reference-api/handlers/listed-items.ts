import * as v from 'valibot';
import type { ItemsQuery } from '#src/contracts/browse.ts';
import { listedContent, type Content } from '#src/contracts/content.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import type { Bucket } from '#src/contracts/elasticsearch.ts';
import { facetKey } from '#src/reference-api/search/facet-key.ts';
import { elasticsearchHits } from '#src/reference-api/http/elasticsearch-responses.ts';

const facets = ['manufacturer', 'section', 'declaration', 'certification'] as const;
type Facet = (typeof facets)[number];
type Value = readonly [key: string, label: string];

const valuesOf: Readonly<Record<Facet, (item: Content) => readonly Value[]>> = {
  manufacturer: ({ coid, company }) => [[String(coid), company]],
  section: ({ csi }) => csi.map(({ number, title }) => [number, title] as const),
  declaration: (item) =>
    item.content_type === 'product' ? item.declarations.map((name) => [name, name] as const) : [],
  certification: (item) =>
    item.content_type === 'product' ? item.certifications.map((name) => [facetKey(name), name] as const) : [],
};

const byText = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

const orders: Readonly<Record<NonNullable<ItemsQuery['sort']>, (one: Content, other: Content) => number>> = {
  newest: (one, other) => byText(other.updated_at, one.updated_at),
  manufacturer: (one, other) => byText(one.company, other.company) || byText(one.title, other.title),
  title: (one, other) => byText(one.title, other.title),
  section: (one, other) => byText(one.csi[0]?.number ?? '', other.csi[0]?.number ?? ''),
};

/** A page of items, filtered and sorted as requested. Each facet counts the items that match all other facets. */
export function listedItems(type: ContentType, items: readonly Content[], query: ItemsQuery) {
  const chosen = new Map(facets.map((facet) => [facet, splitValues(query[facet])]));
  const fits = (item: Content, facet: Facet) => {
    const values = chosen.get(facet) ?? [];
    return values.length === 0 || valuesOf[facet](item).some(([key]) => values.includes(key));
  };
  const without = (own: Facet | null) =>
    items.filter((item) => facets.every((facet) => facet === own || fits(item, facet)));
  const found = without(null);
  const inOrder = query.sort ? found.toSorted(orders[query.sort]) : found;
  const aggregations = Object.fromEntries(
    facets.map((facet) => [facet, { buckets: bucketsOf(without(facet), valuesOf[facet]) }]),
  );
  const answer = elasticsearchHits(type, inOrder, query.from, query.size);
  const hits = answer.hits.hits.map((hit) => ({ ...hit, _source: v.parse(listedContent, hit._source) }));
  return { ...answer, hits: { ...answer.hits, hits }, aggregations };
}

const splitValues = (values = ''): string[] => values.split(',').filter((value) => value !== '');

/** Largest count first. */
function bucketsOf(items: readonly Content[], values: (item: Content) => readonly Value[]): Bucket[] {
  const buckets = new Map<string, Bucket>();
  for (const [key, label] of items.flatMap(values)) {
    const bucket = buckets.get(key) ?? { key, label, doc_count: 0 };
    buckets.set(key, { ...bucket, doc_count: bucket.doc_count + 1 });
  }
  return [...buckets.values()].toSorted(
    (one, other) => other.doc_count - one.doc_count || byText(one.label, other.label),
  );
}
