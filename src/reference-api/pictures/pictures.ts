import type { Banner } from '#src/contracts/banners.ts';
import type { Content, Product } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/db.ts';
import { cadThumbnail } from '#src/reference-api/content-files/cad-files.ts';
import { detailDefinitions, drawDetail } from '#src/reference-api/drawings/details.ts';
import { detailKeys } from '#src/reference-api/drawings/keys.ts';
import { drawProduct } from '#src/reference-api/drawings/products/draw-product.ts';
import { drawingToSvg } from '#src/reference-api/drawings/to-svg.ts';
import { companyLogo } from '#src/reference-api/pictures/company-logo.ts';
import { ink, inset, paper, rect, svg, text, wrapped } from '#src/reference-api/pictures/svg.ts';

/** Further views of a product are drawn in other forms of its kind. */
const NEXT_VIEW = 7919;

/** A product's own line drawing; view 1 is its picture, 2 and on its further ones. */
export function productPicture(world: World, id: number, view = 1): string | null {
  const product = world.content.find('product', id);
  const drawing = world.productDrawings.get(id);
  if (!product || !drawing) return null;
  const variation = drawing.variation + (view - 1) * NEXT_VIEW;
  return drawingToSvg(drawProduct(drawing.key, variation), { thumbnail: true, title: product.title });
}

/** The picture of an item, as its record links to it. */
export function itemPicture(world: World, item: Content): string | null {
  switch (item.content_type) {
    case 'cad':
      return cadThumbnail(world, item);
    case 'catalog':
      return cover(world, item);
    case 'video':
    case 'webinar':
      return poster(world, item);
    default:
      return productPicture(world, item.productIds[0] ?? 0);
  }
}

/** A construction detail of no manufacturer, with its notes and sizes: what a text refers to. */
export function detailPicture(name: string): string | null {
  const key = detailKeys.find((one) => one === name);
  return key ? drawingToSvg(drawDetail(key), { title: detailDefinitions[key].condition }) : null;
}

export function logoPicture(world: World, coid: number): string | null {
  const company = world.companies.get(coid);
  return company?.logo ? companyLogo(company) : null;
}

/** A sober advertisement: the product drawn, its name, who makes it. */
export function bannerPicture(world: World, { coid, alt, width, height }: Banner): string {
  const title = alt.split(': ').at(-1) ?? alt;
  const product = world.content.ofCompany(coid ?? 0, 'product').find((one) => one.title === title);
  return svg(width, height, alt, product ? drawn(world, product, 0, 0, width, height) : '');
}

function cover(world: World, { title, company, productIds, csi }: Content): string {
  const product = world.content.find('product', productIds[0] ?? 0);
  return svg(
    340,
    440,
    `${title}, ${company}`,
    rect(0.5, 0.5, 339, 439, paper, '#c9ccd0') +
      rect(0, 0, 340, 8, ink) +
      text({ x: 24, y: 44, size: 13, text: company, weight: 500, fill: '#4b5157' }) +
      wrapped(title, 22, 3)
        .map((row, index) => text({ x: 24, y: 82 + index * 30, size: 26, text: row, weight: 600 }))
        .join('') +
      (product ? drawn(world, product, 24, 168, 292, 219) : '') +
      wrapped(csi.map((section) => section.title).join(', '), 52, 2)
        .map((row, index) => text({ x: 24, y: 412 + index * 14, size: 11, text: row, fill: '#4b5157' }))
        .join(''),
  );
}

function poster(world: World, { title, company, productIds }: Content): string {
  const product = world.content.find('product', productIds[0] ?? 0);
  return svg(
    480,
    270,
    title,
    rect(0, 0, 480, 270, '#eef0f2') +
      (product ? drawn(world, product, 200, 30, 270, 203) : '') +
      rect(0, 0, 196, 270, ink) +
      wrapped(title, 19, 6)
        .map((row, index) =>
          text({ x: 20, y: 48 + index * 23, size: 18, text: row, weight: 600, fill: paper }),
        )
        .join('') +
      text({ x: 20, y: 246, size: 12, text: company, fill: '#c9ccd0' }),
  );
}

function drawn(world: World, product: Product, x: number, y: number, width: number, height: number): string {
  return inset(productPicture(world, product.id) ?? '', x, y, width, height);
}
