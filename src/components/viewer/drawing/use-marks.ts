import { useState } from 'react';

import { isMeasure, marksPoints, type Tool } from '#src/components/viewer/drawing/tools.ts';
import type { CameraControl } from '#src/components/viewer/drawing/use-camera.ts';
import { boundsBetween, toModel, toScreen } from '#src/domain/drawing/camera.ts';
import { pointsNeeded } from '#src/domain/drawing/measure.ts';
import type { Point } from '#src/domain/drawing/sheet.ts';
import type { Snap, SnapIndex } from '#src/domain/drawing/snap.ts';

/** Snap distance in pixels. */
const reach = 12;

export interface Marks {
  tool: Tool;
  points: readonly Point[];
  /** Whether the measurement is complete; the next mark starts a new one. */
  isDone: boolean;
  /** Screen position; null before the pointer or a key has moved it. */
  cursor: Point | null;
  snap: Snap | null;
  choose: (tool: Tool) => void;
  moveTo: (at: Point) => void;
  leave: () => void;
  /** Marks the point under the cursor. */
  mark: (at: Point) => void;
  finish: () => void;
  back: () => void;
  window: (a: Point, b: Point) => void;
}

/**
 * Marks points on the drawing by pointer or keyboard, snapping to endpoints, midpoints, and intersections.
 */
export function useMarks({ camera, size, show }: CameraControl, snaps: () => SnapIndex): Marks {
  const [tool, setTool] = useState<Tool>('pan');
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [isDone, setDone] = useState(false);
  const [cursor, setCursor] = useState<Point | null>(null);
  const model = cursor && toModel(camera, size, cursor);
  const snap = model && isMeasure(tool) ? snaps().find(model, reach / camera.zoom) : null;
  const reset = (next: Tool): void => {
    setTool(next);
    setPoints([]);
    setDone(false);
  };
  const window = (a: Point, b: Point): void => {
    const part = boundsBetween(toModel(camera, size, a), toModel(camera, size, b));
    if (Math.abs(a.x - b.x) > 4 && Math.abs(a.y - b.y) > 4) show(part, 0);
    reset('pan');
  };
  const mark = (at: Point): void => {
    if (!marksPoints(tool)) return;
    const place = toModel(camera, size, at);
    if (!isMeasure(tool)) {
      const [first] = points;
      if (first) window(toScreen(camera, size, first), at);
      else setPoints([place]);
      return;
    }
    const caught = snaps().find(place, reach / camera.zoom) ?? place;
    const [first, last] = [points[0], points.at(-1)];
    const isFirst = first && near(toScreen(camera, size, first), at);
    const isLast = last?.x === caught.x && last.y === caught.y;
    if (tool === 'area' && points.length > 2 && (isFirst || isLast)) {
      setDone(true);
      return;
    }
    const next = [...(isDone ? [] : points), { x: caught.x, y: caught.y }];
    setPoints(next);
    setDone(tool !== 'area' && next.length === pointsNeeded[tool]);
  };
  return {
    tool,
    points,
    isDone,
    cursor,
    snap,
    choose: reset,
    moveTo: setCursor,
    leave: () => setCursor(null),
    mark,
    window,
    finish: () => setDone(isMeasure(tool) && points.length >= pointsNeeded[tool]),
    back: () => {
      setPoints(points.slice(0, -1));
      setDone(false);
    },
  };
}

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < reach;
