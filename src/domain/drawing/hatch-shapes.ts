import { aciColor } from '#src/domain/drawing/colors.ts';
import { gradientShapes } from '#src/domain/drawing/gradient.ts';
import { hatchStrokes, readHatch } from '#src/domain/drawing/hatch.ts';
import { hexColor } from '#src/domain/drawing/pens.ts';
import type { Shape } from '#src/domain/drawing/sheet.ts';
import { numberOf, type Groups } from '#src/lib/dxf/groups.ts';

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
  return gradientShapes(groups, hatch.loops) ?? [{ kind: 'fill', loops: hatch.loops, isArea: true }];
}

/** The color behind a pattern, from extended data; null if there is none. */
function groundOf(groups: Groups): number | null {
  const at = groups.findIndex(([code, value]) => code === 1001 && value === 'HATCHBACKGROUNDCOLOR');
  const value = at === -1 ? 0 : numberOf(groups.slice(at), 1071);
  // The first byte is the type: a true color, or an index.
  const kind = value >>> 24;
  if (kind === 0xc2) return value & 0xff_ff_ff;
  const color = kind === 0xc3 ? aciColor(value & 0xff) : null;
  return color === null ? null : Number.parseInt(color.slice(1), 16);
}
