import { expect, it } from 'vitest';

import { otherMakersSection } from '#src/domain/design-projects/chosen-section.ts';
import { binderItem, product } from '#tests/domain/design-projects/records.ts';

const panels = { number: '074213', title: 'Metal Wall Panels' };
const project = (
  ...sections: readonly (readonly [filename: string, company: string, number?: string])[]
) => ({
  seq: 7,
  name: 'Walls',
  project: 1,
  filename: sections.map(([filename]) => filename),
  section: sections.map(([, , number]) => ({ ...panels, number: number ?? panels.number })),
  company: sections.map(([, company]) => company),
  updated_at: '2026-11-02T12:00:00Z',
  specs: [],
});
// By Northfold, of 07 42 13.
const item = binderItem(product());
type Sections = readonly (readonly [filename: string, company: string, number?: string])[];
const said = (...args: Sections) => otherMakersSection(item, [project(...args)])?.text ?? null;

it.each([
  ['no section', [], null],
  ['its own maker’s', [['northfold-074213', 'Northfold Roofing Systems']], null],
  ['another’s of another number', [['stormglass-084113', 'Stormglass', '084113']], null],
  [
    'another’s',
    [['stormglass-074213', 'Stormglass &amp; Co.']],
    'Section 07 42 13 of the project is by Stormglass & Co.',
  ],
  [
    'two others’',
    [
      ['a-074213', 'A'],
      ['b-074213', 'B'],
    ],
    'Section 07 42 13 of the project is by A and B.',
  ],
  [
    'another’s and its own',
    [
      ['a-074213', 'A'],
      ['northfold-074213', 'Northfold Roofing Systems'],
    ],
    null,
  ],
  ['a merged one of both', [['merge-a-b', 'A, Northfold Roofing Systems']], null],
  ['the neutral one', [['neutral-074213', 'Neutral section']], null],
  ['the office’s', [['office-k3f9x2-v2', 'Office section']], null],
] satisfies [string, Sections, string | null][])('a project with %s', (_, sections, text) => {
  expect(said(...sections)).toBe(text);
});

it('says nothing of rejected products and of documents, and leads to the section', () => {
  const other = [project(['a-074213', 'A'])];
  expect(otherMakersSection({ ...item, saved: { ...item.saved, status: 'rejected' } }, other)).toBeNull();
  expect(otherMakersSection({ ...item, saved: { ...item.saved, content_type: 'cad' } }, other)).toBeNull();
  expect(otherMakersSection(item, other)).toMatchObject({ seq: 7, filename: 'a-074213' });
});
