import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import {
  thermal,
  nonthermal,
  entranceDoor,
} from '#src/reference-api/trade/profiles/division-08-storefronts-kinds.ts';
import { impact, interior } from '#src/reference-api/trade/profiles/division-08-storefronts-special.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const storefronts = sectionOfKinds(
  {
    number: '084113',
    tradeNames: [
      'Shopline 450',
      'Mainstreet',
      'Arcade',
      'Clerestory',
      'Vitrine',
      'Broadway Thermal',
      'Shopfront 200',
    ],
    descriptions: [
      'Frames glass at ground level and carries the doors people use.',
      'Drains water at every bay through a subsill.',
      'Limits heat flow with a continuous thermal break.',
    ],
    uses: ['retail fronts', 'school entrances', 'office lobbies', 'ribbon windows', 'interior partitions'],
    limitations: [
      'It is not suitable above the ground floors where wind and water loads call for curtain wall.',
      'Subsills need end dams sealed before glazing.',
      'Spans over 10 feet may need steel in the mullion.',
      'Painted finishes on doors wear at pulls.',
    ],
    standards: [
      ...cited('ASTM E283', 'ASTM E331', 'ASTM E330', 'AAMA 1503', 'AAMA 611', 'AAMA 2605', 'NFRC 100'),
    ],
    programs: ['nfrc', 'miami-dade', 'florida', 'declare', 'recycled', 'c2c'],
    epd: declared('1 m2', 38, [85, 175], 'UL PCR Part B: Storefront and Window Wall'),
    hpd: [
      content('Aluminum', '7429-90-5', 'Extrusion', 86, 94, 'LT-P1'),
      content('Polyamide 66 with glass fiber', '32131-17-2', 'Thermal break', 2, 5, 'LT-UNK'),
      content('Ethylene-propylene-diene rubber', '25038-36-2', 'Gasket', 2, 5, 'LT-UNK'),
      content('Silicon', '7440-21-3', 'Alloying element', 0.3, 0.7, 'LT-UNK'),
    ],
    bim: { category: 'Curtain Panels', ifcClass: 'IfcCurtainWall', host: 'wall' },
    assembly: 'Aluminum Storefront',
    sheetPrefix: 'ASF',
    related: ['072726', '079200', '084229', '084413', '087100', '088000'],
    installation: [
      'Survey openings and report those out of tolerance before fabrication.',
      'Set the subsill level in sealant and seal end dams.',
      'Plumb mullions within 1/8 inch in 12 feet.',
      'Seal joinery behind the glass line before glazing.',
      'Field test water penetration at two-thirds of the design pressure to AAMA 503.',
    ],
  },
  [thermal, nonthermal, entranceDoor, impact, interior],
);
