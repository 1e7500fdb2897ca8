import type { Bim } from '#src/contracts/content.ts';
import { sizeOf } from '#src/reference-api/content-files/bim-sizes.ts';
import type { World } from '#src/reference-api/db.ts';
import { ratingsOf } from '#src/reference-api/content-files/bim-ratings.ts';
import type { BimObject } from '#src/reference-api/files/bim/bim-object.ts';

/** What the files of an object are written from; null where its product is gone. */
export function bimObjectOf(world: World, bim: Bim): BimObject | null {
  const product = world.content.find('product', bim.productIds[0] ?? 0);
  const drawing = product && world.productDrawings.get(product.id);
  if (!drawing) return null;
  return {
    id: `${bim.webabrv}-bim-${bim.id}`,
    familyName: bim.familyName,
    manufacturer: bim.company,
    ifcClass: bim.ifcClass,
    predefinedType: '',
    category: bim.category,
    sectionNumber: bim.csi[0]?.number ?? '',
    sectionTitle: bim.csi[0]?.title ?? '',
    types: [{ name: 'Standard', dimensions: sizeOf(drawing.key, product) }],
    form: '',
    material: product.materials,
    ratings: ratingsOf(product),
    parameters: bim.parameters,
    updated: bim.updated_at.slice(0, 10),
  };
}
