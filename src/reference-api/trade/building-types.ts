import * as v from 'valibot';
import type { Product } from '#src/contracts/content.ts';
import { listed } from '#src/reference-api/content/product-tables.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { isOfKind } from '#src/reference-api/trade/conditions.ts';

const everywhere =
  'Office, Retail, Hotel, Industrial, Health, Education, Religious, Public, Recreation, Residential, Transportation, Laboratory'.split(
    ', ',
  );

const some = rowsOf('choices/building-types.md', v.strictObject({ products: listed, buildingTypes: listed }));
const named = rowsOf(
  'choices/buildings-of-uses.md',
  v.strictObject({ buildingType: v.string(), words: listed }),
);

/** The types of buildings that products of a kind are for. */
export const buildingTypesFor = (number: string, noun: string): readonly string[] =>
  some.find((row) => isOfKind(row, { number, noun }))?.buildingTypes ?? everywhere;

/** The types of buildings that uses name. */
export const buildingTypesNamedIn = (uses: readonly string[]): readonly string[] =>
  named
    .filter(({ words }) =>
      words.some((word) => uses.some((use) => ` ${use.toLowerCase()}`.includes(` ${word}`))),
    )
    .map(({ buildingType }) => buildingType);

const placed = rowsOf(
  'choices/buildings-of-projects.md',
  v.strictObject({ products: listed, projects: listed }),
);
/** Works that are built for process products, and have others only in their own rows. */
const works = new Set(['Molding Plant', 'Reclamation Plant']);

/** Whether a building of this type, with this name without its city, has a product. */
export function isInProject(
  building: { type: string; name: string },
  { csi, noun, buildingTypes }: Product,
): boolean {
  const row = placed.find((one) => isOfKind(one, { number: csi[0]?.number ?? '', noun }));
  const isPlace = row ? row.projects.includes(building.name) : !works.has(building.name);
  return isPlace && buildingTypes.includes(building.type);
}
