import { beforeAll, describe, expect, it } from 'vitest';

import type { FoundParagraphs } from '#src/contracts/spec-library.ts';
import { placesOf } from '#src/domain/specification/line-places.ts';
import { guideDocument } from '#src/domain/specification/guide-text.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import type { Example } from '../../../scripts/contract/examples.ts';
import { Client, started } from '#tests/reference-api/account/client.ts';

let visitor: Client;
beforeAll(async () => {
  visitor = new Client(await started());
  await visitor.ask('standards.list');
}, 60_000);
const find = (q: string, more: Example['query'] = {}): Promise<FoundParagraphs> =>
  visitor.read('specLibrary.paragraphs', { query: { q, ...more } });
const textsOf = ({ groups }: FoundParagraphs) =>
  groups.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
const markedIn = ({ groups }: FoundParagraphs) =>
  groups.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ highlight: [text = ''] }) =>
      [...text.matchAll(/<em>(.*?)<\/em>/g)].map(([, words = '']) => words.toLowerCase()),
    ),
  );

describe('what the words find', () => {
  it.each([
    ['E84', /ASTM E84/],
    ['ASTM E84', /ASTM E84/],
    ['ASTM E 84', /ASTM E84/],
    ['astm e-84', /ASTM E84/],
    ['R-value', /R-value/],
    ['60 mil', /60 mils/],
    ['1.5 mm', /1\.5 mm/],
    ['sealants', /sealant/i],
    ['07 92 00', /Section 07 92 00/],
    ['079200', /Section 07 92 00/],
    ['caulk', /sealant|caulk/i],
  ])('%s: every paragraph has %s', async (words, expected) => {
    const texts = textsOf(await find(words));
    expect(texts).not.toHaveLength(0);
    for (const text of texts) expect(text).toMatch(expected);
  });

  it('a phrase in quotation marks stands as it is', async () => {
    const [apart, together] = [await find('burning surface'), await find('"surface burning"')];
    for (const text of textsOf(together)) expect(text).toMatch(/surface burning/i);
    expect(apart.paragraphs).toBeGreaterThanOrEqual(together.paragraphs);
    expect((await find('"burning surface"')).paragraphs).toBe(0);
    // An inch sign is none.
    expect((await find('5/8" gypsum')).paragraphs).toBeGreaterThan(0);
  });

  it('a misspelling is corrected and said so, unless the words are to be taken as typed', async () => {
    const { corrected, paragraphs } = await find('surfce burnning');
    expect(corrected).toEqual({ from: 'surfce burnning', to: 'surface burning' });
    expect(paragraphs).toBe((await find('surface burning')).paragraphs);
    expect((await find('surfce burnning', { exact: '1' })).paragraphs).toBe(0);
  });

  it('says when no paragraph has all of the words', async () => {
    expect((await find('vapor retarder thickness turnstile')).isPartial).toBe(true);
    expect((await find('vapor retarder')).isPartial).toBe(false);
  });

  it.each([
    '',
    '   ',
    '*',
    '<em>',
    '%00',
    '"',
    '"" ""',
    '../..',
    '𝔘𝔫𝔦',
    'zzzqqq',
    'a'.repeat(200),
    '🏗️ '.repeat(40),
  ])('%j is answered', async (words) => {
    const { paragraphs, groups } = await find(words);
    expect(groups.length).toBe(Math.min(paragraphs, groups.length));
  });

  it('refuses more than 200 characters', async () => {
    const answer = await visitor.ask('specLibrary.paragraphs', { query: { q: 'a'.repeat(201) } });
    expect(answer.status).toBe(400);
  });

  it('marks the words alone', async () => {
    expect(new Set(markedIn(await find('surface burning')))).toEqual(new Set(['surface burning']));
  });
});

describe('where the words stand', () => {
  it('every paragraph has the number and the text that the specification shows', async () => {
    const { groups } = await find('warranty', { size: 5 });
    expect(groups.length).toBeGreaterThan(2);
    for (const { specification, paragraphs } of groups) {
      const spec = await visitor.read('specs.es', { params: { id: specification.id } });
      const section = await visitor.read('specData.custom', { params: { filename: spec.filename } });
      const document = guideDocument(sectionTree(section));
      const places = placesOf(document);
      expect(specification.section).toEqual(spec.csi[0]);
      for (const { line, place, kind, article } of paragraphs) {
        // A table has the number of the line above it.
        expect(kind === 'table' ? place : places.get(line)).toBe(place);
        expect(place.startsWith(article.place)).toBe(true);
        expect(document.some(({ id }) => id === line)).toBe(true);
      }
    }
  });

  it('counts agree: groups, choices and the whole', async () => {
    const { paragraphs, specifications, groups, choices } = await find('sealant', { size: 100 });
    expect(groups).toHaveLength(specifications);
    const sum = (counts: readonly { doc_count: number }[]) =>
      counts.reduce((total, { doc_count: count }) => total + count, 0);
    expect(sum(groups)).toBe(paragraphs);
    for (const counts of Object.values(choices)) expect(sum(counts)).toBe(paragraphs);
    expect(choices.part.map(({ key }) => key)).toEqual(['1', '2', '3']);
  });

  it.each(['division', 'section', 'coid', 'part'] as const)('%s narrows to what it counted', async (key) => {
    const { choices } = await find('sealant');
    const [choice] = choices[key];
    const narrowed = await find('sealant', { [key]: choice?.key ?? '' });
    expect(narrowed.paragraphs).toBe(choice?.doc_count);
    // Its own choice does not count against the others of its kind.
    expect(narrowed.choices[key]).toEqual(choices[key]);
  });

  it('pages by specification, and by paragraph within one', async () => {
    const whole = await find('sealant', { size: 100 });
    const second = await find('sealant', { from: 2, size: 2 });
    expect(second.groups).toEqual(whole.groups.slice(2, 4));
    const most = whole.groups.toSorted((a, b) => b.doc_count - a.doc_count)[0];
    const spec = most?.specification.id ?? 0;
    expect(most?.paragraphs).toHaveLength(3);
    const own = await find('sealant', { spec, size: 100 });
    expect(own.paragraphs).toBe(most?.doc_count);
    expect(own.groups[0]?.paragraphs).toHaveLength(own.paragraphs);
    const rest = await find('sealant', { spec, from: 1, size: 2 });
    expect(rest.groups[0]?.paragraphs).toEqual(own.groups[0]?.paragraphs.slice(1, 3));
  });

  it('a paragraph that requires something comes before a title in a list of references', async () => {
    const { groups } = await find('surface burning', { size: 1 });
    expect(groups[0]?.paragraphs.some(({ article }) => article.title !== 'References')).toBe(true);
  });
});
