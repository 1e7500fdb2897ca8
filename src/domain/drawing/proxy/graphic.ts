import { type Affine, identity } from '#src/domain/drawing/affine.ts';
import { partRecord } from '#src/domain/drawing/part-record.ts';
import { ByteReader } from '#src/domain/drawing/proxy/bytes.ts';
import { proxyEntities } from '#src/domain/drawing/proxy/entities.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import type { Group, Groups } from '#src/lib/dxf/groups.ts';

/** A part of a proxy graphic, and the transform of its points. */
export interface ProxyPart {
  record: DxfRecord;
  place: Affine;
}

/** Maximum number of parts of one entity. */
const mostParts = 50_000;

/**
 * The proxy graphic that a program stored for a custom entity: the 310 groups after the graphic's size. Each part has a size, a
 * kind, and data.
 */
export function proxyParts(groups: Groups): ProxyPart[] {
  const bytes = graphicOf(groups);
  const parts: ProxyPart[] = [];
  const places: Affine[] = [];
  let look: Look = { pen: [], isFilled: false };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length && parts.length < mostParts;) {
    const [size, kind] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    if (size < 8 || at + size > bytes.length) break;
    const data = bytes.subarray(at + 8, at + size);
    at += size;
    try {
      if (kind === 29 || kind === 30) places.push(placeOf(new ByteReader(data)));
      else if (kind === 31) places.pop();
      else if (looks.has(kind)) look = changedLook(look, kind, new ByteReader(data).long());
      else {
        const { pen, isFilled } = look;
        for (const [type, own] of proxyEntities(kind, data, isFilled))
          parts.push({ record: partRecord(type, own, pen), place: places.at(-1) ?? identity });
      }
    } catch {
      // Truncated data affects only this part.
    }
  }
  return parts;
}

/** Only the groups right after the size; later ones have the original program's data. */
function graphicOf(groups: Groups): Uint8Array {
  const start = groups.findIndex(
    ([code], at) => (code === 92 || code === 160) && groups[at + 1]?.[0] === 310,
  );
  let text = '';
  for (let at = start + 1; start !== -1 && groups[at]?.[0] === 310; at++) text += String(groups[at]?.[1]);
  const bytes = new Uint8Array(text.length >> 1);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(text.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

/** The pen of the following parts; without groups, the entity's. */
interface Look {
  pen: readonly Group[];
  isFilled: boolean;
}

const looks = new Set([14, 20, 22, 23]);

function changedLook({ pen, isFilled }: Look, kind: number, value: number): Look {
  if (kind === 20) return { pen, isFilled: value !== 0 };
  const isColor = kind !== 23;
  const kept = pen.filter(([code]) => (code === 370) === isColor);
  const byte = value >>> 24;
  const own: Group =
    kind === 23
      ? [370, value]
      : kind === 14
        ? [62, value]
        : byte === 0xc2
          ? [420, value & 0xff_ff_ff]
          : [62, byte === 0xc3 ? value & 0xff : byte === 0xc0 ? 256 : 0];
  return { pen: [own, ...kept], isFilled };
}

/** Reads a row-major matrix, in plan view. */
function placeOf(data: ByteReader): Affine {
  const [a = 1, c = 0, , e = 0, b = 0, d = 1, , f = 0] = data.reals(16);
  return [a, b, c, d, e, f];
}
