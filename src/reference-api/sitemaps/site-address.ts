/** A page of the site, for search engines. */
export interface SiteAddress {
  path: string;
  /** The date of its last change, YYYY-MM-DD; null if no record says. */
  changed: string | null;
}

interface Dated {
  updated_at: string;
}

/** The latest change of any of the records. */
export function lastChange(records: readonly Dated[]): string | null {
  let last: string | null = null;
  for (const { updated_at: changed } of records) if (last === null || changed > last) last = changed;
  return last?.slice(0, 10) ?? null;
}
