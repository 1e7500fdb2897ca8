import * as v from 'valibot';

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const numbers = (length: number) => v.optional(v.pipe(v.array(v.number()), v.length(length)));
const name = v.optional(v.string(), '');
const extras = v.optional(v.record(v.string(), v.unknown()), {});
const many = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), []);

/** The parts of glTF 2.0 that we read; files may contain more. */
export const gltf = v.object({
  asset: v.object({
    version: v.pipe(v.string(), v.regex(/^2\./)),
    generator: v.optional(v.string(), ''),
    copyright: v.optional(v.string(), ''),
  }),
  extensionsUsed: many(v.string()),
  extensionsRequired: many(v.string()),
  scene: v.optional(index, 0),
  scenes: many(v.object({ name, nodes: many(index), extras })),
  nodes: many(
    v.object({
      name,
      mesh: v.optional(index),
      weights: v.optional(v.array(v.number())),
      children: many(index),
      matrix: numbers(16),
      translation: numbers(3),
      rotation: numbers(4),
      scale: numbers(3),
      extras,
    }),
  ),
  meshes: many(
    v.object({
      name,
      weights: many(v.number()),
      primitives: v.array(
        v.object({
          attributes: v.record(v.string(), index),
          indices: v.optional(index),
          material: v.optional(index),
          mode: v.optional(index, 4),
          targets: many(v.record(v.string(), index)),
        }),
      ),
    }),
  ),
  materials: many(
    v.object({
      name,
      pbrMetallicRoughness: v.optional(
        v.object({
          baseColorFactor: v.optional(v.pipe(v.array(v.number()), v.length(4)), [1, 1, 1, 1]),
          metallicFactor: v.optional(v.number(), 1),
          roughnessFactor: v.optional(v.number(), 1),
          baseColorTexture: v.optional(v.unknown()),
        }),
        {},
      ),
    }),
  ),
  images: many(v.object({ bufferView: v.optional(index), uri: v.optional(v.string()) })),
  accessors: many(
    v.object({
      bufferView: v.optional(index),
      byteOffset: v.optional(index, 0),
      componentType: index,
      count: index,
      normalized: v.optional(v.boolean(), false),
      type: v.string(),
      /** Some of its items, which replace those of its view, or zeros. */
      sparse: v.optional(
        v.object({
          count: index,
          indices: v.object({ bufferView: index, byteOffset: v.optional(index, 0), componentType: index }),
          values: v.object({ bufferView: index, byteOffset: v.optional(index, 0) }),
        }),
      ),
    }),
  ),
  bufferViews: many(
    v.object({
      buffer: index,
      byteOffset: v.optional(index, 0),
      byteLength: index,
      byteStride: v.optional(index),
    }),
  ),
});
export type Gltf = v.InferOutput<typeof gltf>;
