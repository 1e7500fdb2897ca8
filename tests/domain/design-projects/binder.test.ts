import { describe, expect, it } from 'vitest';

import { binderOf, chosenDocuments, titleOf } from '#src/domain/design-projects/binder.ts';
import { changeSince, itemMarks, markText } from '#src/domain/design-projects/item-marks.ts';
import { scheduleOf, scheduleTable } from '#src/domain/design-projects/schedule.ts';
import {
  binderItem,
  datasheet,
  epd,
  hpd,
  saved,
  product,
  today,
} from '#tests/domain/design-projects/records.ts';

const section = (number: string, title: string) => [{ number, number95: null, title }];
const tpo = product({ id: 2, title: 'Brightdeck TPO', csi: section('075423', 'TPO Roofing') });
const door = product({ id: 3, title: 'Door', csi: section('081113', 'Hollow Metal Doors') });
const gone = { saved: saved({ content_id: 9 }), record: { kind: 'gone' }, documents: null } as const;

describe('the binder', () => {
  it('stands in the order of MasterFormat, division by division, what has no section last', () => {
    const binder = binderOf([gone, binderItem(door), binderItem(tpo), binderItem(product())]);
    expect(
      binder.map(({ number, title, sections }) => [
        number,
        title,
        sections.map((one) => [one.section?.number ?? null, one.items.map(titleOf)]),
      ]),
    ).toEqual([
      [
        '07',
        'Thermal and Moisture Protection',
        [
          ['074213', ['Brightwall Panel']],
          ['075423', ['Brightdeck TPO']],
        ],
      ],
      ['08', 'Openings', [['081113', ['Door']]]],
      [null, 'No section', [[null, ['No. 9']]]],
    ]);
  });

  it('orders a section by title, numbers as numbers', () => {
    const items = ['Panel 10', 'Panel 9', 'Arch'].map((title, id) =>
      binderItem(product({ id: id + 1, title })),
    );
    expect(binderOf(items)[0]?.sections[0]?.items.map(titleOf)).toEqual(['Arch', 'Panel 9', 'Panel 10']);
  });
});

describe('the documents of an item', () => {
  const all = [epd(), hpd(), datasheet()];
  it.each([
    ['none chosen is the usual ones, product data first', [], ['datasheet', 'epd', 'hpd']],
    ['one chosen', [{ content_type: 'hpd', content_id: 1 }], ['hpd']],
    ['one that is gone', [{ content_type: 'hpd', content_id: 77 }], []],
  ] as const)('%s', (_name, documents, types) => {
    const item = binderItem(product(), { documents: [...documents] }, all);
    expect(chosenDocuments(item).map(({ content_type }) => content_type)).toEqual(types);
  });
});

describe('the marks of an item', () => {
  const discontinued = product({ discontinued: { since: '2026-01-01', replacedBy: null } });
  it.each([
    ['nothing to say', binderItem(product()), []],
    ['gone', gone, ['GONE']],
    ['no longer made', binderItem(discontinued), ['DISCONTINUED']],
    ['expired', binderItem(epd({ validUntil: '2026-11-01' })), ['EXPIRED']],
    ['ends in 90 days', binderItem(epd({ validUntil: '2027-01-31' })), ['EXPIRES SOON']],
    ['ends in 91 days', binderItem(epd({ validUntil: '2027-02-01' })), []],
    [
      'changed and expired',
      binderItem(epd({ validUntil: '2026-11-01' }), { seen: { updated: '2025-01-01', version: null } }),
      ['EXPIRED', 'CHANGED'],
    ],
    [
      'as it was chosen',
      binderItem(product(), { seen: { updated: '2026-05-20T08:00:00Z', version: null } }),
      [],
    ],
  ])('%s', (_name, item, codes) => {
    expect(itemMarks(item, today).map(({ code }) => code)).toEqual(codes);
  });

  it('say what replaces a discontinued product', () => {
    const replaced = { since: '2026-01-01', replacedBy: { id: 2, title: 'Its successor' } };
    const marks = itemMarks(binderItem(product({ discontinued: replaced })), today);
    expect(marks.map(markText)).toEqual(['Discontinued in Jan 2026. Replaced by Its successor.']);
    expect(itemMarks(binderItem(discontinued), today).map(markText)).toEqual(['Discontinued in Jan 2026.']);
  });

  it.each([
    ['nothing was noted', null, { updated: '2026-05-20', version: null }, null],
    [
      'another version',
      { updated: '2026-01-01', version: '2.2' },
      { updated: '2026-05-20', version: '2.3' },
      'Now version 2.3. You chose version 2.2.',
    ],
    [
      'another day',
      { updated: '2026-01-01', version: '2.3' },
      { updated: '2026-05-20', version: '2.3' },
      'Updated May 20, 2026. You chose the version of Jan 1, 2026.',
    ],
    ['no day now', { updated: '2026-01-01', version: null }, { updated: null, version: null }, null],
  ])('say what has changed: %s', (_name, seen, now, text) => {
    expect(changeSince(seen, now)).toBe(text);
  });
});

describe('the product schedule', () => {
  const lines = scheduleOf(
    [
      binderItem(door, { status: 'approved', note: '=HYPERLINK("x")' }),
      binderItem(product({ id: 4, title: 'Zed' })),
      binderItem(product(), {}, [datasheet()]),
      gone,
    ],
    today,
  );

  it('numbers the items within their section', () => {
    expect(lines.map(({ mark, title }) => [mark, title])).toEqual([
      ['07 42 13-1', 'Brightwall Panel'],
      ['07 42 13-2', 'Zed'],
      ['08 11 13-1', 'Door'],
      ['X-1', 'No. 9'],
    ]);
  });

  it('is a table with a head, every line as long as it', () => {
    const table = scheduleTable(lines, ({ saved: { content_id: id } }) => `https://lintel.test/${id}`);
    expect(table[0]).toContain('Manufacturer');
    expect(new Set(table.map((row) => row.length)).size).toBe(1);
    expect(table[1]).toEqual([
      '07 42 13-1',
      '07 42 13',
      'Metal Wall Panels',
      'Brightwall Panel',
      'product',
      'Northfold Roofing Systems',
      'BW-2',
      'Considering',
      '',
      '2026-05-20',
      '',
      1,
      'https://lintel.test/1',
    ]);
  });
});
