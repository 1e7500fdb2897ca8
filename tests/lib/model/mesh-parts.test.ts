import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';

import { loadGltf, movePart, meshPartsOf } from '#src/components/viewer/model/scene/mesh-parts.ts';
import { linesOfModel } from '#src/lib/model/part-lines.ts';
import { readGlb } from '#src/lib/model/read-glb.ts';
import { glbOf } from '#tests/support/glb.ts';

/* A model of one triangle, as both readers see it: the one that lists its parts, and three. */

const floats = (...numbers: number[]): Uint8Array => new Uint8Array(new Float32Array(numbers).buffer);
const corners = floats(0, 0, 0, 1, 0, 0, 0, 2, 0);
const accessor = (bufferView: number) => ({ bufferView, componentType: 5126, count: 3, type: 'VEC3' });
const bounds = { min: [0, 0, 0], max: [1, 2, 0] };

async function seen(
  file: { nodes: readonly object[]; primitive?: object; mesh?: object; more?: object },
  ...views: Uint8Array[]
) {
  const all = [corners, ...views];
  const whole = Buffer.concat(all);
  const glb = glbOf(
    {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [] }, { nodes: file.nodes.map((_, at) => at) }],
      nodes: file.nodes,
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, ...file.primitive }], ...file.mesh }],
      buffers: [{ byteLength: whole.length }],
      bufferViews: all.map((view, at) => ({
        buffer: 0,
        byteOffset: all.slice(0, at).reduce((sum, one) => sum + one.length, 0),
        byteLength: view.length,
      })),
      accessors: all.map((_, at) => ({ ...accessor(at), ...(at === 0 && bounds) })),
      ...file.more,
    },
    whole,
  );
  const read = readGlb(glb);
  if (!('model' in read)) throw new Error(read.error);
  const [type] = read.model.types;
  const [lines] = linesOfModel(read.model);
  const pieces = meshPartsOf(await loadGltf(new Uint8Array(glb).buffer), type.scene, lines?.parts ?? [], []);
  for (const piece of pieces) movePart(piece, new Vector3());
  return { parts: type.parts, pieces };
}

describe('a model', () => {
  it('is found in the scene that has it, with its edges', async () => {
    const { parts, pieces } = await seen({ nodes: [{ mesh: 0, translation: [5, 0, 0] }] });
    expect([...(parts[0]?.triangles ?? [])]).toEqual([5, 0, 0, 6, 0, 0, 5, 2, 0]);
    expect(pieces[0]?.edges.geometry.getAttribute('position').count).toBe(6);
    expect(pieces[0]?.center.toArray()).toEqual([5.5, 1, 0]);
  });

  it('that is mirrored has its faces outward', async () => {
    const { parts, pieces } = await seen({ nodes: [{ mesh: 0, scale: [-1, 1, 1] }] });
    expect([...(parts[0]?.triangles ?? [])].map((number) => number + 0)).toEqual([
      0, 0, 0, 0, 2, 0, -1, 0, 0,
    ]);
    // The renderer turns the faces of such a matrix.
    expect(pieces[0]?.mesh.matrix.determinant()).toBeLessThan(0);
  });

  it('has the colors of its corners', async () => {
    const { pieces } = await seen(
      { nodes: [{ mesh: 0 }], primitive: { attributes: { POSITION: 0, COLOR_0: 1 } } },
      floats(1, 0, 0, 0, 1, 0, 0, 0, 1),
    );
    expect(pieces[0]?.mesh.material.vertexColors).toBe(true);
    expect(pieces[0]?.mesh.geometry.getAttribute('color').getY(1)).toBe(1);
  });

  it.each<[string, object, object]>([
    ['of its shape', { weights: [0.5] }, {}],
    ['of its node', { weights: [0] }, { weights: [0.5] }],
  ])('stands at rest with the weights %s', async (_, mesh, node) => {
    const { parts, pieces } = await seen(
      { nodes: [{ mesh: 0, ...node }], primitive: { targets: [{ POSITION: 1 }] }, mesh },
      floats(0, 0, 4, 0, 0, 0, 0, 0, 0),
    );
    expect([...(parts[0]?.triangles ?? [])]).toEqual([0, 0, 2, 1, 0, 0, 0, 2, 0]);
    expect(pieces[0]?.mesh.morphTargetInfluences).toEqual([0.5]);
  });

  it('is shown without its cameras and lights', async () => {
    const { parts, pieces } = await seen({
      nodes: [{ camera: 0 }, { mesh: 0 }, { extensions: { KHR_lights_punctual: { light: 0 } } }],
      more: {
        extensionsUsed: ['KHR_lights_punctual'],
        extensions: { KHR_lights_punctual: { lights: [{ type: 'point' }] } },
        cameras: [{ type: 'perspective', perspective: { yfov: 1, znear: 1 } }],
      },
    });
    expect(parts.map(({ node }) => node)).toEqual([1]);
    expect(pieces.map(({ node }) => node)).toEqual([1]);
  });

  it('without light has directions of its faces all the same', async () => {
    const { pieces } = await seen({
      nodes: [{ mesh: 0 }],
      primitive: { material: 0 },
      more: {
        extensionsUsed: ['KHR_materials_unlit'],
        materials: [{ extensions: { KHR_materials_unlit: {} } }],
      },
    });
    expect(pieces[0]?.mesh.material.flatShading).toBe(true);
  });

  it('with sparse numbers is read', async () => {
    const { parts } = await seen(
      {
        nodes: [{ mesh: 0 }],
        more: {
          accessors: [
            {
              ...accessor(0),
              ...bounds,
              sparse: {
                count: 1,
                indices: { bufferView: 1, componentType: 5125 },
                values: { bufferView: 2 },
              },
            },
          ],
        },
      },
      new Uint8Array(new Uint32Array([1]).buffer),
      floats(9, 9, 9),
    );
    expect([...(parts[0]?.triangles ?? [])]).toEqual([0, 0, 0, 9, 9, 9, 0, 2, 0]);
  });
});
