import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import {
  air,
  water,
  structural,
  nfrc,
  painting,
  pcr,
  finishes,
  terms,
  thermal,
  nonthermal,
} from '#src/reference-api/trade/profiles/division-08-storefronts-kinds.ts';
import { anodized, pvdfColors } from '#src/reference-api/trade/profiles/metal-finishes.ts';
import {
  chosen,
  fixed,
  leadTime,
  measured,
  numberIn,
  option,
  table,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

export const impact: ProductKind = {
  ...thermal,
  noun: 'Impact-resistant storefront',
  descriptions: ['Holds laminated glass through windborne debris and the pressure cycles of a hurricane.'],
  uses: ['hurricane coasts', 'emergency shelters', 'essential facilities', 'retail fronts'],
  limitations: [
    'It needs the laminated glass and glazing silicone of the tested assembly.',
    'Anchors and perimeter are those of the approval.',
    'It is not suitable above the ground floors where loads call for curtain wall.',
  ],
  attributes: [
    chosen('impactClass', 'ASTM E1996', 'large missile, level D', 'small missile, level A'),
    measured('designPressure', 'ASTM E1886', 50, 90, 5),
    measured('uFactor', 'NFRC 100', 0.4, 0.55, 0.01),
    measured('condensationResistance', 'AAMA 1503', 50, 62, 1),
    measured('solarHeatGain', 'NFRC 200', 0.22, 0.35, 0.01),
    fixed('airLeakage', 'ASTM E283', 0.06),
    measured('waterResistance', 'ASTM E331', 10, 15, 1),
    measured('depth', null, 5, 6, 0.5),
    chosen('finish', null, ...finishes),
  ],
  // Water is tested at 15 percent of the design pressure.
  agree: (values) => ({
    waterResistance: Math.max(10, Math.ceil(0.15 * numberIn(values, 'designPressure'))),
  }),
  series: table('uFactor condensationResistance', [0.55, 50], [0.46, 58], [0.4, 62]),
  standards: [
    'ASTM E1886 - Performance of Exterior Windows Impacted by Missiles and Exposed to Cyclic Pressure Differentials',
    'ASTM E1996 - Impact Protective Systems Exposed to Windborne Debris',
    air,
    water,
    structural,
    nfrc,
    painting,
  ],
  programs: ['miami-dade', 'florida', 'nfrc', 'recycled'],
  epd: { declaredUnit: '1 m2', massKg: 52, gwp: [125, 210], pcr },
  options: [
    option('System depth', '5 in', '6 in'),
    option('Glass', '1-5/16 in insulating laminated', '9/16 in laminated'),
    anodized,
    pvdfColors,
    leadTime('6 weeks'),
    terms,
  ],
};

export const interior: ProductKind = {
  ...nonthermal,
  noun: 'Interior storefront framing',
  descriptions: ['Divides rooms with glass in slim frames that need no sill drainage.'],
  uses: ['office fronts', 'conference rooms', 'school libraries', 'interior partitions'],
  limitations: [
    'It is not suitable for outside walls.',
    'It carries no fire rating.',
    'Guards and doors need safety glazing.',
  ],
  attributes: [
    measured('depth', null, 1.75, 4, 0.25),
    measured('width', null, 1, 2, 0.25),
    measured('soundTransmission', 'ASTM E90', 30, 42, 1),
    measured('designPressure', 'IBC 1607', 5, 10, 5),
    chosen('glazingType', null, '1/4 in tempered', '3/8 in tempered', '7/16 in laminated'),
    chosen('finish', null, ...finishes),
  ],
  series: [
    { glazingType: '1/4 in tempered', soundTransmission: 30 },
    { glazingType: '3/8 in tempered', soundTransmission: 33 },
    { glazingType: '7/16 in laminated', soundTransmission: 37 },
  ],
  standards: cited('ASTM E90', '16 CFR 1201', 'AAMA 611', 'AAMA 2605'),
  programs: ['declare', 'recycled', 'c2c'],
  epd: { declaredUnit: '1 m2', massKg: 27, gwp: [60, 115], pcr },
};
