import type { Point } from '#src/domain/drawing/sheet.ts';
import type { UnitSystem } from '#src/domain/units.ts';
import { decimalText } from '#src/lib/numbers.ts';

export type Measure = 'distance' | 'angle' | 'area';

export const pointsNeeded: Readonly<Record<Measure, number>> = { distance: 2, angle: 3, area: 3 };

const distanceBetween = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The length along all points, and back to the first one if closed. */
function lengthOf(points: readonly Point[], closed = false): number {
  const sides = closed ? points : points.slice(0, -1);
  return sides.reduce(
    (sum, point, index) => sum + distanceBetween(point, points[(index + 1) % points.length] ?? point),
    0,
  );
}

/**
 * The angle at the second point, between the first and the third: 0 to 180 degrees.
 *
 * @internal
 */
export function angleAt(a: Point, corner: Point, b: Point): number {
  const [one, other] = [
    Math.atan2(a.y - corner.y, a.x - corner.x),
    Math.atan2(b.y - corner.y, b.x - corner.x),
  ];
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return ((turn > Math.PI ? 2 * Math.PI - turn : turn) * 180) / Math.PI;
}

/**
 * The unsigned area of a polygon.
 *
 * @internal
 */
export function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/**
 * Inches as on drawings, to the nearest sixteenth: `5/8"`, `3 1/2"`, `1'-6"`.
 *
 * @internal
 */
export function feetAndInches(inches: number): string {
  const sixteenths = Math.round(Math.abs(inches) * 16);
  const feet = Math.floor(sixteenths / 192);
  const whole = Math.floor((sixteenths % 192) / 16);
  let [numerator, denominator] = [sixteenths % 16, 16];
  while (numerator > 0 && numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  const fraction = numerator > 0 ? `${numerator}/${denominator}` : '';
  const rest = [whole > 0 || feet > 0 || fraction === '' ? String(whole) : '', fraction]
    .filter(Boolean)
    .join(' ');
  return feet > 0 ? `${feet}'-${rest}"` : `${rest}"`;
}

/** @internal */
export function lengthText(inches: number, system: UnitSystem): string {
  if (system === 'ip') return feetAndInches(inches);
  const millimeters = inches * 25.4;
  return millimeters < 10_000
    ? `${decimalText(millimeters, millimeters < 10 ? 2 : 1)} mm`
    : `${decimalText(millimeters / 1_000, 2)} m`;
}

/** @internal */
export function areaText(squareInches: number, system: UnitSystem): string {
  if (system === 'ip') {
    return squareInches < 144
      ? `${decimalText(squareInches, 2)} sq in`
      : `${decimalText(squareInches / 144, 2)} sq ft`;
  }
  const square = squareInches * 645.16;
  return square < 100_000 ? `${decimalText(square, 0)} mm²` : `${decimalText(square / 1_000_000, 3)} m²`;
}

/** The measure so far; null before there are enough points. `inches` is the length of a drawing unit. */
export function measureText(
  measure: Measure,
  points: readonly Point[],
  inches: number,
  system: UnitSystem,
): string | null {
  if (points.length < pointsNeeded[measure]) return null;
  const [a, b, c] = points;
  switch (measure) {
    case 'distance': {
      if (!a || !b) return null;
      const whole = lengthText(lengthOf(points) * inches, system);
      if (points.length > 2) return whole;
      return `${whole} (across ${lengthText(Math.abs(b.x - a.x) * inches, system)}, up ${lengthText(Math.abs(b.y - a.y) * inches, system)})`;
    }
    case 'angle':
      return a && b && c ? `${decimalText(angleAt(a, b, c), 1)}°` : null;
    case 'area':
      return `${areaText(areaOf(points) * inches ** 2, system)}, around it ${lengthText(lengthOf(points, true) * inches, system)}`;
  }
}
