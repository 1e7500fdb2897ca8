import { Refusal } from '#src/reference-api/http/refusal.ts';

/**
 * Refuses with 409 a write that was based on an outdated record, and sends the current one along. A write that states
 * no version is not checked.
 */
export function requireSameVersion(field: string, seen: unknown, present: unknown, current: unknown): void {
  if (seen !== undefined && seen !== present)
    throw new Refusal(409, `${field}: This was changed elsewhere since you read it.`, {}, { current });
}

/** The same for a timestamp in any notation. */
export function requireUnchanged(
  seen: string | undefined,
  record: { updated_at?: string | undefined },
): void {
  const seenAt = seen === undefined ? undefined : Date.parse(seen);
  requireSameVersion('updated_at', seenAt, Date.parse(record.updated_at ?? ''), record);
}

/** The current time, or just after the previous one, so that two saves always differ. */
export const laterTimestamp = (now: string, before: string): string =>
  Date.parse(now) > Date.parse(before) ? now : new Date(Date.parse(before) + 1).toISOString();
