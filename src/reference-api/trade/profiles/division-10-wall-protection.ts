import { sectionOfKinds } from '#src/reference-api/trade/product-kind.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';
import { content, declared } from '#src/reference-api/trade/profiles/profile-entries.ts';
import { wallProtectionKinds } from '#src/reference-api/trade/profiles/division-10-wall-protection-kinds.ts';

export const wallProtection = sectionOfKinds(
  {
    number: '102600',
    tradeNames: [
      'Buffetline',
      'Gurneystop',
      'Edgekeep',
      'Bumperwell',
      'Railshield',
      'Scuffward',
      'Cartline',
      'Wallmate Ridge',
    ],
    descriptions: [
      'Protects corners, walls and doors from carts, beds and pallets.',
      'Gives a continuous handhold along corridors and absorbs impact below it.',
      'Covers walls with a seamless washable sheet behind sinks and in corridors.',
    ],
    uses: ['hospital corridors', 'nursing homes', 'back-of-house corridors', 'schools', 'kitchens'],
    limitations: [
      'Adhesive-mounted guards need primer-sealed board; bare gypsum paper tears under impact.',
      'Handrails shall resist 250 pounds at any point and need backing at every bracket.',
      'Guards on fire-rated doors shall be within the limits of the door label.',
      'Sheet goods expand with heat; joints tighter than 1/16 inch will buckle.',
    ],
    standards: cited('ASTM E84', 'ASTM F476', 'ASTM D256', 'ASTM G21', 'ICC A117.1', 'NFPA 80'),
    programs: ['greenguard', 'declare', 'indoor-advantage', 'ul-classified', 'cdph'],
    epd: declared('1 m2', 2.3, [5.2, 14.4], 'UL PCR Part B: Wall and Door Protection'),
    hpd: [
      content('Polyethylene terephthalate glycol', '25640-14-6', 'Sheet', 88, 97, 'LT-UNK'),
      content('Acrylic impact modifier', '25133-97-5', 'Modifier', 1, 8, 'LT-UNK'),
      content('Titanium dioxide, bound', '13463-67-7', 'Pigment', 0.5, 3, 'LT-1'),
      content('Aluminum', '7429-90-5', 'Retainer', 0, 4, 'LT-P1'),
    ],
    bim: { category: 'Specialty Equipment', ifcClass: 'IfcCovering', host: 'wall' },
    assembly: 'Wall Protection',
    sheetPrefix: 'WPR',
    related: ['092900', '099123', '081416', '096519'],
    installation: [
      'Install after wall finishes are cured and before final cleaning; substrates shall be primed, sound and within 1/8 inch in 8 feet.',
      'Provide blocking behind handrail brackets and space brackets 32 inches on center maximum.',
      'Start corner guards on top of the base and fasten the retainer at 6 inches from the ends and 24 inches on center.',
      'Condition sheets at 65 to 75 degrees Fahrenheit for 48 hours and roll them from the center outward.',
      'Return handrail ends to the wall.',
    ],
  },
  wallProtectionKinds,
);
