import { unzlibSync } from 'fflate';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

import { nodeMeshDecoders } from '../../../scripts/corpus/mesh-decoders.ts';
import type { MeshDecoders } from '#src/lib/model/mesh-decoders.ts';
import { glbChunks } from '#src/lib/model/glb-chunks.ts';
import { unpackGlb } from '#src/lib/model/unpack-glb.ts';
import { readGlb } from '#src/lib/model/read-glb.ts';
import { glbOf } from '#tests/support/glb.ts';
import { ktx2Of } from '#tests/support/ktx2.ts';
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

const pictures = v.object({
  images: v.array(v.object({ mimeType: v.string(), bufferView: v.number() })),
  textures: v.array(v.object({ source: v.number() })),
  bufferViews: v.array(v.object({ byteOffset: v.optional(v.number(), 0), byteLength: v.number() })),
});

/** The size of a PNG and the colors in it, as another library reads it. */
function pixelsOf(png: Uint8Array | undefined) {
  if (!png) return null;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const rows = unzlibSync(png.subarray(41, 41 + view.getUint32(33)));
  const colors = new Set<string>();
  for (let at = 0; at < rows.length; at += 1 + 4 * width)
    for (let x = 0; x < width; x += 1) colors.add(rows.subarray(at + 1 + 4 * x, at + 5 + 4 * x).join(' '));
  return { width, height, colors: [...colors].map((color) => color.split(' ').map(Number)) };
}

let decoders: MeshDecoders;
beforeAll(async () => {
  decoders = await nodeMeshDecoders();
});

function partsOf(bytes: Uint8Array): number[][] {
  expect(readGlb(bytes)).toEqual({ error: 'packed' });
  const plain = unpackGlb(bytes, decoders);
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

  const pictured = (images: readonly object[], bufferViews: readonly object[]) => ({
    asset: { version: '2.0' },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    extensionsUsed: ['KHR_texture_basisu'],
    extensionsRequired: ['KHR_texture_basisu'],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
    bufferViews: [{ buffer: 0, byteLength: 36 }, ...bufferViews],
    materials: [
      { pbrMetallicRoughness: { baseColorFactor: [1, 0, 0, 1], baseColorTexture: { index: 0 } } },
      { pbrMetallicRoughness: { baseColorTexture: { index: 1 } } },
    ],
    textures: [
      { extensions: { KHR_texture_basisu: { source: 0 } } },
      { source: 1, extensions: { KHR_texture_basisu: { source: 0 } } },
    ],
    images,
  });

  it('whose pictures are in KTX2 gets them as PNG', () => {
    const picture = ktx2Of([6, 5], [200, 100, 50, 255]);
    const bytes = Buffer.concat([triangle, picture]);
    const file = pictured(
      [
        { mimeType: 'image/ktx2', bufferView: 1 },
        { mimeType: 'image/png', bufferView: 0 },
      ],
      [{ buffer: 0, byteOffset: 36, byteLength: picture.length }],
    );
    const plain = unpackGlb(glbOf(file, bytes), decoders);
    expect(plain && readGlb(plain)).toMatchObject({
      model: { materials: [{ hasTexture: true }, { hasTexture: true }] },
    });
    const chunks = plain && glbChunks(plain);
    const { images, textures, bufferViews } = v.parse(pictures, JSON.parse(chunks?.text ?? ''));
    expect(textures.map(({ source }) => source)).toEqual([0, 1]);
    expect(images.map(({ mimeType }) => mimeType)).toEqual(['image/png', 'image/png']);
    const view = bufferViews[images[0]?.bufferView ?? -1];
    const png = chunks?.binary.subarray(view?.byteOffset, (view?.byteOffset ?? 0) + (view?.byteLength ?? 0));
    expect(pixelsOf(png)).toEqual({ width: 6, height: 5, colors: [[200, 100, 50, 255]] });
  });

  it.each<[string, Uint8Array]>([
    ['damaged', ktx2Of([4, 4], [1, 2, 3, 4]).fill(9, 20, 60)],
    ['of another kind', new Uint8Array(40)],
    ['larger than is decoded', ktx2Of([4, 4], [1, 2, 3, 4]).fill(0xff, 20, 28)],
  ])('whose picture in KTX2 is %s is drawn in its colors', (_, picture) => {
    const file = pictured(
      [{ mimeType: 'image/ktx2', bufferView: 1 }],
      [{ buffer: 0, byteOffset: 36, byteLength: picture.length }],
    );
    const plain = unpackGlb(glbOf(file, Buffer.concat([triangle, picture])), decoders);
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
    const plain = unpackGlb(bytes(), decoders);
    const read = plain && readGlb(plain);
    expect(read === null || 'error' in read).toBe(true);
  });

  it('with any byte changed never throws', () => {
    const whole = glbOf(withDraco(), bytesOf(draco));
    for (let at = 0; at < whole.length; at += 1) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      expect(() => unpackGlb(changed, decoders)).not.toThrow();
    }
  });
});
