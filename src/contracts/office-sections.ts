import * as v from 'valibot';
import { articleRoles, input, lineId, run } from '#src/contracts/spec-sections.ts';

/** A line of an office's own section. Everything else about it is as with a line that is always there. */
const officeLine = v.object({
  id: lineId,
  parentId: v.nullable(lineId),
  kind: v.picklist(['part', 'article', 'paragraph', 'note', 'table']),
  role: v.nullable(v.picklist(articleRoles)),
  text: v.array(run),
  inputs: v.array(input),
  /** Rows of a table, header row first; cells are plain text. */
  rows: v.array(v.array(v.string())),
});
export type OfficeLine = v.InferOutput<typeof officeLine>;

/** The text of an office's section. */
export const officeText = v.object({
  /** Six or eight digits; `000000` where there is none. */
  number: v.pipe(v.string(), v.regex(/^\d{6}(\d{2})?$/)),
  title: v.pipe(v.string(), v.maxLength(300)),
  lines: v.pipe(v.array(officeLine), v.maxLength(50_000)),
});
export type OfficeText = v.InferOutput<typeof officeText>;
