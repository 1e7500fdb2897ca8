import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import {
  cabPanel,
  columnCover,
  glassRailing,
  perforated,
  screen,
} from '#src/reference-api/trade/profiles/division-05-decorative-kinds.ts';
import { declared } from '#src/reference-api/trade/profiles/profile-entries.ts';

export const decorativeMetal = sectionOfKinds(
  {
    number: '057000',
    tradeNames: [
      'Filigree',
      'Verdigris',
      'Tessera Metal',
      'Palingwork',
      'Lumen Screen',
      'Brightwork',
      'Patina House',
    ],
    descriptions: [
      'Screens views and sun with metal cut to the designer’s pattern.',
      'Clads columns and walls in sheet that hides its fasteners.',
      'Finishes public rooms in metal that takes wear and ages well.',
    ],
    uses: ['lobbies', 'parking structure screens', 'elevator cabs', 'feature stairs', 'storefront columns'],
    limitations: [
      'Mirror finishes show oil-canning and are not suitable for sheet under 16 gauge.',
      'Bronze darkens out of doors unless it is lacquered and kept up.',
      'Different metals need separation where they meet in the weather.',
      'Exterior screens need an engineer’s wind calculation.',
    ],
    standards: cited(
      'NAAMM AMP 500',
      'ASTM A240',
      'ASTM B209',
      'ASTM B36',
      'ASTM E935',
      'ASTM E2353',
      'AAMA 2605',
      'AAMA 611',
      'AWS D1.6',
      'ASME A17.1/CSA B44',
      'ASTM A606',
      'ASTM C1172',
      'ASTM B221',
      'ASTM E84',
      'ASCE 7',
      '16 CFR 1201',
    ),
    programs: ['recycled', 'declare', 'baba', 'iso-9001'],
    epd: declared('1 m2', 9, [28, 110], 'UL PCR Part B: Fabricated Metal Products'),
    hpd: perforated.hpd ?? null,
    bim: { category: 'Generic Models', ifcClass: 'IfcPlate', host: 'face' },
    assembly: 'Decorative Metal',
    sheetPrefix: 'DCM',
    related: ['055213', '074213', '142400'],
    installation: [
      'Verify that the backing is plumb and rigid before setting panels.',
      'Hang panels from concealed clips, leaving 1/8 inch for movement at each joint.',
      'Remove protective film within 60 days, or sooner in sun.',
      'Clean with mild soap and follow the grain.',
      'Replace panels that are scratched beyond field polish.',
    ],
  },
  [screen, glassRailing, perforated, columnCover, cabPanel],
);
