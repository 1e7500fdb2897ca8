import { viewAngles, type Angles } from '#src/lib/model/views.ts';

export type SectionAxis = 'x' | 'y' | 'z';

/** The view of a model, as stored in the address. */
export interface ModelView extends Angles {
  /** Index of the type shown; null for the file's default. */
  type: number | null;
  /** At 1, the whole object is visible from any side; null fits it to the window. */
  zoom: number | null;
  /** Offset of the picture's center from the object's center, in half diagonals. */
  pan: readonly [x: number, y: number, z: number];
  /** Cuts off everything beyond this position, from 0 (nothing left) to 1 (everything visible). */
  section: { axis: SectionAxis; at: number } | null;
  /** How far the parts are moved apart, 0 to 1. */
  explode: number;
  /** Indexes of hidden part rows. */
  hidden: readonly number[];
  isWireframe: boolean;
  hasDimensions: boolean;
  hasClearance: boolean;
}

export const defaultView: ModelView = {
  ...viewAngles.isometric,
  type: null,
  zoom: null,
  pan: [0, 0, 0],
  section: null,
  explode: 0,
  hidden: [],
  isWireframe: false,
  hasDimensions: false,
  hasClearance: false,
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;
const sameAngles = (a: Angles, b: Angles): boolean =>
  rounded(a.azimuth, 1) === rounded(b.azimuth, 1) && rounded(a.elevation, 1) === rounded(b.elevation, 1);

/** The view as short text for an address: `t1~a0~e90~h2_5`; empty for the default. */
export function viewText(view: ModelView): string {
  const { type, zoom, pan, section, explode, hidden } = view;
  const isPanned = pan.some((value) => rounded(value, 2) !== 0);
  return [
    type !== null && `t${type}`,
    !sameAngles(view, defaultView) && `a${rounded(view.azimuth, 1)}~e${rounded(view.elevation, 1)}`,
    zoom !== null && `z${rounded(zoom, 2)}`,
    isPanned && `p${pan.map((value) => rounded(value, 2)).join('_')}`,
    section !== null && `s${section.axis}${rounded(section.at, 2)}`,
    rounded(explode, 2) > 0 && `x${rounded(explode, 2)}`,
    hidden.length > 0 && `h${hidden.join('_')}`,
    view.isWireframe && 'w',
    view.hasDimensions && 'd',
    view.hasClearance && 'c',
  ]
    .filter((piece) => piece !== false)
    .join('~');
}

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Minimum and maximum zoom. */
export const zoomRange = [0.2, 40] as const;
const maxPan = 4;
const maxHidden = 200;

/** Parses the view from an address; ignores invalid parts. */
export function viewFrom(text: string): ModelView {
  const view = { ...defaultView };
  for (const piece of text.slice(0, 2000).split('~')) {
    const [key, rest] = [piece.slice(0, 1), piece.slice(1)];
    const numbers = rest.split('_').map((one) => (/^-?\d+(?:\.\d+)?$/.test(one) ? Number(one) : Number.NaN));
    const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = numbers;
    const cut = /^([xyz])(\d(?:\.\d+)?)$/.exec(rest);
    if (key === 't' && Number.isInteger(first) && first >= 0) view.type = first;
    if (key === 'a' && Number.isFinite(first)) view.azimuth = clamped(first, -180, 180);
    if (key === 'e' && Number.isFinite(first)) view.elevation = clamped(first, -90, 90);
    if (key === 'z' && Number.isFinite(first)) view.zoom = clamped(first, ...zoomRange);
    if (key === 'p' && Number.isFinite(first + second + third))
      view.pan = [
        clamped(first, -maxPan, maxPan),
        clamped(second, -maxPan, maxPan),
        clamped(third, -maxPan, maxPan),
      ];
    if (key === 's' && cut) view.section = { axis: axisOf(cut[1]), at: clamped(Number(cut[2]), 0, 1) };
    if (key === 'x' && Number.isFinite(first)) view.explode = clamped(first, 0, 1);
    if (key === 'h')
      view.hidden = [...new Set(numbers)]
        .filter((row) => Number.isInteger(row) && row >= 0)
        .slice(0, maxHidden);
    if (piece === 'w') view.isWireframe = true;
    if (piece === 'd') view.hasDimensions = true;
    if (piece === 'c') view.hasClearance = true;
  }
  return view;
}

const axisOf = (letter: string | undefined): SectionAxis => (letter === 'x' || letter === 'y' ? letter : 'z');
