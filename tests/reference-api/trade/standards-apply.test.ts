import { describe, expect, it } from 'vitest';

import { standardOf } from '#src/reference-api/content/standards.ts';
import { factsOf } from '#src/reference-api/seed/product-standards.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { appliesTo, appliesToKind, scopes } from '#src/reference-api/trade/standard-scopes.ts';
import { designation } from '#src/reference-api/specifications/spec-words.ts';
import { everyStatedProduct } from '#tests/support/stated-products.ts';

const kinds = sectionProfiles.flatMap((profile) =>
  profile.kinds.map(({ noun }) => ({ number: profile.number, noun })),
);

describe('the scopes of standards', () => {
  const entries = [...scopes].flatMap(([standard, list]) =>
    list.flatMap(({ products }) => products.map((entry) => ({ standard, entry }))),
  );

  it('are those of standards that have a row and are current', () => {
    const unknown = [...scopes.keys()].filter((one) => standardOf(one)?.status !== 'active');
    expect(unknown).toEqual([]);
  });

  it('name sections and kinds that there are', () => {
    const nouns = new Set(kinds.map(({ noun }) => noun.toLowerCase()));
    const numbers = kinds.map(({ number }) => number);
    const unknown = entries.filter(({ entry }) =>
      /^\d+$/.test(entry)
        ? !numbers.some((number) => number.startsWith(entry))
        : !nouns.has(entry.toLowerCase()),
    );
    expect(unknown).toEqual([]);
  });

  it('do not give one test to everything in a division', () => {
    expect(entries.filter(({ entry }) => /^\d{1,3}$/.test(entry))).toEqual([]);
  });
});

it('a kind cites what applies to it', () => {
  const wrong = kinds.flatMap(({ number, noun }) => {
    const profile = sectionProfiles.find((one) => one.number === number);
    const { standards } = profile ? profileOfKind(profile, noun) : { standards: [] };
    return standards
      .filter((one) => !appliesToKind(designation(one), { number, noun }))
      .map((one) => `${noun}: ${one}`);
  });
  expect(wrong).toEqual([]);
});

describe('every product', () => {
  const products = everyStatedProduct();

  it('cites only current standards that apply to what it states', () => {
    const wrong = products.flatMap((product) => {
      const facts = factsOf(product.csi[0]?.number ?? '', product);
      return [
        ...product.standards.map(designation),
        ...product.attributes.flatMap(({ standard }) => standard ?? []),
      ]
        .filter((one) => standardOf(one)?.status !== 'active' || !appliesTo(one, facts))
        .map((one) => `${product.title}: ${one}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('lists the standard of each of its tests, and none twice', () => {
    const wrong = products.flatMap(({ title, standards, attributes }) => {
      const listed = standards.map((one) => standardOf(designation(one))?.designation);
      const missing = attributes.filter(
        ({ standard }) =>
          standard !== null &&
          !listed.includes(standardOf(standard)?.designation) &&
          !standards.some((one) => one.startsWith(`${standard}, `)),
      );
      const repeated = listed.filter((one, index) => listed.indexOf(one) !== index);
      return [...missing.map(({ standard }) => standard), ...repeated].map(
        (one) => `${title}: ${String(one)}`,
      );
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
});
