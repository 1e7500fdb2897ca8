import { brand } from '#src/brand.ts';
import type { OfficeTemplate } from '#src/contracts/office-template.ts';
import { listEdges } from '#src/domain/office-template/list-edges.ts';
import { fontOf } from '#src/domain/office-template/office-template.ts';
import type { ProjectList } from '#src/domain/project-manual/lists/project-lists.ts';
import { packageFiles, type PackageFile } from '#src/domain/project-manual/manual-to-docx.ts';
import { borderedTable } from '#src/domain/specification/writers/docx/body.ts';
import { style, stylesHead } from '#src/domain/specification/writers/docx/styles.ts';
import { footerXml, headerXml } from '#src/domain/specification/writers/docx/office.ts';
import { pageXml, wordFiles } from '#src/domain/specification/writers/docx/word-file.ts';
import { paragraph, run } from '#src/domain/specification/writers/docx/xml.ts';
import { pageSizes } from '#src/domain/specification/writers/page-size.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';
import { printable } from '#src/domain/specification/writers/printed-section.ts';

interface ListFile {
  lists: readonly ProjectList[];
  project: string;
  number: string;
  owner: string;
  /** As text. */
  date: string;
  /** ISO date. */
  day: string;
  paper: Paper;
  office?: OfficeTemplate | undefined;
}

const margin = 1000;
const sectionWidth = 2400;
const paragraphWidth = 1200;

/** Lists of a project as a Word document in landscape: each begins on a page, with a table whose head repeats. */
export function listsToDocx({
  lists,
  project,
  number,
  owner,
  date,
  day,
  paper,
  office,
}: ListFile): PackageFile[] {
  const width = pageSizes[paper].height - 2 * margin;
  const body = lists.flatMap((list, at) => [
    paragraph('LST', run(list.title), at === 0 ? '' : '<w:pageBreakBefore/>'),
    list.rows.length === 0 ? paragraph('Normal', run('No section has any.')) : tableXml(list, width),
    paragraph('Normal', ''),
  ]);
  const page = pageXml({ paper, header: 'header', footer: 'footer', margin, edge: 600, isLandscape: true });
  const title = lists.length === 1 ? (lists[0]?.title ?? '') : 'Project lists';
  const edges = listEdges({
    project: printable(project),
    number: printable(number),
    date,
    title,
    office,
  });
  const files = wordFiles({
    body: body.join('') + page,
    parts: {
      styles: [
        stylesHead({ size: 18, cellMargin: 80, font: fontOf(office).word }),
        style(
          'LST',
          'heading 1',
          '<w:keepNext/><w:spacing w:after="160"/><w:outlineLvl w:val="0"/>',
          bold(28),
        ),
        style('LSH', 'List Head', '<w:keepNext/><w:spacing w:before="30" w:after="30"/>', bold(16)),
        style('LSC', 'List Text', '<w:spacing w:before="30" w:after="30"/>', ''),
        style('HDR', 'HDR', '', ''),
        style('FTR', 'FTR', '', ''),
        '</w:styles>',
      ].join(''),
      header: headerXml(edges, width, office),
      footer: footerXml(edges, width),
    },
    logo: office?.logo,
    title: [project, title].filter((part) => part !== '').join(' - '),
    author: owner === '' ? brand.name : owner,
    subject: title,
    day,
  });
  return packageFiles(files);
}

const bold = (half: number): string => `<w:b/><w:bCs/><w:sz w:val="${half}"/><w:szCs w:val="${half}"/>`;

function tableXml({ heads, rows }: ProjectList, width: number): string {
  const own = heads.map((head) => shareOf[head] ?? 4);
  const sum = own.reduce((total, share) => total + share, 0);
  const room = width - sectionWidth - paragraphWidth;
  const widths = [sectionWidth, paragraphWidth, ...own.map((share) => Math.floor((room * share) / sum))];
  const row = (cells: readonly string[], look: string, properties: string): string =>
    [
      `<w:tr><w:trPr><w:cantSplit/>${properties}</w:trPr>`,
      ...cells.map(
        (text, at) =>
          `<w:tc><w:tcPr><w:tcW w:w="${widths[at] ?? 0}" w:type="dxa"/></w:tcPr>${paragraph(look, run(printable(text)))}</w:tc>`,
      ),
      '</w:tr>',
    ].join('');
  return borderedTable(widths, [
    row(['Section', 'Paragraph', ...heads], 'LSH', '<w:tblHeader/>'),
    ...rows.map(({ section, sectionTitle, paragraph: place, cells }) =>
      row([`${section} ${sectionTitle}`, place, ...cells], 'LSC', ''),
    ),
  ]);
}

/** Shares of the width by the head of a column; descriptions get the most. */
const shareOf: Readonly<Record<string, number>> = {
  Category: 1.6,
  Type: 2.4,
  Description: 8,
  Term: 1.4,
  Warranty: 8,
  Where: 1,
  Standard: 2.4,
  Title: 6,
  Status: 2,
  'Cited in': 3,
};
