import { brand } from '#src/brand.ts';
import type { OfficeTemplate } from '#src/contracts/office-template.ts';
import { listEdges } from '#src/domain/office-template/list-edges.ts';
import { fontOf } from '#src/domain/office-template/office-template.ts';
import { formStylesXml } from '#src/domain/substitution/docx-styles.ts';
import type { FormBlock, FormGroup, RequestForm } from '#src/domain/substitution/form-blocks.ts';
import { borderedTable } from '#src/domain/specification/writers/docx/body.ts';
import { packDocx } from '#src/domain/specification/writers/docx/pack.ts';
import { footerXml, headerXml } from '#src/domain/specification/writers/docx/office.ts';
import { pageXml, wordFiles } from '#src/domain/specification/writers/docx/word-file.ts';
import { paragraph, run, tab } from '#src/domain/specification/writers/docx/xml.ts';
import { pageSizes } from '#src/domain/specification/writers/page-size.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';
import { fullDate } from '#src/lib/dates.ts';

interface About {
  title: string;
  /** ISO date. */
  today: string;
  /** Name and number of the project, as typed. */
  project: string;
  number: string;
  paper: Paper;
  office?: OfficeTemplate | undefined;
}

const margin = 1080;

/** A Word file, one form per proposed product. The same forms give the same bytes. */
export function formsToDocx(
  forms: readonly RequestForm[],
  { title, today, project, number, paper, office }: About,
): Uint8Array<ArrayBuffer> {
  const width = pageSizes[paper].width - 2 * margin;
  const edges = listEdges({
    project: withoutControlCharacters(project),
    number: withoutControlCharacters(number),
    date: fullDate(today) ?? today,
    title: withoutControlCharacters(title),
    office,
  });
  const blocks = forms.flatMap((form, index) =>
    form.blocks.map((block) => blockXml(block, index > 0, width)),
  );
  const files = wordFiles({
    body: blocks.join('') + pageXml({ paper, header: 'header', footer: 'footer', margin, edge: 540 }),
    parts: {
      styles: formStylesXml(fontOf(office).word),
      header: headerXml(edges, width, office),
      footer: footerXml(edges, width),
    },
    logo: office?.logo,
    title: withoutControlCharacters(title),
    author: brand.name,
    subject: 'Substitution request',
    day: today,
  });
  return packDocx(files, today);
}

/** Removes characters that XML doesn't allow. */
const withoutControlCharacters = (text: string): string =>
  text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ');

/** A line to write on, up to `end`. */
const rule = (end: number): string =>
  `<w:tabs><w:tab w:val="right" w:leader="underscore" w:pos="${end}"/></w:tabs>`;
const bold = '<w:b/><w:bCs/>';

function blockXml(block: FormBlock, isFurther: boolean, width: number): string {
  switch (block.kind) {
    case 'title':
      return (
        paragraph('Title', run(block.text), isFurther ? '<w:pageBreakBefore/>' : '') +
        paragraph('Small', run(block.note))
      );
    case 'heading':
      return paragraph('Heading1', run(block.text));
    case 'text':
      return paragraph('Normal', run(withoutControlCharacters(block.text)));
    case 'fields':
      return block.fields
        .map(([label, value]) => {
          const tabs = `<w:tabs><w:tab w:val="left" w:pos="2200"/>${value === '' ? `<w:tab w:val="right" w:leader="underscore" w:pos="${width}"/>` : ''}</w:tabs>`;
          const content = `${run(label, bold)}${tab}${value === '' ? tab : run(withoutControlCharacters(value))}`;
          return paragraph('Field', content, tabs);
        })
        .join('');
    case 'writing':
      return (
        paragraph('Label', run(block.label)) +
        (block.text.trim() === ''
          ? paragraph('Writing', tab, rule(width)).repeat(block.lines)
          : block.text
              .trim()
              .split(/\r?\n/)
              .map((line) => paragraph('Normal', run(withoutControlCharacters(line))))
              .join(''))
      );
    case 'choices':
      return (
        (block.label === '' ? '' : paragraph('Label', run(block.label))) +
        block.choices
          .map(({ text, isChosen }) =>
            paragraph('Choice', `${run(isChosen ? '☒' : '☐')}${tab}${run(withoutControlCharacters(text))}`),
          )
          .join('')
      );
    case 'comparison':
      return tableXml(block.head, block.groups, width);
    case 'signature':
      return block.fields
        .map((label, at) => {
          const tabs = `<w:tabs><w:tab w:val="left" w:pos="1200"/><w:tab w:val="right" w:leader="underscore" w:pos="${width}"/></w:tabs>`;
          const keep = at < block.fields.length - 1 ? '<w:keepNext/>' : '';
          return paragraph('Writing', `${run(label)}${tab}${tab}`, keep + tabs);
        })
        .join('');
  }
}

const shares = [0.17, 0.21, 0.21, 0.23, 0.18];

function tableXml(head: readonly string[], groups: readonly FormGroup[], width: number): string {
  const widths = shares.map((share) => Math.floor(width * share));
  return borderedTable(widths, [
    rowXml(head, widths, '<w:cantSplit/><w:tblHeader/>', bold),
    ...groups.flatMap(({ title, rows }) => [
      groupXml(title, widths),
      ...rows.map((cells) => rowXml(cells, widths, '<w:cantSplit/>')),
    ]),
  ]);
}

const rowXml = (cells: readonly string[], widths: readonly number[], properties: string, look = ''): string =>
  [
    `<w:tr><w:trPr>${properties}</w:trPr>`,
    ...cells.map((text, column) =>
      cellXml(widths[column] ?? 0, paragraph('Cell', run(withoutControlCharacters(text), look))),
    ),
    '</w:tr>',
  ].join('');

function groupXml(title: string, widths: readonly number[]): string {
  const all = widths.reduce((sum, one) => sum + one, 0);
  const span = `<w:gridSpan w:val="${widths.length}"/>`;
  return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cellXml(all, paragraph('Cell', run(title, bold), '<w:keepNext/>'), span)}</w:tr>`;
}

function cellXml(size: number, content: string, span = ''): string {
  const shade = span === '' ? '' : '<w:shd w:val="clear" w:color="auto" w:fill="F5F5F2"/>';
  return `<w:tc><w:tcPr><w:tcW w:w="${size}" w:type="dxa"/>${span}${shade}</w:tcPr>${content}</w:tc>`;
}
