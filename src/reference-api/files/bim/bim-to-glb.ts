import { Document, WebIO } from '@gltf-transform/core';
import type { Material } from '@gltf-transform/core';
import type { BimObject } from '#src/reference-api/files/bim/bim-object.ts';
import { meshOf } from '#src/reference-api/files/bim/mesh-of.ts';
import { finishColors } from '#src/reference-api/files/bim/part.ts';
import type { Finish } from '#src/reference-api/files/bim/part.ts';
import { solidsOf } from '#src/reference-api/files/bim/solids-of.ts';

/**
 * The object as binary glTF 2.0: metres, y up, one node per part under a node that carries identity,
 * classification and parameters in its `extras`.
 */
export async function bimToGlb(object: BimObject): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const materials = new Map<Finish, Material>();
  const materialOf = (finish: Finish): Material => {
    const known = materials.get(finish);
    if (known) return known;
    const [red, green, blue, opacity] = finishColors[finish];
    const material = document
      .createMaterial(finish)
      .setBaseColorFactor([red, green, blue, opacity])
      .setMetallicFactor(finish === 'metal' ? 0.6 : 0)
      .setRoughnessFactor(0.55)
      .setAlphaMode(opacity < 1 ? 'BLEND' : 'OPAQUE');
    materials.set(finish, material);
    return material;
  };
  const root = document.createNode(object.familyName).setExtras(extrasOf(object));
  for (const part of solidsOf(object, object.types[0])) {
    const { positions, normals, indices } = meshOf(part);
    const primitive = document
      .createPrimitive()
      .setAttribute(
        'POSITION',
        document.createAccessor().setType('VEC3').setArray(positions).setBuffer(buffer),
      )
      .setAttribute('NORMAL', document.createAccessor().setType('VEC3').setArray(normals).setBuffer(buffer))
      .setIndices(document.createAccessor().setType('SCALAR').setArray(indices).setBuffer(buffer))
      .setMaterial(materialOf(part.finish));
    root.addChild(
      document.createNode(part.name).setMesh(document.createMesh(part.name).addPrimitive(primitive)),
    );
  }
  const scene = document.createScene(object.familyName).addChild(root);
  document.getRoot().setDefaultScene(scene);
  document.getRoot().getAsset().copyright = object.manufacturer;
  return new WebIO().writeBinary(document);
}

const extrasOf = (object: BimObject): Record<string, unknown> => ({
  id: object.id,
  familyName: object.familyName,
  manufacturer: object.manufacturer,
  ifcClass: object.ifcClass,
  category: object.category,
  masterFormat: { number: object.sectionNumber, title: object.sectionTitle },
  dimensions: { ...object.types[0].dimensions, unit: 'in' },
  parameters: object.parameters,
  updated: object.updated,
});
