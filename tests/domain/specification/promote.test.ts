import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { demote, promote } from '#src/domain/specification/promote.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { moveBy } from '#src/domain/specification/own-order.ts';
import { addParagraph, restoreLine } from '#src/domain/specification/own-text.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { stateFromJson, stateToJson } from '#src/domain/specification/state-json.ts';
import { actionsWithText, line, run, sections, treeOf } from '#tests/domain/specification/sections.ts';

const tree = sectionTree({
  nodes: [
    line(1, null, 'General', { kind: 'part' }),
    line(2, 1, 'Summary', { kind: 'article' }),
    line(3, 2, 'First.'),
    line(4, 2, 'Second.'),
    line(5, 4, 'Below second.'),
    line(6, 2, 'Third.'),
    line(7, 1, 'References', { kind: 'article' }),
    line(8, 7, 'Listed.'),
  ],
});
const shownIn = (state: SectionState) => {
  const ids = new Set(sectionDocument(tree, state).map(({ id }) => id));
  return (id: number) => ids.has(id);
};
const down = (state: SectionState, id: number) => demote(tree, state, id, shownIn(state));
const outline = (state: SectionState) =>
  sectionDocument(tree, state).map(
    ({ label, line: one }) => `${label} ${lineText({ ...one, kind: 'paragraph' }, state)}`,
  );

describe('a line that is demoted', () => {
  test('stands below the line before it, with its own lines', () => {
    expect(outline(down(emptyState, 4))).toEqual([
      'PART 1 General',
      '1.1 Summary',
      'A. First.',
      '1. Second.',
      'a. Below second.',
      'B. Third.',
      '1.2 References',
      'A. Listed.',
    ]);
  });

  test('and promoted again is where it was', () => {
    const state = promote(tree, down(emptyState, 4), 4);
    expect(outline(state)).toEqual(outline(emptyState));
    expect(outline(restoreLine(down(emptyState, 4), 4))).toEqual(outline(emptyState));
  });

  test('stays where no line is before it', () => {
    expect(down(emptyState, 3)).toBe(emptyState);
    expect(down(emptyState, 2)).toBe(emptyState);
    expect(down(emptyState, 1)).toBe(emptyState);
  });

  test('if it is an article, it becomes a paragraph of the one before', () => {
    expect(outline(down(emptyState, 7)).slice(-3)).toEqual(['C. Third.', 'D. References', '1. Listed.']);
  });
});

describe('a line that is promoted', () => {
  test('takes what followed it along', () => {
    const state = promote(tree, down(down(emptyState, 4), 6), 4);
    expect(outline(state).slice(2, 6)).toEqual(['A. First.', 'B. Second.', '1. Below second.', '2. Third.']);
  });

  test('from below an article becomes one', () => {
    expect(outline(promote(tree, emptyState, 4)).slice(2, 6)).toEqual([
      'A. First.',
      '1.2 Second.',
      'A. Below second.',
      'B. Third.',
    ]);
  });

  test('is no part, and a part stays one', () => {
    expect(promote(tree, emptyState, 2)).toBe(emptyState);
    expect(promote(tree, emptyState, 1)).toBe(emptyState);
  });
});

test('a person’s own paragraph goes down and up as well, and keeps its place among the others', () => {
  const own = addParagraph(emptyState, 2, 3, 'Own.');
  expect(outline(own)[3]).toBe('B. Own.');
  const lower = down(own, -1);
  expect(outline(lower)[3]).toBe('1. Own.');
  expect(outline(promote(tree, lower, -1))).toEqual(outline(own));
  expect(outline(down(lower, 4)).slice(2, 6)).toEqual([
    'A. First.',
    '1. Own.',
    '2. Second.',
    'a. Below second.',
  ]);
});

test('a line that was demoted moves among its new siblings', () => {
  const state = down(down(emptyState, 4), 6);
  expect(outline(state).slice(3, 6)).toEqual(['1. Second.', 'a. Below second.', '2. Third.']);
  const moved = moveBy(tree, state, 6, -1, shownIn(state));
  expect(outline(moved).slice(3, 6)).toEqual(['1. Third.', '2. Second.', 'a. Below second.']);
});

describe('whatever a person does', () => {
  const step = fc.record({ id: fc.integer({ min: -4, max: 70 }), isUp: fc.boolean() });
  test('no line is lost or doubled, the order of the text stays, and a draft keeps it', () => {
    fc.assert(
      fc.property(sections, actionsWithText, fc.array(step, { maxLength: 12 }), (nodes, done, steps) => {
        const drawn = treeOf(nodes);
        let state = run(drawn, done);
        for (const { id, isUp } of steps) {
          const before = sectionDocument(drawn, state, {
            numbering: '1.1',
            detail: 'full',
            notes: 'visible',
          });
          const ids = new Set(before.map((one) => one.id));
          if (!ids.has(id)) continue;
          state = isUp ? promote(drawn, state, id) : demote(drawn, state, id, (one) => ids.has(one));
          const after = sectionDocument(drawn, state, { numbering: '1.1', detail: 'full', notes: 'visible' });
          expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id));
          const again = stateFromJson(JSON.parse(JSON.stringify(stateToJson(state))));
          expect(again).toEqual(state);
        }
      }),
      { seed: 20261127, numRuns: 200 },
    );
  });
});
