import { type Affine, invertAffine, transformPoint } from '#src/domain/drawing/affine.ts';
import type { Point } from '#src/domain/drawing/sheet.ts';
import type { DxfFile } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, numbersOf, pointsOf, type Groups } from '#src/lib/dxf/groups.ts';

/** A clip with more corners is ignored, because each is compared with everything in the block. */
const mostCorners = 2_000;

/** The clips of inserts, in block coordinates, from the insert's extension dictionary. */
export class Clips {
  private readonly objects = new Map<string, Groups>();

  constructor({ objects }: DxfFile) {
    for (const { type, groups } of objects)
      if (type === 'DICTIONARY' || type === 'SPATIAL_FILTER') {
        const [, handle] = groups.find(([code]) => code === 5) ?? [];
        if (handle !== undefined) this.objects.set(String(handle), groups);
      }
  }

  /** Null for an unclipped insert. */
  of(insert: Groups): Point[] | null {
    const mark = insert.findIndex(([code, value]) => code === 102 && value === '{ACAD_XDICTIONARY');
    const [, own] = mark === -1 ? [] : (insert.slice(mark).find(([code]) => code === 360) ?? []);
    const filters = this.entryOf(String(own ?? ''), 'ACAD_FILTER');
    const filter = this.objects.get(this.entryOf(filters, 'SPATIAL'));
    if (!filter || numberOf(filter, 71, 1) === 0) return null;
    return outlineOf(filter);
  }

  private entryOf(dictionary: string, name: string): string {
    const groups = this.objects.get(dictionary) ?? [];
    const at = groups.findIndex(([code, value]) => code === 3 && value === name);
    const [code, handle] = (at === -1 ? undefined : groups[at + 1]) ?? [];
    return code === 350 || code === 360 ? String(handle) : '';
  }
}

/** Two corners of a rectangle, or all corners of a polygon, transformed to block coordinates. */
function outlineOf(filter: Groups): Point[] | null {
  const flat = pointsOf(filter, 10);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = flat;
  const all = flat.length === 4 ? [x1, y1, x2, y1, x2, y2, x1, y2] : flat;
  if (all.length < 6 || all.length > 2 * mostCorners) return null;
  // A distance of the front plane may come before the two matrices.
  const numbers = numbersOf(filter, 40).slice(-24);
  const [back, front] = [planeOf(numbers.slice(0, 12)), planeOf(numbers.slice(12))];
  if (!back || !front) return null;
  const outline = all.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: all[at + 1] ?? 0 }] : []));
  return outline.map((corner) => transformPoint(back, transformPoint(invertAffine(front), corner)));
}

/** Three rows of four numbers, in plan view; null if the result has no area. */
function planeOf([a, c, , e, b, d, , f]: readonly number[]): Affine | null {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return Math.abs(a * d - b * c) < 1e-12 ? null : [a, b, c, d, e ?? 0, f ?? 0];
}
