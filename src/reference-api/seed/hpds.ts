import type { Hpd } from '#src/contracts/content.ts';
import { validityWords, yearsAfter } from '#src/reference-api/world/dates.ts';
import { issuedOn } from '#src/reference-api/seed/paper-dates.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import { siblingsOf } from '#src/reference-api/seed/epds.ts';
import { contentsOf, isMadeOf, substancesIn } from '#src/reference-api/seed/hpd-contents.ts';
import { joinedList, lowerFirst } from '#src/reference-api/seed/titles-and-text.ts';
import {
  shareOfEachSection,
  type SeededProduct,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { isIndoors, sampleNote } from '#src/reference-api/content/certification.ts';

/** Share of products with a declaration, among those with known contents. */
const DECLARED_SHARE = 0.45;
const YEARS_VALID = 3;
const methods = [
  'Nested method, material threshold',
  'Nested method, product threshold',
  'Basic method, product threshold',
];
const emissions = [
  'CDPH Standard Method v1.2-2017, classroom and office',
  'CDPH Standard Method v1.2-2017, private office',
  null,
];
/** What gives off no vapors is not tested for them. */
const withoutEmissions = /glass|ceramic|porcelain|vitreous|stone|concrete|(?:stainless|cast) steel|brass/i;

/** Versions of the HPD Open Standard from the day on which new declarations had to follow them. */
const versions = [
  ['2022-09-01', '2.3'],
  ['2020-05-01', '2.2'],
  ['2017-05-01', '2.1'],
] as const;

/** Health product declarations of products that consist of what their kind declares. */
export function seedHpds(context: SeedContext): void {
  const declared = context.seededProducts.filter(
    ({ profile, product }) => profile.hpd && isMadeOf(substancesIn(profile.hpd, product), product.materials),
  );
  for (const seeded of shareOfEachSection(context, declared, DECLARED_SHARE)) {
    const hpd = hpdOf(context, seeded);
    if (hpd) context.world.content.add(hpd);
  }
}

/** Whether a product has volatile organic compounds, none of which is among its substances. */
const evaporatesUnnamed = (
  { attributes }: SeededProduct['product'],
  substances: ReturnType<typeof substancesIn>,
): boolean =>
  attributes.some(({ key, value }) => key === 'vocContent' && Number(value) > 10) &&
  !substances.some(({ role }) => /Coalescent|Diluent|Solvent/.test(role));

function hpdOf(context: SeedContext, { manufacturer, profile, product }: SeededProduct): Hpd | null {
  if (!profile.hpd) return null;
  const id = context.world.content.nextId('hpd');
  const random = context.random('hpd', id);
  const publishedAt = issuedOn(
    context,
    product,
    { daysValid: YEARS_VALID * 365, hasRunOut: id % 2 === 1 },
    random,
  );
  const validUntil = yearsAfter(publishedAt, YEARS_VALID);
  const substances = substancesIn(profile.hpd, product);
  // Nobody knows all that is on a circuit board, and what evaporates from a coating is part of it, named or not.
  const isElectronic = substances.some(({ role }) => role === 'Circuit board');
  const disclosedPercent = evaporatesUnnamed(product, substances)
    ? 95
    : random.pick(isElectronic ? [99, 98.5, 95] : [100, 100, 99.9, 99, 98.5, 95]);
  const contents = contentsOf(substances, { disclosedPercent, isExact: random.chance(0.4) }, random);
  const lt1Count = contents.filter(({ screening }) => /LT-1|BM-1/.test(screening)).length;
  const hpdId = `HPD-${String(random.integer(20000, 59999))}-SAMPLE`;
  return {
    ...commonFields({
      type: 'hpd',
      id,
      title: `${product.title} - Health Product Declaration`,
      manufacturer,
      csi: product.csi.slice(0, 1),
      productIds: siblingsOf(context, manufacturer, product, random.integer(0, 1)),
      summary: `${mainSubstances(contents)}; ${String(disclosedPercent)}% of the weight disclosed, ${lt1Count === 0 ? 'none' : String(lt1Count)} with a GreenScreen score of LT-1 or BM-1; ${validityWords(validUntil, context.world.today)}.`,
      created_at: publishedAt,
      updated_at: publishedAt,
      picture: product.picture,
      files: [['PDF', `${manufacturer.code}_${hpdId.toLowerCase()}.pdf`]],
    }),
    content_type: 'hpd',
    notice: sampleNote,
    hpdId,
    version: versions.find(([since]) => since <= publishedAt)?.[1] ?? '2.0',
    thresholdPpm: random.pick(isElectronic ? [1000] : [100, 1000, 1000]),
    method: random.pick(methods),
    disclosedPercent,
    contents,
    lt1Count,
    vocEmissions:
      isIndoors(product) && !withoutEmissions.test(product.materials) ? random.pick(emissions) : null,
    publishedAt,
    validUntil,
  };
}

/** `Aluminum and soda-lime glass, with 2 more`. */
function mainSubstances(contents: Hpd['contents']): string {
  const [first = '', ...others] = contents.slice(0, 2).map(({ substance }) => substance);
  const more = contents.length - 2;
  return `${joinedList([first, ...others.map(lowerFirst)])}${more > 0 ? `, with ${more} more` : ''}`;
}
