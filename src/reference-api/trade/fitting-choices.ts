import type { Attribute } from '#src/contracts/content.ts';
import type { ProductOption } from '#src/reference-api/trade/section-profile.ts';

/** Finishes that only some metals take, by the name of their option. */
const finishes: Readonly<Record<string, RegExp>> = {
  'Anodized finish': /alumin(?!um-zinc)/i,
  'Color, PVDF': /alumin|galvan|coated steel|PVDF/i,
};
const otherMetals = /stainless|bronze|weathering|copper/i;

const ofTwoParts = /two-part|Type M\b/i;

/** Choices that only some products of a kind have, or only the others: two components are mixed, and come in no cartridge. */
const forSome: readonly (readonly [option: string, choice: RegExp, products: RegExp, isForThem: boolean])[] =
  [
    ['Package', /cartridge|sausage/i, ofTwoParts, false],
    ['Package', /two part/i, ofTwoParts, true],
    ['Finish', /aluminum/i, /aluminum/i, true],
    ['Finish', /stainless/i, /stainless/i, true],
    ['Jacket color', /yellow/i, /multimode/i, false],
    ['Jacket color', /aqua/i, /single-mode/i, false],
    ['Finish', /oxidized bronze|brass/i, /bronze|brass/i, true],
  ];

/**
 * The options of a kind without what the product cannot have: finishes that its metal does not take, packages of
 * another make-up. `words` state material and values.
 */
export const fittingOptions = (
  options: readonly ProductOption[],
  words: readonly string[],
): ProductOption[] =>
  options
    .filter(({ name }) => {
      const metal = finishes[name];
      if (metal === undefined || words.some((text) => metal.test(text))) return true;
      return !words.some((text) => otherMetals.test(text));
    })
    .map((option) => ({
      ...option,
      values: option.values.filter(({ text }) =>
        forSome.every(
          ([name, choice, products, isForThem]) =>
            name !== option.name ||
            !choice.test(text) ||
            words.some((one) => products.test(one)) === isForThem,
        ),
      ),
    }));

/** Where vehicles go. */
const traffic = /\b(?:drive|driveway|street|road|roadway|crosswalk|parking|fire lane|truck|helicopter)/i;

/** Values with the uses that they rule out: what is for pedestrians is not for driveways, Type 304 not for pools. */
const unfit: readonly (readonly [value: RegExp, use: RegExp])[] = [
  [/^pedestrian/i, traffic],
  [/^(?:Type|stainless steel) 304$/, /\bpools?\b|coastal/i],
  [/^33 mil/, /veneer/i],
  [/^walls$/, /ceiling/i],
  [/^(?:Class )?Interior$/, /recladding|street|transit|precast|pool/i],
  [/^MW$/, /site wall/i],
  [/P1, walls$/, /floor/i],
  [/^narrow stile/, /school/i],
];

/** Uses that none of the product's values rules out. */
export function fittingUses(uses: readonly string[], attributes: readonly Attribute[]): string[] {
  const ruledOut = unfit.filter(([value]) =>
    attributes.some((one) => typeof one.value === 'string' && value.test(one.value)),
  );
  return uses.filter((use) => !ruledOut.some(([, fault]) => fault.test(use)));
}

const years = /\b(\d+) years?\b/g;

/** Of the warranties that are offered, the product states the one that is nearest to what its kind may have. */
export function withOfferedWarranty(attributes: Attribute[], options: readonly ProductOption[]): Attribute[] {
  const offered = options
    .filter(({ name }) => name === 'Warranty')
    .flatMap(({ values }) =>
      values.flatMap(({ text }) => Array.from(text.matchAll(years), ([, year]) => Number(year))),
    );
  return attributes.map((attribute) => {
    const { key, value } = attribute;
    if (key !== 'warranty' || typeof value !== 'number' || offered.length === 0) return attribute;
    const [nearest = value] = offered.toSorted(
      (one, other) => Math.abs(one - value) - Math.abs(other - value),
    );
    return { ...attribute, value: nearest };
  });
}
