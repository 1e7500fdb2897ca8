import { beforeAll, describe, expect, it } from 'vitest';
import { readGlb } from '#src/lib/model/read-glb.ts';
import type { Model } from '#src/lib/model/read-glb.ts';
import { sizeOfBox } from '#src/lib/model/vector.ts';
import { bimToGlb } from '#src/reference-api/files/bim/bim-to-glb.ts';
import { glbOf } from '#tests/support/glb.ts';
import { sampleDoor } from '#tests/reference-api/bim/sample-objects.ts';

const triangle = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 2, 0]).buffer);
/** One triangle in a node below another. */
const small = {
  asset: { version: '2.0' },
  scenes: [{ nodes: [0] }],
  nodes: [
    { name: 'whole', translation: [10, 0, 0], scale: [2, 2, 2], children: [1], extras: { maker: 'A' } },
    { name: 'part', rotation: [0, 0, Math.SQRT1_2, Math.SQRT1_2], mesh: 0 },
  ],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
};

function modelOf(bytes: Uint8Array): Model {
  const read = readGlb(bytes);
  if (!('model' in read)) throw new Error(read.error);
  return read.model;
}

describe('the GLB of a door', () => {
  let model: Model;
  beforeAll(async () => {
    model = modelOf(await bimToGlb(sampleDoor));
  });

  it('has the types of the object in their sizes, the first one first', () => {
    expect(model.types.map(({ name }) => name)).toEqual(sampleDoor.types.map(({ name }) => name));
    expect(model.first).toBe(0);
    model.types.forEach((type, index) => {
      const [width, height, depth] = sizeOfBox(type.box).map((value) => Number((value / 0.0254).toFixed(3)));
      expect({ width, height, depth }).toEqual(sampleDoor.types[index]?.dimensions);
    });
  });

  it('has named parts with materials, and says what it is', () => {
    const [type] = model.types;
    expect(type.parts.map(({ name }) => name)).toContain('Leaf');
    for (const part of type.parts) expect(model.materials[part.material ?? -1]?.name).toBeTruthy();
    expect(new Set(type.parts.map(({ node }) => node)).size).toBe(type.parts.length);
    expect(type.extras).toMatchObject({ id: sampleDoor.id, parameters: sampleDoor.parameters });
  });
});

describe('a GLB of another program', () => {
  it('whose node is mirrored shows its outer faces', () => {
    const mirrored = { ...small, nodes: [{ mesh: 0, scale: [-1, 1, 1] }] };
    const [{ parts }] = modelOf(glbOf(mirrored, triangle)).types;
    // Against the clock, seen from where its front was.
    expect([...(parts[0]?.triangles ?? [])].map((value) => value + 0)).toEqual([0, 0, 0, 0, 2, 0, -1, 0, 0]);
  });

  it.each([
    [5120, new Int8Array([0, 0, 0, 0, 127, 0, 0, 0, 0, -128, 0, 0])],
    [5121, new Uint8Array([0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0])],
    [5122, new Int16Array([0, 0, 0, 0, 32_767, 0, 0, 0, 0, -32_768, 0, 0])],
    [5123, new Uint16Array([0, 0, 0, 0, 65_535, 0, 0, 0, 0, 0, 0, 0])],
  ])('with quantized corners (%i) is read, normalized or not', (componentType, numbers) => {
    const bytes = new Uint8Array(numbers.buffer);
    const whole = Number(numbers[4]);
    const least = Math.min(...numbers);
    for (const [normalized, one, lowest] of [
      [true, 1, least < 0 ? -1 : 0],
      [false, whole, least],
    ] as const) {
      const file = {
        ...small,
        extensionsRequired: ['KHR_mesh_quantization'],
        nodes: [{ mesh: 0 }],
        accessors: [{ bufferView: 0, componentType, normalized, count: 3, type: 'VEC3' }],
        bufferViews: [{ buffer: 0, byteLength: bytes.length, byteStride: bytes.length / 3 }],
      };
      const [{ parts }] = modelOf(glbOf(file, bytes)).types;
      expect([...(parts[0]?.triangles ?? [])]).toEqual([0, 0, 0, one, 0, 0, 0, lowest, 0]);
    }
  });

  it('is read with moved, turned and scaled nodes', () => {
    const [{ parts, box, extras }] = modelOf(glbOf(small, triangle)).types;
    // Turned by 90°, (1,0,0) and (0,2,0) are (0,1,0) and (-2,0,0); then twice as large, then 10 to the right.
    expect([...(parts[0]?.triangles ?? [])].map((value) => Math.round(value * 1e5) / 1e5 + 0)).toEqual([
      10, 0, 0, 10, 2, 0, 6, 0, 0,
    ]);
    expect(box.min[0]).toBeCloseTo(6);
    expect(extras).toEqual({ maker: 'A' });
  });

  const { accessors, nodes } = small;
  it.each([
    ['nothing', new Uint8Array(), 'not-glb'],
    ['text', new TextEncoder().encode('<html>There is no such file.</html>'), 'not-glb'],
    ['glTF 1', glbOf({ ...small, asset: { version: '1.0' } }, triangle), 'old-glb'],
    [
      'glTF 1 by its head',
      Uint8Array.from([...Buffer.from('glTF'), 1, 0, 0, 0, ...new Uint8Array(20)]),
      'old-glb',
    ],
    ['JSON that is none', glbOf('{', triangle), 'not-glb'],
    ['cut off', glbOf(small, triangle).subarray(0, -10), 'cut-off'],
    [
      'packed with Draco',
      glbOf({ ...small, extensionsUsed: ['KHR_draco_mesh_compression'] }, triangle),
      'packed',
    ],
    [
      'packed in a way nobody knows',
      glbOf({ ...small, extensionsRequired: ['ABC_compression'] }, triangle),
      'not-read',
    ],
    [
      'beyond its own end',
      glbOf({ ...small, accessors: [{ ...accessors[0], count: 99 }] }, triangle),
      'not-read',
    ],
    ['within itself', glbOf({ ...small, nodes: [{ ...nodes[0], children: [0] }] }, triangle), 'not-read'],
    ['without shape', glbOf({ ...small, meshes: [], nodes: [{ name: 'empty' }] }, triangle), 'empty'],
    ['without scene', glbOf({ ...small, scenes: [] }, triangle), 'empty'],
  ] as const)('that is %s is refused', (_, bytes, error) => {
    expect(readGlb(bytes)).toEqual({ error });
  });

  it('that lost any of its bytes never throws', async () => {
    const whole = await bimToGlb(sampleDoor);
    for (let length = 0; length < whole.length; length += 97)
      expect(readGlb(whole.subarray(0, length))).toHaveProperty('error');
  });

  it('that has any byte of its head changed never throws', () => {
    const whole = glbOf(small, triangle);
    for (let at = 0; at < whole.length; at += 1) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      expect(() => readGlb(changed)).not.toThrow();
    }
  });
});
