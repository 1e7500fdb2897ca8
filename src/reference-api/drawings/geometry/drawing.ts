/**
 * The shapes of a drawing, independent of file formats. Model space: inches, x to the right, y up. SVG, DXF,
 * and PDF are made from the same `Drawing`, so they always show the same.
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
  | 'foam'
  | 'gypsum'
  | 'glass'
  | 'membrane'
  | 'sealant'
  | 'tile'
  | 'asphalt'
  | 'sand';

/**
 * What a part does in its assembly, for the parts that rules of assembly speak of (tests). `head` is the head of a
 * fastener, whose first and last point are outermost; `water` and `air` are layers that keep water or air out; `drip`
 * is a flashing whose last point sheds water; `eave` a roof covering whose last point sheds it into the `gutter`.
 */
export type Role =
  | 'head'
  | 'fastener'
  | 'sealant'
  | 'bead'
  | 'rod'
  | 'gasket'
  | 'wood'
  | 'water'
  | 'air'
  | 'drip'
  | 'eave'
  | 'gutter';

export type Shape =
  | { kind: 'polyline'; layer: Layer; points: Point[]; closed: boolean; role?: Role }
  | { kind: 'circle'; layer: Layer; center: Point; radius: number; role?: Role }
  /** Counter-clockwise from `start` to `end`, in degrees from the positive x axis. */
  | { kind: 'arc'; layer: Layer; center: Point; radius: number; start: number; end: number; role?: Role }
  /** Batts run along the first side of the boundary, boards and wood along its longest. */
  | { kind: 'hatch'; layer: Layer; boundary: Point[]; pattern: HatchPattern; role?: Role }
  | {
      kind: 'text';
      layer: Layer;
      at: Point;
      /** Cap height on paper, in inches. */
      height: number;
      /** May contain line breaks. */
      text: string;
      align: 'left' | 'center' | 'right';
    }
  /** A linear dimension between two points, `offset` inches to the left of from→to. */
  | {
      kind: 'dimension';
      layer: Layer;
      from: Point;
      to: Point;
      offset: number;
      text: string;
      /** Puts the text beyond `to`, even if it would fit between the ends. */
      beyond?: true;
    }
  /** A note with an arrow at the first point and text, perhaps of several lines, beyond the last. */
  | { kind: 'leader'; layer: Layer; points: Point[]; text: string };

/** A face of a solid, which hides what is behind it. Pictures give it a tone; files of lines leave it out. */
export interface Face {
  points: Point[];
  tone: FaceTone;
}

/** A shaded face is turned away from the light, which comes from the right; glass in a frame has a color of its own. */
export type FaceTone = 'lit' | 'shaded' | 'glass';

export interface Drawing {
  /** Bounding box of everything drawn. */
  bounds: { min: Point; max: Point };
  /** Model inches per paper inch: 4 is `3" = 1'-0"`, 1 is full size. */
  scale: number;
  shapes: Shape[];
  /** From the farthest to the nearest. */
  faces?: Face[];
}
