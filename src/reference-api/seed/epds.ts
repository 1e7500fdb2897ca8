import type { Epd, Product } from '#src/contracts/content.ts';
import { figureText } from '#src/domain/unit-text.ts';
import { carbonOf } from '#src/reference-api/content/carbon.ts';
import { stageOfUse } from '#src/reference-api/content/use-stage.ts';
import { hasWords } from '#src/reference-api/trade/conditions.ts';
import { validityWords, yearsAfter } from '#src/reference-api/world/dates.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import { declaredMass } from '#src/reference-api/seed/declared-mass.ts';
import { epdResults, standardOf, standardText } from '#src/reference-api/seed/epd-results.ts';
import { issuedOn } from '#src/reference-api/seed/paper-dates.ts';
import {
  shareOfEachSection,
  type SeededProduct,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { lowerFirst, titleCase } from '#src/reference-api/seed/titles-and-text.ts';
import { manufacturerAssociations } from '#src/reference-api/content/names.ts';
import { epdOperators, epdVerifiers, sampleNote } from '#src/reference-api/content/certification.ts';

/** Share of products with a declaration, in sections where declarations are usual. */
const DECLARED_SHARE = 0.4;
const YEARS_VALID = 5;
const types = [
  'Product-specific Type III',
  'Product-specific Type III',
  'Plant-specific Type III',
  'Industry-wide',
];
/** Accessories, which the product category rules of their section don't cover. */
const accessoryPattern =
  /\b(?:accessory|adhesive|admixture|assembly|ballast|bolting|clip|connector|fiber|fastener|inverter|jack|mount|operator|panel controller|patch panel|primer|protector|tape|trim|tower)\b/i;

/** Environmental product declarations for kinds that usually have them; some of those that are old enough have expired. */
export function seedEpds(context: SeedContext): void {
  const declared = context.seededProducts.filter(({ profile, product: { noun } }) => {
    const isOfKind = profile.kinds.some((kind) => kind.noun === noun && kind.epd);
    return profile.epd && (isOfKind || !accessoryPattern.test(noun));
  });
  const some = shareOfEachSection(context, declared, DECLARED_SHARE);
  // A product that states its global warming potential states that of its declaration.
  const stating = declared.filter((one) => statesGwp(one.product) && !some.includes(one));
  for (const seeded of [...some, ...stating]) {
    const epd = epdOf(context, seeded);
    if (epd) context.world.content.add(epd);
  }
}

const statesGwp = ({ attributes }: Product): boolean =>
  attributes.some(({ key }) => key === 'globalWarmingPotential');

function epdOf(context: SeedContext, { manufacturer, profile, product }: SeededProduct): Epd | null {
  const material = profile.epd && carbonOf(profile.epd.pcr, product.noun, product.materials);
  if (!profile.epd || !material) return null;
  const { pcr } = profile.epd;
  const id = context.world.content.nextId('epd');
  const random = context.random('epd', id);
  const { name: operator, number: pattern } = random.pick(epdOperators);
  const daysValid = YEARS_VALID * 365;
  const validFrom = issuedOn(context, product, { daysValid, hasRunOut: id % 2 === 0 }, random);
  const validUntil = yearsAfter(validFrom, YEARS_VALID);
  const declaredUnit = printedUnit(profile.epd.declaredUnit);
  const drawnType = random.pick(types);
  const holder = drawnType === 'Industry-wide' ? associationOf(profile.number, product) : null;
  const isAverage = holder !== null;
  const epdType = isAverage || drawnType !== 'Industry-wide' ? drawnType : 'Product-specific Type III';
  const massKg = declaredMass(product, profile);
  const gwp = gwpOf(product, { ...profile.epd, carbon: material.carbon, declaredKg: massKg }, random);
  const declarationNumber = fillPattern(pattern.replace('{year}', validFrom.slice(0, 4)), random);
  const standard = standardOf(pcr);
  return {
    ...commonFields({
      type: 'epd',
      id,
      title: `${isAverage ? `${titleCase(product.noun)}, Industry Average` : product.title} - Environmental Product Declaration`,
      manufacturer,
      csi: product.csi.slice(0, 1),
      productIds: siblingsOf(context, manufacturer, product, random.integer(0, 2)),
      summary: `${figureText(gwp)} kg CO₂e (A1-A3) per ${unitOf(declaredUnit, product)}; ${isAverage ? `average of the ${holder}’s members, ` : ''}verified for ${operator}, ${validityWords(validUntil, context.world.today)}.`,
      created_at: validFrom,
      updated_at: validFrom,
      picture: product.picture,
      files: [['PDF', `${manufacturer.code}_epd_${declarationNumber.replaceAll(/[^A-Za-z0-9]+/g, '-')}.pdf`]],
    }),
    content_type: 'epd',
    notice: sampleNote,
    declarationNumber,
    operator,
    ...(holder !== null && { holder }),
    epdType,
    pcr,
    standard: standardText[standard],
    declaredUnit,
    massKg,
    gwp,
    impacts: epdResults(
      { standard, declaredUnit, massKg, gwp, material, use: stageOfUse(pcr, product) },
      random,
    ),
    verifier: random.pick(epdVerifiers),
    validFrom,
    validUntil,
  };
}

/** `1 m² of face brick`; a unit that names the thing needs no more: `1 lockset`. */
function unitOf(declaredUnit: string, { noun }: Product): string {
  const thing = /^1 ([a-z]{3,})/.exec(declaredUnit)?.[1];
  const isNamed = thing !== undefined && (thing === 'luminaire' || noun.toLowerCase().includes(thing));
  return isNamed ? declaredUnit : `${declaredUnit} of ${lowerFirst(noun)}`;
}

/** Who declares the average of a section’s makers: those of what the product is, not of what it is laid in or comes with. */
function associationOf(section: string, { materials }: Product): string | null {
  const [main = ''] = materials.toLowerCase().split(',');
  return (
    manufacturerAssociations.find(
      ({ divisions, trade }) =>
        divisions.includes(section.slice(0, 2)) &&
        (trade.length === 0 || trade.some((word) => hasWords(main, word))),
    )?.name ?? null
  );
}

/** `1 m²` for `1 m2` in profiles, `1,000 sq ft` for `1000 sq ft`. */
const printedUnit = (unit: string): string =>
  unit.replaceAll('m2', 'm²').replaceAll('m3', 'm³').replaceAll('1000', '1,000');

/** The product's own value, if it has one, or else one that its kind and its material have by their mass. */
function gwpOf(
  { attributes }: Product,
  { gwp, massKg, carbon, declaredKg }: Footprint,
  random: Random,
): number {
  const stated = attributes.find(({ key }) => key === 'globalWarmingPotential')?.value;
  if (typeof stated === 'number') return stated;
  const least = Math.max(gwp[0] / massKg, carbon[0] * 1.02);
  const greatest = Math.min(gwp[1] / massKg, carbon[1] * 0.98);
  const [from, to] = least < greatest ? [least, greatest] : carbon;
  return Number(((from + (0.1 + 0.8 * random.next()) * (to - from)) * declaredKg).toPrecision(3));
}

interface Footprint {
  /** Kg CO₂e of the kind’s declared unit, and its mass. */
  gwp: readonly [number, number];
  massKg: number;
  /** Kg CO₂e that a kg of the material has. */
  carbon: readonly [number, number];
  /** Mass of the product’s declared unit. */
  declaredKg: number;
}

/** The product and up to `count` earlier ones of its maker and kind, which the document also covers. */
export function siblingsOf(
  context: SeedContext,
  manufacturer: SeededProduct['manufacturer'],
  product: Product,
  count: number,
): number[] {
  const others = context.world.content
    .ofCompany(manufacturer.company.coid, 'product')
    .filter(
      (other) =>
        other.id !== product.id &&
        other.csi[0]?.number === product.csi[0]?.number &&
        other.noun === product.noun &&
        other.created_at <= product.created_at,
    );
  return [product.id, ...others.slice(0, count).map((other) => other.id)];
}

/** Fills a pattern: digits for `#`, capital letters for `@`. */
export const fillPattern = (pattern: string, random: Random): string =>
  pattern
    .replaceAll('#', () => String(random.integer(0, 9)))
    .replaceAll('@', () => String.fromCharCode(65 + random.integer(0, 25)));
