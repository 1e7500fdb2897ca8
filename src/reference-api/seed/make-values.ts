import type { Lookup } from '#src/reference-api/content/templates.ts';
import type { Random } from '#src/reference-api/world/random.ts';
import { withArticleOrCount } from '#src/reference-api/seed/attribute-values.ts';
import { thingsOf } from '#src/reference-api/seed/company-about.ts';
import { userIdOf, type Person } from '#src/reference-api/seed/persons.ts';
import type { MadeProduct } from '#src/reference-api/seed/seeding.ts';
import { inText, listed, lowered, titleCase, withArticle } from '#src/reference-api/seed/titles.ts';

interface Telling {
  make: MadeProduct;
  random: Random;
  /** The same person each time. */
  person: () => Person;
  weeks: number | null;
}

const firstOf = (texts: readonly string[]) => texts[0] ?? '';
const standardOf = ({ profile }: MadeProduct, index: number) =>
  profile.standards[index]?.split(' - ')[0] ?? null;
const statedOf = ({ product }: MadeProduct, count: number) =>
  listed(product.attributes.slice(0, count).map(withArticleOrCount));

/** Properties that cite a test come first. */
const testedOf = ({ product: { attributes } }: MadeProduct, count: number) =>
  listed(
    [...attributes.filter(({ standard }) => standard), ...attributes.filter(({ standard }) => !standard)]
      .slice(0, count)
      .map(withArticleOrCount),
  );

/** Placeholders of texts about a product; `content/README.md` explains each. */
const values = {
  company: ({ make }) => make.maker.company.companyNoHtml,
  town: ({ make }) => make.maker.company.address?.city ?? null,
  phone: ({ make }) => make.maker.company.phone,
  product: ({ make }) => make.product.title,
  'trade name': ({ make }) => make.product.tradename,
  summary: ({ make }) => make.product.summary,
  description: ({ make }) => make.product.description,
  'first sentence': ({ make }) => firstOf(make.product.description.split('. ')).replace(/\.$/, ''),
  'a kind': ({ make }) => withArticle(lowered(make.product.noun)),
  'kind in text': ({ make }) => lowered(make.product.noun),
  'kind as title': ({ make }) => titleCase(make.product.noun),
  use: ({ make }) => make.product.uses[0] ?? null,
  uses: ({ make }) => listed(make.product.uses.slice(0, 3)),
  'usual use': ({ make }) => make.profile.uses[0] ?? null,
  assembly: ({ make }) => make.profile.assembly,
  'assembly in text': ({ make }) => inText(make.profile.assembly),
  'assembly as title': ({ make }) => titleCase(make.profile.assembly),
  things: ({ make }) => thingsOf(make.profile),
  'a description': ({ make, random }) => random.pick(make.profile.descriptions),
  limitation: ({ make }) => make.profile.limitations[0] ?? null,
  'second limitation': ({ make }) => make.profile.limitations[1] ?? make.profile.limitations[0] ?? null,
  'last limitation': ({ make }) => make.profile.limitations.at(-1) ?? null,
  'a limitation': ({ make, random }) => random.pick(make.profile.limitations),
  step: ({ make }) => make.profile.installation[0] ?? null,
  'second step': ({ make }) => make.profile.installation[1] ?? null,
  'last step': ({ make }) => make.profile.installation.at(-1) ?? null,
  'a step': ({ make, random }) => random.pick(make.profile.installation),
  standard: ({ make }) => standardOf(make, 0),
  'second standard': ({ make }) => standardOf(make, 1),
  /** The standard of the first property that cites a test. */
  test: ({ make }) =>
    make.product.attributes.find(({ standard }) => standard)?.standard ?? standardOf(make, 0),
  'first property': ({ make }) => statedOf(make, 1),
  'two properties': ({ make }) => testedOf(make, 2),
  'three properties': ({ make }) => testedOf(make, 3),
  'declared unit': ({ make }) =>
    make.profile.epd?.declaredUnit.replace(/\bm([23])\b/, (_, power) => (power === '2' ? 'm²' : 'm³')) ??
    null,
  'category rule': ({ make }) => make.profile.epd?.pcr ?? null,
  someone: ({ random }) => userIdOf(random).name,
  person: ({ person }) => person().name,
  'person’s last name': ({ person }) => person().name.split(' ').at(-1) ?? person().name,
  'person’s title': ({ person }) => person().title,
  weeks: ({ weeks }) => weeks,
} satisfies Record<string, (telling: Telling) => string | number | null>;

type MakeValue = keyof typeof values;
const isMakeValue = (name: string): name is MakeValue => name in values;
export const makeValues: readonly MakeValue[] = Object.keys(values).filter(isMakeValue);

export function lookupOf(make: MadeProduct, random: Random, weeks: number | null = null): Lookup<MakeValue> {
  let person: Person | null = null;
  const telling: Telling = { make, random, weeks, person: () => (person ??= userIdOf(random)) };
  return (name) => values[name](telling);
}
