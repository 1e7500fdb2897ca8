import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { addendumOf } from '#src/domain/manual-issues/addendum.ts';
import { addendumToDocx } from '#src/domain/manual-issues/addendum-to-docx.ts';
import { listsToDocx } from '#src/domain/project-manual/lists/lists-to-docx.ts';
import { manualToDocx } from '#src/domain/project-manual/manual-to-docx.ts';
import type { PackageFile } from '#src/domain/project-manual/manual-to-docx.ts';
import { compareLines, runToEnd } from '#src/domain/redline/redline.ts';
import { redlineToDocx } from '#src/domain/redline/redline-to-docx.ts';
import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { formsToDocx } from '#src/domain/substitution/form-to-docx.ts';
import { sampleOffice } from '#tests/domain/office-template/sample-office.ts';
import { ended, manualOf, sectionOf } from '#tests/domain/project-manual/manual-samples.ts';
import { allOf, readXml } from '#tests/domain/redline/read-xml.ts';
import type { Node } from '#tests/domain/redline/read-xml.ts';

type Parts = ReadonlyMap<string, string>;

const packed = (bytes: Uint8Array): Parts =>
  new Map(
    Object.entries(unzipSync(bytes)).flatMap(([path, part]) =>
      path.endsWith('.xml') ? [[path, strFromU8(part)]] : [],
    ),
  );
const files = (parts: readonly PackageFile[]): Parts => new Map(parts.map(({ path, text }) => [path, text]));

const roofing = { ...sectionOf('075423', 'Membrane Roofing', 12), office: sampleOffice };
const manual = { ...manualOf([roofing, sectionOf('079200', 'Joint Sealants')]), office: sampleOffice };
const changed = roofing.lines.map((line) => ({ ...line, text: line.text.replace('Trim', 'Edge trim') }));
const facts = { project: 'Library', number: '2418', paper: 'letter', office: sampleOffice } as const;

/** Every kind of Word file that the site makes. */
const kinds: Readonly<Record<string, () => Parts>> = {
  'a section': () => packed(sectionToDocx(roofing)),
  'a redline': () => {
    const redline = runToEnd(compareLines(roofing.lines, changed, true));
    return packed(redlineToDocx(redline, roofing, { author: 'Lintel', day: '2026-10-01' }));
  },
  'a project manual': () => files(ended(manualToDocx(manual, () => 3)).made.document),
  'an addendum': () => {
    const addendum = addendumOf(manual.sections, [{ ...roofing, lines: changed }]);
    const issue = { number: 2, name: 'Bid set', date: 'November 2, 2026' };
    return files(addendumToDocx({ manual, issue, addendum }, 'Ada Quist'));
  },
  'a project’s lists': () => {
    const row = {
      section: '07 54 23',
      sectionTitle: 'Membrane Roofing',
      manufacturer: 'Northfold',
      paragraph: '1.2.A',
      place: { seq: 1, filename: 'northfold-075423', lineId: 4 },
      cells: ['20 years', 'No leaks'],
    };
    const list = { key: 'warranties', title: 'Warranties', heads: ['Term', 'Warranty'] } as const;
    const lists = [{ ...list, rows: [row] }];
    return files(listsToDocx({ ...facts, lists, owner: '', date: 'Nov 2, 2026', day: '2026-11-02' }));
  },
  'a substitution request': () => {
    const blocks = [
      { kind: 'title', text: 'Substitution request', note: 'For the architect' },
      { kind: 'heading', text: 'Comparison' },
      { kind: 'comparison', head: ['Property', 'Specified', 'Proposed', 'Remark', 'Decision'], groups: [] },
    ] as const;
    return packed(formsToDocx([{ id: 1, blocks }], { ...facts, title: 'Substitution', today: '2026-11-02' }));
  },
};

const below = (node: Node, name: string): Node[] => allOf(node).filter((one) => one.name === name);
const valueOf = (node: Node | undefined, name: string): string | undefined =>
  node && below(node, name)[0]?.attributes.get('w:val');

/** The level of each heading, from 1, in its order: by a style that is, or is based on, one of Word's. */
function headingsOf(parts: Parts): number[] {
  const styles = new Map(
    below(readXml(parts.get('word/styles.xml') ?? ''), 'w:style').map((one) => [
      one.attributes.get('w:styleId') ?? '',
      one,
    ]),
  );
  const levelOf = (id: string | undefined): number | null => {
    const style = styles.get(id ?? '');
    const [, level] = /^heading (\d)$/.exec(valueOf(style, 'w:name') ?? '') ?? [];
    if (level !== undefined) return Number(level);
    return style ? levelOf(valueOf(style, 'w:basedOn')) : null;
  };
  return below(readXml(parts.get('word/document.xml') ?? ''), 'w:p').flatMap((paragraph) => {
    const isNone = valueOf(paragraph, 'w:outlineLvl') === '9';
    const level = isNone ? null : levelOf(valueOf(paragraph, 'w:pStyle'));
    return level === null ? [] : [level];
  });
}

it.each(Object.entries(kinds))('%s has headings without gaps, as Word knows them', (_, make) => {
  const levels = headingsOf(make());
  expect(levels[0]).toBe(1);
  const isGap = levels.map((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect(isGap).not.toContain(true);
});

it.each(Object.entries(kinds))('each table of %s repeats its head, which is one', (_, make) => {
  const tables = below(readXml(make().get('word/document.xml') ?? ''), 'w:tbl');
  for (const table of tables)
    expect(below(table, 'w:tr').map((row) => below(row, 'w:tblHeader').length)).toEqual(
      below(table, 'w:tr').map((_row, at) => (at === 0 ? 1 : 0)),
    );
});

it.each(Object.entries(kinds))('%s says its title and language, and what its pictures show', (_, make) => {
  const parts = make();
  const core = allOf(readXml(parts.get('docProps/core.xml') ?? ''));
  const about = (name: string) => core.find((one) => one.name === name)?.text;
  expect(about('dc:title')).toMatch(/\w/);
  expect(about('dc:language')).toBe('en-US');
  const language = below(readXml(parts.get('word/styles.xml') ?? ''), 'w:lang').map((one) =>
    one.attributes.get('w:val'),
  );
  expect(language).toEqual(['en-US']);
  const pictures = [...parts].flatMap(([path, xml]) =>
    path.startsWith('word/') ? [...xml.matchAll(/<wp:docPr [^>]*>/g)].map(([tag]) => tag) : [],
  );
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) expect(picture).toContain('descr="Logo of Reyes &amp; Sons"');
});
