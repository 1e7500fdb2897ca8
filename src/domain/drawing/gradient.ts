import { clipLoop, type Region } from '#src/domain/drawing/clip.ts';
import { aciColor } from '#src/domain/drawing/colors.ts';
import { hexColor } from '#src/domain/drawing/pens.ts';
import type { Shape } from '#src/domain/drawing/sheet.ts';
import { numberOf, textOf, type Groups } from '#src/lib/dxf/groups.ts';

type Colors = readonly [first: string, last: string];

/** Number of color steps; fewer if the outline has many corners. */
const steps = 32;
const mostCorners = 20_000;

/**
 * The areas of a gradient: the whole area in the first color, then ever smaller parts in the colors up to the last. A
 * transparent gradient gets only its middle color. Null for a hatch of one color.
 */
export function gradientShapes(groups: Groups, loops: readonly number[][]): Shape[] | null {
  const colors = numberOf(groups, 450) === 1 ? colorsOf(groups) : null;
  if (colors === null) return null;
  const area = (within: readonly number[][], share: number): Shape => ({
    kind: 'fill',
    loops: [...within],
    isArea: true,
    color: between(colors, share),
  });
  const corners = loops.reduce((sum, { length }) => sum + length / 2, 0);
  const count = Math.min(steps, Math.floor(mostCorners / corners));
  if (colors[0] === colors[1] || isTransparent(groups) || count < 2) return [area(loops, 1 / 2)];
  const regionAt = regionsOf(groups, loops);
  return Array.from({ length: count }, (_, at) => {
    const region = at === 0 ? null : regionAt(at / count);
    const within = region
      ? loops.map((loop) => clipLoop(loop, region)).filter(({ length }) => length > 0)
      : loops;
    return area(within, at / (count - 1));
  }).filter((shape) => shape.kind === 'fill' && shape.loops.length > 0);
}

const isTransparent = (groups: Groups): boolean => numberOf(groups, 440) !== 0;

/** Its two colors; a one-color gradient ends in a lighter or darker one. Null if it names none. */
function colorsOf(groups: Groups): Colors | null {
  // Each begins with a number (463), then has an index, a true color, or both.
  const stated: (string | null)[] = [];
  const take = (color: string, isMore: boolean): void => {
    if (stated.length === 0 || (isMore && stated.at(-1) !== null)) stated.push(color);
    else stated[stated.length - 1] = color;
  };
  for (const [code, value] of groups.slice(groups.findIndex(([one]) => one === 453))) {
    if (code === 463) stated.push(null);
    else if (code === 63) take(aciColor(Number(value)) ?? '#ffffff', true);
    else if (code === 421) take(hexColor(Number(value)), false);
  }
  const colors = stated.filter((color) => color !== null);
  const [first, last] = [colors[0], colors.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (colors.length === 1 && numberOf(groups, 452) === 1) {
    const tint = numberOf(groups, 462);
    return [
      first,
      tint < 1 / 2 ? between(['#000000', first], 2 * tint) : between([first, '#ffffff'], 2 * tint - 1),
    ];
  }
  return /^INV/i.test(textOf(groups, 470)) ? [last, first] : [first, last];
}

function between([first, last]: Colors, share: number): string {
  const mean = [1, 3, 5].reduce((sum, at) => {
    const [from = 0, to = 0] = [first, last].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return sum * 256 + Math.round(from + (to - from) * share);
  }, 0);
  return hexColor(mean);
}

/** The region where a gradient has reached a share, depending on its name: beyond a line, between two lines, or in a circle. */
function regionsOf(groups: Groups, loops: readonly number[][]): (share: number) => Region {
  const angle = numberOf(groups, 460);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const loop of loops)
    for (let at = 0; at + 1 < loop.length; at += 2) {
      const [x = 0, y = 0] = [loop[at], loop[at + 1]];
      const [u, v] = [x * cosine + y * sine, y * cosine - x * sine];
      [left, right] = [Math.min(left, u), Math.max(right, u)];
      [bottom, top] = [Math.min(bottom, v), Math.max(top, v)];
    }
  // If it isn't centered, it starts at the upper left.
  const shift = numberOf(groups, 461) / 4;
  const [wide, high] = [right - left, top - bottom];
  const [x, y] = [(left + right) / 2 - shift * wide, (bottom + top) / 2 + shift * high];
  const inPlace = (corners: readonly (readonly [number, number])[]): Region =>
    corners.map(([u, v]) => ({ x: u * cosine - v * sine, y: u * sine + v * cosine }));
  const strip = (from: number, to: number): Region =>
    inPlace([
      [from, bottom - high],
      [to, bottom - high],
      [to, top + high],
      [from, top + high],
    ]);
  const circle = (middle: number, radius: number): Region =>
    inPlace(
      Array.from({ length: 48 }, (_, at) => {
        const turn = (at / 24) * Math.PI;
        return [x + radius * Math.cos(turn), middle + radius * Math.sin(turn)];
      }),
    );
  const name = textOf(groups, 470);
  // A hemisphere is centered on the bottom edge.
  if (/HEMI|CURVED/i.test(name)) return (share) => circle(bottom, (1 - share) * Math.hypot(wide / 2, high));
  if (/SPHERICAL/i.test(name)) return (share) => circle(y, ((1 - share) * Math.hypot(wide, high)) / 2);
  if (/CYLINDER/i.test(name))
    return (share) => strip(x - ((1 - share) * wide) / 2, x + ((1 - share) * wide) / 2);
  return (share) => strip(left + (share - shift) * wide, right + wide);
}
