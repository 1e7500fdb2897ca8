import type { Epd, Product } from '#src/contracts/content.ts';
import { longDate, yearsAfter } from '#src/reference-api/world/dates.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { rounded } from '#src/reference-api/seed/attribute-values.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import { epdResults, standardOf, standardText } from '#src/reference-api/seed/epd-results.ts';
import {
  shareOfEachSection,
  type SeededProduct,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { lowerFirst, titleCase } from '#src/reference-api/seed/titles-and-text.ts';
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
const metalPattern = /\b(?:steel|iron|aluminum|copper|zinc|brass|bronze|metal)\b/i;

/** Environmental product declarations for kinds that usually have them; one in six has expired. */
export function seedEpds(context: SeedContext): void {
  const declared = context.seededProducts.filter(({ profile, product: { noun } }) => {
    const isOfKind = profile.kinds.some((kind) => kind.noun === noun && kind.epd);
    return profile.epd && (isOfKind || !accessoryPattern.test(noun));
  });
  for (const seeded of shareOfEachSection(context, declared, DECLARED_SHARE)) {
    const epd = epdOf(context, seeded);
    if (epd) context.world.content.add(epd);
  }
}

function epdOf(context: SeedContext, { manufacturer, profile, product }: SeededProduct): Epd | null {
  if (!profile.epd) return null;
  const { pcr, massKg } = profile.epd;
  const id = context.world.content.nextId('epd');
  const random = context.random('epd', id);
  const { name: operator, number: pattern } = random.pick(epdOperators);
  const age = id % 6 === 2 ? random.integer(5 * 365 + 20, 7 * 365) : random.integer(20, 4.6 * 365);
  const validFrom = context.ago(age);
  const validUntil = yearsAfter(validFrom, YEARS_VALID);
  const declaredUnit = printedUnit(profile.epd.declaredUnit);
  const epdType = random.pick(types);
  const isAverage = epdType === 'Industry-wide';
  const gwp = gwpOf(product, profile.epd.gwp, random);
  const declarationNumber = fillPattern(pattern.replace('{year}', validFrom.slice(0, 4)), random);
  const standard = standardOf(pcr);
  const isMetal = metalPattern.test(`${product.materials} ${product.noun}`);
  return {
    ...commonFields({
      type: 'epd',
      id,
      title: `${isAverage ? `Industry Average of ${titleCase(product.noun)}` : product.title} - Environmental Product Declaration`,
      manufacturer,
      csi: product.csi.slice(0, 1),
      productIds: siblingsOf(context, manufacturer, product, random.integer(0, 2)),
      summary: `${String(gwp)} kg CO₂e (A1-A3) per ${declaredUnit} of ${lowerFirst(product.noun)}; verified for ${operator}, valid until ${longDate(validUntil)}.`,
      created_at: validFrom,
      updated_at: validFrom,
      picture: product.picture,
      files: [['PDF', `${manufacturer.code}_epd_${declarationNumber.replaceAll(/[^A-Za-z0-9]+/g, '-')}.pdf`]],
    }),
    content_type: 'epd',
    notice: sampleNote,
    declarationNumber,
    operator,
    epdType,
    pcr,
    standard: standardText[standard],
    declaredUnit,
    massKg,
    gwp,
    impacts: epdResults({ standard, declaredUnit, massKg, gwp, isMetal }, random),
    verifier: random.pick(epdVerifiers),
    validFrom,
    validUntil,
  };
}

/** `1 m²` for `1 m2` in profiles. */
const printedUnit = (unit: string): string => unit.replaceAll('m2', 'm²').replaceAll('m3', 'm³');

/** The product's own value, if it has one. */
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

/** The ids of the product and of up to `count` others of the same manufacturer and kind, which the same document covers. */
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
        other.noun === product.noun,
    );
  return [product.id, ...others.slice(0, count).map((other) => other.id)];
}

/** Fills a pattern: digits for `#`, capital letters for `@`. */
export function fillPattern(pattern: string, random: Random): string {
  return pattern
    .replaceAll('#', () => String(random.integer(0, 9)))
    .replaceAll('@', () => String.fromCharCode(65 + random.integer(0, 25)));
}
