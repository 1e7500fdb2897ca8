import * as v from 'valibot';
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
