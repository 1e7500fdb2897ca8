import * as v from 'valibot';
import type { Product } from '#src/contracts/content.ts';
import { number, text } from '#src/reference-api/content/fields.ts';
import { listed } from '#src/reference-api/content/product-tables.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { isOfKind } from '#src/reference-api/trade/conditions.ts';

/** Of flooring, years until it is replaced and kg CO₂e of a year’s care; of what runs, kg CO₂e in its reference life. */
export type UseStage = { life: number; care: number } | { operation: number };

const lives = rowsOf(
  'declarations/service-lives.md',
  v.strictObject({ products: listed, life: number, care: number }),
);
const operation = rowsOf(
  'declarations/operation.md',
  v.strictObject({ products: listed, by: text, power: number, hours: number, carbon: number }),
);

/** What category rules ask to be declared of the use of a product; null where they ask for nothing. */
export function stageOfUse(pcr: string, { noun, csi, attributes }: Product): UseStage | null {
  const own = { noun, number: csi[0]?.number ?? '' };
  if (pcr.includes('Flooring')) return lives.find((row) => isOfKind(row, own)) ?? null;
  if (!/^P(?:EP|SR)|Lifts/.test(pcr)) return null;
  const runs = operation.find((row) => isOfKind(row, own));
  const size = attributes.find(({ label }) => label === runs?.by)?.value;
  return {
    operation:
      runs && typeof size === 'number'
        ? Number((size * runs.power * runs.hours * runs.carbon).toPrecision(3))
        : 0,
  };
}
