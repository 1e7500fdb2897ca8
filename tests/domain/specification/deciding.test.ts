import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { SpecInput } from '#src/contracts/spec-sections.ts';
import { blankProblem } from '#src/domain/specification/blank-value.ts';
import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { specFilenameFrom } from '#src/domain/specification/filename.ts';
import { addAfter, moveBy } from '#src/domain/specification/own-order.ts';
import { findLines, sectionNow, withChoices } from '#src/domain/specification/section-now.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { stateFromJson, stateToJson } from '#src/domain/specification/state-json.ts';
import { narrowWizards, wizardListQuery, wizardListViewFrom } from '#src/domain/specification/wizard-list.ts';
import { actionsWithText, line, run, sections, treeOf } from '#tests/domain/specification/sections.ts';

const holds = <T extends unknown[]>(property: fc.IPropertyWithHooks<T>): void => {
  fc.assert(property, { seed: 20261122, numRuns: 150 });
};

test('a state comes back from JSON as it was', () => {
  holds(
    fc.property(sections, actionsWithText, (nodes, done) => {
      const state = run(treeOf(nodes), done);
      expect(stateFromJson(JSON.parse(JSON.stringify(stateToJson(state))))).toEqual(state);
    }),
  );
});

test('a found heading comes with its choices, and a found choice with its siblings', () => {
  const tree = treeOf([
    line(1, null, 'Products', { kind: 'part' }),
    line(2, 1, 'Membrane', { kind: 'article' }),
    line(3, 2, 'White.', { control: 'radio', group: 'color' }),
    line(4, 2, 'Tan.', { control: 'radio', group: 'color' }),
    line(5, 2, 'Reinforced sheet.'),
    line(6, 2, 'Fleece backing.', { control: 'check' }),
    line(7, 1, 'Walkways', { kind: 'article' }),
    line(8, 7, 'Gray pads.', { control: 'check' }),
  ]);
  const shown = (query: string) =>
    [...withChoices(tree, findLines(tree, emptyState, query))].toSorted((one, other) => one - other);
  expect(shown('membrane')).toEqual([2, 3, 4, 6]);
  expect(shown('tan')).toEqual([3, 4]);
  expect(shown('reinforced')).toEqual([5]);
  expect(shown('gray')).toEqual([8]);
  expect(shown('nothing')).toEqual([]);
});

it.each([null, 3, {}, { version: 2 }, { ...stateToJson(emptyState), lines: [-1] }])(
  '%j is no state',
  (json) => {
    expect(stateFromJson(json)).toBeNull();
  },
);

test('a line that is moved among those shown changes places with its neighbor, and nothing else moves', () => {
  holds(
    fc.property(sections, actionsWithText, fc.nat(), fc.boolean(), (nodes, done, pick, isUp) => {
      const tree = treeOf(nodes);
      const before = run(tree, done);
      const shownIn = (state: typeof before) => sectionNow(tree, state).document;
      const document = shownIn(before);
      const one = document[pick % document.length];
      if (!one || one.line.parentId === null) return;
      const { parentId } = one.line;
      const shown = new Set(document.map(({ id }) => id));
      const siblings = (state: typeof before) =>
        shownIn(state).flatMap(({ id, line: { parentId: own } }) => (own === parentId ? [id] : []));
      const order = siblings(before);
      const from = order.indexOf(one.id);
      const to = from + (isUp ? -1 : 1);
      const next = moveBy(tree, before, one.id, isUp ? -1 : 1, (id) => shown.has(id));
      const wanted = to < 0 || to >= order.length ? order : order.toSpliced(from, 1).toSpliced(to, 0, one.id);
      expect(siblings(next)).toEqual(wanted);
    }),
  );
});

test('a new paragraph stands right after its line', () => {
  holds(
    fc.property(sections, actionsWithText, fc.nat(), (nodes, done, pick) => {
      const tree = treeOf(nodes);
      const before = run(tree, done);
      const shown = sectionNow(tree, before).document.filter(({ line: { kind } }) => kind === 'paragraph');
      const one = shown[pick % shown.length];
      if (!one) return;
      const { state, id } = addAfter(tree, before, one.id, 'New.');
      const siblings = sectionNow(tree, state).document.filter(
        ({ line: { parentId } }) => parentId === one.line.parentId,
      );
      expect(siblings[siblings.findIndex((other) => other.id === one.id) + 1]?.id).toBe(id);
    }),
  );
});

describe('recommended choices', () => {
  it('decide open groups level by level, and leave what is decided or not wanted', () => {
    const tree = treeOf([
      line(1, null, 'Products', { kind: 'part' }),
      line(2, 1, 'Membrane', { kind: 'article' }),
      line(3, 2, 'Sheet.', { control: 'check', recommended: true }),
      line(4, 3, '60 mils.', { control: 'radio' }),
      line(5, 3, '80 mils.', { control: 'radio', recommended: true }),
      line(6, 5, 'Reinforced.', { control: 'check', recommended: true, condition: { line: 7 } }),
      line(7, 2, 'Plates.', { control: 'check', recommended: true }),
      line(8, 1, 'Accessories', { kind: 'article' }),
      line(9, 8, 'Rolls.', { control: 'check', recommended: true }),
    ]);
    const all = chooseRecommended(tree, emptyState);
    expect([...all.lines].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
    const own = { ...emptyState, lines: new Set([1, 2, 3, 4]), none: new Set(['any/8']) };
    expect([...chooseRecommended(tree, own).lines].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 7]);
  });
});

describe('a value of a blank', () => {
  const blank: SpecInput = {
    id: 'r',
    kind: 'number',
    label: 'R-value',
    unit: 'R',
    least: 7,
    greatest: 50,
    options: ['White', 'Gray'],
    initial: '',
  };
  it.each<[SpecInput['kind'], string, string | null]>([
    ['number', '', null],
    ['number', '7', null],
    ['number', ' 49.5 ', null],
    ['number', '1,000', 'Enter 7 to 50 R.'],
    ['number', '6.99', 'Enter 7 to 50 R.'],
    ['number', 'seven', 'Enter a number.'],
    ['number', '1e3', 'Enter a number.'],
    ['select', 'White', null],
    ['select', 'Red', 'Choose one from the list.'],
    ['date', '2026-11-02', null],
    ['date', 'tomorrow', 'Enter a date.'],
    ['text', '<anything>', null],
  ])('%s “%s”: %s', (kind, value, problem) => {
    expect(blankProblem({ ...blank, kind }, value)).toBe(problem);
  });
});

it.each([
  ['northfold-075423', 'northfold-075423'],
  ['A.b_c', 'A.b_c'],
  ['', null],
  ['-x', null],
  ['../x', null],
  ['a b', null],
  ['x'.repeat(101), null],
])('a file name “%s” is read as %s', (text, name) => {
  expect(specFilenameFrom(text)).toBe(name);
});

it('the list of SpecWizards is narrowed by words, numbers of either edition, division and what was begun', () => {
  const wizard = (filename: string, number: string, number95: string, title: string, company: string) => ({
    id: 1,
    filename,
    title,
    section: { number, number95, title },
    coid: 31250,
    company,
    companySlug: '',
    lines: 1,
    decisions: 1,
    minutes: 1,
    updated_at: '2026-11-02',
  });
  const all = [
    wizard('a', '075423', '07540', 'TPO Roofing', 'Northfold'),
    wizard('b', '075323', '07530', 'EPDM Roofing', 'Stormglass'),
    wizard('c', '224200', '15410', 'Fixtures', 'Brightwater'),
  ];
  const found = (query: string) =>
    narrowWizards(all, wizardListViewFrom(new URLSearchParams(query)), new Set(['b']))
      .map(({ filename }) => filename)
      .join('');
  expect(found('')).toBe('abc');
  expect(found('q=07+54')).toBe('a');
  expect(found('q=15410')).toBe('c');
  expect(found('q=roofing+storm')).toBe('b');
  expect(found('division=07')).toBe('ab');
  expect(found('division=xx')).toBe('abc');
  expect(found('begun=1')).toBe('b');
  expect(wizardListQuery({ words: 'tpo', division: '07', isBegun: true })).toBe('q=tpo&division=07&begun=1');
  expect(wizardListQuery({ words: ' ', division: null, isBegun: false })).toBe('');
});
