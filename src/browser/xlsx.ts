type Cell = string | number | null;

interface SheetOptions {
  /** The name of the sheet, 31 characters at most. */
  sheet: string;
  /** Widths of the columns, in characters. */
  widths: readonly number[];
}

/**
 * The first row is a sticky header. All text cells are plain text, so no formula runs. Loads its library on use.
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

/** The format's limit. */
const maxCharacters = 32_767;
