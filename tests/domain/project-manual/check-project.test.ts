import { describe, expect, it } from 'vitest';

import type { SpecNode, SpecSection } from '#src/contracts/spec-sections.ts';
import { checkProject } from '#src/domain/project-manual/checks/check-project.ts';
import type { CheckedProject } from '#src/domain/project-manual/checks/checked-project.ts';
import { draftText, findingCounts } from '#src/domain/project-manual/checks/project-finding.ts';
import { noEdits, withSection, withText } from '#src/domain/project-manual/outline-edits.ts';
import type { OutlineEdits } from '#src/domain/project-manual/outline-edits.ts';
import { outlineOf } from '#src/domain/project-manual/outline.ts';
import type { OutlineSpec } from '#src/domain/project-manual/outline.ts';
import type { BinderItem } from '#src/domain/design-projects/binder.ts';
import { addParagraph, strikeLine } from '#src/domain/specification/own-text.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import type { SectionState } from '#src/domain/specification/section-state.ts';
import { line } from '#tests/domain/specification/sections.ts';
import { item } from '#tests/domain/project-manual/outline-items.ts';

const brick: SpecNode[] = [
  line(1, null, 'General', { kind: 'part' }),
  line(2, 1, 'Submittals', { kind: 'article' }),
  line(3, 2, '', { text: ['Submit under ', { section: '013300', title: 'Submittal Procedures' }, '.'] }),
  line(10, null, 'Products', { kind: 'part' }),
  line(11, 10, 'Brick', { kind: 'article' }),
  line(12, 11, 'Face brick: Fireclay Modular.', { productIds: [900] }),
  line(13, 11, 'Compressive strength: 3,000 psi minimum.'),
  line(14, 11, 'Mortar joints: 3/8 inch, tooled concave.'),
  line(15, null, 'Execution', { kind: 'part' }),
  line(16, 15, 'Laying', { kind: 'article' }),
  line(17, 16, 'Lay brick in running bond, with full joints.'),
];

function specOf(
  part: Partial<OutlineSpec> = {},
  nodes = brick,
  state: SectionState = emptyState,
): OutlineSpec {
  const section: SpecSection = {
    filename: part.filename ?? 'fireclay-042113',
    coid: 1,
    company: 'Fireclay',
    companySlug: 'fireclay',
    section: { number: part.number ?? '042113', number95: null, title: 'Brick Masonry' },
    title: 'Brick Masonry',
    edition: '2020',
    revised: '2026-01-01',
    copyright: '',
    manufacturer: { name: 'Fireclay', address: [], phone: null, web: null, introduction: '' },
    nodes,
    references: [],
  };
  return {
    seq: 1,
    filename: 'fireclay-042113',
    company: 'Fireclay',
    number: '042113',
    title: 'Brick Masonry',
    content: { section, tree: sectionTree(section), state },
    ...part,
  };
}

interface Case {
  specs?: readonly OutlineSpec[];
  items?: readonly BinderItem[];
  edits?: OutlineEdits;
  print?: CheckedProject['print'];
}

const check = ({ specs = [], items = [], edits = noEdits, print = { notes: 'remove', units: 'ip' } }: Case) =>
  checkProject({
    sections: outlineOf({ items, specs, edits, detail: 'outline' }).flatMap(({ sections }) => sections),
    items,
    projectNames: new Map([
      [1, 'Library, base building'],
      [2, 'Library, tenant work'],
    ]),
    isPublic: false,
    today: '2026-11-02',
    print,
    toSettle: new Map(),
  });

const of = (kind: string, all: ReturnType<typeof check>) => all.filter((finding) => finding.kind === kind);
const messages = (kind: string, all: ReturnType<typeof check>) => of(kind, all).map(({ message }) => message);

describe('a project’s pre-flight', () => {
  it('lists blanks, undecided groups, empty articles, and lead-ins of every section, each with its paragraph', () => {
    const input = { kind: 'number' as const, unit: 'psi', least: 1, greatest: 9, options: [], initial: '' };
    const nodes = [
      ...brick,
      line(20, 11, '', {
        text: ['Mortar: ', { input: 'mortar' }, '.'],
        inputs: [{ ...input, id: 'mortar', label: 'Mortar' }],
      }),
      line(21, 11, 'Bond:'),
      line(22, 21, 'Running.', { control: 'radio' }),
      line(23, 21, 'Flemish.', { control: 'radio' }),
      line(24, 15, 'Cleaning', { kind: 'article' }),
    ];
    const found = check({ specs: [specOf({}, nodes)] });
    expect(of('blank', found)).toMatchObject([
      {
        number: '042113',
        message: 'Mortar is blank in “Mortar: [________] psi”.',
        places: [{ at: 'line', seq: 1, filename: 'fireclay-042113', lineId: 20, label: '04 21 13, 2.1.D' }],
      },
    ]);
    expect(messages('undecided', found)).toEqual(['Choose one under “Bond”.']);
    expect(messages('empty', found)).toEqual([
      '“Bond” announces what follows, but nothing stands below it.',
      'The article “CLEANING” has no text.',
    ]);
    expect(draftText(found)).toBe(
      'Draft: 1 blank, 1 undecided choice, 2 headings without text, 1 missing section, 1 section with other products',
    );
  });

  it('names a section without a title, and one without text', () => {
    const edits = withSection(withSection(noEdits, '042999'), '099123');
    const found = check({ edits });
    expect(of('untitled', found)).toMatchObject([
      {
        message: 'MasterFormat lists no section 04 29 99, and it has no title of its own.',
        places: [{ at: 'outline', number: '042999' }],
      },
    ]);
    expect(of('empty', found).map(({ number }) => number)).toEqual(['042999', '099123']);
    const titled = withText(edits, '042999', { title: 'Glass brick', products: 'Glass brick: ____' });
    expect(messages('untitled', check({ edits: titled }))).toEqual([]);
    expect(messages('blank', check({ edits: titled }))).toEqual(['1 line of the outline has a blank.']);
  });

  it('says which project each section of a number is from, and where the two state other figures', () => {
    const stronger = brick.map((node) =>
      node.id === 13 ? line(13, 11, 'Compressive strength: 5,000 psi minimum.') : node,
    );
    const specs = [
      specOf(),
      specOf({ seq: 2, filename: 'kilnhouse-042113', company: 'Kilnhouse' }, stronger),
    ];
    const found = check({ specs });
    expect(messages('same-number', found)).toEqual([
      'The number is there twice: 04 21 13 by Fireclay in “Library, base building”; 04 21 13 by Kilnhouse in “Library, tenant work”.',
    ]);
    expect(of('differs', found)).toMatchObject([
      {
        message:
          '“Compressive strength: 3,000 psi minimum” (Library, base building) or “Compressive strength: 5,000 psi minimum” (Library, tenant work).',
        places: [
          { seq: 1, lineId: 13 },
          { seq: 2, lineId: 13 },
        ],
      },
    ]);
  });

  it('finds a section that several cite once, also where a person’s own paragraph cites it', () => {
    const own = addParagraph(emptyState, 16, 17, 'Sealants: Section 07 92 00.');
    const found = check({ specs: [specOf({}, brick, own), specOf({ seq: 2, number: '042200' })] });
    expect(messages('missing', found)).toEqual([
      '2 sections cite Section 01 33 00, Submittal Procedures, which the project doesn’t have.',
      'A section cites Section 07 92 00, Joint Sealants, which the project doesn’t have.',
    ]);
    expect(of('missing', found).at(-1)?.places).toMatchObject([{ lineId: -1, label: '04 21 13, 3.1.B' }]);
    const edits = withSection(withSection(noEdits, '013300'), '079200');
    expect(messages('missing', check({ specs: [specOf({}, brick, own)], edits }))).toEqual([]);
  });

  it('says on both when the project has one maker’s product and the section is by another', () => {
    const kiln = item('042113', 'Kilnwright Face Brick', { content_id: 7 });
    const found = check({ specs: [specOf()], items: [kiln] });
    expect(of('unnamed', found)).toMatchObject([
      {
        message:
          'Kilnwright Face Brick by Northfold is in the project, but the section is 04 21 13 by Fireclay, which doesn’t name it.',
        places: [
          { at: 'item', key: 'product 7' },
          { at: 'line', lineId: 12, label: '04 21 13, 2.1.A' },
        ],
      },
    ]);
    expect(of('not-in-project', found)).toMatchObject([
      {
        message:
          'The section 04 21 13 by Fireclay names other products (“Face brick: Fireclay Modular”); the project has Kilnwright Face Brick by Northfold.',
        places: [
          { at: 'line', lineId: 12 },
          { at: 'item', key: 'product 7' },
        ],
      },
    ]);
  });

  it.each([
    ['by its number in the library', item('042113', 'Anything', { content_id: 900 }), emptyState],
    [
      'in a person’s own words',
      item('042113', 'Kiln Brick', { content_id: 7 }),
      addParagraph(emptyState, 11, 14, 'Or kiln brick.'),
    ],
  ])('is content with a product that a section names %s', (_, product, state) => {
    const found = check({ specs: [specOf({}, brick, state)], items: [product] });
    expect([...of('unnamed', found), ...of('not-in-project', found)]).toEqual([]);
  });

  it('passes over rejected products, and those that the outline itself lists', () => {
    const rejected = item('042113', 'No', { content_id: 7, status: 'rejected' });
    const listed = item('099123', 'Yes', { content_id: 8 });
    expect(messages('unnamed', check({ items: [rejected, listed] }))).toEqual([]);
    const own = withText(noEdits, '099123', { products: 'Paint, as scheduled' });
    expect(messages('unnamed', check({ items: [listed], edits: own }))).toEqual([
      'Yes by Northfold is in the project, but 09 91 23 Interior Painting doesn’t name it.',
    ]);
  });

  it('finds measures that stay in other units than the manual’s, notes that print, and remarks', () => {
    const nodes = [...brick, line(30, 16, 'Air: 90 grains.'), line(31, 16, 'Strike this.', { kind: 'note' })];
    const edits = withText(noEdits, '042113', { remarks: 'Ask the owner.' });
    const at = (print: CheckedProject['print']) => check({ specs: [specOf({}, nodes)], edits, print });
    const us = at({ notes: 'remove', units: 'ip' });
    expect([messages('units', us), messages('notes', us)]).toEqual([[], []]);
    expect(messages('remarks', us)).toEqual(['Remark: “Ask the owner” It is left out, as all notes are.']);
    const metric = at({ notes: 'visible', units: 'si' });
    expect(messages('units', metric)).toEqual([
      '“90 grains” can’t be converted, so the manual has both unit systems.',
    ]);
    expect(messages('notes', metric)).toEqual(['The note to specifier “Strike this” prints.']);
    expect(messages('remarks', metric)).toEqual(['Remark: “Ask the owner” It prints as a note.']);
    expect(messages('units', at({ notes: 'remove', units: 'both' }))).toEqual([]);
  });

  it('says which specification it couldn’t read, and nothing where nothing is open', () => {
    const unread = check({ specs: [specOf({ content: 'The server is down.' })] });
    expect(messages('unread', unread)).toEqual([
      'Couldn’t load the specification, so it isn’t checked: The server is down.',
    ]);
    const whole = check({
      specs: [specOf({}, brick, strikeLine(emptyState, 3)), specOf({ number: '013300', filename: 'x' })],
      items: [item('042113', 'Anything', { content_id: 900 })],
    });
    expect(draftText(whole.filter(({ number }) => number === ''))).toBe('');
    expect(findingCounts([])).toEqual([]);
  });
});
