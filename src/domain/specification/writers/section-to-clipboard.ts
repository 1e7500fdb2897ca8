import { escapeMarkup } from '#src/domain/specification/writers/escape-markup.ts';
import { firstDarkGray, grayHex } from '#src/domain/specification/writers/gray-shade.ts';
import { leftOf, listLevels, autoNumberedLines } from '#src/domain/specification/writers/list-levels.ts';
import type { ListLevel } from '#src/domain/specification/writers/list-levels.ts';
import { endOf, numberedHead } from '#src/domain/specification/section-head.ts';
import type {
  PrintedLine,
  PrintedRow,
  PrintedSection,
} from '#src/domain/specification/writers/printed-section.ts';
import { noteText } from '#src/domain/specification/writers/shown-lines.ts';
import { sectionToText } from '#src/domain/specification/writers/section-to-text.ts';

/**
 * A section as HTML for the clipboard, in the form that Word itself writes. Word turns it into live numbering and the
 * styles PRT, ART, and PR1 to PR5; other programs show the numbers as text.
 */
export function sectionToClipboard(section: PrintedSection): { html: string; text: string } {
  const levels = listLevels(section.numbering);
  return {
    html: [
      '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">',
      '<head><meta charset="utf-8">',
      `<style><!--\n${styleOf(levels)}\n--></style></head>`,
      '<body lang="EN-US">',
      ...bodyHtml(section, levels),
      '</body></html>',
    ].join('\n'),
    text: sectionToText(section),
  };
}

const points = (twips: number): string => `${twips / 20}pt`;

/** Word's HTML names for numbering formats; plain numbers are the default. */
const formats: Readonly<Record<ListLevel['format'], string>> = {
  decimal: '',
  decimalZero: 'mso-level-number-format:arabic-leading-zero;',
  upperLetter: 'mso-level-number-format:alpha-upper;',
  lowerLetter: 'mso-level-number-format:alpha-lower;',
};

const styleOf = (levels: readonly ListLevel[]): string =>
  [
    'p.SCT {mso-style-name:SCT; margin:0in; text-align:center; font:bold 10.0pt Arial;}',
    'p.CMT {mso-style-name:CMT; margin:8.0pt 0in 0in 0in; font:10.0pt Arial; color:#454643;}',
    'p.EOS {mso-style-name:EOS; margin:24.0pt 0in 0in 0in; text-align:center; font:bold 10.0pt Arial;}',
    ...levels.map(
      ({ style, before, left, hanging }, level) =>
        `p.${style} {mso-style-name:${style}; margin:${points(before)} 0in 0in ${points(left)}; text-indent:-${points(hanging)}; mso-list:l0 level${level + 1} lfo1; font:${level === 0 ? 'bold ' : ''}10.0pt Arial;${level < 2 ? ` mso-outline-level:${level + 1}; page-break-after:avoid;` : ''}}`,
    ),
    '@list l0 {mso-list-id:1589098674; mso-list-template-ids:1589098673;}',
    ...levels.map(
      ({ style, format, text, left, hanging }, level) =>
        `@list l0:level${level + 1} {${formats[format]} mso-level-style-link:${style}; mso-level-text:"${text}"; mso-level-tab-stop:${points(left)}; mso-level-number-position:left; margin-left:${points(left)}; text-indent:-${points(hanging)};}`,
    ),
  ].join('\n');

function bodyHtml(section: PrintedSection, levels: readonly ListLevel[]): string[] {
  const { number, title, draft = '', manufacturerNote, areNotesHidden, lines, numbering } = section;
  const live = autoNumberedLines(lines, numbering);
  const note = (text: string, left: number): string =>
    `<p class="CMT" style="margin-left:${points(left)};color:#454643${areNotesHidden ? ';mso-hide:all;display:none' : ''}">${escapeMarkup(noteText(text))}</p>`;
  return [
    `<p class="SCT" align="center"><b>${escapeMarkup(numberedHead(number))}</b></p>`,
    `<p class="SCT" align="center"><b>${escapeMarkup(title.toUpperCase())}</b></p>`,
    ...(draft === '' ? [] : [`<p class="SCT" align="center"><b>${escapeMarkup(draft)}</b></p>`]),
    ...(manufacturerNote === null ? [] : [note(manufacturerNote, 0)]),
    ...lines.map((line) => {
      if (line.kind === 'note') return note(line.text, leftOf(levels, line.level));
      if (line.kind === 'table') return tableHtml(line, leftOf(levels, line.level));
      return lineHtml(line, levels, live.has(line));
    }),
    `<p class="EOS" align="center"><b>${endOf(number)}</b></p>`,
  ];
}

/** The number as text, which Word ignores because it counts by itself, and other programs show. */
function lineHtml(
  { level, label, text }: PrintedLine,
  levels: readonly ListLevel[],
  isLive: boolean,
): string {
  const { style = 'PR5', left = 0, hanging = 0 } = levels[level] ?? {};
  const place = `margin-left:${points(left)};text-indent:-${points(hanging)}`;
  const number = `${escapeMarkup(label)}<span style="mso-tab-count:1">&nbsp;&nbsp;&nbsp; </span>`;
  const words = level === 0 ? `<b>${escapeMarkup(text)}</b>` : escapeMarkup(text);
  const marker = level === 0 ? `<b>${number}</b>` : number;
  return isLive
    ? `<p class="${style}" style="${place};mso-list:l0 level${level + 1} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${marker}</span><![endif]>${words}</p>`
    : `<p class="${style}" style="${place};mso-list:none">${marker}${words}</p>`;
}

function tableHtml({ text, rows }: PrintedLine, left: number): string {
  const title =
    text === '' ? '' : `<p style="margin:8.0pt 0in 3.0pt ${points(left)}"><b>${escapeMarkup(text)}</b></p>`;
  return `${title}<table border="1" cellspacing="0" cellpadding="4" style="margin-left:${points(left)};border-collapse:collapse">${rows.map(rowHtml).join('')}</table>`;
}

/** Marks cells as text, so that a spreadsheet never pastes a formula. */
function rowHtml({ cells, gray }: PrintedRow, row: number): string {
  const tag = row === 0 ? 'th' : 'td';
  const shade = gray === null ? '' : ` bgcolor="#${grayHex(gray)}"`;
  const color = gray !== null && gray >= firstDarkGray ? ';color:#FFFFFF' : '';
  return `<tr>${cells
    .map(
      (cell) =>
        `<${tag}${shade} align="left" valign="top" style="font:9.0pt Arial;mso-number-format:'\\@'${color}">${escapeMarkup(cell)}</${tag}>`,
    )
    .join('')}</tr>`;
}
