import { type ModelView, type SectionAxis, zoomRange } from '#src/domain/viewer/model/model-view.ts';
import { plus, times } from '#src/lib/model/vector.ts';
import { frameOf, viewAngles, viewNames } from '#src/lib/model/views.ts';

/** Degrees, and share of the window, per key press. */
const turn = 15;
const shift = 0.12;
const step = 1.25;

/** Keyboard shortcuts of the model viewer, for the help. */
export const modelKeys: readonly (readonly [keys: string, does: string])[] = [
  ['← → ↑ ↓', 'Turn by 15°'],
  ['Shift + arrows', 'Move'],
  ['+ and −', 'Zoom'],
  ['1, 2, 3, 4', 'Plan, front, side, isometric'],
  ['0', 'Fit to the window'],
  ['W', 'Wireframe'],
  ['D', 'Dimensions'],
  ['S', 'Section; Page Up and Page Down move the cut'],
  ['X, Y, Z', 'Cut across the width, height, or depth'],
  ['M', 'Measure: arrows move the cross, with Shift in small steps; Enter marks'],
  ['Esc', 'End measuring'],
];

/** The view change for a key; null for a key without a function. `zoom` is the effective zoom. */
export function viewAfterKey(
  view: ModelView,
  key: string,
  isShift: boolean,
  zoom: number,
): Partial<ModelView> | null {
  const arrows: Readonly<Record<string, readonly [right: number, up: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  const arrow = arrows[key];
  if (arrow) return isShift ? panView(view, arrow, zoom) : rotateView(view, arrow);
  const named = viewNames[Number(key) - 1];
  if (named) return { ...viewAngles[named], zoom: null, pan: [0, 0, 0] };
  switch (key) {
    case '+':
    case '=':
      return { zoom: Math.min(zoomRange[1], zoom * step) };
    case '-':
    case '_':
      return { zoom: Math.max(zoomRange[0], zoom / step) };
    case '0':
      return { zoom: null, pan: [0, 0, 0] };
    case 'w':
    case 'W':
      return { isWireframe: !view.isWireframe };
    case 'd':
    case 'D':
      return { hasDimensions: !view.hasDimensions };
    case 's':
    case 'S':
      return { section: view.section ? null : { axis: 'z', at: 0.5 } };
    case 'x':
    case 'y':
    case 'z':
      return { section: { axis: key, at: view.section?.at ?? 0.5 } };
    case 'PageUp':
    case 'PageDown':
      return (
        view.section && {
          section: { ...view.section, at: cut(view.section.at + (key === 'PageUp' ? 0.05 : -0.05)) },
        }
      );
    default:
      return null;
  }
}

const axisWords: Readonly<Record<SectionAxis, string>> = { x: 'width', y: 'height', z: 'depth' };

/** Where the model is cut, in words. */
export const cutText = ({ axis, at }: NonNullable<ModelView['section']>): string =>
  `Cut across the ${axisWords[axis]} at ${Math.round(at * 100)}%`;

const cut = (at: number): number => Math.min(1, Math.max(0, Number(at.toFixed(2))));

/** The object turns as if the arrow key moved the camera. */
function rotateView(
  { azimuth, elevation }: ModelView,
  [right, up]: readonly [number, number],
): Partial<ModelView> {
  const around = azimuth + right * turn;
  return {
    azimuth: around > 180 ? around - 360 : around <= -180 ? around + 360 : around,
    elevation: Math.min(90, Math.max(-90, elevation + up * turn)),
  };
}

function panView(view: ModelView, [right, up]: readonly [number, number], zoom: number): Partial<ModelView> {
  const frame = frameOf(view);
  const by = plus(times(frame.right, right), times(frame.up, up));
  return { pan: plus(view.pan, times(by, shift / zoom)), zoom };
}
