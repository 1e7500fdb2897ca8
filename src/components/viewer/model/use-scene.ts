import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { watchSize } from '#src/browser/element-size.ts';
import { log } from '#src/browser/log.ts';
import { onPrint } from '#src/browser/print.ts';
import { onThemeChange, themeColor } from '#src/browser/theme.ts';
import type { DrawnModel, ModelScene, Shown } from '#src/components/viewer/model/scene/model-scene.ts';
import type { ModelView } from '#src/domain/viewer/model/model-view.ts';

/** Why there is no interactive 3D view. */
export type NoScene = 'no-webgl' | 'failed' | 'lost';

interface Handlers {
  onMove: (view: Partial<ModelView>) => void;
  onFrame: () => void;
  onFailed: (why: NoScene) => void;
}

/** Renders the file on the canvas; null until the code has loaded. */
export function useScene(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  drawn: DrawnModel,
  shown: Shown,
  handlers: Handlers,
): ModelScene | null {
  const [scene, setScene] = useState<ModelScene | null>(null);
  const first = useRef(shown);
  const onMove = useEffectEvent(handlers.onMove);
  const onFrame = useEffectEvent(handlers.onFrame);
  const onFailed = useEffectEvent(handlers.onFailed);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let [made, isOver]: [ModelScene | null, boolean] = [null, false];
    performance.mark('model-data');
    const start = async (): Promise<void> => {
      // Without `preserveDrawingBuffer`, the canvas would print blank.
      const context = element.getContext('webgl2', { antialias: true, preserveDrawingBuffer: true });
      if (!context) return onFailed('no-webgl');
      const { ModelScene: Made } = await import('#src/components/viewer/model/scene/model-scene.ts');
      if (isOver) return;
      made = await Made.open(element, context, drawn, {
        onMove: (view) => onMove(view),
        onFrame: () => onFrame(),
        onLost: () => onFailed('lost'),
      });
      if (isOver) return made.close();
      paint(made, element);
      made.resize(element.clientWidth, element.clientHeight);
      made.show(first.current);
      performance.measure('model-first-picture', 'model-data');
      setScene(made);
    };
    start().catch((error: unknown) => {
      if (isOver) return;
      log.warn('Couldn’t draw the model', { reason: String(error) });
      onFailed('failed');
    });
    return () => {
      isOver = true;
      made?.close();
    };
  }, [canvas, drawn]);
  useEffect(() => scene?.show(shown), [scene, shown]);
  useEffect(() => {
    const element = canvas.current;
    if (!scene || !element) return undefined;
    const repaint = (): void => paint(scene, element);
    const ends = [
      watchSize(element, (width, height) => scene.resize(width, height)),
      onThemeChange(repaint),
      onPrint(repaint, repaint),
    ];
    return () => ends.forEach((end) => end());
  }, [scene, canvas]);
  return scene;
}

function paint(scene: ModelScene, element: Element): void {
  scene.setColors({
    paper: themeColor(element, '--g0'),
    edge: themeColor(element, '--g32'),
    cut: themeColor(element, '--g14'),
    chosen: themeColor(element, '--accent'),
    light: themeColor(element, '--drawing') === 'none' ? 1 : 0.5,
  });
}
