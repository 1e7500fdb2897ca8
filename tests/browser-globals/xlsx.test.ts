import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';

import { xlsxOf } from '#src/browser/xlsx.ts';
import { formulas } from '#tests/support/formulas.ts';

describe('a table as XLSX', () => {
  it('is read by another program as it was written, and no text runs as a formula', async () => {
    const rows = [
      ['Mark', 'Item', 'Documents'],
      ['07 42 13-1', 'Façade 5/8″ & <b>', 3],
      ['07 42 13-2', '=1+1', null],
    ] as const;
    const blob = await xlsxOf(rows, { sheet: 'Schedule: a/b', widths: [10, 40, 10] });
    const [sheet] = await readXlsxFile(blob);
    expect(sheet?.sheet).toBe('Schedule  a b');
    expect(sheet?.data).toEqual([
      ['Mark', 'Item', 'Documents'],
      ['07 42 13-1', 'Façade 5/8″ & <b>', 3],
      ['07 42 13-2', '=1+1', null],
    ]);
  });

  it.each(formulas)('%j stays a text', async (text) => {
    const [sheet] = await readXlsxFile(await xlsxOf([['Note'], [text]], { sheet: 'Notes', widths: [40] }), {
      trim: false,
    });
    // Others than these three control characters are left out.
    expect(sheet?.data[1]).toEqual([
      [...text]
        .filter((sign) => sign >= ' ' || '\t\n\r'.includes(sign))
        .join('')
        .replaceAll('\x7F', ''),
    ]);
  });

  it('has days as days, and formulas in strong rows', async () => {
    const rows = [
      ['Project', 'Date', 'Used'],
      ['Pier', { day: '2026-10-31' }, 3],
      ['Total', null, { formula: 'SUBTOTAL(9,C2:C2)' }],
    ];
    const blob = await xlsxOf(rows, { sheet: 'Projects', widths: [36, 16, 16], strong: new Set([2]) });
    const [sheet] = await readXlsxFile(blob);
    expect(sheet?.data[1]).toEqual(['Pier', new Date('2026-10-31T00:00:00Z'), 3]);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const xml = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(xml).toContain('<f>SUBTOTAL(9,C2:C2)</f>');
  });

  it('prints on its paper, as wide as the page, with header, footer, and its first row on each page', async () => {
    const page = { paper: 'a4', header: '&LReyes && Sons&R<b>', footer: '&LList&RPage &P of &N' } as const;
    const blob = await xlsxOf([['Mark'], ['1']], { sheet: 'Ada’s list', widths: [10], page });
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const xml = part('xl/worksheets/sheet1.xml');
    expect(xml).toMatch(/<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"\/>/);
    expect(xml).toContain('<oddHeader>&amp;LReyes &amp;&amp; Sons&amp;R&lt;b&gt;</oddHeader>');
    expect(xml).toContain('<oddFooter>&amp;LList&amp;RPage &amp;P of &amp;N</oddFooter>');
    expect(xml.indexOf('<sheetPr>')).toBeLessThan(xml.indexOf('<sheetViews'));
    expect(part('xl/workbook.xml')).toContain(`localSheetId="0">'Ada’s list'!$1:$1<`);
    const plain = await xlsxOf([['Mark']], { sheet: 'One', widths: [10] });
    const other = unzipSync(new Uint8Array(await plain.arrayBuffer()));
    expect(strFromU8(other['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('paperSize="1"');
  });

  it('takes a thousand lines', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => [`07 42 13-${index}`, 'x'.repeat(300), index]);
    const [sheet] = await readXlsxFile(await xlsxOf(rows, { sheet: 'Schedule', widths: [10, 40, 10] }));
    expect(sheet?.data).toHaveLength(1000);
  });
});
