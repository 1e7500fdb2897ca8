import type { PdfColumn } from '#src/reference-api/files/documents/pdf/pdf-table.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';

/** One page of a catalog, before any format: the PDF draws it, the text file has its words. */
export interface CatalogSheet {
  kind: 'cover' | 'inside' | 'back';
  title: string;
  /** Level of its bookmark: 1 is below the preceding sheet. */
  level: 0 | 1;
  blocks: readonly SheetBlock[];
  /** The product that the page is about, if it is one product. */
  productId: number | null;
}

export type SheetBlock =
  | { kind: 'text'; text: string; look?: 'strong' | 'quiet' }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  /** Drawn only when the PDF is made. */
  | { kind: 'drawing'; alt: string; maxHeight: number; draw: () => Drawing | null };

/** The words of a sheet in reading order: one line per paragraph and row, tabs between cells. */
export const sheetText = ({ title, blocks }: CatalogSheet): string =>
  [title, ...blocks.flatMap(linesOf)].filter((line) => line.trim() !== '').join('\n');

function linesOf(block: SheetBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return block.text.split('\n');
    case 'list':
      return block.items;
    case 'table':
      return [block.columns.map(({ heading }) => heading), ...block.rows].map((cells) =>
        cells.filter((cell) => cell !== '').join('\t'),
      );
    case 'drawing':
      return [];
  }
}
