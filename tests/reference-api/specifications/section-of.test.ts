import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { type SpecSection, specSection } from '#src/contracts/spec-sections.ts';
import { chooseWithRequired } from '#src/domain/specification/consequences.ts';
import { decisionsOf } from '#src/domain/specification/decisions.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { citedBy, sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { brokenSections } from '#src/reference-api/specifications/broken-sections.ts';
import { publisherOf } from '#src/reference-api/content/standards.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';
import { today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const written = [...world.content.all('spec'), ...world.content.all('sw')];

/** A section with its tree and all its texts. */
function read(filename: string) {
  const section = sectionOf(world, filename);
  if (!section) throw new Error(`no section ${filename}`);
  const tree = sectionTree(section);
  const lines = [...tree.lines.values()];
  return { section, tree, lines, texts: lines.map((line) => lineText(line, emptyState)) };
}

const sections = written.map((record) => ({ record, ...read(record.filename) }));
/** The mistakes in any section, with its name. */
const wrong = (find: (one: (typeof sections)[number]) => readonly string[]): string[] =>
  sections.flatMap((one) => find(one).map((text) => `${one.record.filename}: ${text}`));

describe('every section of the world', () => {
  it('is a sound tree of three parts, 60 lines at least', () => {
    expect(wrong(({ tree }) => tree.problems)).toEqual([]);
    expect(wrong(({ lines }) => (lines.length < 60 ? [String(lines.length)] : []))).toEqual([]);
    expect(
      wrong(({ lines }) => (lines.filter(({ kind }) => kind === 'part').length === 3 ? [] : ['parts'])),
    ).toEqual([]);
  });

  it('is as long and has as many decisions as its record says', () => {
    expect(
      wrong(({ record, lines }) =>
        record.lines === lines.length ? [] : [`${record.lines} ${lines.length}`],
      ),
    ).toEqual([]);
    const decisions = wrong(({ record, tree }) => {
      const count = decisionsOf(tree, emptyState, new Set(tree.lines.keys())).length;
      return record.content_type === 'sw' && record.decisions !== count
        ? [`${record.decisions} ${count}`]
        : [];
    });
    expect(decisions).toEqual([]);
    expect(
      wrong(({ tree }) =>
        decisionsOf(tree, emptyState, new Set(tree.lines.keys())).length < 6 ? ['few'] : [],
      ),
    ).toEqual([]);
  });

  it('lists what it cites and cites what it lists, by organizations that have a name', () => {
    const lists = ({ section, tree }: { section: SpecSection; tree: ReturnType<typeof sectionTree> }) => {
      const cited = citedBy(tree, [...tree.lines.keys()]);
      const listed = new Set(section.references.map(({ designation }) => designation));
      return [...listed]
        .filter((one) => !cited.has(one))
        .concat([...cited].filter((one) => !listed.has(one)));
    };
    expect(wrong(lists)).toEqual([]);
    const nameless = ({ section }: { section: SpecSection }) =>
      section.references.flatMap(({ designation }) =>
        publisherOf(designation).organization === publisherOf(designation).abbreviation ? [designation] : [],
      );
    expect(wrong(nameless)).toEqual([]);
  });

  it('reads well', () => {
    const prose = ({ lines, texts }: (typeof sections)[number]) =>
      texts.filter((_, index) => ['paragraph', 'note'].includes(lines[index]?.kind ?? ''));
    expect(wrong((one) => prose(one).filter((text) => !/[.:?]$/.test(text)))).toEqual([]);
    expect(
      wrong((one) =>
        prose(one).filter((text) => /^[a-z]|\s{2}|\s[.,;:]|\.\.|,,|[{}"]|undefined|null|NaN/.test(text)),
      ),
    ).toEqual([]);
    expect(wrong((one) => prose(one).filter((text) => /\b(\w{3,}) \1\b/i.test(text)))).toEqual([]);
    expect(
      wrong(({ tree }) =>
        [...tree.lines.values()]
          .filter(({ kind, children }) => kind === 'article' && children.length === 0)
          .map(({ id }) => String(id)),
      ),
    ).toEqual([]);
  });
});

describe('Brightwater’s SpecWizards', () => {
  it.each([
    ['brightwater-224200-short', 60],
    ['brightwater-223400', 300],
    ['brightwater-223400-complete', 2000],
  ])('%s has %i lines', (filename, count) => {
    const { lines, texts } = read(filename);
    expect(lines).toHaveLength(count);
    const parts = lines.filter(({ kind }) => kind === 'part');
    expect(parts.filter(({ children }) => children.length === 0)).toEqual([]);
    const announcing = lines.filter((_, index) => texts[index]?.endsWith(':') === true);
    expect(announcing.filter(({ children }) => children.length === 0)).toEqual([]);
  });

  it('the complete one has a size of its own in each of its 61 choices', () => {
    const { tree, texts } = read('brightwater-223400-complete');
    const sizes = [...tree.lines.values()].filter(
      ({ level, children }) => level === 2 && children.length >= 5,
    );
    expect(sizes.length).toBeGreaterThan(55);
    const recoveries = texts.filter((text) => text.startsWith('Recovery at a rise'));
    expect(new Set(recoveries).size).toBeGreaterThan(45);
  });
});

describe('a broken section', () => {
  it.each([...brokenSections.keys()])('%s fits its contract, and is shown as far as it goes', (filename) => {
    const { section, tree } = read(filename);
    expect(v.is(specSection, section)).toBe(true);
    expect(world.content.all('sw').some((sw) => sw.filename === filename)).toBe(false);
    const everything = new Set(tree.lines.keys());
    const state = { ...emptyState, lines: everything };
    expect(sectionDocument(tree, state).length).toBeGreaterThanOrEqual(filename === 'broken-empty' ? 0 : 3);
    for (const id of everything)
      expect(chooseWithRequired(tree, emptyState, id).lines.size).toBeGreaterThan(-1);
    const isMended = !['broken-html', 'broken-empty'].includes(filename);
    expect(tree.problems.length > 0).toBe(isMended);
  });
});

describe('a section', () => {
  it('takes its values from the record when it is asked for', () => {
    const product = world.content.find('product', 1);
    const attribute = product?.attributes.find(({ key }) => key === 'membraneThickness');
    if (!product || !attribute) throw new Error('no product');
    const before = attribute.value;
    const name = product.tradename;
    attribute.value = 77;
    product.tradename = 'Corrected Deck';
    const { texts } = read('northfold-075423');
    Object.assign(attribute, { value: before });
    product.tradename = name;
    expect(texts.join()).toContain('77 mils');
    expect(texts.join()).toContain('Corrected Deck');
    expect(read('northfold-075423').texts.join()).not.toContain('77 mils');
  });

  it('says who makes it and how to reach them', () => {
    const { section } = read('northfold-075423');
    expect(section).toMatchObject({
      coid: 31250,
      title: 'Thermoplastic-Polyolefin Roofing',
      section: { number: '075423' },
    });
    expect(section.manufacturer).toMatchObject({
      name: 'Northfold Roofing Systems',
      phone: '(218) 555-0140',
    });
    expect(section.manufacturer.address).toEqual(['2100 Foundry Road', 'Duluth, MN 55802']);
  });
});
