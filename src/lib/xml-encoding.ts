import { latinText } from '#src/lib/latin-text.ts';
import { textOfBytes } from '#src/lib/text-encoding.ts';

/** Decodes by byte order mark, first character, or declared encoding, else like any text. Never throws. */
export function textOfXml(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0x3c && second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second === 0x3c) return new TextDecoder('utf-16be').decode(bytes);
  const head = latinText(bytes.subarray(0, 200));
  const named = /^<\?xml[^>]{0,100}?encoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})/.exec(head)?.[1];
  // A file that declares UTF-16 in single bytes is not UTF-16.
  if (named === undefined || /^utf-?(?:8|16|32)/i.test(named)) return textOfBytes(bytes);
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return textOfBytes(bytes);
  }
}
