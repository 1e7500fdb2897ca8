import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { marineFendersKinds } from '#src/reference-api/trade/profiles/division-35-marine-fenders-kinds.ts';

export const marineFenders = sectionOfKinds(
  {
    number: '355913',
    tradeNames: [
      'Berthguard',
      'Bumperquay',
      'Quaywell',
      'Lashline',
      'Tugface',
      'Quayward',
      'Rubrail',
      'Swellstop',
    ],
    descriptions: [
      'Absorbs the energy of a berthing ship and keeps its reaction within what hull and quay bear.',
      'Spreads the load over the hull by a frame faced with low-friction pads.',
      'Floats with the tide between ship and quay.',
    ],
    uses: ['container quays', 'ferry berths', 'ship locks', 'tug berths', 'naval piers'],
    limitations: [
      'Rated energy holds at 73 degrees Fahrenheit and 0.15 meter per second; correct for temperature and velocity.',
      'Angular berthing above 10 degrees needs the performance curve for that angle.',
      'Chains are required where panels weigh more than the rubber can carry in shear.',
      'Black rubber marks white hulls; pleasure craft need gray facing.',
    ],
    standards: cited('PIANC WG 33', 'ASTM F2192', 'ASTM D412', 'ASTM D2240', 'ASTM D1149', 'ASTM D4020'),
    programs: ['baba', 'iso-9001', 'iso-14001'],
    epd: null,
    hpd: null,
    bim: { category: 'Site', ifcClass: 'IfcBuildingElementProxy', host: 'face' },
    assembly: 'Marine Fender',
    sheetPrefix: 'MFN',
    related: ['355113', '033000', '051200', '055213'],
    installation: [
      'Cast anchors into the quay with a template, or drill and set them in epoxy with pull tests on one in twenty.',
      'Check that the quay face is flat within 1/8 inch at each fender base.',
      'Hang panels on their weight chains and set shear chains at 20 to 30 degrees.',
      'Torque anchor bolts in a star pattern and cap recesses of facing pads flush.',
      'Submit performance tests of one fender in ten, at rated energy, from an independent witness.',
    ],
  },
  marineFendersKinds,
);
