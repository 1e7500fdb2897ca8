import * as v from 'valibot';
import { listed } from '#src/reference-api/content/product-tables.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { isOfKind } from '#src/reference-api/trade/conditions.ts';

const everywhere =
  'Office, Retail, Hotel, Industrial, Health, Education, Religious, Public, Recreation, Residential, Transportation, Laboratory'.split(
    ', ',
  );

const some = rowsOf('choices/building-types.md', v.strictObject({ products: listed, buildingTypes: listed }));

/** The types of buildings that products of a kind are for. */
export const buildingTypesFor = (number: string, noun: string): readonly string[] =>
  some.find((row) => isOfKind(row, { number, noun }))?.buildingTypes ?? everywhere;
