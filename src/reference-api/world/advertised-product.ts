import type { Banner } from '#src/contracts/banners.ts';
import type { Product } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';

/** The product that an advertisement names and draws. */
export function advertisedProduct(world: World, { coid, alt }: Banner): Product | undefined {
  const title = alt.split(': ').at(-1) ?? alt;
  return world.content.ofCompany(coid ?? 0, 'product').find((one) => one.title === title);
}
