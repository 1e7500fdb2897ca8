import * as v from 'valibot';
import { texts } from '#src/reference-api/content/texts.ts';

/** A line of a file, without trailing spaces; the first is number 1. */
export interface Line {
  at: number;
  text: string;
}

/** Throws with what is wrong with a line, by its number, or a field, by its name. */
export type ReportError = (where: string | number, why: string) => never;

export interface ContentFile {
  path: string;
  lines: readonly Line[];
  refuse: ReportError;
}

/** A content file that can’t be read. The message names the file, the place, and the reason. */
class ContentError extends Error {
  constructor(path: string, where: string | number, why: string) {
    super(`content/${path}, ${typeof where === 'number' ? `line ${where}` : where}: ${why}`);
  }
}

export const filesIn = (folder: string, files = texts): ContentFile[] =>
  [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).map((path) => fileAt(path, files));

export function fileAt(path: string, files = texts): ContentFile {
  const refuse: ReportError = (where, why) => {
    throw new ContentError(path, where, why);
  };
  const text = files.get(path) ?? refuse('file', 'It is missing.');
  const lines = text.split('\n').map((line, index) => ({ at: index + 1, text: line.trimEnd() }));
  return { path, lines, refuse };
}

/** Validates values against the schema; names the first one that is wrong. */
export function parseFields<S extends v.GenericSchema>(
  schema: S,
  fields: Iterable<readonly [name: string, value: unknown]>,
  refuse: (field: string, why: string) => never,
): v.InferOutput<S> {
  const read = v.safeParse(schema, Object.fromEntries(fields));
  if (read.success) return read.output;
  // A misspelled name is more helpful than the missing one that it was meant to be.
  const issue = read.issues.find(({ expected }) => expected === 'never') ?? read.issues[0];
  return refuse(v.getDotPath(issue)?.split('.')[0] ?? 'fields', sentenceOf(issue));
}

function sentenceOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'There is no field of this name.';
  return received === 'undefined' ? 'It is missing.' : message;
}
