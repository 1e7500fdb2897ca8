import type { Attribute } from '#src/contracts/content.ts';
import type { ProductOption } from '#src/reference-api/trade/section-profile.ts';

/** Finishes that only some metals take, by the name of their option. */
const finishes: Readonly<Record<string, RegExp>> = {
  'Anodized finish': /alumin(?!um-zinc)/i,
  'Color, PVDF': /alumin|galvan|coated steel|PVDF/i,
};
const otherMetals = /stainless|bronze|weathering|copper/i;

/** The options of a kind without finishes that the product's metal does not take. `words` state material and values. */
export const fittingOptions = (
  options: readonly ProductOption[],
  words: readonly string[],
): ProductOption[] =>
  options.filter(({ name }) => {
    const metal = finishes[name];
    if (metal === undefined || words.some((text) => metal.test(text))) return true;
    return !words.some((text) => otherMetals.test(text));
  });

/** Where vehicles go. */
const traffic = /\b(?:drive|driveway|street|road|roadway|crosswalk|parking|fire lane|truck|helicopter)/i;

/** Uses that the product's load class allows: what is for pedestrians is not for driveways. */
export function fittingUses(uses: readonly string[], attributes: readonly Attribute[]): string[] {
  const load = attributes.find(({ key }) => key === 'loadClass')?.value;
  const isForFeet = typeof load === 'string' && /^pedestrian/i.test(load);
  return uses.filter((use) => !isForFeet || !traffic.test(use));
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
