import type { Affine } from '#src/domain/drawing/affine.ts';
import { enlargement, moved } from '#src/domain/drawing/affine.ts';
import type { Entity } from '#src/domain/drawing/dxf-tags.ts';
import { numberOf, pointsOf, textOf } from '#src/domain/drawing/dxf-tags.ts';
import { mtextLines, plainDxfText } from '#src/domain/drawing/dxf-text.ts';
import type { SheetText } from '#src/domain/drawing/sheet.ts';

type Line = Omit<SheetText, 'layer' | 'kind'>;

const aligned = ['left', 'center', 'right'] as const;
const opposite = { left: 'right', center: 'center', right: 'left' } as const;

/** The lines of a TEXT, ATTRIB or MTEXT. */
export function linesOf({ type, tags }: Entity, place: Affine): Line[] {
  const [a, b, c, d] = place;
  // Of what is mirrored, words are still written to be read: from their other end.
  const isMirrored = a * d < b * c;
  const size = enlargement(place);
  const lineAt = (
    text: string,
    x: number,
    y: number,
    height: number,
    angle: number,
    align: Line['align'],
  ): Line => {
    const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const [dx, dy] = [a * cosine + c * sine, b * cosine + d * sine];
    const turned = isMirrored ? Math.atan2(-dy, -dx) : Math.atan2(dy, dx);
    return {
      text,
      ...moved(place, { x, y }),
      height: height * size,
      angle: (turned * 180) / Math.PI,
      align: isMirrored ? opposite[align] : align,
    };
  };
  const height = numberOf(tags, 40);
  const degrees = numberOf(tags, 50);
  if (type !== 'MTEXT') {
    const [horizontal, vertical] = [numberOf(tags, 72), numberOf(tags, type === 'ATTRIB' ? 74 : 73)];
    const [x = 0, y = 0] = horizontal === 0 && vertical === 0 ? pointsOf(tags, 10) : pointsOf(tags, 11);
    const isMiddle = horizontal === 4;
    const drop = isMiddle || vertical === 2 ? height / 2 : vertical === 3 ? height : 0;
    const along = (degrees * Math.PI) / 180;
    const align = isMiddle ? 'center' : (aligned[horizontal] ?? 'left');
    return [
      lineAt(
        plainDxfText(textOf(tags, 1)),
        x + Math.sin(along) * drop,
        y - Math.cos(along) * drop,
        height,
        degrees,
        align,
      ),
    ];
  }
  // Long texts come in pieces, the last one under its own code.
  const text = tags.flatMap(([code, value]) => (code === 3 || code === 1 ? [String(value)] : [])).join('');
  const lines = mtextLines(text).flatMap((line) => wrapped(line, numberOf(tags, 41), height));
  const [x = 0, y = 0] = pointsOf(tags, 10);
  const [dx = 1, dy = 0] = pointsOf(tags, 11);
  const angle = degrees || (Math.atan2(dy, dx) * 180) / Math.PI;
  const attachment = numberOf(tags, 71, 1) - 1;
  const step = (height * 5 * numberOf(tags, 44, 1)) / 3;
  const block = height + step * (lines.length - 1);
  const above = [0, block / 2, block][Math.floor(attachment / 3)] ?? 0;
  const along = (angle * Math.PI) / 180;
  return lines.map((line, index) => {
    const drop = height - above + index * step;
    return lineAt(
      line,
      x + Math.sin(along) * drop,
      y - Math.cos(along) * drop,
      height,
      angle,
      aligned[attachment % 3] ?? 'left',
    );
  });
}

/** Breaks a line at spaces where it is wider than its box; a character counts as three quarters of its height. */
function wrapped(line: string, width: number, height: number): string[] {
  if (width <= 0 || line.length * height * 0.75 <= width) return [line];
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + 1 + word.length) * height * 0.75 <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
