import { toScreen, type Camera, type Size } from '#src/domain/drawing/camera.ts';
import { paintText } from '#src/components/viewer/drawing/paint-text.ts';
import type { Bounds, PenGroup, Shape, Sheet, SheetLayer, SheetText } from '#src/domain/drawing/sheet.ts';
import { backgroundOf, fillColor, lineColor, weightOf, widthOf } from '#src/domain/drawing/sheet-to-svg.ts';
import type { DrawingStyle } from '#src/domain/drawing/sheet-to-svg.ts';

/** Shapes and texts to draw, in their layers' colors or all in one. */
export interface Part {
  layers: readonly SheetLayer[];
  texts: readonly SheetText[];
  color?: string;
}

export interface Scene {
  sheet: Pick<Sheet, 'bounds' | 'scale' | 'inches' | 'hasPaper'>;
  parts: readonly Part[];
  look: DrawingStyle;
  isShown: (layer: string) => boolean;
}

/** Paths are cached, because a group of shapes never changes. */
const made = new WeakMap<PenGroup, Path2D>();

function strokesOf(group: PenGroup): Path2D {
  const known = made.get(group);
  if (known) return known;
  const strokes = new Path2D();
  for (const shape of group.shapes) if (shape.kind !== 'fill') trace(shape, strokes);
  made.set(group, strokes);
  return strokes;
}

interface Fill {
  layer: string;
  group: PenGroup;
  shape: Extract<Shape, { kind: 'fill' }>;
  path: Path2D;
}

const filled = new WeakMap<readonly SheetLayer[], readonly Fill[]>();

/** Individual fills in file order, so that overlapping fills both show. */
function fillsOf(layers: readonly SheetLayer[]): readonly Fill[] {
  const known = filled.get(layers);
  if (known) return known;
  const fills: Fill[] = [];
  for (const { name: layer, groups } of layers)
    for (const group of groups)
      for (const shape of group.shapes) {
        if (shape.kind !== 'fill') continue;
        const path = new Path2D();
        trace(shape, path);
        fills.push({ layer, group, shape, path });
      }
  fills.sort((one, other) => (one.shape.order ?? 0) - (other.shape.order ?? 0));
  filled.set(layers, fills);
  return fills;
}

function trace(shape: Shape, path: Path2D): void {
  const through = (points: readonly number[], closed: boolean): void => {
    path.moveTo(points[0] ?? 0, points[1] ?? 0);
    for (let at = 2; at + 1 < points.length; at += 2) path.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
    // Looks closed, since ends and corners are round. With `closePath`, Chromium measures the whole path again each time.
    if (closed) path.lineTo(points[0] ?? 0, points[1] ?? 0);
  };
  switch (shape.kind) {
    case 'line':
      through(shape.points, shape.closed);
      break;
    case 'fill':
      for (const loop of shape.loops) through(loop, true);
      break;
    case 'hatch':
      for (let at = 0; at + 3 < shape.points.length; at += 4) {
        path.moveTo(shape.points[at] ?? 0, shape.points[at + 1] ?? 0);
        path.lineTo(shape.points[at + 2] ?? 0, shape.points[at + 3] ?? 0);
      }
      break;
    case 'arc': {
      const { x, y, radius, start, end } = shape;
      path.moveTo(x + radius * Math.cos(start), y + radius * Math.sin(start));
      path.arc(x, y, radius, start, end);
    }
  }
}

/** Minimum line width in screen pixels. */
const hairline = 0.75;
/** Opacity of the finest lines: dense hatches would otherwise clot where a sheet is small. */
const faintest = 0.4;
const pixelsPerMm = 96 / 25.4;
/** Draws the scene as the camera sees it. `ratio`: device pixels per CSS pixel. */
export function paintScene(
  context: CanvasRenderingContext2D,
  { sheet, parts, look, isShown }: Scene,
  camera: Camera,
  size: Size,
  ratio: number,
): void {
  const { zoom } = camera;
  const origin = toScreen(camera, size, { x: 0, y: 0 });
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = backgroundOf(look);
  context.fillRect(0, 0, size.width, size.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (sheet.hasPaper) paintPaperEdge(context, sheet.bounds, camera, size, look);
  for (const { layers, texts, color } of parts) {
    const shown = layers.filter(({ name }) => isShown(name));
    context.setTransform(ratio * zoom, 0, 0, -ratio * zoom, ratio * origin.x, ratio * origin.y);
    // Below the lines, which they would cover.
    for (const { layer, group, shape, path } of fillsOf(layers)) {
      if (!isShown(layer)) continue;
      context.globalAlpha = group.opacity ?? 1;
      context.fillStyle = color ?? fillColor(shape, group, look);
      context.fill(path, 'evenodd');
    }
    for (const group of shown.flatMap(({ groups }) => groups)) {
      context.strokeStyle = color ?? lineColor(group.color, look);
      // Without paper, lines are as wide as on the screen of a CAD program, at any scale.
      const width = sheet.hasPaper
        ? widthOf(group, sheet, look)
        : (weightOf(group, look) * pixelsPerMm) / zoom;
      context.lineWidth = Math.max(width, hairline / zoom);
      const share = Math.min(1, (width * zoom) / hairline);
      context.globalAlpha = (group.opacity ?? 1) * Math.max(faintest, share);
      const isDashed = group.dashes.some((dash) => dash * zoom > 1);
      context.setLineDash(isDashed ? [...group.dashes] : []);
      context.stroke(strokesOf(group));
    }
    context.globalAlpha = 1;
    context.setLineDash([]);
    const colors = new Map(shown.map(({ name, color: own }) => [name, color ?? lineColor(own, look)]));
    for (const text of texts) {
      const ofLayer = colors.get(text.layer) ?? (isShown(text.layer) ? color : undefined);
      const hasOwn = ofLayer !== undefined && color === undefined && text.color !== undefined;
      const ink = hasOwn ? lineColor(text.color ?? null, look) : ofLayer;
      const inkOfSpan = (own: string | null): string => color ?? lineColor(own, look);
      if (ink !== undefined) paintText(context, text, { ink, inkOfSpan }, camera, size, ratio);
    }
  }
}

/** Outlines the sheet, to show where the paper ends. */
function paintPaperEdge(
  context: CanvasRenderingContext2D,
  { min, max }: Bounds,
  camera: Camera,
  size: Size,
  look: DrawingStyle,
): void {
  const [a, b] = [
    toScreen(camera, size, { x: min.x, y: max.y }),
    toScreen(camera, size, { x: max.x, y: min.y }),
  ];
  context.strokeStyle = look.isDark ? '#4a5250' : '#c8c8c2';
  context.lineWidth = 1;
  context.strokeRect(a.x, a.y, b.x - a.x, b.y - a.y);
}
