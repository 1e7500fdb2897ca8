import type * as v from 'valibot';
import {
  type ContentFile,
  filesIn,
  type Line,
  parseFields,
  type ReportError,
} from '#src/reference-api/content/files.ts';
import { texts } from '#src/reference-api/content/texts.ts';

/** A piece of content: what its front matter says, and the lines below. */
export interface ContentEntry<Front> {
  /** The name of its file. */
  slug: string;
  front: Front;
  body: readonly Line[];
  refuse: ReportError;
}

/** The pieces in a folder by name. Throws where a front matter does not fit the schema. */
export const entriesIn = <S extends v.GenericSchema>(
  folder: string,
  schema: S,
  files = texts,
): ContentEntry<v.InferOutput<S>>[] => filesIn(folder, files).map((file) => pieceOf(file, schema));

/** Those that are numbered, 1 first. Throws where two pieces have the same number. */
export function numberedEntriesIn<S extends v.GenericSchema<unknown, { number: number }>>(
  folder: string,
  schema: S,
  files = texts,
): ContentEntry<v.InferOutput<S>>[] {
  const pieces = entriesIn(folder, schema, files);
  const byNumber = new Map<number, string>();
  for (const { front, slug, refuse } of pieces) {
    const other = byNumber.get(front.number);
    if (other !== undefined) refuse('number', `${other} has the number ${front.number} too.`);
    byNumber.set(front.number, slug);
  }
  return pieces.toSorted((one, other) => one.front.number - other.front.number);
}

function pieceOf<S extends v.GenericSchema>(
  { path, lines, refuse }: ContentFile,
  schema: S,
): ContentEntry<v.InferOutput<S>> {
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---');
  if (lines[0]?.text !== '---' || end === -1)
    refuse(1, 'The file begins with fields between two lines of “---”.');
  const fields = fieldsOf(lines.slice(1, end), refuse);
  const slug = path.replace(/^.*\/|\.\w+$/g, '');
  return { slug, front: parseFields(schema, fields, refuse), body: lines.slice(end + 1), refuse };
}

/** The fields on some lines, `name: value`. */
export function fieldsOf(lines: readonly Line[], refuse: ReportError): Map<string, string> {
  const fields = new Map<string, string>();
  for (const { at, text } of lines) {
    const [, name = '', value = ''] =
      /^([a-z]+): +(\S.*)$/.exec(text) ?? refuse(at, 'A field is “name: value”.');
    if (fields.has(name)) refuse(at, `“${name}” is there twice.`);
    fields.set(name, unquoted(value) ?? refuse(name, 'Put the value in straight double quotes: "…".'));
  }
  return fields;
}

/** As in YAML, quotes are around what would mean something else without them; null where they are missing. */
function unquoted(value: string): string | null {
  const [, inside] = /^"([^"\\]*)"$/.exec(value) ?? [];
  if (inside !== undefined) return inside;
  return /: |:$| #|^[-?:,[\]{}#&*!|>'"%@`]/.test(value) ? null : value;
}
