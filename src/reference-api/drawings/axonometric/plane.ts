import { rectangle, uv, arcPoints } from '#src/reference-api/drawings/geometry/vector.ts';
import type { Layer } from '#src/reference-api/drawings/geometry/drawing.ts';
import { FINE, MEDIUM, HATCH } from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { hatchLines } from '#src/reference-api/drawings/axonometric/polygon.ts';
import type { Place } from '#src/reference-api/drawings/axonometric/view.ts';

type Flat = readonly [u: number, v: number];
interface Surface {
  line: (places: readonly Place[], layer?: Layer) => void;
  face: (places: readonly Place[], layer?: Layer | null) => void;
  glaze: (places: readonly Place[]) => void;
  through: (opening: readonly Place[], draw: () => void) => void;
}

/** A flat face of a product, with lines, openings, and hatches in its own two coordinates. */
export class Plane {
  readonly #surface: Surface;
  readonly #at: (u: number, v: number) => Place;

  constructor(surface: Surface, at: (u: number, v: number) => Place) {
    this.#surface = surface;
    this.#at = at;
  }

  places(points: readonly Flat[]): Place[] {
    return points.map(([u, v]) => this.#at(u, v));
  }

  line(points: readonly Flat[], layer: Layer = FINE): void {
    this.#surface.line(this.places(points), layer);
  }

  shape(points: readonly Flat[], layer: Layer | null = MEDIUM): void {
    this.#surface.face(this.places(points), layer);
  }

  rect(u: number, v: number, width: number, height: number, layer: Layer | null = MEDIUM): void {
    this.shape(rectangle(u, v, width, height), layer);
  }

  circle(u: number, v: number, radius: number, layer: Layer | null = MEDIUM, radiusV = radius): void {
    // A small hole needs fewer points than a dial, and there may be hundreds.
    const steps = radius <= 1.2 && (layer === FINE || layer === HATCH) ? 12 : 40;
    this.shape(arcPoints([u, v], radius, 0, 360, radiusV, steps).slice(0, -1), layer);
  }

  hatch(points: readonly Flat[], angle: number, spacing: number, layer: Layer = HATCH): void {
    const polygon = points.map(([x, y]) => ({ x, y }));
    for (const [a, b] of hatchLines(polygon, angle, spacing)) this.line(uv(a.x, a.y, b.x, b.y), layer);
  }

  /** Pseudorandom but repeatable marks, for mineral and fiber surfaces. */
  speckle(u: number, v: number, width: number, height: number, count: number, size: number): void {
    for (let mark = 1; mark <= count; mark += 1) {
      const at: Flat = [u + width * ((mark * 0.754877) % 1), v + height * ((mark * 0.569841) % 1)];
      const turn = mark * 2.4;
      this.line([at, [at[0] + Math.cos(turn) * size, at[1] + Math.sin(turn) * size]], HATCH);
    }
  }

  /** Glass in a frame, with reflections. */
  glass(u: number, v: number, width: number, height: number): void {
    this.glaze(u, v, width, height);
    this.glint(u, v, width, height);
  }

  glaze(u: number, v: number, width: number, height: number): void {
    this.#surface.glaze(this.places(rectangle(u, v, width, height)));
  }

  /** Reflections on glass: a few slanting lines. */
  glint(u: number, v: number, width: number, height: number): void {
    const side = Math.min(width, height);
    const draw = (start: number, length: number): void => {
      const from: Flat = [u + width * 0.5 + side * (start - 0.28), v + height * 0.5 - side * 0.2];
      this.line([from, [from[0] + side * length, from[1] + side * length]], FINE);
    };
    draw(0, 0.42);
    draw(0.12, 0.3);
    draw(-0.1, 0.2);
  }

  /** Runs `draw` and clips its lines to the outline. */
  through(points: readonly Flat[], draw: () => void): void {
    this.#surface.through(this.places(points), draw);
  }
}

/** Draws the face of one panel, tile or board in its rectangle; `i` is its index in the row. */
export type Face = (on: Plane, u: number, v: number, w: number, h: number, i: number) => void;
