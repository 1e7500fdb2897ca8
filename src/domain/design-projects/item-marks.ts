import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { expiryStatus, fullDate, monthAndYear } from '#src/lib/dates.ts';
import { seenStateOf } from '#src/domain/saved-item.ts';

/** A notice about a saved item. */
export interface ItemMark {
  key: 'gone' | 'unread' | 'discontinued' | 'expired' | 'soon' | 'changed';
  tone: 'bad' | 'warn' | 'normal';
  /** In capital letters, like a sheet number. */
  code: string;
  /** The notice as a sentence. */
  text: string;
  /** Of a discontinued product: the one that replaces it. */
  replacedBy?: { id: number; title: string } | null;
}

/** A notice in words alone. */
export const markText = ({ text, replacedBy }: ItemMark): string =>
  replacedBy ? `${text} Replaced by ${replacedBy.title}.` : text;

/** An item's notices, most serious first; `today` as `2026-11-02`. */
export function itemMarks(
  { saved, record }: { saved: Pick<BinderItem['saved'], 'seen'>; record: BinderItem['record'] },
  today: string,
): readonly ItemMark[] {
  if (record.kind === 'gone')
    return [{ key: 'gone', tone: 'bad', code: 'GONE', text: 'No longer in the library.' }];
  if (record.kind === 'unread')
    return [{ key: 'unread', tone: 'warn', code: 'UNAVAILABLE', text: 'Couldn’t load this item.' }];
  if (record.kind !== 'item') return [];
  const { item } = record;
  const marks: ItemMark[] = [];
  if (item.content_type === 'product' && item.discontinued !== null)
    marks.push({
      key: 'discontinued',
      tone: 'bad',
      code: 'DISCONTINUED',
      text: `Discontinued in ${monthAndYear(item.discontinued.since) ?? item.discontinued.since}.`,
      replacedBy: item.discontinued.replacedBy,
    });
  const until = 'validUntil' in item ? item.validUntil : null;
  const validity = until === null ? null : expiryStatus(until, today);
  const day = until === null ? '' : (fullDate(until) ?? until);
  if (validity === 'expired')
    marks.push({ key: 'expired', tone: 'bad', code: 'EXPIRED', text: `Expired ${day}.` });
  if (validity === 'soon')
    marks.push({ key: 'soon', tone: 'warn', code: 'EXPIRES SOON', text: `Expires ${day}.` });
  const change = changeSince(saved.seen, seenStateOf(item));
  if (change !== null) marks.push({ key: 'changed', tone: 'normal', code: 'CHANGED', text: change });
  return marks;
}

interface State {
  updated: string | null;
  version: string | null;
}

/**
 * Describes what changed since the item was saved; null if nothing did or it is unknown.
 * @internal
 */
export function changeSince(seen: State | null, now: State): string | null {
  if (seen === null) return null;
  if (seen.version !== null && now.version !== null && seen.version !== now.version)
    return `Now version ${now.version}. You chose version ${seen.version}.`;
  const [before, after] = [seen.updated?.slice(0, 10), now.updated?.slice(0, 10)];
  if (before === undefined || after === undefined || before === after) return null;
  return `Updated ${fullDate(after) ?? after}. You chose the version of ${fullDate(before) ?? before}.`;
}
