import type { Banner } from '#src/contracts/banners.ts';
import type { Content, Product } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { cadThumbnail } from '#src/reference-api/files/cad-files.ts';
import { detailDefinitions, drawDetail, detailKeys } from '#src/reference-api/drawings/details/details.ts';
import type { Drawing } from '#src/reference-api/drawings/geometry/drawing.ts';
import { drawingToPicture } from '#src/reference-api/drawings/svg/drawing-to-picture.ts';
import { drawingToSvg } from '#src/reference-api/drawings/svg/drawing-to-svg.ts';
import { buildingOf, drawBuilding } from '#src/reference-api/drawings/buildings/building-of-project.ts';
import { advertisedProduct } from '#src/reference-api/world/advertised-product.ts';
import { catalogCover } from '#src/reference-api/pictures/catalog-cover.ts';
import { companyLogo } from '#src/reference-api/pictures/company-logo.ts';
import { poster } from '#src/reference-api/pictures/poster.ts';
import { productPicture } from '#src/reference-api/pictures/product-picture.ts';
import { inset, svg } from '#src/reference-api/pictures/svg.ts';

/** Of walls, in every elevation. */
const facade = '#d9d4c8';

/** The picture of an item, as its record links to it. */
export function itemPicture(world: World, item: Content): string | null {
  switch (item.content_type) {
    case 'cad':
      return cadThumbnail(world, item);
    case 'catalog':
      return catalogCover(world, item);
    case 'video':
    case 'webinar':
      return poster(world, item);
    default:
      return productPicture(world, item.productIds[0] ?? 0);
  }
}

/** The front of a project's building. */
export function projectPicture(world: World, id: number): string | null {
  const project = world.projects.get(id);
  if (!project) return null;
  const { name, areaSquareFeet } = project;
  const { drawing, stories } = drawBuilding(buildingOf(project), areaSquareFeet, id);
  const size = areaSquareFeet === null ? [] : [`${areaSquareFeet.toLocaleString('en-US')} sq ft`];
  const height = stories === 1 ? '1 story' : `${stories} stories`;
  return drawingToPicture(drawing, {
    title: name,
    tone: facade,
    annotated: true,
    wide: true,
    tag: { section: '1 A-201', name, note: ['Front elevation', height, ...size].join(' · '), swatch: null },
  });
}

/** A generic construction detail with notes and sizes, for a text that refers to it. */
export const detailPicture = (name: string): string | null => pictureOfDetail(name, drawingToSvg);

/** The same without notes and sizes, for a row of small pictures, in which they would be illegible. */
export const constructionPicture = (name: string): string | null => pictureOfDetail(name, drawingToPicture);

function pictureOfDetail(
  name: string,
  draw: (drawing: Drawing, options: { title: string }) => string,
): string | null {
  const key = detailKeys.find((one) => one === name);
  return key ? draw(drawDetail(key), { title: detailDefinitions[key].condition }) : null;
}

export function logoPicture(world: World, coid: number): string | null {
  const company = world.companies.get(coid);
  return company?.logo ? companyLogo(company) : null;
}

/** A plain advertisement: the product's drawing, its name, and who makes it. */
export function bannerPicture(world: World, banner: Banner): string {
  const { alt, width, height } = banner;
  const product = advertisedProduct(world, banner);
  return svg(width, height, alt, product ? drawn(world, product, 0, 0, width, height) : '');
}

const drawn = (world: World, product: Product, x: number, y: number, width: number, height: number): string =>
  inset(productPicture(world, product.id, { untagged: true }) ?? '', x, y, width, height);
