import { optionsWithStated } from '#src/reference-api/trade/offered-sizes.ts';
import type { Product } from '#src/contracts/content.ts';
import { drawingOfNoun } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import type { KindProfile, SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { attributesOf, isPlural, withArticleOrCount } from '#src/reference-api/seed/attribute-values.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import { pickMaterial } from '#src/reference-api/seed/pick-material.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import {
  spreadEvenly,
  datesOf,
  type SeededManufacturer,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import {
  inRunningText,
  joinedList,
  lowerFirst,
  titleCase,
  withArticle,
} from '#src/reference-api/seed/titles-and-text.ts';
import { withUnit } from '#src/domain/unit-text.ts';

const STANDARD_COUNT = 450;
const buildingTypes = [
  'Office',
  'Retail',
  'Hotel',
  'Industrial',
  'Health',
  'Education',
  'Religious',
  'Public',
  'Recreation',
  'Residential',
  'Transportation',
  'Laboratory',
];
/** When the trade names of a section run out, they are used again with a grade. */
const grades = ['', 'XT', 'Plus', 'HD', 'Pro', 'Lite', 'II', 'Max', 'Eco', 'CR'];

/** Products by manufacturer and section; Northfold's come first. */
export function seedProducts(context: SeedContext): void {
  const lines = context.manufacturers.flatMap((manufacturer) =>
    manufacturer.profiles.map((profile) => ({ manufacturer, profile })),
  );
  const counts = new Map<object, number>();
  for (const line of spreadEvenly(lines, Math.round(STANDARD_COUNT * context.scale))) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const named = new Map<string, number>();
  for (const line of lines) {
    for (let index = 0; index < (counts.get(line) ?? 0); index += 1) {
      const turn = named.get(line.profile.number) ?? 0;
      named.set(line.profile.number, turn + 1);
      const kind = profileOfKind(line.profile, nounAt(line.profile, turn + index));
      const product = productOf(context, line.manufacturer, kind, turn, index);
      context.world.content.add(product);
      context.seededProducts.push({ manufacturer: line.manufacturer, profile: kind, product });
      context.world.productDrawings.set(product.id, {
        key: drawingOfNoun(product.noun),
        variation: product.id,
      });
    }
  }
}

const nounAt = ({ nouns }: SectionProfile, index: number) => nouns[index % nouns.length] ?? 'Product';

function productOf(
  context: SeedContext,
  manufacturer: SeededManufacturer,
  profile: KindProfile,
  turn: number,
  index: number,
): Product {
  const id = context.world.content.nextId('product');
  const words = context.random('product', id);
  // A separate random source, so that changing a kind's texts doesn't change dates and numbers.
  const random = context.random('product', id, 'life');
  const grade = context.random('product', id, 'list grade').integer(0, 9);
  const noun = nounAt(profile, turn + index);
  const tradename = tradenameOf(profile, turn);
  const attributes = attributesOf(profile, words);
  const uses = words.sample(profile.uses, 4);
  const materials = pickMaterial(profile, attributes, words);
  const [what = '', how] = words.sample(profile.descriptions, 2);
  const related = profile.related.find((number) =>
    manufacturer.profiles.some((other) => other.number === number),
  );
  return {
    ...commonFields({
      type: 'product',
      id,
      title: titleOf(tradename, noun),
      manufacturer,
      // A product that people also look for in a related section of its manufacturer is listed in both.
      csi: [profile.number, ...(related && random.chance(0.25) ? [related] : [])].map(csiSectionOf),
      productIds: [id],
      summary: summaryOf(what, attributes),
      ...datesOf(context, random),
      picture: `/api/files/product/${id}.svg`,
    }),
    content_type: 'product',
    tradename,
    noun,
    model: `${manufacturer.code.toUpperCase()}-${String(100 * (1 + (turn % 9)) + 10 * index + grade)}`,
    description: describe(tradename, noun, materials, uses, attributes, how, random.integer(0, 4)),
    materials,
    uses,
    limitations: [...profile.limitations],
    standards: [...profile.standards],
    attributes,
    options: optionsWithStated(profile.options, attributes),
    buildingTypes: random.sample(buildingTypes, random.integer(3, 6)),
    counts: {},
    certifications: [],
    declarations: [],
    discontinued: null,
  };
}

/** The trade name and the kind, without repeated words: `Snowfield TPO` and `Reinforced TPO membrane` share the `TPO`. */
function titleOf(tradename: string, noun: string): string {
  const said = new Set(noun.toLowerCase().split(' '));
  const [first, ...others] = tradename.split(' ');
  const name = [first, ...others.filter((word) => !said.has(word.toLowerCase()))].join(' ');
  return `${name} ${titleCase(noun)}`;
}

/** Ends with two measured properties, which distinguish a product from similar ones in a list. */
function summaryOf(what: string, attributes: Product['attributes']): string {
  const properties = attributes
    .filter(({ value, unit }) => typeof value === 'number' && unit !== null)
    .slice(0, 2)
    .map(({ label, value, unit }) => `${inRunningText(label)} ${withUnit(value, unit)}`);
  return properties.length > 0 ? `${what.replace(/\.$/, '')}; ${properties.join(', ')}.` : what;
}

function tradenameOf({ tradeNames }: SectionProfile, turn: number): string {
  const round = Math.floor(turn / tradeNames.length);
  const grade = round < grades.length ? grades[round] : String(100 + 10 * round);
  return [tradeNames[turn % tradeNames.length], grade].filter(Boolean).join(' ');
}

function describe(
  tradename: string,
  noun: string,
  materials: string,
  uses: readonly string[],
  attributes: Product['attributes'],
  how: string | undefined,
  form: number,
): string {
  const [first, second] = attributes
    .filter((one) => typeof one.value === 'number' && (one.unit === null || !isPlural(one)))
    .map(withArticleOrCount);
  const measured = joinedList([first, second].filter((text) => text !== undefined));
  const kind = lowerFirst(noun);
  const does = how === undefined ? '' : `It ${lowerFirst(how)}`;
  const forms = [
    `${tradename} is ${withArticle(kind)} made of ${materials}. ${does} ${measured && `It has ${measured}.`}`,
    `Made of ${materials}, ${tradename} is meant for ${joinedList(uses.slice(0, 3))}. ${does}`,
    `The ${kind} is made of ${materials}${measured && ` and has ${measured}`}. ${does}`,
    `Specified for ${joinedList(uses.slice(0, 2))}, ${tradename} is made of ${materials}. ${measured && `It has ${measured}.`}`,
    `${tradename}: ${kind} for ${uses[0] ?? 'general use'}, made of ${materials}. ${does}`,
  ];
  return (forms[form] ?? '').replaceAll('  ', ' ').trim();
}
