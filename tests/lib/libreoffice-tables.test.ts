import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { xlsxOf } from '#src/browser/xlsx.ts';
import { csvText } from '#src/lib/csv.ts';
import type { Table } from '#src/lib/csv.ts';

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A cell as it is written, and what it is in a spreadsheet that opens a CSV file: a text, a number, or a date. */
const cells: readonly (readonly [written: string | number, csv: string, xlsx?: string])[] = [
  ['07 54 23', 'string 07 54 23'],
  ['07 54 23.13', 'string 07 54 23.13'],
  ['Section 04810', 'string Section 04810'],
  ['04810', "string '04810", 'string 04810'],
  ['075423', "string '075423", 'string 075423'],
  ['3.10', "string '3.10", 'string 3.10'],
  ['12E3', "string '12E3", 'string 12E3'],
  ['1234567890123456789', "string '1234567890123456789", 'string 1234567890123456789'],
  ['5/8"', 'string 5/8"'],
  ['1-2', 'string 1-2'],
  ['2026-11-02', 'date 2026-11-02', 'string 2026-11-02'],
  ['-40', 'float -40', 'string -40'],
  [-40.5, 'float -40.5'],
  ['−10 °C ± 2', "string '−10 °C ± 2", 'string −10 °C ± 2'],
  ['=1+1', "string '=1+1", 'string =1+1'],
  ['Dämmung Ω 25 µm; "rigid"', 'string Dämmung Ω 25 µm; "rigid"'],
];
const table: Table = [['a'], ...cells.map(([written]) => [written])];

/** The cells of a flat sheet, one a row. */
function cellsOf(file: string): string[] {
  const rows = readFileSync(file, 'utf8').match(/<table:table-row[\s\S]*?<\/table:table-row>/g) ?? [];
  return rows.flatMap((row) => {
    const kind = /office:value-type="(\w+)"/.exec(row)?.[1];
    if (kind === undefined) return [];
    const value = /office:(?:date-)?value="([^"]*)"/.exec(row)?.[1];
    const text = /<text:p>(.*?)<\/text:p>/.exec(row)?.[1] ?? '';
    const said = text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&apos;', "'")
      .replaceAll('&quot;', '"');
    return [`${kind} ${kind === 'string' ? said : (value ?? '')}`];
  });
}

/** Where LibreOffice is installed, it opens the files as a person does who changes nothing in its dialog. */
describe.runIf(hasLibreOffice)('LibreOffice has of a table', () => {
  beforeAll(async () => {
    writeFileSync(join(folder, 'csv.csv'), csvText(table));
    const xlsx = await xlsxOf(table, { sheet: 'Table', widths: [20] });
    writeFileSync(join(folder, 'xlsx.xlsx'), new Uint8Array(await xlsx.arrayBuffer()));
    const convert = (file: string, ...more: string[]): void => {
      execFileSync(
        'soffice',
        [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          ...more,
          '--convert-to',
          'fods',
          '--outdir',
          folder,
          join(folder, file),
        ],
        { stdio: 'ignore' },
      );
    };
    // Commas, quotes, UTF-8, from the first row; neither quoted fields as text nor special numbers.
    convert('csv.csv', '--infilter=Text - txt - csv (StarCalc):44,34,76,1,,0,false,false');
    convert('xlsx.xlsx');
  }, 120_000);

  it('as CSV: section numbers with their zeros, dates, signs, and letters', () => {
    expect(cellsOf(join(folder, 'csv.fods')).slice(1)).toEqual(cells.map(([, csv]) => csv));
  });
  it('as XLSX: the same, and every text as it is', () => {
    expect(cellsOf(join(folder, 'xlsx.fods')).slice(1)).toEqual(cells.map(([, csv, xlsx = csv]) => xlsx));
  });
});
