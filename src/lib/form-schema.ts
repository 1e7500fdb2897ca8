import * as v from 'valibot';
import type { GenericSchema, ObjectEntries } from 'valibot';

/** A form's schema: what is typed as input, what is sent as output. */
export type FormSchema<Draft = object, Body = unknown> = GenericSchema<Draft, Body> & {
  readonly entries: ObjectEntries;
};

/** Messages by field; empty if valid. */
export function problemsIn(schema: FormSchema, draft: object): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(schema, draft);
  const problems = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path?.[0].key);
    if (!problems.has(field)) problems.set(field, message);
  }
  return Object.fromEntries(problems);
}

/** The fields that the user changed; all of them if the base is unknown. */
export function changedFields(stored: unknown, base: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || typeof base !== 'object' || base === null)
    return stored;
  const before = new Map<string, unknown>(Object.entries(base));
  return Object.fromEntries(Object.entries(stored).filter(([field, value]) => value !== before.get(field)));
}

/**
 * Restores a stored draft; null if it is not an object. Anyone can edit what is stored, so a field that is
 * missing or has another type is blank. Invalid text is kept, because the user may not have finished it.
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
