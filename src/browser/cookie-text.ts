/** Whether the text may name a cookie: a token of RFC 6265, section 4.1.1. (spec §5) */
export function isCookieName(text: string): boolean {
  return /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(text);
}

/** Whether the text, already encoded, may be a cookie's value: cookie-octets, quoted or not. (spec §5) */
export function isCookieValue(text: string): boolean {
  const bare = /^"(.*)"$/.exec(text)?.[1] ?? text;
  return /^[!#-+\--:<-[\]-~]*$/.test(bare);
}
