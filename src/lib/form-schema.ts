import * as v from 'valibot';
import type { GenericSchema, ObjectEntries } from 'valibot';

/** The rules of a form: what is typed into it, and what is sent. */
export type FormSchema<Draft = object, Body = unknown> = GenericSchema<Draft, Body> & {
  readonly entries: ObjectEntries;
};

/** By field; empty when valid. */
export function problemsIn(schema: FormSchema, draft: object): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(schema, draft);
  const problems = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path?.[0].key);
    if (!problems.has(field)) problems.set(field, message);
  }
  return Object.fromEntries(problems);
}

/** What someone changed of a form; all of it where it is not known what stood there before. */
export function typedOver(stored: unknown, base: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || typeof base !== 'object' || base === null)
    return stored;
  const before = new Map<string, unknown>(Object.entries(base));
  return Object.fromEntries(Object.entries(stored).filter(([field, value]) => value !== before.get(field)));
}

/**
 * A draft as it was left, null for what is none. Anyone can edit what is stored: a field that is missing or of another
 * shape is blank. A text is kept however wrong it is, since its writer may not have been done with it.
 */
export function draftFrom<Draft extends object>(
  schema: FormSchema<Draft>,
  blank: Draft,
  stored: unknown,
): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fits = ([field, value]: [string, unknown]): boolean => {
    const entry = schema.entries[field];
    const { typed, success } = entry ? v.safeParse(entry, value) : { typed: false, success: false };
    return typeof value === 'string' ? typed : success;
  };
  return { ...blank, ...Object.fromEntries(Object.entries(stored).filter(fits)) };
}
