import type * as v from 'valibot';
import { keyOf } from '#src/reference-api/content/fields.ts';
import { fileAt, type Line, parseFields, type ReportError } from '#src/reference-api/content/files.ts';
import { groupsOf, tableOf } from '#src/reference-api/content/markdown.ts';
import { texts } from '#src/reference-api/content/texts.ts';

/** The rows of a file's tables by column heads: `Short title` is `shortTitle`. Empty cells are left out. */
export function rowsOf<S extends v.GenericSchema>(
  path: string,
  schema: S,
  files = texts,
): v.InferOutput<S>[] {
  const { lines, refuse } = fileAt(path, files);
  const tables = groupsOf(lines).filter(([first]) => first?.text.startsWith('|'));
  if (tables.length === 0) refuse('table', 'It is missing.');
  return tables.flatMap((table) => rowsIn(table, schema, refuse).map(({ row }) => row));
}

/** The same for a table on some lines, with the line of each row. */
export function rowsIn<S extends v.GenericSchema>(
  group: readonly Line[],
  schema: S,
  refuse: ReportError,
): { at: number; row: v.InferOutput<S> }[] {
  const [head, ...rows] = tableOf(group, refuse);
  const heads = new Map(head?.cells.map((cell) => [keyOf(cell), cell]));
  const names = [...heads.keys()];
  return rows.map(({ at, cells }) => {
    const filled = names.flatMap((name, index) => (cells[index] ? [[name, cells[index]] as const] : []));
    const row = parseFields(schema, filled, (field, why) =>
      refuse(at, `${heads.get(field) ?? field}: ${why}`),
    );
    return { at, row };
  });
}
