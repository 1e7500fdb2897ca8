import { Budget } from '#src/lib/budget.ts';
import { cornersOf } from '#src/domain/drawing/bounds.ts';
import { clipShape, isTextIn, type Region } from '#src/domain/drawing/clip.ts';
import type { LineMarks } from '#src/domain/drawing/line-types.ts';
import { Polygon } from '#src/domain/drawing/polygon.ts';
import type { PenGroup, Point, Shape, SheetLayer, SheetText } from '#src/domain/drawing/sheet.ts';

/** The pen of an entity, if it differs from its layer's. */
export interface Pen {
  color: string | null;
  weight: number;
  dashes: readonly number[];
  /** From 0 to 1; missing if it is 1. */
  opacity?: number;
  /** The line type's letters and shapes along a line. */
  marks?: LineMarks;
}

/** What clips an entity: a viewport, and the clips of its blocks. */
export interface Clipping {
  region: Region | null;
  clips: readonly Polygon[];
}

export const noClipping: Clipping = { region: null, clips: [] };

/** No drawing has more, but nested blocks can multiply without end. */
const mostShapes = 200_000;
/** Limit for numbers in all shapes plus characters in all texts, which take as long to draw. */
const mostNumbers = 12_000_000;
const mostTexts = 100_000;
const mostCharacters = 4_000_000;
/** Each is compared with everything drawn before it. */
const mostMasks = 200;

/** Gathers shapes by layer and pen, in the order in which pens appear. */
export class Collector {
  texts: SheetText[] = [];
  readonly notDrawn = new Map<string, number>();
  private readonly layers = new Map<string, SheetLayer>();
  /** By their names as written in entities. */
  private readonly written = new Map<string, SheetLayer>();
  private readonly groups = new Map<string, PenGroup>();
  /** How many shapes and texts were drawn before each one, for masks. */
  private readonly orders = new Map<PenGroup, number[]>();
  private readonly textOrders: number[] = [];
  private readonly masks: { mask: Polygon; order: number }[] = [];
  private count = 0;
  private last: { layer: string; pen: Pen; group: PenGroup } | null = null;
  private readonly shapes = new Budget(mostShapes);
  private readonly numbers = new Budget(mostNumbers);
  private readonly words = new Budget(mostTexts);
  private readonly characters = new Budget(mostCharacters);

  constructor(layers: readonly SheetLayer[]) {
    for (const layer of layers) this.layers.set(layer.name.toLowerCase(), layer);
  }

  /** Adds a layer that no table lists, as CAD programs do. Layer names are not case-sensitive. */
  layer(name: string): SheetLayer {
    const written = this.written.get(name);
    if (written) return written;
    const key = name.toLowerCase();
    const made = this.layers.get(key) ?? {
      name,
      color: null,
      weight: 0.25,
      isOff: false,
      groups: [],
      entities: 0,
    };
    this.layers.set(key, made);
    this.written.set(name, made);
    return made;
  }

  /** Draws the visible part of a shape. */
  add(layer: string, pen: Pen, shape: Shape, clipping: Clipping = noClipping): void {
    this.shapes.spend();
    this.numbers.spend(sizeOf(shape));
    if (!isFiniteShape(shape)) return;
    const group = this.groupOf(layer, pen);
    for (const piece of this.seenOf(shape, clipping)) {
      group.shapes.push(piece.kind === 'fill' ? { ...piece, order: this.count } : piece);
      this.orders.get(group)?.push(this.count++);
    }
  }

  private seenOf(shape: Shape, { region, clips }: Clipping): Shape[] {
    let seen = region ? clipShape(shape, region) : [shape];
    for (const clip of clips) {
      seen = seen.flatMap((piece) => (reaches(cornersOf(piece), clip) ? clip.inside(piece) : []));
      for (const piece of seen) this.numbers.spend(sizeOf(piece));
    }
    return seen;
  }

  private groupOf(layer: string, pen: Pen): PenGroup {
    // Most shapes have the previous shape's pen.
    if (this.last?.pen === pen && this.last.layer === layer) return this.last.group;
    const group = this.groupByKey(layer, pen);
    this.last = { layer, pen, group };
    return group;
  }

  private groupByKey(layer: string, pen: Pen): PenGroup {
    const key = `${layer}|${pen.color}|${pen.weight}|${pen.dashes.join()}|${pen.opacity ?? 1}`;
    let group = this.groups.get(key);
    if (!group) {
      const { marks: _, ...look } = pen;
      group = { ...look, shapes: [] };
      this.groups.set(key, group);
      this.orders.set(group, []);
      this.layer(layer).groups.push(group);
    }
    return group;
  }

  addText(text: SheetText, { region, clips }: Clipping = noClipping): void {
    const { x, y, height } = text;
    this.words.spend();
    this.characters.spend(text.text.length);
    if (text.text.trim() === '' || ![x, y, height].every(Number.isFinite) || height <= 0) return;
    if ((region && !isTextIn(text, region)) || clips.some((clip) => !clip.holdsText(text))) return;
    this.texts.push(text);
    this.textOrders.push(this.count++);
  }

  /** Masks everything drawn before; false if there are too many masks. */
  hide(outline: readonly Point[]): boolean {
    if (this.masks.length >= mostMasks || outline.length < 3) return false;
    if (outline.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)))
      this.masks.push({ mask: new Polygon(outline), order: this.count });
    return true;
  }

  /** Removes the masked parts. */
  applyMasks(): void {
    if (this.masks.length === 0) return;
    for (const [group, orders] of this.orders)
      group.shapes = group.shapes.flatMap((shape, at) => this.leftOf(shape, orders[at] ?? 0));
    this.texts = this.texts.filter(
      (text, at) =>
        !this.masks.some(({ mask, order }) => (this.textOrders[at] ?? 0) < order && mask.holdsText(text)),
    );
  }

  private leftOf(shape: Shape, drawn: number): Shape[] {
    const corners = cornersOf(shape);
    const over = this.masks.filter(({ mask, order }) => drawn < order && reaches(corners, mask));
    let left = [shape];
    for (const { mask } of over) left = left.flatMap((piece) => mask.outside(piece));
    for (const piece of over.length > 0 ? left : []) this.numbers.spend(sizeOf(piece));
    return left;
  }

  skip(kind: string): void {
    this.notDrawn.set(kind, (this.notDrawn.get(kind) ?? 0) + 1);
  }

  /** The layers that aren't empty. */
  used(): SheetLayer[] {
    const written = new Set(this.texts.map(({ layer }) => layer));
    return [...this.layers.values()].filter(({ name, groups }) => groups.length > 0 || written.has(name));
  }
}

function reaches(corners: readonly (readonly number[])[], { box }: Polygon): boolean {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const points of corners)
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [x = 0, y = 0] = [points[at], points[at + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  return left <= box.right && right >= box.left && bottom <= box.top && top >= box.bottom;
}

function sizeOf(shape: Shape): number {
  if (shape.kind === 'arc') return 5;
  if (shape.kind === 'fill') return shape.loops.reduce((sum, { length }) => sum + length, 0);
  return shape.points.length;
}

function isFiniteShape(shape: Shape): boolean {
  switch (shape.kind) {
    case 'line':
      return shape.points.length >= 4 && shape.points.every(Number.isFinite);
    case 'hatch':
      return shape.points.every(Number.isFinite);
    case 'fill':
      return shape.loops.every((loop) => loop.every(Number.isFinite));
    case 'arc':
      return (
        [shape.x, shape.y, shape.radius, shape.start, shape.end].every(Number.isFinite) && shape.radius > 0
      );
  }
}
