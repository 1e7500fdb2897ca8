import * as v from 'valibot';
import { Budget, TooLargeError } from '#src/lib/budget.ts';
import { isDrawable, picturesOf } from '#src/lib/model/glb-pictures.ts';
import { accessorNumbers } from '#src/lib/model/glb-accessor.ts';
import { latinText } from '#src/lib/latin-text.ts';
import { splitGlb } from '#src/lib/model/glb-chunks.ts';
import { gltf, type Gltf } from '#src/lib/model/glb-json.ts';
import { identity, isMirrored, matrixOfNode, transformPoints, multiply } from '#src/lib/model/matrix.ts';
import { extensionsToUnpack } from '#src/lib/model/extensions-to-unpack.ts';
import type { Matrix } from '#src/lib/model/matrix.ts';
import { boundingBox, type Box } from '#src/lib/model/vector.ts';

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
  /** Index of its scene in the file; scenes can be empty. */
  scene: number;
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
export type ModelError = 'not-glb' | 'old-glb' | 'cut-off' | 'packed' | 'not-read' | 'too-large' | 'empty';

/** Required extensions that don't affect shape or size, and the one that both readers of a file understand. */
const readable = /^KHR_(?:materials_|texture_|lights_|mesh_quantization$)|^EXT_texture_/;

export type ModelResult = { model: Model } | { error: ModelError };

/** Reads a binary glTF 2.0 file, unpacked by `unpackGlb`: types, parts, materials, metadata. Never throws. */
export function readGlb(bytes: Uint8Array): ModelResult {
  const chunks = splitGlb(bytes);
  if (chunks === null) return { error: isFirstVersion(bytes) ? 'old-glb' : 'not-glb' };
  if (chunks === 'cut-off') return { error: 'cut-off' };
  const { text, binary } = chunks;
  if (text.length > mostJson) return { error: 'too-large' };
  const document = v.safeParse(gltf, parsed(text));
  if (!document.success) return { error: isOld.test(text) ? 'old-glb' : 'not-glb' };
  if (document.output.extensionsUsed.some((name) => extensionsToUnpack.includes(name)))
    return { error: 'packed' };
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

/** The version field in the header. */
const isFirstVersion = (bytes: Uint8Array): boolean =>
  bytes.length >= 8 && latinText(bytes.subarray(0, 8)) === 'glTF\u0001\0\0\0';
const isOld = /"version"\s{0,9}:\s{0,9}"1\./;

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
  const found: ModelType[] = [];
  spendAccessors(file, new Budget(2 * mostNumbers));
  const spent: Spent = { nodes: new Budget(mostNodes), numbers: new Budget(mostNumbers) };
  for (const [scene, { name, nodes, extras }] of file.scenes.entries()) {
    const parts: ModelPart[] = [];
    for (const node of nodes)
      if (!addParts(file, binary, node, identity, parts, 0, spent)) return { error: 'not-read' };
    const box = boundingBox(parts.map(({ triangles }) => triangles));
    const all = [...nodes.map((node) => file.nodes[node]?.extras ?? {}), extras];
    const own = Object.fromEntries(all.flatMap((one) => Object.entries(one)));
    if (box) found.push({ name: name || `Type ${scene + 1}`, scene, parts, box, extras: own });
  }
  const [first, ...others] = found;
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
  const weights = node.weights ?? mesh?.weights ?? [];
  for (const primitive of mesh?.primitives ?? []) {
    // Points and lines have no faces.
    if (primitive.mode < 4) continue;
    const triangles =
      primitive.mode === 4 ? trianglesOf(file, binary, primitive, { matrix, weights }, spent.numbers) : null;
    if (!triangles) return false;
    const box = boundingBox([triangles]);
    const name = node.name || mesh?.name || `Part ${parts.length + 1}`;
    const { extras } = node;
    if (box) parts.push({ node: index, name, material: primitive.material ?? null, triangles, box, extras });
  }
  return node.children.every((child) => addParts(file, binary, child, matrix, parts, depth + 1, spent));
}

/** The renderer allocates memory for every accessor as declared, used or not: colors, animations. */
function spendAccessors({ accessors }: Gltf, numbers: Budget): void {
  for (const { count, type } of accessors)
    numbers.spend(count * (type === 'SCALAR' ? 1 : type.startsWith('VEC') ? 4 : 16));
}

type Primitive = Gltf['meshes'][number]['primitives'][number];

function trianglesOf(
  file: Gltf,
  binary: Uint8Array,
  { attributes, indices, targets }: Primitive,
  { matrix, weights }: { matrix: Matrix; weights: readonly number[] },
  numbers: Budget,
) {
  const positions = accessorNumbers(file, binary, attributes['POSITION'] ?? -1);
  if (!positions) return null;
  numbers.spend(positions.length);
  // As the file shows it at rest.
  for (const [at, weight] of weights.entries()) {
    const target = targets[at]?.['POSITION'];
    if (weight === 0 || target === undefined) continue;
    const moves = accessorNumbers(file, binary, target);
    if (moves?.length !== positions.length) return null;
    numbers.spend(moves.length);
    for (const [index, move] of moves.entries()) positions[index] = (positions[index] ?? 0) + weight * move;
  }
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
