import {
  detailDefinitions,
  detailKeys,
  type DetailKey,
} from '#src/reference-api/drawings/details/details.ts';
import { doorAndDockParts } from '#src/reference-api/drawings/details/product-parts/doors-and-docks.ts';
import { fittingParts } from '#src/reference-api/drawings/details/product-parts/fittings.ts';
import { groundParts } from '#src/reference-api/drawings/details/product-parts/ground.ts';
import { interiorParts } from '#src/reference-api/drawings/details/product-parts/interiors.ts';
import { openingParts } from '#src/reference-api/drawings/details/product-parts/openings.ts';
import type { Product } from '#src/contracts/content.ts';
import {
  fitsNoun,
  inchesOf,
  isShownSo,
  type ProductFit,
} from '#src/reference-api/drawings/details/product-parts/product-fit.ts';
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

/**
 * The details that show products of a kind, each with the part that the product is, in a size or mounting of its own.
 * @internal
 */
export const detailsShowing = (section: string, noun: string): DetailOfProduct[] =>
  detailKeys.flatMap((key) =>
    productFits[key]
      .filter((part) => part.sections.includes(section) && fitsNoun(part, noun))
      .map(({ part, sizes, where }) => ({ key, part, sizes, where })),
  );

export interface DrawnDetail {
  detail: DetailOfProduct;
  /** Dimensions of the detail that are attributes of the product. */
  sizes: Readonly<Record<string, number>>;
}

/** The details that show a product as its record describes it and can be drawn in its size, each once. */
export function detailsDrawing(
  section: string,
  product: Pick<Product, 'noun' | 'attributes'>,
): DrawnDetail[] {
  const shown = detailsShowing(section, product.noun).filter((detail) => isShownSo(detail, product));
  return [...Map.groupBy(shown, ({ key }) => key).values()].flatMap(([detail]) => {
    const sizes = detail && sizesOfProduct(detail, product);
    return sizes ? [{ detail, sizes }] : [];
  });
}

function sizesOfProduct(
  detail: DetailOfProduct,
  product: Pick<Product, 'attributes'>,
): Record<string, number> | null {
  const sizes: Record<string, number> = {};
  for (const [size, attributes] of Object.entries(detail.sizes)) {
    const value = inchesOf(product, attributes);
    const range = detailDefinitions[detail.key].parameters.find(({ name }) => name === size);
    if (value === undefined || !range) continue;
    if (value < range.least || value > range.greatest) return null;
    sizes[size] = value;
  }
  return sizes;
}
