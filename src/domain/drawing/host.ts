import type { Affine } from '#src/domain/drawing/affine.ts';
import { wholeSight } from '#src/domain/drawing/collect.ts';
import type { Pen, Sight } from '#src/domain/drawing/collect.ts';
import { wholeModel } from '#src/domain/drawing/paper.ts';
import type { ModelView } from '#src/domain/drawing/paper.ts';
import { defaultWeight } from '#src/domain/drawing/pens.ts';
import type { SheetText } from '#src/domain/drawing/sheet.ts';

/** How an entity is drawn: its transform, and the layer and pen of the insert that contains it. */
export interface Host {
  place: Affine;
  layer: string;
  /** A frozen layer, which hides all that is inserted on it. */
  gate: string | null;
  pen: Pen;
  kind: SheetText['kind'];
  depth: number;
  /** The window through which it is seen. */
  view: ModelView;
  /** That window, and the clips of the blocks that it is part of. */
  sight: Sight;
  /** How much its line types are stretched. */
  stretch: number;
  /** Entities that several views show are counted once. */
  isCounted: boolean;
}

/** Of an entity that is part of no block. */
export const outermost = {
  layer: '0',
  gate: null,
  pen: { color: null, weight: defaultWeight, dashes: [] },
  depth: 0,
  view: wholeModel,
  sight: wholeSight,
  stretch: 1,
  isCounted: true,
};
