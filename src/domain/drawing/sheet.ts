/** A point of the model: x to the right, y up, in the file's unit. */
export interface Point {
  x: number;
  y: number;
}

export interface Bounds {
  min: Point;
  max: Point;
}

/** A shape. `points` are x and y in turn. */
export type Shape =
  | { kind: 'line'; points: number[]; closed: boolean }
  /** `order` is its place among all that is drawn; an area keeps its color, however pale. */
  | { kind: 'fill'; loops: number[][]; order?: number; isArea?: boolean; color?: string | null }
  /** Counterclockwise from `start` to `end`, in radians. */
  | { kind: 'arc'; x: number; y: number; radius: number; start: number; end: number }
  /** The strokes of a pattern: four numbers each. */
  | { kind: 'hatch'; points: number[] };

export interface SheetText {
  text: string;
  layer: string;
  kind: 'note' | 'dimension' | 'title';
  /** Where its baseline begins, is centered or ends. */
  x: number;
  y: number;
  /** Of a capital, in units of the model. */
  height: number;
  /** Degrees, counterclockwise. */
  angle: number;
  align: 'left' | 'center' | 'right';
  /** Where it differs from that of its layer. */
  color?: string | null;
  /** Stretches the text to this width, in units of the model; negative where it is mirrored. */
  width?: number;
  /** Width factor of its letters; negative where they are mirrored. */
  stretch?: number;
  /** Degrees by which its letters lean to the right. */
  slant?: number;
  /** Lines along it: L below, O above, K through it. */
  rules?: string;
  /** Whether its font is one of strokes. */
  isStroke?: boolean;
  /** Its parts, where they look different. */
  spans?: readonly TextSpan[];
}

export interface TextSpan {
  text: string;
  /** Height as a share of that of the text. */
  size: number;
  stretch: number;
  slant: number;
  /** Lines along it, as those of a text; mostly none. */
  rules: string;
  isStroke?: boolean;
  /** Where it differs from that of the text. */
  color?: string | null;
  /** The two parts of a fraction, and whether there is a bar between them. */
  stack?: { over: string; under: string; hasBar: boolean };
}

/** The shapes of one pen; in most files, a whole layer. */
export interface PenGroup {
  /** `#rrggbb` as in the CAD program; null is black on paper and white on black. */
  color: string | null;
  /** Width on paper in millimeters. */
  weight: number;
  /** Dashes and gaps in units of the model; empty for a solid line. */
  dashes: readonly number[];
  /** From 0 to 1; left out where it is 1. */
  opacity?: number;
  shapes: Shape[];
}

export interface SheetLayer {
  name: string;
  color: string | null;
  weight: number;
  /** Off in the file itself. */
  isOff: boolean;
  groups: PenGroup[];
  /** Number of entities in the file, including those of blocks. */
  entities: number;
}

/** A drawing read from its file. Paper space is brought into the model's coordinates. */
export interface Sheet {
  layers: SheetLayer[];
  texts: SheetText[];
  /** Bounds of the paper, or of everything drawn if the file has no layout. */
  bounds: Bounds;
  /** What is shown at first, where that is not all. */
  opening?: Bounds | null;
  /** Units of the model per inch of paper; 1 if the file does not say. */
  scale: number;
  hasPaper: boolean;
  /** The layout that is shown, and all that can be, by name; null and none where the file names none. */
  layout: string | null;
  layouts: readonly string[];
  /** Inches in a unit of the model. */
  inches: number;
  /** Whether the file names its unit; where it doesn't, inches are assumed, and the viewer says so. */
  isUnitStated: boolean;
  /** Windows that show the model larger or smaller, and how many times. */
  insets: { box: Bounds; factor: number }[];
  entities: number;
  /** Kinds of entities that are not drawn, with their number. */
  notDrawn: { kind: string; count: number }[];
}
