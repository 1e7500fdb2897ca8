import type { OfficeLogo } from '#src/contracts/office-template.ts';
import { fontOf } from '#src/domain/office-template/office-template.ts';
import { coverLogo, edgesOf, headTexts, logoSize } from '#src/domain/office-template/page-lines.ts';
import type { LinePart } from '#src/domain/office-template/page-lines.ts';
import { escapeMarkup } from '#src/domain/specification/writers/escape-markup.ts';
import { firstDarkGray, grayHex } from '#src/domain/specification/writers/gray-shade.ts';
import { endOf, numberedHead } from '#src/domain/specification/section-head.ts';
import { subjectOf } from '#src/domain/specification/writers/printed-section.ts';
import type {
  PrintedLine,
  PrintedRow,
  PrintedSection,
} from '#src/domain/specification/writers/printed-section.ts';
import { introduces, noteText } from '#src/domain/specification/writers/shown-lines.ts';

/** A standalone page without scripts; when printed, it has the section's header and footer. */
export function sectionToHtml(section: PrintedSection): string {
  const { number, title, author, revised } = section;
  return [
    '<!doctype html>',
    '<html lang="en-US">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="author" content="${escapeMarkup(author)}">`,
    `<meta name="description" content="${escapeMarkup(subjectOf(section))}">`,
    `<meta name="date" content="${escapeMarkup(revised)}">`,
    `<title>${escapeMarkup(`${number} ${title}`)}</title>`,
    `<style>${styleOf(section)}</style>`,
    '</head>',
    '<body>',
    ...sectionHtml(section),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** The section alone, for a page with several. */
function sectionHtml(section: PrintedSection): string[] {
  const { number, title, draft = '', manufacturerNote, areNotesHidden, lines, office, copyright } = section;
  const head = headTexts(section);
  const hidden = areNotesHidden ? ' hidden' : '';
  const note = (text: string, level: number): string =>
    `<p class="note level-${level}"${hidden}>${escapeMarkup(noteText(text))}</p>`;
  return [
    '<main>',
    ...(office?.logo ? [logoHtml(office.logo, office.name)] : []),
    ...(head.length === 0 ? [] : [`<p class="project">${head.map(escapeMarkup).join('<br>')}</p>`]),
    `<h1>${escapeMarkup(numberedHead(number))}<br>${escapeMarkup(title.toUpperCase())}</h1>`,
    ...(draft === '' ? [] : [`<p class="end">${escapeMarkup(draft)}</p>`]),
    ...(manufacturerNote === null ? [] : [note(manufacturerNote, 0)]),
    ...lines.map((line) => (line.kind === 'note' ? note(line.text, line.level) : lineHtml(line))),
    `<p class="end">${endOf(number)}</p>`,
    ...(copyright === '' ? [] : [`<p class="copyright">${escapeMarkup(copyright)}</p>`]),
    '</main>',
  ];
}

function logoHtml(logo: OfficeLogo, name: string): string {
  const { width, height } = logoSize(logo, coverLogo);
  const size = `width="${Math.round((width * 4) / 3)}" height="${Math.round((height * 4) / 3)}"`;
  return `<p class="logo"><img src="data:image/jpeg;base64,${logo.data}" alt="${escapeMarkup(name)}" ${size}></p>`;
}

function lineHtml(line: PrintedLine): string {
  const { kind, level, label, text, rows } = line;
  if (kind === 'table') return tableHtml(text, rows, level);
  const tag = kind === 'part' ? 'h2' : kind === 'article' ? 'h3' : 'p';
  const lead = kind === 'paragraph' && introduces(line) ? ' lead' : '';
  return `<${tag} class="level-${level}${lead}"><span>${escapeMarkup(label)}</span> <span>${escapeMarkup(text)}</span></${tag}>`;
}

function tableHtml(caption: string, [head, ...body]: readonly PrintedRow[], level: number): string {
  const row = ({ cells, gray }: PrintedRow, tag: string): string =>
    `<tr${gray === null ? '' : ` class="g${gray}"`}>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag.slice(0, 2)}>`).join('')}</tr>`;
  return [
    `<table class="level-${level}">`,
    ...(caption === '' ? [] : [`<caption>${escapeMarkup(caption)}</caption>`]),
    ...(head === undefined ? [] : [`<thead>${row(head, 'th scope="col"')}</thead>`]),
    `<tbody>${body.map((each) => row(each, 'td')).join('')}</tbody>`,
    '</table>',
  ].join('\n');
}

/** Escapes text for a quoted string in a style sheet, so that it can't close the style element. */
const styleText = (text: string): string =>
  `"${text.replace(/["\\<&\n]/g, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;

/** A line of a page as the content of its margin. */
const lineCss = (parts: readonly LinePart[]): string =>
  parts.length === 0
    ? '""'
    : parts.map((part) => (typeof part === 'string' ? styleText(part) : `counter(${part.field})`)).join(' ');

function styleOf(section: PrintedSection): string {
  const { paper, lines, office } = section;
  const { css } = fontOf(office);
  const { headLeft, headRight, footLeft, footRight } = edgesOf(section);
  const grays = new Set(
    lines.flatMap(({ rows }) => rows.flatMap(({ gray }) => (gray === null ? [] : [gray]))),
  );
  const shades = [...grays].map(
    (gray) => `.g${gray} { background: #${grayHex(gray)};${gray < firstDarkGray ? '' : ' color: #fff;'} }`,
  );
  return `
body { max-width: 46em; margin: 2em auto; padding: 0 1em; font: 11pt/1.45 ${css}; color: #14171a; }
h1 { margin: 1.5em 0; text-align: center; font-size: 1.1em; }
h2, h3 { font-size: 1em; }
h2, h3, .lead, .note, caption { break-after: avoid; }
h2 { margin: 2em 0 0; }
h3 { margin: 1.2em 0 0; font-weight: normal; }
h2, h3, p { display: grid; grid-template-columns: 2.6em 1fr; }
p { margin: 0.45em 0 0; orphans: 2; widows: 2; }
h2 { grid-template-columns: 5.2em 1fr; } h3 { grid-template-columns: 5.2em 1fr; }
.level-2 { margin-left: 2.6em; } .level-3 { margin-left: 5.2em; } .level-4 { margin-left: 7.8em; } .level-5 { margin-left: 10.4em; } .level-6 { margin-left: 13em; }
.note, .project, .logo, .end, .copyright { display: block; }
.note { padding: 0.4em 0.8em; border-left: 3px solid #8e8e88; color: #454643; background: #f5f5f2; }
.note[hidden] { display: none; }
.project { color: #454643; }
.end { margin-top: 2em; text-align: center; }
.copyright { margin-top: 1em; text-align: center; font-size: 0.85em; color: #63635e; }
table { margin-top: 0.8em; border-collapse: collapse; font-size: 0.95em; }
caption { text-align: left; font-weight: bold; padding-bottom: 0.3em; }
th, td { padding: 0.25em 0.6em; border: 1px solid #d6d6d0; text-align: left; vertical-align: top; }
thead tr:not([class]) { background: #f5f5f2; }
tr { break-inside: avoid; }
${shades.join('\n')}
@media (max-width: 40em) { p { grid-template-columns: 2em 1fr; } .level-2 { margin-left: 0; } .level-3 { margin-left: 1em; } .level-4 { margin-left: 2em; } .level-5 { margin-left: 3em; } .level-6 { margin-left: 4em; } }
@page { size: ${paper === 'a4' ? 'A4' : 'letter'}; margin: 1in; @top-left { content: ${lineCss(headLeft)}; } @top-right { content: ${lineCss(headRight)}; } @bottom-left { content: ${lineCss(footLeft)}; } @bottom-right { content: ${lineCss(footRight)}; } font: 9pt ${css}; }
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 10pt; } .project { display: none; } }
`;
}
