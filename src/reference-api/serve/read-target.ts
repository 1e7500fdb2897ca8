/** In characters, including the origin; MSW fails on longer ones. */
export const LONGEST_ADDRESS = 8192;

/** A request target as the site reads it. */
export interface Target {
  /**
   * The decoded path, as rules are written. Control characters stay encoded, because a rule's `*` does not match them,
   * and so do characters with a meaning in the address that a rule produces.
   */
  path: string;
  /** Without the question mark. */
  query: string;
  /** The same path as part of an address. Whoever looks for a file uses this one, so rules and files agree. */
  encodedPath: string;
}

/**
 * Parses a request target. Undefined for what no honest client sends: not a path, a malformed escape, bytes that are
 * not text, a backslash, or `.` and `..` as segments (browsers resolve these before they send). An encoded slash within
 * a segment is harmless: it leads to the app's not-found screen.
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
