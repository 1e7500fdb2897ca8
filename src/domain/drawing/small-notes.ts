import { fitted } from '#src/domain/drawing/camera.ts';
import type { Size } from '#src/domain/drawing/camera.ts';
import type { Bounds, Sheet } from '#src/domain/drawing/sheet.ts';

/** Of a capital, in pixels: below it, no one reads a note. */
const leastHeight = 5;
/** Of a letter, as a share of the height of a capital. */
const letterWidth = 0.9;

/** The part with the notes, where they are too small to be read while the whole sheet is shown; as much of it as can be read. */
export function smallNotes({ texts, bounds }: Pick<Sheet, 'texts' | 'bounds'>, size: Size): Bounds | null {
  const notes = texts.filter(({ kind, height }) => kind === 'note' && height > 0);
  const heights = notes.map(({ height }) => height).toSorted((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)];
  const [first] = notes.toSorted((one, other) => other.y - one.y);
  if (usual === undefined || !first || fitted(bounds, size).zoom * usual >= leastHeight) return null;
  const all = notes.reduce<Bounds>(
    ({ min, max }, { x, y, height, text, width, align }) => {
      const reach = Math.abs(width ?? text.length * height * letterWidth);
      const left = align === 'left' ? x : align === 'center' ? x - reach / 2 : x - reach;
      return {
        min: { x: Math.min(min.x, left), y: Math.min(min.y, y - height) },
        max: { x: Math.max(max.x, left + reach), y: Math.max(max.y, y + 2 * height) },
      };
    },
    { min: { x: first.x, y: first.y }, max: { x: first.x, y: first.y } },
  );
  if (fitted(all, size).zoom * usual >= leastHeight) return all;
  const [across, down] = [size.width, size.height].map((span) => (span * usual) / (2 * leastHeight));
  return {
    min: { x: all.min.x, y: all.max.y - (down ?? 0) },
    max: { x: all.min.x + (across ?? 0), y: all.max.y },
  };
}
