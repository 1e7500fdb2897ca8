/** The text percent-decoded once, or null where an escape is malformed. */
export function percentDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The text percent-decoded once where it can be: «100% cotton» stays as it is, its well-formed neighbors do not. */
export function percentDecodeLenient(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => percentDecode(escapes) ?? asBytes(escapes));
}

/** Escapes that are no UTF-8, byte by byte, so that a stray byte cannot hide its neighbors. */
function asBytes(escapes: string): string {
  return escapes.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
