import { fitted, type Size } from '#src/domain/drawing/camera.ts';
import { largest } from '#src/lib/long-lists.ts';
import type { Bounds, Sheet, SheetText } from '#src/domain/drawing/sheet.ts';

/** Minimum readable cap height, in pixels. */
const leastHeight = 5;
/** Letter width as a share of the cap height. */
const letterWidth = 0.9;
/** Further notes are ignored. */
const mostNotes = 400;

/** If notes are too small to read with the whole sheet visible: the view in which most are readable. */
export function readableView({ texts, bounds }: Pick<Sheet, 'texts' | 'bounds'>, size: Size): Bounds | null {
  const notes = texts.filter(({ kind, height }) => kind === 'note' && height > 0).slice(0, mostNotes);
  const heights = notes.map(({ height }) => height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)];
  if (usual === undefined || fitted(bounds, size).zoom * usual >= leastHeight) return null;
  const perPixel = usual / (1.6 * leastHeight);
  const boxes = notes.map(boxOf);
  const parts = boxes.map(({ min, max }) => {
    const across = size.width * perPixel;
    // Shows the drawing beside them rather than space beyond the sheet.
    const left = Math.min(min.x - usual, bounds.max.x - across);
    const part = {
      min: { x: left, y: max.y + usual - size.height * perPixel },
      max: { x: left + across, y: max.y + usual },
    };
    return { part, has: boxes.filter((box) => isWithin(box, part)).length };
  });
  const most = largest(parts.map(({ has }) => has));
  return parts.find(({ has }) => has === most)?.part ?? null;
}

function boxOf({ x, y, height, text, width, align }: SheetText): Bounds {
  const reach = Math.abs(width ?? text.length * height * letterWidth);
  const left = align === 'left' ? x : align === 'center' ? x - reach / 2 : x - reach;
  return { min: { x: left, y }, max: { x: left + reach, y: y + height } };
}

const isWithin = (box: Bounds, part: Bounds): boolean =>
  box.min.x >= part.min.x && box.max.x <= part.max.x && box.min.y >= part.min.y && box.max.y <= part.max.y;
