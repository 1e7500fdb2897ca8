/** Percent-decodes once; null if an escape is malformed. */
export function percentDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Percent-decodes once what is well formed: «100% cotton» stays, escapes next to it are decoded. */
export const percentDecodeLenient = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => percentDecode(escapes) ?? asBytes(escapes));

/** Decodes escapes that are not UTF-8 byte by byte, so that a stray byte cannot hide its neighbors. */
const asBytes = (escapes: string): string =>
  escapes.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
