import type { OfficeLogo } from '#src/contracts/office-template.ts';
import { fontOf } from '#src/domain/office-template/office-template.ts';
import { edgesOf, headerLogo, logoSize, type LinePart } from '#src/domain/office-template/page-lines.ts';
import { bytesOfBase64 } from '#src/lib/base64.ts';
import { firstDarkGray, grayHex } from '#src/domain/specification/writers/gray-shade.ts';
import { leftOf, listLevels, autoNumberedLines } from '#src/domain/specification/writers/list-levels.ts';
import type { ListLevel } from '#src/domain/specification/writers/list-levels.ts';
import { margin, pageSizes, textWidth } from '#src/domain/specification/writers/page-size.ts';
import { endOf, numberedHead } from '#src/domain/specification/section-head.ts';
import { subjectOf } from '#src/domain/specification/writers/printed-section.ts';
import type {
  PrintedLine,
  PrintedRow,
  PrintedSection,
} from '#src/domain/specification/writers/printed-section.ts';
import {
  levelProperties,
  listProperties,
  listTable,
  properties,
  styleSheet,
} from '#src/domain/specification/writers/rtf-styles.ts';
import { introduces, noteText } from '#src/domain/specification/writers/shown-lines.ts';

/** Rich Text Format 1.9 with the same styles and live numbering as the Word file. */
export function sectionToRtf(section: PrintedSection): string {
  const { number, title, author, revised, paper, numbering, office } = section;
  const { width, height } = pageSizes[paper];
  const levels = listLevels(numbering);
  const right = `\\tqr\\tx${textWidth(paper)}`;
  const field = (name: string): string => `{\\field{\\*\\fldinst ${name}}{\\fldrslt 1}}`;
  const font = fontOf(office);
  const { headLeft, headRight, footLeft, footRight } = edgesOf(section);
  const line = (parts: readonly LinePart[]): string =>
    parts
      .map((part) =>
        typeof part === 'string' ? escapeRtf(part) : field(part.field === 'page' ? 'PAGE' : 'NUMPAGES'),
      )
      .join('');
  const [year, month, day] = revised.split('-').map(Number);
  return [
    '{\\rtf1\\ansi\\ansicpg1252\\deff0\\deflang1033\\uc1',
    `{\\fonttbl{\\f0\\${font.rtf}\\fcharset0 ${font.word};}}`,
    `{\\colortbl;\\red69\\green70\\blue67;\\red255\\green255\\blue255;${grayKeys.map(grayColor).join('')}}`,
    styleSheet(levels),
    listTable(levels),
    `{\\info{\\title ${escapeRtf(`${number} ${title}`)}}{\\subject ${escapeRtf(subjectOf(section))}}{\\author ${escapeRtf(author)}}{\\creatim\\yr${year ?? 2000}\\mo${month ?? 1}\\dy${day ?? 1}\\hr12\\min0}}`,
    `\\paperw${width}\\paperh${height}\\margl${margin}\\margr${margin}\\margt${margin}\\margb${margin}\\headery720\\footery720\\widowctrl\\lang1033\\f0\\fs20`,
    `{\\header\\pard\\plain${right}\\f0\\fs18 ${office?.logo ? logoRtf(office.logo) : ''}${line(headLeft)}\\tab ${line(headRight)}\\par}`,
    `{\\footer\\pard\\plain${right}\\f0\\fs18 ${line(footLeft)}\\tab ${line(footRight)}\\par}`,
    ...bodyRtf(section, levels),
    '}',
    '',
  ].join('\r\n');
}

/** The logo as hexadecimal digits, as RTF carries pictures. */
function logoRtf(logo: OfficeLogo): string {
  const { width, height } = logoSize(logo, headerLogo);
  const digits = Array.from(bytesOfBase64(logo.data), (byte) => byte.toString(16).padStart(2, '0'));
  const goal = `\\picwgoal${Math.round(width * 20)}\\pichgoal${Math.round(height * 20)}`;
  return `{\\pict\\jpegblip\\picw${logo.width}\\pich${logo.height}${goal} ${digits.join('')}}  `;
}

const grayKeys = Array.from({ length: 37 }, (_, gray) => gray);
const grayColor = (gray: number): string => {
  const part = Number.parseInt(grayHex(gray).slice(0, 2), 16);
  return `\\red${part}\\green${part}\\blue${part};`;
};
/** In the color table, grays come after the two text colors. */
const grayNumber = (gray: number): number => gray + 3;

const paragraph = (look: string, text: string): string => `{\\pard\\plain\\f0\\fs20${look} ${text}\\par}`;

function bodyRtf(section: PrintedSection, levels: readonly ListLevel[]): string[] {
  const { number, title, draft = '', manufacturerNote, areNotesHidden, lines, copyright, paper } = section;
  const live = autoNumberedLines(lines, section.numbering);
  const note = (text: string, left: number): string =>
    paragraph(`${properties.CMT}\\li${left}${areNotesHidden ? '\\v' : ''}`, escapeRtf(noteText(text)));
  const last = lines.at(-1);
  return [
    paragraph(properties.SCT, escapeRtf(numberedHead(number))),
    paragraph(properties.SCT, escapeRtf(title.toUpperCase())),
    ...(draft === '' ? [] : [paragraph(properties.SCT, escapeRtf(draft))]),
    ...(manufacturerNote === null ? [] : [note(manufacturerNote, 0)]),
    ...lines.map((line) => {
      const left = leftOf(levels, line.level);
      if (line.kind === 'note') return note(line.text, left);
      if (line.kind === 'table') return tableRtf(line, left, textWidth(paper));
      const keep = line === last || (introduces(line) && line.level > 1) ? '\\keepn' : '';
      return lineRtf(line, levels, live.has(line), keep);
    }),
    paragraph(properties.EOS, endOf(number)),
    ...(copyright === '' ? [] : [paragraph(properties.CPR, escapeRtf(copyright))]),
  ];
}

/** Readers without lists show `\listtext`; others do their own numbering. */
function lineRtf(
  { level, label, text }: PrintedLine,
  levels: readonly ListLevel[],
  isLive: boolean,
  keep: string,
): string {
  const own = levels[level];
  if (own === undefined) return '';
  const number = label === '' ? '' : `${escapeRtf(label)}\\tab `;
  const look = `${levelProperties(own, level)}${keep}`;
  return isLive
    ? `{\\pard\\plain\\f0\\fs20${look}${listProperties(level)} {\\listtext ${number}}${escapeRtf(text)}\\par}`
    : paragraph(look, `${number}${escapeRtf(text)}`);
}

function tableRtf({ text, rows }: PrintedLine, left: number, width: number): string {
  const title = text === '' ? '' : paragraph(`${properties.TBT}\\li${left}`, escapeRtf(text));
  return [title, ...rows.map((row, at) => rowRtf(row, left, width, at === 0))].join('\r\n');
}

function rowRtf({ cells, gray }: PrintedRow, left: number, width: number, isHead: boolean): string {
  const share = Math.floor((width - left) / cells.length);
  const shown = gray ?? (isHead ? 2 : null);
  const shade = shown === null ? '' : `\\clcbpat${grayNumber(shown)}`;
  const edges = ['t', 'l', 'b', 'r'].map(
    (side) => `\\clbrdr${side}\\brdrs\\brdrw10\\brdrcf${grayNumber(14)}`,
  );
  const look = `${properties.TBL}${isHead ? '\\b' : ''}${gray !== null && gray >= firstDarkGray ? '\\cf2' : ''}`;
  return [
    `{\\trowd\\trgaph108\\trleft${left}\\trkeep${isHead ? '\\trhdr' : ''}`,
    ...cells.map((_, at) => `${edges.join('')}${shade}\\cellx${left + share * (at + 1)}`),
    ...cells.map((cell) => `{\\pard\\plain\\intbl\\f0${look} ${escapeRtf(cell)}\\cell}`),
    '\\row}',
  ].join('\r\n');
}

/** RTF is ASCII: escapes its special characters and writes others as UTF-16 units with a `?` fallback. */
function escapeRtf(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const sign = text.charAt(at);
    if (sign === '\\' || sign === '{' || sign === '}') result += `\\${sign}`;
    else if (unit < 32) result += ' ';
    else if (unit < 127) result += sign;
    else result += `\\u${unit > 32_767 ? unit - 65_536 : unit}?`;
  }
  return result;
}
