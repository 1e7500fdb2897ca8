import { describe, expect, test } from 'vitest';
import { isMadeOf, substancesIn } from '#src/reference-api/seed/hpd-contents.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { everyStatedProduct } from '#tests/support/stated-products.ts';

/** All kinds in all their materials with what an HPD of them lists. */
const listed = [
  ...new Map(
    everyStatedProduct().flatMap((product) => {
      const section = profileOf(product.csi[0]?.number ?? '');
      const usual = section && profileOfKind(section, product.noun).hpd;
      if (!usual) return [];
      const substances = substancesIn(usual, product);
      const { noun, materials } = product;
      const text = [materials, ...product.attributes.map(({ value }) => value)].join('; ').toLowerCase();
      return isMadeOf(substances, materials)
        ? [[`${noun}: ${materials}`, { name: `${noun}: ${materials}`, text, substances }] as const]
        : [];
    }),
  ).values(),
];

/** What is listed only where the product's material or properties speak of it. */
const onlyWhere: readonly (readonly [substance: RegExp, role: RegExp, said: RegExp])[] = [
  [/^Acrylic adhesive$/, /Adhesive/, /adhesive|tape|pressure/],
  [/^Polyvinyl butyral$/, /./, /butyral|laminated/],
  [/^Polyurethane foam$/, /Cushion/, /foam|cushion|upholster/],
  [/^Polycarbonate$/, /Reflector/, /polycarbonate/],
  [/^Polyethylene terephthalate$/, /Scrim/, /reinforced tpo|scrim|polyester/],
  [/^Phenol-formaldehyde/, /Laminate/, /high-pressure|phenolic/],
  [/^Phenol-formaldehyde/, /^Top/, /phenolic/],
  [/^Bisphenol A/, /^Top/, /epoxy resin/],
  [/^Acrylic/, /Binder/, /acrylic|latex|waterborne(?! alkyd)|dispersion/],
  [/^Aluminum$/, /^Frame$/, /alumin|frame/],
];

/** What a material that its record names must bring. */
const needed: readonly (readonly [said: RegExp, substance: RegExp])[] = [
  [/ionoplast/, /Ethylene-methacrylic/],
  [/ceramic glaze/, /^Frits$/],
  [/foil shield|each in foil/, /^Aluminum$/],
  [/on a geotextile/, /^Polypropylene$/],
  [/waterborne alkyd/, /^Alkyd resin$/],
  [/stainless steel top/, /^Steel, stainless$/],
  [/barrier coating/, /^Acrylic/],
  [/epoxy-coated/, /^Epoxy powder coating$/],
  [/coated upholstery/, /coating$/],
  [/fiberglass|glass.fiber/, /glass|^mineral wool/i],
];

describe('what the kinds of products are made of', () => {
  test('has no substance of a material that the product does not have', () => {
    expect(
      listed.flatMap(({ name, text, substances }) =>
        substances
          .filter(({ substance, role }) =>
            onlyWhere.some(
              ([what, where, said]) => what.test(substance) && where.test(role) && !said.test(text),
            ),
          )
          .map(({ substance, role }) => `${name}: ${substance} (${role})`),
      ),
    ).toEqual([]);
  });

  test('has the substance of each material that the product names', () => {
    expect(
      listed.flatMap(({ name, text, substances }) =>
        needed
          .filter(
            ([said, what]) => said.test(text) && !substances.some(({ substance }) => what.test(substance)),
          )
          .map(([, what]) => `${name}: ${what.source}`),
      ),
    ).toEqual([]);
  });

  test('gives a composite no number: the one of a part would be screened for the whole', () => {
    const composites = listed.flatMap(({ substances }) =>
      substances.filter(({ substance }) => / laminate$| with (?:glass|carbon) fiber$/.test(substance)),
    );
    expect(composites.length).toBeGreaterThan(0);
    expect(composites.filter(({ cas }) => cas !== 'Not found').map(({ substance }) => substance)).toEqual([]);
  });

  test('can make up the whole, unless the product is free of something usual', () => {
    expect(
      listed.flatMap(({ name, text, substances }) => {
        const [least, greatest] = [0, 1].map((end) =>
          substances.reduce((sum, { share }) => sum + (share[end] ?? 0), 0),
        );
        return (least ?? 0) > 105 || ((greatest ?? 0) < 85 && !text.includes('-free'))
          ? [[name, least, greatest]]
          : [];
      }),
    ).toEqual([]);
  });

  test('has aggregate for the most part where it is concrete', () => {
    expect(
      listed
        .filter(({ text, substances }) => /^concrete|concrete,/.test(text) && substances.length > 0)
        .filter(
          ({ substances }) =>
            substances
              .filter(({ role }) => /aggregate/i.test(role))
              .reduce((sum, { share }) => sum + share[1], 0) < 60,
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
