import * as v from 'valibot';
import { oneOf, several, text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { listIn } from '#src/reference-api/content/lists.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';

export interface CertificationProgram {
  key: string;
  name: string;
  /** The fictional body that grants it. */
  issuer: string;
  kind: string;
  /**
   * The shape of its numbers: `#` stands for a digit, `@` for a capital letter. All end in `SAMPLE`, so none is a real
   * number.
   */
  numberPattern: string;
  /** Levels or grades, lowest first; empty where the program has only one. */
  levels: readonly string[];
  /** How many years a certificate is valid; null if it is valid until withdrawn. */
  yearsValid: number | null;
}

/**
 * The certifying bodies by kind of program. They are fictional, like all certificates; programs keep their real names.
 */
const certifiers = new Map(
  rowsOf('names/certifiers.md', v.strictObject({ kind: text, certifier: text })).map(
    ({ kind, certifier }) => [kind, certifier],
  ),
);

/**
 * The programs under which products are certified, with the shape of their numbers and their validity.
 * @internal
 */
export const certificationPrograms: readonly CertificationProgram[] = rowsOf(
  'names/certification-programs.md',
  v.strictObject({
    key: text,
    name: text,
    kind: oneOf([...certifiers.keys()]),
    number: text,
    yearsValid: v.optional(wholeNumber),
    levels: v.optional(several(text)),
  }),
).map(({ key, name, kind, number, yearsValid = null, levels = [] }) => ({
  key,
  name,
  issuer: certifiers.get(kind) ?? kind,
  kind,
  numberPattern: `${number}-SAMPLE`,
  levels,
  yearsValid,
}));

const byKey = new Map(certificationPrograms.map((program) => [program.key, program]));

/** One program by its key, or null when no such program is listed. */
export function certificationProgram(key: string): CertificationProgram | null {
  return byKey.get(key) ?? null;
}

/** Operators of declaration programs. In their numbers, `#` stands for a digit and `{year}` for the year of issue. */
export const epdOperators = rowsOf('names/epd-operators.md', v.strictObject({ name: text, number: text }));

export const epdVerifiers = listIn('names/epd-verifiers.txt');

/** Printed at the foot of every document, and shown next to it on its page. */
export const sampleNote = 'Sample document, fictional';
