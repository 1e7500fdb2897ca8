import type { Product } from '#src/contracts/content.ts';
import { drawingOfNoun } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import type { KindProfile, SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { isPlural, withArticleOrCount } from '#src/reference-api/seed/attribute-values.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import { stateProduct } from '#src/reference-api/seed/state-product.ts';
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
  kindWithArticle,
  withSubject,
} from '#src/reference-api/seed/titles-and-text.ts';
import { buildingTypesFor, buildingTypesNamedIn } from '#src/reference-api/trade/building-types.ts';
import { withUnit } from '#src/domain/unit-text.ts';

const STANDARD_COUNT = 450;
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
  const owners = new Map<string, number>();
  const models = new Set<string>();
  for (const line of lines) {
    for (let index = 0; index < (counts.get(line) ?? 0); index += 1) {
      const turn = named.get(line.profile.number) ?? 0;
      named.set(line.profile.number, turn + 1);
      const noun = nounAt(line.profile, turn + index);
      const kind = profileOfKind(line.profile, noun);
      const id = context.world.content.nextId('product');
      const tradename = tradenameOf(kind, line.manufacturer, turn, owners);
      const grade = context.random('product', id, 'list grade').integer(0, 9);
      const model = modelOf(line.manufacturer, 100 * (1 + (turn % 9)) + 10 * index + grade, models);
      const product = productOf(context, line.manufacturer, kind, { id, tradename, noun, model });
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

export function productOf(
  context: SeedContext,
  manufacturer: SeededManufacturer,
  profile: KindProfile,
  { id, tradename, noun, model }: { id: number; tradename: string; noun: string; model: string },
): Product {
  const words = context.random('product', id);
  // A separate random source, so that changing a kind's texts doesn't change dates and numbers.
  const random = context.random('product', id, 'life');
  const { descriptions, ...stated } = stateProduct(profile, noun, words);
  const { attributes, uses, materials } = stated;
  const [what = '', how] = descriptions;
  const named = buildingTypesNamedIn(uses);
  return {
    ...commonFields({
      type: 'product',
      id,
      title: titleOf(tradename, noun),
      manufacturer,
      csi: [profile.number, ...profile.also].map(csiSectionOf),
      productIds: [id],
      summary: summaryOf(what, attributes),
      ...datesOf(context, random),
      picture: `/api/files/product/${id}.svg`,
    }),
    content_type: 'product',
    tradename,
    model,
    description: describe(tradename, noun, materials, uses, attributes, how, random.integer(0, 4)),
    ...stated,
    buildingTypes: [
      ...new Set([...named, ...random.sample(buildingTypesFor(profile.number, noun), random.integer(3, 6))]),
    ].slice(0, Math.max(6, named.length)),
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

/** A number that tells a product from similar ones, as what its maker grants or expects does not. */
const isMeasured = ({ key, value }: Product['attributes'][number]): boolean =>
  typeof value === 'number' && key !== 'warranty' && key !== 'serviceLife';

/** Ends with two measured properties, which distinguish a product from similar ones in a list. */
function summaryOf(what: string, attributes: Product['attributes']): string {
  const properties = attributes
    .filter((one) => isMeasured(one) && one.unit !== null)
    .slice(0, 2)
    .map(({ label, value, unit }) => `${inRunningText(label)} ${withUnit(value, unit)}`);
  return properties.length > 0 ? `${what.replace(/\.$/, '')}; ${properties.join(', ')}.` : what;
}

/** The first free number of a manufacturer from the given one: `NFD-108`. */
function modelOf({ code }: SeededManufacturer, number: number, taken: Set<string>): string {
  let model = `${code.toUpperCase()}-${number}`;
  for (let next = number + 1; taken.has(model); next += 1) model = `${code.toUpperCase()}-${next}`;
  taken.add(model);
  return model;
}

/** A trade name is one maker's: where another has it already, the maker's own name comes first. */
function tradenameOf(
  { tradeNames }: SectionProfile,
  { company }: SeededManufacturer,
  turn: number,
  owners: Map<string, number>,
): string {
  const round = Math.floor(turn / tradeNames.length);
  const grade = round < grades.length ? grades[round] : String(100 + 10 * round);
  const name = tradeNames[turn % tradeNames.length] ?? '';
  const owner = owners.get(name) ?? company.coid;
  owners.set(name, owner);
  const [maker = ''] = company.companyNoHtml.split(' ');
  return [owner === company.coid ? '' : maker, name, grade].filter(Boolean).join(' ');
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
    .filter((one) => isMeasured(one) && (one.unit === null || !isPlural(one)))
    .map(withArticleOrCount);
  const measured = joinedList([first, second].filter((text) => text !== undefined));
  const kind = lowerFirst(noun);
  const they = /\b(?:letters|bellows)$/.test(noun);
  const sentence = how === undefined ? '' : withSubject(how, form === 2 || they ? tradename : 'It');
  const forms = [
    `${tradename} is ${kindWithArticle(noun)} made of ${materials}. ${sentence} ${measured && `It has ${measured}.`}`,
    `Made of ${materials}, ${tradename} is meant for ${joinedList(uses.slice(0, 3))}. ${sentence}`,
    `${sentence} The ${kind} ${they ? 'are' : 'is'} made of ${materials}${measured && ` and ${they ? 'have' : 'has'} ${measured}`}.`,
    `Specified for ${joinedList(uses.slice(0, 2))}, ${tradename} is made of ${materials}. ${measured && `It has ${measured}.`}`,
    `${tradename}: ${kind} for ${uses[0] ?? 'general use'}, made of ${materials}. ${sentence}`,
  ];
  return (forms[form] ?? '').replaceAll('  ', ' ').trim();
}
