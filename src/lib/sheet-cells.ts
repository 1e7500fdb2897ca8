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
