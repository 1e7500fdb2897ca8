import type { Epd } from '#src/contracts/content.ts';
import { longestLeadTime } from '#src/reference-api/seed/lead-times.ts';
import { daysBetween } from '#src/reference-api/world/dates.ts';
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
  epd: Epd | null;
  today: string;
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

/** What a product of its kind has to be by a standard: no test, code, or guide. */
function specificationOf({ product, profile }: SeededProduct): string | null {
  const { products } = sortedStandards(profileOfKind(profile, product.noun));
  return product.standards.map(designation).find((one) => products.includes(one)) ?? null;
}

/** Press releases go back so many days. */
const DAYS_OF_NEWS = 1000;
const ifRecent = (day: string, today: string) => (daysBetween(day, today) <= DAYS_OF_NEWS ? day : null);

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
  'declared unit': ({ epd }) => epd?.declaredUnit ?? null,
  'category rule': ({ epd }) => epd?.pcr ?? null,
  'plants declared': ({ epd }) => epd && (epd.epdType.startsWith('Plant') ? 'one plant' : 'the plants'),
  someone: ({ random }) => randomPerson(random).name,
  person: ({ person }) => person().name,
  'person’s last name': ({ person }) => person().name.split(' ').at(-1) ?? person().name,
  'person’s title': ({ person }) => person().title,
  'lead time': ({ seeded }) => longestLeadTime(seeded.product),
  'former lead time': ({ seeded }) => {
    const weeks = longestLeadTime(seeded.product);
    return weeks === null ? null : weeks + Math.max(2, Math.round(weeks / 3));
  },
  'day of introduction': ({ seeded: { product }, today }) =>
    product.discontinued === null ? ifRecent(product.created_at, today) : null,
  'day of declaration': ({ epd, today }) => epd && ifRecent(epd.validFrom, today),
  'a specification': ({ seeded }) => specificationOf(seeded),
} satisfies Record<string, (context: PlaceholderContext) => string | number | null>;

type ProductPlaceholder = keyof typeof values;
const isProductPlaceholder = (name: string): name is ProductPlaceholder => name in values;
export const productPlaceholders: readonly ProductPlaceholder[] =
  Object.keys(values).filter(isProductPlaceholder);

export function productLookup(
  seeded: SeededProduct,
  random: Random,
  { epd, today }: { epd: Epd | null; today: string } = { epd: null, today: '' },
): Lookup<ProductPlaceholder> {
  let person: Person | null = null;
  const context: PlaceholderContext = {
    seeded,
    random,
    epd,
    today,
    person: () => (person ??= randomPerson(random)),
  };
  return (name) => values[name](context);
}
