import { expect, it } from 'vitest';

import type { DesignProject, ProjectItem } from '#src/contracts/char-projects.ts';
import { noChoices } from '#src/domain/conflict.ts';
import { mergeProject } from '#src/domain/design-projects/merge-project.ts';
import type { Side } from '#src/lib/merge-fields.ts';

const item = (id: number, part: Partial<ProjectItem> = {}): ProjectItem => ({
  content_id: id,
  content_type: 'product',
  added_at: '2026-10-01T00:00:00.000Z',
  status: 'considering',
  note: '',
  documents: [],
  seen: { updated: '2026-09-01', version: null },
  ...part,
});

const base: DesignProject = {
  seq: 2,
  name: 'Row Houses',
  type: '20',
  owner: 'Trust',
  number: '',
  leed: 'new construction',
  last_spec_date: null,
  items: [item(1), item(2), item(3)],
  updated_at: '2026-10-01T00:00:00.000Z',
};
const saved = '2026-11-02T12:00:00.000Z';
type Edit = (project: DesignProject) => DesignProject;

const withItem =
  (id: number, part: Partial<ProjectItem>): Edit =>
  (project) => ({
    ...project,
    items: project.items.map((one) => (one.content_id === id ? { ...one, ...part } : one)),
  });
const without =
  (id: number): Edit =>
  (project) => ({ ...project, items: project.items.filter((one) => one.content_id !== id) });
const plus =
  (id: number, part: Partial<ProjectItem> = {}): Edit =>
  (project) => ({ ...project, items: [...project.items, item(id, part)] });
const set =
  (part: Partial<DesignProject>): Edit =>
  (project) => ({ ...project, ...part });

const merge = (mine: Edit, theirs: Edit, choices: ReadonlyMap<string, Side> = new Map()) =>
  mergeProject({ base, mine: mine(base), theirs: { ...theirs(base), updated_at: saved } }, choices);
const ids = ({ items }: DesignProject) => items.map((one) => one.content_id);

it.each<[what: string, mine: Edit, theirs: Edit, expected: Edit]>([
  ['two fields', set({ owner: 'Mine' }), set({ name: 'Theirs' }), set({ owner: 'Mine', name: 'Theirs' })],
  [
    'a field and an item',
    set({ owner: 'Mine' }),
    without(2),
    (one) => without(2)(set({ owner: 'Mine' })(one)),
  ],
  ['the same field alike', set({ owner: 'Same' }), set({ owner: 'Same' }), set({ owner: 'Same' })],
  [
    'two items',
    withItem(1, { note: 'Mine' }),
    withItem(2, { note: 'Theirs' }),
    (one) => withItem(1, { note: 'Mine' })(withItem(2, { note: 'Theirs' })(one)),
  ],
  [
    'two parts of an item',
    withItem(1, { note: 'Mine' }),
    withItem(1, { status: 'approved' }),
    withItem(1, { note: 'Mine', status: 'approved' }),
  ],
  ['two removals', without(1), without(3), (one) => without(1)(without(3)(one))],
  ['two additions', plus(4), plus(5), (one) => plus(4)(plus(5)(one))],
  ['the same addition, one with a note', plus(4), plus(4, { note: 'Theirs' }), plus(4, { note: 'Theirs' })],
  [
    'a removal, and a mark on another',
    without(1),
    withItem(2, { seen: null }),
    (one) => without(1)(withItem(2, { seen: null })(one)),
  ],
  [
    'a type, and its code by its name',
    set({ type: 'Office' }),
    set({ type: 'Industrial' }),
    set({ type: 'Office' }),
  ],
])('%s are merged without a question', (_, mine, theirs, expected) => {
  const { merged, conflicts } = merge(mine, theirs);
  expect(conflicts).toEqual([]);
  expect(merged).toEqual({ ...expected(base), updated_at: saved });
});

it('what was put back stands where it stood', () => {
  const states = { base: without(2)(base), mine: base, theirs: plus(9)(without(2)(base)) };
  expect(ids(mergeProject(states, noChoices).merged)).toEqual([1, 2, 3, 9]);
});

it.each<[key: string, mine: Edit, theirs: Edit, label: string, my: string, their: string]>([
  ['owner', set({ owner: 'Mine' }), set({ owner: '' }), 'Owner', 'Mine', 'None'],
  [
    'last_spec_date',
    set({ last_spec_date: '2026-10-02' }),
    set({ last_spec_date: '2026-10-03' }),
    'Last specification',
    'Oct 2, 2026',
    'Oct 3, 2026',
  ],
  [
    'product 1 note',
    withItem(1, { note: 'Mine' }),
    withItem(1, { note: 'Theirs' }),
    'Note',
    'Mine',
    'Theirs',
  ],
  [
    'product 1 status',
    withItem(1, { status: 'rejected' }),
    withItem(1, { status: 'approved' }),
    'Status',
    'Rejected',
    'Approved',
  ],
  [
    'product 1',
    without(1),
    withItem(1, { note: 'Theirs' }),
    'Item',
    'Removed from the project',
    'Note: Theirs',
  ],
  [
    'product 1',
    withItem(1, { status: 'approved' }),
    without(1),
    'Item',
    'Status: Approved',
    'Removed from the project',
  ],
  ['product 4 note', plus(4, { note: 'Mine' }), plus(4, { note: 'Theirs' }), 'Note', 'Mine', 'Theirs'],
])(
  '%s, changed on both sides, is a question in words, and is as the person chooses',
  (key, mine, theirs, label, my, their) => {
    const { merged, conflicts } = merge(mine, theirs);
    expect(conflicts).toMatchObject([{ key, label, mine: my, theirs: their }]);
    expect(merged.items).toEqual(theirs(base).items);
    const both: Edit = (one) => mine(set({ number: '7' })(one));
    const kept = merge(both, theirs, new Map([[key, 'mine']]));
    expect(kept).toEqual({ merged: { ...both(base), updated_at: saved }, conflicts: [] });
    const left = merge(both, theirs, new Map([[key, 'theirs']]));
    expect(left).toEqual({
      merged: { ...set({ number: '7' })(theirs(base)), updated_at: saved },
      conflicts: [],
    });
  },
);
