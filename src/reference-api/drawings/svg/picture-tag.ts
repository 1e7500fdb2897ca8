import { filled, ink, quiet, stroked } from '#src/reference-api/drawings/svg/picture-style.ts';
import { lettering, letteringWidth } from '#src/reference-api/drawings/svg/lettering.ts';

/** What stands below a drawing, as on a sheet: a bubble with the section, the name, and what tells it from others. */
export interface PictureTag {
  /** `07 54 23`. */
  section: string;
  name: string;
  /** `NF-112 · 60 mil · Tan`. */
  note: string;
  /** `#rrggbb`, shown as it is. */
  swatch: string | null;
}

const radius = 95;
/** From the picture's edges, as far as a drawing stays from them. */
const [left, low] = [60, 50];
const wordsX = left + 210;
const room = 1620;

/** The size at which a text fits, at most the usual one. */
const fitting = (text: string, usual: number, width: number, isBold = false): number =>
  Math.min(usual, Math.floor((usual * width) / letteringWidth(text, usual, isBold)));

/** In a picture 2000 units wide. The tag shrinks toward the lower left corner where the picture is large. */
export function tagElements({ section, name, note, swatch }: PictureTag, height: number): string {
  const foot = height - low;
  const [division = '', ...rest] = section.split(' ');
  const title = name.toUpperCase();
  const noteX = swatch === null ? wordsX : wordsX + 80;
  const below = {
    text: note,
    x: noteX,
    y: foot - 24,
    size: fitting(note, 78, room + wordsX - noteX),
    fill: quiet,
  };
  return (
    `<g class="w" style="transform-origin:${left}px ${foot}px" fill="${ink}">` +
    `<g fill="none" stroke="${ink}"><path ${stroked('medium')} d="M${left} ${foot - 105}a${radius} ${radius} 0 1 1 190 0 ${radius} ${radius} 0 1 1-190 0h${2000 - 2 * left}"/></g>` +
    lettering({ text: division, x: left + radius, y: foot - 130, size: 58, anchor: 'middle' }) +
    lettering({ text: rest.join(' '), x: left + radius, y: foot - 52, size: 50, anchor: 'middle' }) +
    lettering({ text: title, x: wordsX, y: foot - 124, size: fitting(title, 86, room, true), isBold: true }) +
    (swatch === null
      ? ''
      : `<path ${filled({ fill: swatch, dark: swatch })} stroke="${quiet}" stroke-width="0.5" vector-effect="non-scaling-stroke" d="M${wordsX + 2} ${foot - 80}h56v56h-56z"/>`) +
    lettering(below) +
    '</g>'
  );
}
