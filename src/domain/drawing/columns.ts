import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, numbersOf } from '#src/lib/dxf/groups.ts';

/** The columns of an MTEXT; lengths are in model units. */
export interface Columns {
  count: number;
  width: number;
  gutter: number;
  /** The height of each column; the last may grow. */
  heights: readonly number[];
}

/** More do not fit on a sheet. */
const mostColumns = 100;

/** Reads columns from the embedded object that releases since 2018 write; null for one column. */
export function columnsOf({ parts }: Pick<DxfRecord, 'parts'>): Columns | null {
  const own = parts.find(({ type }) => type === 'Embedded Object')?.groups ?? [];
  const count = Math.min(mostColumns, numberOf(own, 72));
  if (numberOf(own, 71) === 0 || count < 2) return null;
  const stated = numbersOf(own, 46);
  // Equal heights if the program distributes the text.
  const heights = Array.from(
    { length: count },
    (_, at) => (stated.length > 0 ? stated[at] : numberOf(own, 41)) || Infinity,
  );
  return { count, width: numberOf(own, 44), gutter: numberOf(own, 45), heights };
}

/** The position of each line. */
export interface Flow {
  /** Baselines below the top. */
  drops: number[];
  /** The column of each line. */
  places: number[];
  /** The height of the tallest column. */
  total: number;
}

/**
 * Lets lines flow through columns; without columns, a break between them is an empty line. Lengths are shares of the
 * text's height, `unit`.
 */
export function flowOf(
  rows: readonly { size: number; isColumn: boolean }[],
  {
    columns,
    unit,
    spacing,
    isExact,
  }: { columns: Columns | null; unit: number; spacing: number; isExact: boolean },
): Flow {
  const flow: Flow = { drops: [], places: [], total: 0 };
  let [at, place] = [0, 0];
  let isFirst = true;
  for (const { size, isColumn } of rows) {
    const step = ((isExact ? 1 : size) * 5 * spacing) / 3;
    const next = isFirst ? size : at + (isColumn && !columns ? 2 * step : step);
    const isFull = columns && !isFirst && next > ((columns.heights[place] ?? Infinity) / unit) * 1.01;
    const isNext = columns && place + 1 < columns.count && !isFirst && (isColumn || isFull);
    if (isNext) place++;
    at = isNext ? size : next;
    isFirst = false;
    flow.drops.push(at);
    flow.places.push(place);
    flow.total = Math.max(flow.total, at);
  }
  return flow;
}
