import { saveFile } from '#src/browser/save-file.ts';
import { csvText, type Table } from '#src/lib/csv.ts';

/** Downloads a table as `{name}.csv`. */
export function saveCsv(table: Table, name: string): void {
  saveFile(new Blob([csvText(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
