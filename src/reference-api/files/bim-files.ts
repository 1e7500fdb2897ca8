import type { Bim } from '#src/contracts/content.ts';
import { bimObjectOf } from '#src/reference-api/files/bim-object-of.ts';
import type { FileContent } from '#src/reference-api/files/file-content.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { bimToGlb } from '#src/reference-api/files/bim/bim-to-glb.ts';
import { bimToIfc } from '#src/reference-api/files/bim/bim-to-ifc.ts';

/** An object as GLB or IFC, with the parameters of its record. */
export async function bimFile(world: World, bim: Bim, format: string): Promise<FileContent> {
  const object = bimObjectOf(world, bim);
  if (!object) return null;
  if (format === 'GLB') return bimToGlb(object);
  return format === 'IFC' ? bimToIfc(object) : null;
}
