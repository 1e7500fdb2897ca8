import type { Drawing, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { drawingArea, sheet } from '#src/reference-api/drawings/sheet/sheet-size.ts';

export interface SheetPlacement {
  /** Model inches per paper inch: the drawing's scale, unless it would not fit the sheet. */
  scale: number;
  /** Model coordinates of the paper's lower left corner. */
  origin: Point;
  /** Size of the paper in inches. */
  width: number;
  height: number;
}

/** Centers the drawing above the title block of a letter sheet, true to scale if it fits. */
export function sheetPlacement(drawing: Drawing): SheetPlacement {
  const { min, max } = drawing.bounds;
  const needed = Math.max((max.x - min.x) / drawingArea.width, (max.y - min.y) / drawingArea.height);
  const scale = Math.max(drawing.scale, needed);
  const middle =
    sheet.margin + sheet.titleBlockHeight + (sheet.height - 2 * sheet.margin - sheet.titleBlockHeight) / 2;
  return {
    scale,
    origin: {
      x: (min.x + max.x) / 2 - (sheet.width / 2) * scale,
      y: (min.y + max.y) / 2 - middle * scale,
    },
    width: sheet.width,
    height: sheet.height,
  };
}
