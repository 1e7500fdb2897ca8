import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { sections as listed } from '#src/domain/masterformat/sections.ts';
import {
  byNumber,
  inMasterFormatOrder,
  noEdits,
  ordered,
  withoutOwnText,
  withoutSection,
  withSection,
  withSectionBack,
  withSectionMoved,
  withText,
} from '#src/domain/project-manual/outline-edits.ts';
import type { OutlineEdits } from '#src/domain/project-manual/outline-edits.ts';
import { linesOfText, productLines, textOfLines } from '#src/domain/project-manual/outline-lines.ts';
import { missingSections, outlineOf } from '#src/domain/project-manual/outline.ts';
import type { OutlineSpec } from '#src/domain/project-manual/outline.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { item } from '#tests/domain/project-manual/outline-items.ts';
import { line } from '#tests/domain/specification/sections.ts';
import { sampleSection } from '#tests/domain/specification/writers/sample-section.ts';

const spec = (number: string, part: Partial<OutlineSpec> = {}): OutlineSpec => ({
  seq: 1,
  filename: `northfold-${number}`,
  company: 'Northfold',
  number,
  title: 'Roofing',
  content: null,
  ...part,
});
const outline = (
  items: readonly BinderItem[],
  specs: readonly OutlineSpec[] = [],
  edits: OutlineEdits = noEdits,
) => outlineOf({ items, specs, edits, detail: 'outline' });
const numbersOf = (divisions: ReturnType<typeof outlineOf>) =>
  divisions.map(({ number, sections }) => [number, sections.map((section) => section.number)]);

describe('the outline of a project', () => {
  it('has each section that an item, a specification or the person asks for, by division', () => {
    const divisions = outline(
      [item('092900', 'Board'), item('075423', 'Membrane'), item('075423', 'Walkway')],
      [spec('07542313'), spec('')],
      withSection(noEdits, '033000'),
    );
    expect(numbersOf(divisions)).toEqual([
      ['03', ['033000']],
      ['07', ['075423', '07542313']],
      ['09', ['092900']],
      [null, ['']],
    ]);
    expect(divisions.map(({ title }) => title)).toEqual([
      'Concrete',
      'Thermal and Moisture Protection',
      'Finishes',
      'No section number',
    ]);
    expect(missingSections(divisions).map(({ number }) => number)).toEqual(['033000', '075423', '092900']);
  });

  it('leaves out rejected items, and manufacturers, which have no section', () => {
    const rejected = item('075423', 'Membrane', { status: 'rejected' });
    const gone: BinderItem = { ...rejected, record: { kind: 'gone' } };
    expect(outline([rejected, gone])).toEqual([]);
  });

  it('titles a section by its specification, then its item, then MasterFormat, and first of all as the person does', () => {
    const title = (edits: OutlineEdits, specs: OutlineSpec[] = []) =>
      outline([item('075423', 'Membrane')], specs, edits)[0]?.sections[0]?.title;
    expect(title(noEdits)).toBe('Thermoplastic-Polyolefin Roofing');
    expect(title(noEdits, [spec('075423', { title: 'TPO <i>Roofing</i>' })])).toBe('TPO Roofing');
    expect(title(withText(noEdits, '075423', { title: 'Low roof' }))).toBe('Low roof');
    expect(title(withText(noEdits, '075423', { title: '  ' }))).toBe('Thermoplastic-Polyolefin Roofing');
    expect(outline([], [], withSection(noEdits, '079993'))[0]?.sections[0]?.title).toBe('Untitled section');
  });

  it.each([
    ['outline', ['Northfold: Membrane']],
    ['short', ['Northfold: Membrane (basis of design)', '  Color: White']],
    ['full', ['Northfold: Membrane (basis of design)', '  Color: White', '  Ask for samples.']],
  ] as const)('says of an item what fits: %s', (detail, lines) => {
    const membrane = item('075423', 'Membrane', {
      status: 'basis of design',
      note: ' Ask for\nsamples. ',
      options: [{ name: 'Color', value: 'White' }],
    });
    const [division] = outlineOf({ items: [membrane], specs: [], edits: noEdits, detail });
    expect(textOfLines(division?.sections[0]?.lines ?? [])).toBe(lines.join('\n'));
  });

  it('gives the products of a specification, then those of the project that it does not name', () => {
    const section = {
      ...sampleSection,
      nodes: sampleSection.nodes.map((node) => (node.id === 22 ? { ...node, productIds: [7] } : node)),
    };
    const content = { section, tree: sectionTree(section), state: emptyState };
    const items = [item('074213', 'Panel', { content_id: 7 }), item('074213', 'Trim', { content_id: 8 })];
    const lines = (specs: OutlineSpec[]) =>
      (outline(items, specs)[0]?.sections[0]?.lines ?? []).map(({ level, text }) => `${level} ${text}`);
    expect(lines([spec('074213', { content })])).toEqual([
      '0 2.1 PERFORMANCE REQUIREMENTS',
      expect.stringContaining('1 A. Thermal resistance: R-16 minimum, ASTM C1363'),
      '1 Panel schedule',
      '2 Type | Thickness | Finish',
      '2 MP-1 | 4 in | PVDF, two coats | bronze',
      '2 MP-2 | 6 in',
      expect.stringContaining('1 B. Fire: “Class A” per {code}'),
      '0 Northfold: Trim',
    ]);
    // Two manufacturers of one number: each says whose it is.
    expect(lines([spec('074213', { content }), spec('074213', { content, company: 'Other' })])).toEqual(
      expect.arrayContaining(['0 Northfold', '1 2.1 PERFORMANCE REQUIREMENTS', '0 Other']),
    );
    expect(lines([spec('074213', { content: 'The server is away.' })])).toEqual([
      '0 Northfold: Panel',
      '0 Northfold: Trim',
    ]);
  });

  it('takes the second part as it stands, however it is called, and a section without one has no products', () => {
    const tree = sectionTree({
      nodes: [
        line(1, null, 'One', { kind: 'part' }),
        line(2, null, 'Two', { kind: 'part' }),
        line(3, 2, 'Sheet', { kind: 'article' }),
      ],
    });
    expect(productLines(tree, emptyState, 'outline')).toEqual([{ level: 0, text: '2.1 SHEET' }]);
    expect(productLines(sectionTree({ nodes: [] }), emptyState, 'full')).toEqual([]);
  });
});

describe('what a person changes', () => {
  const items = [item('075423', 'Membrane'), item('072113', 'Board'), item('079200', 'Sealant')];
  const inDivision = (edits: OutlineEdits) =>
    outline(items, [], edits)[0]?.sections.map(({ number }) => number);

  it('stands in place of the project’s text, and the project’s text comes back', () => {
    const edits = withText(
      withText(noEdits, '075423', { products: 'TPO\n\n    60 mil\n\twhite' }),
      '075423',
      {
        remarks: 'Ask the owner.',
      },
    );
    const section = (of: OutlineEdits) =>
      outline(items, [], of)[0]?.sections.find(({ number }) => number === '075423');
    expect(section(edits)).toMatchObject({
      isOwn: true,
      remarks: 'Ask the owner.',
      lines: [
        { level: 0, text: 'TPO' },
        { level: 2, text: '60 mil' },
        { level: 1, text: 'white' },
      ],
    });
    expect(section(withoutOwnText(edits, '075423'))).toMatchObject({
      isOwn: false,
      remarks: 'Ask the owner.',
    });
  });

  it('takes a section out and back, with its text', () => {
    const edits = withText(noEdits, '075423', { title: 'Low roof' });
    const without = withoutSection(edits, '075423');
    expect(inDivision(without)).toEqual(['072113', '079200']);
    expect(outline(items, [], withSectionBack(without, '075423'))).toEqual(outline(items, [], edits));
    expect(inDivision(withSection(without, '075423'))).toContain('075423');
  });

  it('moves a section within its division, stops at its ends, and goes back to MasterFormat’s order', () => {
    const start = ['072113', '075423', '079200'];
    const up = withSectionMoved(noEdits, start, '079200', -1);
    expect(inDivision(up)).toEqual(['072113', '079200', '075423']);
    expect(inDivision(withSectionMoved(up, inDivision(up) ?? [], '079200', -1))).toEqual([
      '079200',
      '072113',
      '075423',
    ]);
    expect(withSectionMoved(noEdits, start, '079200', 1)).toBe(noEdits);
    expect(inDivision(inMasterFormatOrder(up))).toEqual(start);
  });
});

const digits = fc.constantFrom(...listed.map((section) => section.digits));
const someNumbers = fc.uniqueArray(digits, { maxLength: 40, size: 'max' });

describe('whatever a project has', () => {
  it('the outline has every section once, under its division, in MasterFormat’s order', () => {
    fc.assert(
      fc.property(someNumbers, someNumbers, someNumbers, someNumbers, (ofItems, ofSpecs, added, removed) => {
        const divisions = outline(
          ofItems.flatMap((number) => [item(number, 'One'), item(number, 'Two')]),
          ofSpecs.map((number) => spec(number)),
          { ...noEdits, added, removed },
        );
        const numbers = divisions.flatMap(({ sections }) => sections.map(({ number }) => number));
        const expected = new Set([...ofItems, ...ofSpecs, ...added]);
        for (const number of removed) expected.delete(number);
        expect(numbers).toEqual([...expected].toSorted());
        for (const { number, sections } of divisions)
          expect(sections.every((section) => section.number.startsWith(number ?? '-'))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('an order loses no section and moves none that was not moved', () => {
    fc.assert(
      fc.property(someNumbers, someNumbers, (numbers, order) => {
        const shown = ordered(numbers, order);
        expect(shown.toSorted()).toEqual(numbers.toSorted());
        const moved = order.filter((number) => numbers.includes(number));
        expect(shown.filter((number) => moved.includes(number))).toEqual(moved);
        const rest = shown.filter((number) => !moved.includes(number));
        expect(rest).toEqual(rest.toSorted(byNumber));
      }),
      { numRuns: 100 },
    );
  });

  it('text that is edited and not changed is the same lines', () => {
    const words = fc.stringMatching(/^[A-Za-z0-9.,: -]{1,30}$/).map((text) => text.trim());
    const lines = fc.array(
      fc.record({ level: fc.integer({ min: 0, max: 5 }), text: words.filter((text) => text !== '') }),
    );
    fc.assert(
      fc.property(lines, (given) => {
        expect(linesOfText(textOfLines(given))).toEqual(given);
      }),
    );
  });
});
