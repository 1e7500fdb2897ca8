import { beforeAll, describe, expect, it } from 'vitest';

import { nodeMeshDecoders } from '../../../scripts/corpus/mesh-decoders.ts';
import type { MeshDecoders } from '#src/lib/model/mesh-decoders.ts';
import { plainGlb } from '#src/lib/model/plain-glb.ts';
import { readGlb } from '#src/lib/model/read-glb.ts';
import { glbOf } from '#tests/support/glb.ts';

let decoders: MeshDecoders;
beforeAll(async () => {
  decoders = await nodeMeshDecoders();
});

const bytesOf = (text: string): Uint8Array => {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  return padded;
};
/** A triangle: 0 0 0, 1 0 0, 0 2 0. */
const draco =
  'RFJBQ08CAgEBAAAAAwEAAQAAAQf/AREB/wAAAQAJAwAAAAAAgD8AAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAA==';
const dracoLength = Buffer.from(draco, 'base64').length;
const meshopt = 'ofrqqgAA/wB/fgAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAA==';
const meshoptLength = Buffer.from(meshopt, 'base64').length;
const corners = [0, 0, 0, 1, 0, 0, 0, 2, 0];

const frame = { asset: { version: '2.0' }, scenes: [{ nodes: [0] }], nodes: [{ mesh: 0 }] };
const withDraco = (shape: object = { bufferView: 0, attributes: { POSITION: 0 } }) => ({
  ...frame,
  extensionsUsed: ['KHR_draco_mesh_compression'],
  extensionsRequired: ['KHR_draco_mesh_compression'],
  meshes: [
    {
      primitives: [
        {
          attributes: { POSITION: 0, JOINTS_0: 0 },
          indices: 1,
          extensions: { KHR_draco_mesh_compression: shape },
        },
      ],
    },
  ],
  accessors: [
    { componentType: 5126, count: 3, type: 'VEC3' },
    { componentType: 5123, count: 3, type: 'SCALAR' },
  ],
  bufferViews: [{ buffer: 0, byteLength: dracoLength }],
});
const withMeshopt = (more: object = {}) => ({
  ...frame,
  extensionsUsed: ['EXT_meshopt_compression'],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
  bufferViews: [
    {
      buffer: 1,
      byteLength: 36,
      byteStride: 12,
      extensions: {
        EXT_meshopt_compression: {
          buffer: 0,
          byteLength: meshoptLength,
          byteStride: 12,
          count: 3,
          mode: 'ATTRIBUTES',
          ...more,
        },
      },
    },
  ],
});
const triangle = new Uint8Array(new Float32Array(corners).buffer);
const places = new Uint8Array(new Float32Array([...corners, 5, 0, 0, 0, 7, 0]).buffer);
const instanced = (count = 2) => ({
  ...frame,
  nodes: [
    { name: 'Bolt', mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1 } } } },
  ],
  extensionsUsed: ['EXT_mesh_gpu_instancing'],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [
    { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' },
    { bufferView: 1, componentType: 5126, count, type: 'VEC3' },
  ],
  bufferViews: [
    { buffer: 0, byteLength: 36 },
    { buffer: 0, byteOffset: 36, byteLength: 12 * count },
  ],
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
