import * as v from 'valibot';

import { Budget, TooLargeError } from '#src/lib/budget.ts';
import { isDrawable, picturesOf } from '#src/lib/model/glb-pictures.ts';
import { accessorNumbers } from '#src/lib/model/glb-accessor.ts';
import { gltf } from '#src/lib/model/glb-json.ts';
import type { Gltf } from '#src/lib/model/glb-json.ts';
import { identity, isMirrored, matrixOfNode, transformPoints, multiply } from '#src/lib/model/matrix.ts';
import type { Matrix } from '#src/lib/model/matrix.ts';
import { boundingBox } from '#src/lib/model/vector.ts';
import type { Box } from '#src/lib/model/vector.ts';

/** One mesh in its place in the model. */
export interface ModelPart {
  /** Index of its node in the file, by which other readers of the file find it. */
  node: number;
  name: string;
  /** Index among the model's materials; null for none. */
  material: number | null;
  /** In meters: three numbers per corner, three corners per triangle. */
  triangles: Float32Array<ArrayBuffer>;
  box: Box;
  extras: Readonly<Record<string, unknown>>;
}

/** One size or version: a scene of the file. */
export interface ModelType {
  name: string;
  parts: readonly ModelPart[];
  box: Box;
  /** Of the scene and its top-level nodes. */
  extras: Readonly<Record<string, unknown>>;
}

export interface ModelMaterial {
  name: string;
  /** Red, green, blue, and opacity, 0 to 1. */
  color: readonly [number, number, number, number];
  hasTexture: boolean;
}

export interface Model {
  types: readonly [ModelType, ...ModelType[]];
  /** Index of the type that the file shows by default. */
  first: number;
  materials: readonly ModelMaterial[];
}

/** Why a file can't be shown as a model. */
export type ModelError = 'not-glb' | 'cut-off' | 'not-read' | 'too-large' | 'empty';

const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;
/** Required extensions that don't affect shape or size, and the one that both readers of a file understand. */
const readable = /^KHR_(?:materials_|texture_|lights_|mesh_quantization$)|^EXT_texture_/;

export type ModelResult = { model: Model } | { error: ModelError };

/** Reads a binary glTF 2.0 file: types, parts, materials, and metadata. Never throws. */
export function readGlb(bytes: Uint8Array): ModelResult {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 20 || view.getUint32(0, true) !== magic || view.getUint32(4, true) !== 2)
    return { error: 'not-glb' };
  if (view.getUint32(8, true) > bytes.byteLength) return { error: 'cut-off' };
  let text = '';
  let binary = new Uint8Array();
  for (let at = 12; at + 8 <= bytes.byteLength;) {
    const length = view.getUint32(at, true);
    if (at + 8 + length > bytes.byteLength) return { error: 'cut-off' };
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    const kind = view.getUint32(at + 4, true);
    if (kind === jsonChunk && text === '') text = new TextDecoder().decode(chunk);
    else if (kind === binaryChunk) binary = new Uint8Array(chunk);
    at += 8 + length;
  }
  if (text.length > mostJson) return { error: 'too-large' };
  const document = v.safeParse(gltf, parsed(text));
  if (!document.success) return { error: 'not-glb' };
  if (document.output.extensionsRequired.some((name) => !readable.test(name))) return { error: 'not-read' };
  if (picturesOf(document.output, binary).some((picture) => !isDrawable(picture)))
    return { error: 'too-large' };
  try {
    return modelOf(document.output, binary);
  } catch (error) {
    if (error instanceof TooLargeError) return { error: 'too-large' };
    throw error;
  }
}

/** Limits: nodes, counted once per parent; and numbers of all their corners. */
const mostNodes = 20_000;
const mostNumbers = 24_000_000;
/** Maximum length of the JSON part; shapes are stored outside it. */
const mostJson = 16_000_000;

interface Spent {
  nodes: Budget;
  numbers: Budget;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function modelOf(file: Gltf, binary: Uint8Array): ModelResult {
  const found: { type: ModelType; scene: number }[] = [];
  spendAccessors(file, new Budget(2 * mostNumbers));
  const spent: Spent = { nodes: new Budget(mostNodes), numbers: new Budget(mostNumbers) };
  for (const [scene, { name, nodes, extras }] of file.scenes.entries()) {
    const parts: ModelPart[] = [];
    for (const node of nodes)
      if (!addParts(file, binary, node, identity, parts, 0, spent)) return { error: 'not-read' };
    const box = boundingBox(parts.map(({ triangles }) => triangles));
    const all = [...nodes.map((node) => file.nodes[node]?.extras ?? {}), extras];
    const own = Object.fromEntries(all.flatMap((one) => Object.entries(one)));
    if (box) found.push({ scene, type: { name: name || `Type ${scene + 1}`, parts, box, extras: own } });
  }
  const [first, ...others] = found.map(({ type }) => type);
  if (!first) return { error: 'empty' };
  const shown = found.findIndex(({ scene }) => scene === file.scene);
  const materials = file.materials.map(({ name, pbrMetallicRoughness: look }): ModelMaterial => {
    const [red = 1, green = 1, blue = 1, opacity = 1] = look.baseColorFactor ?? [];
    return { name, color: [red, green, blue, opacity], hasTexture: look.baseColorTexture !== undefined };
  });
  return { model: { types: [first, ...others], first: Math.max(shown, 0), materials } };
}

/** Deeper than any real model; ends cycles. */
const maxDepth = 64;

/** Returns false if something is in an unsupported form. */
function addParts(
  file: Gltf,
  binary: Uint8Array,
  index: number,
  above: Matrix,
  parts: ModelPart[],
  depth: number,
  spent: Spent,
): boolean {
  spent.nodes.spend();
  const node = file.nodes[index];
  if (!node || depth > maxDepth) return false;
  const matrix = multiply(above, matrixOfNode(node));
  const mesh = node.mesh === undefined ? undefined : file.meshes[node.mesh];
  for (const primitive of mesh?.primitives ?? []) {
    // Points and lines have no faces.
    if (primitive.mode < 4) continue;
    const triangles =
      primitive.mode === 4 ? trianglesOf(file, binary, primitive, matrix, spent.numbers) : null;
    if (!triangles) return false;
    const box = boundingBox([triangles]);
    const name = node.name || mesh?.name || `Part ${parts.length + 1}`;
    const { extras } = node;
    if (box) parts.push({ node: index, name, material: primitive.material ?? null, triangles, box, extras });
  }
  return node.children.every((child) => addParts(file, binary, child, matrix, parts, depth + 1, spent));
}

/**
 * The renderer allocates memory for every accessor as declared, used or not: colors, animations, morph
 * targets.
 */
function spendAccessors({ accessors }: Gltf, numbers: Budget): void {
  for (const { count, type } of accessors)
    numbers.spend(count * (type === 'SCALAR' ? 1 : type.startsWith('VEC') ? 4 : 16));
}

type Primitive = Gltf['meshes'][number]['primitives'][number];

function trianglesOf(
  file: Gltf,
  binary: Uint8Array,
  { attributes, indices }: Primitive,
  matrix: Matrix,
  numbers: Budget,
) {
  const positions = accessorNumbers(file, binary, attributes['POSITION'] ?? -1);
  if (!positions) return null;
  numbers.spend(positions.length);
  const corners = transformPoints(matrix, positions);
  if (indices === undefined) return isMirrored(matrix) ? turned(corners) : corners;
  const order = accessorNumbers(file, binary, indices);
  if (!order) return null;
  numbers.spend(order.length * 3);
  const triangles = new Float32Array(order.length * 3);
  for (const [at, corner] of order.entries()) {
    if (corner * 3 + 2 >= corners.length) return null;
    triangles.set(corners.subarray(corner * 3, corner * 3 + 3), at * 3);
  }
  return isMirrored(matrix) ? turned(triangles) : triangles;
}

/** The same triangles with the opposite winding, because a mirrored node turns them inside out. */
function turned(triangles: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  for (let at = 0; at + 8 < triangles.length; at += 9) {
    const second = triangles.slice(at + 3, at + 6);
    triangles.copyWithin(at + 3, at + 6, at + 9);
    triangles.set(second, at + 6);
  }
  return triangles;
}
