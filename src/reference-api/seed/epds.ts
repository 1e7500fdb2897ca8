import type { Epd, Impact, Product } from '#src/contracts/content.ts';
import { longDate, yearsAfter } from '#src/reference-api/dates.ts';
import type { Random } from '#src/reference-api/random.ts';
import { rounded } from '#src/reference-api/seed/attribute-values.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import { amount, spread, type Make, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { lowered } from '#src/reference-api/seed/titles.ts';

const STANDARD = 96;
const YEARS_VALID = 5;
/** How declaration numbers look: `#` stands for a digit. */
const operators = [
  ['UL Environment', '4790######.10#.1'],
  ['NSF International', 'EPD1####'],
  ['SCS Global Services', 'SCS-EPD-0####'],
  ['ASTM International', 'EPD ###'],
  ['Smart EPD', 'SmartEPD-2024-0##-0###-01'],
] as const;
const verifiers = [
  'Industrial Ecology Consultants',
  'Thomas Gloria, Ph.D.',
  'James Mellentine, Thrive ESG',
  'Lindita Bushi, Ph.D.',
  'WAP Sustainability',
];
const types = [
  'Product-specific Type III',
  'Product-specific Type III',
  'Plant-specific Type III',
  'Industry-wide',
];

/** Environmental product declarations of sections in which they are usual; one in six has run out. */
export function seedEpds(seeding: Seeding): void {
  const declared = seeding.makes.filter(({ profile }) => profile.epd);
  for (const make of spread(declared, Math.min(declared.length, amount(seeding, STANDARD)))) {
    const epd = epdOf(seeding, make);
    if (epd) seeding.world.content.add(epd);
  }
}

function epdOf(seeding: Seeding, { maker, profile, product }: Make): Epd | null {
  if (!profile.epd) return null;
  const id = seeding.world.content.nextId('epd');
  const random = seeding.random('epd', id);
  const [operator, pattern] = random.pick(operators);
  const age = id % 6 === 2 ? random.whole(5 * 365 + 20, 7 * 365) : random.whole(20, 4.6 * 365);
  const validFrom = seeding.ago(age);
  const validUntil = yearsAfter(validFrom, YEARS_VALID);
  const gwp = gwpOf(product, profile.epd.gwp, random);
  const declarationNumber = numbered(pattern, random);
  return {
    ...commonOf({
      type: 'epd',
      id,
      title: `${product.title} - Environmental Product Declaration`,
      maker,
      csi: product.csi.slice(0, 1),
      productIds: siblingsOf(seeding, maker, product, random.whole(0, 2)),
      summary: `${String(gwp)} kg CO₂e (A1-A3) per ${profile.epd.declaredUnit} of ${lowered(product.noun)}; verified for ${operator}, valid until ${longDate(validUntil)}.`,
      created_at: validFrom,
      updated_at: validFrom,
      picture: product.picture,
      files: [['PDF', `${maker.code}_epd_${declarationNumber.replaceAll(/[^A-Za-z0-9]+/g, '-')}.pdf`]],
    }),
    content_type: 'epd',
    declarationNumber,
    operator,
    epdType: random.pick(types),
    pcr: profile.epd.pcr,
    standard: random.pick(['ISO 14025 and ISO 21930:2017', 'ISO 14025 and EN 15804+A2']),
    declaredUnit: profile.epd.declaredUnit,
    massKg: profile.epd.massKg,
    gwp,
    impacts: impactsOf(gwp, profile.epd.massKg, random),
    verifier: random.pick(verifiers),
    validFrom,
    validUntil,
  };
}

/** The product's own value, where it has one. */
function gwpOf(
  { attributes }: Product,
  [least, greatest]: readonly [number, number],
  random: Random,
): number {
  const stated = attributes.find(({ key }) => key === 'globalWarmingPotential')?.value;
  if (typeof stated === 'number') return stated;
  const value = least + random.next() * (greatest - least);
  return rounded(value, value < 10 ? 2 : value < 100 ? 1 : 0);
}

/** The product, and so many others of its maker and section that the declaration covers too. */
export function siblingsOf(
  seeding: Seeding,
  maker: Make['maker'],
  product: Product,
  count: number,
): number[] {
  const others = seeding.world.content
    .ofCompany(maker.company.coid, 'product')
    .filter((other) => other.id !== product.id && other.csi[0]?.number === product.csi[0]?.number);
  return [product.id, ...others.slice(0, count).map((other) => other.id)];
}

/** The pattern with its `#` as digits and its `@` as capital letters. */
export function numbered(pattern: string, random: Random): string {
  return pattern
    .replaceAll('#', () => String(random.whole(0, 9)))
    .replaceAll('@', () => String.fromCharCode(65 + random.whole(0, 25)));
}

const indicators = [
  ['GWP', 'Global warming potential', 'kg CO₂e', 1],
  ['ODP', 'Ozone depletion potential', 'kg CFC-11e', 3.1e-8],
  ['AP', 'Acidification potential', 'kg SO₂e', 3.9e-3],
  ['EP', 'Eutrophication potential', 'kg Ne', 4.6e-4],
  ['SFP', 'Smog formation potential', 'kg O₃e', 5.2e-2],
  ['PENRE', 'Nonrenewable primary energy as energy carrier', 'MJ', 13.8],
  ['PERE', 'Renewable primary energy as energy carrier', 'MJ', 1.35],
  ['FW', 'Use of net fresh water', 'm³', 7.2e-3],
] as const;
/** Of the A1-A3 result; D is a credit outside the system boundary. */
const stages = [
  ['A1-A3', 1],
  ['A4', 0.06],
  ['A5', 0.04],
  ['C1', 0.008],
  ['C2', 0.012],
  ['C4', 0.02],
  ['D', -0.14],
] as const;

/** Indicator by stage; the GWP of A1-A3 is the declared one, everything else follows from it. */
function impactsOf(gwp: number, massKg: number, random: Random): Impact[] {
  const spreadOf = indicators.map(() => 0.75 + random.next() * 0.5);
  const freight = Math.min(0.3, massKg * 0.00011 * random.whole(3, 9) * 0.1 + 0.02);
  return stages
    .flatMap(([stage, share]) =>
      indicators.map(([indicator, name, unit, ratio], index): Impact => {
        const part = stage === 'A4' ? freight : share;
        const value =
          indicator === 'GWP' && stage === 'A1-A3'
            ? gwp
            : gwp * part * ratio * (index === 0 ? 1 : (spreadOf[index] ?? 1));
        return { stage, indicator, name, value: Number(value.toPrecision(3)), unit };
      }),
    )
    .map((impact) =>
      impact.stage === 'A1-A3' && impact.indicator === 'GWP' ? { ...impact, value: gwp } : impact,
    );
}
