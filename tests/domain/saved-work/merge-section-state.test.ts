import { describe, expect, it } from 'vitest';

import { allMine, noChoices } from '#src/domain/conflict.ts';
import { mergeSectionState } from '#src/domain/saved-work/merge-section-state.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import type { OwnText, SectionState } from '#src/domain/specification/section-state.ts';

const state = (part: Partial<Omit<SectionState, 'own'>>, own: Partial<OwnText> = {}): SectionState => ({
  ...emptyState,
  ...part,
  own: { ...emptyState.own, ...own },
});
const blanks = (values: Record<string, string>) => state({ inputs: new Map(Object.entries(values)) });
const added = (id: number, text: string, parentId = 7, afterId: number | null = null) => ({
  id,
  parentId,
  afterId,
  text,
});
const merge = mergeSectionState(false);

describe('what two browsers wrote in one section', () => {
  it('is all kept where they wrote in different places', () => {
    const base = state({}, { changed: new Map([[4, 'Four']]) });
    const mine = state({ inputs: new Map([['r', '30']]) }, { changed: new Map([[4, 'Four']]) });
    const theirs = state(
      { lines: new Set([1, 2]) },
      { changed: new Map([[4, 'Vier']]), struck: new Set([9]) },
    );
    const { merged, conflicts } = merge({ base, mine, theirs }, noChoices);
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(
      state(
        { lines: new Set([1, 2]), inputs: new Map([['r', '30']]) },
        { changed: new Map([[4, 'Vier']]), struck: new Set([9]) },
      ),
    );
  });

  it('is a question in words where both filled one blank', () => {
    const states = { base: blanks({}), mine: blanks({ r: '30' }), theirs: blanks({ r: '38' }) };
    expect(merge(states, noChoices).conflicts).toEqual([
      { key: 'blank/r', label: 'A blank', mine: '30', theirs: '38' },
    ]);
    expect(merge(states, allMine).merged.inputs).toEqual(new Map([['r', '30']]));
  });

  it('is a question where one struck a paragraph and the other changed its words', () => {
    const states = {
      base: state({}),
      mine: state({}, { struck: new Set([4]) }),
      theirs: state({}, { changed: new Map([[4, 'New words']]) }),
    };
    const { conflicts } = merge(states, noChoices);
    expect(conflicts).toMatchObject([{ key: 'line/4', mine: 'Struck', theirs: 'New words' }]);
    expect(merge(states, allMine).merged.own).toMatchObject({ struck: new Set([4]), changed: new Map() });
  });

  it('keeps both paragraphs that two browsers added under one number, with what stands below them', () => {
    const base = state({});
    const mine = state({}, { added: [added(-1, 'Mine'), added(-2, 'Below mine', -1)] });
    const theirs = state({}, { added: [added(-1, 'Theirs')] });
    const { merged, conflicts } = merge({ base, mine, theirs }, noChoices);
    expect(conflicts).toEqual([]);
    const [first, ...others] = merged.own.added;
    expect(first).toEqual(added(-1, 'Theirs'));
    const own = others.find(({ text }) => text === 'Mine');
    expect(others.find(({ text }) => text === 'Below mine')?.parentId).toBe(own?.id);
    expect(new Set(merged.own.added.map(({ id }) => id)).size).toBe(3);
  });

  it('leaves no paragraph hanging on one that the other browser deleted', () => {
    const both = [added(-1, 'One'), added(-2, 'Two', 7, -1)];
    const base = state({}, { added: both });
    const mine = state({}, { added: [...both, added(-3, 'Below one', -1)] });
    const theirs = state({}, { added: [added(-2, 'Two', 7, -1)] });
    expect(merge({ base, mine, theirs }, noChoices).merged.own.added).toEqual([added(-2, 'Two', 7, null)]);
  });

  it('has the lines of this browser in a project, which saves them by itself', () => {
    const states = {
      base: state({}),
      mine: state({ lines: new Set([1]) }),
      theirs: state({ lines: new Set([2]) }),
    };
    expect(mergeSectionState(true)(states, noChoices)).toMatchObject({
      merged: { lines: new Set([1]) },
      conflicts: [],
    });
    expect(merge(states, noChoices).conflicts).toMatchObject([
      { key: 'lines', mine: '1 chosen line', theirs: '1 chosen line' },
    ]);
  });
});
