import type { Affine } from '#src/domain/drawing/affine.ts';
import { meanScale, transformPoint } from '#src/domain/drawing/affine.ts';
import type { SheetText } from '#src/domain/drawing/sheet.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { mtextLines, plainDxfText } from '#src/lib/dxf/dxf-text.ts';
import { numberOf, pointOf, textOf } from '#src/lib/dxf/groups.ts';
import type { Groups } from '#src/lib/dxf/groups.ts';

type Line = Omit<SheetText, 'layer' | 'kind'>;

const aligned = ['left', 'center', 'right'] as const;
const opposite = { left: 'right', center: 'center', right: 'left' } as const;

/**
 * The lines of a TEXT, ATTRIB, ATTDEF or MTEXT. `stretches` are those of text styles, by name in small letters.
 */
export function linesOf(
  { type, groups }: DxfRecord,
  place: Affine,
  stretches: ReadonlyMap<string, number> = new Map(),
): Line[] {
  if (type === 'MTEXT') {
    const stretch = stretches.get(textOf(groups, 7).toLowerCase()) ?? 1;
    return paragraphLines(groups).map((line) =>
      placedLine({ ...line, ...(stretch === 1 ? {} : { stretch }) }, place),
    );
  }
  return [placedLine(singleLine(type, groups), place)];
}

/** Text in a mirrored block stays readable: it is written from its other end. */
function placedLine({ x, y, height, angle, align, ...line }: Line, place: Affine): Line {
  const [a, b, c, d] = place;
  const isMirrored = a * d < b * c;
  const size = meanScale(place);
  const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [dx, dy] = [a * cosine + c * sine, b * cosine + d * sine];
  const turned = isMirrored ? Math.atan2(-dy, -dx) : Math.atan2(dy, dx);
  const { text, width, ...more } = line;
  return {
    text,
    ...transformPoint(place, { x, y }),
    height: height * size,
    angle: (turned * 180) / Math.PI,
    align: isMirrored ? opposite[align] : align,
    ...(width === undefined ? {} : { width: width * Math.hypot(dx, dy) }),
    ...more,
  };
}

function singleLine(type: string, groups: Groups): Line {
  const [height, degrees] = [numberOf(groups, 40), numberOf(groups, 50)];
  const [horizontal, vertical] = [numberOf(groups, 72), numberOf(groups, type === 'TEXT' ? 73 : 74)];
  // The tag of an attribute stands for its value until the block is inserted.
  const isTag = type === 'ATTDEF' && (numberOf(groups, 70) & 2) === 0;
  const text = plainDxfText(textOf(groups, isTag ? 2 : 1)).replaceAll('\n', ' ');
  const [start, end] = [pointOf(groups, 10), pointOf(groups, 11)];
  // Aligned and fitted texts run from one point to the other.
  if ((horizontal === 3 || horizontal === 5) && vertical === 0) {
    const width = Math.hypot(end.x - start.x, end.y - start.y);
    const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
    return { text, ...start, height, angle, align: 'left', width };
  }
  const { x, y } = horizontal === 0 && vertical === 0 ? start : end;
  const isMiddle = horizontal === 4;
  const drop = isMiddle || vertical === 2 ? height / 2 : vertical === 3 ? height : 0;
  const along = (degrees * Math.PI) / 180;
  const stretch = numberOf(groups, 41, 1);
  return {
    text,
    x: x + Math.sin(along) * drop,
    y: y - Math.cos(along) * drop,
    height,
    angle: degrees,
    align: isMiddle ? 'center' : (aligned[horizontal] ?? 'left'),
    ...(stretch === 1 ? {} : { stretch }),
  };
}

function paragraphLines(groups: Groups): Line[] {
  const [height, degrees] = [numberOf(groups, 40), numberOf(groups, 50)];
  // Long texts come in pieces, the last one under its own code.
  const text = groups.flatMap(([code, value]) => (code === 3 || code === 1 ? [String(value)] : [])).join('');
  const lines = mtextLines(text).flatMap((line) => wrapped(line, numberOf(groups, 41), height));
  const { x, y } = pointOf(groups, 10);
  const direction = pointOf(groups, 11, 1);
  const angle = degrees || (Math.atan2(direction.y, direction.x) * 180) / Math.PI;
  const attachment = numberOf(groups, 71, 1) - 1;
  const step = (height * 5 * numberOf(groups, 44, 1)) / 3;
  const block = height + step * (lines.length - 1);
  const above = [0, block / 2, block][Math.floor(attachment / 3)] ?? 0;
  const along = (angle * Math.PI) / 180;
  return lines.map((line, index) => {
    const drop = height - above + index * step;
    return {
      text: line,
      x: x + Math.sin(along) * drop,
      y: y - Math.cos(along) * drop,
      height,
      angle,
      align: aligned[attachment % 3] ?? 'left',
    };
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
