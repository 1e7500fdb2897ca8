import * as v from 'valibot';
import type { Product } from '#src/contracts/content.ts';
import { several, text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { objectSize, type BimKind } from '#src/reference-api/trade/bim-classes.ts';
import type { BimDimensions } from '#src/reference-api/files/bim/bim-object.ts';

const usualSizes = new Map(
  rowsOf(
    'trade/usual-sizes.md',
    v.strictObject({ kind: text, size: objectSize, aboutAsLarge: v.optional(several(text)) }),
  ).flatMap(({ kind, size, aboutAsLarge = [] }) =>
    [kind, ...aboutAsLarge].map((key) => [key, size] as const),
  ),
);

/** The record's size, or else the usual size of its kind. */
export function bimSize(
  key: ProductDrawingKey,
  { attributes }: Product,
  own: BimKind['size'],
): BimDimensions {
  const measured = (...names: readonly string[]) => {
    const value = attributes.find((one) => names.includes(one.key) && one.unit?.startsWith('in'))?.value;
    return typeof value === 'number' && value > 0 ? value : null;
  };
  const usual = own ?? usualSizes.get(key);
  if (!usual) throw new Error(`The usual size of “${key}” is missing`);
  const [width, height, depth] = usual;
  const isFlat = height < 3 && depth > 12;
  const thickness = measured('thickness');
  return {
    width: measured('width') ?? width,
    height: measured('height') ?? (isFlat ? (thickness ?? height) : height),
    depth: measured('depth') ?? (isFlat ? depth : (thickness ?? depth)),
  };
}
