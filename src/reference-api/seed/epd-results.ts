import type { Impact } from '#src/contracts/content.ts';
import type { Random } from '#src/reference-api/world/random.ts';

/** Which standard the product category rules apply: European rules EN 15804, North American ones ISO 21930. */
export type EpdStandard = 'EN 15804+A2' | 'ISO 21930';

export const standardText: Readonly<Record<EpdStandard, string>> = {
  'EN 15804+A2': 'ISO 14025 and EN 15804:2012+A2:2019',
  'ISO 21930': 'ISO 14025 and ISO 21930:2017',
};

export const standardOf = (pcr: string): EpdStandard =>
  /EPD International|EPD Norge|PEP |PSR-/.test(pcr) ? 'EN 15804+A2' : 'ISO 21930';

type Indicator = readonly [indicator: string, name: string, unit: string, perKgCo2: number];

/**
 * Indicators of EN 15804+A2, annex C, with typical amounts per kilogram of CO₂. The parts of GWP-total are computed
 * separately.
 */
const european: readonly Indicator[] = [
  ['ODP', 'Ozone depletion', 'kg CFC-11 eq.', 2.4e-8],
  ['AP', 'Acidification', 'mol H⁺ eq.', 4.4e-3],
  ['EP-freshwater', 'Eutrophication, freshwater', 'kg P eq.', 2.9e-5],
  ['EP-marine', 'Eutrophication, marine', 'kg N eq.', 1.05e-3],
  ['EP-terrestrial', 'Eutrophication, terrestrial', 'mol N eq.', 1.1e-2],
  ['POCP', 'Photochemical ozone formation', 'kg NMVOC eq.', 3.3e-3],
  ['ADPE', 'Depletion of minerals and metals', 'kg Sb eq.', 4.2e-6],
  ['ADPF', 'Depletion of fossil resources', 'MJ', 13.1],
  ['WDP', 'Water deprivation', 'm³ world eq.', 0.24],
  ['PERT', 'Renewable primary energy, total', 'MJ', 1.4],
  ['PENRT', 'Nonrenewable primary energy, total', 'MJ', 13.4],
  ['FW', 'Net use of fresh water', 'm³', 6.2e-3],
];
/** Indicators of ISO 21930 with TRACI 2.1, which North American rules require. */
const northAmerican: readonly Indicator[] = [
  ['ODP', 'Ozone depletion', 'kg CFC-11 eq.', 2.9e-8],
  ['AP', 'Acidification', 'kg SO₂ eq.', 3.9e-3],
  ['EP', 'Eutrophication', 'kg N eq.', 4.6e-4],
  ['SFP', 'Smog formation', 'kg O₃ eq.', 5.4e-2],
  ['ADPF', 'Depletion of fossil resources', 'MJ', 12.6],
  ['RPRE', 'Renewable primary energy as energy carrier', 'MJ', 1.3],
  ['NRPRE', 'Nonrenewable primary energy as energy carrier', 'MJ', 13.2],
  ['FW', 'Net use of fresh water', 'm³', 7.1e-3],
  ['NHWD', 'Nonhazardous waste disposed', 'kg', 0.09],
];

/** Declared units of bulk materials, which are declared from cradle to gate only, since their later use is unknown. */
const bulk = /^1 (?:m3|m³|metric ton|yd)|^1000 kg|^1 kg$/;

export interface EpdSubject {
  standard: EpdStandard;
  declaredUnit: string;
  massKg: number;
  /** kg CO₂ of A1-A3 per declared unit. */
  gwp: number;
  /** Metals are largely recovered, which module D credits. */
  isMetal: boolean;
}

/**
 * Results by stage and indicator. The GWP of A1-A3 is the declared one; freight and waste follow from mass, the other
 * indicators from the GWP of their stage.
 */
export function epdResults(subject: EpdSubject, random: Random): Impact[] {
  const { standard } = subject;
  const others = (standard === 'EN 15804+A2' ? european : northAmerican).map(
    ([indicator, name, unit, ratio]) => ({
      indicator,
      name,
      unit,
      ratio: ratio * (0.8 + random.next() * 0.4),
    }),
  );
  const biogenic = roundToDigits(subject.gwp * 0.004 + subject.massKg * 0.0008);
  return [...stagesOf(subject, random)].flatMap(([stage, gwp]) => [
    ...(standard === 'EN 15804+A2'
      ? europeanGwp(stage, gwp, biogenic)
      : [{ stage, indicator: 'GWP', name: 'Global warming potential', unit: 'kg CO₂ eq.', value: gwp }]),
    ...others.map(({ indicator, name, unit, ratio }) => ({
      stage,
      indicator,
      name,
      unit,
      value: roundToDigits(gwp * ratio),
    })),
  ]);
}

/** The GWP of each stage that the rules require. */
function stagesOf({ standard, declaredUnit, massKg, gwp, isMetal }: EpdSubject, random: Random) {
  const stages = new Map<string, number>([['A1-A3', gwp]]);
  if (standard === 'ISO 21930' && bulk.test(declaredUnit)) return stages;
  const kilometers = random.integer(4, 9) * 100;
  const recovered = isMetal ? 0.28 + random.next() * 0.14 : 0.02 + random.next() * 0.05;
  stages.set('A4', roundToDigits(massKg * kilometers * 9.4e-5));
  stages.set('A5', roundToDigits(gwp * (0.02 + random.next() * 0.03)));
  stages.set('C1', roundToDigits(massKg * 0.004));
  stages.set('C2', roundToDigits(massKg * 0.0072));
  stages.set('C3', roundToDigits(massKg * (isMetal ? 0.021 : 0.009)));
  stages.set('C4', roundToDigits(massKg * (isMetal ? 0.0011 : 0.0064)));
  stages.set('D', roundToDigits(-gwp * recovered));
  return stages;
}

/** Total, fossil, biogenic, and land use. The carbon bound in packaging is released during installation. */
function europeanGwp(stage: string, total: number, bound: number): Impact[] {
  const biogenic = stage === 'A1-A3' ? -bound : stage === 'A5' ? bound : roundToDigits(total * 0.0007);
  const luluc = roundToDigits(Math.abs(total) * 0.0009);
  const sum = roundToDigits(total, 6);
  const row = (indicator: string, name: string, value: number): Impact => ({
    stage,
    indicator,
    name,
    unit: 'kg CO₂ eq.',
    value,
  });
  return [
    row('GWP-total', 'Global warming potential, total', sum),
    row('GWP-fossil', 'Global warming potential, fossil', roundToDigits(sum - biogenic - luluc, 6)),
    row('GWP-biogenic', 'Global warming potential, biogenic', biogenic),
    row('GWP-luluc', 'Global warming potential, land use', luluc),
  ];
}

const roundToDigits = (value: number, digits = 3): number => Number(value.toPrecision(digits));
