import { changeText, type SectionChange } from '#src/domain/manual-issues/addendum.ts';
import {
  changesTitle,
  coverWords,
  fileWords,
  kindWords,
  markWords,
} from '#src/domain/manual-issues/addendum-words.ts';
import type { AddendumRequest } from '#src/domain/manual-issues/addendum-words.ts';
import { coverXml, endingMark, manualFiles, marksOf } from '#src/domain/project-manual/manual-to-docx.ts';
import type { PackageFile } from '#src/domain/project-manual/manual-to-docx.ts';
import { redlineBody } from '#src/domain/redline/redline-to-docx.ts';
import { tracker } from '#src/domain/redline/tracked-text.ts';
import { borderedTable } from '#src/domain/specification/writers/docx/body.ts';
import { pageXml } from '#src/domain/specification/writers/docx/word-file.ts';
import { paragraph, run } from '#src/domain/specification/writers/docx/xml.ts';
import { textWidth } from '#src/domain/specification/writers/page-size.ts';

/**
 * An addendum as the parts of one Word document: cover, list of changes, and each changed, added, or removed section with
 * tracked changes and its own page numbers. `author` is the author of the changes. Accepting all gives the current text,
 * rejecting all the issued one.
 */
export function addendumToDocx(request: AddendumRequest, author: string): readonly PackageFile[] {
  const { manual, addendum } = request;
  const { paper, day } = manual;
  const track = tracker({ author, day });
  const sections = addendum.changes.map(({ section }) => section);
  const pageOf = (index: number, numbers: string): string =>
    pageXml({ paper, header: 'header', footer: `footer${index}`, isOnNextPage: true, numbers });
  const bodies = addendum.changes.map(({ section, redline }, index) => {
    const list = index + 1;
    const body = redlineBody(redline, section, track, { list, marks: marksOf(list), ending: endingMark });
    const isLast = list === addendum.changes.length;
    return body.replace(endingMark, isLast ? '' : pageOf(list, '<w:pgNumType w:start="1"/>'));
  });
  const body = [
    coverXml(manual, coverWords(request)),
    listXml(addendum.changes, textWidth(paper)),
    paragraph('MTE', '', pageOf(0, '<w:pgNumType w:fmt="lowerRoman" w:start="1"/>')),
    ...bodies,
    pageOf(bodies.length, '<w:pgNumType w:start="1"/>'),
  ].join('');
  return manualFiles({ ...manual, sections }, body, fileWords(request));
}

/** Shares of the list's columns. */
const shares = [0.16, 0.36, 0.14, 0.34] as const;

function listXml(changes: readonly SectionChange[], width: number): string {
  const widths = shares.map((share) => Math.floor(share * width));
  const row = (cells: readonly string[], isHead: boolean): string =>
    [
      `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>`,
      ...cells.map(
        (text, at) =>
          `<w:tc><w:tcPr><w:tcW w:w="${widths[at] ?? 0}" w:type="dxa"/></w:tcPr>${paragraph('TBL', run(text, isHead ? '<w:b/><w:bCs/>' : ''))}</w:tc>`,
      ),
      '</w:tr>',
    ].join('');
  return [
    paragraph('MTT', run(changesTitle)),
    paragraph('MTH', run(markWords)),
    borderedTable(widths, [
      row(['Section', 'Title', 'Change', 'What'], true),
      ...changes.map((change) =>
        row([change.section.number, change.section.title, kindWords[change.kind], changeText(change)], false),
      ),
    ]),
  ].join('');
}
