import { useEffect, useRef } from 'react';

import { pixelRatio } from '#src/browser/canvas.ts';
import { paintScene } from '#src/components/viewer/drawing/paint-scene.ts';
import type { Scene } from '#src/components/viewer/drawing/paint-scene.ts';
import style from '#src/components/viewer/drawing/drawing.module.css';
import type { Camera, Size } from '#src/domain/drawing/camera.ts';

/** The picture reaches half as far again as the window, so that its edges are there while it moves. */
const reach = 1.5;
/** This long after the last movement it is drawn sharply. */
const quietMs = 90;
/** Where a movement leaves the picture, it is drawn at most so often. */
const redrawMs = 160;

/**
 * The drawing on a canvas. While the camera moves, the picture that is there is moved; drawing thousands of lines for
 * every frame would be slow. Once it rests, it is drawn sharply.
 */
export function DrawingCanvas({ scene, camera, size }: { scene: Scene; camera: Camera; size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef<{ scene: Scene; camera: Camera; size: Size; at: number } | null>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext?.('2d');
    if (!element || !context) return undefined;
    const paint = (): void => {
      // More costs memory and is not seen.
      const ratio = pixelRatio(2);
      const whole = { width: Math.round(size.width * reach), height: Math.round(size.height * reach) };
      const [width, height] = [whole.width * ratio, whole.height * ratio];
      // Setting a size clears the canvas, also one that it has.
      if (element.width !== width || element.height !== height) {
        element.width = width;
        element.height = height;
        element.style.width = `${whole.width}px`;
        element.style.height = `${whole.height}px`;
      }
      paintScene(context, scene, camera, whole, ratio);
      element.style.transform = 'translate(-50%, -50%)';
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
