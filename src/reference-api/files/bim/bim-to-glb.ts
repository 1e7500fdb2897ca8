import { Document, WebIO } from '@gltf-transform/core';
import type { Material, Node, Primitive } from '@gltf-transform/core';
import type { BimObject, BimType } from '#src/reference-api/files/bim/bim-object.ts';
import { clearanceOf } from '#src/reference-api/files/bim/clearance-of.ts';
import { meshOf } from '#src/reference-api/files/bim/mesh-of.ts';
import { finishColors } from '#src/reference-api/files/bim/part.ts';
import type { Finish, Part } from '#src/reference-api/files/bim/part.ts';
import { solidsOf } from '#src/reference-api/files/bim/solids-of.ts';

/**
 * The object as binary glTF 2.0: meters, y up, one scene per type, the first as the default. Each scene has one node
 * per part under a node that carries identity, classification, size, and parameters in `extras`.
 */
export async function bimToGlb(object: BimObject): Promise<Uint8Array> {
  const document = new Document();
  document.createBuffer();
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
  for (const type of object.types) {
    const root = document.createNode(object.familyName).setExtras(extrasOf(object, type));
    const addPart = (part: Part): Node => {
      const primitive = addPrimitive(document, part).setMaterial(materialOf(part.finish));
      const node = document.createNode(part.name);
      root.addChild(node.setMesh(document.createMesh(part.name).addPrimitive(primitive)));
      return node;
    };
    solidsOf(object, type).forEach(addPart);
    for (const part of clearanceOf(object, type)) addPart(part).setExtras({ clearance: true });
    const scene = document.createScene(type.name).addChild(root);
    if (type === object.types[0]) document.getRoot().setDefaultScene(scene);
  }
  document.getRoot().getAsset().copyright = object.manufacturer;
  return new WebIO().writeBinary(document);
}

function addPrimitive(document: Document, part: Part): Primitive {
  const buffer = document.getRoot().listBuffers()[0] ?? null;
  const { positions, normals, indices } = meshOf(part);
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  return document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', positions))
    .setAttribute('NORMAL', accessor('VEC3', normals))
    .setIndices(accessor('SCALAR', indices));
}

const extrasOf = (object: BimObject, type: BimType): Record<string, unknown> => ({
  id: object.id,
  familyName: object.familyName,
  type: type.name,
  manufacturer: object.manufacturer,
  ifcClass: object.ifcClass,
  category: object.category,
  masterFormat: { number: object.sectionNumber, title: object.sectionTitle },
  dimensions: { ...type.dimensions, unit: 'in' },
  parameters: object.parameters,
  updated: object.updated,
});
