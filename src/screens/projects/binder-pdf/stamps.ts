import { asArtifact, asPart, drawFrame, drawText } from '#src/domain/specification/writers/pdf/canvas.ts';
import type { Canvas } from '#src/domain/specification/writers/pdf/canvas.ts';
import { length } from '#src/domain/specification/writers/pdf/pdf-file.ts';
import type { Faces } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { addElement, type Element } from '#src/domain/specification/writers/pdf/structure.ts';

const actions = ['No exceptions taken', 'Make corrections noted', 'Revise and resubmit', 'Rejected'];
const boxHeight = 136;
const between = 18;

/** Height that the stamps take above the bottom of the page, in points. */
export const stampsHeight = boxHeight + 10;

/** The boxes in which the contractor and the architect stamp, side by side. */
export function drawStamps(
  canvas: Canvas,
  { regular, bold }: Faces,
  root: Element,
  { left, right, bottom }: { left: number; right: number; bottom: number },
): void {
  const half = (right - left - between) / 2;
  const say = (text: string, x: number, y: number, isBold = false): void =>
    asPart(canvas, addElement(root, 'P'), () =>
      drawText(canvas, text, x, y, { face: isBold ? bold : regular, size: isBold ? 9.5 : 9, brightness: 0 }),
    );
  for (const [index, who] of ['Contractor', 'Architect'].entries()) {
    const x = left + index * (half + between);
    asArtifact(canvas, () => {
      drawFrame(canvas, { x, y: bottom + 4, width: half, height: boxHeight }, 0);
      drawLine(canvas, [x + 24, bottom + 12], [x + half - 98, bottom + 12], 0.5);
      drawLine(canvas, [x + half - 66, bottom + 12], [x + half - 8, bottom + 12], 0.5);
    });
    say(`${who}: review stamp`, x + 8, bottom + 124, true);
    for (const [row, action] of actions.entries()) {
      const y = bottom + 104 - row * 16;
      asArtifact(canvas, () => drawTick(canvas, x + 8, y, false));
      say(action, x + 21, y + 0.5);
    }
    say('By', x + 8, bottom + 14);
    say('Date', x + half - 90, bottom + 14);
  }
}

type Point = readonly [x: number, y: number];

function drawLine({ operations }: Canvas, from: Point, to: Point, width: number): void {
  const at = ([x, y]: Point): string => `${length(x)} ${length(y)}`;
  operations.push(`0 G ${length(width)} w ${at(from)} m ${at(to)} l S`);
}

/** A square to tick, and the cross in it. */
export function drawTick(canvas: Canvas, x: number, y: number, isTicked: boolean): void {
  drawFrame(canvas, { x, y, width: 8, height: 8 }, 0);
  if (!isTicked) return;
  drawLine(canvas, [x, y], [x + 8, y + 8], 1.25);
  drawLine(canvas, [x, y + 8], [x + 8, y], 1.25);
}
