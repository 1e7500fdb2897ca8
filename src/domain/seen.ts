import type { Content } from '#src/contracts/content.ts';
import type { Seen } from '#src/contracts/kept-items.ts';

/** How an item of content stands now, as it is kept with a favorite or a project's item. */
export function seenOf(item: Content): Seen {
  return { updated: item.updated_at, version: versionOf(item) };
}

/** Manufacturers have neither date nor version. */
export const seenCompany: Seen = { updated: null, version: null };

function versionOf(item: Content): string | null {
  if (item.content_type === 'spec') return item.edition;
  return item.content_type === 'hpd' ? item.version : null;
}
