import { beforeAll, describe, expect, it } from 'vitest';

import { nodeMeshDecoders } from '../../../scripts/corpus/mesh-decoders.ts';
import type { MeshDecoders } from '#src/lib/model/mesh-decoders.ts';
import { plainGlb } from '#src/lib/model/plain-glb.ts';
import { readGlb } from '#src/lib/model/read-glb.ts';
import { glbOf } from '#tests/support/glb.ts';
import {
  bytesOf,
  corners,
  draco,
  dracoLength,
  instanced,
  meshopt,
  meshoptLength,
  places,
  triangle,
  withDraco,
  withMeshopt,
} from '#tests/support/packed-models.ts';

let decoders: MeshDecoders;
beforeAll(async () => {
  decoders = await nodeMeshDecoders();
});

function partsOf(bytes: Uint8Array): number[][] {
  expect(readGlb(bytes)).toEqual({ error: 'packed' });
  const plain = plainGlb(bytes, decoders);
  const read = plain && readGlb(plain);
  if (!read || !('model' in read)) throw new Error(read?.error);
  return read.model.types[0].parts.map(({ triangles }) => [...triangles]);
}

describe('a model with packed shapes', () => {
  it('in Draco is unpacked', () => {
    expect(partsOf(glbOf(withDraco(), bytesOf(draco)))).toEqual([corners]);
  });

  it('in meshopt is unpacked', () => {
    expect(partsOf(glbOf(withMeshopt(), bytesOf(meshopt)))).toEqual([corners]);
  });

  it('with instances has each in its place', () => {
    expect(partsOf(glbOf(instanced(), places))).toEqual([
      [5, 0, 0, 6, 0, 0, 5, 2, 0],
      [0, 7, 0, 1, 7, 0, 0, 9, 0],
    ]);
  });

  it('whose pictures are in KTX2 is drawn in its colors, or with the pictures meant for others', () => {
    const { extensionsUsed: _, nodes: __, ...rest } = instanced();
    const file = {
      ...rest,
      nodes: [{ mesh: 0 }],
      extensionsUsed: ['KHR_texture_basisu'],
      extensionsRequired: ['KHR_texture_basisu'],
      materials: [
        { pbrMetallicRoughness: { baseColorFactor: [1, 0, 0, 1], baseColorTexture: { index: 0 } } },
        { pbrMetallicRoughness: { baseColorTexture: { index: 1 } } },
      ],
      textures: [
        { extensions: { KHR_texture_basisu: { source: 0 } } },
        { source: 1, extensions: { KHR_texture_basisu: { source: 0 } } },
      ],
      images: [
        { mimeType: 'image/ktx2', bufferView: 0 },
        { mimeType: 'image/png', bufferView: 0 },
      ],
    };
    const plain = plainGlb(glbOf(file, places), decoders);
    expect(plain && readGlb(plain)).toMatchObject({
      model: { materials: [{ color: [1, 0, 0, 1], hasTexture: false }, { hasTexture: true }] },
    });
  });

  it.each<[string, () => Uint8Array]>([
    ['no model', () => bytesOf(draco)],
    ['cut off', () => glbOf(withDraco(), bytesOf(draco)).subarray(0, -20)],
    ['Draco bytes that are none', () => glbOf(withDraco(), new Uint8Array(dracoLength + 3))],
    [
      'a Draco view that is not there',
      () => glbOf(withDraco({ bufferView: 9, attributes: {} }), bytesOf(draco)),
    ],
    ['meshopt bytes that are none', () => glbOf(withMeshopt(), new Uint8Array(meshoptLength + 3))],
    ['a meshopt view beyond its file', () => glbOf(withMeshopt({ byteLength: 99_999 }), bytesOf(meshopt))],
    [
      'a meshopt view that grows without end',
      () => glbOf(withMeshopt({ count: 2_000_000_000 }), bytesOf(meshopt)),
    ],
    ['instances without their numbers', () => glbOf({ ...instanced(), bufferViews: [] }, triangle)],
  ])('and %s is refused', (_, bytes) => {
    const plain = plainGlb(bytes(), decoders);
    const read = plain && readGlb(plain);
    expect(read === null || 'error' in read).toBe(true);
  });

  it('with any byte changed never throws', () => {
    const whole = glbOf(withDraco(), bytesOf(draco));
    for (let at = 0; at < whole.length; at += 1) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      expect(() => plainGlb(changed, decoders)).not.toThrow();
    }
  });
});
