import { latinText } from '#src/lib/latin-text.ts';
import { textOfBytes } from '#src/lib/text-encoding.ts';

/**
 * The text of an XML file: by its byte order mark, by how its first sign is written, by the encoding that it names, else as
 * any text. Never throws.
 */
export function textOfXml(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0x3c && second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second === 0x3c) return new TextDecoder('utf-16be').decode(bytes);
  const head = latinText(bytes.subarray(0, 200));
  const named = /^<\?xml[^>]{0,100}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})/.exec(head)?.[1];
  // A file that names UTF-16 in bytes of one letter is not in it.
  if (named === undefined || /^utf-?(?:8|16|32)/i.test(named)) return textOfBytes(bytes);
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return textOfBytes(bytes);
  }
}
