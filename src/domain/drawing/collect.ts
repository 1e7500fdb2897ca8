import { Budget } from '#src/lib/budget.ts';
import type { PenGroup, Shape, SheetLayer, SheetText } from '#src/domain/drawing/sheet.ts';

/** The pen of an entity where it differs from its layer. */
export interface Pen {
  color: string | null;
  weight: number;
  dashes: readonly number[];
}

/** No drawing has more, but nested blocks can multiply without end. */
const mostShapes = 200_000;
/** Limit for numbers in all shapes plus characters in all texts, which take as long to draw. */
const mostNumbers = 12_000_000;
const mostTexts = 100_000;
const mostCharacters = 4_000_000;

/** Gathers shapes by layer and pen, in the order in which pens appear. */
export class Collector {
  readonly texts: SheetText[] = [];
  readonly notDrawn = new Map<string, number>();
  private readonly layers = new Map<string, SheetLayer>();
  private readonly groups = new Map<string, PenGroup>();
  private readonly shapes = new Budget(mostShapes);
  private readonly numbers = new Budget(mostNumbers);
  private readonly words = new Budget(mostTexts);
  private readonly characters = new Budget(mostCharacters);

  constructor(layers: readonly SheetLayer[]) {
    for (const layer of layers) this.layers.set(layer.name.toLowerCase(), layer);
  }

  /** Adds a layer that no table lists, as CAD programs do. Layer names are not case-sensitive. */
  layer(name: string): SheetLayer {
    const key = name.toLowerCase();
    const known = this.layers.get(key);
    if (known) return known;
    const made: SheetLayer = { name, color: null, weight: 0.25, isOff: false, groups: [], entities: 0 };
    this.layers.set(key, made);
    return made;
  }

  add(layer: string, pen: Pen, shape: Shape): void {
    this.shapes.spend();
    this.numbers.spend(sizeOf(shape));
    if (!isFiniteShape(shape)) return;
    const key = `${layer}|${pen.color}|${pen.weight}|${pen.dashes.join()}`;
    let group = this.groups.get(key);
    if (!group) {
      group = { ...pen, shapes: [] };
      this.groups.set(key, group);
      this.layer(layer).groups.push(group);
    }
    group.shapes.push(shape);
  }

  addText(text: SheetText): void {
    const { x, y, height } = text;
    this.words.spend();
    this.characters.spend(text.text.length);
    if (text.text.trim() !== '' && [x, y, height].every(Number.isFinite) && height > 0) this.texts.push(text);
  }

  skip(kind: string): void {
    this.notDrawn.set(kind, (this.notDrawn.get(kind) ?? 0) + 1);
  }

  /** Layers with something on them. */
  used(): SheetLayer[] {
    const written = new Set(this.texts.map(({ layer }) => layer));
    return [...this.layers.values()].filter(({ name, groups }) => groups.length > 0 || written.has(name));
  }
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
