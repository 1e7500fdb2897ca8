import { zlibSync } from 'fflate';

/** The number of a PDF object; `ref` formats a reference to it. */
export type ObjectId = number;
export const ref = (id: ObjectId): string => `${id} 0 R`;

/** A PDF under construction, object by object. */
export interface PdfFile {
  /** Reserves a number for an object that is referenced before it is written. */
  reserve: () => ObjectId;
  put: (id: ObjectId, body: string) => void;
  add: (body: string) => ObjectId;
  /** `packed`: the content is already compressed. `plain`: it stays uncompressed. */
  addStream: (entries: string, content: Uint8Array, as?: 'packed' | 'plain') => ObjectId;
  /** Returns the whole file. */
  finish: (root: ObjectId, info: ObjectId) => Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
/** Everything except streams is ASCII. */
const ascii = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);
/** The second line marks the file as binary. */
const head = Uint8Array.from([...ascii('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]);

export function createPdfFile(): PdfFile {
  /** Streams are bytes; all other objects are text. */
  const objects: (string | Uint8Array | null)[] = [];
  const reserve = (): ObjectId => objects.push(null);
  const put = (id: ObjectId, body: string): void => {
    objects[id - 1] = body;
  };
  const add = (body: string): ObjectId => {
    const id = reserve();
    put(id, body);
    return id;
  };
  const addStream = (entries: string, content: Uint8Array, as?: 'packed' | 'plain'): ObjectId => {
    const bytes = as === undefined ? zlibSync(content, { level: 6 }) : content;
    const filter = as !== 'plain' ? '/Filter/FlateDecode' : '';
    const start = ascii(`<<${entries}${filter}/Length ${bytes.length}>>\nstream\n`);
    objects.push(joined([start, bytes, ascii('\nendstream')]));
    return objects.length;
  };
  const finish = (root: ObjectId, info: ObjectId): Uint8Array<ArrayBuffer> => {
    const pieces: Uint8Array[] = [head];
    const places: number[] = [];
    let length = head.length;
    /** Collects ASCII text, because encoding it object by object is slow. */
    let text = '';
    const write = (piece: Uint8Array): void => {
      const before = ascii(text);
      pieces.push(before, piece);
      length += before.length + piece.length;
      text = '';
    };
    for (const [index, body] of objects.entries()) {
      places.push(length + text.length);
      text += `${index + 1} 0 obj\n`;
      if (typeof body === 'object' && body !== null) write(body);
      else text += body ?? 'null';
      text += '\nendobj\n';
    }
    write(ascii(''));
    const start = length;
    const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
    write(ascii(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`));
    write(
      ascii(
        `trailer\n<</Size ${objects.length + 1}/Root ${ref(root)}/Info ${ref(info)}>>\nstartxref\n${start}\n%%EOF\n`,
      ),
    );
    return joined(pieces);
  };
  return { reserve, put, add, addStream, finish };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A human-readable string, in UTF-16. */
export function textString(text: string): string {
  let hex = 'FEFF';
  for (let at = 0; at < text.length; at += 1) hex += hex4(text.charCodeAt(at));
  return `<${hex}>`;
}

export const hex4 = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');

/** `D:20260518120000Z`. */
export const dateString = (day: string): string => `(D:${day.replaceAll('-', '')}120000Z)`;

/** A length with at most two decimals. */
export const length = (value: number): string => String(Math.round(value * 100) / 100);
