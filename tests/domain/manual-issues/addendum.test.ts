import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { addendumOf, changeText } from '#src/domain/manual-issues/addendum.ts';
import { addendumToDocx } from '#src/domain/manual-issues/addendum-to-docx.ts';
import { addendumToPdf } from '#src/domain/manual-issues/addendum-to-pdf.ts';
import type { AddendumRequest } from '#src/domain/manual-issues/addendum-words.ts';
import { packIssue, unpackIssue } from '#src/domain/manual-issues/issue-content.ts';
import { facesOfManual } from '#src/domain/project-manual/manual.ts';
import { runToEnd } from '#src/domain/redline/redline.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { manualOf, sectionOf } from '#tests/domain/project-manual/manual-samples.ts';
import { readManual } from '#tests/domain/project-manual/read-manual.ts';
import { trackedText, wordDocument } from '#tests/domain/redline/read-tracked.ts';
import { allOf } from '#tests/domain/redline/read-xml.ts';
import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';

const reworded = (section: PrintedSection, from: string, to: string): PrintedSection => ({
  ...section,
  lines: section.lines.map((line) => ({ ...line, text: line.text.replace(from, to) })),
});

const roofing = sectionOf('075423', 'Membrane Roofing', 30);
const sealants = sectionOf('079200', 'Joint Sealants', 2);
const windows = sectionOf('085113', 'Aluminum Windows');
const panels = sectionOf('074213', 'Metal Wall Panels');
const issued = [panels, roofing, sealants];
const now = [reworded(roofing, 'Paragraph 7 of', 'Clause 7 within'), sealants, windows];
const addendum = addendumOf(issued, now);
const request: AddendumRequest = {
  manual: manualOf(now),
  issue: { number: 2, name: 'Bid set', date: 'November 2, 2026' },
  addendum,
};

describe('what changed in a manual since it was issued', () => {
  it('is each section that changed, came, or went, in the order of the manual', () => {
    expect(
      addendum.changes.map((change) => [change.kind, change.section.number, changeText(change)]),
    ).toEqual([
      ['removed', '07 42 13', 'Section removed'],
      ['changed', '07 54 23', '1 paragraph changed'],
      ['added', '08 51 13', 'New section'],
    ]);
    expect(addendum.unchanged).toBe(1);
  });

  it('is nothing where the text is the same, whatever the date in the header', () => {
    const later = issued.map((one) => ({
      ...one,
      header: { ...one.header, date: 'Dec 1' },
      revised: '2026-12-01',
    }));
    expect(addendumOf(issued, later)).toEqual({ changes: [], unchanged: 3 });
  });

  it('tells of another manufacturer’s section under the same number', () => {
    const other = { ...reworded(roofing, 'Paragraph 1 of', 'Item 1 in'), author: 'Brightwater' };
    const { changes } = addendumOf(issued, [panels, other, sealants]);
    expect(changes.map(changeText)).toEqual(['manufacturer was Northfold, 1 paragraph changed']);
  });

  it('tells of a title that changed alone', () => {
    const { changes } = addendumOf([roofing], [{ ...roofing, title: 'Low Roof' }]);
    expect(changes.map(changeText)).toEqual(['title was Membrane Roofing']);
  });
});

describe('the addendum as a Word file', () => {
  const bytes = zipSync(
    Object.fromEntries(addendumToDocx(request, 'Ada Quist').map(({ path, text }) => [path, strToU8(text)])),
  );
  const ofSection = (text: readonly string[], number: string): readonly string[] => {
    const from = text.indexOf(`SCT SECTION ${number}`);
    return text.slice(from + 2, text.indexOf('EOS END OF SECTION', from));
  };
  const wordsOf = ({ lines }: PrintedSection): string[] =>
    lines.flatMap(({ text, rows }) => [text, ...rows.flatMap(({ cells }) => cells)]);
  const withoutStyle = (text: readonly string[]): string[] =>
    text.map((one) => one.replace(/^\S+ (?:Note to specifier: )?/, ''));

  it('accepted has the present text of each section, rejected the issued one', () => {
    const [accepted, rejected] = [trackedText(bytes, 'accept'), trackedText(bytes, 'reject')];
    expect(withoutStyle(ofSection(accepted, '07 54 23'))).toEqual(wordsOf(now[0] ?? roofing));
    expect(withoutStyle(ofSection(rejected, '07 54 23'))).toEqual(wordsOf(roofing));
    expect(ofSection(accepted, '07 42 13')).toEqual([]);
    expect(withoutStyle(ofSection(rejected, '07 42 13'))).toEqual(wordsOf(panels));
    expect(withoutStyle(ofSection(accepted, '08 51 13'))).toEqual(wordsOf(windows));
    expect(ofSection(rejected, '08 51 13')).toEqual([]);
  });

  it('has the list of changes, and names who made them', () => {
    const text = trackedText(bytes, 'accept').join('\n');
    expect(text).toContain('MCK ADDENDUM');
    expect(text).toContain('Issue 2, Bid set');
    expect(text).toMatch(/TBL 07 54 23\nTBL Membrane Roofing\nTBL Changed\nTBL 1 paragraph changed/);
    const authors = allOf(wordDocument(bytes)).flatMap(({ attributes }) => attributes.get('w:author') ?? []);
    expect([...new Set(authors)]).toEqual(['Ada Quist']);
  });

  it('gives each tracked change an id of its own, and each section its own list', () => {
    const all = allOf(wordDocument(bytes));
    const ids = all
      .filter(({ name }) => /^w:(?:ins|del|moveFrom|moveTo|pPrChange)$/.test(name))
      .flatMap(({ attributes }) => attributes.get('w:id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const lists = all
      .filter(({ name }) => name === 'w:numId')
      .flatMap(({ attributes }) => attributes.get('w:val') ?? []);
    expect(new Set(lists)).toEqual(new Set(['0', '1', '2', '3']));
  });
});

describe('the addendum as a PDF', async () => {
  const { sections: _now, ...facts } = request.manual;
  const both = addendum.changes.flatMap(({ section, issued: before }) =>
    before ? [section, before] : [section],
  );
  const faces = await facesOfManual({ ...facts, sections: both }, readFontFile);
  const bytes = runToEnd(addendumToPdf(request, faces));
  const { pages, bookmarks } = await readManual(bytes);

  it('has a cover, the list of changes, and the sections', () => {
    expect(pages[0]).toMatch(/^ADDENDUM Riverside Library To Issue 2, Bid set Issued November 2, 2026/);
    expect(pages[1]).toMatch(
      /^LIST OF CHANGES Deleted text is struck through.*07 42 13 Metal Wall Panels Removed Section removed/,
    );
    expect(bookmarks.filter(({ level }) => level === 0).map(({ title }) => title)).toEqual([
      'List of changes',
      '07 42 13 Metal Wall Panels',
      '07 54 23 Membrane Roofing',
      '08 51 13 Aluminum Windows',
    ]);
  });

  it('has the deleted and the inserted words of a changed paragraph', () => {
    const text = pages.join(' ');
    expect(text).toMatch(/ParagraphClause 7 ofwithin Membrane Roofing/);
    expect(text).toContain('Paragraph 8 of Membrane Roofing');
  });
});

describe('an issue', () => {
  it('comes back as it was packed, in a fraction of its size', () => {
    const content = { print: defaultPrintOptions, manual: manualOf(issued) };
    const packed = packIssue(content);
    expect(unpackIssue(packed)).toEqual(content);
    expect(packed.length).toBeLessThan(JSON.stringify(content).length / 3);
  });

  it.each(['', 'x', '////', btoa('{}')])('that is %j is said not to be readable', (packed) => {
    expect(unpackIssue(packed)).toBeNull();
  });
});
