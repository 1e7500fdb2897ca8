import type { Content } from '#src/contracts/content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { companyLogo, markColor } from '#src/reference-api/pictures/company-logo.ts';
import { productPicture } from '#src/reference-api/pictures/product-picture.ts';
import { quiet } from '#src/reference-api/drawings/svg/picture-style.ts';
import { inset, paper, rect, svg, text, wrapped } from '#src/reference-api/pictures/svg.ts';

const [WIDTH, HEIGHT] = [340, 440];

type Place = readonly [x: number, y: number, width: number, height: number];

/** Positions of one to four products on a cover. */
const places: readonly (readonly Place[])[] = [
  [],
  [[20, 176, 300, 225]],
  [
    [16, 160, 176, 132],
    [148, 272, 176, 132],
  ],
  [
    [16, 156, 150, 113],
    [174, 156, 150, 113],
    [70, 276, 200, 130],
  ],
  [
    [16, 160, 150, 113],
    [174, 160, 150, 113],
    [16, 286, 150, 113],
    [174, 286, 150, 113],
  ],
];

/**
 * The cover of a catalog: manufacturer, product line, and up to four of its kinds of product, each in a form that its
 * own page does not show.
 */
export function catalogCover(world: World, { id, coid, title, company, productIds, csi }: Content): string {
  const manufacturer = world.companies.get(coid);
  const kinds = new Map(
    productIds.flatMap((product) => {
      const drawing = world.productDrawings.get(product);
      return drawing ? [[drawing.key, product] as const] : [];
    }),
  );
  const shown = [...kinds.values()].slice(0, 4);
  const color = markColor(manufacturer);
  const pictures = shown.map((product, index) => {
    const place = places[shown.length]?.[index];
    const picture = productPicture(world, product, { view: 2 + (id % 5), untagged: true });
    return place && picture ? inset(picture, ...place) : '';
  });
  const sections = wholeTitles(csi.map((section) => section.title));
  return svg(
    WIDTH,
    HEIGHT,
    `${title}, ${company}`,
    rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, paper, '#c9ccd0') +
      (manufacturer?.logo
        ? inset(companyLogo(manufacturer, false), 18, 16, 120, 40)
        : text({ x: 20, y: 42, size: 14 * Math.min(1, 36 / company.length), text: company, weight: 500 })) +
      rect(20, 138, id % 2 === 0 ? WIDTH - 40 : 64, id % 2 === 0 ? 3 : 6, color) +
      wrapped(title, 24, 2)
        .map((row, index, rows) =>
          text({ x: 20, y: (rows.length > 1 ? 92 : 108) + index * 28, size: 25, text: row, weight: 600 }),
        )
        .join('') +
      pictures.join('') +
      sections
        .map((row, index) => text({ x: 20, y: 416 + index * 13, size: 10.5, text: row, fill: quiet }))
        .join(''),
  );
}

/** As many whole titles as two lines hold, and how many more there are: a printed cover cuts nothing off. */
function wholeTitles(titles: readonly string[]): string[] {
  for (let count = titles.length; count > 0; count -= 1) {
    const more = count < titles.length ? `, and ${titles.length - count} more` : '';
    const rows = wrapped(`${titles.slice(0, count).join(', ')}${more}`, 50, Infinity);
    if (rows.length <= 2) return rows;
  }
  return [];
}
