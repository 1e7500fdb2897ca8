import { beforeAll, describe, expect, it } from 'vitest';

import type { StandardsFound } from '#src/contracts/spec-library.ts';
import { standardSlug } from '#src/domain/spec-library/designation.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';
import { today } from '#tests/contracts/ask.ts';
import { Client, started } from '#tests/reference-api/account/client.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
let visitor: Client;
let all: StandardsFound;
beforeAll(async () => {
  visitor = new Client(await started());
  all = await visitor.read('standards.list', { query: { size: 1000 } });
}, 60_000);
const get = (slug: string, query: Record<string, string | number> = {}) =>
  visitor.read('standards.get', { params: { slug }, query });

describe('the standards that specifications cite', () => {
  it('are all there, once, each under an address of its own', () => {
    const slugs = all.standards.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(all.total).toBe(slugs.length);
    const listed = new Set(slugs);
    const cited = world.content
      .all('spec')
      .flatMap(({ filename }) => sectionOf(world, filename)?.references ?? []);
    expect(cited.filter(({ designation }) => !listed.has(standardSlug(designation)))).toEqual([]);
  });

  it('stand in the order in which people count', () => {
    const names = all.standards.map(({ designation }) => designation);
    expect(names.indexOf('ASTM C90')).toBeLessThan(names.indexOf('ASTM C1396'));
  });

  it.each(['ASTM E84', 'astm-e84', 'ASTM E 84', 'astm e-84', 'E84', 'ASTM E84-23'])(
    '%s is found under any spelling',
    async (spelling) => {
      expect((await get(spelling)).standard.slug).toBe('astm-e84');
      const { standards } = await visitor.read('standards.list', { query: { q: spelling } });
      expect(standards.map(({ slug }) => slug)).toContain('astm-e84');
    },
  );

  it.each(['astm-e99999', 'no-such-standard', '%25', 'toString'])('%s is cited nowhere', async (slug) => {
    expect((await visitor.ask('standards.get', { params: { slug } })).status).toBe(404);
  });

  it('are searched by title and organization', async () => {
    const { standards, organizations } = await visitor.read('standards.list', {
      query: { q: 'fire tests', size: 100 },
    });
    expect(standards.length).toBeGreaterThan(3);
    for (const { title } of standards) expect(title).toMatch(/fire test/i);
    const [one] = organizations;
    const { total } = await visitor.read('standards.list', {
      query: { q: 'fire tests', organization: one?.key ?? '' },
    });
    expect(total).toBe(one?.doc_count);
  });

  it('have an edition only where one is on file, and say what became of them', () => {
    const of = (slug: string) => all.standards.find((one) => one.slug === slug);
    expect(of('asce-7')?.edition).toBe('2022');
    expect(of('astm-e84')?.edition).toBeNull();
    expect(of('astm-e907')?.status).toBe('withdrawn');
    expect(all.standards.filter(({ status }) => status === 'superseded')).toEqual([]);
    // A section that is made from a profile cites what took the place of a superseded standard.
    expect(of('aashto-hb-17')).toBeUndefined();
    expect(of('ieee-802-3bt')).toBeUndefined();
  });
});

describe('where a standard is cited', () => {
  it('names each paragraph, in the order of sections; counts agree with those of the list', async () => {
    const { citations, specifications, paragraphs, standard, choices } = await get('astm-e84', {
      size: 1000,
    });
    expect(citations).toHaveLength(specifications);
    expect(standard.everywhere).toBe(specifications);
    expect(all.standards.find(({ slug }) => slug === 'astm-e84')?.specifications).toBe(specifications);
    const numbers = citations.map(({ specification: { section } }) => section.number);
    expect(numbers).toEqual(numbers.toSorted());
    const found = citations.flatMap((citation) => citation.paragraphs);
    expect(found).toHaveLength(paragraphs);
    for (const { text } of found) expect(text).toContain('ASTM E84');
    for (const counts of Object.values(choices))
      expect(counts.reduce((sum, { doc_count: count }) => sum + count, 0)).toBe(specifications);
  });

  it('is narrowed to a section and a manufacturer, and paged', async () => {
    const { choices, citations } = await get('astm-e84', { size: 1000 });
    const [section, maker] = [choices.section[0], choices.coid[0]];
    expect((await get('astm-e84', { section: section?.key ?? '' })).specifications).toBe(section?.doc_count);
    expect((await get('astm-e84', { coid: maker?.key ?? '' })).specifications).toBe(maker?.doc_count);
    expect((await get('astm-e84', { from: 1, size: 2 })).citations).toEqual(citations.slice(1, 3));
  });

  it('a section’s list has the standards of its specifications, with their counts', async () => {
    const { standards, specifications, section, total } = await visitor.read('standards.list', {
      query: { section: '075423', size: 1000 },
    });
    const specs = world.content.inSection('075423', 'spec').filter(({ csi }) => csi[0]?.number === '075423');
    expect(section?.number).toBe('075423');
    expect(specifications).toBe(specs.length);
    expect(total).toBe(standards.length);
    for (const one of standards) {
      expect(one.specifications).toBeLessThanOrEqual(specifications);
      expect(one.everywhere).toBeGreaterThanOrEqual(one.specifications);
    }
    const nothing = await visitor.read('standards.list', { query: { section: '024119' } });
    expect(nothing).toMatchObject({ total: 0, standards: [], specifications: 0 });
  });

  it('a text that names a standard leads to it', async () => {
    const { standards } = await visitor.read('specLibrary.paragraphs', {
      query: { q: 'class A per ASTM E 84' },
    });
    expect(standards.map(({ slug }) => slug)).toEqual(['astm-e84']);
    const none = await visitor.read('specLibrary.paragraphs', { query: { q: 'roof membrane 60 mil' } });
    expect(none.standards).toEqual([]);
  });
});
