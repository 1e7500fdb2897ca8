import { addAll } from '#src/lib/long-lists.ts';
import type {
  Drawing,
  Face,
  FaceTone,
  Layer,
  Point,
  Shape,
} from '#src/reference-api/drawings/geometry/drawing.ts';
import { cutChain, signedArea } from '#src/reference-api/drawings/axonometric/polygon.ts';

/** Lineweights of product drawings: outline, medium, fine, and hatching. */
export const OUTLINE: Layer = 'A-DETL-OTLN';
export const MEDIUM: Layer = 'A-DETL-MEDM';
export const FINE: Layer = 'A-DETL-FINE';
export const HATCH: Layer = 'A-DETL-PATT';

interface Stroke {
  layer: Layer;
  chain: Point[];
}

const heaviestFirst: readonly Layer[] = [OUTLINE, MEDIUM, FINE, HATCH];
/** The longer side of a product drawing on paper, in inches. */
const paperSize = 3;
const margin = 0.03;

const overlaps = (chain: readonly Point[], box: Box): boolean => {
  const own = boxAround(chain);
  return own.minX < box.maxX && own.maxX > box.minX && own.minY < box.maxY && own.maxY > box.minY;
};

interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}
const boxAround = (points: readonly Point[]): Box => {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { x, y } of points) {
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  return box;
};

const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/**
 * Removes hidden lines: whatever is drawn later cuts away the lines behind it. Hidden edges therefore never reach
 * the drawing, and no file format needs fills.
 */
export class HiddenLineDrawing {
  #strokes: Stroke[] = [];
  #faces: Face[] = [];

  /** Draws an open chain of points. A chain that starts where the last one ended extends it. */
  stroke(points: readonly Point[], layer: Layer): void {
    if (points.length < 2) return;
    const last = this.#strokes.at(-1);
    const end = last?.chain.at(-1);
    const start = points[0];
    if (last?.layer === layer && end && start && end.x === start.x && end.y === start.y)
      addAll(last.chain, points.slice(1));
    else this.#strokes.push({ layer, chain: [...points] });
  }

  /** Draws a closed outline. */
  outline(points: readonly Point[], layer: Layer): void {
    const first = points[0];
    if (first) this.stroke([...points, first], layer);
  }

  /** Removes everything drawn so far inside the outline, which is a face. */
  cover(outline: readonly Point[], tone: FaceTone = 'lit'): void {
    this.tint(outline, tone);
    this.#cut(outline, 'outside');
  }

  /** Gives a part of a face a tone of its own; hides nothing. */
  tint(outline: readonly Point[], tone: FaceTone): void {
    this.#faces.push({ points: [...outline], tone });
  }

  /** Runs `draw` and clips its lines to the outline, as seen through an opening. */
  within(outline: readonly Point[], draw: () => void): void {
    const [behind, faces] = [this.#strokes, this.#faces];
    this.#strokes = [];
    this.#faces = [];
    draw();
    this.#cut(outline, 'inside');
    this.#strokes = [...behind, ...this.#strokes];
    this.#faces = faces;
  }

  #cut(outline: readonly Point[], keep: 'inside' | 'outside'): void {
    const box = boxAround(outline);
    this.#strokes = this.#strokes.flatMap((stroke) => {
      if (!overlaps(stroke.chain, box)) return keep === 'outside' ? [stroke] : [];
      return cutChain(stroke.chain, outline, keep).map((chain) => ({ layer: stroke.layer, chain }));
    });
  }

  /**
   * The finished drawing, in whole thousandths of an inch, no edge drawn twice. Faces smaller than a share of the square
   * around the drawing have the tone of what they lie on.
   */
  toDrawing(smallestFace = 0.002): Drawing {
    // Heavier layers first: a finer line on top of them would only thicken the print.
    const drawn = new Set<string>();
    const shapes = heaviestFirst.flatMap((layer) =>
      this.#strokes
        .filter((stroke) => stroke.layer === layer)
        .flatMap((stroke) => withoutRepeats(stroke.chain, drawn))
        .map((chain) => toPolyline(layer, chain)),
    );
    const box = boxAround(shapes.flatMap((shape) => (shape.kind === 'polyline' ? shape.points : [])));
    const size = Math.max(box.maxX - box.minX, box.maxY - box.minY);
    const edge = size * margin;
    return {
      bounds: {
        min: { x: round(box.minX - edge), y: round(box.minY - edge) },
        max: { x: round(box.maxX + edge), y: round(box.maxY + edge) },
      },
      scale: round((size + 2 * edge) / paperSize),
      shapes,
      faces: this.#faces.filter(
        ({ points }) => Math.abs(signedArea(points)) / 2 > size * size * smallestFace,
      ),
    };
  }
}

/** Splits the chain at segments that are already in `drawn`; adds the others to it. */
function withoutRepeats(chain: readonly Point[], drawn: Set<string>): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  const points = chain.map(({ x, y }) => ({ x: round(x), y: round(y) }));
  points.slice(1).forEach((b, index) => {
    const a = points[index] ?? b;
    if (a.x === b.x && a.y === b.y) return;
    const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
    const key = `${from.x},${from.y} ${to.x},${to.y}`;
    if (drawn.has(key)) {
      if (run.length > 1) runs.push(run);
      run = [];
      return;
    }
    drawn.add(key);
    if (run.length === 0) run.push(a);
    run.push(b);
  });
  if (run.length > 1) runs.push(run);
  return runs;
}

function toPolyline(layer: Layer, chain: Point[]): Shape {
  const first = chain[0];
  const last = chain.at(-1);
  const closed = chain.length > 3 && first?.x === last?.x && first?.y === last?.y;
  return { kind: 'polyline', layer, points: closed ? chain.slice(0, -1) : chain, closed };
}
