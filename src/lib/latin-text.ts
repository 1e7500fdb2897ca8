/** One letter for each byte, for formats whose marks are letters. */
export function latinText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
