/** A point of the model: x to the right, y up, in the file's unit. */
export interface Point {
  x: number;
  y: number;
}

export interface Bounds {
  min: Point;
  max: Point;
}

/** A shape. `points` is a flat list of x and y. */
export type Shape =
  | { kind: 'line'; points: number[]; closed: boolean }
  /** `order` is its position in the drawing order; an area keeps its color, however pale. */
  | { kind: 'fill'; loops: number[][]; order?: number; isArea?: boolean; color?: string | null }
  /** Counterclockwise from `start` to `end`, in radians. */
  | { kind: 'arc'; x: number; y: number; radius: number; start: number; end: number }
  /** The strokes of a pattern: four numbers each. */
  | { kind: 'hatch'; points: number[] };

export interface SheetText {
  text: string;
  layer: string;
  kind: 'note' | 'dimension' | 'title';
  /** The start, center, or end of its baseline. */
  x: number;
  y: number;
  /** Cap height in model units. */
  height: number;
  /** Degrees, counterclockwise. */
  angle: number;
  align: 'left' | 'center' | 'right';
  /** Its color, if it differs from its layer's. */
  color?: string | null;
  /** Stretches the text to this width, in model units; negative if it is mirrored. */
  width?: number;
  /** Width factor of its letters; negative if they are mirrored. */
  stretch?: number;
  /** Degrees by which its letters lean to the right. */
  slant?: number;
  /** Lines along it: L below, O above, K through it. */
  rules?: string;
  /** Whether its font is a stroke font. */
  isStroke?: boolean;
  /** Its parts, if their formats differ. */
  spans?: readonly TextSpan[];
}

export interface TextSpan {
  text: string;
  /** Height as a share of the text's height. */
  size: number;
  stretch: number;
  slant: number;
  /** Lines along it, as those of a text; mostly none. */
  rules: string;
  isStroke?: boolean;
  /** Its color, if it differs from the text's. */
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
  /** Dashes and gaps in model units; empty for a solid line. */
  dashes: readonly number[];
  /** From 0 to 1; missing if it is 1. */
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
  /** The initial view, if it is not the whole drawing. */
  opening?: Bounds | null;
  /** Model units per inch of paper; 1 if the file does not say. */
  scale: number;
  hasPaper: boolean;
  /** The shown layout's name and all layouts' names; null and empty if the file names none. */
  layout: string | null;
  layouts: readonly string[];
  /** Inches per model unit. */
  inches: number;
  /** Whether the file states its unit; otherwise inches are assumed, and the viewer says so. */
  isUnitStated: boolean;
  /** Viewports that show the model at another scale, with their factor. */
  insets: { box: Bounds; factor: number }[];
  entities: number;
  /** Kinds of entities that are not drawn, with their number. */
  notDrawn: { kind: string; count: number }[];
}
