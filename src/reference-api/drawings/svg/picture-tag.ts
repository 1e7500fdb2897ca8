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
const room = 1660;

/** The size at which a text fits, at most the usual one. */
const fitting = (text: string, usual: number, width: number, isBold = false): number =>
  Math.min(usual, Math.floor((usual * width) / letteringWidth(text, usual, isBold)));

/** In a picture 2000 units wide. The words shrink toward the lower left corner where the picture is large. */
export function tagElements({ section, name, note, swatch }: PictureTag, height: number): string {
  const foot = height - 20;
  const [division = '', ...rest] = section.split(' ');
  const title = name.toUpperCase();
  const noteX = swatch === null ? 230 : 310;
  const below = {
    text: note,
    x: noteX,
    y: foot - 24,
    size: fitting(note, 78, room + 230 - noteX),
    fill: quiet,
  };
  return (
    `<g class="w" style="transform-origin:0 ${foot}px" fill="${ink}">` +
    `<g fill="none" stroke="${ink}"><path ${stroked('medium')} d="M20 ${foot - 105}a${radius} ${radius} 0 1 1 190 0 ${radius} ${radius} 0 1 1-190 0h1960"/></g>` +
    lettering({ text: division, x: 115, y: foot - 130, size: 58, anchor: 'middle' }) +
    lettering({ text: rest.join(' '), x: 115, y: foot - 52, size: 50, anchor: 'middle' }) +
    lettering({ text: title, x: 230, y: foot - 124, size: fitting(title, 86, room, true), isBold: true }) +
    (swatch === null
      ? ''
      : `<path ${filled({ fill: swatch, dark: swatch })} stroke="${quiet}" stroke-width="0.5" vector-effect="non-scaling-stroke" d="M232 ${foot - 80}h56v56h-56z"/>`) +
    lettering(below) +
    '</g>'
  );
}
