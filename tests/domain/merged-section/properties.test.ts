import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mergeSections } from '#src/domain/merged-section/merge.ts';
import type { MergeSource } from '#src/domain/merged-section/source.ts';
import { ownAnswer } from '#src/domain/merged-section/measure.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import {
  answersBy,
  gullwing,
  merge,
  northfold,
  sourceOf,
  threeSources,
} from '#tests/domain/merged-section/manufacturers.ts';
import { brokenSections, sections } from '#tests/domain/specification/sections.ts';

/** The same sections in every run. */
const holds = <T extends unknown[]>(property: fc.IPropertyWithHooks<T>, numRuns = 60): void => {
  fc.assert(property, { seed: 20261122, numRuns });
};
const picks = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 8 });
const textsOf = (nodes: MergeSource['section']['nodes']): string[] =>
  [...sectionTree({ nodes }).lines.values()].map((line) => `${line.level} ${lineText(line, emptyState)}`);

/** Sections that a person may meet: the merged section as it comes, and with some of it settled. */
function both(sources: readonly MergeSource[], chosen: readonly number[]) {
  const first = merge(sources);
  return [first, merge(sources, answersBy(first, chosen))];
}

describe('merging makers’ sections', () => {
  test('gives the same whatever the order of the comparable ones', () => {
    holds(
      fc.property(threeSources, picks, ([a, b, c], chosen) => {
        const answers = answersBy(merge([a, b, c]), chosen);
        expect(mergeSections([a, b, c], answers)).toEqual(mergeSections([a, c, b], answers));
      }),
    );
  });

  test('a section with itself is that section, and nothing is open', () => {
    holds(
      fc.property(sections, (nodes) => {
        const source = sourceOf(northfold, nodes);
        const { section, items, values } = merge([source, source]);
        expect(textsOf(section.nodes)).toEqual(textsOf(nodes));
        expect([items, values]).toEqual([[], []]);
      }),
    );
  });

  test('no value is another than the basis of design’s until a person chooses it', () => {
    holds(
      fc.property(threeSources, (sources) => {
        const { section, outcomes } = merge(sources);
        const byId = new Map(section.nodes.map((node) => [node.id, node]));
        const changed = sources[0].section.nodes.filter(({ id, attribute }) => {
          const outcome = outcomes.get(`0:${id}`);
          const kept = outcome?.kind === 'line' ? byId.get(outcome.id)?.attribute : null;
          return attribute && kept && kept.value !== attribute.value;
        });
        expect(changed).toEqual([]);
      }),
    );
  });

  test('a chosen value excludes exactly those makers that don’t meet it', () => {
    holds(
      fc.property(threeSources, picks, fc.integer({ min: 1, max: 60 }), (sources, chosen, own) => {
        const first = merge(sources);
        const answers = Object.fromEntries(
          Object.entries(answersBy(first, chosen)).map(([key, answer]) => {
            const isMeasure = first.items.some((item) => item.key === key && item.measure !== null);
            return [key, isMeasure && own % 2 === 0 ? ownAnswer(own) : answer];
          }),
        );
        for (const { sign, chosen: required, values, excludes } of merge(sources, answers).values) {
          const limit = Number.parseFloat(required);
          const out = values
            .filter(({ text }) =>
              sign === '≥' ? Number.parseFloat(text) < limit : Number.parseFloat(text) > limit,
            )
            .map(({ manufacturer, text }) => `${manufacturer} (${text})`);
          expect(excludes.toSorted()).toEqual(out.toSorted());
        }
      }),
    );
  });

  test('no line is lost: each is in the result, in what is to be settled, or counted as left out', () => {
    holds(
      fc.property(threeSources, picks, (sources, chosen) => {
        for (const { section, outcomes, manufacturers, items } of both(sources, chosen)) {
          const ids = new Set(section.nodes.map(({ id }) => id));
          const keys = new Set(items.map(({ key }) => key));
          for (const [slot, { filename }] of manufacturers.entries())
            for (const { id } of sources.find((one) => one.section.filename === filename)?.section.nodes ??
              []) {
              const outcome = outcomes.get(`${slot}:${id}`);
              const isThere =
                outcome?.kind === 'line'
                  ? ids.has(outcome.id)
                  : outcome?.kind === 'open' && keys.has(outcome.key);
              expect(isThere || outcome?.kind === 'out', `${slot}:${id}`).toBe(true);
            }
        }
      }),
    );
  });

  test('the result is a sound section', () => {
    holds(
      fc.property(threeSources, picks, (sources, chosen) => {
        for (const { section, items } of both(sources, chosen)) {
          const tree = sectionTree(section);
          expect(tree.problems).toEqual([]);
          expect(tree.lines.size).toBe(section.nodes.length);
          const blanks = section.nodes.flatMap(({ inputs }) => inputs.map(({ id }) => id));
          expect(new Set(blanks).size).toBe(blanks.length);
          expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
          for (const { lineIds } of items) for (const id of lineIds) expect(tree.lines.has(id)).toBe(true);
          const lost = section.nodes.flatMap(({ text, inputs }) =>
            text.filter(
              (run) =>
                typeof run === 'object' && 'input' in run && !inputs.some(({ id }) => id === run.input),
            ),
          );
          expect(lost).toEqual([]);
        }
      }),
    );
  });

  test('even of damaged sections', () => {
    holds(
      fc.property(brokenSections, sections, (broken, sound) => {
        const sources = [sourceOf(northfold, broken), sourceOf(gullwing, sound)];
        const { section, outcomes } = merge(sources);
        // Mended but for what is too deep, which stays as deep as its maker has it.
        const deep = /below the sixth level/;
        const known = sources.flatMap((one) =>
          sectionTree(one.section).problems.filter((it) => deep.test(it)),
        );
        expect(sectionTree(section).problems.filter((problem) => !known.includes(problem))).toEqual([]);
        const lines = new Set(section.nodes.map(({ id }) => id));
        const pointed = section.nodes.flatMap(({ condition, requires, excludes }) => [
          ...requires,
          ...excludes,
          ...(condition && 'line' in condition ? [condition.line] : []),
        ]);
        expect(pointed.filter((id) => !lines.has(id))).toEqual([]);
        expect(outcomes.size).toBe(
          sources.reduce((sum, one) => sum + sectionTree(one.section).lines.size, 0),
        );
      }),
    );
  });
});
