import { expect, it } from 'vitest';
import { textTerms } from '#src/reference-api/search/text-terms.ts';
import { synonymsOf } from '#src/reference-api/search/trade-phrases.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const { search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const index = search();
const sectionsFor = (query: string, size = 10) =>
  index
    .search(query, null, { size })
    .hits.hits.flatMap(({ _source }) => ('csi' in _source ? [_source.csi[0]?.number] : []));

it.each([
  ['Tested to ASTM E84', ['astm'], 'e84'],
  ['ISO 9001 quality management', ['iso'], '9001'],
  ['UL-790 listed', ['ul'], 'ul790'],
  ['polyiso, also called iso, 2 in. thick', [], 'iso'],
  ['member of ASTM, 12 plants', [], 'astm'],
])('«%s» cites %j and is found by «%s»', (text, cited, term) => {
  const found = textTerms(text);
  expect(found.cited).toEqual(cited);
  expect(found.terms).toContain(term);
  for (const body of cited) expect(found.terms).not.toContain(body);
});

it('takes the usual name of a thing for what is meant more than the others', () => {
  const weights = new Map(synonymsOf('gwb').map(({ term, weight }) => [term, weight]));
  expect(weights.get('gypsum board')).toBeGreaterThan(weights.get('plasterboard') ?? 1);
});

it('reads a phrase of the trade as one: a drywall stud is no gypsum board', () => {
  const sections = sectionsFor('drywall stud', 5);
  expect(sections).toContain('092216');
  expect(sections).not.toContain('092900');
});

it('does not take apart a word that the trade knows whole', () => {
  expect(new Set(sectionsFor('wallboard'))).toEqual(new Set(['092900']));
});

it('finds insulation by «iso», and the certificate by «ISO 9001»', () => {
  expect(sectionsFor('iso', 3)).toEqual(['072113', '072113', '072113']);
  const [first] = index.search('ISO 9001', null, { size: 1 }).hits.hits;
  expect(first?._source.content_type).toBe('certificate');
});
