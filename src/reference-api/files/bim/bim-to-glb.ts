import { Document, WebIO, type Material, type Node, type Primitive } from '@gltf-transform/core';
import type { BimObject, BimType } from '#src/reference-api/files/bim/bim-object.ts';
import { meshOf } from '#src/reference-api/files/bim/mesh-of.ts';
import { type Finish, type Look, lookOf, type Part, box } from '#src/reference-api/files/bim/part.ts';
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
    const { name, color } = lookOf(finish, object);
    const [red, green, blue, opacity] = finish === 'body' ? linear(color) : color;
    const material = document
      .createMaterial(name)
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

/** glTF states colors in linear light. */
const linear = ([red, green, blue, opacity]: Look['color']): Look['color'] => [
  red ** 2.2,
  green ** 2.2,
  blue ** 2.2,
  opacity,
];

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

/** Inches: NEC 110.26(A), up to 150 V to ground. */
const workingSpace = { depth: 36, width: 30, height: 78 };
/** Top edge above the floor of a board that is shorter than that. */
const usualTop = 72;

/** The space in front of an object that a code requires to stay free for working on it. */
function clearanceOf({ ifcClass }: BimObject, { dimensions }: BimType): Part[] {
  if (ifcClass !== 'IfcElectricDistributionBoard') return [];
  const width = Math.max(workingSpace.width, dimensions.width);
  const floor = Math.min(0, dimensions.height - usualTop);
  const height = Math.max(workingSpace.height, dimensions.height - floor);
  const left = (dimensions.width - width) / 2;
  const at = [left, -workingSpace.depth, floor] as const;
  return [box('Working space, NEC 110.26', 'glass', at, [width, workingSpace.depth, height])];
}
