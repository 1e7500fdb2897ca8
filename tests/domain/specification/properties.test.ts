import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { presentLines, sectionDocument } from '#src/domain/specification/section-document.ts';
import { beginHistory, redo, step, undo } from '#src/lib/history.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { ancestorsOf, descendantsOf } from '#src/domain/specification/section-tree.ts';
import { radioSiblings, removeLine, resetState } from '#src/domain/specification/selection.ts';
import {
  actions,
  actionsWithText,
  brokenSections,
  run,
  sections,
  treeOf,
} from '#tests/domain/specification/sections.ts';

/** The same sections in every run. */
const holds = <T extends unknown[]>(property: fc.IPropertyWithHooks<T>): void => {
  fc.assert(property, { seed: 20261122, numRuns: 200 });
};

describe('whatever a person chooses', () => {
  test('the lines above a chosen line are chosen', () => {
    holds(
      fc.property(sections, actions, (nodes, done) => {
        const tree = treeOf(nodes);
        const { lines } = run(tree, done);
        for (const id of lines)
          for (const above of ancestorsOf(tree, id)) expect(lines.has(above)).toBe(true);
      }),
    );
  });

  test('of a radio group at most one line is chosen', () => {
    holds(
      fc.property(sections, actions, (nodes, done) => {
        const tree = treeOf(nodes);
        const { lines } = run(tree, done);
        for (const id of lines)
          expect(radioSiblings(tree, id).filter((other) => lines.has(other))).toEqual([]);
      }),
    );
  });

  test('removing a line removes all below it, with their blanks', () => {
    holds(
      fc.property(sections, actions, fc.nat({ max: 70 }), (nodes, done, id) => {
        const tree = treeOf(nodes);
        const { lines, inputs } = removeLine(tree, run(tree, done), id);
        if ((tree.lines.get(id)?.control ?? 'fixed') === 'fixed') return;
        for (const gone of [id, ...descendantsOf(tree, id)]) {
          expect(lines.has(gone)).toBe(false);
          expect(inputs.has(`blank-${gone}`)).toBe(false);
        }
      }),
    );
  });

  test('a reset leaves nothing chosen and nothing filled in, and one’s own text', () => {
    holds(
      fc.property(sections, actionsWithText, (nodes, done) => {
        const tree = treeOf(nodes);
        const state = run(tree, done);
        const reset = resetState(state);
        expect({ ...reset, own: null }).toEqual({ ...emptyState, own: null });
        expect(reset.own).toEqual(state.own);
      }),
    );
  });

  test('undo is the inverse of a step, redo of undo', () => {
    holds(
      fc.property(sections, actionsWithText, (nodes, done) => {
        const tree = treeOf(nodes);
        let history = beginHistory(emptyState);
        for (const action of done) {
          const before = history;
          history = step(history, action.run(tree, history.present));
          if (history.present === before.present) continue;
          expect(undo(history).present).toBe(before.present);
          expect(redo(undo(history)).present).toBe(history.present);
        }
      }),
    );
  });
});

describe('the document', () => {
  test('has every line of the text once, in reading order, and numbers them without gaps', () => {
    holds(
      fc.property(sections, actionsWithText, (nodes, done) => {
        const tree = treeOf(nodes);
        const state = run(tree, done);
        const document = sectionDocument(tree, state, { numbering: '1.1', detail: 'full', notes: 'visible' });
        const ids = document.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const present = presentLines(tree, state);
        expect(new Set(ids.filter((id) => id > 0))).toEqual(present);
        expectGapless(document.map(({ level, label }) => ({ level, label })));
      }),
    );
  });

  test('is in the manufacturer’s order where nobody moved a line', () => {
    holds(
      fc.property(sections, actions, (nodes, done) => {
        const tree = treeOf(nodes);
        const order = [...tree.lines.keys()];
        const ids = sectionDocument(tree, run(tree, done)).map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
      }),
    );
  });
});

test('any list of lines makes a tree that holds each of them once', () => {
  holds(
    fc.property(brokenSections, (nodes) => {
      const tree = treeOf(nodes);
      expect(new Set(tree.lines.keys())).toEqual(new Set(nodes.map(({ id }) => id)));
      for (const id of tree.lines.keys()) expect(ancestorsOf(tree, id)).not.toContain(id);
      expect(sectionDocument(tree, emptyState).length).toBeLessThanOrEqual(tree.lines.size);
    }),
  );
});

/** Z is 26, AA 27, BB 28. */
const letters = (label: string): number => label.toUpperCase().charCodeAt(0) - 64 + 26 * (label.length - 1);

/** Counts a second time, from the labels alone. */
function expectGapless(lines: readonly { level: number; label: string }[]): void {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const { level, label } of lines) {
    if (label === '') continue;
    const [part = '', article] = label.replace('PART ', '').replace(/[.)]$/, '').split('.');
    const text = article ?? part;
    const count = /^\d+$/.test(text) ? Number(text) : letters(text);
    expect({ label, count }).toEqual({ label, count: (counts[level] ?? 0) + 1 });
    expect(level === 1 ? Number(part) : counts[0]).toBe(counts[0]);
    counts[level] = count;
    counts.fill(0, level + 1);
  }
}
