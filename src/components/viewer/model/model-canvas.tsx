import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, Ref } from 'react';

import { ModelOverlay } from '#src/components/viewer/model/model-overlay.tsx';
import style from '#src/components/viewer/model/model-canvas.module.css';
import type { DrawnModel, Shown } from '#src/components/viewer/model/scene/model-scene.ts';
import type { ChangeView } from '#src/components/viewer/model/use-model-view.ts';
import { useScene, type NoScene } from '#src/components/viewer/model/use-scene.ts';
import { cutText, viewAfterKey } from '#src/domain/viewer/model/turn-keys.ts';
import { PausedStatus } from '#src/ui/paused-status.tsx';
import type { Vector } from '#src/lib/model/vector.ts';

export interface CanvasHandle {
  png: () => Promise<Blob | null>;
  /** One step closer (+1) or farther away (−1). */
  zoom: (direction: 1 | -1) => void;
}

interface Props {
  ref: Ref<CanvasHandle>;
  title: string;
  drawn: DrawnModel;
  shown: Shown;
  onView: ChangeView;
  onFailed: (why: NoScene) => void;
  /** Called when a part is clicked; null for a click beside the model. */
  onChoose: (node: number | null) => void;
  /** Points marked while measuring, else null. */
  marks: readonly Vector[] | null;
  /** `isBeside` is true if the point is not on the model. */
  onMarks: (marks: readonly Vector[] | null, isBeside?: boolean) => void;
}

/** Per key press, in pixels. */
const crossStep = 12;
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A press that moves farther than this (in pixels) rotates instead of clicking. */
const clickReach = 4;

/** The model on a canvas, with pointer and keyboard control. */
export function ModelCanvas(props: Props) {
  const { ref, title, drawn, shown, onView, onFailed, onChoose, marks, onMarks } = props;
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const down = useRef<readonly [x: number, y: number]>([0, 0]);
  // Counts frames, so that the overlay is rendered with each.
  const [frame, setFrame] = useState(0);
  /** Where Enter marks a point, in pixels; null is the center. */
  const [cross, setCross] = useState<readonly [x: number, y: number] | null>(null);
  const scene = useScene(canvas, drawn, shown, {
    onMove: onView,
    onFrame: () => setFrame((count) => count + 1),
    onFailed,
  });
  const { view } = shown;
  const zoomNow = (): number => view.zoom ?? scene?.zoom() ?? 1;
  const press = (key: string, isShift = false): boolean => {
    const change = viewAfterKey(view, key, isShift, zoomNow());
    if (change) onView(change);
    return change !== null;
  };
  useImperativeHandle(ref, () => ({
    png: () => scene?.png() ?? Promise.resolve(null),
    zoom: (direction) => void press(direction === 1 ? '+' : '-'),
  }));

  function act(x: number, y: number): void {
    const hit = scene?.pick(x, y) ?? null;
    if (marks === null) onChoose(hit?.node ?? null);
    else if (hit) onMarks(marks.length >= 2 ? [hit.point] : [...marks, hit.point]);
    else if (scene) onMarks(marks, true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'm') onMarks(marks === null ? [] : null);
    else if (event.key === 'Escape' && marks !== null) onMarks(null);
    else if (!(marks !== null && canvas.current && mark(canvas.current, event)))
      if (!press(event.key, event.shiftKey)) return;
    event.preventDefault();
    // The frame around the viewer handles some of the same keys.
    event.stopPropagation();
  }

  /** Handles a key while measuring; false if the key has its usual meaning. */
  function mark({ clientWidth, clientHeight }: HTMLElement, { key, shiftKey }: KeyboardEvent): boolean {
    const [x, y] = cross ?? [clientWidth / 2, clientHeight / 2];
    const arrow = arrows[key];
    if (key === 'Enter') act(x, y);
    else if (arrow) {
      const by = shiftKey ? 1 : crossStep;
      const [left, top] = [x + arrow[0] * by, y + arrow[1] * by];
      // At the edge, the model moves instead of the cross.
      if (left > 0 && top > 0 && left < clientWidth && top < clientHeight) setCross([left, top]);
      else press(key, true);
    } else return false;
    return true;
  }

  function onPointerDown({ clientX, clientY }: PointerEvent): void {
    down.current = [clientX, clientY];
  }

  function onPointerUp({ clientX, clientY, currentTarget }: PointerEvent): void {
    const [x, y] = down.current;
    if (Math.hypot(clientX - x, clientY - y) > clickReach) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    act(clientX - left, clientY - top);
  }

  return (
    <div
      className={`shrinks-down full-height shrinks relative clips shade ${style.canvas} ${marks === null ? '' : style.measuring}`}
      {...turnedByKeys(title, `${id}-keys`)}
      {...{ onKeyDown, onPointerDown, onPointerUp }}
    >
      <canvas className="fill" ref={canvas} aria-hidden="true" />
      <p className="unseen" id={`${id}-keys`}>
        Arrows turn, plus and minus zoom, 1 to 4 show plan, front, side, and isometric. A question mark lists
        all keys. Parts are listed next to the model.
      </p>
      <PausedStatus typed="" text={view.section ? cutText(view.section) : ''} />
      {scene && <ModelOverlay {...{ frame, shown, marks, cross }} place={(at) => scene.onCanvas(at)} />}
      {!scene && (
        <p className={`note muted text-center ${style.waiting}`} role="status">
          Preparing the model…
        </p>
      )}
    </div>
  );
}

/** The `application` role makes screen readers pass the arrow keys through. */
const turnedByKeys = (title: string, keys: string) =>
  ({
    role: 'application',
    'aria-label': `3D model of ${title}`,
    'aria-roledescription': '3D model',
    'aria-describedby': keys,
    tabIndex: 0,
  }) as const;
