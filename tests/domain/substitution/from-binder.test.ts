import { expect, it } from 'vitest';

import type { ItemStatus } from '#src/contracts/char-projects.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { substitutionFor } from '#src/domain/substitution/from-binder.ts';
import { productOf } from '#tests/domain/compare/records.ts';

const itemOf = (id: number, status: ItemStatus, number = '075423'): BinderItem => ({
  saved: {
    content_id: id,
    content_type: 'product',
    added_at: '2026-01-01',
    status,
    note: '',
    documents: [],
    seen: null,
  },
  record: { kind: 'item', item: productOf(id, { csi: [{ number, number95: null, title: '' }] }) },
  documents: null,
});

const basis = itemOf(1, 'basis of design');
const comparable = [
  itemOf(2, 'comparable'),
  itemOf(3, 'comparable'),
  itemOf(4, 'comparable'),
  itemOf(5, 'comparable'),
];
const elsewhere = itemOf(6, 'basis of design', '081113');
const items = [basis, ...comparable, elsewhere, itemOf(7, 'considering')];

it.each([
  [
    'the basis of design against what is comparable, at most three',
    basis,
    { specified: 1, proposed: [2, 3, 4] },
  ],
  ['a comparable one against the basis of design', itemOf(3, 'comparable'), { specified: 1, proposed: [3] }],
  [
    'one under consideration against the basis of design',
    itemOf(7, 'considering'),
    { specified: 1, proposed: [7] },
  ],
  ['a basis of design alone in its section', elsewhere, { specified: 6, proposed: [] }],
  ['what is gone', { ...basis, record: { kind: 'gone' } as const }, null],
])('%s', (_name, item, expected) => {
  expect(substitutionFor(item, items)).toEqual(expected);
});
