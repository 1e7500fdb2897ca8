/**
 * The shapes of a drawing, before any file format. Model space: inches, x to the right, y up.
 * One `Drawing` gives SVG, DXF and PDF, so all three always show the same thing.
 */
export interface Point {
  x: number;
  y: number;
}

/** Layers by the US National CAD Standard: discipline, major group, minor group. */
export type Layer =
  | 'A-DETL-OTLN'
  | 'A-DETL-MEDM'
  | 'A-DETL-FINE'
  | 'A-DETL-PATT'
  | 'A-DETL-HIDN'
  | 'A-ANNO-DIMS'
  | 'A-ANNO-NOTE'
  | 'A-ANNO-SYMB'
  | 'A-ANNO-TEXT'
  | 'A-ANNO-TTLB';

/** Material hatches (poché) of sections. */
export type HatchPattern =
  | 'earth'
  | 'gravel'
  | 'concrete'
  | 'masonry'
  | 'steel'
  | 'aluminum'
  | 'wood'
  | 'plywood'
  | 'rigid-insulation'
  | 'batt-insulation'
  | 'gypsum'
  | 'glass'
  | 'membrane'
  | 'sealant'
  | 'tile'
  | 'asphalt'
  | 'sand';

export type Shape =
  | { kind: 'polyline'; layer: Layer; points: Point[]; closed: boolean }
  | { kind: 'circle'; layer: Layer; center: Point; radius: number }
  /** Counter-clockwise from `start` to `end`, in degrees from the positive x axis. */
  | { kind: 'arc'; layer: Layer; center: Point; radius: number; start: number; end: number }
  /** Batts run along the first side of the boundary, boards and wood along its longest. */
  | { kind: 'hatch'; layer: Layer; boundary: Point[]; pattern: HatchPattern }
  | {
      kind: 'text';
      layer: Layer;
      at: Point;
      /** Cap height on paper, in inches. */
      height: number;
      /** Line feeds begin a new line below. */
      text: string;
      align: 'left' | 'center' | 'right';
    }
  /** A linear dimension between two points, drawn `offset` inches away from them (to the left of from→to). */
  | {
      kind: 'dimension';
      layer: Layer;
      from: Point;
      to: Point;
      offset: number;
      text: string;
      /** Sets the text beyond `to` even where it would fit between the ends. */
      beyond?: true;
    }
  /** A note with an arrow at the first point; the text stands beyond the last, line feeds begin a new line. */
  | { kind: 'leader'; layer: Layer; points: Point[]; text: string };

export interface Drawing {
  /** Lower left and upper right of everything that is drawn. */
  bounds: { min: Point; max: Point };
  /** Model inches per paper inch: 4 is `3" = 1'-0"`, 1 is full size. */
  scale: number;
  shapes: Shape[];
}
