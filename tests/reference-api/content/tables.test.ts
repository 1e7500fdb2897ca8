import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { oneOf, text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { requiredTitleOf } from '#src/reference-api/content/standards.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';

const Row = v.strictObject({
  designation: text,
  newestEdition: v.optional(wholeNumber),
  status: oneOf(['active', 'withdrawn']),
});
const head = '| Designation | Newest edition | Status |\n| --- | --- | --- |\n';
const read = (content: string) => rowsOf('standards/a.md', Row, new Map([['standards/a.md', content]]));

describe('a table', () => {
  it('is read by the heads of its columns, with a text before it', () => {
    const rows = '| ASTM E84 | 2023 | active |\n| ASTM E907 | | withdrawn |\n';
    expect(read(`# Standards\n\nAll of them.\n\n${head}${rows}`)).toEqual([
      { designation: 'ASTM E84', newestEdition: 2023, status: 'active' },
      { designation: 'ASTM E907', status: 'withdrawn' },
    ]);
  });

  it('has its columns in any order', () => {
    expect(read('| Status | Designation |\n| --- | --- |\n| active | UL 263 |')).toEqual([
      { status: 'active', designation: 'UL 263' },
    ]);
  });

  it.each([
    ['a cell that is missing', `${head}| | 2023 | active |`, 'line 3: Designation: It is missing.'],
    [
      'a wrong word',
      `${head}| UL 263 | | old |`,
      'line 3: Status: One of these is expected: active, withdrawn.',
    ],
    [
      'a wrong number',
      `${head}| UL 263 | new | active |`,
      'line 3: Newest edition: A whole number is expected.',
    ],
    ['an unknown column', '| Color |\n| --- |\n| red |', 'line 3: Color: There is no field of this name.'],
    ['a short row', `${head}| UL 263 |`, 'line 3: The head has 3 cells, the row 1.'],
    ['no table', '# Standards', 'table: It is missing.'],
  ])('names file and column at %s', (_, content, message) => {
    expect(() => read(content)).toThrow(`content/standards/a.md, ${message}`);
  });

  it('that is not there is named', () => {
    expect(() => rowsOf('standards/b.md', Row, new Map())).toThrow(
      'content/standards/b.md, file: It is missing.',
    );
  });
});

it('a standard without a row is named', () => {
  expect(() => requiredTitleOf('ASTM X1')).toThrow('content/standards/standards.md has no row for ASTM X1.');
});
