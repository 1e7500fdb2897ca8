import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { projectForm } from '#src/contracts/forms/project.ts';
import { blankProject, draftOf, typeChoices } from '#src/domain/design-projects/project-draft.ts';
import { draftFrom, problemsIn } from '#src/lib/form-schema.ts';

describe('what is wrong with a project', () => {
  it.each([
    ['nothing', { name: 'Library' }, {}],
    ['no name', { name: '  ' }, { name: 'Give the project a name.' }],
    ['a name of signs', { name: '***' }, { name: 'Use letters or numbers.' }],
    [
      'a name of 121 characters',
      { name: 'x'.repeat(121) },
      { name: 'Shorten this to 120 characters; this has 121.' },
    ],
    [
      'a day that is none',
      { name: 'Library', last_spec_date: '2026-02-30' },
      { last_spec_date: 'Enter a date like 2026-11-02, or leave it blank.' },
    ],
  ])('%s', (_name, part, problems) => {
    expect(problemsIn(projectForm, { ...blankProject, ...part })).toEqual(problems);
  });
});

it('is saved without blanks around it, and without a day where none was given', () => {
  const fields = v.parse(projectForm, { ...blankProject, name: ' Library ', owner: ' City ' });
  expect(fields).toMatchObject({ name: 'Library', owner: 'City', last_spec_date: null });
});

it.each([
  ['43', 'Religious'],
  ['Religious', 'Religious'],
  ['Lighthouse', 'Lighthouse'],
])('of type %s stands in the form as %s', (type, shown) => {
  const project = {
    ...blankProject,
    last_spec_date: null,
    seq: 1,
    type,
    number: '',
    leed: 'core and shell',
    items: [],
  } as const;
  expect(draftOf({ ...project, items: [] }).type).toBe(shown);
});

it('offers every type with its code, and one that no one knows as it is', () => {
  expect(typeChoices('Hotel').map(({ label }) => label)).toContain('Commercial: Hotel (13)');
  expect(typeChoices('Hotel')).toHaveLength(12);
  expect(typeChoices('Lighthouse').at(-1)).toEqual({ name: 'Lighthouse', label: 'Lighthouse' });
});

it.each([
  ['nothing', null, null],
  ['a number', 7, null],
  ['a draft of other shapes', { name: 5, leed: 'barn' }, { ...blankProject }],
  ['a draft', { ...blankProject, name: 'Library' }, { ...blankProject, name: 'Library' }],
])('a kept draft is read with care: %s', (_name, stored, draft) => {
  expect(draftFrom(projectForm, blankProject, stored)).toEqual(draft);
});
