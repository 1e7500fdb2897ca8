import { describe, expect, it } from 'vitest';

import { compareProducts } from '#src/domain/compare/compare.ts';
import { compareTable, cellText, differencesOf } from '#src/domain/compare/table.ts';
import { csvText } from '#src/lib/csv.ts';
import type { Compared, CompareRow } from '#src/domain/compare/table.ts';
import { attributeOf, bimOf, certificateOf, epdOf, productOf } from '#tests/domain/compare/records.ts';

const today = '2026-11-02';
const stc = { better: 'higher', standard: 'ASTM E90' } as const;

const bare = (id: number, ...attributes: ReturnType<typeof attributeOf>[]): Compared => ({
  product: productOf(id, { attributes }),
  content: [],
});

function rowOf(products: readonly Compared[], label: string, units: 'ip' | 'si' = 'ip'): CompareRow {
  const row = compareProducts(products, { units, today })
    .flatMap(({ rows }) => rows)
    .find((one) => one.label === label);
  if (!row) throw new Error(`There is no row ${label}.`);
  return row;
}

const said = (row: CompareRow) => row.cells.map(cellText);
const marks = (row: CompareRow) => row.cells.map(({ mark }) => mark);

describe('products side by side', () => {
  it('what one of them does not state is said in words', () => {
    const row = rowOf([bare(1, attributeOf('stc', 50, stc)), bare(2)], 'stc');
    expect(said(row)).toEqual(['50', 'not stated']);
    expect(row.differs).toBe(true);
  });

  it.each([
    ['the highest, where more is better', 'higher', [50, 55, 55], [null, 'highest', 'highest']],
    ['the lowest, where less is better', 'lower', [50, 55, 60], ['lowest', null, null]],
    ['none, where all are the same', 'higher', [50, 50, 50], [null, null, null]],
    ['none, where neither is better', null, [50, 55, 60], [null, null, null]],
  ] as const)('of a row, the best is marked: %s', (_, better, values, expected) => {
    const products = values.map((value, index) => bare(index + 1, attributeOf('stc', value, { better })));
    expect(marks(rowOf(products, 'stc'))).toEqual(expected);
  });

  it.each([
    ['years', 'higher', [null, 'longest']],
    ['h', 'lower', ['shortest', null]],
    ['in', 'higher', [null, 'highest']],
  ] as const)('the best duration is long or short, not high or low: %s', (unit, better, expected) => {
    const products = [20, 30].map((value, index) =>
      bare(index + 1, attributeOf('x', value, { better, unit })),
    );
    expect(marks(rowOf(products, 'x'))).toEqual(expected);
  });

  it('a product without a declaration lacks every row of its group', () => {
    const products = [{ product: productOf(1), content: [epdOf(4)] }, bare(2)];
    const group = compareProducts(products, { units: 'ip', today }).find(({ key }) => key === 'epd');
    const lacking = (column: number) => group?.rows.map(({ cells }) => cells[column]?.isMissingInGroup);
    expect(new Set(lacking(0))).toEqual(new Set([false]));
    expect(new Set(lacking(1))).toEqual(new Set([true]));
  });

  it('a verdict on BIM objects says every reason once', () => {
    const heavy = { sizeKb: 2_000 };
    const objects = [bimOf(1), bimOf(2, heavy), bimOf(3, { ...heavy, lod: 200 }), bimOf(4, { triangles: 0 })];
    const row = rowOf([{ product: productOf(1), content: objects }, bare(2)], 'BIM fitness');
    expect(said(row)).toEqual([
      '1 fit for use; 2 to check first; heavy file, only LOD 200; 1 not recommended; no geometry',
      'no BIM object',
    ]);
  });

  it('figures of different tests are not ranked, and each names its test', () => {
    const other = attributeOf('stc', 60, { ...stc, standard: 'ISO 717-1' });
    const row = rowOf([bare(1, attributeOf('stc', 50, stc)), bare(2, other)], 'stc');
    expect(said(row)).toEqual(['50; ASTM E90', '60; ISO 717-1']);
    expect(marks(row)).toEqual([null, null]);
    expect(row.note).toBe('tested to different standards, not ranked');
  });

  it('figures in different units are not ranked', () => {
    const pair = [attributeOf('r', 5, { ...stc, unit: 'a' }), attributeOf('r', 3, { ...stc, unit: 'b' })];
    expect(
      marks(
        rowOf(
          pair.map((one, index) => bare(index + 1, one)),
          'r',
        ),
      ),
    ).toEqual([null, null]);
  });

  it.each([
    ['ip', ['1\u00A0in', 'Class A']],
    ['si', ['25\u00A0mm', 'Class A']],
  ] as const)('units are %s where a figure converts', (units, expected) => {
    const inch = attributeOf('x', 1, { unit: 'in', si: { value: 25, unit: 'mm' } });
    expect(said(rowOf([bare(1, inch), bare(2, attributeOf('x', 'Class A'))], 'x', units))).toEqual(expected);
  });

  it('each property stands in its group', () => {
    const keys = [
      'soundTransmission',
      'membraneThickness',
      'recycledContent',
      'spanLength',
      'lightReflectance',
    ];
    const groups = compareProducts([bare(1, ...keys.map((key) => attributeOf(key, 1)))], {
      units: 'ip',
      today,
    });
    const of = (key: string) => groups.find((group) => group.key === key)?.rows.map(({ label }) => label);
    expect(of('performance')).toEqual(['soundTransmission', 'spanLength', 'lightReflectance']);
    expect(of('dimensions')).toEqual(['membraneThickness']);
    expect(of('environment')).toEqual(['recycledContent']);
  });

  describe('environmental figures', () => {
    const declared = (other: Parameters<typeof epdOf>[1]): Compared[] => {
      const gwp = (value: number) => [attributeOf('globalWarmingPotential', value, { better: 'lower' })];
      return [
        { product: productOf(1, { attributes: gwp(4) }), content: [epdOf(4)] },
        { product: productOf(2, { attributes: gwp(2) }), content: [epdOf(2, other)] },
      ];
    };

    it('are ranked when the declarations may be compared', () => {
      expect(marks(rowOf(declared({}), 'GWP, A1-A3'))).toEqual([null, 'lowest']);
      expect(marks(rowOf(declared({}), 'globalWarmingPotential'))).toEqual([null, 'lowest']);
    });

    it('are not when they may not, and the reason stands above them', () => {
      const products = declared({ declaredUnit: '1 kg' });
      expect(marks(rowOf(products, 'GWP, A1-A3'))).toEqual([null, null]);
      expect(marks(rowOf(products, 'globalWarmingPotential'))).toEqual([null, null]);
      const group = compareProducts(products, { units: 'ip', today }).find(({ key }) => key === 'epd');
      expect(group?.remarks).toEqual(['Not ranked.', 'The declared units differ: 1 m2 / 1 kg.']);
    });
  });

  it('a certificate says number, scope and whether it still holds', () => {
    const expired = certificateOf(2, { validUntil: '2026-01-31' });
    const products = [
      { product: productOf(1), content: [certificateOf(1)] },
      { product: productOf(2), content: [expired] },
      bare(3),
    ];
    expect(said(rowOf(products, 'FM Approved'))).toEqual([
      'FM-1; Roof assemblies; until Jan 1, 2028',
      'FM-2; Roof assemblies; expired Jan 31, 2026',
      'not stated',
    ]);
  });

  it('differences only leaves out rows that say the same, and groups without rows', () => {
    const products = [bare(1, attributeOf('stc', 50)), bare(2, attributeOf('stc', 50))];
    const rows = differencesOf(compareProducts(products, { units: 'ip', today })).flatMap(
      (group) => group.rows,
    );
    expect(rows.map(({ label }) => label)).toEqual(['Model']);
  });
});

describe('the comparison as CSV', () => {
  const line = (text: string) =>
    csvText(
      compareTable(
        ['One'],
        [
          {
            key: 'g',
            title: 'Group',
            remarks: [],
            rows: [
              {
                key: 'r',
                label: 'Row',
                note: '',
                differs: false,
                cells: [{ lines: [{ text }], missing: 'not stated', isMissingInGroup: false, mark: null }],
              },
            ],
          },
        ],
      ),
    ).split('\r\n')[1];

  it.each([
    ['plain', 'Group,Row,,plain'],
    ['a, b', 'Group,Row,,"a, b"'],
    ['3" thick', 'Group,Row,,"3"" thick"'],
    ['two\nlines', 'Group,Row,,"two\nlines"'],
    ['=1+1', "Group,Row,,'=1+1"],
    ['@SUM', "Group,Row,,'@SUM"],
    ['-40', 'Group,Row,,-40'],
    ['-cmd', "Group,Row,,'-cmd"],
    ['Überdach ½″', 'Group,Row,,Überdach ½″'],
  ])('%j', (text, expected) => {
    expect(line(text)).toBe(expected);
  });

  it('begins with the mark by which spreadsheets know UTF-8, and names its columns', () => {
    expect(csvText(compareTable(['One', 'Two'], []))).toBe('\uFEFFGroup,Property,Note,One,Two\r\n');
  });

  it('carries the remarks and says what is missing', () => {
    const groups = compareProducts([bare(1, attributeOf('stc', 50)), bare(2)], { units: 'ip', today });
    expect(csvText(compareTable(['One', 'Two'], groups))).toContain('Performance,stc,,50,not stated\r\n');
  });
});
