import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sections as listed } from '#src/domain/masterformat/sections.ts';
import { manualToPdf } from '#src/domain/project-manual/manual-to-pdf.ts';
import { facesOfManual } from '#src/domain/project-manual/manual.ts';
import { printedOutline } from '#src/domain/project-manual/printed-outline.ts';
import type { Manual } from '#src/domain/project-manual/manual.ts';
import { defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { ended, manualOf, sectionOf } from '#tests/domain/project-manual/manual-samples.ts';
import { readManual } from '#tests/domain/project-manual/read-manual.ts';
import { readFontFile } from '#tests/domain/specification/writers/read-font-file.ts';

async function made(manual: Manual) {
  const { made: file, shares } = ended(manualToPdf(manual, await facesOfManual(manual, readFontFile)));
  return { ...file, shares, read: await readManual(file.document) };
}

describe('a project manual as PDF', async () => {
  const roofing = sectionOf('075423', 'Thermoplastic-Polyolefin Roofing', 60);
  const manual = manualOf([
    sectionOf('085113', 'Aluminum Windows', 200),
    roofing,
    sectionOf('085113', 'Aluminum Windows', 0, 'Brightwater'),
    sectionOf('', 'Own notes'),
    sectionOf('074213', 'Metal Wall Panels'),
  ]);
  const { read, failed, shares } = await made(manual);
  const firstPageOf = (heading: string): number =>
    read.pages.findIndex((text) => text.includes(`SECTION ${heading}`)) + 1;

  it('begins with a cover, the contents, and has the sections in MasterFormat’s order', () => {
    expect(read.pages[0]).toMatch(
      /^PROJECT MANUAL Riverside Library Project number 2214 Owner City of Riverside Date Nov 22, 2026 Sections 5$/,
    );
    expect(read.feet[0]).toBe('');
    const contents = read.pages[1] ?? '';
    expect(contents).toContain('TABLE OF CONTENTS');
    const order = [
      'DIVISION 07 - THERMAL AND MOISTURE PROTECTION',
      '07 42 13',
      '07 54 23',
      'DIVISION 08 - OPENINGS',
      'Aluminum Windows - Brightwater',
      'Aluminum Windows - Northfold',
      'OTHER SECTIONS',
      'Own notes',
    ].map((text) => contents.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(failed).toEqual([]);
  });

  it('names in the contents the page on which each section begins, and how many it has', () => {
    const start = firstPageOf('07 54 23');
    const next = firstPageOf('08 51 13');
    expect(read.pages[1]).toMatch(
      new RegExp(String.raw`Thermoplastic-Polyolefin Roofing [. ]*${next - start} ${start}(?!\d)`),
    );
  });

  it('counts the pages of a section at the right of the foot, those of the manual in the middle', () => {
    const start = firstPageOf('07 54 23');
    expect(read.feet.slice(start - 1, start + 1)).toEqual([
      `THERMOPLASTIC-POLYOLEFIN ROOFING | Page ${start} | 07 54 23 - 1`,
      `THERMOPLASTIC-POLYOLEFIN ROOFING | Page ${start + 1} | 07 54 23 - 2`,
    ]);
    expect(read.feet[1]).toBe('TABLE OF CONTENTS | Page 2 | TOC - 1');
  });

  it('leads from the contents and by bookmarks to the sections, and below them to parts and articles', () => {
    const start = firstPageOf('07 54 23');
    expect(read.links[1]).toEqual({
      title: `07 54 23 Thermoplastic-Polyolefin Roofing, page ${start}`,
      page: start,
    });
    expect(read.bookmarks.slice(0, 2)).toEqual([
      { title: 'Table of contents', page: 2, level: 0 },
      { title: 'DIVISION 07 - THERMAL AND MOISTURE PROTECTION', page: 3, level: 0 },
    ]);
    const at = read.bookmarks.findIndex(({ title }) => title.startsWith('07 54 23'));
    expect(read.bookmarks.slice(at, at + 3)).toEqual([
      { title: '07 54 23 Thermoplastic-Polyolefin Roofing', page: start, level: 1 },
      { title: 'PART 1 GENERAL', page: start, level: 2 },
      { title: '1.1 SECTION INCLUDES', page: start, level: 3 },
    ]);
  });

  it('is tagged as contents with links, sections and headings, and says how far it is', () => {
    for (const role of ['TOC', 'TOCI', 'Link', 'Sect', 'H1', 'L']) expect(read.roles).toContain(role);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBeCloseTo(1);
  });

  it('leaves out a section that cannot be laid out, and is right without it', async () => {
    const broken = { ...sectionOf('076200', 'Flashing') };
    Object.defineProperty(broken, 'lines', {
      enumerable: true,
      get: () => {
        throw new Error('No lines');
      },
    });
    const whole = { ...manual, sections: [...manual.sections.slice(0, 1), broken, roofing] };
    const faces = await facesOfManual(manual, readFontFile);
    const { made: file } = ended(manualToPdf(whole, faces));
    expect(file.failed).toEqual([broken]);
    const left = await readManual(file.document);
    expect(left.pages.join(' ')).not.toContain('Flashing');
    expect(left.links.map(({ title }) => title.slice(0, 8))).toEqual(['07 42 13', '07 54 23']);
  });

  it('prints a section without a specification from the outline', async () => {
    const lines = [
      { level: 0, text: 'Northfold: Sealant' },
      { level: 1, text: 'Color: Gray' },
    ];
    const outline = {
      number: '079200',
      title: 'Joint Sealants',
      lines,
      isOwn: false,
      remarks: '',
      items: [],
      specs: [],
    };
    const printed = printedOutline(outline, defaultPrintOptions, '2026-11-22');
    const { read: one } = await made(manualOf([printed]));
    expect(one.pages[2]).toMatch(
      /SECTION 07 92 00 JOINT SEALANTS PART 1 GENERAL \(NOT USED\) PART 2 PRODUCTS 2\.1 JOINT SEALANTS A\. Northfold: Sealant 1\. Color: Gray PART 3 EXECUTION \(NOT USED\) END OF SECTION$/,
    );
  });
});

describe('whatever is in a manual', () => {
  const digits = fc.constantFrom(...listed.map((section) => section.digits));
  const some = fc.uniqueArray(fc.record({ number: digits, more: fc.nat(90) }), {
    minLength: 1,
    maxLength: 70,
    selector: ({ number }) => number,
  });

  it('the pages of the contents are the true ones, in order, on letter and A4', async () => {
    await fc.assert(
      fc.asyncProperty(some, fc.constantFrom('letter' as const, 'a4' as const), async (given, paper) => {
        const sections = given.map(({ number, more }) => ({
          ...sectionOf(number, `Title of ${number}`),
          lines: sectionOf(number, 'Title', more).lines.slice(-more - 1),
          paper,
        }));
        const { read } = await made(manualOf(sections, { paper }));
        const numbers = given.map(({ number }) => number).toSorted();
        const starts = read.feet.flatMap((foot, index) =>
          foot.endsWith(' - 1') && !foot.endsWith('TOC - 1') ? [index + 1] : [],
        );
        expect(read.links.map(({ page }) => page)).toEqual(starts);
        const contents = read.pages.slice(1, (starts[0] ?? 2) - 1).join(' ');
        for (const [index, number] of numbers.entries()) {
          const start = starts[index] ?? 0;
          const count = (starts[index + 1] ?? read.pages.length + 1) - start;
          expect(read.pages[start - 1]).toContain(`TITLE OF ${number}`);
          expect(contents).toMatch(new RegExp(String.raw`Title of ${number} [. ]*${count} ${start}(?!\d)`));
        }
      }),
      { numRuns: 6 },
    );
  }, 60_000);
});
