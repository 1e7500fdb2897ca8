import type { Bim } from '#src/contracts/content.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { bimObjectOf } from '#src/reference-api/files/bim-object-of.ts';
import type { BimObject } from '#src/reference-api/files/bim/bim-object.ts';
import { bimToIfc } from '#src/reference-api/files/bim/bim-to-ifc.ts';
import { propertySetsOf } from '#src/reference-api/files/bim/ifc-properties.ts';
import { trianglesOf } from '#src/reference-api/files/bim/part.ts';
import { solidsOf } from '#src/reference-api/files/bim/solids-of.ts';
import { fileName } from '#src/reference-api/seed/cad.ts';
import { commonFields } from '#src/reference-api/seed/common-fields.ts';
import {
  scaledCount,
  datesOf,
  spreadEvenly,
  type SeededProduct,
  type SeedContext,
} from '#src/reference-api/seed/seed-context.ts';
import { bimKindOf, hasBimObject } from '#src/reference-api/trade/bim-classes.ts';
import { lowerFirst, titleCase } from '#src/reference-api/seed/titles-and-text.ts';

const STANDARD_COUNT = 360;
/** The first product's objects get ids 1 to 3. */
const FIRST_OBJECTS = 3;
/** A product's other objects are less detailed, in the same size. */
const forms = ['', 'Simplified', 'Bounding Box'];

export function seedBim(context: SeedContext): void {
  const [first, ...others] = context.seededProducts;
  if (!first) return;
  const suited = others.filter(
    (seeded) =>
      seeded.profile.bim.category !== 'Detail Items' && hasBimObject(keyOf(context, seeded.product)),
  );
  const seededProducts = [
    ...Array.from({ length: FIRST_OBJECTS }, () => first),
    ...spreadEvenly(suited, scaledCount(context, STANDARD_COUNT) - FIRST_OBJECTS),
  ];
  const drawn = new Map<number, number>();
  for (const seeded of seededProducts) {
    const turn = drawn.get(seeded.product.id) ?? 0;
    drawn.set(seeded.product.id, turn + 1);
    context.world.content.add(objectOf(context, seeded, turn));
  }
}

function keyOf({ world }: SeedContext, { id }: SeededProduct['product']): ProductDrawingKey {
  const drawing = world.productDrawings.get(id);
  if (!drawing) throw new Error(`Product ${id} has no drawing`);
  return drawing.key;
}

function objectOf(
  context: SeedContext,
  { manufacturer, profile, product }: SeededProduct,
  turn: number,
): Bim {
  const id = context.world.content.nextId('bim');
  const random = context.random('bim', id);
  const life = datesOf(context, random);
  const form = forms[turn % forms.length] ?? '';
  const words = [
    manufacturer.code.toUpperCase(),
    profile.bim.category,
    titleCase(product.noun),
    product.tradename,
    form,
  ];
  const familyName = words
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
    .join('_');
  const bim: Bim = {
    ...commonFields({
      type: 'bim',
      id,
      title: [product.title, form && `- ${form}`].filter(Boolean).join(' '),
      manufacturer,
      csi: product.csi.slice(0, 1),
      productIds: [product.id],
      summary: `${profile.bim.category} object of ${product.tradename} ${lowerFirst(product.noun)}, ${hostWords[profile.bim.host]}.`,
      ...life,
      picture: `/api/files/bim/${id}/thumb.svg`,
      files: ['IFC', 'GLB'].map((format) => [format, fileName(familyName, format)]),
    }),
    content_type: 'bim',
    familyName,
    category: profile.bim.category,
    host: profile.bim.host,
    lod: turn === 0 ? 300 : 200,
    ifcClass: bimKindOf(keyOf(context, product), profile.bim).ifcClass,
    sizeKb: 0,
    triangles: 0,
    types: 1,
    parameters: parametersOf(product, profile.number),
    propertySets: [],
  };
  return { ...bim, ...measuredOf(bimObjectOf(context.world, bim)) };
}

/** The fields of a record that describe its files, measured from the files. */
function measuredOf(object: BimObject | null): Partial<Bim> {
  if (!object) return {};
  return {
    types: object.types.length,
    sizeKb: bimToIfc(object).length / 1000,
    triangles: solidsOf(object, object.types[0]).reduce((sum, part) => sum + trianglesOf(part), 0),
    propertySets: propertySetsOf(object),
  };
}

const hostWords = {
  wall: 'hosted by a wall',
  ceiling: 'hosted by a ceiling',
  floor: 'placed on a floor',
  roof: 'hosted by a roof',
  face: 'placed on a face',
  unhosted: 'placed freely',
} as const;

/** Identity data, then measured properties, as in the BIM object itself. */
function parametersOf(product: SeededProduct['product'], section: string): Bim['parameters'] {
  const identity = {
    Manufacturer: product.company,
    Model: product.model,
    'Type Comments': product.tradename,
    Keynote: `${section.slice(0, 2)} ${section.slice(2, 4)} ${section.slice(4, 6)}`,
    URL: `https://www.${product.webabrv}.example/products/${product.id}`,
  };
  return [
    ...Object.entries(identity).map(([name, value]) => ({ name, value, unit: null })),
    ...product.attributes.map(({ label, value, unit }) => ({ name: label, value, unit })),
  ];
}
