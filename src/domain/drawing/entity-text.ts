import { lettersWidth } from '#src/domain/drawing/letter-widths.ts';
import { heightOf, paragraphLines, type TextBlock, type TextStyle } from '#src/domain/drawing/paragraphs.ts';
import type { EntityLine, EntitySpan } from '#src/domain/drawing/place-text.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { plainDxfText } from '#src/lib/dxf/dxf-text.ts';
import { isStrokeFont } from '#src/lib/dxf/mtext.ts';
import { hasBit, numberOf, pointOf, textOf, type Groups } from '#src/lib/dxf/groups.ts';

const aligned = ['left', 'center', 'right'] as const;
/** Maximum ratio of an aligned text's stated height to the height that its width implies, because fonts differ. */
const mostOff = 2;
const plainStyle: TextStyle = { stretch: 1, slant: 0, height: 0, isVertical: false, isStroke: false };

/** The height if neither the text nor its style states one. */
const usualHeight = 2.5;

/** The file's text styles by lowercase name. `usual` is `$TEXTSIZE`. */
export function textStyles(records: readonly DxfRecord[], usual: number): Map<string, TextStyle> {
  const all = new Map(
    records.map(({ groups }) => [
      textOf(groups, 2).toLowerCase(),
      {
        stretch: numberOf(groups, 41, 1) || 1,
        slant: numberOf(groups, 50),
        height: numberOf(groups, 40) || numberOf(groups, 42) || usual || usualHeight,
        isVertical: hasBit(groups, 70, 4),
        isStroke: isStrokeFont(textOf(groups, 3)),
      },
    ]),
  );
  if (!all.has('standard')) all.set('standard', { ...plainStyle, height: usual || usualHeight });
  return all;
}

/** The lines of a TEXT, ATTRIB, ATTDEF, or MTEXT, and their box if it has a frame or a background. */
export function linesOf(
  record: DxfRecord,
  styles: ReadonlyMap<string, TextStyle> = new Map(),
): Pick<TextBlock, 'lines'> & Partial<TextBlock> {
  const { type, groups } = record;
  const style =
    styles.get((textOf(groups, 7) || 'standard').toLowerCase()) ?? styles.get('standard') ?? plainStyle;
  if (type === 'MTEXT') return paragraphLines(record, style);
  // Attributes of several lines hold an MTEXT.
  const inner = record.parts.find((part) => part.groups.some(([code]) => code === 1));
  if (inner) return { lines: paragraphLines({ ...inner, parts: [] }, style).lines };
  const line = { ...singleLine(type, groups, style), ...(style.isStroke ? { isStroke: true } : {}) };
  return { lines: style.isVertical ? stackedLetters(line) : [line] };
}

/** Letter spacing of vertical text, as a multiple of its height. */
const stackStep = 1.5;

/** Vertical text: letters below each other, each centered. */
function stackedLetters(line: EntityLine): EntityLine[] {
  const [cosine, sine] = [Math.cos((line.angle * Math.PI) / 180), Math.sin((line.angle * Math.PI) / 180)];
  return Array.from(line.text, (text, at): EntityLine => {
    const down = line.height * (1 + at * stackStep);
    return { ...line, text, align: 'center', x: line.x + sine * down, y: line.y - cosine * down };
  });
}

const ruleSigns: Readonly<Record<string, string>> = { u: 'L', o: 'O', k: 'K' };

/** A text with the lines along it, which `%%u`, `%%o`, and `%%k` begin and end. */
function wordsOf(raw: string): Pick<EntityLine, 'text' | 'rules' | 'spans'> {
  const spans: EntitySpan[] = [];
  let rules = '';
  for (const piece of raw.split(/(%%[uok%])/i)) {
    const sign = /^%%[uok]$/i.test(piece) ? (ruleSigns[piece.slice(2).toLowerCase()] ?? '') : '';
    if (sign !== '') rules = rules.includes(sign) ? rules.replace(sign, '') : rules + sign;
    else if (piece !== '')
      spans.push({
        text: plainDxfText(piece).replaceAll(/[\n\t]/g, ' '),
        size: 1,
        stretch: 1,
        slant: 0,
        rules,
      });
  }
  const text = spans.map((span) => span.text).join('');
  const [first] = spans;
  if (first && spans.every((span) => span.rules === first.rules))
    return { text, ...(first.rules === '' ? {} : { rules: first.rules }) };
  return { text, spans };
}

function singleLine(type: string, groups: Groups, style: TextStyle): EntityLine {
  const [height, degrees] = [heightOf(groups, style), numberOf(groups, 50)];
  const [horizontal, vertical] = [numberOf(groups, 72), numberOf(groups, type === 'TEXT' ? 73 : 74)];
  // The tag of an attribute stands for its value until the block is inserted.
  const isTag = type === 'ATTDEF' && (numberOf(groups, 70) & 2) === 0;
  const raw = textOf(groups, isTag ? 2 : 1);
  const [stretch, slant] = [numberOf(groups, 41, 1) || 1, numberOf(groups, 51)];
  const look = {
    ...wordsOf(raw),
    height,
    ...(slant === 0 ? {} : { slant }),
    ...(hasBit(groups, 71, 2) ? { isBackward: true } : {}),
    ...(hasBit(groups, 71, 4) ? { isUpsideDown: true } : {}),
  };
  const [start, end] = [pointOf(groups, 10), pointOf(groups, 11)];
  // Aligned and fitted texts span both points.
  if ((horizontal === 3 || horizontal === 5) && vertical === 0) {
    const width = Math.hypot(end.x - start.x, end.y - start.y);
    const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
    // An aligned text's height follows from its width; some files state another height.
    const natural = width / (lettersWidth(look.text) * (style.stretch || 1) || 1);
    const isOff = horizontal === 3 && (height > natural * mostOff || height < natural / mostOff);
    return { ...look, ...(isOff ? { height: natural } : {}), ...start, angle, align: 'left', width };
  }
  const { x, y } = horizontal === 0 && vertical === 0 ? start : end;
  const isMiddle = horizontal === 4;
  // Room for descenders.
  const drop =
    isMiddle || vertical === 2 ? height / 2 : vertical === 3 ? height : vertical === 1 ? -height / 3 : 0;
  const along = (degrees * Math.PI) / 180;
  return {
    ...look,
    x: x + Math.sin(along) * drop,
    y: y - Math.cos(along) * drop,
    angle: degrees,
    align: isMiddle ? 'center' : (aligned[horizontal] ?? 'left'),
    ...(stretch === 1 ? {} : { stretch }),
  };
}
