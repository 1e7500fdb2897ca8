import type { Bounds, Point } from '#src/domain/drawing/sheet.ts';

/** The view: the point of the model in the middle of the window, and pixels per unit of the model. */
export interface Camera extends Point {
  zoom: number;
}

/** The window's size in pixels. */
export interface Size {
  width: number;
  height: number;
}

export function toScreen({ x, y, zoom }: Camera, { width, height }: Size, point: Point): Point {
  return { x: (point.x - x) * zoom + width / 2, y: (y - point.y) * zoom + height / 2 };
}

export function toModel({ x, y, zoom }: Camera, { width, height }: Size, point: Point): Point {
  return { x: x + (point.x - width / 2) / zoom, y: y - (point.y - height / 2) / zoom };
}

/** Pans the drawing by pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y + dy / camera.zoom };
}

/** Zooms around the point `at` on the screen. */
export function zoomed(camera: Camera, size: Size, factor: number, at: Point, limits: ZoomLimits): Camera {
  const zoom = Math.min(limits.most, Math.max(limits.least, camera.zoom * factor));
  const fixed = toModel(camera, size, at);
  return {
    zoom,
    x: fixed.x - (at.x - size.width / 2) / zoom,
    y: fixed.y + (at.y - size.height / 2) / zoom,
  };
}

/** Shows all of `bounds` as large as possible, with a margin in pixels. */
export function fitted({ min, max }: Bounds, { width, height }: Size, margin = 12): Camera {
  const [spanX, spanY] = [Math.max(max.x - min.x, 1e-6), Math.max(max.y - min.y, 1e-6)];
  const zoom = Math.min(Math.max(width - 2 * margin, 1) / spanX, Math.max(height - 2 * margin, 1) / spanY);
  return { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2, zoom };
}

export interface ZoomLimits {
  least: number;
  most: number;
}

/** From the sheet at the size of a stamp to a thousandfold enlargement. */
export function zoomLimits(bounds: Bounds, size: Size): ZoomLimits {
  const { zoom } = fitted(bounds, size);
  return { least: zoom / 4, most: zoom * 1_000 };
}

/**
 * What a camera sees.
 *
 * @internal
 */
export function visibleBounds(camera: Camera, size: Size): Bounds {
  const [a, b] = [
    toModel(camera, size, { x: 0, y: size.height }),
    toModel(camera, size, { x: size.width, y: 0 }),
  ];
  return { min: a, max: b };
}

/** The bounds between two corners, in whatever order. */
export function boundsBetween(a: Point, b: Point): Bounds {
  return {
    min: { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) },
    max: { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) },
  };
}
