import { Refusal } from '#src/reference-api/http/refusal.ts';

/**
 * Ends a write that began from another state of a record: 409, with the record as it is now, so that its caller need not
 * ask for it. A write that names no state is not checked.
 */
export function requireSame(field: string, seen: unknown, present: unknown, current: unknown): void {
  if (seen !== undefined && seen !== present)
    throw new Refusal(409, `${field}: This was changed elsewhere since you read it.`, {}, { current });
}

/** The same for a moment, in whatever way it is written. */
export function requireUnchanged(
  seen: string | undefined,
  record: { updated_at?: string | undefined },
): void {
  const seenAt = seen === undefined ? undefined : Date.parse(seen);
  requireSame('updated_at', seenAt, Date.parse(record.updated_at ?? ''), record);
}

/** Now, and in any case after the state before, so that two saves are told apart. */
export function momentAfter(now: string, before: string): string {
  return Date.parse(now) > Date.parse(before) ? now : new Date(Date.parse(before) + 1).toISOString();
}
