type Cell = string | number | null;

interface SheetOptions {
  /** Name of the sheet, at most 31 characters. */
  sheet: string;
  /** Column widths in characters. */
  widths: readonly number[];
}

/**
 * Writes an XLSX file whose first row is a sticky header. Cells contain text or numbers, never formulas.
 * Loads its library on demand.
 */
export async function xlsxOf(
  rows: readonly (readonly Cell[])[],
  { sheet, widths }: SheetOptions,
): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const data = rows.map((row, index) =>
    row.map((value) => {
      if (typeof value === 'number') return { type: Number, value };
      if (value === null || value === '') return null;
      return index === 0
        ? { type: String, value, fontWeight: 'bold' as const, alignVertical: 'top' as const }
        : { type: String, value: value.slice(0, maxCharacters), wrap: true, alignVertical: 'top' as const };
    }),
  );
  return await writeXlsxFile(data, {
    sheet: sheet.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    orientation: 'landscape',
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width })),
  }).toBlob();
}

/** The format's limit for a cell. */
const maxCharacters = 32_767;
