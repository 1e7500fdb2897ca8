import type { Bim } from '#src/contracts/content.ts';
import { sizeOf } from '#src/reference-api/content-files/bim-sizes.ts';
import type { Made } from '#src/reference-api/content-files/made.ts';
import type { World } from '#src/reference-api/db.ts';
import type { BimObject } from '#src/reference-api/files/bim/bim-object.ts';
import { bimToGlb } from '#src/reference-api/files/bim/bim-to-glb.ts';
import { bimToIfc } from '#src/reference-api/files/bim/bim-to-ifc.ts';

/** An object as GLB or IFC, with the parameters of its record. */
export async function bimFile(world: World, bim: Bim, format: string): Promise<Made> {
  const object = objectOf(world, bim);
  if (!object) return null;
  if (format === 'GLB') return bimToGlb(object);
  return format === 'IFC' ? bimToIfc(object) : null;
}

function objectOf(world: World, bim: Bim): BimObject | null {
  const product = world.content.find('product', bim.productIds[0] ?? 0);
  const drawing = product && world.productDrawings.get(product.id);
  if (!drawing) return null;
  return {
    id: `${bim.webabrv}-bim-${bim.id}`,
    familyName: bim.familyName,
    manufacturer: bim.company,
    ifcClass: bim.ifcClass,
    category: bim.category,
    sectionNumber: bim.csi[0]?.number ?? '',
    sectionTitle: bim.csi[0]?.title ?? '',
    dimensions: sizeOf(drawing.key, product),
    parameters: bim.parameters,
    updated: bim.updated_at.slice(0, 10),
  };
}
