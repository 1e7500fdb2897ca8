import { describe, expect, it } from 'vitest';

import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { mergeSections } from '#src/domain/merged-section/merge.ts';
import { ownAnswer } from '#src/domain/merged-section/measure.ts';
import type { Answers, Merged } from '#src/domain/merged-section/merge-types.ts';
import type { MergeSource } from '#src/domain/merged-section/source.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { presentLines } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { type SectionTree, type SpecLine, sectionTree } from '#src/domain/specification/section-tree.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });

interface Known extends MergeSource {
  names: RegExp;
  tree: SectionTree;
}
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const known = new Map<string, Known>();

function sourceOf(filename: string): Known {
  const before = known.get(filename);
  if (before) return before;
  const section = sectionOf(world, filename);
  if (!section) throw new Error(`no section ${filename}`);
  const products = [...new Set(section.nodes.flatMap(({ productIds }) => productIds))].flatMap((id) => {
    const product = world.content.find('product', id);
    return product ? [{ id, tradename: product.tradename, model: product.model }] : [];
  });
  const words = [section.company, ...products.flatMap(({ tradename, model }) => [tradename, model])];
  const names = new RegExp(`(?<![\\p{L}\\d])(?:${words.map(escaped).join('|')})(?![\\p{L}\\d])`, 'u');
  const source = { section, products, names, tree: sectionTree(section) };
  known.set(filename, source);
  return source;
}

const filenames = new Set(
  [...world.content.all('spec'), ...world.content.all('sw')]
    .map(({ filename }) => filename)
    // A master with the same lines many times over.
    .filter((filename) => !filename.endsWith('-complete')),
);
const byNumber = Map.groupBy(filenames, (filename) => sourceOf(filename).section.section.number);
/** Every choice of two, in both orders, and one of three of each section that has as many. */
const choices = [...byNumber.values()].flatMap((all) => [
  ...all.flatMap((a) => all.flatMap((b) => (a === b ? [] : [[a, b]]))),
  ...(all.length > 2 ? [all.slice(0, 3), all.slice(-3)] : []),
]);

/** As it comes, with the first answer to everything, with the last, and with values of one’s own. */
function versions(sources: readonly MergeSource[]): Merged[] {
  const made = (answers: Answers): Merged => {
    const merged = mergeSections(sources, answers);
    if (!merged) throw new Error('nothing to merge');
    return merged;
  };
  const first = made({});
  const answered = (pick: (item: Merged['items'][number]) => string | undefined): Merged =>
    made(
      Object.fromEntries(
        first.items.flatMap((item) => {
          const answer = pick(item);
          return answer === undefined ? [] : [[item.key, answer]];
        }),
      ),
    );
  return [
    first,
    answered(({ answers }) => answers[0]?.key),
    answered(({ answers }) => answers[1]?.key),
    answered(({ answers }) => answers.at(-1)?.key),
    answered(({ measure, answers }) => (measure ? ownAnswer(7) : answers[0]?.key)),
  ];
}

const textOf = (line: SpecLine): string => lineText(line, emptyState);
const isBasis = /\bbasis[ -]of[ -]design\b/i;

/** The numbers of a text but for those in names of products and files. */
function figuresOf(text: string, sources: readonly Known[]): string {
  let left = text;
  for (const { names } of sources) left = left.replaceAll(new RegExp(names, 'gu'), '');
  return [...left.replaceAll(/\b[a-z]+-\d{6}\b/g, '').matchAll(/\d+(?:[.,]\d+)*/g)].join(' ');
}

const figuresKnown = new Map<Known, Map<string, Set<string | null>>>();

/** The properties, or null, that lines of a maker’s section state with the same figures. */
function keysWith(figures: string, maker: Known): ReadonlySet<string | null> {
  const known = figuresKnown.get(maker) ?? new Map<string, Set<string | null>>();
  if (known.size === 0)
    for (const line of maker.tree.lines.values()) {
      const own = figuresOf(textOf(line), [maker]);
      known.set(own, (known.get(own) ?? new Set()).add(line.attribute?.key ?? null));
    }
  figuresKnown.set(maker, known);
  return known.get(figures) ?? new Set();
}

/** The makers whose product a sentence is about: those it names, or the basis of design. */
function subjects(line: SpecLine, tree: SectionTree, sources: readonly Known[]): Known[] {
  const text = textOf(line);
  const named = sources.filter(({ names }) => names.test(text));
  const [basis] = sources;
  if (basis === undefined || text.startsWith('Comparable products: ')) return named;
  if (isBasis.test(text)) return [basis];
  if (named.length > 0) return named;
  for (let id = line.parentId; id !== null; id = tree.lines.get(id)?.parentId ?? null) {
    const above = tree.lines.get(id);
    if (!above) break;
    const words = textOf(above);
    if (above.kind === 'part') break;
    const names = sources.filter((one) => one.names.test(words));
    if (isBasis.test(words)) return [basis];
    if (above.kind === 'paragraph' && names.length > 0) return names.slice(0, 1);
  }
  return [];
}

/** Whether the maker’s record has that value, and its own section the same figures. */
function agrees({ attribute }: Pick<SpecNode, 'attribute'>, figures: string, maker: Known): boolean {
  const record = maker.products.flatMap(({ id }) => world.content.find('product', id)?.attributes ?? []);
  const stated = attribute && record.find(({ key }) => key === attribute.key);
  if (attribute && stated && stated.value !== attribute.value) return false;
  const keys = keysWith(figures, maker);
  return figures === '' || (attribute === null ? keys.size > 0 : keys.has(attribute.key) || keys.has(null));
}

const all = choices.map((filenames) => ({
  sources: filenames.map(sourceOf),
  merged: versions(filenames.map(sourceOf)),
}));

describe('every merged section of the library', () => {
  it('is many', () => {
    expect(choices.length).toBeGreaterThan(80);
  });

  it('says of a product or maker only what its record says', () => {
    const wrong = new Set<string>();
    let checked = 0;
    for (const { sources, merged } of all)
      for (const { section } of merged) {
        const tree = sectionTree(section);
        for (const line of tree.lines.values()) {
          if (line.kind === 'part' || line.kind === 'article' || line.kind === 'note') continue;
          if (line.condition && 'cited' in line.condition) continue;
          const text = textOf(line);
          for (const maker of subjects(line, tree, sources)) {
            checked += 1;
            const makers = sources.filter(({ products }) => products[0]?.id === maker.products[0]?.id);
            const figures = figuresOf(text, sources);
            if (!makers.some((one) => agrees(line, figures, one))) wrong.add(`${section.filename}: ${text}`);
          }
        }
      }
    expect([...wrong]).toEqual([]);
    expect(checked).toBeGreaterThan(2000);
  });

  it('notes the values as the makers state them', () => {
    const wrong: string[] = [];
    for (const { sources, merged } of all)
      for (const { section, values } of merged)
        for (const { values: stated, text } of values)
          for (const one of stated) {
            const makers = sources.filter(({ section: { company } }) => one.manufacturer.startsWith(company));
            const figure = one.text.split(/[ %]/)[0] ?? '';
            const isStated = makers.some(({ tree }) =>
              [...tree.lines.values()].some((line) => textOf(line).includes(figure)),
            );
            if (!isStated) wrong.push(`${section.filename}: ${text} ${one.text}`);
          }
    expect(wrong).toEqual([]);
  });

  it('requires no less than the basis of design until a person says so', () => {
    const wrong = new Set<string>();
    for (const {
      sources: [basis],
      merged: [first],
    } of all) {
      const own = new Map(
        [...(basis?.tree.lines.values() ?? [])].flatMap((line) =>
          line.attribute ? [[`${line.attribute.key} ${line.attribute.op}`, line.attribute.value]] : [],
        ),
      );
      const tree = sectionTree({ nodes: first?.section.nodes ?? [] });
      const present = presentLines(tree, emptyState);
      for (const line of tree.lines.values()) {
        const { attribute, id } = line;
        const value = attribute && own.get(`${attribute.key} ${attribute.op}`);
        if (attribute && value !== undefined && present.has(id) && value !== attribute.value)
          wrong.add(`${first?.section.filename ?? ''}: ${textOf(line)}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });
});
