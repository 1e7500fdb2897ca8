import { http, HttpResponse } from 'msw';

import type { SpecNode, SpecSection } from '#src/contracts/spec-sections.ts';
import { fillMaster } from '#src/reference-api/specifications/fill-master.ts';
import { readMaster } from '#src/reference-api/specifications/read-master.ts';
import { answerWith } from '#tests/support/server.ts';

const { nodes, references } = readMaster({
  number: '075423',
  references: [['ASTM D6878', 'Standard Specification for Thermoplastic Polyolefin-Based Sheet Roofing']],
  text: `
PART General
ARTICLE Section Includes
  NOTE Keep the kinds of roof that the project has.
  [x] #adhered Adhered membrane roofing. ;; excludes #ballast ;; why Quiet and smooth.
  [ ] #attached Mechanically attached membrane roofing. ;; requires #fasteners ;; suggests #walkway
  [ ] #ballast Ballasted membrane roofing.
ARTICLE References
  REFERENCES
PART Products
ARTICLE Membrane
  Sheet: {ASTM D6878}, internally reinforced.
    ( ) Thickness: 60 mils.
    (x) Thickness: 80 mils.
  Color: {?color select "Color" White/Gray/Custom}.
  Custom color: {?named text "Name of the color"}. ;; if color=Custom
  Insulation value {?r number "R-value" 7..50 "R"}.
ARTICLE Accessories
  [ ] #fasteners Fasteners and plates.
    ( ) Galvanized.
    ( ) Stainless steel.
  [ ] #walkway Walkway rolls.
PART Execution
ARTICLE Installation
  Install by the manufacturer's written instructions.
  Roll the seams.
`,
});

export const smallFile = 'northfold-075423';

const smallSection: SpecSection = {
  filename: smallFile,
  coid: 31250,
  company: 'Northfold Roofing Systems',
  companySlug: 'northfold-roofing-systems',
  section: { number: '075423', number95: '07540', title: 'Thermoplastic-Polyolefin Roofing' },
  title: 'Thermoplastic-Polyolefin Roofing',
  edition: '2020',
  revised: '2026-10-01',
  copyright: '© 2026 Northfold Roofing Systems',
  manufacturer: {
    name: 'Northfold Roofing Systems',
    address: ['400 Foundry Road'],
    phone: null,
    web: null,
    introduction: '',
  },
  nodes: fillMaster(nodes, {
    manufacturer: 'Northfold Roofing Systems',
    product: { id: 1, tradename: 'Brightdeck', model: 'Reinforced', noun: 'TPO membrane', attributes: [] },
  }),
  references: [...references],
};

/** SpecWizard opens this section, short enough to know by heart, or one made from it. */
export function answerWithSmallSection(change: (nodes: SpecNode[]) => SpecNode[] = (all) => all): void {
  const section = { ...smallSection, nodes: change(smallSection.nodes) };
  answerWith(http.get('*/api/sw_data/custom/:filename', () => HttpResponse.json(section)));
}
