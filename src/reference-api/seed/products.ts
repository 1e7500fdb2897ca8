import type { Product } from '#src/contracts/content.ts';
import { drawingOfNoun } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { kindOf } from '#src/reference-api/trade/product-kind.ts';
import type { KindProfile, SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { attributesOf, isPlural, withArticleOrCount } from '#src/reference-api/seed/attribute-values.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import { materialOf } from '#src/reference-api/seed/material-of.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import { spreadEvenly, datesOf, type Maker, type Seeding } from '#src/reference-api/seed/seeding.ts';
import { inText, listed, lowered, titleCase, withArticle } from '#src/reference-api/seed/titles.ts';
import { withUnit } from '#src/domain/unit-text.ts';

const STANDARD = 450;
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
export function seedProducts(seeding: Seeding): void {
  const lines = seeding.makers.flatMap((maker) => maker.profiles.map((profile) => ({ maker, profile })));
  const counts = new Map<object, number>();
  for (const line of spreadEvenly(lines, Math.round(STANDARD * seeding.scale))) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const named = new Map<string, number>();
  for (const line of lines) {
    for (let index = 0; index < (counts.get(line) ?? 0); index += 1) {
      const turn = named.get(line.profile.number) ?? 0;
      named.set(line.profile.number, turn + 1);
      const kind = kindOf(line.profile, nounAt(line.profile, turn + index));
      const product = productOf(seeding, line.maker, kind, turn, index);
      seeding.world.content.add(product);
      seeding.makes.push({ maker: line.maker, profile: kind, product });
      seeding.world.productDrawings.set(product.id, {
        key: drawingOfNoun(product.noun),
        variation: product.id,
      });
    }
  }
}

const nounAt = ({ nouns }: SectionProfile, index: number) => nouns[index % nouns.length] ?? 'Product';

function productOf(
  seeding: Seeding,
  maker: Maker,
  profile: KindProfile,
  turn: number,
  index: number,
): Product {
  const id = seeding.world.content.nextId('product');
  const words = seeding.random('product', id);
  // A stream of its own: a change of a kind's texts must not shift dates and numbers.
  const random = seeding.random('product', id, 'life');
  const grade = seeding.random('product', id, 'list grade').whole(0, 9);
  const noun = nounAt(profile, turn + index);
  const tradename = tradenameOf(profile, turn);
  const attributes = attributesOf(profile, words);
  const uses = words.sample(profile.uses, 4);
  const materials = materialOf(profile, attributes, words);
  const [what = '', how] = words.sample(profile.descriptions, 2);
  const related = profile.related.find((number) => maker.profiles.some((other) => other.number === number));
  return {
    ...commonOf({
      type: 'product',
      id,
      title: titleOf(tradename, noun),
      maker,
      // A product that people also look for in a related section of its manufacturer is listed in both.
      csi: [profile.number, ...(related && random.chance(0.25) ? [related] : [])].map(csiSectionOf),
      productIds: [id],
      summary: summaryOf(what, attributes),
      ...datesOf(seeding, random),
      picture: `/api/files/product/${id}.svg`,
    }),
    content_type: 'product',
    tradename,
    noun,
    model: `${maker.code.toUpperCase()}-${String(100 * (1 + (turn % 9)) + 10 * index + grade)}`,
    description: describe(tradename, noun, materials, uses, attributes, how, random.whole(0, 4)),
    materials,
    uses,
    limitations: [...profile.limitations],
    standards: [...profile.standards],
    attributes,
    options: [...profile.options],
    buildingTypes: random.sample(buildingTypes, random.whole(3, 6)),
    counts: {},
    certifications: [],
    declarations: [],
    discontinued: null,
  };
}

/** `Snowfield TPO` and `Reinforced TPO membrane` give one TPO. */
function titleOf(tradename: string, noun: string): string {
  const said = new Set(noun.toLowerCase().split(' '));
  const [first, ...others] = tradename.split(' ');
  const name = [first, ...others.filter((word) => !said.has(word.toLowerCase()))].join(' ');
  return `${name} ${titleCase(noun)}`;
}

/** Ends with the two properties that distinguish it from its neighbors in a list. */
function summaryOf(what: string, attributes: Product['attributes']): string {
  const properties = attributes
    .filter(({ value, unit }) => typeof value === 'number' && unit !== null)
    .slice(0, 2)
    .map(({ label, value, unit }) => `${inText(label)} ${withUnit(value, unit)}`);
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
  const measured = listed([first, second].filter((text) => text !== undefined));
  const kind = lowered(noun);
  const forms = [
    `${tradename} is ${withArticle(kind)} made of ${materials}. ${how ?? ''} ${measured && `It has ${measured}.`}`,
    `Made of ${materials}, ${tradename} is meant for ${listed(uses.slice(0, 3))}. ${how ?? ''}`,
    `${how ?? ''} The ${kind} is made of ${materials}${measured && ` and has ${measured}`}.`,
    `Specified for ${listed(uses.slice(0, 2))}, ${tradename} is made of ${materials}. ${measured && `It has ${measured}.`}`,
    `${tradename}: ${kind} for ${uses[0] ?? 'general use'}, made of ${materials}. ${how ?? ''}`,
  ];
  return (forms[form] ?? '').replaceAll('  ', ' ').trim();
}
