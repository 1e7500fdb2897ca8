import type { Drawing, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { sheetPlacement } from '#src/reference-api/drawings/sheet/sheet-placement.ts';
import { sheet } from '#src/reference-api/drawings/sheet/sheet-size.ts';
import { shortenText, textWidth, wrapText } from '#src/reference-api/drawings/drafting/text-metrics.ts';
import { type XY, rectangle } from '#src/reference-api/drawings/geometry/vector.ts';

/** Texts may contain any Unicode characters. */
export interface TitleBlock {
  /** `Standing Seam Metal Roof - Ridge - Section`. */
  title: string;
  /** `SSR-103`. */
  detailNumber: string;
  /** `3" = 1'-0"`. */
  scaleText: string;
  manufacturer: string;
  /** `07 41 13 Metal Roof Panels`. */
  section: string;
  /** ISO date, `2026-05-14`. */
  date: string;
  /** `1 of 1` or `A-501`. */
  sheet: string;
  /** File name without a folder. */
  file: string;
}

interface Cell {
  label: string;
  value: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Cap height of the value, in paper inches. */
  size: number;
}

/** The title block's cells, in paper inches from its lower left corner. */
function cells(block: TitleBlock, width: number): Cell[] {
  const high = sheet.titleBlockHeight;
  const half = high / 2;
  const right = width - 1.55;
  const middle = right - 2.2;
  const start = 3.1;
  return [
    {
      label: 'Manufacturer',
      value: block.manufacturer,
      x: 0,
      y: half,
      width: start,
      height: half,
      size: 0.12,
    },
    { label: 'Section', value: block.section, x: 0, y: 0, width: start, height: half, size: 0.09 },
    {
      label: 'Detail',
      value: block.title,
      x: start,
      y: half,
      width: right - start,
      height: half,
      size: 0.12,
    },
    { label: 'File', value: block.file, x: start, y: 0, width: middle - start, height: half, size: 0.08 },
    { label: 'Scale', value: block.scaleText, x: middle, y: 0, width: 1.2, height: half, size: 0.09 },
    { label: 'Date', value: block.date, x: middle + 1.2, y: 0, width: 1, height: half, size: 0.09 },
    {
      label: 'Detail no.',
      value: block.detailNumber,
      x: right,
      y: half,
      width: 1.55,
      height: half,
      size: 0.15,
    },
    { label: 'Sheet', value: block.sheet, x: right, y: 0, width: 1.55, height: half, size: 0.09 },
  ];
}

/** A value in two lines, the second truncated if it is still too long. */
function twoLines(value: string, size: number, room: number): string[] {
  const [first = '', ...rest] = wrapText(value, size, room);
  return rest.length === 0
    ? [shortenText(first, size, room)]
    : [first, shortenText(rest.join(' '), size, room)];
}

/** Frame and title block in model space, sized so that they plot at their paper size. */
export function titleBlockShapes(block: TitleBlock, drawing: Drawing): Shape[] {
  const { origin, scale } = sheetPlacement(drawing);
  const factor = scale / drawing.scale;
  const left = sheet.margin;
  const width = sheet.width - 2 * sheet.margin;
  const place = ([x, y]: XY) => ({ x: origin.x + (left + x) * scale, y: origin.y + (left + y) * scale });
  const box = (x: number, y: number, w: number, h: number): Shape => ({
    kind: 'polyline',
    layer: 'A-ANNO-TTLB',
    points: rectangle(x, y, w, h).map(place),
    closed: true,
  });
  const word = (at: XY, text: string, height: number): Shape => ({
    kind: 'text',
    layer: 'A-ANNO-TTLB',
    at: place(at),
    height: height * factor,
    text,
    align: 'left',
  });
  return [
    box(0, 0, width, sheet.height - 2 * sheet.margin),
    ...cells(block, width).flatMap((cell) => {
      const room = cell.width - 0.16;
      const value = cell.value.replace(/\s+/g, ' ');
      // A long value is set smaller, then in two lines, before it is truncated.
      const size = Math.max(
        Math.min(cell.size, 0.09),
        Math.min(cell.size, (cell.size * room) / Math.max(textWidth(value, cell.size), room)),
      );
      const lines = textWidth(value, size) > room + 1e-6 ? twoLines(value, size, room) : [value];
      return [
        box(cell.x, cell.y, cell.width, cell.height),
        word([cell.x + 0.08, cell.y + cell.height - 0.12], cell.label.toUpperCase(), 0.05),
        ...lines.map((line, index) =>
          word(
            [cell.x + 0.08, cell.y + 0.1 + (lines.length - 1 - index) * 0.13 - (lines.length - 1) * 0.05],
            line,
            size,
          ),
        ),
      ];
    }),
  ];
}
