import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { type XY, rectangle, withHoles } from '#src/reference-api/drawings/geometry/vector.ts';

/** Section of a wide-flange beam with its middle at `center` and the top of its upper flange at `top`. */
export function wideFlange(pen: Pen, center: number, top: number, depth: number, width: number): void {
  const flange = Math.max(0.35, depth * 0.05);
  const web = flange * 0.65;
  const half = width / 2;
  pen.shape(
    [
      [center - half, top],
      [center + half, top],
      [center + half, top - flange],
      [center + web / 2, top - flange],
      [center + web / 2, top - depth + flange],
      [center + half, top - depth + flange],
      [center + half, top - depth],
      [center - half, top - depth],
      [center - half, top - depth + flange],
      [center - web / 2, top - depth + flange],
      [center - web / 2, top - flange],
      [center - half, top - flange],
    ],
    'steel',
  );
}

/** An angle with its corner at `corner`; the legs run `horizontal` and `vertical` inches, either may be negative. */
export function steelAngle(
  pen: Pen,
  corner: XY,
  horizontal: number,
  vertical: number,
  thickness = 0.25,
): void {
  const [x, y] = corner;
  const tx = Math.sign(horizontal) * thickness;
  const ty = Math.sign(vertical) * thickness;
  pen.shape(
    [
      [x, y],
      [x + horizontal, y],
      [x + horizontal, y + ty],
      [x + tx, y + ty],
      [x + tx, y + vertical],
      [x, y + vertical],
    ],
    'steel',
  );
}

/** A rectangular tube in section; only its walls are hatched. */
export function hollowBox(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: number,
  pattern: 'aluminum' | 'steel' = 'aluminum',
): void {
  const outer = rectangle(x, y, width, height);
  const inner = rectangle(x + wall, y + wall, width - 2 * wall, height - 2 * wall);
  pen.hatch(withHoles(outer, [inner]), pattern);
  pen.shape(outer);
  pen.shape(inner, null, 'edge');
}
