import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { submittalBook } from '#src/domain/design-projects/submittal-book.ts';
import { submittalPlan } from '#src/domain/design-projects/submittal.ts';
import { certificateToPdf } from '#src/domain/learning/certificate.ts';
import { addendumOf } from '#src/domain/manual-issues/addendum.ts';
import { addendumToPdf } from '#src/domain/manual-issues/addendum-to-pdf.ts';
import { manualToPdf } from '#src/domain/project-manual/manual-to-pdf.ts';
import { facesOfManual } from '#src/domain/project-manual/manual.ts';
import { runToEnd } from '#src/domain/redline/redline.ts';
import { facesOf } from '#src/domain/specification/writers/pdf/faces.ts';
import { sectionToPdf } from '#src/domain/specification/writers/section-to-pdf.ts';
import { drawDetail } from '#src/reference-api/drawings/details/details.ts';
import { drawingToPdf } from '#src/reference-api/drawings/pdf/drawing-to-pdf.ts';
import { pdfFile } from '#src/reference-api/files/pdf-files.ts';
import { binderPdf } from '#src/screens/projects/binder-pdf/binder-pdf.ts';
import { binderItem, datasheet, file, product, today } from '#tests/domain/design-projects/records.ts';
import { sampleOffice } from '#tests/domain/office-template/sample-office.ts';
import { ended, manualOf, sectionOf } from '#tests/domain/project-manual/manual-samples.ts';
import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';
import { titleBlock } from '#tests/reference-api/drawings/detail-cases.ts';
import { sampleWorld } from '#tests/support/sample-worlds.ts';
import { faultsOfPdfUa, hasVeraPdf } from '#tests/support/verapdf.ts';

const isThere = hasVeraPdf();
if (!isThere)
  process.stdout.write('  – PDF/UA is not checked: Java and Maven bring veraPDF, and are not there.\n');

const sections = [sectionOf('075423', 'Membrane Roofing', 60), sectionOf('079200', 'Joint Sealants')];

/** A record of each kind that has a PDF, as the sample world has it. */
function libraryFile(type: 'epd' | 'hpd' | 'certificate' | 'datasheet' | 'catalog' | 'webinar') {
  const world = sampleWorld(1);
  const [item] = world.content.all(type);
  return (item && pdfFile(world, item, 'PDF')) ?? new Uint8Array();
}

async function binder(documents: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const project = {
    seq: 1,
    name: 'Olneyville Branch Library',
    type: '44',
    owner: 'City of Providence',
    number: '2418',
    last_spec_date: null,
    leed: 'new construction' as const,
    items: [],
  };
  const options = [
    { name: 'Thickness', values: ['45 mil', '60 mil', '80 mil'].map((text) => ({ text, swatch: null })) },
  ];
  const papers = [...documents.keys()].map((name, at) =>
    datasheet({ id: at + 1, title: `Paper ${at + 1}`, files: [file(name, 'PDF')] }),
  );
  const item = binderItem(
    product({ options }),
    { options: [{ name: 'Thickness', value: '60 mil' }], note: 'Over the library only.' },
    papers,
  );
  const plan = submittalPlan([item], { statuses: ['considering'], formats: 'one' }, today);
  const had = new Map(
    [...documents].map(([name, bytes]) => [file(name, 'PDF').url, new Blob([Uint8Array.from(bytes)])]),
  );
  const { blob } = await binderPdf(
    submittalBook(project, { type: 'Public', today, plan }),
    had,
    { signal: new AbortController().signal, load: readFontFile },
    { paper: 'letter', office: sampleOffice },
  );
  return new Uint8Array(await blob.arrayBuffer());
}

const untagged = 'submittal with a document without tags';

/** Every kind of PDF that the site makes, and those of the sample world. */
const kinds: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
  section: async () => sectionToPdf(sample(), await facesOf(sample(), readFontFile)),
  'section of an office': async () => {
    const section = { ...sample(), office: sampleOffice, draft: 'Draft of 60%' };
    return sectionToPdf(section, await facesOf(section, readFontFile));
  },
  manual: async () => {
    const manual = manualOf(sections, { office: sampleOffice });
    return ended(manualToPdf(manual, await facesOfManual(manual, readFontFile))).made.document;
  },
  addendum: async () => {
    const manual = manualOf(sections);
    const changed = sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => ({ ...line, text: line.text.replace('Paragraph 7', 'Clause 7') })),
    }));
    const addendum = addendumOf([...sections, sectionOf('074213', 'Metal Wall Panels')], changed);
    const request = { manual, issue: { number: 2, name: 'Bid set', date: 'November 2, 2026' }, addendum };
    return runToEnd(addendumToPdf(request, await facesOfManual(manual, readFontFile)));
  },
  'certificate of a course': () =>
    certificateToPdf(
      {
        name: 'Zoë Łukasiewicz',
        course: 'Air Barrier Continuity',
        provider: 'Tidewrack Waterproofing',
        hours: '1 h',
        right: 5,
        of: 5,
        on: '2026-11-02',
      },
      readFontFile,
    ),
  submittal: () => binder(new Map()),
  'submittal with documents': () =>
    binder(
      new Map([
        ['datasheet.pdf', libraryFile('datasheet')],
        ['epd.pdf', libraryFile('epd')],
      ]),
    ),
  [untagged]: async () =>
    binder(new Map([['drawing.pdf', await drawingToPdf(drawDetail('ridge'), titleBlock)]])),
  declaration: () => libraryFile('epd'),
  'health declaration': () => libraryFile('hpd'),
  certificate: () => libraryFile('certificate'),
  'data sheet': () => libraryFile('datasheet'),
  catalog: () => libraryFile('catalog'),
  handout: () => libraryFile('webinar'),
};

describe.runIf(isThere)('veraPDF finds nothing against PDF/UA in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-ua-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const nameOf = (kind: string): string => `${kind.replaceAll(' ', '-')}.pdf`;
  let found: ReadonlyMap<string, readonly string[]> = new Map();
  beforeAll(async () => {
    const paths: string[] = [];
    for (const [kind, make] of Object.entries(kinds)) {
      const path = join(folder, nameOf(kind));
      writeFileSync(path, await make());
      paths.push(path);
    }
    found = faultsOfPdfUa(paths);
  }, 120_000);

  it.each(Object.keys(kinds))('%s', (kind) => {
    // What others have not tagged is not said to be PDF/UA; nothing else is found against it.
    const isExpected = (fault: string): boolean => kind === untagged && fault.startsWith('5-1 ');
    expect(found.get(nameOf(kind))?.filter((fault) => !isExpected(fault))).toEqual([]);
  });
});
