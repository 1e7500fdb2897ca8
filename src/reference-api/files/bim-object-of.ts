import type { Bim, Product } from '#src/contracts/content.ts';
import { colorOf } from '#src/reference-api/pictures/product-look.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { ratingsOf } from '#src/reference-api/files/bim-ratings.ts';
import { bimKindOf, objectSize, type BimKind } from '#src/reference-api/trade/bim-classes.ts';
import type { BimDimensions, BimObject, BimType } from '#src/reference-api/files/bim/bim-object.ts';
import * as v from 'valibot';
import { several, text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';

const usualSizes = new Map(
  rowsOf(
    'trade/usual-sizes.md',
    v.strictObject({ kind: text, size: objectSize, aboutAsLarge: v.optional(several(text)) }),
  ).flatMap(({ kind, size, aboutAsLarge = [] }) =>
    [kind, ...aboutAsLarge].map((key) => [key, size] as const),
  ),
);

/** The record's size, or else the usual size of its kind. */
function bimSize(key: ProductDrawingKey, { attributes }: Product, own: BimKind['size']): BimDimensions {
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

/** The object that a record's files are made from; null if its product is gone. */
export function bimObjectOf(world: World, bim: Bim): BimObject | null {
  const product = world.content.find('product', bim.productIds[0] ?? 0);
  const drawing = product && world.productDrawings.get(product.id);
  if (!drawing) return null;
  const kind = bimKindOf(drawing.key, bim);
  return {
    id: `${bim.webabrv}-bim-${bim.id}`,
    familyName: bim.familyName,
    manufacturer: bim.company,
    ifcClass: bim.ifcClass,
    predefinedType: kind.predefinedType,
    category: bim.category,
    sectionNumber: bim.csi[0]?.number ?? '',
    sectionTitle: bim.csi[0]?.title ?? '',
    types: typesOf(kind, bimSize(drawing.key, product, kind.size)),
    form: kind.form ?? '',
    material: product.materials,
    color: colorOf(product).color,
    ratings: ratingsOf(product),
    parameters: bim.parameters,
    updated: bim.updated_at.slice(0, 10),
  };
}

/** Sizes in which a class of product is sold: widths, with the height where both vary together. */
const series: Readonly<Record<string, readonly (readonly [width: number, height: number | null])[]>> = {
  'IfcDoor leafInFrame': [
    [32, null],
    [36, null],
    [42, null],
  ],
  IfcDoor: [
    [34, null],
    [36, null],
    [42, null],
  ],
  IfcWindow: [
    [36, null],
    [48, null],
    [60, null],
  ],
  'IfcAirTerminal louveredFrame': [
    [24, 24],
    [36, 36],
    [48, 48],
    [60, 48],
  ],
};

/** The size that the record states comes first, then the others of its kind. */
function typesOf({ ifcClass, form }: BimKind, size: BimDimensions): [BimType, ...BimType[]] {
  const typed = (dimensions: BimDimensions): BimType => ({
    name: `${inches(dimensions.width)} × ${inches(dimensions.height)}`,
    dimensions,
  });
  const isLarge = ifcClass === 'IfcDoor' && form !== null && form !== 'leafInFrame';
  const others = isLarge ? [] : (series[`${ifcClass} ${form ?? ''}`] ?? series[ifcClass] ?? []);
  return [
    typed(size),
    ...others
      .filter(([width, height]) => width !== size.width || (height !== null && height !== size.height))
      .map(([width, height]) => typed({ ...size, width, height: height ?? size.height })),
  ];
}

const inches = (value: number): string => `${Number(value.toFixed(3))} in`;
