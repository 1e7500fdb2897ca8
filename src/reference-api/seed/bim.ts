import type { Bim } from '#src/contracts/content.ts';
import type { ProductDrawingKey } from '#src/reference-api/drawings/products/drawing-of-noun.ts';
import { bimObjectOf } from '#src/reference-api/files/bim-object-of.ts';
import type { BimObject } from '#src/reference-api/files/bim/bim-object.ts';
import { bimToIfc } from '#src/reference-api/files/bim/bim-to-ifc.ts';
import { propertySetsOf } from '#src/reference-api/files/bim/ifc-properties.ts';
import { trianglesOf } from '#src/reference-api/files/bim/part.ts';
import { solidsOf } from '#src/reference-api/files/bim/solids-of.ts';
import { fileName } from '#src/reference-api/seed/cad.ts';
import { commonOf } from '#src/reference-api/seed/common.ts';
import {
  amountInWorld,
  datesOf,
  spreadEvenly,
  type MadeProduct,
  type Seeding,
} from '#src/reference-api/seed/seeding.ts';
import { bimKindOf, hasBimObject } from '#src/reference-api/trade/bim-classes.ts';
import { lowered, titleCase } from '#src/reference-api/seed/titles.ts';

const STANDARD = 360;
/** The first product's objects get ids 1 to 3. */
const FIRST_OBJECTS = 3;
/** A product's other objects are less detailed, in the same size. */
const forms = ['', 'Simplified', 'Bounding Box'];

export function seedBim(seeding: Seeding): void {
  const [first, ...others] = seeding.makes;
  if (!first) return;
  const suited = others.filter(
    (make) => make.profile.bim.category !== 'Detail Items' && hasBimObject(keyOf(seeding, make.product)),
  );
  const makes = [
    ...Array.from({ length: FIRST_OBJECTS }, () => first),
    ...spreadEvenly(suited, amountInWorld(seeding, STANDARD) - FIRST_OBJECTS),
  ];
  const drawn = new Map<number, number>();
  for (const make of makes) {
    const turn = drawn.get(make.product.id) ?? 0;
    drawn.set(make.product.id, turn + 1);
    seeding.world.content.add(objectOf(seeding, make, turn));
  }
}

/** The key of its kind's drawing. */
function keyOf({ world }: Seeding, { id }: MadeProduct['product']): ProductDrawingKey {
  const drawing = world.productDrawings.get(id);
  if (!drawing) throw new Error(`Product ${id} has no drawing`);
  return drawing.key;
}

function objectOf(seeding: Seeding, { maker, profile, product }: MadeProduct, turn: number): Bim {
  const id = seeding.world.content.nextId('bim');
  const random = seeding.random('bim', id);
  const life = datesOf(seeding, random);
  const form = forms[turn % forms.length] ?? '';
  const words = [
    maker.code.toUpperCase(),
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
    ...commonOf({
      type: 'bim',
      id,
      title: [product.title, form && `- ${form}`].filter(Boolean).join(' '),
      maker,
      csi: product.csi.slice(0, 1),
      productIds: [product.id],
      summary: `${profile.bim.category} object of ${product.tradename} ${lowered(product.noun)}, ${hostWords[profile.bim.host]}.`,
      ...life,
      picture: `/api/files/bim/${id}/thumb.svg`,
      files: ['IFC', 'GLB'].map((format) => [format, fileName(familyName, format)]),
    }),
    content_type: 'bim',
    familyName,
    category: profile.bim.category,
    host: profile.bim.host,
    lod: turn === 0 ? 300 : 200,
    ifcClass: bimKindOf(keyOf(seeding, product), profile.bim).ifcClass,
    sizeKb: 0,
    triangles: 0,
    types: 1,
    parameters: parametersOf(product, profile.number),
    propertySets: [],
  };
  return { ...bim, ...measuredOf(bimObjectOf(seeding.world, bim)) };
}

/** What a record says about its files is measured from them. */
function measuredOf(object: BimObject | null): Partial<Bim> {
  if (!object) return {};
  return {
    types: object.types.length,
    sizeKb: Math.ceil(bimToIfc(object).length / 1000),
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

/** Identity data, then measured properties, as they are in the object. */
function parametersOf(product: MadeProduct['product'], section: string): Bim['parameters'] {
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
