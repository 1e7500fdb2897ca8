import Cookies from 'js-cookie';

/** Cookies that identify the visitor; they last longer than others (requirements: cookies). */
export const identityCookies = { firstName: 'first_name', lastName: 'last_name', email: 'email' } as const;

/** Why a cookie was refused; nothing was stored then. */
export type CookieRefusal = 'name' | 'value' | 'size' | 'blocked';

const identityDays = 400;
const otherDays = 365;
/** Browsers limit name and value together. */
const maxBytes = 4096;

/**
 * Escapes every character that a cookie may not contain, so that the final length is known before writing.
 */
const cookies = Cookies.withConverter({ write: (value) => encodeURIComponent(value) });

const identityNames: ReadonlySet<string> = new Set(Object.values(identityCookies));

/** The decoded value; null if it is missing or cookies are blocked. */
export function readCookie(name: string): string | null {
  if (!isCookieName(name)) return null;
  try {
    return cookies.get(name) ?? null;
  } catch {
    return null;
  }
}

/** The decoded cookies that scripts can read; others are HttpOnly. */
export function listCookies(): readonly { name: string; value: string }[] {
  try {
    return Object.entries(cookies.get()).map(([name, value]) => ({ name, value }));
  } catch {
    return [];
  }
}

/**
 * Writes a cookie for the whole site: 400 days for those that identify the visitor, 365 for others
 * (requirements: cookies). Returns null, or why it was refused.
 */
export function writeCookie(name: string, value: string): CookieRefusal | null {
  if (!isCookieName(name)) return 'name';
  const encoded = encodedValue(value);
  if (encoded === null || !isCookieValue(encoded)) return 'value';
  if (name.length + encoded.length > maxBytes) return 'size';
  try {
    cookies.set(name, value, { ...place(), expires: identityNames.has(name) ? identityDays : otherDays });
  } catch {
    return 'blocked';
  }
  return readCookie(name) === value ? null : 'blocked';
}

/** Removes a cookie of the whole site. */
export function removeCookie(name: string): void {
  if (!isCookieName(name)) return;
  try {
    cookies.remove(name, place());
  } catch {
    // With cookies blocked, there is nothing to remove.
  }
}

function place(): { path: string; sameSite: 'Lax'; secure: boolean } {
  return { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' };
}

/** Null for a lone surrogate, which cannot be encoded. */
function encodedValue(value: string): string | null {
  try {
    return encodeURIComponent(value);
  } catch {
    return null;
  }
}

/**
 * Whether the text is a valid cookie name: a token (RFC 6265, section 4.1.1; requirements: cookies).
 * @internal
 */
export function isCookieName(text: string): boolean {
  return /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text);
}

/**
 * Whether the encoded text is a valid cookie value: cookie-octets, quoted or not (requirements: cookies).
 * @internal
 */
export function isCookieValue(text: string): boolean {
  const bare = /^"(.*)"$/.exec(text)?.[1] ?? text;
  return /^[!#-+\--:<-[\]-~]*$/.test(bare);
}
