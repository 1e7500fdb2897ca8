import { expect, it } from 'vitest';
import type { SearchResult } from '#src/contracts/search.ts';
import { searchDocuments } from '#src/reference-api/search/search-documents.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { goldenKinds, type GoldenKind } from '#tests/golden/golden-query.ts';
import { goldenSet, writtenSet } from '#tests/golden/golden-set.ts';
import { isMeant, judge, ofKind, qualityOf } from '#tests/golden/judge.ts';

const { world, search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const set = goldenSet(world);
const index = search();
const ask = (query: string): SearchResult => index.search(query, null, { size: 24 });
const judged = set.map((golden) => judge(golden, ask(golden.query), world));

/** The least share of queries of a kind for which something that was meant stands among the first five. */
const minRecallAtFive: Record<GoldenKind, number> = {
  number: 1,
  typo: 0.95,
  slip: 0.95,
  synonym: 1,
  standard: 0.95,
  measure: 0.95,
  symbol: 0.95,
  plural: 1,
  order: 0.95,
  prefix: 0.9,
  manufacturer: 1,
  namesake: 1,
  model: 1,
};

it('asks at least 200 queries written by hand, each of them once', () => {
  expect(writtenSet.length).toBeGreaterThanOrEqual(200);
  const asked = writtenSet.map(({ query, expected }) => JSON.stringify([query, expected]));
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});

it('expects only what the world holds', () => {
  const hits = searchDocuments(world).map(({ hit }) => hit);
  const unmet = set.filter(({ expected }) => !hits.some((hit) => isMeant(hit, expected, world)));
  expect(unmet.map(({ query }) => query)).toEqual([]);
});

it.each(goldenKinds)('finds what was meant among the first five: %s', (kind) => {
  const asked = ofKind(judged, kind);
  const late = asked.filter(({ place }) => place === null || place > 5).map(({ query }) => query);
  expect(asked.length).toBeGreaterThan(10);
  expect(qualityOf(asked).recall[5], `not among the first five: ${late.join('; ')}`).toBeGreaterThanOrEqual(
    minRecallAtFive[kind],
  );
});

it('puts the section of a number first and names it', () => {
  const wrong = ofKind(judged, 'number').filter(
    ({ place, section, expected }) => place !== 1 || section !== expected.sections?.[0],
  );
  expect(wrong.map(({ query }) => query)).toEqual([]);
});

it('finds what was meant on the first page nearly always, and at a mean place near the first', () => {
  const { recall, meanReciprocalRank } = qualityOf(judged);
  expect(recall[24]).toBeGreaterThanOrEqual(0.99);
  expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.95);
});

it.each(goldenKinds)('is not met by just any answer: %s', (kind) => {
  const answer = ask('hydraulic elevator');
  const met = ofKind(judged, kind).map((golden) => judge(golden, answer, world));
  expect(qualityOf(met).recall[24]).toBeLessThan(0.2);
});
