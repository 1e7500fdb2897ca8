import { brand } from '#src/brand.ts';
import { cookieIn, type CookieStore } from '#src/reference-api/account/cookies.ts';

const COOKIE = `${brand.slug}_session`;
const REMEMBERED_S = 30 * 86_400;

/** Carries a caller's address from the server to the handlers; the server overwrites what a client sends. */
export const ADDRESS_HEADER = 'x-caller-address';

/** The sender of a request, and headers for the response. */
export interface Caller {
  /** The network address, if known; for IPv6 its first 64 bits. */
  address: string;
  /** The token of its Authorization header. */
  bearer: string | null;
  /** The secret of the server session, from its cookie: 64 hexadecimal digits. */
  session: string | null;
  /** Headers to add to the response. */
  headers: Headers;
  /** Opens the server session in the caller's browser, for thirty days or until the browser is closed. */
  keepSession(secret: string, isRemembered: boolean): void;
  forgetSession(): void;
}

/** `store` stands in for the browser's cookies where requests carry none. */
export function callerOf(request: Request, store: CookieStore | null): Caller {
  const headers = new Headers();
  const isSecure = new URL(request.url).protocol === 'https:';
  const setCookie = (value: string, ...attributes: string[]) => {
    const line = [`${COOKIE}=${value}`, 'Path=/', ...attributes, 'HttpOnly', 'SameSite=Lax'];
    if (isSecure) line.push('Secure');
    if (store) store.write(line.join('; '));
    else headers.append('set-cookie', line.join('; '));
  };
  const secret = cookieIn(store?.read() ?? request.headers.get('cookie') ?? '', COOKIE);
  return {
    address: request.headers.get(ADDRESS_HEADER) ?? 'this page',
    bearer: /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
    session: secret !== null && /^[0-9a-f]{64}$/.test(secret) ? secret : null,
    headers,
    keepSession: (value, isRemembered) =>
      setCookie(value, ...(isRemembered ? [`Max-Age=${REMEMBERED_S}`] : [])),
    forgetSession: () => setCookie('', 'Max-Age=0'),
  };
}
