import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { hollowBox } from '#src/reference-api/drawings/details/assemblies/steel-sections.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

/** Glass bite and depth of the glazing pocket, in inches. */
const bite = 0.5;
const pocket = 0.75;

/** A sealed unit of two lites from y = -length up to its edge in the pocket, its outer face at x. */
function sealedUnit(pen: Pen, x: number, length: number, thickness: number): void {
  const lite = 0.25;
  for (const face of [x, x + thickness - lite]) {
    pen.hatch(uv(face, -length, face + lite, -length, face + lite, bite, face, bite), 'glass');
    pen.path(uv(face, -length, face, bite, face + lite, bite, face + lite, -length));
  }
  pen.rect(x + lite, bite - 0.42, thickness - 2 * lite, 0.3, 'aluminum', 'edge');
  breakLine(pen, [x, -length], [x + thickness, -length]);
}

export interface FrameSizes {
  /** From the outer to the inner face of the frame. */
  depth: number;
  /** From the sight line to the back of the frame. */
  face: number;
  /** Thickness of the sealed unit. */
  glass: number;
  /** Length of glass to show. */
  length: number;
}

/** Position of the glass's outer face, measured from the frame's outer face. */
export function glassFace({ depth, glass }: FrameSizes): number {
  return (depth - glass) * 0.4;
}

/**
 * Section of a thermally broken aluminum frame with its glass. x runs inward from the outside; y = 0 is the
 * sight line, and the glass is below it.
 */
export function glazedFrame(pen: Pen, sizes: FrameSizes, settingBlock = false): void {
  const { depth, face, glass, length } = sizes;
  const x = glassFace(sizes);
  const [breakStart, breakWidth] = [x + glass * 0.28, glass * 0.44];
  const high = face - pocket;
  hollowBox(pen, 0, pocket, breakStart, high, 0.125);
  pen.rect(breakStart, pocket, breakWidth, 0.28, 'membrane', 'edge');
  pen.rect(breakStart, face - 0.28, breakWidth, 0.28, 'membrane', 'edge');
  hollowBox(pen, breakStart + breakWidth, pocket, depth - breakStart - breakWidth, high, 0.125);
  hollowBox(pen, x - 0.75, 0, 0.6, pocket, 0.11);
  hollowBox(pen, x + glass + 0.15, 0, 0.75, pocket, 0.11);
  for (const face of [x - 0.15, x + glass]) pen.as('gasket').rect(face, 0.05, 0.15, 0.4, 'sealant', 'fine');
  if (settingBlock) pen.rect(x, bite, glass, pocket - bite, 'sealant', 'edge');
  sealedUnit(pen, x, length, glass);
}
