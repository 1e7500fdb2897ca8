import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ownVersion } from '#src/domain/redline/own-version.ts';
import { compareLines, runToEnd } from '#src/domain/redline/redline.ts';
import { resultLines, type Decision } from '#src/domain/redline/result.ts';
import { changeText, strikeLine } from '#src/domain/specification/own-text.ts';
import { addAfter } from '#src/domain/specification/own-order.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import { stateFromJson, stateToJson } from '#src/domain/specification/state-json.ts';
import { sectionTree, type SectionTree } from '#src/domain/specification/section-tree.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { printedLines } from '#src/domain/specification/writers/printed-section.ts';
import { actionsWithText, line, sections } from '#tests/domain/specification/sections.ts';

const options = { ...defaultPrintOptions, notes: 'visible' } as const;
const textsOf = (tree: SectionTree, state: SectionState) =>
  printedLines(tree, state, options).map(({ label, text }) => `${label} ${text}`);

/** The state that comes of deciding each change between two states of one master. */
function decide(
  tree: SectionTree,
  old: SectionState,
  now: SectionState,
  side: 'old' | 'now',
  open: Decision,
) {
  const redline = runToEnd(
    compareLines(printedLines(tree, old, options), printedLines(tree, now, options), true),
  );
  const [state, other] = side === 'old' ? [old, now] : [now, old];
  const result = resultLines(redline, new Map(), open, '1.1');
  return ownVersion(result, redline.rows, { side, tree, state, other, isOneMaster: true }, options);
}

describe('one’s own version', () => {
  it('is the other text when all of it is taken, and one’s own when nothing is', () => {
    fc.assert(
      fc.property(sections, actionsWithText, actionsWithText, (nodes, first, second) => {
        const tree = sectionTree({ nodes });
        const run = (steps: typeof first) =>
          steps.reduce<SectionState>((state, action) => action.run(tree, state), emptyState);
        const old = run(first);
        const now = run(second);
        for (const side of ['old', 'now'] as const)
          for (const open of ['accepted', 'rejected'] as const) {
            const { state, missing, extra } = decide(tree, old, now, side, open);
            expect([missing, extra]).toEqual([[], []]);
            expect(textsOf(tree, state)).toEqual(textsOf(tree, open === 'accepted' ? now : old));
          }
      }),
      { numRuns: 300 },
    );
  });

  const tree = sectionTree({
    nodes: [
      line(1, null, 'Products', { kind: 'part' }),
      line(2, 1, 'Membrane', { kind: 'article' }),
      line(3, 2, 'Sheet of 60 mils, reinforced.'),
      line(4, 2, 'Walkway pads of the same sheet.', { control: 'check' }),
      line(5, 2, 'Adhesive, low in solvents.'),
    ],
  });
  const chosen: SectionState = { ...emptyState, lines: new Set([1, 2, 4]) };

  it('keeps what a person wrote, struck and added when the manufacturer’s text is refused', () => {
    const mine = addAfter(
      tree,
      strikeLine(changeText(chosen, 3, 'Sheet of 80 mils, reinforced.'), 5),
      4,
      'My own line.',
    ).state;
    expect(textsOf(tree, decide(tree, chosen, mine, 'now', 'accepted').state)).toEqual(textsOf(tree, mine));
    const back = decide(tree, chosen, mine, 'now', 'rejected').state;
    expect(textsOf(tree, back)).toEqual(textsOf(tree, chosen));
    expect([back.own.changed.size, back.own.struck.size, back.own.added.length]).toEqual([0, 0, 0]);
  });

  it('takes the other choice itself, with the note below it, where two choices read alike', () => {
    const choices = sectionTree({
      nodes: [
        line(1, null, 'Products', { kind: 'part' }),
        line(2, 1, 'Membrane', { kind: 'article' }),
        line(3, 2, 'Sheet of 60 mils, fully adhered.', { control: 'radio' }),
        line(4, 3, 'Not below freezing.', { kind: 'note' }),
        line(5, 2, 'Sheet of 60 mils, mechanically attached.', { control: 'radio' }),
      ],
    });
    const adhered: SectionState = { ...emptyState, lines: new Set([3]) };
    const attached: SectionState = { ...emptyState, lines: new Set([5]) };
    expect(decide(choices, adhered, attached, 'now', 'rejected')).toEqual({
      state: adhered,
      missing: [],
      extra: [],
    });
    expect(decide(choices, adhered, attached, 'old', 'accepted').state).toEqual(attached);
  });

  it('takes back what was struck as the other text has it, without what was chosen or is fixed below it', () => {
    const gone = strikeLine(chosen, 2);
    const other = strikeLine(emptyState, 5);
    const { state, missing, extra } = decide(tree, gone, other, 'old', 'accepted');
    expect(textsOf(tree, state)).toEqual(textsOf(tree, other));
    expect([missing, extra]).toEqual([[], []]);
  });

  it('takes paragraphs of another manufacturer as one’s own, below each other, and names what it cannot hold', () => {
    const others = sectionTree({
      nodes: [
        line(11, null, 'Products', { kind: 'part' }),
        line(12, 11, 'Membrane', { kind: 'article' }),
        line(13, 12, 'Sheet of 60 mils, reinforced.'),
        line(14, 12, 'Cover board under the membrane:'),
        line(15, 14, 'Gypsum fiber, half an inch.'),
        line(16, 11, 'Flashing', { kind: 'article' }),
        line(17, 16, 'Coated metal at the edges.'),
      ],
    });
    const redline = runToEnd(
      compareLines(printedLines(tree, chosen, options), printedLines(others, emptyState, options), false),
    );
    const own = { side: 'old', tree, state: chosen, other: null, isOneMaster: false } as const;
    const result = resultLines(redline, new Map(), 'accepted', '1.1');
    const { state, missing, extra } = ownVersion(result, redline.rows, own, options);
    expect(textsOf(tree, state)).toEqual([
      'PART 1 PRODUCTS',
      '1.1 MEMBRANE',
      'A. Sheet of 60 mils, reinforced.',
      'B. Cover board under the membrane:',
      '1. Gypsum fiber, half an inch.',
    ]);
    expect(missing.map(({ text }) => text)).toEqual(['FLASHING', 'Coated metal at the edges.']);
    expect(extra).toEqual([]);
    expect(stateFromJson(stateToJson(state))).toEqual(state);
  });
});
