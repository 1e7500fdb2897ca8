import { describe, expect, it } from 'vitest';

import {
  withItems,
  withItemsBack,
  withoutItems,
  withPart,
} from '#src/domain/design-projects/item-changes.ts';
import { projectViewFrom, projectViewText } from '#src/domain/design-projects/project-view.ts';
import { blankProject } from '#src/domain/design-projects/project-draft.ts';
import { saved } from '#tests/domain/design-projects/records.ts';

const items = [1, 2, 3, 4].map((id) => saved({ content_id: id }));
const project = { ...blankProject, last_spec_date: null, seq: 1, items };
const ids = ({ items: own }: { items: readonly { content_id: number }[] }) =>
  own.map(({ content_id: id }) => id);
const now = '2026-11-02T12:00:00Z';

describe('items', () => {
  it.each([
    ['new ones stand at the end', [5, 6], [1, 2, 3, 4, 5, 6]],
    ['those that are there stay once', [2, 5, 5], [1, 2, 3, 4, 5]],
  ])('added: %s', (_name, added, after) => {
    const additions = added.map((id) => ({ content_type: 'product', content_id: id, seen: null }) as const);
    expect(ids(withItems(project, additions, now))).toEqual(after);
  });

  it('that are all there leave the project as it is', () => {
    expect(withItems(project, [{ content_type: 'product', content_id: 2, seen: null }], now)).toBe(project);
  });

  it.each([
    ['one from the middle', [2]],
    ['the first and the last', [1, 4]],
    ['all', [1, 2, 3, 4]],
  ])('removed go, and come back to where they stood: %s', (_name, removed) => {
    const keys = new Set(removed.map((id) => `product ${id}`));
    const left = withoutItems(project, keys);
    expect(ids(left)).toEqual([1, 2, 3, 4].filter((id) => !removed.includes(id)));
    expect(ids(withItemsBack(left, items, keys))).toEqual([1, 2, 3, 4]);
  });

  it('that came meanwhile stay when others come back', () => {
    const keys = new Set(['product 2']);
    const left = withItems(
      withoutItems(project, keys),
      [{ content_type: 'cad', content_id: 9, seen: null }],
      now,
    );
    expect(ids(withItemsBack(left, items, keys))).toEqual([1, 2, 3, 4, 9]);
  });

  it('that are not there can be neither removed nor changed', () => {
    const keys = new Set(['product 77']);
    expect(withoutItems(project, keys)).toBe(project);
    expect(withPart(project, keys, { note: 'x' })).toBe(project);
  });

  it('that are changed to what they are leave the project as it is', () => {
    expect(withPart(project, new Set(['product 1']), { status: 'considering', note: '' })).toBe(project);
  });
});

it.each([
  ['', 'binder'],
  ['view=schedule', 'schedule'],
  ['view=scorecard', 'scorecard'],
  ['view=submittal', 'submittal'],
  ['view=other', 'binder'],
])('the address «%s» shows the %s', (query, view) => {
  expect(projectViewFrom(new URLSearchParams(query))).toBe(view);
  expect(
    projectViewFrom(new URLSearchParams(projectViewText(projectViewFrom(new URLSearchParams(query))))),
  ).toBe(view);
});
