import type { Affine } from '#src/domain/drawing/affine.ts';
import { transformPoint } from '#src/domain/drawing/affine.ts';
import type { Bounds } from '#src/domain/drawing/sheet.ts';
import type { DxfFile, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, pointOf } from '#src/lib/dxf/groups.ts';
import { largest, smallest } from '#src/lib/long-lists.ts';

export const isOnPaper = ({ groups }: DxfRecord): boolean => numberOf(groups, 67) === 1;

/**
 * Where the paper lies over the model, and the part of the model that it covers; null if the file has no layout with
 * a viewport, or was saved while its model space was shown.
 */
export function paperOf({ header, entities }: DxfFile): { place: Affine; bounds: Bounds } | null {
  const isModelInFront = numberOf(header.get('$TILEMODE') ?? [], 70) === 1;
  if (isModelInFront && entities.some((entity) => !isOnPaper(entity))) return null;
  const views = entities.filter((entity) => entity.type === 'VIEWPORT' && isOnPaper(entity));
  const sheet = views.find(({ groups }) => numberOf(groups, 69) === 1);
  const [view] = views
    .filter(
      ({ groups }) =>
        groups !== sheet?.groups &&
        numberOf(groups, 68, 1) !== 0 &&
        numberOf(groups, 41) > 0 &&
        numberOf(groups, 45) > 0,
    )
    .sort((a, b) => areaOf(b) - areaOf(a));
  if (!sheet || !view) return null;
  const { groups } = view;
  const scale = numberOf(groups, 45) / numberOf(groups, 41);
  const [middle, center, target] = [10, 12, 17].map((code) => pointOf(groups, code));
  if (!middle || !center || !target) return null;
  const twist = (-numberOf(groups, 51) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(twist), Math.sin(twist)];
  // The view's center is relative to its target, in the rotated view.
  const turned: Affine = [cosine, sine, -sine, cosine, target.x, target.y];
  const corner = transformPoint(turned, { x: center.x - middle.x * scale, y: center.y - middle.y * scale });
  const place: Affine = [scale * cosine, scale * sine, -scale * sine, scale * cosine, corner.x, corner.y];
  const [paper, width, height] = [
    pointOf(sheet.groups, 10),
    numberOf(sheet.groups, 40),
    numberOf(sheet.groups, 41),
  ];
  if (width <= 0 || height <= 0) return null;
  const corners = [-1, 1].flatMap((across) =>
    [-1, 1].map((up) =>
      transformPoint(place, { x: paper.x + (across * width) / 2, y: paper.y + (up * height) / 2 }),
    ),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    place,
    bounds: {
      min: { x: smallest(xs), y: smallest(ys) },
      max: { x: largest(xs), y: largest(ys) },
    },
  };
}

const areaOf = ({ groups }: DxfRecord): number => numberOf(groups, 40) * numberOf(groups, 41);
