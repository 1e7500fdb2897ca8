/**
 * One visitor's cookies, for an API that runs in the page: a page can't read HttpOnly cookies, so the demo and the tests keep
 * them here. Over HTTP, only the request's own header counts.
 */
export interface CookieStore {
  /** As in a `Cookie` header. */
  read(): string;
  /** As in a `Set-Cookie` header. */
  write(line: string): void;
}

/** The value of a cookie in a `Cookie` header; null if it is not there. */
export function cookieIn(header: string, name: string): string | null {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
