import type { Product } from '#src/contracts/content.ts';
import { csiSectionOf } from '#src/reference-api/seed/profiles.ts';
import { stateProduct } from '#src/reference-api/seed/state-product.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { sectionProfiles } from '#src/reference-api/trade/section-profiles.ts';
import { createRandom } from '#src/reference-api/world/random.ts';
import { sampleWorlds } from '#tests/support/sample-worlds.ts';

/** So many of each kind are made besides: a world of this size has not all of them. */
const DRAWN = 24;

let made: readonly Product[] | undefined;

/** The products of three worlds, and more of every kind that there is. */
export function everyStatedProduct(): readonly Product[] {
  if (made !== undefined) return made;
  const products = sampleWorlds().flatMap(({ content }) => content.all('product'));
  const drawn = sectionProfiles.flatMap((profile) =>
    profile.kinds.flatMap(({ noun }) =>
      products.slice(0, DRAWN).map((product, turn): Product => {
        const random = createRandom(1, 'kind', profile.number, noun, turn);
        const { descriptions: _, ...stated } = stateProduct(profileOfKind(profile, noun), noun, random);
        const title = `${noun} ${turn} of ${profile.number}`;
        return { ...product, ...stated, title, csi: [csiSectionOf(profile.number)] };
      }),
    ),
  );
  return (made = [...products, ...drawn]);
}
