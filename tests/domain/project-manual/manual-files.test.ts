import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { manualContentsText, manualFileNames } from '#src/domain/project-manual/manual-files.ts';
import { manualToDocx } from '#src/domain/project-manual/manual-to-docx.ts';
import { printedOutline } from '#src/domain/project-manual/printed-outline.ts';
import type { Manual } from '#src/domain/project-manual/manual.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { ended, manualOf, sectionOf } from '#tests/domain/project-manual/manual-samples.ts';
import { readDocx } from '#tests/domain/specification/writers/read-docx.ts';

const manual = manualOf([
  sectionOf('085113', 'Aluminum Windows'),
  sectionOf('085113', 'Aluminum Windows', 0, 'Brightwater'),
  sectionOf('075423', 'Thermoplastic-Polyolefin Roofing & more'),
]);

function docx(of: Manual) {
  const { made } = ended(manualToDocx(of, () => 7));
  const files = new Map(made.document.map(({ path, text }) => [path, text]));
  const zip = zipSync(Object.fromEntries([...files].map(([path, text]) => [path, strToU8(text)])));
  return { files, failed: made.failed, body: files.get('word/document.xml') ?? '', read: readDocx(zip) };
}
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('a project manual as Word file', () => {
  const { files, body, read } = docx(manual);

  it('is cover, contents and a Word section for each section, with a foot and pages of its own', () => {
    expect(read.lines.slice(0, 2).map(({ text }) => text)).toEqual(['PROJECT MANUAL', 'Riverside Library']);
    expect(all(body, /<w:sectPr>(.*?)<\/w:sectPr>/g)).toHaveLength(5);
    expect(all(body, /<w:pgNumType ([^/]*)\/>/g)).toEqual([
      'w:fmt="lowerRoman" w:start="1"',
      'w:start="1"',
      'w:start="1"',
      'w:start="1"',
    ]);
    expect(all(files.get('word/footer1.xml') ?? '', /<w:t [^>]*>([^<]*)</g)).toEqual([
      'THERMOPLASTIC-POLYOLEFIN ROOFING &amp; MORE',
      '07 54 23 - ',
    ]);
    expect(body).not.toContain('<!--');
  });

  it('says in its properties how many sections it has', () => {
    const subjectOf = (of: Manual) =>
      all(docx(of).files.get('docProps/core.xml') ?? '', /<dc:subject>(.*?)</g);
    expect(subjectOf(manual)).toEqual(['Project manual, 3 sections']);
    expect(subjectOf(manualOf([sectionOf('085113', 'Aluminum Windows')]))).toEqual([
      'Project manual, 1 section',
    ]);
  });

  it('has in its contents a link and a count of pages for each section, which lead to bookmarks that are there', () => {
    const targets = all(body, /PAGEREF (\w+)/g);
    const anchors = all(body, /w:anchor="(\w+)"/g);
    const marks = all(body, /<w:bookmarkStart w:id="\d+" w:name="(\w+)"/g);
    expect([...anchors, ...targets].toSorted()).toEqual(marks.toSorted());
    const ids = all(body, /<w:bookmarkStart w:id="(\d+)"/g);
    expect(new Set(ids).size).toBe(6);
    expect(all(body, /<w:bookmarkEnd w:id="(\d+)"/g)).toEqual(ids);
    // Word asks before it updates fields on opening: nothing here makes it.
    expect([...files.values()].join('')).not.toMatch(/updateFields|w:dirty/);
  });

  it('numbers each section from 1, by a list that begins again', () => {
    expect(all(files.get('word/numbering.xml') ?? '', /<w:num w:numId="(\d+)"/g)).toEqual(['1', '2', '3']);
    expect(new Set(all(body, /<w:numId w:val="(\d+)"\/>/g))).toEqual(new Set(['1', '2', '3']));
  });

  it('has every part that its package names, and names every part', () => {
    const parts = all(files.get('[Content_Types].xml') ?? '', /PartName="\/([^"]+)"/g);
    const known = [...files.keys()].filter((path) => !path.endsWith('.rels') && !path.startsWith('['));
    expect(parts.toSorted()).toEqual(known.toSorted());
    const used = all(body, /r:id="(\w+)"/g);
    const given = all(files.get('word/_rels/document.xml.rels') ?? '', /Id="(\w+)"/g);
    expect(used.filter((id) => !given.includes(id))).toEqual([]);
    expect(new Set(given).size).toBe(given.length);
  });

  it('leaves out a section that cannot be written, and is whole without one', () => {
    const broken = { ...sectionOf('076200', 'Flashing'), lines: [null] };
    const { failed, body: left } = docx({
      ...manual,
      sections: [Reflect.apply(Object, null, [broken]), ...manual.sections],
    });
    expect(failed.map(({ title }) => title)).toEqual(['Flashing']);
    expect(left).not.toContain('Flashing');
    expect(all(docx(manualOf([])).body, /<w:sectPr>(.*?)<\/w:sectPr>/g)).toHaveLength(2);
  });
});

it('a section from the outline holds no character that a file cannot', () => {
  const lines = [{ level: 0, text: 'Sheet\u000b \u202ewhite\ud800' }];
  const outline = {
    number: '075423',
    title: 'Low\u0007 roof',
    lines,
    isOwn: true,
    remarks: '',
    items: [],
    specs: [],
  };
  const printed = printedOutline(outline, defaultPrintOptions, '2026-11-22');
  expect([printed.title, printed.lines.at(-2)?.text]).toEqual(['Low roof', 'Sheet white']);
});

describe('single files of a manual', () => {
  it('have names of their own, and a list', () => {
    const names = manualFileNames(manual.sections, 'pdf');
    expect([...names.values()]).toEqual([
      '075423-thermoplastic-polyolefin-roofing-more.pdf',
      '085113-aluminum-windows.pdf',
      '085113-aluminum-windows-2.pdf',
    ]);
    expect(manualContentsText(manual, names).split('\r\n')).toEqual([
      'PROJECT MANUAL',
      'Riverside Library',
      'Project number: 2214',
      'Owner: City of Riverside',
      'Date: Nov 22, 2026',
      'Sections: 3',
      '',
      'DIVISION 07 - THERMAL AND MOISTURE PROTECTION',
      '07 54 23  Thermoplastic-Polyolefin Roofing & more  075423-thermoplastic-polyolefin-roofing-more.pdf',
      '',
      'DIVISION 08 - OPENINGS',
      '08 51 13  Aluminum Windows - Brightwater  085113-aluminum-windows.pdf',
      '08 51 13  Aluminum Windows - Northfold  085113-aluminum-windows-2.pdf',
      '',
    ]);
  });
});
