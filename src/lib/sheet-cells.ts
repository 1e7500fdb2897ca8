/** A day, as an ISO date, that the spreadsheet shows and sorts as one. */
export interface DayCell {
  day: string;
}

/** A formula, with a format such as `#,##0`. Never made from text of records. */
export interface FormulaCell {
  formula: string;
}

/** A cell of a spreadsheet. */
export type Cell = string | number | null | DayCell | FormulaCell;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** A table whose columns of these heads hold ISO dates, with days instead of their texts. */
export function withDays(
  [heads = [], ...rows]: readonly (readonly Cell[])[],
  columns: readonly string[],
): (readonly Cell[])[] {
  const isDay = heads.map((head) => typeof head === 'string' && columns.includes(head));
  const days = rows.map((row) =>
    row.map((cell, at) =>
      isDay[at] && typeof cell === 'string' && isoDay.test(cell) ? { day: cell } : cell,
    ),
  );
  return [heads, ...days];
}
