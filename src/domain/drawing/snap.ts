import type { Point } from '#src/domain/drawing/sheet.ts';
import type { SnapTargets, Segment } from '#src/domain/drawing/snap-targets.ts';

export type SnapKind = 'end' | 'middle' | 'crossing' | 'center';

export interface Snap extends Point {
  kind: SnapKind;
  layer: string;
}

/** People mostly want endpoints, so these win unless they are much farther away. */
const handicap: Readonly<Record<SnapKind, number>> = { end: 1, crossing: 1.15, center: 1.2, middle: 1.3 };
/** Maximum number of pieces near a point to intersect with each other. */
const mostNear = 200;

/** Finds endpoints, midpoints, intersections, and centers near a point, by a grid, so at once. */
export class SnapIndex {
  private readonly cells = new Map<string, Segment[]>();
  private readonly cell: number;
  private readonly targets: SnapTargets;

  constructor(targets: SnapTargets, span: number) {
    this.targets = targets;
    this.cell = Math.max(span / 200, 1e-6);
    for (const segment of targets.segments) this.add(segment);
  }

  private add(segment: Segment): void {
    const { a, b } = segment;
    // Cells along the piece, each at most once.
    const steps = Math.max(1, Math.ceil((Math.hypot(b.x - a.x, b.y - a.y) / this.cell) * 2));
    let last = '';
    for (let step = 0; step <= Math.min(steps, 4_000); step++) {
      const share = step / steps;
      const key = this.keyAt(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
      if (key === last) continue;
      last = key;
      const there = this.cells.get(key);
      if (there) there.push(segment);
      else this.cells.set(key, [segment]);
    }
  }

  private keyAt(x: number, y: number): string {
    return `${Math.floor(x / this.cell)} ${Math.floor(y / this.cell)}`;
  }

  private near({ x, y }: Point, reach: number): Segment[] {
    const found = new Set<Segment>();
    const cells = Math.min(40, Math.ceil(reach / this.cell));
    // Ring by ring, so that the nearest pieces are compared even if there are many.
    for (let ring = 0; ring <= cells; ring++) {
      for (let column = -ring; column <= ring; column++) {
        const step = Math.abs(column) === ring ? 1 : 2 * ring;
        for (let row = -ring; row <= ring; row += step) {
          const key = this.keyAt(x + column * this.cell, y + row * this.cell);
          for (const segment of this.cells.get(key) ?? []) {
            found.add(segment);
            if (found.size >= mostNear) return [...found];
          }
        }
      }
    }
    return [...found];
  }

  /** The best place within `reach` of the point, or null. */
  find(point: Point, reach: number): Snap | null {
    const segments = this.near(point, reach);
    let best: Snap | null = null;
    let least = Infinity;
    const offer = (at: Point, kind: SnapKind, layer: string): void => {
      const distance = Math.hypot(at.x - point.x, at.y - point.y);
      if (distance > reach || distance * handicap[kind] >= least) return;
      least = distance * handicap[kind];
      best = { x: at.x, y: at.y, kind, layer };
    };
    for (const { a, b, layer } of segments) {
      offer(a, 'end', layer);
      offer(b, 'end', layer);
      offer({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 'middle', layer);
    }
    for (const center of this.targets.centers) offer(center, 'center', center.layer);
    for (const [index, one] of segments.entries()) {
      for (const other of segments.slice(index + 1)) {
        const at = crossing(one, other);
        if (at) offer(at, 'crossing', one.layer);
      }
    }
    return best;
  }
}

/**
 * The intersection of two targets; null if they don't cross or are parallel.
 * @internal
 */
export function crossing(
  { a, b }: Pick<Segment, 'a' | 'b'>,
  { a: c, b: d }: Pick<Segment, 'a' | 'b'>,
): Point | null {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < 1e-12 * (Math.hypot(ux, uy) * Math.hypot(vx, vy) + 1e-12)) return null;
  const t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross;
  const u = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: a.x + t * ux, y: a.y + t * uy } : null;
}
