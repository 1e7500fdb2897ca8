import type { KeyboardEvent } from 'react';

import { marksPoints, panelWords, tools, toolWords } from '#src/components/viewer/drawing/tools.ts';
import type { Panel } from '#src/components/viewer/drawing/tools.ts';
import type { CameraControl } from '#src/components/viewer/drawing/use-camera.ts';
import type { Marks } from '#src/components/viewer/drawing/use-marks.ts';

interface Acts {
  control: CameraControl;
  marked: Marks;
  onPanel: (panel: Panel) => void;
  onDark: () => void;
  /** Panels that can be opened. */
  panels: readonly Panel[];
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keyboard shortcuts while the drawing has the focus; they cover everything a pointer can do. */
export function drawingKeys({ control, marked, onPanel, onDark, panels }: Acts) {
  const { size, pan, zoom, fit } = control;
  const step = (x: number, y: number, isFine: boolean): void => {
    if (!marksPoints(marked.tool)) {
      const by = isFine ? 10 : 60;
      pan(-x * by, -y * by);
      return;
    }
    const by = isFine ? 1 : 12;
    const from = marked.cursor ?? { x: size.width / 2, y: size.height / 2 };
    const to = { x: from.x + x * by, y: from.y + y * by };
    // At the edge, the drawing pans instead of the crosshair moving.
    const isInside = to.x > 0 && to.y > 0 && to.x < size.width && to.y < size.height;
    if (isInside) marked.moveTo(to);
    else pan(-x * 60, -y * 60);
  };
  const act = (key: string, isFine: boolean): boolean => {
    const arrow = steps[key];
    const tool = tools.find((one) => toolWords[one].key === key.toLowerCase());
    const panel = panels.find((one) => panelWords[one].key === key.toLowerCase());
    if (arrow) step(arrow[0], arrow[1], isFine);
    else if (key === '+' || key === '=') zoom(1.25);
    else if (key === '-' || key === '_') zoom(0.8);
    else if (key === 'f' || key === 'F' || key === '0' || key === 'Home') fit();
    else if (key === 'd' || key === 'D') onDark();
    else if (tool) marked.choose(tool);
    else if (panel) onPanel(panel);
    else if (key === 'Escape' && marked.tool !== 'pan') marked.choose('pan');
    else if (key === 'Backspace' && marksPoints(marked.tool)) marked.back();
    else if ((key === 'Enter' || key === ' ') && marksPoints(marked.tool)) confirm(isFine);
    else return false;
    return true;
  };
  const confirm = (isFine: boolean): void => {
    if (isFine) marked.finish();
    else marked.mark(marked.cursor ?? { x: size.width / 2, y: size.height / 2 });
  };
  return (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key, event.shiftKey)) event.preventDefault();
  };
}

/** Keys and what they do, for the help panel. */
export const keyHelp: readonly (readonly [keys: string, does: string])[] = [
  ['← → ↑ ↓', 'pan; with Shift in small steps'],
  ['+ −', 'zoom in, zoom out'],
  ['F', 'fit the sheet'],
  ['H', 'pan'],
  ['W', 'zoom window: two corners with arrows and Enter'],
  ['M', 'measure a distance: arrows move the cross, Enter marks'],
  ['G', 'measure an angle'],
  ['A', 'measure an area; Shift+Enter closes it'],
  ['Backspace', 'undo the last mark'],
  ['T', 'select text'],
  ['L', 'layers'],
  ['S', 'find on the sheet'],
  ['C', 'compare with a variation'],
  ['E', 'save or copy'],
  ['I', 'the drawing as text'],
  ['D', 'light or dark background'],
  ['Esc', 'back to pan'],
  ['[ ]', 'previous and next sheet, anywhere on the page'],
];
