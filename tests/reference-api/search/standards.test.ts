import { describe, expect, it } from 'vitest';
import { standardThings } from '#src/reference-api/content/words.ts';
import { sectionsOf } from '#src/reference-api/search/document-fields.ts';
import { withThingOfStandard } from '#src/reference-api/search/reading/standards.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { askAsPage } from '#tests/golden/asked/ask-as-page.ts';

const index = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' }).search();
const ask = (query: string) => askAsPage(index, query).answer;

describe('a standard that is searched for alone', () => {
  it('is answered by what it is about, or by the section of that', () => {
    const one = [...new Map(standardThings.map((standard) => [standard.to, standard.from])).values()];
    const bare = one.filter((standard) => {
      const { hits, lacking } = ask(standard);
      return hits.hits.length === 0 && (lacking?.section ?? null) === null;
    });
    expect(one.length).toBeGreaterThan(150);
    expect(bare).toEqual([]);
  });

  it.each([
    ['NFPA 252', '0814'],
    ['A156.13', '0871'],
    ['AAMA 501.5', '0844'],
  ])('%s: the first result is that thing', (query, section) => {
    const [first] = ask(query).hits.hits;
    expect(first === undefined ? '' : sectionsOf(first._source)[0]?.number).toMatch(
      new RegExp(`^${section}`),
    );
  });

  it.each([
    ['BHMA A156.4', '087100'],
    ['NFPA 2001 system', '212200'],
    ['UL 2079', '078443'],
    ['ASTM D1056 gasket', '079100'],
  ])('%s: the section of what is missing is named', (query, section) => {
    expect(ask(query).lacking?.section?.number).toBe(section);
  });

  it.each(['NFPA 252 wood door', 'UL 300 and NFPA 96', 'wood door', 'ASTM E84'])(
    '%s: with another thing, or several, it stays as it is',
    (query) => {
      expect(withThingOfStandard(query)).toBeNull();
    },
  );
});

it('does not count a part of a designation: a lavatory to A117.1 is a lavatory', () => {
  const [first] = ask('ICC A117.1 lavatory').hits.hits;
  expect(first?._source.content_type === 'product' ? first._source.noun : '').toMatch(/lavatory/i);
});

it('reads no size of a door out of a standard', () => {
  expect(ask('UL 1784 smoke door').understood?.map(({ to }) => to)).toEqual(['fire-rated door']);
});
