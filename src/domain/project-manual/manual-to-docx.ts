import { brand } from '#src/brand.ts';
import { fontOf } from '#src/domain/office-template/office-template.ts';
import { coverLogo } from '#src/domain/office-template/page-lines.ts';
import {
  contentsTitle,
  coverFacts,
  entryTitle,
  manualEdges,
  manualDivisions,
  manualSubject,
} from '#src/domain/project-manual/manual.ts';
import type { CoverWords, MadeManual, Manual } from '#src/domain/project-manual/manual.ts';
import { manualStyles } from '#src/domain/project-manual/docx-styles.ts';
import { bodyXml } from '#src/domain/specification/writers/docx/body.ts';
import { numberingXml } from '#src/domain/specification/writers/docx/numbering.ts';
import { stylesXml } from '#src/domain/specification/writers/docx/styles.ts';
import { footerXml, headerXml, pictureXml } from '#src/domain/specification/writers/docx/office.ts';
import { pageXml, wordFiles } from '#src/domain/specification/writers/docx/word-file.ts';
import { field, paragraph, run, tab } from '#src/domain/specification/writers/docx/xml.ts';
import { listLevels } from '#src/domain/specification/writers/list-levels.ts';
import { textWidth } from '#src/domain/specification/writers/page-size.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

export interface PackageFile {
  path: string;
  text: string;
  /** A picture's bytes, instead of text. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/**
 * A project manual as the parts of a Word document: cover, contents, and each section as a Word section with its own
 * footer, list, and page numbers from 1. The contents use fields for page counts: LibreOffice computes them on opening,
 * Word on printing, and `pagesOf` supplies the values until then. Fields that Word has to update on opening would
 * prompt the reader. Yields the progress, 0 to 1, after each section.
 */
export function* manualToDocx(
  manual: Manual,
  pagesOf: (section: PrintedSection) => number,
): Generator<number, MadeManual<readonly PackageFile[]>> {
  const { paper, sections } = manual;
  const failed: PrintedSection[] = [];
  const written: { section: PrintedSection; body: string; pages: number }[] = [];
  for (const section of sections) {
    const list = written.length + 1;
    try {
      const place = { list, marks: marksOf(list), ending: endingMark };
      const body = bodyXml(section, textWidth(paper), place);
      written.push({ section, body, pages: pagesOf(section) });
    } catch {
      failed.push(section);
    }
    yield written.length / sections.length;
  }
  const made = { ...manual, sections: written.map(({ section }) => section) };
  const ending = (index: number, numbers = '<w:pgNumType w:start="1"/>'): string =>
    pageXml({ paper, header: 'header', footer: `footer${index}`, isOnNextPage: true, numbers });
  const bodies = written.map(({ body }, index) =>
    // The last section's properties go at the end of the document body.
    body.replace(endingMark, index === written.length - 1 ? '' : ending(index + 1)),
  );
  const front = ending(0, '<w:pgNumType w:fmt="lowerRoman" w:start="1"/>');
  const pages = new Map(
    written.map(({ section, pages: count }, index) => [section, { list: index + 1, count }]),
  );
  const body = [
    coverXml(made, { kind: 'PROJECT MANUAL', facts: coverFacts(made) }),
    contentsXml(made, pages, written.length === 0 ? '' : front),
    ...bodies,
    written.length === 0 ? front : ending(written.length),
  ].join('');
  return { document: manualFiles(made, body, manualWords(made)), failed };
}

/** Placeholder for a section's properties, which depend on the sections next to it. */
export const endingMark = '<!--ending-->';

/** Bookmarks of a section, by the id of its list. */
export const marksOf = (list: number) =>
  [
    (content: string) => bookmark(2 * list - 1, `_Section${list}`, content),
    (content: string) => bookmark(2 * list, `_End${list}`, content),
  ] as const;

const bookmark = (id: number, name: string, content: string): string =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${content}<w:bookmarkEnd w:id="${id}"/>`;

export function coverXml(
  { project, paper, draft, office }: Pick<Manual, 'project' | 'paper' | 'draft' | 'office'>,
  { kind, facts }: CoverWords,
): string {
  const properties = pageXml({ paper, isOnNextPage: true, numbers: '<w:vAlign w:val="center"/>' });
  return [
    office?.logo
      ? paragraph('MCK', pictureXml(office.logo, coverLogo, office.name), '<w:spacing w:after="1200"/>')
      : '',
    paragraph('MCK', run(kind)),
    paragraph('MCT', run(project === '' ? 'Specifications' : project)),
    draft === '' ? '' : paragraph('MCD', run(draft)),
    ...facts.map(([label, value], index) =>
      paragraph('MCF', `${run(label)}${tab}${run(value)}`, index === facts.length - 1 ? properties : ''),
    ),
  ].join('');
}

function contentsXml(
  manual: Manual,
  pages: ReadonlyMap<PrintedSection, { list: number; count: number }>,
  ending: string,
): string {
  const { sections, paper } = manual;
  const width = textWidth(paper);
  const leader = (kind: string): string =>
    `<w:tabs><w:tab w:val="left" w:pos="1560"/><w:tab w:val="right"${kind} w:pos="${width}"/></w:tabs>`;
  const lines = manualDivisions(sections).flatMap(({ heading, sections: own }) => [
    paragraph('MTD', run(heading)),
    ...own.map((section) => {
      const { list, count } = pages.get(section) ?? { list: 0, count: 1 };
      const figure = field(`PAGEREF _End${list} \\h`, String(count));
      const content = `${run(section.number)}${tab}${run(entryTitle(section, manual))}${tab}${figure}`;
      return paragraph(
        'MTS',
        `<w:hyperlink w:anchor="_Section${list}" w:history="1">${content}</w:hyperlink>`,
        leader(' w:leader="dot"'),
      );
    }),
  ]);
  return [
    paragraph('MTT', run(contentsTitle)),
    paragraph('MTH', `${run('Section')}${tab}${run('Title')}${tab}${run('Pages')}`, leader('')),
    ...lines,
    paragraph('MTE', '', ending),
  ].join('');
}

/** The titles of a file and of its contents list. */
export interface FileWords {
  title: string;
  subject: string;
  front: string;
  mark: string;
}

const manualWords = (manual: Manual): FileWords => ({
  title: 'Project Manual',
  subject: manualSubject(manual),
  front: contentsTitle,
  mark: 'TOC',
});

/** `footer0` belongs to the contents, `footer1` to the first section. */
export function manualFiles(manual: Manual, body: string, words: FileWords): PackageFile[] {
  const { project, owner, day, paper, office, sections } = manual;
  const levels = listLevels(sections[0]?.numbering ?? '1.1');
  const width = textWidth(paper);
  const foot = (title: string, mark: string): string =>
    footerXml(manualEdges(manual, title, mark), width, 'SECTIONPAGES');
  const feet = sections.map((section, index): [string, string] => [
    `footer${index + 1}`,
    foot(section.title, section.number),
  ]);
  const files = wordFiles({
    body,
    parts: {
      styles: stylesXml(levels, { more: manualStyles, font: fontOf(office).word }),
      numbering: numberingXml(levels, Math.max(1, sections.length)),
      header: headerXml(manualEdges(manual, words.front, words.mark), width, office, 'SECTIONPAGES'),
      footer0: foot(words.front, words.mark),
      ...Object.fromEntries(feet),
    },
    logo: office?.logo,
    title: [project, words.title].filter((part) => part !== '').join(' - '),
    author: owner === '' ? brand.name : owner,
    subject: words.subject,
    day,
  });
  return packageFiles(files);
}

export const packageFiles = (files: ReturnType<typeof wordFiles>): PackageFile[] =>
  Object.entries(files).map(([path, part]) =>
    typeof part === 'string' ? { path, text: part } : { path, text: '', bytes: part },
  );
