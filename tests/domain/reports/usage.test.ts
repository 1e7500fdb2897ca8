import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clientNameOf, usageOf } from '#src/domain/reports/usage.ts';
import type { Usage, UsageRow } from '#src/domain/reports/usage.ts';
import { usageSheet, usageTable } from '#src/domain/reports/usage-export.ts';
import {
  countedBy,
  groupKey,
  groupsOf,
  monthsOf,
  sectionCounts,
  sectionsShown,
} from '#src/domain/reports/usage-figures.ts';
import { usageLines } from '#src/domain/reports/usage-lines.ts';
import {
  columnsOf,
  groupings,
  plainView,
  rowsOf,
  sortKeys,
  sortedRows,
  usageQuery,
  usageViewFrom,
} from '#src/domain/reports/usage-view.ts';
import { csvText } from '#src/lib/csv.ts';

const keys = ['c075423', 'c081113', 'c092900', 'c33'];
const word = fc.constantFrom('Akron', 'Élan', '=1+1', '"quoted"', '', 'Zürich', 'oslo');
const row: fc.Arbitrary<UsageRow> = fc.record({
  id: fc.nat(9999),
  name: word,
  type: fc.constantFrom('Office', 'Health', 'Education'),
  firm: word,
  person: word,
  website: fc.constantFrom(null, 'https://www.a.example/'),
  city: word,
  state: fc.constantFrom('OH', 'TX', 'ON', ''),
  date: fc.constantFrom('2025-01-31', '2025-02-01', '2026-11-22'),
  sections: fc.uniqueArray(fc.constantFrom(...keys)).map((list) => new Set(list)),
});
const rows = fc.uniqueArray(row, { maxLength: 60, selector: ({ id }) => id });

describe('a report as an API gives it', () => {
  const answer = {
    dates: { from: '2024-11-22', to: '2026-11-22T10:00:00Z' },
    clientName: ' Client ',
    csis: [
      { key: 'c075423', value: '07 54 23 Thermoplastic-Polyolefin Roofing' },
      { key: 'odd', value: 'Other' },
    ],
    rows: [
      {
        projectId: 7,
        name: ' ',
        type: 41,
        userId: 1,
        company: 'Firm',
        fullName: 'Ana',
        website: 'javascript:alert(1)',
        city: 'Akron',
        state: 'oh',
        specDate: '2026-11-02T09:00:00Z',
        c075423: true,
        odd: 'true',
      },
    ],
  };

  it('is read with what it lacks and without what is unsafe', () => {
    const usage = usageOf(answer);
    expect(usage).toMatchObject({ clientName: 'This manufacturer', to: '2026-11-22' });
    expect(usage.sections).toEqual([
      { key: 'c075423', number: '07 54 23', title: 'Thermoplastic-Polyolefin Roofing' },
      { key: 'odd', number: 'Other', title: '' },
    ]);
    expect(usage.rows).toEqual([
      expect.objectContaining({
        name: 'Project 7',
        type: 'Health',
        website: null,
        state: 'OH',
        date: '2026-11-02',
      }),
    ]);
    expect([...(usage.rows[0]?.sections ?? [])]).toEqual(['c075423']);
  });

  it.each([
    ['ON, CAN', 'ON'],
    ['on', 'ON'],
    ['Jalisco', 'JALISCO'],
  ])('shows the projects of %s alone once that is chosen', (state, code) => {
    const there = answer.rows.map((one) => ({ ...one, state }));
    const { rows: own } = usageOf({ ...answer, rows: [...there, ...answer.rows] });
    expect(own.map((one) => one.state)).toEqual([code, 'OH']);
    const view = usageViewFrom(usageQuery({ ...plainView, state: code }));
    expect(rowsOf(own, view)).toHaveLength(1);
  });

  it.each([
    ['', 'This manufacturer'],
    ['Generic Client', 'This manufacturer'],
    ['Northfold Roofing Systems', 'Northfold Roofing Systems'],
  ])('of “%s” is called %s', (name, shown) => expect(clientNameOf(name)).toBe(shown));
});

describe('figures', () => {
  it('of groups add up to the total, whatever the grouping', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...groupings), (list, { key }) => {
        const groups = groupsOf(list, key);
        expect(groups.reduce((sum, { rows: own }) => sum + own.length, 0)).toBe(list.length);
        expect(new Map(groups.map((group) => [group.key, group.rows.length]))).toEqual(
          new Map(countedBy(list, groupKey[key])),
        );
        const total = sectionCounts(list);
        for (const section of keys)
          expect(groups.reduce((sum, { rows: own }) => sum + (sectionCounts(own).get(section) ?? 0), 0)).toBe(
            total.get(section) ?? 0,
          );
        const lines = usageLines(list, { ...plainView, group: key });
        expect(lines.filter(({ kind }) => kind === 'row')).toHaveLength(list.length);
      }),
    );
  });

  it('of a choice are those of the rows that have it, and sorting loses none', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...sortKeys), fc.boolean(), (list, sort, isDescending) => {
        const sorted = sortedRows(list, { sort, isDescending });
        expect(sorted.toSorted((a, b) => a.id - b.id)).toEqual(list.toSorted((a, b) => a.id - b.id));
        expect(rowsOf(list, { state: 'OH', section: 'c075423' })).toHaveLength(
          list.filter(({ state, sections }) => state === 'OH' && sections.has('c075423')).length,
        );
        expect(rowsOf(list, { texts: { firm: 'ÉLAN' } }).every(({ firm }) => firm === 'Élan')).toBe(true);
      }),
    );
  });

  it('name every month of the period, also those without a use', () => {
    expect(monthsOf({ from: '2025-11-22', to: '2026-02-01' })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(monthsOf({ from: 'nonsense', to: '2026-02-01' })).toEqual([]);
  });
});

describe('a view', () => {
  it.each([
    '',
    'state=OH&sort=firm&group=state',
    'month=2026-10&sections=07&hide=city%2Cperson',
    'hide=',
    'project=a%26b&section=c1',
  ])('“%s” comes back from its address', (query) => {
    const view = usageViewFrom(new URLSearchParams(query));
    expect(usageViewFrom(usageQuery(view))).toEqual(view);
  });

  it('leaves out choices that make no sense', () => {
    const odd = 'month=x&state=ohio&sort=%3Cb%3E&group=none&sections=..&hide=nothing';
    expect(usageViewFrom(new URLSearchParams(odd))).toEqual({ ...plainView, hidden: new Set() });
  });
});

it('a sheet has the groups of the screen, days as days, and totals as formulas in strong rows', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom('', ...groupings.map(({ key }) => key)), (list, group) => {
      const sections = keys.map((key) => ({ key, number: key, title: '' }));
      const view = { ...plainView, group } as const;
      const shown = columnsOf({ hasNames: true });
      const sheet = usageSheet(list, shown, sections, view, (key) => `Group ${key}`);
      const lines = usageLines(list, view);
      expect(sheet.rows).toHaveLength(lines.length + 2);
      expect([...sheet.strong]).toEqual([
        ...lines.flatMap(({ kind }, index) => (kind === 'group' ? [index + 1] : [])),
        lines.length + 1,
      ]);
      const total = sheet.rows.at(-1);
      expect(total?.[0]).toBe('Total');
      expect(total?.at(-1)).toEqual({
        formula: expect.stringMatching(/^SUBTOTAL\(9,[A-Z]+2:[A-Z]+\d+\)$/) as unknown,
      });
      expect(
        sheet.rows.slice(1, -1).map((cells, index) => (lines[index]?.kind === 'row' ? cells[1] : cells[0])),
      ).toEqual(
        lines.map((line) => {
          if (line.kind === 'group') return `Group ${line.group.key} (${line.group.rows.length})`;
          return line.row.date === '' ? '' : { day: line.row.date };
        }),
      );
    }),
  );
});

it('a spreadsheet has the sums, and runs nothing', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const sections = keys.map((key) => ({ key, number: key, title: '' }));
      const table = usageTable(list, columnsOf({ hasNames: true }), sections);
      const usage: Usage = { from: '', to: '', clientName: '', hasNames: true, rows: list, sections };
      expect(table).toHaveLength(list.length + 2);
      expect(table.at(-1)?.slice(-keys.length)).toEqual(keys.map((key) => sectionCounts(list).get(key) ?? 0));
      expect(csvText(table)).not.toMatch(/(?:^|,)=/m);
      expect(sectionsShown(usage, 'most')).toEqual(sections);
    }),
  );
});
