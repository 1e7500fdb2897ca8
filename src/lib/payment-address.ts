import { hasControlCharacter } from '#src/lib/hostile-text.ts';

/** The payment page of a build, or null where it must not be gone to: only https, and only hosts that are allowed. */
export function paymentAddressFrom(text: string, allowedOrigins: readonly string[]): URL | null {
  if (hasControlCharacter(text) || text.includes('\\') || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && allowedOrigins.includes(url.origin) ? url : null;
}
