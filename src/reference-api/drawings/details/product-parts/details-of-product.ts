import { detailKeys, type DetailKey } from '#src/reference-api/drawings/details/details.ts';
import { doorAndDockParts } from '#src/reference-api/drawings/details/product-parts/doors-and-docks.ts';
import { fittingParts } from '#src/reference-api/drawings/details/product-parts/fittings.ts';
import { groundParts } from '#src/reference-api/drawings/details/product-parts/ground.ts';
import { interiorParts } from '#src/reference-api/drawings/details/product-parts/interiors.ts';
import { openingParts } from '#src/reference-api/drawings/details/product-parts/openings.ts';
import { fitsNoun, type ProductFit } from '#src/reference-api/drawings/details/product-parts/product-fit.ts';
import { roofParts } from '#src/reference-api/drawings/details/product-parts/roofs.ts';
import { siteParts } from '#src/reference-api/drawings/details/product-parts/services-and-site.ts';
import { wallSystemParts } from '#src/reference-api/drawings/details/product-parts/wall-systems.ts';
import { wallParts } from '#src/reference-api/drawings/details/product-parts/walls.ts';

/**
 * The products that each detail can show, as which part. A detail is drawn for a product only if the product
 * is one of its parts.
 */
export const productFits: Readonly<Record<DetailKey, readonly ProductFit[]>> = {
  ...roofParts,
  ...wallParts,
  ...openingParts,
  ...interiorParts,
  ...siteParts,
  ...wallSystemParts,
  ...doorAndDockParts,
  ...fittingParts,
  ...groundParts,
};

export interface DetailOfProduct extends Pick<ProductFit, 'part' | 'sizes' | 'where'> {
  key: DetailKey;
}

/** The details that show products of a section. */
export const detailsOfSection = (section: string): DetailKey[] =>
  detailKeys.filter((key) => productFits[key].some(({ sections }) => sections.includes(section)));

/** The details that show a product, each with the part that the product is. */
export const detailsShowing = (section: string, noun: string): DetailOfProduct[] =>
  detailKeys.flatMap((key) => {
    const found = productFits[key].find((part) => part.sections.includes(section) && fitsNoun(part, noun));
    return found ? [{ key, part: found.part, sizes: found.sizes, where: found.where }] : [];
  });
