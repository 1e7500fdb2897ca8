import type { SheetPage } from '#src/browser/xlsx-page.ts';
import type { Cell } from '#src/lib/sheet-cells.ts';

export type { SheetPage };

interface SheetOptions {
  /** Name of the sheet, at most 31 characters. */
  sheet: string;
  /** Column widths in characters. */
  widths: readonly number[];
  /** Rows in bold on a shaded background, by index: totals and group headings. */
  strong?: ReadonlySet<number>;
  /** Paper, header, and footer; Letter without them if not given. */
  page?: SheetPage;
}

/**
 * Writes an XLSX file whose first row is a sticky header. Text of records is never run as a formula.
 * Loads its library on demand.
 */
export const xlsxOf = (rows: readonly (readonly Cell[])[], options: SheetOptions): Promise<Blob> =>
  xlsxOfSheets([{ rows, ...options }]);

/** The same with several sheets. */
export async function xlsxOfSheets(
  sheets: readonly (SheetOptions & { rows: readonly (readonly Cell[])[] })[],
): Promise<Blob> {
  const [{ default: writeXlsxFile }, { printedPages }] = await Promise.all([
    import('write-excel-file/universal'),
    import('#src/browser/xlsx-page.ts'),
  ]);
  const named = sheets.map((one) => ({
    ...one,
    sheet: one.sheet.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
  }));
  return await writeXlsxFile(
    named.map(({ rows, sheet, widths, strong }) => ({
      data: dataOf(rows, strong),
      sheet,
      orientation: 'landscape' as const,
      stickyRowsCount: 1,
      columns: widths.map((width) => ({ width })),
    })),
    { features: [printedPages(named.map(({ sheet, page }) => ({ sheet, page })))] },
  ).toBlob();
}

const dataOf = (rows: readonly (readonly Cell[])[], strong: ReadonlySet<number> = new Set()) =>
  rows.map((row, index) =>
    row.map((value) => {
      const look = strong.has(index)
        ? { fontWeight: 'bold' as const, backgroundColor: '#eeeeea', topBorderStyle: 'thin' as const }
        : {};
      if (typeof value === 'number') return { type: Number, value, ...look };
      if (value === null || value === '')
        return strong.has(index) ? { type: String, value: '', ...look } : null;
      if (typeof value === 'object')
        return 'day' in value
          ? { type: Date, value: new Date(`${value.day}T00:00:00Z`), format: 'yyyy-mm-dd', ...look }
          : { type: 'Formula' as const, value: value.formula, ...look };
      return index === 0
        ? { type: String, value, fontWeight: 'bold' as const, alignVertical: 'top' as const }
        : {
            type: String,
            value: value.slice(0, maxCharacters),
            wrap: true,
            alignVertical: 'top' as const,
            ...look,
          };
    }),
  );

/** The format's limit for a cell. */
const maxCharacters = 32_767;
