import { describe, expect, it } from 'vitest';

import { chooseRecommended, chooseWithRequired } from '#src/domain/specification/consequences.ts';
import { decisionsOf } from '#src/domain/specification/decisions.ts';
import { blank, lineText } from '#src/domain/specification/line-text.ts';
import { citedBy, presentLines, sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { ancestorsOf, sectionTree } from '#src/domain/specification/section-tree.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedSection } from '#src/domain/specification/writers/printed-section.ts';
import { sectionToText } from '#src/domain/specification/writers/section-to-text.ts';
import {
  neutralSectionOf,
  neutralSections,
} from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';
import { british, weak } from '#tests/reference-api/specifications/wording.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const general =
  '011000 012500 012600 012900 013100 013200 013300 014000 014200 014500 015000 016000 017300 017419 017700 017823 017836 017839 017900 019113'.split(
    ' ',
  );

it('are the general requirements that nearly every manual needs, and thirty sections of work', () => {
  const numbers = [...neutralSections(world).values()].map(({ section }) => section.number);
  expect(numbers.slice(0, general.length)).toEqual(general);
  expect(numbers.slice(general.length)).toHaveLength(30);
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
});

it('the sections of work are those with the most manufacturers', () => {
  const makers = (number: string): number =>
    new Set(
      world.content
        .inSection(number, 'product')
        .flatMap(({ coid, discontinued }) => (discontinued === null ? [coid] : [])),
    ).size;
  const chosen = [...neutralSections(world).values()]
    .map(({ section }) => section.number)
    .filter((number) => number >= '02');
  const fewest = Math.min(...chosen.map(makers));
  const all = [...new Set(world.content.all('product').map(({ csi }) => csi[0]?.number ?? ''))];
  expect(all.filter((number) => makers(number) > fewest && !chosen.includes(number))).toEqual([]);
  expect(fewest).toBeGreaterThan(1);
});

describe.each([...neutralSections(world).keys()])('%s', (filename) => {
  const section = neutralSectionOf(world, filename);
  if (!section) throw new Error(`no section ${filename}`);
  const tree = sectionTree(section);
  const lines = [...tree.lines.values()];
  const number = section.section.number;
  const isGeneral = number < '02';
  const isListed = ({ condition }: (typeof lines)[number]): boolean =>
    condition !== null && 'cited' in condition;

  it('is a sound tree of three parts with decisions', () => {
    expect(tree.problems).toEqual([]);
    const parts = lines.filter(({ kind }) => kind === 'part');
    expect(parts).toHaveLength(3);
    expect(lines.filter(({ kind, children }) => kind === 'article' && children.length === 0)).toEqual([]);
    const everything = new Set(tree.lines.keys());
    expect(lines.length).toBeGreaterThanOrEqual(45);
    expect(decisionsOf(tree, emptyState, everything).length).toBeGreaterThanOrEqual(8);
    expect(lines.some(({ recommended }) => recommended)).toBe(true);
    expect(
      lines.filter(({ detail, kind }) => detail === 'outline' && kind === 'paragraph').length,
    ).toBeGreaterThanOrEqual(3);
  });

  it('holds together, whatever is chosen', () => {
    const recommended = chooseRecommended(tree, emptyState);
    const broken = (state: typeof emptyState): string[] => {
      const present = presentLines(tree, state);
      return lines
        .filter(({ id }) => present.has(id))
        .filter(
          ({ requires, excludes }) =>
            requires.some((id) => !present.has(id)) || excludes.some((id) => present.has(id)),
        )
        .map((line) => lineText(line, emptyState));
    };
    expect(broken(recommended)).toEqual([]);
    const faults = lines
      .filter(({ control }) => control !== 'fixed')
      .flatMap((line) => broken(chooseWithRequired(tree, recommended, line.id)));
    expect(faults).toEqual([]);
  });

  it('cites what it lists and lists what it cites', () => {
    const cited = citedBy(
      tree,
      lines.filter((line) => !isListed(line)).map(({ id }) => id),
    );
    const listed = section.references.map(({ designation }) => designation);
    // A section of work lists what each of its kinds of product may need.
    expect(isGeneral ? listed.filter((one) => !cited.has(one)) : []).toEqual([]);
    expect([...cited].filter((one) => !listed.includes(one))).toEqual([]);
    expect(section.references.filter(({ status }) => status === 'withdrawn')).toEqual([]);
    expect(listed.length === 0 || lines.some(({ role }) => role === 'references')).toBe(true);
  });

  it('reads well, and says nothing twice', () => {
    const ours = lines.filter((line) => ['paragraph', 'note'].includes(line.kind) && !isListed(line));
    const texts = ours.map((line) => lineText(line, emptyState));
    expect(texts.filter((text) => british.test(text))).toEqual([]);
    expect(texts.filter((text) => weak.test(text.replaceAll(blank, '')))).toEqual([]);
    expect(texts.filter((text) => !/[.:?]$/.test(text))).toEqual([]);
    expect(texts.filter((text) => /^[a-z]|\s{2}|\s[.,;:]|\.\.|[{}]/.test(text))).toEqual([]);
    const long = texts.filter((text) => text.length > 40);
    const twice = long.filter((text, index) => long.indexOf(text) !== index);
    expect(isGeneral ? twice : []).toEqual([]);
  });

  it('names no manufacturer but in the list of those acceptable, and no product', () => {
    const products = world.content.inSection(number, 'product');
    const companies = [...world.companies.values()].map(({ companyNoHtml }) => companyNoHtml);
    const articleOf = (id: number): string => {
      const above = ancestorsOf(tree, id).flatMap((one) => tree.lines.get(one) ?? []);
      const article = above.find(({ kind }) => kind === 'article');
      return article === undefined ? '' : lineText(article, emptyState);
    };
    const named: string[] = [];
    for (const line of lines) {
      const text = lineText(line, emptyState);
      const isAllowed = articleOf(line.id).toLowerCase() === 'manufacturers';
      if (!isAllowed && companies.some((name) => text.includes(name))) named.push(text);
      if (products.some(({ tradename }) => text.includes(tradename))) named.push(text);
    }
    expect(named).toEqual([]);
    expect(lines.flatMap(({ productIds }) => productIds)).toEqual([]);
    expect(lines.filter(({ proprietary }) => proprietary)).toEqual([]);
    expect(section.coid).toBeNull();
  });

  it('is numbered and written like any other section', () => {
    const state = chooseRecommended(tree, emptyState);
    const document = sectionDocument(tree, state, { numbering: '1.1', detail: 'full', notes: 'remove' });
    const articles = document.filter(({ line }) => line.kind === 'article');
    expect(articles.every(({ label }) => /^[123]\.\d+$/.test(label))).toBe(true);
    const isBare = (at: number): boolean => (document[at + 1]?.level ?? 0) <= (document[at]?.level ?? 0);
    const bare = articles.filter((article) => isBare(document.indexOf(article)));
    expect(isGeneral ? bare.map(({ label }) => label) : []).toEqual([]);
    const text = sectionToText(printedSection(section, tree, state, defaultPrintOptions));
    expect(text).toContain(section.title.toUpperCase());
    expect(text).not.toMatch(/undefined|\bnull\b|based on the products of/i);
    // Division 01 says what a basis of design is; sections of work have none.
    expect(isGeneral ? '' : text).not.toMatch(/basis[- ]of[- ]design/i);
  });
});

it('each limit begins at a value that half of the products of every manufacturer meet', () => {
  const section = neutralSectionOf(world, 'neutral-075423');
  const blanks = section?.nodes.flatMap(({ inputs }) => inputs) ?? [];
  const products = world.content
    .inSection('075423', 'product')
    .filter(({ discontinued, noun }) => discontinued === null && noun === 'Reinforced TPO membrane');
  for (const key of ['grabTensile', 'punctureResistance', 'warranty']) {
    const asked = blanks.find(({ id }) => id === key);
    const byMaker = Map.groupBy(
      products.flatMap(({ coid, attributes }) =>
        attributes.flatMap((one) => (one.key === key ? [{ coid, value: Number(one.value) }] : [])),
      ),
      ({ coid }) => coid,
    );
    expect(byMaker.size).toBeGreaterThan(1);
    for (const own of byMaker.values()) {
      const meeting = own.filter(({ value }) => value >= Number(asked?.initial));
      expect(meeting.length * 2).toBeGreaterThanOrEqual(own.length);
    }
  }
});
