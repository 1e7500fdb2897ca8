/** One character per byte, for formats whose markers are letters. */
export function latinText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
