import { expect, it } from 'vitest';

import type { SpecwizardProject } from '#src/contracts/specwizard-projects.ts';
import { noChoices } from '#src/domain/conflict.ts';
import { specwizardProjectMerge } from '#src/domain/specification/merge-specwizard-project.ts';

const roofing = { number: '075423', title: 'Roofing' };
const plumbing = { number: '224200', title: 'Plumbing' };
const masonry = { number: '042113', title: 'Masonry' };
const tile = { number: '093013', title: 'Tile' };

const base: SpecwizardProject = {
  seq: 1,
  name: 'Roof',
  project: null,
  filename: ['a', 'b'],
  section: [roofing, plumbing],
  company: ['A', 'B'],
  updated_at: '2026-10-01T00:00:00.000Z',
  specs: ['a:1', 'b:1'],
};
const merge = specwizardProjectMerge((seq) => `No. ${seq}`);
type Part = Partial<SpecwizardProject>;
const states = (mine: Part, theirs: Part) => ({
  base,
  mine: { ...base, ...mine },
  theirs: { ...base, ...theirs },
});

it.each<[what: string, mine: Part, theirs: Part, merged: Part]>([
  [
    'two added sections',
    { filename: ['a', 'b', 'm'], section: [roofing, plumbing, masonry], company: ['A', 'B', 'M'] },
    { filename: ['a', 'b', 't'], section: [roofing, plumbing, tile], company: ['A', 'B', 'T'] },
    {
      filename: ['a', 'b', 't', 'm'],
      section: [roofing, plumbing, tile, masonry],
      company: ['A', 'B', 'T', 'M'],
    },
  ],
  [
    'two removed sections',
    { filename: ['b'], specs: ['b:1'], section: [plumbing], company: ['B'] },
    { filename: ['a'], specs: ['a:1'], section: [roofing], company: ['A'] },
    { filename: [], specs: [], section: [], company: [] },
  ],
  [
    'a removed section, whose title and manufacturer go with it, and a name',
    { filename: ['b'], specs: ['b:1'] },
    { name: 'Theirs' },
    { name: 'Theirs', filename: ['b'], specs: ['b:1'], section: [plumbing], company: ['B'] },
  ],
  [
    'a name, and lines',
    { name: 'Mine' },
    { specs: ['a:1', 'a:2', 'b:1'] },
    { name: 'Mine', specs: ['a:1', 'a:2', 'b:1'] },
  ],
  ['lines of two sections', { specs: ['a:2', 'b:1'] }, { specs: ['a:1', 'b:2'] }, { specs: ['a:2', 'b:2'] }],
])('%s are merged without a question', (_, mine, theirs, expected) => {
  expect(merge(states(mine, theirs), noChoices)).toEqual({ merged: { ...base, ...expected }, conflicts: [] });
});

it.each<[key: string, mine: Part, theirs: Part, label: string, my: string, their: string]>([
  ['name', { name: 'Mine' }, { name: 'Theirs' }, 'Name', 'Mine', 'Theirs'],
  ['project', { project: 3 }, { project: 4 }, 'Design project', 'No. 3', 'No. 4'],
  [
    'a',
    { specs: ['a:1', 'a:2', 'b:1'] },
    { specs: ['a:3', 'b:1'] },
    'Section Roofing',
    '2 chosen lines',
    '1 chosen line',
  ],
  [
    'a',
    { filename: ['b'] },
    { specs: ['a:1', 'a:4', 'b:1'] },
    'Section Roofing',
    'Removed',
    '2 chosen lines',
  ],
  [
    'a',
    { specs: ['a:1', 'a:4', 'b:1'] },
    { filename: ['b'], specs: ['b:1'], section: [plumbing], company: ['B'] },
    'Section Roofing',
    '2 chosen lines',
    'Removed',
  ],
])('%s, changed on both sides, is a question', (key, mine, theirs, label, my, their) => {
  const asked = merge(states(mine, theirs), noChoices);
  expect(asked.conflicts).toEqual([{ key, label, mine: my, theirs: their }]);
  expect(asked.merged).toEqual({ ...base, ...theirs });
  const kept = merge(states(mine, theirs), new Map([[key, 'mine' as const]]));
  expect(kept.merged).toMatchObject(mine);
  expect(kept.conflicts).toEqual([]);
  const left = merge(states(mine, theirs), new Map([[key, 'theirs' as const]]));
  expect(left).toEqual({ merged: { ...base, ...theirs }, conflicts: [] });
});
