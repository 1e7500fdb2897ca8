import type { Drawing, Layer, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import {
  FINE,
  HATCH,
  HiddenLineDrawing,
  MEDIUM,
  OUTLINE,
} from '#src/reference-api/drawings/axonometric/hidden-lines.ts';
import { hatchLines } from '#src/reference-api/drawings/axonometric/polygon.ts';
import { textWidth } from '#src/reference-api/drawings/drafting/text-metrics.ts';
import { arcPoints, rectangle, type XY, uv, times } from '#src/reference-api/drawings/geometry/vector.ts';

/** Left, bottom, width, height, in feet. */
export type Box = readonly [x: number, y: number, width: number, height: number];

interface Panes {
  columns?: number;
  rows?: number;
  /** The share of each bay and story that is glass. */
  across?: number;
  up?: number;
}

const points = (outline: readonly XY[]) => outline.map(([x, y]) => ({ x, y }));

/** `+26'-0"`. */
const heightText = (feet: number): string => `${feet > 0 ? '+' : ''}${Math.round(feet)}'-0"`;

/** A building from the front, in feet above its ground floor. What is drawn later stands in front of what was before. */
export class Elevation {
  readonly #plate = new HiddenLineDrawing();
  readonly #signs: Shape[] = [];

  line(path: readonly XY[], layer: Layer = FINE): void {
    this.#plate.stroke(points(path), layer);
  }

  /** A face with its outline; glass and what lies behind is shaded. */
  shape(outline: readonly XY[], layer: Layer = MEDIUM, shaded = false): void {
    this.#plate.cover(points(outline), shaded ? 'shaded' : 'lit');
    this.#plate.outline(points(outline), layer);
  }

  rect([x, y, width, height]: Box, layer: Layer = MEDIUM, shaded = false): void {
    this.shape(rectangle(x, y, width, height), layer, shaded);
  }

  /** A part of the building: its outline is the profile of the drawing. */
  mass(...box: Box): void {
    this.rect(box, OUTLINE);
  }

  circle(x: number, y: number, radius: number, layer: Layer = MEDIUM, shaded = false): void {
    this.shape(arcPoints([x, y], radius, 0, 360).slice(0, -1), layer, shaded);
  }

  /** Courses of brick, siding, or standing seams. */
  hatch([x, y, width, height]: Box, angle: number, spacing: number): void {
    const outline = points(rectangle(x, y, width, height));
    for (const [a, b] of hatchLines(outline, angle, spacing)) this.#plate.stroke([a, b], HATCH);
  }

  /** Glass in a grid of mullions and transoms. */
  glass([x, y, width, height]: Box, columns = 1, rows = 1): void {
    this.rect([x, y, width, height], MEDIUM, true);
    for (const column of times(columns - 1)) {
      const u = x + (width * (column + 1)) / columns;
      this.line(uv(u, y, u, y + height));
    }
    for (const row of times(rows - 1)) {
      const v = y + (height * (row + 1)) / rows;
      this.line(uv(x, v, x + width, v));
    }
  }

  /** Windows in bays and stories. */
  windows(
    [x, y, width, height]: Box,
    bays: number,
    stories: number,
    { columns = 1, rows = 1, across = 0.6, up = 0.55 }: Panes = {},
  ): void {
    const [bay, story] = [width / bays, height / stories];
    for (const row of times(stories))
      for (const column of times(bays)) {
        const left = x + bay * (column + (1 - across) / 2);
        this.glass([left, y + story * (row + (1 - up) / 2), bay * across, story * up], columns, rows);
      }
  }

  /** An opening with a round head; `rise` is the height of the head, half the width for a full arch. */
  arch([x, y, width, height]: Box, rise = width / 2, shaded = true): void {
    const head = arcPoints([x + width / 2, y + height - rise], width / 2, 0, 180, rise, 12);
    this.shape([[x, y], [x + width, y], ...head], MEDIUM, shaded);
  }

  /** A pair of glass doors. */
  doors(x: number, width = 7, height = 8): void {
    this.glass([x, 0, width, height], 2);
  }

  /** A gable with its ridge in the middle. */
  gable(x: number, y: number, width: number, rise: number, over = 2): void {
    this.shape(uv(x - over, y, x + width + over, y, x + width / 2, y + rise), OUTLINE);
  }

  /** Letters on the building. */
  sign(x: number, y: number, height: number, text: string): void {
    this.#signs.push({ kind: 'text', layer: 'A-ANNO-TEXT', at: { x, y }, height, text, align: 'center' });
  }

  tree(x: number, height = 22): void {
    const crown = arcPoints([x, height * 0.64], height * 0.3, 0, 360, height * 0.36, 12).slice(0, -1);
    this.line(uv(x, 0, x, height * 0.5));
    this.shape(
      crown.map(([u, v], index) => [
        x + (u - x) * (index % 2 === 0 ? 1 : 0.86),
        height * 0.64 + (v - height * 0.64) * (index % 2 === 0 ? 1 : 0.88),
      ]),
      FINE,
    );
  }

  /** Trees of several heights at both sides, or at the left one only, as the integer says. */
  plant(variation: number, sides: 'both' | 'left'): void {
    const { min, max } = this.#plate.toDrawing(smallestPane).bounds;
    for (const index of times(variation % 3))
      this.tree(min.x - 6 - index * 13, 20 + ((variation * 7 + index * 5) % 13));
    for (const index of times(sides === 'both' ? (variation >> 1) % 3 : 0))
      this.tree(max.x + 6 + index * 14, 19 + ((variation * 5 + index * 8) % 14));
  }

  /** Someone 5'-8" tall, for the scale. */
  person(x: number): void {
    this.circle(x, 5.2, 0.45, FINE);
    this.shape(uv(x - 0.8, 0, x + 0.8, 0, x + 0.8, 4.6, x - 0.8, 4.6), FINE);
  }

  /** With ground line, grid bubbles over the bays, and level marks at the right. `levels` are floors and roof, in feet. */
  toDrawing({ grid, levels }: { grid: readonly number[]; levels: readonly number[] }): Drawing {
    const body = this.#plate.toDrawing(smallestPane);
    const { min, max } = body.bounds;
    const size = Math.max(max.x - min.x, (max.y - min.y) * usualRatio);
    const [left, right] = [min.x - size * 0.02, max.x + size * 0.02];
    const line = (layer: Layer, a: XY, b: XY): Shape => ({
      kind: 'polyline',
      layer,
      points: points([a, b]),
      closed: false,
    });
    const height = size * 0.026;
    const text = (at: XY, words: string, align: 'center' | 'left'): Shape => {
      const [x, y] = at;
      return { kind: 'text', layer: 'A-ANNO-TEXT', at: { x, y }, height, text: words, align };
    };
    const circle = ([x, y]: XY, radius: number): Shape => ({
      kind: 'circle',
      layer: 'A-ANNO-SYMB',
      center: { x, y },
      radius,
    });
    const bubble = size * 0.028;
    const over = max.y + size * 0.03;
    const ground: Shape[] = [
      line(OUTLINE, [left, 0], [right, 0]),
      ...times(24).map((tick) => {
        const x = left + ((right - left) * (tick + 0.6)) / 24.4;
        return line(HATCH, [x, -size * 0.004], [x - size * 0.012, -size * 0.02]);
      }),
    ];
    const marks = grid.flatMap((x, index): Shape[] => [
      line('A-ANNO-SYMB', [x, max.y + size * 0.006], [x, over]),
      circle([x, over + bubble], bubble),
      text([x, over + bubble - height * 0.5], String(index + 1), 'center'),
    ]);
    const roof = levels.at(-1) ?? 0;
    // Where stories are low, only the floors with room for a name have a mark; the roof always does.
    const room = height * 2.4;
    let below = Number.NEGATIVE_INFINITY;
    const heights = levels.flatMap((y, index): Shape[] => {
      const isRoof = index === levels.length - 1;
      if (!isRoof && (y - below < room || roof - y < room)) return [];
      below = y;
      const words = `${isRoof ? 'ROOF' : `LEVEL ${index + 1}`} ${heightText(y)}`;
      const from = right + size * 0.03;
      const start = from + size * 0.022;
      return [
        line('A-ANNO-SYMB', [from - size * 0.03, y], [start + textWidth(words, height), y]),
        circle([from, y], size * 0.012),
        text([start, y + size * 0.01], words, 'left'),
      ];
    });
    const notes = [...marks, ...heights, ...this.#signs].map((shape) =>
      // A text's height is its height on paper.
      shape.kind === 'text' ? { ...shape, height: shape.height / body.scale } : shape,
    );
    return { ...body, shapes: [...body.shapes, ...ground, ...notes] };
  }
}

/** Of a picture's drawing: a tall building has symbols and words of the same size in its picture as a wide one. */
const usualRatio = 2.2;

/** Panes have a shade of their own. */
const smallestPane = 0.00005;
