import type { Affine } from '#src/domain/drawing/affine.ts';
import { moved } from '#src/domain/drawing/affine.ts';
import type { Entity } from '#src/domain/drawing/dxf-tags.ts';
import { numberOf, pointsOf } from '#src/domain/drawing/dxf-tags.ts';
import type { Bounds } from '#src/domain/drawing/sheet.ts';

/** How the paper lies over the model, and what of the model it covers; null where a file has no layout with a view. */
export function paperOf(entities: readonly Entity[]): { place: Affine; bounds: Bounds } | null {
  const views = entities.filter(({ type, tags }) => type === 'VIEWPORT' && numberOf(tags, 67) === 1);
  const sheet = views.find(({ tags }) => numberOf(tags, 69) === 1);
  const [view] = views
    .filter((one) => one !== sheet && numberOf(one.tags, 41) > 0 && numberOf(one.tags, 45) > 0)
    .sort((a, b) => areaOf(b) - areaOf(a));
  if (!sheet || !view) return null;
  const { tags } = view;
  const scale = numberOf(tags, 45) / numberOf(tags, 41);
  const [[x = 0, y = 0], [targetX = 0, targetY = 0]] = [pointsOf(tags, 10), pointsOf(tags, 12)];
  const place: Affine = [scale, 0, 0, scale, targetX - x * scale, targetY - y * scale];
  const [[centerX = 0, centerY = 0], width, height] = [
    pointsOf(sheet.tags, 10),
    numberOf(sheet.tags, 40),
    numberOf(sheet.tags, 41),
  ];
  if (width <= 0 || height <= 0) return null;
  return {
    place,
    bounds: {
      min: moved(place, { x: centerX - width / 2, y: centerY - height / 2 }),
      max: moved(place, { x: centerX + width / 2, y: centerY + height / 2 }),
    },
  };
}

const areaOf = ({ tags }: Entity): number => numberOf(tags, 40) * numberOf(tags, 41);
