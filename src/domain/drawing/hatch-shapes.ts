import { aciColor } from '#src/domain/drawing/colors.ts';
import { hatchStrokes, readHatch } from '#src/domain/drawing/hatch.ts';
import { hexColor } from '#src/domain/drawing/pens.ts';
import type { Shape } from '#src/domain/drawing/sheet.ts';
import { numberOf } from '#src/lib/dxf/groups.ts';
import type { Groups } from '#src/lib/dxf/groups.ts';

/** The area of a solid HATCH, or the strokes of its pattern. */
export function hatchShapes(groups: Groups): Shape[] {
  const hatch = readHatch(groups);
  if (!hatch.isSolid) {
    const points = hatchStrokes(hatch);
    const ground = groundOf(groups);
    return [
      ...(ground === null
        ? []
        : [{ kind: 'fill' as const, loops: hatch.loops, isArea: true, color: hexColor(ground) }]),
      ...(points.length === 0 ? [] : [{ kind: 'hatch' as const, points }]),
    ];
  }
  const color = gradientColor(groups);
  return [{ kind: 'fill', loops: hatch.loops, isArea: true, ...(color === null ? {} : { color }) }];
}

/** The color behind a pattern, in extended data behind its name; null where there is none. */
function groundOf(groups: Groups): number | null {
  const at = groups.findIndex(([code, value]) => code === 1001 && value === 'HATCHBACKGROUNDCOLOR');
  const value = at === -1 ? 0 : numberOf(groups.slice(at), 1071);
  // The first byte says what the others are: a true color, or an index.
  const kind = value >>> 24;
  if (kind === 0xc2) return value & 0xff_ff_ff;
  const color = kind === 0xc3 ? aciColor(value & 0xff) : null;
  return color === null ? null : Number.parseInt(color.slice(1), 16);
}

/** A gradient is filled with the color halfway between its ends; null for one color. */
function gradientColor(groups: Groups): string | null {
  if (numberOf(groups, 450) !== 1) return null;
  const start = groups.findIndex(([code]) => code === 453);
  const colors: string[] = [];
  for (const [code, value] of groups.slice(start)) {
    if (code === 421) colors[Math.max(0, colors.length - 1)] = hexColor(Number(value));
    else if (code === 63) colors.push(aciColor(Number(value)) ?? '#ffffff');
  }
  const [first, last] = [colors[0], colors.at(-1)];
  if (first === undefined || last === undefined) return null;
  const mean = [1, 3, 5].reduce((sum, at) => {
    const [a, b] = [first, last].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return sum * 256 + Math.round(((a ?? 0) + (b ?? 0)) / 2);
  }, 0);
  return hexColor(mean);
}
