import { boundsOfShown } from '#src/domain/drawing/bounds.ts';
import type { Size } from '#src/domain/drawing/camera.ts';
import { readableView } from '#src/domain/drawing/readable-view.ts';
import type { Bounds, Sheet } from '#src/domain/drawing/sheet.ts';

/** The major group of notes, dimensions, symbols, and title blocks in layer names of the National CAD Standard. */
const annotation = /(?:^|-)anno(?:-|$)/i;

/**
 * Where a sheet's notes would be too small to read, it opens on the construction. Null if they can be read, or if its
 * layers don't tell notes from construction.
 */
export function constructionView(
  { layers, texts, bounds, hasPaper }: Pick<Sheet, 'layers' | 'texts' | 'bounds' | 'hasPaper'>,
  size: Size,
): Bounds | null {
  const built = layers.filter(
    ({ name, isOff, groups }) => !isOff && groups.length > 0 && !annotation.test(name),
  );
  const isTold = layers.some(({ name }) => annotation.test(name));
  if (!hasPaper || !isTold || built.length === 0 || readableView({ texts, bounds }, size) === null)
    return null;
  return boundsOfShown(built, []);
}
