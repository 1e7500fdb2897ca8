import type { Content } from '#src/contracts/content.ts';
import type { Seen } from '#src/contracts/saved-items.ts';
import { seenOf } from '#src/domain/saved-item.ts';
import { daysBefore } from '#src/reference-api/world/dates.ts';
import type { Owned } from '#src/reference-api/world/world.ts';
import { ADA } from '#src/reference-api/seed/account/people.ts';

/** Puts the record with the next number into Ada's. `day` is that of its last change. */
export function keepForAda<T extends { seq: number }>(
  table: Map<number, Owned<T>>,
  day: string,
  make: (seq: number) => T,
): T {
  const seq = table.size + 1;
  const value = make(seq);
  table.set(seq, { id: seq, owner: ADA, changed: atWork(day), value });
  return value;
}

/** A moment of a day, in the hours in which an office works. */
export function atWork(day: string): string {
  return `${day}T15:20:00.000Z`;
}

/** How an item stood on a day: as now, or in an earlier state where it has been changed since. */
export function seenOn(item: Content, day: string): Seen {
  const now = seenOf(item);
  return item.updated_at > day ? { ...now, updated: daysBefore(day, 45) } : now;
}
