import fc from 'fast-check';

import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { chooseWithRequired } from '#src/domain/specification/consequences.ts';
import { moveBy } from '#src/domain/specification/own-order.ts';
import { addParagraph, changeText, strikeLine } from '#src/domain/specification/own-text.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import { sectionTree, type SectionTree } from '#src/domain/specification/section-tree.ts';
import {
  chooseLine,
  fillIn,
  removeLine,
  resetState,
  toggleLine,
} from '#src/domain/specification/selection.ts';

/** Everything about a line that a test does not care for. */
const plainNode: SpecNode = {
  id: 1,
  parentId: null,
  kind: 'paragraph',
  role: null,
  control: 'fixed',
  group: null,
  recommended: false,
  text: [],
  inputs: [],
  condition: null,
  requires: [],
  excludes: [],
  suggests: [],
  why: null,
  detail: 'outline',
  proprietary: false,
  productIds: [],
  attribute: null,
  rows: [],
};

/** A line of a section written by hand: `line(3, 1, 'Adhered.', { control: 'radio' })`. */
export function line(
  id: number,
  parentId: number | null,
  text: string,
  more: Partial<SpecNode> = {},
): SpecNode {
  return { ...plainNode, id, parentId, text: [text], ...more };
}

const words = fc.constantFrom('Membrane', 'Insulation', 'Anchors', 'Sealant', 'Flashing', 'Trim');
const control = fc.constantFrom<SpecNode['control']>('fixed', 'check', 'radio');

interface Drawn {
  control: SpecNode['control'];
  group: string | null;
  word: string;
  hasBlank: boolean;
  isNote: boolean;
  /** Of the lines before it, which one it hangs under. */
  under: number;
  link: number;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  control,
  group: fc.constantFrom(null, 'a', 'b'),
  word: words,
  hasBlank: fc.boolean(),
  isNote: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  under: fc.nat(),
  link: fc.nat(),
});

/** Sections of three parts with up to sixty lines below, to any depth that six levels allow. */
export const sections: fc.Arbitrary<SpecNode[]> = fc
  .array(drawn, { minLength: 1, maxLength: 60, size: 'max' })
  .map((lines) => {
    const nodes: SpecNode[] = ['General', 'Products', 'Execution'].map((title, index) =>
      line(index + 1, null, title, { kind: 'part' }),
    );
    const depth = new Map(nodes.map(({ id }) => [id, 0]));
    for (const [index, one] of lines.entries()) {
      const id = index + 4;
      const possible = nodes.filter((node) => node.kind !== 'note' && (depth.get(node.id) ?? 0) < 6);
      const parent = possible[one.under % possible.length];
      if (!parent) continue;
      const isArticle = parent.kind === 'part';
      depth.set(id, (depth.get(parent.id) ?? 0) + 1);
      nodes.push(
        line(id, parent.id, `${one.word} ${id}.`, {
          kind: one.isNote ? 'note' : isArticle ? 'article' : 'paragraph',
          control: isArticle || one.isNote ? 'fixed' : one.control,
          group: one.group,
          inputs: one.hasBlank
            ? [
                {
                  id: `blank-${id}`,
                  kind: 'text',
                  label: 'Color',
                  unit: null,
                  least: null,
                  greatest: null,
                  options: [],
                  initial: '',
                },
              ]
            : [],
          requires: one.link % 5 === 0 ? [4 + (one.link % lines.length)] : [],
          excludes: one.link % 7 === 0 ? [4 + (one.link % lines.length)] : [],
        }),
      );
    }
    return nodes;
  });

/** Anything at all where a section is expected: cycles, orphans, numbers twice, unknown kinds. */
export const brokenSections: fc.Arbitrary<SpecNode[]> = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 20 }),
      parentId: fc.option(fc.integer({ min: 1, max: 25 })),
      kind: fc.constantFrom('part', 'article', 'paragraph', 'note', 'table', 'chapter', ''),
      control,
    })
    .map((one) => ({ ...plainNode, ...one, text: ['Text.'] })),
  { maxLength: 40, size: 'max' },
);

export interface Action {
  name: string;
  run: (tree: SectionTree, state: SectionState) => SectionState;
}

const byNumber = fc.nat({ max: 70 });
const named = (name: string, run: (tree: SectionTree, state: SectionState, id: number) => SectionState) =>
  byNumber.map((id): Action => ({ name: `${name} ${id}`, run: (tree, state) => run(tree, state, id) }));

/** A person's actions on a section, one after the other. */
export const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    named('choose', chooseLine),
    named('toggle', toggleLine),
    named('remove', removeLine),
    named('choose with required', chooseWithRequired),
    // Only where the line has a blank: no screen fills one that is not there.
    named('fill', (tree, state, id) =>
      (tree.lines.get(id)?.inputs ?? []).reduce((next, input) => fillIn(next, input.id, 'Bronze'), state),
    ),
    fc.constant<Action>({ name: 'reset', run: (_tree, state) => resetState(state) }),
  ),
  { maxLength: 30, size: 'max' },
);

/** The same with one's own text. */
export const actionsWithText: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    actions.map((some): Action => ({
      name: some.map(({ name }) => name).join(', '),
      run: (tree, state) => run(tree, some, state),
    })),
    named('change', (tree, state, id) =>
      tree.lines.has(id) ? changeText(state, id, `Own words ${id}.`) : state,
    ),
    named('strike', (tree, state, id) => (tree.lines.has(id) ? strikeLine(state, id) : state)),
    // Never below a note: what is added there stands beside it.
    named('add', (tree, state, id) =>
      (tree.lines.get(id)?.kind ?? 'note') === 'note' ? state : addParagraph(state, id, null, `Added ${id}.`),
    ),
    named('move', (tree, state, id) => moveBy(tree, state, id, 1, (other) => tree.lines.has(other))),
  ),
  { maxLength: 12, size: 'max' },
);

export function run(
  tree: SectionTree,
  all: readonly Action[],
  from: SectionState = emptyState,
): SectionState {
  return all.reduce((state, action) => action.run(tree, state), from);
}

export const treeOf = (nodes: SpecNode[]): SectionTree => sectionTree({ nodes });
