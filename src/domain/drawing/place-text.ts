import { type Affine, transformPoint } from '#src/domain/drawing/affine.ts';
import type { SheetText } from '#src/domain/drawing/sheet.ts';

/** A line of text in the coordinates of its entity. */
export interface EntityLine extends Omit<SheetText, 'layer' | 'kind' | 'color' | 'spans'> {
  spans?: readonly EntitySpan[];
  pen?: LinePen;
  /** Whether it is mirrored horizontally, or upside down. */
  isBackward?: boolean;
  isUpsideDown?: boolean;
}

/** The line's own color: an index, or `0xrrggbb`. */
export interface LinePen {
  index?: number;
  rgb?: number;
}

export interface EntitySpan extends Omit<NonNullable<SheetText['spans']>[number], 'color'>, LinePen {}

type Placed = Omit<SheetText, 'layer' | 'kind' | 'color' | 'spans'>;

const tiny = 1e-9;

/** Transforms a line. A mirrored line gets a negative width factor, a sheared one a slant. */
export function placeLine(line: EntityLine, place: Affine): Placed {
  const { x, y, height, angle, align, text, width, stretch = 1, slant = 0 } = line;
  const [a, b, c, d] = place;
  const [across, up] = [line.isBackward ? -1 : 1, line.isUpsideDown ? -1 : 1];
  const [cosine, sine] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const turned = (along: number, over: number): readonly [number, number] => {
    const [u, v] = [cosine * along - sine * over, sine * along + cosine * over];
    return [a * u + c * v, b * u + d * v];
  };
  const [ux, uy] = turned(across, 0);
  const [vx, vy] = turned(across * Math.tan(radians(slant)), up);
  const length = Math.hypot(ux, uy);
  const rise = (ux * vy - uy * vx) / length;
  const sign = rise < 0 ? -1 : 1;
  const [dx, dy] = [(ux / length) * sign, (uy / length) * sign];
  const size = Math.abs(rise);
  const factor = (sign * stretch * length) / size;
  const lean = (Math.atan2(vx * dx + vy * dy, size) * 180) / Math.PI;
  return {
    text,
    ...transformPoint(place, { x, y }),
    height: height * size,
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    align,
    ...(width === undefined ? {} : { width: width * length * sign }),
    ...(Math.abs(factor - 1) < tiny ? {} : { stretch: factor }),
    ...(Math.abs(lean) < tiny ? {} : { slant: lean }),
    ...(line.rules ? { rules: line.rules } : {}),
    ...(line.isStroke ? { isStroke: true } : {}),
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
