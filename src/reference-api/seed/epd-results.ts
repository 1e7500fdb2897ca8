import type { Impact } from '#src/contracts/content.ts';
import type { carbonOf } from '#src/reference-api/content/carbon.ts';
import type { UseStage } from '#src/reference-api/content/use-stage.ts';
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

/** Indicators of EN 15804+A2, annex C, with typical amounts per kilogram of CO₂. Carbon and energy are computed. */
const european: readonly Indicator[] = [
  ['ODP', 'Ozone depletion', 'kg CFC-11 eq.', 2.4e-8],
  ['AP', 'Acidification', 'mol H⁺ eq.', 4.4e-3],
  ['EP-freshwater', 'Eutrophication, freshwater', 'kg P eq.', 2.9e-5],
  ['EP-marine', 'Eutrophication, marine', 'kg N eq.', 1.05e-3],
  ['EP-terrestrial', 'Eutrophication, terrestrial', 'mol N eq.', 1.1e-2],
  ['POCP', 'Photochemical ozone formation', 'kg NMVOC eq.', 3.3e-3],
  ['ADPE', 'Depletion of minerals and metals', 'kg Sb eq.', 4.2e-6],
  ['WDP', 'Water deprivation', 'm³ world eq.', 0.24],
  ['FW', 'Net use of fresh water', 'm³', 6.2e-3],
];
/** Indicators of ISO 21930 with TRACI 2.1, which North American rules require. */
const northAmerican: readonly Indicator[] = [
  ['ODP', 'Ozone depletion', 'kg CFC-11 eq.', 2.9e-8],
  ['AP', 'Acidification', 'kg SO₂ eq.', 3.9e-3],
  ['EP', 'Eutrophication', 'kg N eq.', 4.6e-4],
  ['SFP', 'Smog formation', 'kg O₃ eq.', 5.4e-2],
  ['FW', 'Net use of fresh water', 'm³', 7.1e-3],
  ['NHWD', 'Nonhazardous waste disposed', 'kg', 0.09],
];

/** Declared units of bulk materials, which are declared from cradle to gate only, since their later use is unknown. */
const bulk = /^1 (?:m3|m³|metric ton|yd)|^1 kg$/;
/** MJ per kg CO₂e of what trucks and machines on a site burn. */
const DIESEL = 13.7;
/** Kg CO₂ bound in the packaging of a kilogram of product. */
const PACKAGING = 0.0008;
/** Kg CO₂e per kilogram that goes to a landfill, and the share of a metal that is not recycled and goes there. */
const LANDFILL = 0.0064;
const METAL_LOST = 0.17;

export interface EpdSubject {
  standard: EpdStandard;
  declaredUnit: string;
  massKg: number;
  /** Kg CO₂e of A1-A3 per declared unit: the total by EN 15804, without biogenic carbon by ISO 21930. */
  gwp: number;
  material: NonNullable<ReturnType<typeof carbonOf>>;
  /** What happens to it in use, where its rules ask. */
  use: UseStage | null;
}

/** What happens in a stage: its fossil carbon, biogenic carbon taken up (negative) or released, and energy. */
interface Stage {
  stage: string;
  fossil: number;
  biogenic: number;
  /** MJ of fossil fuel that is burned. */
  fuel: number;
  /** MJ of fossil material that becomes part of the product. */
  feedstock: number;
  /** Kg of the product that end in a landfill, beside the waste of what is burned. */
  landfilled: number;
}

/**
 * Results by stage and indicator. The carbon of A1-A3 is the declared one; freight and waste follow from mass. Carbon that the
 * product binds is released at its end, that of packaging during installation. Nonrenewable energy is that of fossil
 * resources and of nuclear power. What is landfilled is waste by its mass. The other indicators follow from the carbon of their
 * stage.
 */
export function epdResults(subject: EpdSubject, random: Random): Impact[] {
  const { standard, material, massKg } = subject;
  const others = (standard === 'EN 15804+A2' ? european : northAmerican).map(
    ([indicator, name, unit, ratio]) => ({
      indicator,
      name,
      unit,
      ratio: ratio * (0.8 + random.next() * 0.4),
    }),
  );
  const [nuclear, renewable] = [1.03 + random.next() * 0.08, 0.7 + random.next() * 0.9];
  const bound = roundToDigits(massKg * material.bound);
  return stagesOf(subject, bound, random).flatMap((each) => {
    const { stage, fossil, fuel, feedstock, landfilled } = each;
    const row = (indicator: string, name: string, unit: string, value: number): Impact => ({
      stage,
      indicator,
      name,
      unit,
      value: roundToDigits(value),
    });
    const energy = fuel * nuclear;
    const grown = stage === 'A1-A3' ? bound * GROWN : 0;
    return [
      ...(standard === 'EN 15804+A2' ? europeanCarbon(each) : americanCarbon(each, bound)),
      ...others.map(({ indicator, name, unit, ratio }) =>
        row(indicator, name, unit, fossil * ratio + (indicator === 'NHWD' ? landfilled : 0)),
      ),
      row('ADPF', 'Depletion of fossil resources', 'MJ', fuel + feedstock),
      ...(standard === 'EN 15804+A2'
        ? [
            row('PERT', 'Renewable primary energy, total', 'MJ', fossil * renewable + grown),
            row('PENRT', 'Nonrenewable primary energy, total', 'MJ', energy + feedstock),
          ]
        : [
            row('RPRE', 'Renewable primary energy as energy carrier', 'MJ', fossil * renewable),
            row('RPRM', 'Renewable primary energy as material', 'MJ', grown),
            row('NRPRE', 'Nonrenewable primary energy as energy carrier', 'MJ', energy),
            row('NRPRM', 'Nonrenewable primary energy as material', 'MJ', feedstock),
          ]),
    ];
  });
}

/** MJ in what binds a kg of CO₂: wood and the like have 19 MJ in a dry kg, which binds 1.83 kg. */
const GROWN = 10.4;

/** Years for which rules for flooring look at a building. */
const BUILDING_LIFE = 75;
/** MJ of fossil fuel per kg CO₂e of the energy that a building takes. */
const GRID = 15;

/** The stages that the rules require. Bound carbon that is not followed to its release would look like a credit. */
function stagesOf(subject: EpdSubject, bound: number, random: Random): Stage[] {
  const { standard, declaredUnit, massKg, gwp, material, use } = subject;
  const recovered = (material.recovered / 100) * (0.85 + random.next() * 0.3);
  const isMetal = material.recovered > 25;
  const packaging = standard === 'EN 15804+A2' ? roundToDigits(massKg * PACKAGING) : 0;
  const stage = (name: string, fossil: number, biogenic = 0, perKg = DIESEL): Stage => ({
    stage: name,
    fossil: roundToDigits(fossil),
    biogenic,
    fuel: fossil * perKg,
    feedstock: 0,
    landfilled: 0,
  });
  // Most of a metal is recycled; of other things, about as much as its carbon that recovery saves.
  const lost = isMetal ? METAL_LOST : 1 - material.recovered / 100;
  const made = {
    ...stage('A1-A3', 0, -roundToDigits(bound + packaging, 6)),
    // The declared figure of EN 15804 is the total, less what is bound.
    fossil: standard === 'EN 15804+A2' ? roundToDigits(gwp + bound + packaging, 9) : gwp,
    fuel: gwp * material.energy,
    feedstock: massKg * material.feedstock,
  };
  if (standard === 'ISO 21930' && bulk.test(declaredUnit) && bound === 0) return [made];
  const kilometers = random.integer(4, 9) * 100;
  const offcuts = 0.02 + random.next() * 0.03;
  const built = [
    made,
    stage('A4', massKg * kilometers * 9.4e-5),
    { ...stage('A5', gwp * offcuts, packaging), landfilled: massKg * offcuts * lost },
  ];
  const end = [
    stage('C1', massKg * 0.004),
    stage('C2', massKg * 0.0072),
    stage('C3', massKg * (isMetal ? 0.021 : 0.009), bound),
    { ...stage('C4', massKg * lost * LANDFILL), landfilled: massKg * lost },
  ];
  const used =
    use === null
      ? []
      : 'operation' in use
        ? [stage('B1-B7', use.operation, 0, GRID)]
        : [
            stage('B2', use.care * BUILDING_LIFE, 0, GRID),
            replaced([...built, ...end], BUILDING_LIFE / use.life - 1),
          ];
  return [...built, ...used, ...end, stage('D', -gwp * recovered, 0, material.energy)];
}

/** Making, fixing, and removing it again so many times; carbon that it binds is released each time. */
function replaced(stages: readonly Stage[], times: number): Stage {
  const sum = (key: 'fossil' | 'fuel' | 'feedstock' | 'landfilled') =>
    times * stages.reduce((total, one) => total + one[key], 0);
  return {
    stage: 'B4',
    fossil: roundToDigits(sum('fossil')),
    biogenic: 0,
    fuel: sum('fuel'),
    feedstock: sum('feedstock'),
    landfilled: sum('landfilled'),
  };
}

const kilograms = 'kg CO₂ eq.';

/** Total, fossil, biogenic, and land use, as EN 15804+A2 asks for. */
function europeanCarbon({ stage, fossil, biogenic }: Stage): Impact[] {
  const luluc = roundToDigits(fossil * 0.0009);
  const row = (indicator: string, name: string, value: number): Impact => ({
    stage,
    indicator,
    name,
    unit: kilograms,
    value: roundToDigits(value, 6),
  });
  return [
    row('GWP-total', 'Global warming potential, total', fossil + biogenic),
    row('GWP-fossil', 'Global warming potential, fossil', fossil - luluc),
    row('GWP-biogenic', 'Global warming potential, biogenic', biogenic),
    row('GWP-luluc', 'Global warming potential, land use', luluc),
  ];
}

/** ISO 21930 counts carbon that the product takes up and releases beside its potential. */
function americanCarbon({ stage, fossil, biogenic }: Stage, bound: number): Impact[] {
  const row = (indicator: string, name: string, value: number): Impact => ({
    stage,
    indicator,
    name,
    unit: kilograms,
    value,
  });
  const potential = row('GWP', 'Global warming potential', fossil);
  if (bound === 0) return [potential];
  return [
    { ...potential, name: 'Global warming potential, without biogenic carbon' },
    row('BCRP', 'Biogenic carbon removal by the product', Math.min(0, biogenic)),
    row('BCEP', 'Biogenic carbon emission of the product', Math.max(0, biogenic)),
  ];
}

const roundToDigits = (value: number, digits = 3): number => Number(value.toPrecision(digits));
