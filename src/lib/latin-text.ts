/** One character per byte, for formats whose markers are letters. */
export const latinText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
