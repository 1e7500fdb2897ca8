import * as v from 'valibot';
import { ContentError, type Line, type Refuse } from '#src/reference-api/content/content-error.ts';
import { texts } from '#src/reference-api/content/texts.ts';

/** A piece of content: what its front matter says, and the lines below. */
export interface Piece<Front> {
  /** The name of its file. */
  slug: string;
  front: Front;
  body: readonly Line[];
  refuse: Refuse;
}

/**
 * The pieces in a folder by their number, 1 first. Throws `ContentError` where a front matter does not fit the schema,
 * and where two have the same number.
 */
export function piecesOf<S extends v.GenericSchema<unknown, { number: number }>>(
  folder: string,
  schema: S,
  files = texts,
): Piece<v.InferOutput<S>>[] {
  const pieces = [...files].flatMap(([path, text]) =>
    path.startsWith(`${folder}/`) ? [readPiece(path, text, schema)] : [],
  );
  const byNumber = new Map<number, string>();
  for (const { front, slug, refuse } of pieces) {
    const other = byNumber.get(front.number);
    if (other !== undefined) refuse('number', `${other} has the number ${front.number} too.`);
    byNumber.set(front.number, slug);
  }
  return pieces.toSorted((one, other) => one.front.number - other.front.number);
}

function readPiece<S extends v.GenericSchema>(
  path: string,
  text: string,
  schema: S,
): Piece<v.InferOutput<S>> {
  const refuse: Refuse = (where, why) => {
    throw new ContentError(path, where, why);
  };
  const lines = text.split('\n').map((line, index) => ({ at: index + 1, text: line.trimEnd() }));
  const end = lines.findIndex((line, index) => index > 0 && line.text === '---');
  if (lines[0]?.text !== '---' || end === -1)
    return refuse(1, 'The file begins with fields between two lines of “---”.');
  const fields = new Map<string, string>();
  for (const line of lines.slice(1, end)) {
    const [, name, value] =
      /^([a-z]+): +(.+)$/.exec(line.text) ?? refuse(line.at, 'A field is “name: value”.');
    if (name === undefined || value === undefined) continue;
    if (fields.has(name)) refuse(line.at, `“${name}” is there twice.`);
    fields.set(
      name,
      unquoted(value, (why) => refuse(name, why)),
    );
  }
  const read = v.safeParse(schema, Object.fromEntries(fields));
  if (!read.success) {
    const [issue] = read.issues;
    return refuse(v.getDotPath(issue)?.split('.')[0] ?? 'fields', sentenceOf(issue));
  }
  const slug = path.replace(/^.*\/|\.\w+$/g, '');
  return { slug, front: read.output, body: lines.slice(end + 1), refuse };
}

function sentenceOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'There is no field of this name.';
  return received === 'undefined' ? 'It is missing.' : message;
}

/** As in YAML: quotes around what would mean something else without them. */
function unquoted(value: string, refuse: (why: string) => never): string {
  const [, inside] = /^"([^"\\]*)"$/.exec(value) ?? [];
  if (inside !== undefined) return inside;
  if (/: |:$| #|^[-?:,[\]{}#&*!|>'"%@`]/.test(value)) refuse('Put the value in straight double quotes: "…".');
  return value;
}
