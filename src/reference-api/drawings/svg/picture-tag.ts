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

/** In units of 2000 by `height`. The words shrink toward the lower left corner where the picture is large. */
export function tagElements({ section, name, note, swatch }: PictureTag, height: number): string {
  const [division = '', ...rest] = section.split(' ');
  const size = Math.min(86, Math.floor(room / (name.length * letter)));
  const noteX = swatch === null ? 230 : 310;
  return (
    `<g${height === 1500 ? '' : ` transform="translate(0 ${height - 1500})"`}><g class="w" style="transform-origin:0 1480px" fill="${ink}" font-family="IBM Plex Sans,Helvetica,Arial,sans-serif">` +
    `<g fill="none" stroke="${ink}"><path ${stroked('medium')} d="M20 1375a${radius} ${radius} 0 1 1 190 0 ${radius} ${radius} 0 1 1-190 0h1960"/></g>` +
    '<g text-anchor="middle">' +
    line(115, 1350, 58, division) +
    line(115, 1428, 50, rest.join(' ')) +
    '</g>' +
    line(230, 1356, size, name.toUpperCase(), ' font-weight="600"') +
    (swatch === null
      ? ''
      : `<path ${filled({ fill: swatch, dark: swatch })} stroke="${quiet}" stroke-width="0.5" vector-effect="non-scaling-stroke" d="M232 1400h56v56h-56z"/>`) +
    line(
      noteX,
      1456,
      Math.min(78, Math.floor((room + 20) / Math.max(1, note.length * 0.54))),
      note,
      ` fill="${quiet}"`,
    ) +
    '</g></g>'
  );
}
