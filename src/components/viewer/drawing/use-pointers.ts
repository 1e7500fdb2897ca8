import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';

import { marksPoints } from '#src/components/viewer/drawing/tools.ts';
import type { Marks } from '#src/components/viewer/drawing/use-marks.ts';
import type { CameraControl } from '#src/components/viewer/drawing/use-camera.ts';
import type { Point } from '#src/domain/drawing/sheet.ts';

/** A press that moves less than this many pixels is a click. */
const still = 5;
/** Duration of a long press, in ms. */
const longMs = 450;
/** The crosshair's distance above the finger, in pixels, so that the finger doesn't hide it. */
const above = 48;

interface Press {
  at: Point;
  hasMoved: boolean;
  /** The crosshair's position during a long press, else null. */
  held: Point | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Mouse, pen, and touch input: one pointer pans or marks, two pinch, the wheel zooms around the pointer. With a tool that marks
 * points, a long press shows the crosshair, and lifting the finger marks the point.
 */
export function usePointers(
  element: RefObject<HTMLDivElement | null>,
  control: CameraControl,
  marked: Marks,
) {
  const down = useRef(new Map<number, Point>());
  const pressed = useRef<Press | null>(null);
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = element.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    // A pinch on a touchpad arrives as wheel events with Ctrl, in small steps.
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    control.zoom(Math.exp(-event.deltaY * lines * speed), placeOf(event));
  });
  useEffect(() => {
    const surface = element.current;
    const listen = (event: WheelEvent): void => wheel(event);
    // Not passive, because the page must not scroll.
    surface?.addEventListener('wheel', listen, { passive: false });
    return () => surface?.removeEventListener('wheel', listen);
  }, [element]);
  const hold = (press: Press, { x, y }: Point): void => {
    press.held = { x, y: y - above };
    marked.moveTo(press.held);
  };
  const endPress = (): Press | null => {
    const press = pressed.current;
    clearTimeout(press?.timer);
    pressed.current = null;
    return press;
  };
  const isTextTool = marked.tool === 'text';
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>): void => {
      const at = placeOf(event);
      if (isTextTool || (event.pointerType === 'mouse' && event.button > 1)) return;
      down.current.set(event.pointerId, at);
      endPress();
      // The middle button only pans.
      if (down.current.size === 1 && event.button === 0) {
        const press: Press = { at, hasMoved: false, held: null, timer: undefined };
        if (event.pointerType === 'touch' && marksPoints(marked.tool))
          press.timer = setTimeout(() => hold(press, at), longMs);
        pressed.current = press;
      }
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>): void => {
      const at = placeOf(event);
      const before = down.current.get(event.pointerId);
      marked.moveTo(at);
      if (!before) return;
      const press = pressed.current;
      if (press?.held) {
        hold(press, at);
        return;
      }
      if (press && !press.hasMoved && Math.hypot(at.x - press.at.x, at.y - press.at.y) < still) return;
      if (press) {
        press.hasMoved = true;
        clearTimeout(press.timer);
      }
      const [other] = [...down.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      down.current.set(event.pointerId, at);
      if (other) {
        const factor = distance(at, other) / Math.max(distance(before, other), 1);
        control.zoom(factor, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
        control.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      } else if (marked.tool !== 'window' || event.buttons === 4)
        control.pan(at.x - before.x, at.y - before.y);
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>): void => {
      const at = placeOf(event);
      if (!down.current.delete(event.pointerId)) return;
      const press = endPress();
      if (!press) return;
      if (press.held) marked.mark(press.held);
      else if (!press.hasMoved) {
        if (marksPoints(marked.tool)) marked.mark(at);
      } else if (marked.tool === 'window') marked.window(press.at, at);
    },
    onPointerCancel: (event: PointerEvent<HTMLDivElement>): void => {
      down.current.delete(event.pointerId);
      endPress();
    },
    onPointerLeave: (event: PointerEvent<HTMLDivElement>): void => {
      if (event.pointerType === 'mouse' && down.current.size === 0) marked.leave();
    },
    /** Start of the rectangle that is being dragged; null otherwise. */
    dragged: () => (marked.tool === 'window' && pressed.current?.hasMoved ? pressed.current.at : null),
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
