import type { Lookup } from '#src/reference-api/content/templates.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { sortedStandards } from '#src/reference-api/specifications/generic-standards.ts';
import { designation, pluralOf } from '#src/reference-api/specifications/spec-words.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { withArticleOrCount } from '#src/reference-api/seed/attribute-values.ts';
import { productsInText } from '#src/reference-api/seed/company-about.ts';
import { randomPerson, type Person } from '#src/reference-api/seed/random-person.ts';
import type { SeededProduct } from '#src/reference-api/seed/seed-context.ts';
import {
  inRunningText,
  joinedList,
  lowerFirst,
  titleCase,
  kindWithArticle,
} from '#src/reference-api/seed/titles-and-text.ts';

interface PlaceholderContext {
  seeded: SeededProduct;
  random: Random;
  /** Returns the same person each time. */
  person: () => Person;
  weeks: number | null;
}

const firstOf = (texts: readonly string[]) => texts[0] ?? '';
const standardOf = ({ product }: SeededProduct, index: number) =>
  product.standards[index]?.split(' - ')[0] ?? null;
const statedOf = ({ product }: SeededProduct, count: number) =>
  joinedList(product.attributes.slice(0, count).map(withArticleOrCount));

/** Properties that cite a test come first. */
const testedOf = ({ product: { attributes } }: SeededProduct, count: number) =>
  joinedList(
    [...attributes.filter(({ standard }) => standard), ...attributes.filter(({ standard }) => !standard)]
      .slice(0, count)
      .map(withArticleOrCount),
  );

/** Placeholders of texts about a product; `content/README.md` explains each. */
const values = {
  company: ({ seeded }) => seeded.manufacturer.company.companyNoHtml,
  town: ({ seeded }) => seeded.manufacturer.company.address?.city ?? null,
  phone: ({ seeded }) => seeded.manufacturer.company.phone,
  product: ({ seeded }) => seeded.product.title,
  'trade name': ({ seeded }) => seeded.product.tradename,
  summary: ({ seeded }) => seeded.product.summary,
  description: ({ seeded }) => seeded.product.description,
  'first sentence': ({ seeded }) => firstOf(seeded.product.description.split('. ')).replace(/\.$/, ''),
  'a kind': ({ seeded }) => kindWithArticle(seeded.product.noun),
  'kind in text': ({ seeded }) => lowerFirst(seeded.product.noun),
  'kind as title': ({ seeded }) => titleCase(seeded.product.noun),
  'kinds as title': ({ seeded }) => titleCase(pluralOf(seeded.product.noun)),
  use: ({ seeded }) => seeded.product.uses[0] ?? null,
  uses: ({ seeded }) => joinedList(seeded.product.uses.slice(0, 3)),
  'usual use': ({ seeded }) => seeded.profile.uses[0] ?? null,
  assembly: ({ seeded }) => seeded.profile.assembly,
  'assembly in text': ({ seeded }) => inRunningText(seeded.profile.assembly),
  'assembly as title': ({ seeded }) => titleCase(seeded.profile.assembly),
  things: ({ seeded }) => productsInText(seeded.profile),
  'a description': ({ seeded, random }) => random.pick(seeded.profile.descriptions),
  limitation: ({ seeded }) => seeded.product.limitations[0] ?? null,
  'second limitation': ({ seeded }) => seeded.product.limitations[1] ?? seeded.product.limitations[0] ?? null,
  'last limitation': ({ seeded }) => seeded.product.limitations.at(-1) ?? null,
  'a limitation': ({ seeded, random }) => random.pick(seeded.product.limitations),
  step: ({ seeded }) => seeded.profile.installation[0] ?? null,
  'second step': ({ seeded }) => seeded.profile.installation[1] ?? null,
  'last step': ({ seeded }) => seeded.profile.installation.at(-1) ?? null,
  'a step': ({ seeded, random }) => random.pick(seeded.profile.installation),
  standard: ({ seeded }) => standardOf(seeded, 0),
  'second standard': ({ seeded }) => standardOf(seeded, 1),
  /** A test of a property, or else another one that it cites; a specification, a code, or a guide is none. */
  test: ({ seeded: { product, profile } }) => {
    const { tests } = sortedStandards(profileOfKind(profile, product.noun));
    const cited = [
      ...product.attributes.map(({ standard }) => standard ?? ''),
      ...product.standards.map(designation),
    ];
    return cited.find((one) => tests.includes(one)) ?? null;
  },
  'first property': ({ seeded }) => statedOf(seeded, 1),
  'two properties': ({ seeded }) => testedOf(seeded, 2),
  'three properties': ({ seeded }) => testedOf(seeded, 3),
  'declared unit': ({ seeded }) =>
    seeded.profile.epd?.declaredUnit.replace(/\bm([23])\b/, (_, power) => (power === '2' ? 'm²' : 'm³')) ??
    null,
  'category rule': ({ seeded }) => seeded.profile.epd?.pcr ?? null,
  someone: ({ random }) => randomPerson(random).name,
  person: ({ person }) => person().name,
  'person’s last name': ({ person }) => person().name.split(' ').at(-1) ?? person().name,
  'person’s title': ({ person }) => person().title,
  weeks: ({ weeks }) => weeks,
} satisfies Record<string, (context: PlaceholderContext) => string | number | null>;

type ProductPlaceholder = keyof typeof values;
const isProductPlaceholder = (name: string): name is ProductPlaceholder => name in values;
export const productPlaceholders: readonly ProductPlaceholder[] =
  Object.keys(values).filter(isProductPlaceholder);

export function productLookup(
  seeded: SeededProduct,
  random: Random,
  weeks: number | null = null,
): Lookup<ProductPlaceholder> {
  let person: Person | null = null;
  const context: PlaceholderContext = {
    seeded,
    random,
    weeks,
    person: () => (person ??= randomPerson(random)),
  };
  return (name) => values[name](context);
}
