import { zlibSync } from 'fflate';
import { readWoff, trueTypeFile, type FontTables } from '#src/domain/specification/writers/pdf/woff.ts';

/** A font to measure with and embed. Lengths are thousandths of the text size. */
export interface Font {
  /** Name in the document: `IBMPlexSans-400-latin`. */
  name: string;
  weight: number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: readonly number[];
  widths: readonly number[];
  glyphs: ReadonlyMap<number, number>;
  /** The compressed file to embed, and its uncompressed length. */
  file: { packed: Uint8Array; length: number };
}

/** Parsing and compressing fonts takes most of the time for a document. */
const known = new WeakMap<Uint8Array, Font>();

export function readFont(woff: Uint8Array, name: string, weight: number): Font {
  const font = known.get(woff) ?? newFont(woff, name, weight);
  known.set(woff, font);
  return font;
}

function newFont(woff: Uint8Array, name: string, weight: number): Font {
  const tables = readWoff(woff);
  const head = viewOf(tables, 'head');
  const hhea = viewOf(tables, 'hhea');
  const metrics = viewOf(tables, 'OS/2');
  const file = trueTypeFile(tables);
  const scale = 1000 / head.getUint16(18);
  const scaled = (value: number): number => Math.round(value * scale);
  return {
    name,
    weight,
    ascent: scaled(hhea.getInt16(4)),
    descent: scaled(hhea.getInt16(6)),
    capHeight: scaled(metrics.getUint16(0) >= 2 ? metrics.getInt16(88) : hhea.getInt16(4)),
    box: [36, 38, 40, 42].map((at) => scaled(head.getInt16(at))),
    widths: widthsOf(tables, scale),
    glyphs: glyphsOf(viewOf(tables, 'cmap')),
    file: { packed: zlibSync(file, { level: 6 }), length: file.length },
  };
}

function viewOf(tables: FontTables, name: string): DataView {
  const table = tables.get(name);
  if (!table) throw new Error(`The font has no table ${name}`);
  return new DataView(table.buffer, table.byteOffset, table.byteLength);
}

/** Advance widths by glyph id; the last width applies to all later glyphs. */
function widthsOf(tables: FontTables, scale: number): number[] {
  const stated = viewOf(tables, 'hhea').getUint16(34);
  const count = viewOf(tables, 'maxp').getUint16(4);
  const view = viewOf(tables, 'hmtx');
  return Array.from({ length: count }, (_, glyph) =>
    Math.round(view.getUint16(Math.min(glyph, stated - 1) * 4) * scale),
  );
}

/** The glyph of each character, from the table for the Basic Multilingual Plane (format 4). */
function glyphsOf(view: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const start = view.getUint32(8 + index * 8);
    if (view.getUint16(start) === 4) readSegments(view, start, glyphs);
  }
  return glyphs;
}

function readSegments(view: DataView, start: number, glyphs: Map<number, number>): void {
  const size = view.getUint16(start + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size];
  for (let at = 0; at < size; at += 2) {
    const last = view.getUint16(start + ends + at);
    const delta = view.getUint16(start + deltas + at);
    const offset = view.getUint16(start + offsets + at);
    const first = view.getUint16(start + starts + at);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : view.getUint16(start + offsets + at + offset + 2 * (code - first));
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}
