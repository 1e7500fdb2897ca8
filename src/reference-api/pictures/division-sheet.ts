import { divisions } from '#src/domain/masterformat/divisions.ts';
import { productPicture } from '#src/reference-api/pictures/product-picture.ts';
import { inset } from '#src/reference-api/pictures/svg.ts';
import type { World } from '#src/reference-api/world/world.ts';

/** Each picture is 4:3, in the units of a product's. */
const [width, height] = [2000, 1500];

/** The address of a division's picture, which is a part of the sheet of all: a page that shows them all makes one request. */
export const divisionPicture = (world: World, division: string): string | null =>
  drawnProductIn(world, division) ? `/api/files/divisions.svg#d${division}` : null;

const known = new WeakMap<World, string>();

/** The drawings of one product of each division, below each other; each is a view with the division's name (SVG 2, 16.3). */
export function divisionSheet(world: World): string {
  const sheet = known.get(world) ?? drawSheet(world);
  known.set(world, sheet);
  return sheet;
}

function drawSheet(world: World): string {
  const drawn = divisions.flatMap(({ number }) => {
    const product = drawnProductIn(world, number);
    const picture = product && productPicture(world, product.id, { untagged: true });
    return picture ? [{ number, picture }] : [];
  });
  const parts = drawn.map(({ number, picture }, place) => {
    const top = place * height;
    return `<view id="d${number}" viewBox="0 ${top} ${width} ${height}"/>${inset(picture, 0, top, width, height)}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 ${width} ${height * drawn.length}">` +
    `<title>One product of each division</title>${parts.join('')}</svg>\n`
  );
}

const drawnProductIn = (world: World, division: string) =>
  world.content.inDivision(division, 'product').find(({ picture }) => picture !== null);
