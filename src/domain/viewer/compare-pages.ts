/** Red, green, blue, and opacity of each pixel, a byte each, row by row. */
export interface PagePixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

type Color = readonly [red: number, green: number, blue: number];

/** Colors of content that only the first or only the second page has. */
export interface DifferenceColors {
  here: Color;
  there: Color;
}

export interface PageDifference {
  pixels: Uint8ClampedArray<ArrayBuffer>;
  /** How many places differ; neighboring ones count once. */
  places: number;
}

/** Tolerance per channel, because programs antialias letters differently. */
const tolerance = 80;
/** Marks lighter than this, measured from white, are invisible. */
const faint = 24;
/** Differences within this many pixels are one place: a sixth of an inch at three pixels per point. */
const cell = 36;
/** Minimum number of differing pixels in a place. */
const fewest = 3;

/** Rows of one step. */
const band = 16;

/**
 * Overlays two pages of the same size in pixels: common content in gray, content of only one in its color. Marks that differ by
 * one pixel in position count as equal. A generator, so that the page stays responsive.
 */
export function* comparePages(
  here: PagePixels,
  there: PagePixels,
  colors: DifferenceColors,
): Generator<void, PageDifference> {
  const { width, height } = here;
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
  const columns = Math.ceil(width / cell);
  const counts = new Uint32Array(columns * Math.ceil(height / cell));
  for (let y = 0; y < height; y += 1) {
    if (y % band === band - 1) yield;
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const ink = inkAt(here.data, at);
      const other = inkAt(there.data, at);
      if (ink < faint && other < faint) continue;
      const isOnlyHere = ink >= faint && !isNear(here.data, at, there, x, y);
      const isOnlyThere = other >= faint && !isNear(there.data, at, here, x, y);
      if (!isOnlyHere && !isOnlyThere) {
        const gray = 255 - Math.round(Math.max(ink, other) * 0.4);
        for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = gray;
        continue;
      }
      // The darker a mark, the fuller its color.
      const share = Math.max(0.35, (isOnlyHere ? ink : other) / 255);
      const color = isOnlyHere ? colors.here : colors.there;
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at + channel] = 255 - share * (255 - (color[channel] ?? 0));
      const place = Math.floor(y / cell) * columns + Math.floor(x / cell);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  markPlaces(pixels, width, { counts, columns });
  return { pixels, places: placesIn(counts, columns) };
}

/** Background of differences, because a digit is easy to overlook. */
const marked = [255, 240, 170] as const;

function markPlaces(
  pixels: Uint8ClampedArray,
  width: number,
  { counts, columns }: { counts: Uint32Array; columns: number },
): void {
  const height = pixels.length / 4 / width;
  for (const [place, count] of counts.entries()) {
    if (count < fewest) continue;
    const [left, top] = [(place % columns) * cell, Math.floor(place / columns) * cell];
    for (let y = top; y < Math.min(height, top + cell); y += 1)
      for (let x = left; x < Math.min(width, left + cell); x += 1) {
        const at = 4 * (y * width + x);
        for (let channel = 0; channel < 3; channel += 1)
          pixels[at + channel] = ((pixels[at + channel] ?? 255) * (marked[channel] ?? 255)) / 255;
      }
  }
}

/** Distance from white, 0 to 255, of the farthest channel. */
const inkAt = (data: Uint8ClampedArray, at: number): number =>
  255 - Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255);

/** Whether the other page has the same color here, or one pixel beside. */
function isNear(data: Uint8ClampedArray, at: number, other: PagePixels, x: number, y: number): boolean {
  if (isAlike(data, at, other.data, at)) return true;
  for (let row = Math.max(0, y - 1); row <= Math.min(other.height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(other.width - 1, x + 1); column += 1)
      if (isAlike(data, at, other.data, 4 * (row * other.width + column))) return true;
  return false;
}

function isAlike(one: Uint8ClampedArray, at: number, other: Uint8ClampedArray, there: number): boolean {
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs((one[at + channel] ?? 255) - (other[there + channel] ?? 255)) > tolerance) return false;
  return true;
}

/** Groups of neighboring cells that differ. */
function placesIn(counts: Uint32Array, columns: number): number {
  const isLeft = Uint8Array.from(counts, (count) => (count >= fewest ? 1 : 0));
  let places = 0;
  for (let start = 0; start < isLeft.length; start += 1) {
    if (isLeft[start] === 0) continue;
    places += 1;
    isLeft[start] = 0;
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const column = at % columns;
      for (const down of [-columns, 0, columns])
        for (const across of [-1, 0, 1]) {
          const next = at + down + across;
          if (column + across < 0 || column + across >= columns || isLeft[next] !== 1) continue;
          isLeft[next] = 0;
          open.push(next);
        }
    }
  }
  return places;
}

/** The lines of a page that the other lacks, regardless of position and spaces. */
export function linesOnlyIn(text: string, other: string): string[] {
  const plain = (line: string): string => line.replaceAll(/\s+/g, ' ').trim();
  const known = new Set(other.split('\n').map(plain));
  return [...new Set(text.split('\n').map(plain))].filter((line) => line !== '' && !known.has(line));
}
