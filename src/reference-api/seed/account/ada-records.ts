import type { Content } from '#src/contracts/content.ts';
import type { SeenState } from '#src/contracts/saved-items.ts';
import { seenStateOf } from '#src/domain/saved-item.ts';
import { daysBefore } from '#src/reference-api/world/dates.ts';
import type { OwnedRecord } from '#src/reference-api/world/world.ts';
import { ADA } from '#src/reference-api/seed/account/people.ts';

/** Adds one of Ada's records with the next number. `day` is when it last changed. */
export function addForAda<T extends { seq: number }>(
  table: Map<number, OwnedRecord<T>>,
  day: string,
  make: (seq: number) => T,
): T {
  const seq = table.size + 1;
  const value = make(seq);
  table.set(seq, { id: seq, owner: ADA, changed: officeHoursOn(day), value });
  return value;
}

export const officeHoursOn = (day: string): string => `${day}T15:20:00.000Z`;

/** An item's state on a day: the current one, or an earlier one if it has changed since. */
export function seenStateOn(item: Content, day: string): SeenState {
  const now = seenStateOf(item);
  return item.updated_at > day ? { ...now, updated: daysBefore(day, 45) } : now;
}
