import type { Affine } from '#src/domain/drawing/affine.ts';
import { noClipping, type Pen, type Clipping } from '#src/domain/drawing/collect.ts';
import { wholeModel, type Viewport } from '#src/domain/drawing/paper.ts';
import { defaultWeight } from '#src/domain/drawing/pens.ts';
import type { SheetText } from '#src/domain/drawing/sheet.ts';

/** How an entity is drawn: its transform, and the layer and pen of the insert that contains it. */
export interface InsertContext {
  place: Affine;
  layer: string;
  /** A frozen layer, which hides everything that is inserted on it. */
  gate: string | null;
  pen: Pen;
  kind: SheetText['kind'];
  depth: number;
  /** The viewport that shows it. */
  viewport: Viewport;
  /** That viewport, and the clips of its blocks. */
  clipping: Clipping;
  /** Scale factor of its line types. */
  stretch: number;
  /** Entities that several views show are counted once. */
  isCounted: boolean;
}

/** For an entity outside of blocks. */
export const outermost = {
  layer: '0',
  gate: null,
  pen: { color: null, weight: defaultWeight, dashes: [] },
  depth: 0,
  viewport: wholeModel,
  clipping: noClipping,
  stretch: 1,
  isCounted: true,
};
