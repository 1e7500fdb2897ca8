import { expect, it } from 'vitest';
import * as v from 'valibot';

import { text } from '#src/reference-api/content/fields.ts';
import { listed } from '#src/reference-api/content/product-tables.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { hasWords, isOfKind } from '#src/reference-api/trade/conditions.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';

const kinds = sectionProfiles.flatMap((section) =>
  section.kinds.map(({ noun }) => ({
    number: section.number,
    noun,
    profile: profileOfKind(section, noun),
  })),
);
const products = v.optional(listed);
const fitting = rowsOf(
  'choices/fitting.md',
  v.strictObject({ of: text, choice: v.optional(listed), products, where: listed }),
);
const masses = rowsOf('declarations/masses.md', v.looseObject({ products }));

/** What stands under a name in a kind: choices of an option, uses, limits; a property by its name alone. */
const saidUnder = (of: string, { profile }: (typeof kinds)[number]): readonly string[] => {
  if (of === 'Uses') return profile.uses;
  if (of === 'Limitations') return profile.limitations;
  return profile.options
    .filter(({ name }) => name === of)
    .flatMap(({ values }) => values.map((one) => one.text));
};

it('tables of what fits and weighs name sections and kinds that there are', () => {
  const unknown = [...fitting, ...masses]
    .flatMap(({ products: named = [] }) => named)
    .filter((entry) => !kinds.some((kind) => isOfKind({ products: [entry] }, kind)));
  expect([...new Set(unknown)]).toEqual([]);
});

it('each row of what fits is about a choice, a use, or a limit of what it is said of', () => {
  const idle = fitting.filter(({ of, choice, products: named = [] }) => {
    const said = kinds
      .filter((kind) => isOfKind({ products: named }, kind))
      .flatMap((kind) => saidUnder(of, kind));
    return choice !== undefined && !choice.some((words) => said.some((one) => hasWords(one, words)));
  });
  expect(idle).toEqual([]);
});
