import { latinText } from '#src/lib/latin-text.ts';

/**
 * The text of an XML file: by its byte order mark, by how its first sign is written, by the encoding that it names, else UTF-8.
 * What then isn't UTF-8 is taken for Windows-1252. Never throws.
 */
export function textOfXml(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return decodedBy('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodedBy('utf-16be', bytes);
  if (first === 0x3c && second === 0) return decodedBy('utf-16le', bytes);
  if (first === 0 && second === 0x3c) return decodedBy('utf-16be', bytes);
  const head = latinText(bytes.subarray(0, 200));
  const named = /^(?:ï»¿)?<\?xml[^>]{0,100}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})/.exec(head)?.[1];
  // A file that names UTF-16 in bytes of one letter is not in it.
  const encoding = named === undefined || /^utf-?(?:8|16|32)/i.test(named) ? 'utf-8' : named;
  if (encoding === 'utf-8') {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return decodedBy('windows-1252', bytes);
    }
  }
  return decodedBy(encoding, bytes);
}

function decodedBy(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
