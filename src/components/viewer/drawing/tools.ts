import type { Measure } from '#src/domain/drawing/measure.ts';

export type Tool = 'pan' | 'window' | 'text' | Measure;
export type Panel = 'layers' | 'find' | 'compare' | 'about' | 'save';

export const toolWords: Readonly<Record<Tool, { label: string; key: string; hint: string }>> = {
  pan: { label: 'Pan', key: 'h', hint: 'Drag to pan, scroll or pinch to zoom.' },
  window: { label: 'Zoom window', key: 'w', hint: 'Drag a rectangle, or mark two corners.' },
  distance: { label: 'Distance', key: 'm', hint: 'Mark two points.' },
  angle: {
    label: 'Angle',
    key: 'g',
    hint: 'Mark a point on one leg, the corner, and a point on the other leg.',
  },
  area: {
    label: 'Area',
    key: 'a',
    hint: 'Mark the corners; press Enter on the last or click the first again.',
  },
  text: { label: 'Select text', key: 't', hint: 'Drag over the text to select it, then copy.' },
};

export const tools: readonly Tool[] = ['pan', 'window', 'distance', 'angle', 'area', 'text'];

export const panelWords: Readonly<Record<Panel, { label: string; key: string }>> = {
  layers: { label: 'Layers', key: 'l' },
  find: { label: 'Find on sheet', key: 's' },
  compare: { label: 'Compare', key: 'c' },
  save: { label: 'Save or copy', key: 'e' },
  about: { label: 'As text', key: 'i' },
};

/** Whether a tool marks points. */
export const marksPoints = (tool: Tool): boolean => tool !== 'pan' && tool !== 'text';
export const isMeasure = (tool: Tool): tool is Measure =>
  tool === 'distance' || tool === 'angle' || tool === 'area';
