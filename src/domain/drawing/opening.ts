import { cornersOf } from '#src/domain/drawing/bounds.ts';
import type { Bounds, Sheet } from '#src/domain/drawing/sheet.ts';
import type { DxfFile } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, pointOf, textOf } from '#src/lib/dxf/groups.ts';

/**
 * The model's saved view, if distant stray pieces would make the drawing small: the view contains most shapes, and the whole is
 * more than twice as large. Null otherwise.
 */
export function openingView(
  file: DxfFile,
  { layers, texts, bounds }: Pick<Sheet, 'layers' | 'texts' | 'bounds'>,
) {
  const view = file.tables.get('VPORT')?.find(({ groups }) => textOf(groups, 2).toUpperCase() === '*ACTIVE');
  if (!view) return null;
  const { groups } = view;
  const [center, target, eye] = [12, 17, 16].map((code) => pointOf(groups, code));
  const up = numberOf(groups, 40) / 2;
  const across = up * numberOf(groups, 41);
  // Rotated, or not from above.
  if (!center || !target || !(across > 0) || eye?.x !== 0 || eye.y !== 0 || numberOf(groups, 51) !== 0)
    return null;
  const [x, y] = [center.x + target.x, center.y + target.y];
  const box: Bounds = { min: { x: x - across, y: y - up }, max: { x: x + across, y: y + up } };
  const { min, max } = bounds;
  if (Math.max(across / (max.x - min.x), up / (max.y - min.y)) >= 1 / 4) return null;
  let [all, held] = [0, 0];
  const count = (at = Number.NaN, height = Number.NaN): void => {
    all++;
    if (Math.abs(at - x) <= across && Math.abs(height - y) <= up) held++;
  };
  for (const { groups: pens } of layers)
    for (const { shapes } of pens)
      for (const shape of shapes) {
        const [points] = cornersOf(shape);
        count(points?.[0], points?.[1]);
      }
  for (const text of texts) count(text.x, text.y);
  return 2 * held > all ? box : null;
}
