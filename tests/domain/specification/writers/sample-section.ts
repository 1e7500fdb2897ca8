import type { SpecNode, SpecSection } from '#src/contracts/spec-sections.ts';
import { emptyState, type SectionState } from '#src/domain/specification/section-state.ts';
import { sectionTree, type SectionTree } from '#src/domain/specification/section-tree.ts';
import { type PrintOptions, defaultPrintOptions } from '#src/domain/specification/writers/print-options.ts';
import { type PrintedSection, printedSection } from '#src/domain/specification/writers/printed-section.ts';
import { line } from '#tests/domain/specification/sections.ts';

const part = (id: number, text: string) => line(id, null, text, { kind: 'part' });
const article = (id: number, parentId: number, text: string) => line(id, parentId, text, { kind: 'article' });

/** Every kind of line, all levels, more than 26 siblings, and a table, in both units. */
const nodes: SpecNode[] = [
  part(1, 'General'),
  article(2, 1, 'Section Includes'),
  line(3, 2, 'Delete what the project does not need.', { kind: 'note' }),
  line(4, 2, 'Insulated metal wall panels.'),
  line(5, 2, 'Trim, closures, and flashings:'),
  line(
    6,
    5,
    'Base and head trim with hemmed edges, in the longest lengths that can be shipped and handled on site.',
  ),
  line(7, 6, 'Corner trim.'),
  line(8, 7, 'Shop-formed, one piece.'),
  line(9, 8, 'Sealed.'),
  line(10, 6, 'Joints lapped.'),
  article(11, 1, 'Schedule of Colors'),
  ...Array.from({ length: 30 }, (_, index) => line(100 + index, 11, `Color number ${index + 1}.`)),
  part(20, 'Products'),
  article(21, 20, 'Performance Requirements'),
  line(22, 21, '', {
    text: [
      'Thermal resistance: ',
      { ip: 'R-16', si: 'RSI-2.8' },
      ' minimum, ',
      { reference: 'ASTM C1363' },
      ', as approved by the ',
      { keyword: 'ARCHITECT' },
      '; color ',
      { input: 'color' },
      '. See ',
      { section: '079200', title: 'Joint Sealants' },
      '.',
    ],
    inputs: [
      {
        id: 'color',
        kind: 'text',
        label: 'Color',
        unit: null,
        least: null,
        greatest: null,
        options: [],
        initial: '',
      },
    ],
  }),
  line(23, 21, 'Panel schedule', {
    kind: 'table',
    rows: [
      { cells: ['Type', 'Thickness', 'Finish'], gray: 'g8' },
      { cells: ['MP-1', '4 in', 'PVDF, two coats | bronze'], gray: null },
      { cells: ['MP-2', '6 in'], gray: 'g26' },
    ],
  }),
  line(24, 21, 'Check with the building official.', { kind: 'note' }),
  line(25, 21, 'Fire: “Class A” <b>per</b> {code} \\ path & 5 < 6 *always* _so_ [x] – naïve, Ωmega, 工場.'),
  part(30, 'Execution'),
  article(31, 30, 'Examination'),
  line(32, 31, 'Verify that openings are ready.'),
];

export const sampleSection: SpecSection = {
  filename: '07_42_13abc',
  coid: 31250,
  company: 'Northfold Panel Co.',
  companySlug: 'northfold-panel-co',
  section: { number: '074213', number95: '07410', title: 'Metal Wall Panels' },
  title: 'Metal Wall Panels',
  edition: '2020',
  revised: '2026-05-18',
  copyright: '© 2026 Northfold Panel Co.',
  manufacturer: {
    name: 'Northfold Panel Co.',
    address: ['400 Foundry Rd.', 'Akron, OH 44301'],
    phone: '(330) 555-0142',
    web: 'northfold.example',
    introduction: 'Panels for walls & soffits.',
  },
  nodes,
  references: [],
};

export function sample(
  options: Partial<PrintOptions> = {},
  of: { nodes?: SpecNode[]; tree?: SectionTree; state?: SectionState } = {},
): PrintedSection {
  const section = { ...sampleSection, nodes: of.nodes ?? nodes };
  return printedSection(section, of.tree ?? sectionTree(section), of.state ?? emptyState, {
    ...defaultPrintOptions,
    ...options,
  });
}
