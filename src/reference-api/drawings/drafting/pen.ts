import type {
  HatchPattern,
  Layer,
  Point,
  Role,
  Shape,
} from '#src/reference-api/drawings/geometry/drawing.ts';
import { inchText } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import { seamsOfBoard } from '#src/reference-api/drawings/drafting/board-layers.ts';
import { noteHeight } from '#src/reference-api/drawings/drafting/primitive.ts';
import type { Note } from '#src/reference-api/drawings/drafting/note-column.ts';
import { type XY, bandOutline, rectangle } from '#src/reference-api/drawings/geometry/vector.ts';

/** Lineweights by what a line shows: a cut, an edge beyond it, a thin line, a hidden edge, a symbol, an extension line. */
export type Weight = 'cut' | 'edge' | 'fine' | 'hidden' | 'symbol' | 'extension';

const layerOfWeight: Readonly<Record<Weight, Layer>> = {
  cut: 'A-DETL-OTLN',
  edge: 'A-DETL-MEDM',
  fine: 'A-DETL-FINE',
  hidden: 'A-DETL-HIDN',
  symbol: 'A-ANNO-SYMB',
  extension: 'A-ANNO-DIMS',
};

/** Suffix of a dimension's length. */
export type DimensionLimit = 'MIN.' | 'MAX.' | 'DIA.' | 'BITE' | 'FRAME' | 'FACE';

type Place = (point: XY) => Point;
interface Sheet {
  scale: number;
  shapes: Shape[];
  notes: { left: Note[]; right: Note[] };
}

/** Collects the shapes of a detail. Lengths are model inches; sizes “on paper” are inches on the plotted sheet. */
export class Pen {
  readonly scale: number;
  private readonly sheet: Sheet;
  private readonly place: Place;
  /** Rotation of this pen in degrees. */
  private readonly turned: number;
  private readonly mirrored: boolean;
  private readonly role: Role | undefined;

  constructor(
    sheet: Sheet,
    place: Place = ([x, y]) => ({ x, y }),
    {
      turned = 0,
      mirrored = false,
      role,
    }: { turned?: number; mirrored?: boolean; role?: Role | undefined } = {},
  ) {
    this.sheet = sheet;
    this.scale = sheet.scale;
    this.place = place;
    this.turned = turned;
    this.mirrored = mirrored;
    this.role = role;
  }

  /** The same pen for a part with a role in the assembly. */
  as(role: Role): Pen {
    return new Pen(this.sheet, this.place, { turned: this.turned, mirrored: this.mirrored, role });
  }

  /** A pen on the sheet with another origin, rotated by `degrees`; mirrored, x runs to the left. */
  at(origin: XY, degrees = 0, mirrored = false): Pen {
    const radians = (degrees * Math.PI) / 180;
    const place: Place = ([x, y]) => {
      const u = mirrored ? -x : x;
      return this.place([
        origin[0] + u * Math.cos(radians) - y * Math.sin(radians),
        origin[1] + u * Math.sin(radians) + y * Math.cos(radians),
      ]);
    };
    const turned = this.turned + (this.mirrored ? -degrees : degrees);
    return new Pen(this.sheet, place, { turned, mirrored: this.mirrored !== mirrored, role: this.role });
  }

  /** An open line through the points. */
  path(points: readonly XY[], weight: Weight = 'cut'): void {
    this.add({
      kind: 'polyline',
      layer: layerOfWeight[weight],
      points: points.map(this.place),
      closed: false,
    });
  }

  /** A closed outline, hatched if a material is given. */
  shape(points: readonly XY[], pattern: HatchPattern | null = null, weight: Weight = 'cut'): void {
    if (pattern) this.hatch(points, pattern);
    this.add({
      kind: 'polyline',
      layer: layerOfWeight[weight],
      points: points.map(this.place),
      closed: true,
    });
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    pattern: HatchPattern | null = null,
    weight: Weight = 'cut',
  ): void {
    this.shape(rectangle(x, y, width, height), pattern, weight);
  }

  /** A layer of constant thickness along a path, on its left side. */
  band(
    path: readonly XY[],
    thickness: number,
    pattern: HatchPattern | null = null,
    weight: Weight = 'cut',
  ): void {
    this.shape(bandOutline(path, thickness), pattern, weight);
  }

  hatch(points: readonly XY[], pattern: HatchPattern): void {
    this.add({ kind: 'hatch', layer: 'A-DETL-PATT', boundary: points.map(this.place), pattern });
    if (pattern === 'gypsum') for (const seam of seamsOfBoard(points)) this.path(seam, 'edge');
  }

  circle(center: XY, radius: number, weight: Weight = 'cut'): void {
    this.add({ kind: 'circle', layer: layerOfWeight[weight], center: this.place(center), radius });
  }

  /** Counter-clockwise from `start` to `end`, in degrees of this pen. */
  arc(center: XY, radius: number, start: number, end: number, weight: Weight = 'cut'): void {
    const turn = (angle: number) => (this.mirrored ? 180 - angle : angle) + this.turned;
    const [from, to] = this.mirrored ? [turn(end), turn(start)] : [turn(start), turn(end)];
    const layer = layerOfWeight[weight];
    this.add({ kind: 'arc', layer, center: this.place(center), radius, start: from, end: to });
  }

  /** A word inside the drawing; `height` is the cap height on paper. */
  word(at: XY, text: string, align: 'left' | 'center' | 'right' = 'center', height = noteHeight): void {
    const layer: Layer = 'A-ANNO-TEXT';
    this.add({ kind: 'text', layer, at: this.place(at), height, text: text.toUpperCase(), align });
  }

  /**
   * A dimension `away` paper inches to the left of from→to, showing the length between the two points,
   * followed by `limit`. `beyond` moves the text past `to`, clear of leaders that cross the dimension line.
   */
  dim(
    from: XY,
    to: XY,
    away: number,
    { limit, beyond = false }: { limit?: DimensionLimit; beyond?: boolean } = {},
  ): void {
    this.add({
      kind: 'dimension',
      layer: 'A-ANNO-DIMS',
      from: this.place(from),
      to: this.place(to),
      offset: away * this.scale * (this.mirrored ? -1 : 1),
      text: inchText(Math.hypot(to[0] - from[0], to[1] - from[1])) + (limit ? ` ${limit}` : ''),
      ...(beyond ? { beyond } : {}),
    });
  }

  /** A note in the column beside the drawing, with an arrow to `target`. */
  note(target: XY, text: string, side: 'left' | 'right' = 'right'): void {
    this.sheet.notes[side].push({ target: this.place(target), text: text.toUpperCase() });
  }

  private add(shape: Shape): void {
    const hasRole = shape.kind !== 'text' && shape.kind !== 'dimension' && shape.kind !== 'leader';
    this.sheet.shapes.push(this.role && hasRole ? { ...shape, role: this.role } : shape);
  }
}
