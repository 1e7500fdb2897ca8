/** The SHA-256 hash of a file as 64 hexadecimal digits; null where the browser can't compute one (a site without HTTPS). */
export async function sha256Of(file: Blob): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (!('digest' in subtle)) return null;
  const hash = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
