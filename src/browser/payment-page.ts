import { hasControlCharacter } from '#src/lib/hostile-text.ts';

/**
 * This build's payment page, `VITE_PAYMENT_URL`; null unless it uses https and its origin is one of
 * `VITE_PAYMENT_ORIGINS`.
 */
export function paymentPage(): URL | null {
  const text: unknown = import.meta.env?.VITE_PAYMENT_URL;
  const origins: unknown = import.meta.env?.VITE_PAYMENT_ORIGINS;
  if (typeof text !== 'string' || typeof origins !== 'string') return null;
  if (hasControlCharacter(text) || text.includes('\\') || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && origins.split(/[\s,]+/).includes(url.origin) ? url : null;
}
