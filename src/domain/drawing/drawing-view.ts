/** The state of the drawing viewer, as stored in its address. */
export interface DrawingView {
  /** The center, and the window's width in model units; null shows the whole sheet. */
  at: { x: number; y: number; width: number } | null;
  /** Null follows the page. */
  isDark: boolean | null;
  /** Layers that are turned off; null uses the file's settings. */
  off: readonly string[] | null;
  /** The item that it is compared with. */
  comparedWith: number | null;
  /** A layout by name; null is the one that was active when the file was saved. */
  layout: string | null;
}

/** @internal */
export const wholeSheet: DrawingView = {
  at: null,
  isDark: null,
  off: null,
  comparedWith: null,
  layout: null,
};

/** `at:12.5,3,40;dark;off:A-ANNO-DIMS;with:12`. The whole sheet is the empty text. */
export const viewText = ({ at, isDark, off, comparedWith, layout }: DrawingView): string =>
  [
    at && `at:${[at.x, at.y, at.width].map((value) => Number(value.toFixed(decimalsFor(at.width)))).join()}`,
    isDark !== null && (isDark ? 'dark' : 'paper'),
    off !== null && `off:${off.map(encodeURIComponent).join()}`,
    comparedWith !== null && `with:${comparedWith}`,
    layout !== null && `layout:${encodeURIComponent(layout)}`,
  ]
    .filter(Boolean)
    .join(';');

/** Enough decimals for a fraction of a pixel at this window width; surveys are millions of units from the origin. */
const decimalsFor = (width: number): number => Math.min(15, Math.max(0, Math.ceil(4 - Math.log10(width))));

/** Parses the view from an address; ignores invalid parts. */
export function viewFrom(text: string): DrawingView {
  let view = wholeSheet;
  for (const part of text.slice(0, 2_000).split(';')) {
    const [key = '', value = ''] = part.split(':');
    if (key === 'dark' || key === 'paper') view = { ...view, isDark: key === 'dark' };
    else if (key === 'at') view = { ...view, at: placeFrom(value) };
    else if (key === 'off') view = { ...view, off: value.split(',').map(decoded).filter(Boolean) };
    else if (key === 'layout') view = { ...view, layout: decoded(value) || null };
    else if (key === 'with' && /^[1-9]\d{0,9}$/.test(value)) view = { ...view, comparedWith: Number(value) };
  }
  return view;
}

function placeFrom(value: string): DrawingView['at'] {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN] = value
    .split(',')
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  const isPlace = [x, y, width].every((number) => Number.isFinite(number) && Math.abs(number) < 1e9);
  return isPlace && width > 1e-6 ? { x, y, width } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
