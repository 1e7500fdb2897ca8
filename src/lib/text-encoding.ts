/** The text of a file that names no encoding: by its byte order mark, else UTF-8, else Windows-1252. Never throws. */
export function textOfBytes(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
