import {
  composeAffine,
  identity,
  invertAffine,
  meanScale,
  transformPoint,
  type Affine,
} from '#src/domain/drawing/affine.ts';
import { boxOf, arcPoints } from '#src/domain/drawing/clip.ts';
import { noClipping, type Clipping } from '#src/domain/drawing/collect.ts';
import { Polygon } from '#src/domain/drawing/polygon.ts';
import type { Bounds, Point } from '#src/domain/drawing/sheet.ts';
import type { DxfFile, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit, numberOf, pointOf, textOf } from '#src/lib/dxf/groups.ts';
import { drawersByType } from '#src/domain/drawing/draw-entity.ts';
import { settingsOf } from '#src/domain/drawing/settings.ts';

const plain = settingsOf({
  header: new Map(),
  tables: new Map(),
  blocks: new Map(),
  entities: [],
  objects: [],
});

/** The entity that clips a non-rectangular viewport, on its paper; null for a rectangle. */
function viewportOutline({ groups }: DxfRecord, entities: readonly DxfRecord[]): readonly Point[] | null {
  const handle = textOf(groups, 340);
  if (!hasBit(groups, 90, 0x1_00_00) || handle === '' || handle === '0') return null;
  const outline = entities.find((entity) => textOf(entity.groups, 5) === handle);
  const [shape] = (outline && drawersByType.get(outline.type)?.(outline, plain)) ?? [];
  const points = shape?.kind === 'line' ? shape.points : shape?.kind === 'arc' ? arcPoints(shape) : [];
  return points.length < 6
    ? null
    : points.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: points[at + 1] ?? 0 }] : []));
}

export const isOnPaper = ({ groups }: DxfRecord): boolean => numberOf(groups, 67) === 1;

/** A viewport: a window on the paper that shows the model. */
export interface Viewport {
  /** From the model to the drawing. */
  place: Affine;
  clipping: Clipping;
  /** Scale factor of its line types. */
  stretch: number;
  /** Layers that are frozen in it, by lowercase name. */
  frozen: ReadonlySet<string>;
}

export interface Paper {
  /** From the paper to the drawing, which is the model as the largest view shows it. */
  place: Affine;
  /** The paper's limits from the file; null if it doesn't state them. */
  bounds: Bounds | null;
  /** The largest first. */
  viewports: readonly Viewport[];
}

/** No readable sheet has more. */
const mostViewports = 64;

export const wholeModel: Viewport = { place: identity, clipping: noClipping, stretch: 1, frozen: new Set() };

/**
 * How the paper maps to the model, and the part of the model that it covers; null if the file has no layout with a viewport, or
 * was saved with its model active.
 */
export function paperOf(file: DxfFile, limits: Bounds | null = null): Paper | null {
  const { header, entities } = file;
  const tileMode = numberOf(header.get('$TILEMODE') ?? [], 70, -1);
  if (tileMode === 1 && entities.some((entity) => !isOnPaper(entity))) return null;
  const views = entities.filter((entity) => entity.type === 'VIEWPORT' && isOnPaper(entity));
  const sheet = views.find(({ groups }) => numberOf(groups, 69) === 1);
  const shown = views
    .filter((view) => view !== sheet && isShown(view))
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, mostViewports);
  const [largest] = shown;
  // The active sheet may have no viewport.
  const isSheet =
    tileMode === 0 && entities.some((entity) => isOnPaper(entity) && entity.type !== 'VIEWPORT');
  if (!largest && !isSheet) return null;
  const place = largest ? placeOf(largest) : identity;
  const edge = limits ? cornersOfBox(limits) : sheet ? cornersOf(sheet) : [];
  const bounds = boundsOfBox(boxOf(edge.map((corner) => transformPoint(place, corner))));
  const layers = new Map(
    (file.tables.get('LAYER') ?? []).map(({ groups }) => [
      textOf(groups, 5),
      textOf(groups, 2).toLowerCase(),
    ]),
  );
  // Dash lengths are paper lengths, or model lengths if the file says so.
  const isOfPaper = numberOf(header.get('$PSLTSCALE') ?? [], 70, 1) !== 0;
  return {
    place,
    bounds,
    viewports: shown.map((view) => {
      const own = view === largest ? identity : composeAffine(place, invertAffine(placeOf(view)));
      const toPlace = (corner: Point): Point => transformPoint(place, corner);
      const outline = viewportOutline(view, entities);
      return {
        place: own,
        clipping: {
          region: cornersOf(view).map(toPlace),
          clips: outline ? [new Polygon(outline.map(toPlace))] : [],
        },
        stretch: meanScale(isOfPaper ? place : own),
        frozen: frozenIn(view, layers),
      };
    }),
  };
}

const boundsOfBox = ({ left, bottom, right, top }: ReturnType<typeof boxOf>): Bounds | null =>
  right > left && top > bottom ? { min: { x: left, y: bottom }, max: { x: right, y: top } } : null;

const cornersOfBox = ({ min, max }: Bounds): Point[] => [
  min,
  { x: max.x, y: min.y },
  max,
  { x: min.x, y: max.y },
];

/** Most by which the paper may exceed what is visible: it may be the saved view of a window. */
const mostMargin = 1.6;

/** The bounds of the paper and its visible content. */
export function boundsOnPaper({ bounds, viewports }: Paper, seen: Bounds): Bounds {
  const regions = viewports.flatMap(({ clipping }) => clipping.region ?? []);
  const shown = boundsOfBox(boxOf([...cornersOfBox(seen), ...regions])) ?? seen;
  if (!bounds) return shown;
  const all = boundsOfBox(boxOf([...cornersOfBox(shown), ...cornersOfBox(bounds)])) ?? shown;
  const size = ({ min, max }: Bounds): number => Math.max(max.x - min.x, max.y - min.y);
  return size(all) > mostMargin * size(shown) ? shown : all;
}

/** The enlargement, relative to the largest view, of the viewport that contains all the points. */
export function enlargementAt(
  insets: readonly { box: Bounds; factor: number }[],
  points: readonly Point[],
): number {
  const inset = insets.findLast(({ box: { min, max } }) =>
    points.every(({ x, y }) => x >= min.x && x <= max.x && y >= min.y && y <= max.y),
  );
  return inset?.factor ?? 1;
}

/** The viewports other than the largest, with position and enlargement. */
export const insetsOf = (paper: Paper | null): { box: Bounds; factor: number }[] =>
  (paper?.viewports ?? []).slice(1).map(({ place, clipping: { region } }) => {
    const { left, bottom, right, top } = boxOf(region ?? []);
    return { box: { min: { x: left, y: bottom }, max: { x: right, y: top } }, factor: meanScale(place) };
  });

const areaOf = ({ groups }: DxfRecord): number => numberOf(groups, 40) * numberOf(groups, 41);

/** Not turned off, and with a size on both sides. */
const isShown = ({ groups }: DxfRecord): boolean =>
  numberOf(groups, 68, 1) !== 0 &&
  !hasBit(groups, 90, 0x2_00_00) &&
  numberOf(groups, 40) > 0 &&
  numberOf(groups, 41) > 0 &&
  numberOf(groups, 45) > 0;

/** The corners of a viewport on its paper, counterclockwise. */
function cornersOf({ groups }: DxfRecord): Point[] {
  const [{ x, y }, across, up] = [pointOf(groups, 10), numberOf(groups, 40) / 2, numberOf(groups, 41) / 2];
  return [
    { x: x - across, y: y - up },
    { x: x + across, y: y - up },
    { x: x + across, y: y + up },
    { x: x - across, y: y + up },
  ];
}

/** From the paper to the model as a view shows it. */
function placeOf({ groups }: DxfRecord): Affine {
  const scale = numberOf(groups, 45) / numberOf(groups, 41);
  const [middle, center, target] = [pointOf(groups, 10), pointOf(groups, 12), pointOf(groups, 17)];
  const twist = (-numberOf(groups, 51) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(twist), Math.sin(twist)];
  // The view's center is relative to its target, in the rotated view.
  const turned: Affine = [cosine, sine, -sine, cosine, target.x, target.y];
  const corner = transformPoint(turned, { x: center.x - middle.x * scale, y: center.y - middle.y * scale });
  return [scale * cosine, scale * sine, -scale * sine, scale * cosine, corner.x, corner.y];
}

/** Layers are referenced by handle, or before release 2000 by name in extended data. */
function frozenIn({ groups }: DxfRecord, layers: ReadonlyMap<string, string>): Set<string> {
  const frozen = new Set<string>();
  for (const [code, value] of groups) {
    if (code === 331 || code === 341) frozen.add(layers.get(String(value)) ?? '');
    else if (code === 1003) frozen.add(String(value).toLowerCase());
  }
  frozen.delete('');
  return frozen;
}
