/** The bytes of a Base64 text. Throws if it is none. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** How many bytes are turned into characters at once: more would be too many arguments. */
const slice = 8192;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += slice)
    text += String.fromCharCode(...bytes.subarray(at, at + slice));
  return btoa(text);
}
