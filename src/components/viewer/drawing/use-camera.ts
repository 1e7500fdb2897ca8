import { useEffect, useMemo, useRef, useState } from 'react';

import { watchSize } from '#src/browser/element-size.ts';
import { fitted, panned, zoomed, zoomLimits, type Camera, type Size } from '#src/domain/drawing/camera.ts';
import type { DrawingView } from '#src/domain/drawing/drawing-view.ts';
import type { Bounds, Point, Sheet } from '#src/domain/drawing/sheet.ts';

/** Used if there is no layout, as in tests. */
const unknownSize: Size = { width: 800, height: 600 };

export interface CameraControl {
  camera: Camera;
  size: Size;
  /** Whether the initial view or the whole sheet stays fitted when the window is resized. */
  isFitted: boolean;
  pan: (dx: number, dy: number) => void;
  /** Zooms around a point on the screen, by default its center. */
  zoom: (factor: number, at?: Point) => void;
  fit: () => void;
  /** Shows a part of the drawing as large as possible. */
  show: (bounds: Bounds, margin?: number) => void;
}

/** The camera of a drawing, and the ref of its viewport. */
export function useCamera({ bounds, opening }: Pick<Sheet, 'bounds' | 'opening'>, start: DrawingView['at']) {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(unknownSize);
  /** Null fits the whole sheet; undefined is the initial view. */
  const [free, setFree] = useState<Camera | null>();
  useEffect(() => {
    if (!element.current) return undefined;
    return watchSize(element.current, (width, height) => {
      if (width > 0 && height > 0) setSize({ width, height });
    });
  }, []);
  const camera = useMemo(() => {
    if (free !== undefined) return free ?? fitted(bounds, size);
    return start
      ? { x: start.x, y: start.y, zoom: size.width / start.width }
      : fitted(opening ?? bounds, size);
  }, [start, opening, free, bounds, size]);
  const change = (next: (camera: Camera) => Camera | null): void =>
    // Of several moves before the next rendering, only the first starts from the initial view.
    setFree((old) => next(old === undefined ? camera : (old ?? fitted(bounds, size))));
  const control: CameraControl = {
    camera,
    size,
    isFitted: free === undefined ? start === null : free === null,
    pan: (dx, dy) => change((now) => panned(now, dx, dy)),
    zoom: (factor, at = { x: size.width / 2, y: size.height / 2 }) =>
      change((now) => zoomed(now, size, factor, at, zoomLimits(bounds, size))),
    fit: () => change(() => null),
    show: (part, margin) =>
      change(() => {
        const next = fitted(part, size, margin);
        const { least, most } = zoomLimits(bounds, size);
        return { ...next, zoom: Math.min(most, Math.max(least, next.zoom)) };
      }),
  };
  return { element, control };
}
