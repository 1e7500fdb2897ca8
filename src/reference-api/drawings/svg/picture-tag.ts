import { filled, ink, quiet, stroked } from '#src/reference-api/drawings/svg/picture-style.ts';
import { xmlText } from '#src/reference-api/drawings/svg/xml-text.ts';

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
/** Of capitals, as a share of the font size. */
const letter = 0.68;
const room = 1660;

const line = (x: number, y: number, size: number, text: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${more}>${xmlText(text)}</text>`;

/** In a picture 2000 units wide. The words shrink toward the lower left corner where the picture is large. */
export function tagElements({ section, name, note, swatch }: PictureTag, height: number): string {
  const foot = height - 20;
  const [division = '', ...rest] = section.split(' ');
  const size = Math.min(86, Math.floor(room / (name.length * letter)));
  const noteX = swatch === null ? 230 : 310;
  return (
    `<g class="w" style="transform-origin:0 ${foot}px" fill="${ink}" font-family="IBM Plex Sans,Helvetica,Arial,sans-serif">` +
    `<g fill="none" stroke="${ink}"><path ${stroked('medium')} d="M20 ${foot - 105}a${radius} ${radius} 0 1 1 190 0 ${radius} ${radius} 0 1 1-190 0h1960"/></g>` +
    '<g text-anchor="middle">' +
    line(115, foot - 130, 58, division) +
    line(115, foot - 52, 50, rest.join(' ')) +
    '</g>' +
    line(230, foot - 124, size, name.toUpperCase(), ' font-weight="600"') +
    (swatch === null
      ? ''
      : `<path ${filled({ fill: swatch, dark: swatch })} stroke="${quiet}" stroke-width="0.5" vector-effect="non-scaling-stroke" d="M232 ${foot - 80}h56v56h-56z"/>`) +
    line(
      noteX,
      foot - 24,
      Math.min(78, Math.floor((room + 20) / Math.max(1, note.length * 0.54))),
      note,
      ` fill="${quiet}"`,
    ) +
    '</g>'
  );
}
