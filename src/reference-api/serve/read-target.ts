/** With its origin, in characters; MSW fails on more. */
export const LONGEST_ADDRESS = 8192;

/** A request target as the site understands it. */
export interface Target {
  /**
   * Percent-decoded path, as the rules are written; control characters stay encoded, since no rule's `*` covers them, and
   * so do the signs that mean something else in the address that a rule makes of it.
   */
  path: string;
  /** Without the question mark. */
  query: string;
  /** The same path as part of an address, for whoever looks for a file: one reading for rules and files. */
  encodedPath: string;
}

/**
 * Takes a request target apart; undefined when no honest client would send it: not a path, a percent sign that starts
 * no escape, bytes that are no text, a backslash, or `.` and `..` as segments (browsers resolve all three before they ask).
 * An encoded slash within a segment is no climb: it names nothing here and ends on the app's own not-found screen.
 */
export function readTarget(target: string): Target | undefined {
  if (!target.startsWith('/')) return undefined;
  const [beforeHash = ''] = target.split('#');
  const mark = beforeHash.indexOf('?');
  const rawPath = mark === -1 ? beforeHash : beforeHash.slice(0, mark);
  const query = mark === -1 ? '' : beforeHash.slice(mark + 1);
  try {
    const isOfNoBrowser = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(rawPath);
    if (isOfNoBrowser) return undefined;
    const path = decodeURIComponent(rawPath).replace(/[\p{Cc}%?#]/gu, encodeURIComponent);
    return { path, query, encodedPath: path.replaceAll('\\', '%5C') };
  } catch {
    return undefined;
  }
}
