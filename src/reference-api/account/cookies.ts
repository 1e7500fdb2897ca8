/**
 * The cookies of one visitor, for ends where requests and answers carry none: a page cannot read an HttpOnly cookie,
 * so the demo and the tests bring a store of their own. Plain HTTP has none: there only the request's own header counts.
 */
export interface CookieStore {
  /** As in a `Cookie` header. */
  read(): string;
  /** As in a `Set-Cookie` header. */
  write(line: string): void;
}

/** Cookies of a browser that nobody else sees, until they are cleared. */
export function cookiesInMemory(): CookieStore & { clear: () => void } {
  const cookies = new Map<string, string>();
  return {
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    write: (line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
    clear: () => cookies.clear(),
  };
}

/** The value of a cookie in a `Cookie` header; null where it is not there. */
export function cookieIn(header: string, name: string): string | null {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
