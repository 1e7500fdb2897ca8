import type { ProductKind } from '#src/reference-api/trade/section-profile.ts';
import {
  chosen,
  content,
  fixed,
  leadTime,
  measured,
  option,
  table,
  warranties,
} from '#src/reference-api/trade/profiles/profile-entries.ts';
import { cited } from '#src/reference-api/trade/profiles/cited.ts';

const pcr = 'UL PCR Part B: Processed Glass';
const tint = option(
  'Glass',
  ['Clear', '#dfe9e6'],
  ['Low-iron', '#eef3f2'],
  ['Gray', '#7f8688'],
  ['Bronze', '#8a7a6a'],
  ['Blue-green', '#7fa5a3'],
);

export const insulating: ProductKind = {
  noun: 'Low-e insulating glass unit',
  materials: [
    'two lites of float glass with a low-e coating on surface 2 and an argon fill',
    'three lites of float glass with two low-e coatings and argon fills',
  ],
  descriptions: [
    'Lets daylight in and keeps summer heat out and winter heat in.',
    'Seals twice, with polyisobutylene and silicone, around a warm-edge spacer.',
  ],
  uses: ['curtain walls', 'storefronts', 'windows', 'skylights'],
  limitations: [
    'Coated edges must be deleted under the seal.',
    'Partial shade on tinted glass needs a thermal stress analysis.',
    'It needs drained glazing; standing water breaks the seal.',
  ],
  attributes: [
    measured('uFactor', 'NFRC 100', 0.13, 0.29, 0.01),
    measured('solarHeatGain', 'NFRC 200', 0.22, 0.38, 0.01),
    measured('visibleTransmittance', 'NFRC 200', 0.42, 0.7, 0.01),
    measured('thickness', null, 1, 1.75, 0.25),
    chosen('glazingType', null, 'insulating', 'triple insulating'),
    measured('soundTransmission', 'ASTM E90', 31, 38, 1),
    fixed('warranty', null, 10),
  ],
  series: table(
    'glazingType thickness uFactor solarHeatGain visibleTransmittance soundTransmission',
    ['insulating', 1, 0.29, 0.38, 0.7, 31],
    ['insulating', 1, 0.25, 0.27, 0.64, 31],
    ['insulating', 1.25, 0.24, 0.23, 0.51, 35],
    ['triple insulating', 1.75, 0.13, 0.22, 0.48, 38],
  ),
  standards: cited('ASTM C1036', 'ASTM E2190', 'ASTM E1300', 'NFRC 100', 'NFRC 200', 'ASTM E90'),
  programs: ['igcc', 'nfrc', 'c2c', 'declare'],
  epd: { declaredUnit: '1 m2', massKg: 31, gwp: [48, 96], pcr },
  options: [
    tint,
    option('Unit', '1 in', '1-1/4 in', '1-3/4 in, triple'),
    option('Spacer', 'Stainless steel', 'Warm edge, black'),
    leadTime('4 weeks', 'Triple: 7 weeks'),
    warranties('Seal: 10 years', 'Coating: 10 years'),
  ],
};

export const laminated: ProductKind = {
  ...insulating,
  noun: 'Laminated safety glass',
  materials: [
    'two lites with a 0.060-inch polyvinyl butyral interlayer',
    'two lites with a 0.060-inch ionoplast interlayer',
  ],
  descriptions: ['Stays in the frame when broken and holds back people and storms.'],
  uses: ['overhead glazing', 'glass railings', 'hurricane coasts', 'schools'],
  limitations: [
    'Sealants and setting blocks must be compatible with the interlayer.',
    'Edges that stay wet turn cloudy; drain the pocket.',
    'It carries no fire rating.',
  ],
  attributes: [
    measured('thickness', 'ASTM C1172', 0.3125, 0.8125, 0.0625),
    measured('soundTransmission', 'ASTM E90', 35, 40, 1),
    measured('visibleTransmittance', 'NFRC 200', 0.82, 0.88, 0.01),
    measured('solarHeatGain', 'NFRC 200', 0.65, 0.78, 0.01),
    chosen('glazingType', 'ASTM C1172', 'laminated'),
    chosen('grade', '16 CFR 1201', 'Category II'),
    measured('warranty', null, 5, 10, 5),
  ],
  series: table('thickness soundTransmission', [0.3125, 35], [0.5625, 37], [0.8125, 40]),
  standards: cited('ASTM C1172', '16 CFR 1201', 'ANSI Z97.1', 'ASTM E1300', 'ASTM E90'),
  programs: ['sgcc', 'c2c', 'declare'],
  epd: { declaredUnit: '1 m2', massKg: 32, gwp: [52, 90], pcr },
  hpd: [
    content('Glass, soda lime', '65997-17-3', 'Lites', 92, 96, 'LT-UNK'),
    content('Polyvinyl butyral', '63148-65-2', 'Interlayer', 3, 6, 'LT-UNK'),
    content('Triethylene glycol bis(2-ethylhexanoate)', '94-28-0', 'Plasticizer', 1, 2, 'LT-UNK'),
  ],
  options: [
    tint,
    option('Thickness', '5/16 in', '9/16 in', '13/16 in'),
    option('Interlayer', 'PVB', 'Acoustic PVB', 'Ionoplast'),
    leadTime('4 weeks'),
    warranties('Delamination: 5 years', '10 years'),
  ],
};

export const tempered: ProductKind = {
  ...laminated,
  noun: 'Tempered glass',
  materials: ['float glass, fully tempered, Kind FT'],
  descriptions: ['Breaks into small pieces and withstands four times the load of annealed glass.'],
  uses: ['doors', 'sidelites', 'partitions', 'shower enclosures'],
  limitations: [
    'It cannot be cut or drilled after tempering.',
    'Nickel sulfide can break it; heat soak it where it hangs overhead.',
    'It carries no fire rating.',
  ],
  attributes: [
    measured('thickness', 'ASTM C1036', 0.25, 0.75, 0.125),
    measured('compressiveStrength', 'ASTM C1048', 10000, 10000, 1),
    measured('visibleTransmittance', 'NFRC 200', 0.84, 0.9, 0.01),
    measured('soundTransmission', 'ASTM E90', 31, 36, 1),
    chosen('glazingType', 'ASTM C1048', 'tempered'),
    chosen('grade', '16 CFR 1201', 'Category II'),
  ],
  series: [
    { thickness: 0.25, soundTransmission: 31, visibleTransmittance: 0.88 },
    { thickness: 0.375, soundTransmission: 34, visibleTransmittance: 0.87 },
    { thickness: 0.5, soundTransmission: 36, visibleTransmittance: 0.86 },
  ],
  standards: cited('ASTM C1036', 'ASTM C1048', '16 CFR 1201', 'ANSI Z97.1', 'ASTM E1300'),
  programs: ['sgcc', 'c2c', 'declare'],
  epd: { declaredUnit: '1 m2', massKg: 15, gwp: [24, 38], pcr },
  hpd: [content('Glass, soda lime', '65997-17-3', 'Lite', 99, 100, 'LT-UNK')],
  options: [
    tint,
    option('Thickness', '1/4 in', '3/8 in', '1/2 in', '3/4 in'),
    option('Edge', 'Seamed', 'Flat polish'),
    leadTime('2 weeks'),
  ],
};
