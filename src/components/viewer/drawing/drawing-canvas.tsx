import { useEffect, useRef } from 'react';

import { pixelRatio } from '#src/browser/canvas.ts';
import { paintScene, type Scene } from '#src/components/viewer/drawing/paint-scene.ts';
import style from '#src/components/viewer/drawing/drawing.module.css';
import type { Camera, Size } from '#src/domain/drawing/camera.ts';

/** Size of the canvas relative to the window, so that panning does not reveal its edges. */
const reach = 1.5;
/** Time in ms after the last movement before it is redrawn sharply. */
const quietMs = 90;
/** Minimum time in ms between redraws while a movement runs past the canvas. */
const redrawMs = 160;

/**
 * The drawing on a canvas. While the camera moves, the existing picture is transformed, because drawing
 * thousands of lines every frame would be slow. Once the camera rests, it is redrawn sharply.
 */
export function DrawingCanvas({ scene, camera, size }: { scene: Scene; camera: Camera; size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef<{ scene: Scene; camera: Camera; size: Size; at: number } | null>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext?.('2d');
    if (!element || !context) return undefined;
    /** On whole pixels, because WebKit blurs a picture between pixels. */
    const centered = (whole: Size): string => {
      const [left, top] = [(size.width - whole.width) / 2, (size.height - whole.height) / 2];
      const aside = `${Math.round(left) - left}px, ${Math.round(top) - top}px`;
      return `translate(-50%, -50%) translate(${aside})`;
    };
    const paint = (): void => {
      // A higher ratio would use more memory without a visible difference.
      const ratio = pixelRatio(2);
      const whole = { width: Math.round(size.width * reach), height: Math.round(size.height * reach) };
      const [width, height] = [whole.width * ratio, whole.height * ratio];
      // Setting the size clears the canvas, even if it stays the same.
      if (element.width !== width || element.height !== height) {
        element.width = width;
        element.height = height;
        element.style.width = `${whole.width}px`;
        element.style.height = `${whole.height}px`;
      }
      paintScene(context, scene, camera, whole, ratio);
      element.style.transform = centered(whole);
      element.dataset['drawn'] = 'sharp';
      painted.current = { scene, camera, size, at: performance.now() };
    };
    const last = painted.current;
    const isMoved = last !== null && last.scene === scene && last.size === size;
    if (!isMoved) {
      paint();
      return undefined;
    }
    if (last.camera === camera) return undefined;
    const scale = camera.zoom / last.camera.zoom;
    const [dx, dy] = [(last.camera.x - camera.x) * camera.zoom, (camera.y - last.camera.y) * camera.zoom];
    const spare = (reach * scale - 1) / 2;
    const isBare = Math.abs(dx) > spare * size.width || Math.abs(dy) > spare * size.height;
    if (isBare && performance.now() - last.at > redrawMs) {
      paint();
      return undefined;
    }
    element.style.transform = `translate(-50%, -50%) translate(${dx}px, ${dy}px) scale(${scale})`;
    element.dataset['drawn'] = 'moving';
    const timer = setTimeout(paint, quietMs);
    return () => clearTimeout(timer);
  }, [scene, camera, size]);
  return <canvas ref={canvas} className={style.canvas} aria-hidden="true" />;
}
